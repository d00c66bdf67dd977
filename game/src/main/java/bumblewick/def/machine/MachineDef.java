package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.List;

/** What all mechanisms of a garden have in common. */
public interface MachineDef {
    /** Name of its node, as in the level. */
    String name();

    /** Its middle, in u. Not to be changed. */
    Vector3f position();

    /** Names of the models that show it, without folder and extension. */
    default List<String> models() {
        return List.of();
    }

    /** The signal that it sends, or empty. */
    default String sends() {
        return "";
    }

    /** When it acts. */
    default SignalCondition when() {
        return SignalCondition.NONE;
    }

    /** The signals that it waits for or counts. */
    default List<String> hears() {
        return when().signals();
    }
}
