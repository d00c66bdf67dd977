package bumblewick.audio;

import bumblewick.def.presentation.AmbienceDef;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Plays the ambience of a stage: beds all around, springs at their places, and calls from time to time. */
final class AmbiencePlayer {
    private static final float CALL_HEIGHT = 3f; // u above the listener

    private final GameAudio audio;
    private final Random random = new Random(1L);
    private final Map<String, Float> beds = new HashMap<>();
    private final Vector3f point = new Vector3f();
    private AmbienceDef def = AmbienceDef.NONE;
    private String stage = "";
    private final Set<String> springs = new HashSet<>();
    private final Vector3f listener = new Vector3f();
    private float[] due = new float[0];

    AmbiencePlayer(GameAudio audio) {
        this.audio = audio;
    }

    /** Starts the ambience of a stage; does nothing if it is the current one. */
    void enter(String id) {
        if (id.equals(stage)) {
            return;
        }
        stage = id;
        def = audio.ambience(id);
        due = new float[def.calls().size()];
        beds.clear();
        springs.clear();
        def.springs().forEach(spring -> springs.add(spring.sound()));
        def.own().forEach(audio::ready);
        for (int i = 0; i < due.length; i++) {
            due[i] = pause(def.calls().get(i));
        }
    }

    /** Leaves the stage. */
    void reset() {
        stage = "";
        def = AmbienceDef.NONE;
        due = new float[0];
    }

    /**
     * Sets the loudness of beds and springs for a listener.
     *
     * @param place of the listener, in the frame of the stage's definition
     * @param mirror −1 where the listener's x is inverted (in flight), else 1
     */
    void listenAt(Vector3f place, float mirror) {
        listener.set(mirror * place.x, place.y, place.z);
        loopBeds(place);
        for (String sound : springs) {
            loopSpring(sound, place, mirror);
        }
    }

    /** Lets {@code seconds} pass; plays the calls that are due. */
    void update(float seconds) {
        for (int i = 0; i < due.length; i++) {
            due[i] -= seconds;
            if (due[i] <= 0f) {
                AmbienceDef.Call call = def.calls().get(i);
                call(call);
                due[i] = pause(call);
            }
        }
    }

    /** Of several beds with the same sound the loudest one counts. */
    private void loopBeds(Vector3f place) {
        for (int i = 0; i < def.beds().size(); i++) {
            AmbienceDef.Bed bed = def.beds().get(i);
            beds.merge(bed.sound(), bed.heardAt(place) ? bed.volume() : 0f, Math::max);
        }
        beds.forEach((sound, volume) -> audio.loop(sound, volume));
        beds.replaceAll((sound, volume) -> 0f);
    }

    private void loopSpring(String sound, Vector3f place, float mirror) {
        AmbienceDef.Spring nearest = null;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < def.springs().size(); i++) {
            AmbienceDef.Spring spring = def.springs().get(i);
            float distance = spring.at().distanceSquared(place);
            if (spring.sound().equals(sound) && distance < least) {
                nearest = spring;
                least = distance;
            }
        }
        if (nearest != null) {
            Vector3f at = nearest.at();
            audio.loop(sound, nearest.volume(), point.set(mirror * at.x, at.y, at.z));
        }
    }

    private void call(AmbienceDef.Call call) {
        float angle = random.nextFloat() * FastMath.TWO_PI;
        point.set(call.reach() * FastMath.cos(angle), CALL_HEIGHT, call.reach() * FastMath.sin(angle));
        audio.playInWorld(call.sound(), 1f, point.addLocal(listener));
    }

    private float pause(AmbienceDef.Call call) {
        return call.least() + random.nextFloat() * Math.max(0f, call.most() - call.least());
    }

    /** Whether a place is in water. */
    boolean isWater(Vector3f feet) {
        for (int i = 0; i < def.waters().size(); i++) {
            AmbienceDef.Area water = def.waters().get(i);
            if (water.contains(feet)) {
                return true;
            }
        }
        return false;
    }
}
