package bumblewick.pilot;

import bumblewick.math.DeterministicMath;
import bumblewick.math.RandomStream;
import bumblewick.replay.IntentSource;
import bumblewick.sim.World;
import bumblewick.sim.garden.camera.GardenCamera;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;

/**
 * Plays a garden as a child would that was given the controller: for a few seconds each it pushes the stick anywhere,
 * makes straight for some place of the level, or does what the pilot would; and presses every button on the way.
 */
final class WildIntents implements IntentSource {
    private static final int USER = 77;
    private static final int SHORTEST_MOOD = 120;
    private static final int LONGER = 600;
    private static final float NEAR = 1f;

    private enum Mood {
        ANYHOW,
        THERE,
        /** Only where the stage has a way for it. */
        PILOT
    }

    private final World world;
    private final LevelMeasure level;
    private final IntentSource pilot;
    private final RandomStream random;
    private final int moods;
    private Mood mood = Mood.ANYHOW;
    private int moodTicks;
    private int resets;
    private Vector3f place = new Vector3f();
    private float x;
    private float y;
    private int buttons;
    private float turn;
    private float tilt;

    WildIntents(World world, LevelMeasure level) {
        this.world = world;
        this.level = level;
        this.pilot = new DemoPilot(world);
        boolean knowsTheWay = !world.garden().def().pilot().isEmpty();
        this.moods = Mood.values().length - (knowsTheWay ? 0 : 1);
        this.random = new RandomStream(world.options().seed(), USER);
    }

    @Override
    public PlayerIntent take() {
        if (moodTicks-- == 0 || world.garden().resets() != resets) {
            change();
        }
        PlayerIntent guided = pilot.take();
        if (mood == Mood.PILOT) {
            return guided;
        }
        if (mood == Mood.ANYHOW) {
            pushAnywhere();
        } else {
            pushThere();
        }
        press();
        lookAbout();
        return PlayerIntent.of(x, y, buttons).looking(turn, tilt);
    }

    /** Who fell off wants something else. */
    private void change() {
        resets = world.garden().resets();
        moodTicks = SHORTEST_MOOD + random.nextInt(LONGER);
        mood = Mood.values()[random.nextInt(moods)];
        place = level.middle(random.nextInt(level.triangles()));
    }

    private void pushAnywhere() {
        if (random.nextInt(25) == 0) {
            double angle = random.between(-3.15f, 3.15f);
            float length = Math.min(1f, random.between(0f, 1.5f));
            x = length * (float) DeterministicMath.sin(angle);
            y = length * (float) DeterministicMath.cos(angle);
        }
    }

    private void pushThere() {
        GardenCamera camera = world.garden().camera();
        Vector3f feet = world.garden().wick().foot().feet();
        Vector3f way = place.subtract(feet).setY(0f);
        Vector3f look = camera.target().subtract(camera.position()).setY(0f).normalizeLocal();
        if (way.length() < NEAR) {
            place = level.middle(random.nextInt(level.triangles()));
        }
        way.normalizeLocal();
        x = way.z * look.x - way.x * look.z;
        y = way.x * look.x + way.z * look.z;
    }

    private void press() {
        hold(PlayerIntent.JUMP, 30, 15);
        hold(PlayerIntent.CROUCH, 240, 30);
        hold(PlayerIntent.TIGHT, 240, 40);
        hold(PlayerIntent.SPIN, 120, 2);
        hold(PlayerIntent.RECENTRE, 300, 2);
    }

    /** Presses and lets go by chance: on average after so many ticks each. */
    private void hold(int button, int up, int down) {
        boolean held = (buttons & button) != 0;
        if (random.nextInt(held ? down : up) == 0) {
            buttons ^= button;
        }
    }

    private void lookAbout() {
        if (random.nextInt(40) == 0) {
            boolean still = random.nextInt(2) == 0;
            turn = still ? 0f : random.between(-0.1f, 0.1f);
            tilt = still ? 0f : random.between(-0.05f, 0.05f);
        }
    }
}
