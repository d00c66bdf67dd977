package bumblewick.app.shell;

import bumblewick.input.Device;
import bumblewick.input.binding.Binding;
import bumblewick.input.device.InputCapture;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.TextRow;
import java.util.List;
import java.util.function.Supplier;

/** Asks the player to press a key or button to bind; gives up after a while, for the player may not have the device. */
public final class BindingCapture {
    /** In seconds. */
    private static final float PATIENCE = 8f;

    private final Supplier<Translations> translations;
    private final PageStack pages;
    private final InputCapture inputCapture;
    private float left;

    BindingCapture(Supplier<Translations> translations, PageStack pages, InputCapture inputCapture) {
        this.translations = translations;
        this.pages = pages;
        this.inputCapture = inputCapture;
    }

    /** What the player chose. */
    public interface Chosen {
        void binding(Binding binding);

        /** The player wants no binding there. */
        void nothing();
    }

    /**
     * Opens a page that waits.
     *
     * @param title the action that is bound
     */
    public void ask(String title, Device device, Chosen chosen) {
        left = PATIENCE;
        pages.open(() -> page(title, device), this::stop);
        inputCapture.capture(device, new InputCapture.Answer() {
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
        Translations now = translations.get();
        String what = device == Device.PAD ? "keys.press.pad" : "keys.press.keys";
        return pages.make(title)
                .rows(List.of(
                        TextRow.of(now.text(what)),
                        TextRow.of(now.text("keys.press.help")),
                        TextRow.changing(() -> now.text("keys.press.left", (int) Math.ceil(left)))));
    }

    private void stop() {
        left = 0f;
        inputCapture.cancel();
    }

    /** Counts down, once a frame. */
    void update(float seconds) {
        if (left > 0f) {
            left -= seconds;
            if (left <= 0f) {
                pages.back();
            }
        }
    }
}
