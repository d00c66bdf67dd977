package bumblewick.view.pose;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A chain of joints that hangs loose: ears, a scarf. The end of each one is a weight on a damped spring that wants to be
 * where the clip has it. At an even speed it is there; when the figure starts, stops, turns or drops it comes late and
 * swings over, and each joint later than the one before. The solution is exact for an even speed, so that it is the
 * same at any frame rate and never unstable.
 *
 * <pre>e = x − p,   e″ = ω² (w − e) − 2 ζ ω e′,   w: where the wind would hold it</pre>
 *
 * <p>Source: D. Holden, <i>Spring-It-On: The Game Developer's Spring-Roll-Call</i> (2021).
 */
public final class Sway {
    private static final float JUMP = 30f; // times its length in one frame: the figure was put elsewhere

    private final Link[] links;
    private final Vector3f way = new Vector3f();
    private final Vector3f bent = new Vector3f();
    private final Vector3f tip = new Vector3f();
    private final Vector3f bend = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion inverse = new Quaternion();
    private boolean placed;

    /** @param links from the root to the end */
    public Sway(Link... links) {
        this.links = links.clone();
    }

    /**
     * Lets it swing for a frame.
     *
     * @param stance of the pose; kept up to date
     * @param place of the model in the scene (unaffected)
     * @param facing of the model in the scene (unaffected)
     * @param wind where it blows, in the scene, as a share of each joint's length (unaffected)
     * @param give how much of a change of speed is felt, 1 as it is
     * @param seconds of the world; 0 while it is paused
     */
    public void swing(
            JointPose pose,
            Stance stance,
            Vector3f place,
            Quaternion facing,
            Vector3f wind,
            float give,
            float seconds) {
        inverse.set(facing).inverseLocal();
        for (Link link : links) {
            stance.point(link.joint, link.end, tip);
            way.set(tip).subtractLocal(stance.place(link.joint));
            float length = way.length();
            facing.multLocal(tip).addLocal(place);
            if (!placed || link.jumped(tip, JUMP * length)) {
                link.rest(tip);
            } else if (seconds > 0f) {
                link.follow(tip, wind, length, give, seconds);
            }
            inverse.mult(link.off, bent);
            bent.addLocal(way).normalizeLocal();
            link.keepOut(stance, bent);
            Turns.between(way.normalizeLocal(), bent, bend);
            stance.turn(pose, link.joint, Turns.of(Turns.limit(bend, link.most), turn));
        }
        placed = true;
    }

    /** One joint of the chain. */
    public static final class Link {
        private static final float LONGEST = 1f; // times its own length that the end is off

        private final int joint;
        private final Vector3f end;
        private final Spring[] springs;
        private final float most;
        private int body = Skeleton.NONE;
        private final Vector3f out = new Vector3f();
        private float least;
        private final Vector3f off = new Vector3f();
        private final Vector3f rigid = new Vector3f();
        private final Vector3f before = new Vector3f();
        private final Vector3f side = new Vector3f();
        private final Quaternion frame = new Quaternion();

        /**
         * A joint that swings.
         *
         * @param end its end, in its own frame (copied)
         * @param omega how stiff it is, in radians per second
         * @param zeta share of the critical damping
         * @param most that it turns from where the clip has it, in radians
         */
        public Link(int joint, Vector3f end, float omega, float zeta, float most) {
            this.joint = joint;
            this.end = end.clone();
            this.most = most;
            springs = new Spring[] {new Spring(omega, zeta), new Spring(omega, zeta), new Spring(omega, zeta)};
        }

        /**
         * It stays out of a body part.
         *
         * @param body the joint of that part
         * @param out the direction away from it, in the model at rest, length 1 (copied)
         * @param least cosine between the two directions
         * @return this
         */
        public Link outOf(int body, Vector3f out, float least) {
            this.body = body;
            this.out.set(out);
            this.least = least;
            return this;
        }

        private boolean jumped(Vector3f tip, float far) {
            return rigid.distanceSquared(tip) > far * far;
        }

        private void rest(Vector3f tip) {
            rigid.set(tip);
            before.set(0f, 0f, 0f);
            for (Spring spring : springs) {
                spring.place(0f);
            }
            off.set(0f, 0f, 0f);
        }

        private void follow(Vector3f tip, Vector3f wind, float length, float give, float seconds) {
            side.set(tip).subtractLocal(rigid).divideLocal(seconds); // its speed
            rigid.set(tip);
            springs[0].kick(give * (before.x - side.x));
            springs[1].kick(give * (before.y - side.y));
            springs[2].kick(give * (before.z - side.z));
            before.set(side);
            off.set(
                    springs[0].follow(wind.x * length, seconds),
                    springs[1].follow(wind.y * length, seconds),
                    springs[2].follow(wind.z * length, seconds));
            float far = off.length() / (LONGEST * length);
            if (far > 1f) {
                off.divideLocal(far);
            }
        }

        /** Turns a direction out of the body, if it points into it. */
        private void keepOut(Stance stance, Vector3f direction) {
            if (body == Skeleton.NONE) {
                return;
            }
            stance.sinceRest(body, frame).mult(out, side);
            float cosine = direction.dot(side);
            if (cosine < least) {
                direction
                        .addLocal(side.x * -cosine, side.y * -cosine, side.z * -cosine)
                        .normalizeLocal();
                direction.multLocal(FastMath.sqrt(1f - least * least)).addLocal(side.multLocal(least));
            }
        }
    }
}
