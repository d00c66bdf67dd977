package bumblewick.app;

import bumblewick.settings.Catalogue;
import bumblewick.settings.Range;
import bumblewick.settings.Toggle;
import bumblewick.touch.TouchLayout;
import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchPlan;
import bumblewick.touch.TouchRealm;
import bumblewick.touch.TouchSpot;
import bumblewick.ui.Chime;
import bumblewick.ui.TouchBoard;
import bumblewick.ui.Words;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.GrabRow;
import bumblewick.ui.page.Nav;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.SettingRow;
import java.util.List;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The page on which buttons are moved: the buttons where they are, and a narrow panel between them. */
final class LayoutPage implements TouchBoard.Hand, Page.Companion {
    private static final Logger LOG = LoggerFactory.getLogger(LayoutPage.class);
    private static final float WIDTH = 540f; // of the panel, in lines

    /** Of one button. */
    private static final Range SPOT_SIZE =
            new Range("size", TouchSpot.SMALLEST, TouchSpot.LARGEST, 0.1f, 1f, Range.Unit.PERCENT);

    /** A button that is moved by keys goes so far at a time, in dp. */
    private static final float STEP = 8f;

    private final Services services;
    private final TouchBoard board;
    private TouchRealm realm = TouchRealm.FOOT;
    private TouchPart chosen = TouchPart.JUMP;
    private Page page;

    LayoutPage(Services services) {
        this.services = services;
        board = new TouchBoard(services.canvas(), services.skin(), this);
    }

    void open() {
        services.pages().open(this::page, this::keep);
    }

    private void keep() {
        services.touch().keep();
        LOG.info("touch layout kept");
    }

    private Page page() {
        page = services.pages()
                .make(text("layout.title"))
                .narrow(WIDTH)
                .with(this)
                .rows(List.of(
                        realmRow(),
                        partRow(),
                        new GrabRow(text("layout.move"), text("layout.moving"), text("layout.move.help"), this::step),
                        shownRow(),
                        SettingRow.number(
                                text("layout.size"),
                                text("layout.size.help"),
                                new RangeScale(SPOT_SIZE, services.words()),
                                () -> spot().size(),
                                size -> put(spot().sized(size))),
                        number("layout.all", Catalogue.TOUCH_SIZE),
                        number("layout.opacity", Catalogue.TOUCH_OPACITY),
                        mirrorRow(),
                        new ActionRow(text("layout.reset"), this::reset),
                        services.pages().backRow(text("layout.done"))));
        return page;
    }

    private String text(String key) {
        return services.words().text(key);
    }

    private Row realmRow() {
        return SettingRow.choice(
                text("layout.realm"),
                text("layout.realm.help"),
                () -> List.of(TouchRealm.values()),
                each -> text("layout.realm." + each.name().toLowerCase(Locale.ROOT)),
                () -> realm,
                this::turnTo);
    }

    private void turnTo(TouchRealm next) {
        realm = next;
        chosen = chosen.in(next) ? chosen : TouchPart.PAUSE;
    }

    private Row partRow() {
        return SettingRow.choice(
                text("layout.part"),
                text("layout.part.help"),
                () -> TouchLayout.parts(realm),
                each -> text("layout.part." + each.name().toLowerCase(Locale.ROOT)),
                () -> chosen,
                part -> chosen = part);
    }

    private Row shownRow() {
        return SettingRow.toggle(
                text("layout.shown"),
                text("layout.shown.help"),
                List.of(text("option.off"), text("option.on")),
                () -> plan().shows(realm, chosen),
                this::shown);
    }

    /** Two of them stand for gestures: about those a setting decides. */
    private void shown(boolean there) {
        if (chosen.bySetting(realm)) {
            Toggle setting = chosen == TouchPart.TIGHT ? Catalogue.TOUCH_HOLD : Catalogue.TOUCH_SPIN;
            services.preferences().set(setting, there);
            services.touch().update();
        } else {
            put(spot().shown(there));
        }
    }

    private Row number(String key, Range range) {
        Words words = services.words();
        return SettingRow.number(
                text(key),
                text("settings." + range.id() + ".help"),
                new RangeScale(range, words),
                () -> services.preferences().get(range),
                value -> services.preferences().set(range, value));
    }

    private Row mirrorRow() {
        return SettingRow.toggle(
                text("layout.mirror"),
                text("settings." + Catalogue.TOUCH_MIRROR.id() + ".help"),
                List.of(text("option.off"), text("option.on")),
                () -> services.preferences().get(Catalogue.TOUCH_MIRROR),
                value -> services.preferences().set(Catalogue.TOUCH_MIRROR, value));
    }

    private TouchSpot spot() {
        return services.touch().layout().spot(realm, chosen);
    }

    private void put(TouchSpot spot) {
        services.touch().show(services.touch().layout().with(realm, chosen, spot));
    }

    private void reset() {
        services.touch().show(services.touch().layout().reset(realm));
    }

    private void step(Nav nav) {
        TouchPlan now = plan();
        float step = now.pixels(STEP);
        draw(
                chosen,
                now.x(realm, chosen) + (nav == Nav.RIGHT ? step : nav == Nav.LEFT ? -step : 0f),
                now.y(realm, chosen) + (nav == Nav.UP ? step : nav == Nav.DOWN ? -step : 0f));
    }

    @Override
    public TouchPlan plan() {
        return services.touch().plan();
    }

    @Override
    public TouchRealm realm() {
        return realm;
    }

    @Override
    public TouchPart chosen() {
        return chosen;
    }

    @Override
    public void take(TouchPart part) {
        services.chime().play(Chime.Sound.MOVE);
        chosen = part;
        page.refresh();
    }

    @Override
    public void draw(TouchPart part, float x, float y) {
        TouchPlan now = plan();
        put(spot().at(now.shareX(x), now.shareY(y)));
    }

    @Override
    public void let() {
        services.chime().play(Chime.Sound.ACCEPT);
        LOG.info("moved: {} {} to {}", realm, chosen, spot());
    }

    @Override
    public void show() {
        board.show();
    }

    @Override
    public void update() {
        board.update();
    }

    @Override
    public void hide() {
        board.hide();
    }
}
