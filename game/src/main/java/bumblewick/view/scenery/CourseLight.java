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
        sunYaw = Channel.of(0f, course.keys(), CourseLight::saidSunYaw);
        red = Channel.of(1f, course.keys(), CourseLight::saidRed);
        green = Channel.of(1f, course.keys(), CourseLight::saidGreen);
        blue = Channel.of(1f, course.keys(), CourseLight::saidBlue);
        fog = Channel.of(1f, course.keys(), CourseLight::saidFog);
    }

    private static double saidSunYaw(CourseDef.Stretch says) {
        return said(says, Light::sunYaw);
    }

    private static double saidRed(CourseDef.Stretch says) {
        return said(says, light -> tint(light).x);
    }

    private static double saidGreen(CourseDef.Stretch says) {
        return said(says, light -> tint(light).y);
    }

    private static double saidBlue(CourseDef.Stretch says) {
        return said(says, light -> tint(light).z);
    }

    private static double saidFog(CourseDef.Stretch says) {
        return said(says, Light::fog);
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
                    forks.blend(red.at(z), CourseLight::saidRed, z),
                    forks.blend(green.at(z), CourseLight::saidGreen, z),
                    forks.blend(blue.at(z), CourseLight::saidBlue, z));
            float yaw = forks.blend(sunYaw.at(z), CourseLight::saidSunYaw, z) * FastMath.DEG_TO_RAD;
            light.vary(yaw, tint, forks.blend(fog.at(z), CourseLight::saidFog, z));
        }
    }
}
