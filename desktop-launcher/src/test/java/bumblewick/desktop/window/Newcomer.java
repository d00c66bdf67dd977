package bumblewick.desktop.window;

import bumblewick.desktop.window.Hands.Step;
import bumblewick.desktop.window.VirtualPad.Button;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A newcomer with hands on one device, who takes what is offered from page to page and does what a lesson asks for until it has
 * come about.
 */
interface Newcomer {
    /** What a lesson of the first flight asks for; who holds targets lets go when the next lesson says so. */
    enum Deed {
        STEER("lesson.move"),
        GATHER("lesson.gather"),
        BOOST("lesson.boost"),
        WHIRL("lesson.whirl");

        private final String lesson;

        Deed(String lesson) {
            this.lesson = lesson;
        }

        /** What the lesson of that name asks for; nothing if it has to be read, or asks for the end of another deed. */
        static Optional<Deed> of(String lesson) {
            return Stream.of(values())
                    .filter(deed -> deed.lesson.equals(lesson))
                    .findFirst();
        }
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

    /** Nothing but fingers: one drags and gathers, another flicks and taps. */
    static Newcomer onFingers(VirtualTouch touch) {
        // Play, the first journey, the difficulty in the middle, and the island on which Wick stands
        Iterator<int[]> places = Stream.of(new int[][] {{156, 330}, {324, 264}, {324, 221}, {320, 170}})
                .iterator();
        return new Newcomer() {
            @Override
            public void accept() throws Exception {
                int[] place = places.next();
                touch.tap(place[0], place[1]);
            }

            @Override
            public void pause() throws Exception {
                touch.tap(596, 333);
            }

            @Override
            public void begin(Deed deed) throws Exception {
                switch (deed) {
                    case STEER -> touch.press(0, 150, 150, 230, 170, 150, 150);
                    case GATHER -> touch.press(0, 150, 150);
                    case BOOST -> touch.press(1, 450, 120, 450, 200);
                    case WHIRL -> touch.press(1, 450, 150);
                }
            }

            @Override
            public void end(Deed deed) throws Exception {
                touch.up(deed == Deed.STEER || deed == Deed.GATHER ? 0 : 1);
            }
        };
    }
}
