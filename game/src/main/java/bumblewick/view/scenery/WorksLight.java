package bumblewick.view.scenery;

import bumblewick.math.Easing;
import bumblewick.view.LinearColour;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * The light in a mill's works, bay for bay: daylight through a window, the glow of the works through slits on both sides, nothing, a
 * lamp; then again from the other side. Points are in the scene's frame.
 */
final class WorksLight implements Panels.Light {
    private static final float AHEAD = TimberTunnel.BAY / 2f; // u from the beginning of a bay to its light
    private static final float WINDOW_HIGH = 6.5f; // u
    private static final float SLITS_HIGH = 4.5f; // u
    private static final float LAMP_HIGH = 6.2f; // u
    private static final float LAMP_OUT = 2.2f; // u from the boards
    private static final float FAR = 13f; // u up to which a light is seen on what it shines on
    private static final Vector3f SHADE = LinearColour.parse("#7d7498");
    private static final Vector3f DAY = LinearColour.parse("#cfe2ff").multLocal(4.8f);
    private static final Vector3f GLOW = LinearColour.parse("#ff9445").multLocal(3f);
    private static final Vector3f LAMP = LinearColour.parse("#ffc67c").multLocal(5f);

    private final Vector3f source = new Vector3f();
    private final float left;
    private final float right;

    /** @param left, right x of the boards on both sides, in u; left is the greater one */
    WorksLight(float left, float right) {
        this.left = left;
        this.right = right;
    }

    /** What lights a bay. */
    enum Kind {
        WINDOW,
        SLITS,
        DARK,
        LAMP
    }

    static Kind kind(int bay) {
        return Kind.values()[Math.floorMod(bay, Kind.values().length)];
    }

    /** On which side the window or the lamp of a bay is: 1 is the left, where x is greater. */
    static int side(int bay) {
        return Math.floorMod(bay, 2 * Kind.values().length) < Kind.values().length ? 1 : -1;
    }

    @Override
    public Vector3f at(Vector3f point) {
        Vector3f light = SHADE.clone();
        int here = (int) FastMath.floor(point.z / TimberTunnel.BAY);
        for (int bay = here - 1; bay <= here + 1; bay++) {
            float z = bay * TimberTunnel.BAY;
            switch (kind(bay)) {
                case WINDOW -> add(light, point, DAY, side(bay) > 0 ? left : right, WINDOW_HIGH, z + AHEAD);
                case SLITS -> {
                    add(light, point, GLOW, left, SLITS_HIGH, z + AHEAD);
                    add(light, point, GLOW, right, SLITS_HIGH, z + AHEAD);
                }
                case LAMP -> add(light, point, LAMP, side(bay) > 0 ? left - LAMP_OUT : right + LAMP_OUT, LAMP_HIGH, z);
                default -> {}
            }
        }
        return light;
    }

    private void add(Vector3f light, Vector3f point, Vector3f colour, float x, float y, float z) {
        float share = 1f - source.set(x, y, z).distance(point) / FAR;
        float strength = Easing.clamp(share) * Easing.clamp(share);
        light.addLocal(colour.x * strength, colour.y * strength, colour.z * strength);
    }
}
