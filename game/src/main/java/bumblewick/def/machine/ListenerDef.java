package bumblewick.def.machine;

import com.jme3.math.Vector3f;

/**
 * A platform or a field of air that waits for signals.
 *
 * @param name of its node
 * @param of what stands behind the beginning of that name
 * @param position of its middle
 * @param when it moves or blows
 */
public record ListenerDef(String name, String of, Vector3f position, SignalCondition when) implements MachineDef {}
