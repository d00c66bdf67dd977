package bumblewick.sim.collision;

import com.jme3.math.Quaternion;

/** A {@link Sphere} against triangles. */
final class SphereCast extends RoundCast {
    @Override
    void shape(ConvexShape shape, Quaternion orientation) {
        radius = ((Sphere) shape).radius();
        rr = radius * radius;
        extentX = radius;
        extentY = radius;
        extentZ = radius;
    }

    @Override
    void triangle(int slot) {
        ball(slot, 0, 0, 0);
    }

    @Override
    void contactPoint(double[] store) {
        store[0] = fraction * dx - (radius + gap) * normalX;
        store[1] = fraction * dy - (radius + gap) * normalY;
        store[2] = fraction * dz - (radius + gap) * normalZ;
    }
}
