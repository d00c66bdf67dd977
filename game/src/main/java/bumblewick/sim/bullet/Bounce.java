package bumblewick.sim.bullet;

import bumblewick.sim.run.Rail;
import bumblewick.sim.scenery.SceneryStrip;
import com.jme3.math.Vector3f;

/** Lets a bullet come off the ground, the sides of the corridor and scenery, with all of its speed. */
final class Bounce {
    private final Vector3f side = new Vector3f();

    /**
     * Looks what a bullet that has just moved met.
     *
     * @return whether it came off some scenery, which would have stopped it
     */
    boolean off(Bullet b, Rail rail, SceneryStrip strip) {
        Vector3f p = b.position();
        Vector3f v = b.velocity();
        if (p.y < 0f && v.y < 0f) {
            p.y = -p.y;
            reflect(b, side.set(0f, 1f, 0f));
        }
        if (b.bouncesLeft > 0 && ((p.x < rail.minX() && v.x < 0f) || (p.x > rail.maxX() && v.x > 0f))) {
            float border = v.x < 0f ? rail.minX() : rail.maxX();
            p.x = 2f * border - p.x;
            reflect(b, side.set(Math.signum(-v.x), 0f, 0f));
        }
        if (b.bouncesLeft > 0 && strip.sideInTheWay(b.previousPosition(), p, side)) {
            p.set(b.previousPosition());
            if (v.dot(side) < 0f) {
                reflect(b, side);
            }
            return true;
        }
        return false;
    }

    private static void reflect(Bullet b, Vector3f normal) {
        Vector3f v = b.velocity();
        float into = 2f * v.dot(normal);
        v.subtractLocal(into * normal.x, into * normal.y, into * normal.z);
        float speed = v.length();
        if (speed > 0f) {
            b.heading().set(v).multLocal(1f / speed);
        }
        b.bouncesLeft--;
    }
}
