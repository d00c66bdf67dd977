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
    private static final ToDoubleFunction<CourseDef.Stretch> SUN_YAW = says -> said(says, Light::sunYaw);
    private static final ToDoubleFunction<CourseDef.Stretch> RED = says -> said(says, light -> tint(light).x);
    private static final ToDoubleFunction<CourseDef.Stretch> GREEN = says -> said(says, light -> tint(light).y);
    private static final ToDoubleFunction<CourseDef.Stretch> BLUE = says -> said(says, light -> tint(light).z);
    private static final ToDoubleFunction<CourseDef.Stretch> FOG = says -> said(says, Light::fog);

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
        sunYaw = Channel.of(0f, course.keys(), SUN_YAW);
        red = Channel.of(1f, course.keys(), RED);
        green = Channel.of(1f, course.keys(), GREEN);
        blue = Channel.of(1f, course.keys(), BLUE);
        fog = Channel.of(1f, course.keys(), FOG);
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
                    forks.blend(red.at(z), RED, z),
                    forks.blend(green.at(z), GREEN, z),
                    forks.blend(blue.at(z), BLUE, z));
            float yaw = forks.blend(sunYaw.at(z), SUN_YAW, z) * FastMath.DEG_TO_RAD;
            light.vary(yaw, tint, forks.blend(fog.at(z), FOG, z));
        }
    }
}
