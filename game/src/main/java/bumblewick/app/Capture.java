package bumblewick.app;

import bumblewick.input.Binding;
import bumblewick.input.Catcher;
import bumblewick.input.Device;
import bumblewick.ui.Words;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.TextRow;
import java.util.List;
import java.util.function.Supplier;

/** Asks the player to press something, and gives up after a while: who has not that device would be caught. */
final class Capture {
    /** In seconds. */
    private static final float PATIENCE = 8f;

    private final Supplier<Words> words;
    private final Pages pages;
    private final Catcher catcher;
    private float left;

    Capture(Supplier<Words> words, Pages pages, Catcher catcher) {
        this.words = words;
        this.pages = pages;
        this.catcher = catcher;
    }

    /** What the player chose. */
    interface Chosen {
        void binding(Binding binding);

        /** The place shall be empty. */
        void nothing();
    }

    /**
     * Opens a page that waits.
     *
     * @param title what is bound
     */
    void ask(String title, Device device, Chosen chosen) {
        left = PATIENCE;
        pages.open(() -> page(title, device), this::stop);
        catcher.await(device, new Catcher.Answer() {
            @Override
            public void caught(Binding binding) {
                pages.back();
                chosen.binding(binding);
            }

            @Override
            public void cleared() {
                pages.back();
                chosen.nothing();
            }

            @Override
            public void cancelled() {
                pages.back();
            }
        });
    }

    private Page page(String title, Device device) {
        Words told = words.get();
        String what = device == Device.PAD ? "keys.press.pad" : "keys.press.keys";
        return pages.make(title)
                .rows(List.of(
                        TextRow.of(told.text(what)),
                        TextRow.of(told.text("keys.press.help")),
                        TextRow.changing(() -> told.text("keys.press.left", (int) Math.ceil(left)))));
    }

    private void stop() {
        left = 0f;
        catcher.stop();
    }

    /** Goes on by a frame. */
    void update(float seconds) {
        if (left > 0f) {
            left -= seconds;
            if (left <= 0f) {
                pages.back();
            }
        }
    }
}
