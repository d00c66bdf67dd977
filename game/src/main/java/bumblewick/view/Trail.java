package bumblewick.view;

import com.jme3.anim.Armature;
import com.jme3.anim.Joint;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.control.AbstractControl;
import java.util.ArrayList;
import java.util.List;

/**
 * Ears and scarf that drag behind the movement, swing over and come to rest, on top of what the clip does with them. To
 * be added after the control that plays the clips.
 */
final class Trail extends AbstractControl {
    private static final float PER_SPEED = 0.026f; // radians per u/s, for a joint of share 1
    private static final float MOST = 0.42f; // radians
    private static final float STIFFNESS = 130f; // per s²
    private static final float DAMPING = 11f; // per second
    private static final float LONGEST_STEP = 1f / 30f; // seconds: a longer one would swing up

    private final List<Loose> joints = new ArrayList<>();
    private final Vector3f wanted = new Vector3f();
    private final Vector3f drag = new Vector3f();
    private final Vector3f speed = new Vector3f();
    private final Vector3f pull = new Vector3f();
    private final Quaternion swing = new Quaternion();
    private float rate = 1f;

    Trail(Armature armature) {
        for (String side : new String[] {".L", ".R"}) {
            add(armature, "ear1" + side, 0.45f, false);
            add(armature, "ear2" + side, 0.8f, false);
        }
        add(armature, "scarf1", 0.3f, true);
        add(armature, "scarf2", 0.5f, true);
        add(armature, "scarf3", 0.6f, true);
    }

    private void add(Armature armature, String name, float share, boolean lying) {
        Joint joint = armature.getJoint(name);
        if (joint != null && joint.getParent() != null) {
            joints.add(new Loose(joint, share, lying));
        }
    }

    /**
     * How the figure moves. Call it before the clips move the joints: they blend from what they find there.
     *
     * @param velocity relative to its usual flight, in the figure's own frame, in u/s (unaffected)
     * @param pace how fast the world's time passes, 1 is normal
     */
    void move(Vector3f velocity, float pace) {
        wanted.set(limited(velocity.x), limited(velocity.y), limited(velocity.z));
        rate = pace;
        for (int i = 0; i < joints.size(); i++) {
            joints.get(i).rest();
        }
    }

    private static float limited(float velocity) {
        return Math.max(-MOST, Math.min(MOST, velocity * PER_SPEED));
    }

    @Override
    protected void controlUpdate(float tpf) {
        float seconds = Math.min(LONGEST_STEP, tpf * rate);
        pull.set(wanted).subtractLocal(drag).multLocal(STIFFNESS * seconds);
        speed.multLocal(1f - DAMPING * seconds).addLocal(pull);
        drag.addLocal(pull.set(speed).multLocal(seconds));
        for (int i = 0; i < joints.size(); i++) {
            joints.get(i).swing(drag, swing);
        }
    }

    @Override
    protected void controlRender(RenderManager rm, ViewPort vp) {
        // the skin is done by its own control
    }

    /** A joint that hangs loose. */
    private static final class Loose {
        private final Joint joint;
        private final float share;
        private final boolean lying; // points backwards, else upwards
        private final Quaternion clip = new Quaternion();
        private final Quaternion written = new Quaternion();
        private final Quaternion frame = new Quaternion();

        Loose(Joint joint, float share, boolean lying) {
            this.joint = joint;
            this.share = share;
            this.lying = lying;
        }

        /** As the clip had it. */
        void rest() {
            if (joint.getLocalRotation().equals(written)) {
                joint.setLocalRotation(clip);
            }
        }

        /** Turns it against the drag. */
        void swing(Vector3f drag, Quaternion turn) {
            clip.set(joint.getLocalRotation());
            float aside = drag.x * share;
            float back = -(drag.y + (lying ? 0f : drag.z)) * share;
            Corridor.turn(lying ? aside : 0f, back, lying ? 0f : aside, turn);
            frame.set(joint.getParent().getModelTransform().getRotation());
            turn.multLocal(frame);
            frame.inverseLocal().multLocal(turn);
            frame.mult(clip, written);
            joint.setLocalRotation(written);
        }
    }
}
