package bumblewick.app.shell;

import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.MenuStyle;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The pages that lie over a screen, one on the other; only the uppermost is shown. */
public final class PageStack {
    private static final Logger LOG = LoggerFactory.getLogger(PageStack.class);

    private final MenuStyle style;
    private final Deque<Open> open = new ArrayDeque<>();

    /** The page that the last frame showed; empty without pages. */
    private String drawn = "";

    /** The page of which a frame was seen since it was opened; empty if there is none. */
    private String seen = "";

    /** A page that is open, how it is made anew, and what is run when it is left. */
    private record Open(Page page, Supplier<Page> maker, Runnable whenLeft) {}

    public PageStack(MenuStyle style) {
        this.style = style;
    }

    /** Opens a page over whatever is shown. */
    public void open(Supplier<Page> maker) {
        open(maker, () -> {});
    }

    /**
     * Opens a page over whatever is shown.
     *
     * @param maker makes the page, and makes it anew when what it shows has changed
     * @param whenLeft run when it is left by a step back, but not if the screen under it changes
     */
    public void open(Supplier<Page> maker, Runnable whenLeft) {
        if (!open.isEmpty()) {
            open.peek().page().hide();
        }
        open.push(new Open(maker.get(), maker, whenLeft));
        open.peek().page().show();
        seen = "";
        LOG.info("page opened: {}", open.peek().page().title());
    }

    /** Makes all pages anew, since the words or what they list have changed; the focus stays where it is. */
    public void rebuild() {
        if (open.isEmpty()) {
            return;
        }
        open.peek().page().hide();
        List<Open> before = new ArrayList<>(open);
        open.clear();
        for (Open old : before) {
            open.addLast(new Open(old.maker().get().from(old.page()), old.maker(), old.whenLeft()));
        }
        open.peek().page().show();
    }

    /** Makes the uppermost page anew, since what it lists has changed; the focus stays where it is. */
    public void rebuildTop() {
        if (open.isEmpty()) {
            return;
        }
        Open old = open.pop();
        old.page().hide();
        open.push(new Open(old.maker().get().from(old.page()), old.maker(), old.whenLeft()));
        open.peek().page().show();
    }

    /**
     * Asks whether an action shall be run; to step back is to refuse.
     *
     * @param title the question
     * @param consequence of the action, in a sentence; may be empty
     * @param yes the action, as a verb
     * @param no what goes on otherwise, as a verb
     */
    public void confirm(String title, String consequence, String yes, String no, Runnable action) {
        List<Row> rows = new ArrayList<>();
        if (!consequence.isEmpty()) {
            rows.add(TextRow.of(consequence));
        }
        rows.add(backRow(no));
        rows.add(new ButtonRow(yes, () -> {
            back();
            action.run();
        }));
        open(() -> make(title).rows(rows));
    }

    /** Shows a message until the player closes it. */
    public void showMessage(String title, String message, String done) {
        Row text = TextRow.of(message);
        Row leave = backRow(done);
        open(() -> make(title).rows(List.of(text, leave)));
    }

    /** Makes an empty page. */
    public Page make(String title) {
        return new Page(style, title).closedBy(() -> {
            style.sounds().play(UiSounds.Sound.BACK);
            back();
        });
    }

    /** A row that leaves the uppermost page. */
    public Row backRow(String text) {
        return new ButtonRow(text, "", UiSounds.Sound.BACK, this::back);
    }

    /** Leaves the uppermost page; says whether there was one. */
    public boolean back() {
        if (open.isEmpty()) {
            return false;
        }
        Open left = open.pop();
        left.page().hide();
        LOG.info("page left: {}", left.page().title());
        if (!open.isEmpty()) {
            open.peek().page().show();
        }
        left.whenLeft().run();
        return true;
    }

    /** Sends commands to the uppermost page again, after a menu under it was made anew and took them. */
    public void raise() {
        if (!open.isEmpty()) {
            style.navStack().push(open.peek().page());
        }
    }

    public boolean isOpen() {
        return !open.isEmpty();
    }

    /** Updates once a frame. What was on top a frame ago has reached the window. */
    public void update(float seconds) {
        String place = open.isEmpty() ? "" : open.peek().page().place();
        if (!open.isEmpty()) {
            open.peek().page().update(seconds);
        }
        if (place.equals(drawn) && !place.equals(seen)) {
            seen = place;
            if (!place.isEmpty()) {
                LOG.info("page seen: {}", place);
            }
        }
        drawn = place;
    }

    /** Closes all pages, since the screen under them changes. */
    public void clear() {
        if (!open.isEmpty()) {
            open.peek().page().hide();
            open.clear();
        }
    }
}
