package bumblewick.view.camera;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Lens;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.run.Channel;
import bumblewick.sim.run.Forks;
import com.jme3.math.FastMath;
import java.util.function.ToDoubleFunction;

/** How a flight's course lets the camera look, over distance. */
final class CourseLens {
    private final Channel degrees;
    private final Channel roll;
    private final Channel pitch;
    private final Channel lift;
    private final Channel drawBack;
    private final Channel windRoll;

    CourseLens(CourseDef course) {
        degrees = channel(course, SightCamera.FIELD_OF_VIEW_DEGREES, Lens::fieldOfView);
        roll = channel(course, 0f, Lens::roll);
        pitch = channel(course, 0f, Lens::pitch);
        lift = channel(course, 0f, Lens::lift);
        drawBack = channel(course, 0f, Lens::drawBack);
        windRoll = channel(course, 0f, Lens::windRoll);
    }

    private static Channel channel(CourseDef course, float usual, ToDoubleFunction<Lens> of) {
        return Channel.of(usual, course.keys(), says -> said(says, of));
    }

    private static double said(CourseDef.Stretch says, ToDoubleFunction<Lens> of) {
        return says.camera().isPresent() ? of.applyAsDouble(says.camera().get()) : CourseDef.UNSAID;
    }

    /** Vertical field of view at a distance along the rail, in degrees. */
    float degrees(Forks forks, float distance) {
        return forks.blend(degrees.at(distance), says -> said(says, Lens::fieldOfView), distance);
    }

    /** Roll of the picture to the right, in radians. */
    float roll(Forks forks, float distance) {
        return forks.blend(roll.at(distance), says -> said(says, Lens::roll), distance) * FastMath.DEG_TO_RAD;
    }

    /** How far the camera looks up more than usual, in radians. */
    float pitch(Forks forks, float distance) {
        return forks.blend(pitch.at(distance), says -> said(says, Lens::pitch), distance) * FastMath.DEG_TO_RAD;
    }

    /** Roll of the picture with the wind, in radians for each u/s of its drift to the right. */
    float windRoll(Forks forks, float distance) {
        return forks.blend(windRoll.at(distance), says -> said(says, Lens::windRoll), distance) * FastMath.DEG_TO_RAD;
    }

    /** How much higher than usual the camera is, in u. */
    float lift(Forks forks, float distance) {
        return forks.blend(lift.at(distance), says -> said(says, Lens::lift), distance);
    }

    /** How much farther behind than usual it is, in u. */
    float drawBack(Forks forks, float distance) {
        return forks.blend(drawBack.at(distance), says -> said(says, Lens::drawBack), distance);
    }
}
