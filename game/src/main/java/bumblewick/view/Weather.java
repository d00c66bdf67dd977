package bumblewick.view;

import bumblewick.def.LookDef;
import bumblewick.math.RandomStream;
import bumblewick.sim.Wick;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** What drifts past the camera and tells how fast it flies: petals, pollen, and streaks of air on boost. */
final class Weather {
    private static final float STREAKS = 7f; // per second
    private static final float BOOST_STREAKS = 70f;
    private static final float NEAREST = 3.2f; // u from the line of flight, so that nothing hides Wick
    private static final float FURTHEST = 15f;

    private final Particles particles;
    private final RandomStream random = new RandomStream(5L, 1L);
    private final Vector3f at = new Vector3f();
    private final Vector3f colour;
    private final float motesPerSecond;
    private final float moteSize;
    private final boolean steady;
    private float motes;
    private float streaks;

    Weather(Particles particles, LookDef.Motes look, boolean steady) {
        this.particles = particles;
        colour = Shade.of(look.colour());
        motesPerSecond = look.perSecond();
        moteSize = look.size();
        this.steady = steady;
    }

    /** Lets petals drift around a point, in the scene. */
    void show(Vector3f around, float seconds) {
        motes += motesPerSecond * seconds;
        while (motes >= 1f) {
            motes -= 1f;
            mote(around);
        }
    }

    /** Lets petals drift around Wick, and air rush by. */
    void show(Vector3f around, Wick wick, float seconds) {
        show(around, seconds);
        streaks += (steady ? 0f : wick.boosting() ? BOOST_STREAKS : STREAKS) * seconds;
        while (streaks >= 1f) {
            streaks -= 1f;
            streak(around, wick.boosting());
        }
    }

    private void mote(Vector3f around) {
        scatter(around, random.between(14f, 46f));
        particles
                .spawn(Sprites.Shape.PETAL, at)
                .moving(random.between(-1.2f, 1.2f), random.between(-0.9f, 0.5f), random.between(-2f, 1f))
                .size(moteSize * random.between(0.7f, 1.6f), moteSize)
                .lasting(3f)
                .paint(colour, 1f, 1f)
                .turning(random.between(0f, 6f), random.between(-3f, 3f));
    }

    private void streak(Vector3f around, boolean boost) {
        scatter(around, random.between(10f, 40f));
        particles
                .spawn(Sprites.Shape.GLOW, at)
                .moving(0f, 0f, -14f)
                .size(boost ? 0.035f : 0.022f, 0.02f)
                .lasting(0.7f)
                .paint(Hue.CREAM, 0f, boost ? 0.75f : 0.35f)
                .streaking(boost ? 0.42f : 0.2f);
    }

    private void scatter(Vector3f around, float ahead) {
        float angle = random.between(0f, FastMath.TWO_PI);
        float out = random.between(NEAREST, FURTHEST);
        at.set(
                around.x + FastMath.cos(angle) * out,
                Math.max(0.3f, around.y + FastMath.sin(angle) * out * 0.6f),
                around.z + ahead);
    }
}
