package bumblewick.def.machine;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A box of room into which bodies of a kind belong.
 *
 * @param name of its node
 * @param position of its middle
 * @param half its half sizes
 * @param turn of its axes
 * @param body id of the kind
 * @param count so many must be in it
 * @param keeps whether they come to rest in it
 * @param sends its signal
 */
public record GoalDef(
        String name,
        Vector3f position,
        Vector3f half,
        Quaternion turn,
        String body,
        int count,
        boolean keeps,
        String sends)
        implements MachineDef {}
