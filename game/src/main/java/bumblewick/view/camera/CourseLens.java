package bumblewick.view.camera;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Lens;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.run.Channel;
import com.jme3.math.FastMath;
import java.util.function.ToDoubleFunction;

/** How a flight's course lets the camera look, over distance. */
final class CourseLens {
    private final Channel degrees;
    private final Channel roll;
    private final Channel lift;
    private final Channel drawBack;

    CourseLens(CourseDef course) {
        degrees = channel(course, SightCamera.FIELD_OF_VIEW_DEGREES, Lens::fieldOfView);
        roll = channel(course, 0f, Lens::roll);
        lift = channel(course, 0f, Lens::lift);
        drawBack = channel(course, 0f, Lens::drawBack);
    }

    private static Channel channel(CourseDef course, float usual, ToDoubleFunction<Lens> of) {
        return Channel.of(usual, course.keys(), says -> says.camera()
                .map(of::applyAsDouble)
                .orElse((double) CourseDef.UNSAID));
    }

    /** Vertical field of view at a distance along the rail, in degrees. */
    float degrees(float distance) {
        return degrees.at(distance);
    }

    /** Roll of the picture to the right, in radians. */
    float roll(float distance) {
        return roll.at(distance) * FastMath.DEG_TO_RAD;
    }

    /** How much higher than usual the camera is, in u. */
    float lift(float distance) {
        return lift.at(distance);
    }

    /** How much farther behind than usual it is, in u. */
    float drawBack(float distance) {
        return drawBack.at(distance);
    }
}
