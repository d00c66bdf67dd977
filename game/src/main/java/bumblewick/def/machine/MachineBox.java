package bumblewick.def.machine;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * The solid box of a mechanism. The origin of its model is the middle of the box.
 *
 * @param name of its node
 * @param model without folder and extension
 * @param position of its middle, in u
 * @param half its half sizes along its own axes, in u
 * @param turn of its axes, length 1
 * @param surface on all sides
 * @param inScenes whether the mechanism moves on while a scene is shown, in which all else waits
 */
public record MachineBox(
        String name,
        String model,
        Vector3f position,
        Vector3f half,
        Quaternion turn,
        String surface,
        boolean inScenes) {}
