package bumblewick.view.scenery;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Light;
import bumblewick.sim.run.Channel;
import bumblewick.sim.run.Forks;
import bumblewick.view.LinearColour;
import bumblewick.view.render.LookColours;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.function.ToDoubleFunction;

/** How a flight's course turns and tints the sun, and how far one sees through its haze. */
final class CourseLight {
    private final boolean varies;
    private final Channel sunYaw;
    private final Channel red;
    private final Channel green;
    private final Channel blue;
    private final Channel fog;
    private final Vector3f tint = new Vector3f();

    CourseLight(CourseDef course) {
        varies = course.keys().stream().anyMatch(key -> key.says().light().isPresent())
                || course.forks().stream()
                        .flatMap(fork -> fork.lanes().stream())
                        .anyMatch(lane -> lane.says().light().isPresent());
        sunYaw = channel(course, 0f, Light::sunYaw);
        red = channel(course, 1f, light -> tint(light).x);
        green = channel(course, 1f, light -> tint(light).y);
        blue = channel(course, 1f, light -> tint(light).z);
        fog = channel(course, 1f, Light::fog);
    }

    private static Channel channel(CourseDef course, float usual, ToDoubleFunction<Light> of) {
        return Channel.of(usual, course.keys(), says -> said(says, of));
    }

    private static double said(CourseDef.Stretch says, ToDoubleFunction<Light> of) {
        return says.light().isPresent() ? of.applyAsDouble(says.light().get()) : CourseDef.UNSAID;
    }

    private static Vector3f tint(Light light) {
        return light.sunTint().isEmpty()
                ? new Vector3f(CourseDef.UNSAID, CourseDef.UNSAID, CourseDef.UNSAID)
                : LinearColour.parse(light.sunTint());
    }

    /** Changes the light at a distance along the rail, in u. */
    void apply(Forks forks, float z, LookColours light) {
        if (varies) {
            tint.set(
                    at(red, forks, z, own -> tint(own).x),
                    at(green, forks, z, own -> tint(own).y),
                    at(blue, forks, z, own -> tint(own).z));
            float yaw = at(sunYaw, forks, z, Light::sunYaw) * FastMath.DEG_TO_RAD;
            light.vary(yaw, tint, at(fog, forks, z, Light::fog));
        }
    }

    private static float at(Channel channel, Forks forks, float z, ToDoubleFunction<Light> of) {
        return forks.blend(channel.at(z), says -> said(says, of), z);
    }
}
