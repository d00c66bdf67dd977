package bumblewick.view.level;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** A hen: walks a little, pecks a little, runs when Wick comes near. */
final class Hen {
    private static final float SHY = 2.6f; // u
    private static final float RANGE = 1.6f; // u from home
    private static final float WALK = 0.55f; // u/s
    private static final float RUN = 3.2f;
    private static final float WIDEST = 3.4f;

    /** Its position. */
    final Vector3f place;
    /** The yaw of its direction, in radians. */
    float heading;
    /** How far it bows, in radians. */
    float pitch;

    private final Vector3f home;
    private final int number;

    /** @param home the place that it stays about (copied) */
    Hen(Vector3f home, int number) {
        this.home = home.clone();
        this.number = number;
        place = home.clone();
        heading = number * 2.4f;
    }

    /** Moves it by a frame; Wick's feet are unaffected. */
    void update(Vector3f wick, float time, float seconds) {
        float dx = place.x - wick.x;
        float dz = place.z - wick.z;
        boolean flees = dx * dx + dz * dz < SHY * SHY && Math.abs(place.y - wick.y) < 2f;
        float beat = time * 0.23f + number * 0.61f; // walks for a part of each beat, then stands
        boolean strays = place.distance(home) > RANGE;
        boolean walks = strays || beat % 1f < 0.45f;
        if (flees) {
            heading = FastMath.atan2(dx, dz);
        } else if (strays) {
            heading = FastMath.atan2(home.x - place.x, home.z - place.z);
        } else if (walks) {
            heading += seconds * 1.3f * FastMath.sin(FastMath.floor(beat) * 7.7f + number);
        }
        go(flees ? RUN : walks ? WALK : 0f, seconds);
        hop(flees ? 0.16f : walks ? 0.04f : 0f, time * (flees ? 21f : 9f));
        peck(!flees && !walks && beat * 3f % 1f < 0.6f, time, seconds);
    }

    private void go(float speed, float seconds) {
        place.addLocal(FastMath.sin(heading) * speed * seconds, 0f, FastMath.cos(heading) * speed * seconds);
        float far = place.distance(home);
        if (far > WIDEST) {
            place.interpolateLocal(home, 1f - WIDEST / far);
        }
    }

    private void hop(float height, float phase) {
        place.y = home.y + height * Math.abs(FastMath.sin(phase + number));
    }

    private void peck(boolean pecks, float time, float seconds) {
        float wanted = pecks ? 0.55f + 0.3f * FastMath.sin(time * 11f + number) : 0f;
        pitch += (wanted - pitch) * Math.min(1f, seconds * 10f);
    }
}
