package bumblewick.desktop.window;

import bumblewick.desktop.window.VirtualPad.Button;
import java.io.IOException;

/** Hands on one device only, which walk through menus. Nothing that they press is missed, however slow the frames are. */
interface Hands {
    /** What they ask of a menu, or of a run that is to be paused. */
    enum Step {
        UP,
        DOWN,
        LEFT,
        RIGHT,
        ACCEPT,
        BACK,
        NEXT,
        PAUSE
    }

    /** Presses and lets go. */
    void tap(Step step) throws Exception;

    /** Pulls Wick towards the camera, or lets go. */
    void pullBack(boolean on) throws Exception;

    /** Nothing but the keyboard. */
    static Hands onKeys(StartedGame game) {
        return new Hands() {
            @Override
            public void tap(Step step) throws IOException, InterruptedException {
                String key =
                        switch (step) {
                            case UP -> "Up";
                            case DOWN -> "Down";
                            case LEFT -> "Left";
                            case RIGHT -> "Right";
                            case ACCEPT -> "Return";
                            case BACK -> "BackSpace";
                            case NEXT -> "Tab";
                            case PAUSE -> "Escape";
                        };
                game.tap(key);
            }

            @Override
            public void pullBack(boolean on) throws IOException, InterruptedException {
                if (on) {
                    game.keyDown("s");
                } else {
                    game.keyUp("s");
                }
            }
        };
    }

    /** Nothing but a pad. */
    static Hands onPad(VirtualPad pad) {
        return new Hands() {
            @Override
            public void tap(Step step) throws IOException {
                switch (step) {
                    case UP -> pad.flick("pov_y", 1);
                    case DOWN -> pad.flick("pov_y", -1);
                    case LEFT -> pad.flick("pov_x", -1);
                    case RIGHT -> pad.flick("pov_x", 1);
                    case ACCEPT -> pad.tap(Button.A);
                    case BACK -> pad.tap(Button.B);
                    case NEXT -> pad.tap(Button.RB);
                    case PAUSE -> pad.tap(Button.START);
                }
            }

            @Override
            public void pullBack(boolean on) throws IOException {
                pad.push("y", on ? 1f : 0f);
            }
        };
    }
}
