package bumblewick.pilot;

import bumblewick.math.Trig;
import bumblewick.sim.run.PlayerIntent;

/** All intents that a garden's pilot uses, made beforehand, so that taking one makes no garbage. */
final class IntentTable {
    private static final int DIRECTIONS = 128;
    private static final float[] STRENGTHS = {1f, 0.35f};
    private static final int[] BUTTONS = {PlayerIntent.JUMP, PlayerIntent.SPIN, PlayerIntent.CROUCH};
    private static final int SETS = 1 << BUTTONS.length;

    private final PlayerIntent[] moving = new PlayerIntent[DIRECTIONS * STRENGTHS.length * SETS];
    private final PlayerIntent[] standing = new PlayerIntent[SETS];

    IntentTable() {
        for (int set = 0; set < SETS; set++) {
            standing[set] = PlayerIntent.of(0f, 0f, buttons(set));
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                float angle = Trig.TURN * direction / DIRECTIONS;
                for (int s = 0; s < STRENGTHS.length; s++) {
                    float x = STRENGTHS[s] * Trig.cos(angle);
                    float y = STRENGTHS[s] * Trig.sin(angle);
                    moving[index(direction, s, set)] = PlayerIntent.of(x, y, buttons(set));
                }
            }
        }
    }

    /** The intent with the stick at rest. */
    PlayerIntent standing(int buttons) {
        return standing[set(buttons)];
    }

    /**
     * The intent with the stick pushed.
     *
     * @param x to the right, any length
     * @param y ahead, any length
     * @param slowly whether only a little
     */
    PlayerIntent moving(float x, float y, boolean slowly, int buttons) {
        int turned = Math.round(Trig.atan2(y, x) / Trig.TURN * DIRECTIONS);
        return moving[index(Math.floorMod(turned, DIRECTIONS), slowly ? 1 : 0, set(buttons))];
    }

    private static int index(int direction, int strength, int set) {
        return (direction * STRENGTHS.length + strength) * SETS + set;
    }

    private static int buttons(int set) {
        int buttons = 0;
        for (int i = 0; i < BUTTONS.length; i++) {
            buttons |= (set >> i & 1) != 0 ? BUTTONS[i] : 0;
        }
        return buttons;
    }

    private static int set(int buttons) {
        int set = 0;
        for (int i = 0; i < BUTTONS.length; i++) {
            set |= (buttons & BUTTONS[i]) != 0 ? 1 << i : 0;
        }
        return set;
    }
}
