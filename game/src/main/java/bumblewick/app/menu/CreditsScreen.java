package bumblewick.app.menu;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.MusicTracks;
import bumblewick.app.shell.Navigator;
import bumblewick.def.presentation.CreditsDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.menu.MenuHint;
import bumblewick.ui.menu.NavCommand;
import bumblewick.ui.menu.NavStack;
import bumblewick.ui.screen.CreditsRoll;
import bumblewick.view.backdrop.TitleView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The credits, which roll over the meadow until they are over or the player leaves; a press hurries them. */
public final class CreditsScreen implements GameScreen, NavStack.Target {
    /** How much faster they roll for a while after a press, and for how many seconds. */
    private static final float HURRY = 6f;

    private static final float HURRY_SECONDS = 0.6f;

    private final Navigator navigator;
    private final PresentationContext context;
    private final InputMode input;
    private final Destination after;
    private final Optional<TitleView> view;
    private final CreditsRoll roll;
    private float hurrying; // seconds left

    /** @param after opened when the credits end */
    public CreditsScreen(Navigator navigator, PresentationContext context, InputMode input, Destination after) {
        this.navigator = navigator;
        this.context = context;
        this.input = input;
        this.after = after;
        view = Optional.ofNullable(context.scene().all(LookDef.class).get("title"))
                .map(look -> new TitleView(look, context.graphics().options()));
        roll = roll();
    }

    private CreditsRoll roll() {
        Translations translations = context.gui().translations();
        CreditsRoll lines =
                new CreditsRoll(context.gui().canvas(), context.gui().skin());
        lines.addHeading(translations.text("game.title"));
        for (CreditsDef credits : context.scene().all(CreditsDef.class).values()) {
            for (CreditsDef.Section section : credits.sections()) {
                lines.addHeading(translations.text(section.heading()));
                section.names().forEach(name -> lines.addName(name.name(), about(name)));
            }
        }
        lines.addHeading("");
        lines.addName(translations.text("credits.thanks"), "");
        return lines;
    }

    private static String about(CreditsDef.Name name) {
        return Stream.of(name.by(), name.licence())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("   ·   "));
    }

    @Override
    public void show() {
        view.ifPresent(scene -> context.graphics().states().attach(scene));
        context.audio().music(MusicTracks.RESULT);
        input.openMenus();
        context.gui().menuStyle().navStack().push(this);
        roll.show();
    }

    @Override
    public void update(float seconds) {
        hurrying = Math.max(0f, hurrying - seconds);
        roll.update(hurrying > 0f ? HURRY * seconds : seconds);
        if (roll.isFinished()) {
            back();
        }
    }

    @Override
    public void nav(NavCommand navCommand) {
        if (navCommand == NavCommand.ACCEPT || navCommand == NavCommand.DOWN) {
            hurrying = HURRY_SECONDS;
        }
    }

    @Override
    public List<MenuHint> hints() {
        return List.of(MenuHint.HURRY, MenuHint.BACK);
    }

    @Override
    public void back() {
        navigator.open(after);
    }

    @Override
    public void hide() {
        roll.hide();
        context.gui().menuStyle().navStack().remove(this);
        view.ifPresent(scene -> context.graphics().states().detach(scene));
    }
}
