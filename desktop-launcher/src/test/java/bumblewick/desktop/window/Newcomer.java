package bumblewick.desktop.window;

import bumblewick.desktop.window.Hands.Step;
import bumblewick.desktop.window.VirtualPad.Button;

/**
 * A newcomer with hands on one device, who takes what is offered from page to page and does what a lesson asks for until it has
 * come about.
 */
interface Newcomer {
    /** What a lesson of the first flight asks for. */
    enum Deed {
        STEER,
        GATHER,
        BOOST,
        WHIRL
    }

    /** Takes what a page offers first; there are the title, the journeys, the difficulties and the map, in this order. */
    void accept() throws Exception;

    void pause() throws Exception;

    void begin(Deed deed) throws Exception;

    void end(Deed deed) throws Exception;

    /** Does something until it has its effect. */
    default <T> T hold(Deed deed, StartedGame.Effect<T> effect) throws Exception {
        begin(deed);
        try {
            return effect.await();
        } finally {
            end(deed);
        }
    }

    /** Nothing but the keyboard, with the keys that the lessons name. */
    static Newcomer onKeys(StartedGame game) {
        return new Newcomer() {
            @Override
            public void accept() throws Exception {
                Hands.onKeys(game).tap(Step.ACCEPT);
            }

            @Override
            public void pause() throws Exception {
                Hands.onKeys(game).tap(Step.PAUSE);
            }

            @Override
            public void begin(Deed deed) throws Exception {
                game.keyDown(key(deed));
            }

            @Override
            public void end(Deed deed) throws Exception {
                game.keyUp(key(deed));
            }

            private String key(Deed deed) {
                return switch (deed) {
                    case STEER -> "d";
                    case GATHER -> "Shift_L";
                    case BOOST -> "q";
                    case WHIRL -> "c";
                };
            }
        };
    }

    /** Nothing but a pad. */
    static Newcomer onPad(VirtualPad pad) {
        return new Newcomer() {
            @Override
            public void accept() throws Exception {
                pad.tap(Button.A);
            }

            @Override
            public void pause() throws Exception {
                pad.tap(Button.START);
            }

            @Override
            public void begin(Deed deed) throws Exception {
                switch (deed) {
                    case STEER -> pad.push("x", 1f);
                    case GATHER -> pad.down(Button.RT);
                    case BOOST -> pad.down(Button.LB);
                    case WHIRL -> pad.down(Button.X);
                }
            }

            @Override
            public void end(Deed deed) throws Exception {
                switch (deed) {
                    case STEER -> pad.push("x", 0f);
                    case GATHER -> pad.up(Button.RT);
                    case BOOST -> pad.up(Button.LB);
                    case WHIRL -> pad.up(Button.X);
                }
            }
        };
    }
}
