package bumblewick.app;

import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.PageStyle;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The pages that lie over a screen, one on the other; only the uppermost is seen. */
final class Pages {
    private static final Logger LOG = LoggerFactory.getLogger(Pages.class);

    private final PageStyle style;
    private final Deque<Open> open = new ArrayDeque<>();

    /** The page that the last frame showed; empty without pages. */
    private String drawn = "";

    /** The page that is known to have been seen since it was opened; empty if none is. */
    private String seen = "";

    /** A page, how it is made anew, and what is done when it is left. */
    private record Open(Page page, Supplier<Page> maker, Runnable whenLeft) {}

    Pages(PageStyle style) {
        this.style = style;
    }

    /** Opens a page over whatever is shown. */
    void open(Supplier<Page> maker) {
        open(maker, () -> {});
    }

    /**
     * Opens a page over whatever is shown.
     *
     * @param maker of the page; asked again when what it shows is no longer true
     * @param whenLeft done when it is left by a step back, but not if the screen under it changes
     */
    void open(Supplier<Page> maker, Runnable whenLeft) {
        if (!open.isEmpty()) {
            open.peek().page().hide();
        }
        open.push(new Open(maker.get(), maker, whenLeft));
        open.peek().page().show();
        seen = "";
        LOG.info("page opened: {}", open.peek().page().title());
    }

    /** Makes all pages anew, since the words or what they list have changed; the focus stays where it is. */
    void rebuild() {
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
    void renew() {
        if (open.isEmpty()) {
            return;
        }
        Open old = open.pop();
        old.page().hide();
        open.push(new Open(old.maker().get().from(old.page()), old.maker(), old.whenLeft()));
        open.peek().page().show();
    }

    /** Asks before something is lost; to step back is to say no. */
    void ask(String title, String question, String yes, String no, Runnable action) {
        Row text = TextRow.of(question);
        Row refuse = backRow(no);
        Row agree = new ActionRow(yes, () -> {
            back();
            action.run();
        });
        open(() -> make(title).rows(List.of(text, refuse, agree)));
    }

    /** Says something that is to be read before one goes on. */
    void tell(String title, String message, String done) {
        Row text = TextRow.of(message);
        Row leave = backRow(done);
        open(() -> make(title).rows(List.of(text, leave)));
    }

    /** Makes an empty page. */
    Page make(String title) {
        return new Page(style, title).closedBy(() -> {
            style.chime().play(Chime.Sound.BACK);
            back();
        });
    }

    /** A row that leaves the uppermost page. */
    Row backRow(String text) {
        return new ActionRow(text, "", Chime.Sound.BACK, this::back);
    }

    /** Leaves the uppermost page; says whether there was one. */
    boolean back() {
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

    boolean isOpen() {
        return !open.isEmpty();
    }

    /** Goes on by a frame. What stood here a frame ago has reached the window. */
    void update(float seconds) {
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

    /** Takes all pages away: the screen under them changes. */
    void clear() {
        if (!open.isEmpty()) {
            open.peek().page().hide();
            open.clear();
        }
    }
}
