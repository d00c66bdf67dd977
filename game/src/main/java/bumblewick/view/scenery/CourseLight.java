package bumblewick.view.scenery;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Light;
import bumblewick.sim.run.Channel;
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
        varies = course.keys().stream().anyMatch(key -> key.says().light().isPresent());
        sunYaw = channel(course, 0f, Light::sunYaw);
        red = channel(course, 1f, light -> tint(light).x);
        green = channel(course, 1f, light -> tint(light).y);
        blue = channel(course, 1f, light -> tint(light).z);
        fog = channel(course, 1f, Light::fog);
    }

    private static Channel channel(CourseDef course, float usual, ToDoubleFunction<Light> of) {
        return Channel.of(usual, course.keys(), says -> says.light()
                .map(of::applyAsDouble)
                .orElse((double) CourseDef.UNSAID));
    }

    private static Vector3f tint(Light light) {
        return light.sunTint().isEmpty()
                ? new Vector3f(CourseDef.UNSAID, CourseDef.UNSAID, CourseDef.UNSAID)
                : LinearColour.parse(light.sunTint());
    }

    /** Changes the light at a distance along the rail, in u. */
    void apply(float z, LookColours light) {
        if (varies) {
            tint.set(red.at(z), green.at(z), blue.at(z));
            light.vary(sunYaw.at(z) * FastMath.DEG_TO_RAD, tint, fog.at(z));
        }
    }
}
