package bumblewick.view.animation;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A chain of joints that swings: ears, a scarf. The end of each link is a weight on a damped spring towards its place in
 * the clip. At constant velocity it stays there; when the figure starts, stops, turns or drops it lags and overshoots,
 * each link more than the one before. The solution is exact for a constant velocity, so that it is the same at any frame
 * rate and never unstable.
 *
 * <pre>e = x − p,   e″ = ω² (w − e) − 2 ζ ω e′,   w: where the wind holds it at rest</pre>
 *
 * <p>Source: D. Holden, <i>Spring-It-On: The Game Developer's Spring-Roll-Call</i> (2021).
 */
public final class SpringChain {
    private static final float JUMP = 30f; // times its length in one frame: the figure was moved to another place

    private final Link[] links;
    private final Vector3f way = new Vector3f();
    private final Vector3f bent = new Vector3f();
    private final Vector3f tip = new Vector3f();
    private final Vector3f bend = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion inverse = new Quaternion();
    private boolean placed;

    /** @param links from the root to the end */
    public SpringChain(Link... links) {
        this.links = links.clone();
    }

    /**
     * Swings the chain for a frame.
     *
     * @param modelPose of the pose; updated
     * @param place of the model, in the scene's frame (unaffected)
     * @param facing of the model, in the scene's frame (unaffected)
     * @param wind direction in the scene's frame; its length is a share of each link's length (unaffected)
     * @param give share of a change of speed that the chain feels, 1 is all
     * @param seconds of the world; 0 while it is paused
     */
    public void update(
            LocalPose pose,
            ModelSpacePose modelPose,
            Vector3f place,
            Quaternion facing,
            Vector3f wind,
            float give,
            float seconds) {
        inverse.set(facing).inverseLocal();
        for (Link link : links) {
            modelPose.point(link.joint, link.end, tip);
            way.set(tip).subtractLocal(modelPose.position(link.joint));
            float length = way.length();
            facing.multLocal(tip).addLocal(place);
            if (!placed || link.jumped(tip, JUMP * length)) {
                link.rest(tip);
            } else if (seconds > 0f) {
                link.follow(tip, wind, length, give, seconds);
            }
            inverse.mult(link.off, bent);
            bent.addLocal(way).normalizeLocal();
            link.keepOut(modelPose, bent);
            Rotations.between(way.normalizeLocal(), bent, bend);
            modelPose.rotate(pose, link.joint, Rotations.fromVector(Rotations.limit(bend, link.most), turn));
        }
        placed = true;
    }

    /** One joint of the chain. */
    public static final class Link {
        private static final float LONGEST = 1f; // times its own length: largest offset of the end

        private final int joint;
        private final Vector3f end;
        private final DampedSpring[] springs;
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
         * Creates a joint that swings.
         *
         * @param end its end, in its own frame (copied)
         * @param omega stiffness, in radians per second
         * @param zeta damping ratio
         * @param most largest rotation away from the clip, in radians
         */
        public Link(int joint, Vector3f end, float omega, float zeta, float most) {
            this.joint = joint;
            this.end = end.clone();
            this.most = most;
            springs = new DampedSpring[] {
                new DampedSpring(omega, zeta), new DampedSpring(omega, zeta), new DampedSpring(omega, zeta)
            };
        }

        /**
         * Keeps the link out of a body part.
         *
         * @param body joint of that part
         * @param out direction away from it, in the model's frame in the rest pose, length 1 (copied)
         * @param least cosine between the two directions
         * @return this
         */
        public Link outOf(int body, Vector3f out, float least) {
            this.body = body;
            this.out.set(out);
            this.least = least;
            return this;
        }

        /** Whether the skeleton has the joint. */
        public boolean exists() {
            return joint != Skeleton.NONE;
        }

        private boolean jumped(Vector3f tip, float far) {
            return rigid.distanceSquared(tip) > far * far;
        }

        private void rest(Vector3f tip) {
            rigid.set(tip);
            before.set(0f, 0f, 0f);
            for (DampedSpring spring : springs) {
                spring.reset(0f);
            }
            off.set(0f, 0f, 0f);
        }

        private void follow(Vector3f tip, Vector3f wind, float length, float give, float seconds) {
            side.set(tip).subtractLocal(rigid).divideLocal(seconds); // velocity
            rigid.set(tip);
            springs[0].addVelocity(give * (before.x - side.x));
            springs[1].addVelocity(give * (before.y - side.y));
            springs[2].addVelocity(give * (before.z - side.z));
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

        /** Rotates a direction out of the body, if it points into it. */
        private void keepOut(ModelSpacePose modelPose, Vector3f direction) {
            if (body == Skeleton.NONE) {
                return;
            }
            modelPose.sinceRest(body, frame).mult(out, side);
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
