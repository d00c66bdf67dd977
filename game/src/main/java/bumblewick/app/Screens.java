package bumblewick.app;

/** Shows one screen at a time. A change asked for during a frame happens at the start of the next. */
final class Screens {
    private static final Screen NOTHING = new Screen() {
        @Override
        public void show() {}

        @Override
        public void update(float seconds) {}

        @Override
        public void hide() {}
    };

    private Screen current = NOTHING;
    private Screen next = NOTHING;

    /** Leads to another screen; the last wish of a frame counts. */
    void change(Screen screen) {
        next = screen;
    }

    void update(float seconds) {
        if (next != current) {
            current.hide();
            current = next;
            current.show();
        }
        current.update(seconds);
    }

    Screen current() {
        return current;
    }

    /** Hides what is shown; for the end. */
    void close() {
        current.hide();
        current = NOTHING;
        next = NOTHING;
    }
}
