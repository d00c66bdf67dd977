package bumblewick.audio;

import bumblewick.def.AmbienceDef;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Plays what a stage sounds like by itself: beds around the ear, springs where they are, calls now and then. */
final class Ambience {
    private static final float CALL_HEIGHT = 3f; // u above the ear

    private final GameAudio audio;
    private final Random random = new Random(1L);
    private final Map<String, Float> beds = new HashMap<>();
    private final Vector3f spot = new Vector3f();
    private AmbienceDef def = AmbienceDef.NONE;
    private String stage = "";
    private final Set<String> springs = new HashSet<>();
    private final Vector3f ear = new Vector3f();
    private float[] due = new float[0];

    Ambience(GameAudio audio) {
        this.audio = audio;
    }

    /** Goes to a stage, or stays. */
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
        for (int i = 0; i < due.length; i++) {
            due[i] = pause(def.calls().get(i));
        }
    }

    /** Forgets the stage. */
    void forget() {
        stage = "";
        def = AmbienceDef.NONE;
        due = new float[0];
    }

    /**
     * Hears it from a place of the definition's.
     *
     * @param mirror −1 where the ear's x is the other way, else 1
     */
    void hear(Vector3f place, float mirror) {
        ear.set(mirror * place.x, place.y, place.z);
        hearBeds(place);
        for (String sound : springs) {
            hearSpring(sound, place, mirror);
        }
    }

    /** Lets time pass until the next calls. */
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

    /** Of beds with the same sound the loudest counts. */
    private void hearBeds(Vector3f place) {
        for (int i = 0; i < def.beds().size(); i++) {
            AmbienceDef.Bed bed = def.beds().get(i);
            beds.merge(bed.sound(), bed.heardAt(place) ? bed.volume() : 0f, Math::max);
        }
        beds.forEach((sound, volume) -> audio.keep(sound, volume));
        beds.replaceAll((sound, volume) -> 0f);
    }

    private void hearSpring(String sound, Vector3f place, float mirror) {
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
            audio.keep(sound, nearest.volume(), spot.set(mirror * at.x, at.y, at.z));
        }
    }

    private void call(AmbienceDef.Call call) {
        float angle = random.nextFloat() * FastMath.TWO_PI;
        spot.set(call.reach() * FastMath.cos(angle), CALL_HEIGHT, call.reach() * FastMath.sin(angle));
        audio.playIn(call.sound(), 1f, spot.addLocal(ear));
    }

    private float pause(AmbienceDef.Call call) {
        return call.least() + random.nextFloat() * Math.max(0f, call.most() - call.least());
    }

    /** Whether feet at a place are in water. */
    boolean wet(Vector3f feet) {
        for (int i = 0; i < def.waters().size(); i++) {
            AmbienceDef.Area water = def.waters().get(i);
            if (water.contains(feet)) {
                return true;
            }
        }
        return false;
    }
}
