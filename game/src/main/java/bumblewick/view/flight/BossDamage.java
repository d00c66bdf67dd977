package bumblewick.view.flight;

import bumblewick.sim.boss.BossPart;
import com.jme3.anim.Joint;
import com.jme3.anim.SkinningControl;
import com.jme3.math.Vector3f;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.AbstractControl;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Shows a boss's damage: what breaks off and what cracks open as its health sinks. Names of bones that no clip moves
 * say what and when: {@code lose85_fork.L} disappears below 85 % of health, {@code show50_case.L} appears below 50 %, and
 * {@code part_horn} disappears when the part called horn breaks, and {@code stump_horn} appears then.
 */
final class BossDamage extends AbstractControl {
    private static final Pattern NAME = Pattern.compile("(lose|show)(\\d+)_.*");
    private static final float GROWTH = 3f; // of its size per second
    private static final float GONE = 0.001f; // scale of a hidden bone: 0 would leave no normals

    private static final Pattern PART = Pattern.compile("(part|stump)_(\\w+?)(\\.\\w+)?");

    private final List<Wound> wounds = new ArrayList<>();
    private final List<Wound> parts = new ArrayList<>();
    private final List<String> partNames = new ArrayList<>();
    private final Vector3f place = new Vector3f();
    private final Vector3f scale = new Vector3f();

    /** A bone, the share of health below which it changes, and whether it disappears or appears then. */
    private static final class Wound {
        final Joint joint;
        final float health;
        final boolean loses;
        float wanted = 1f;
        float size = 1f;
        boolean open;

        Wound(Joint joint, float health, boolean loses) {
            this.joint = joint;
            this.health = health;
            this.loses = loses;
        }

        void show(boolean now) {
            open = now;
            wanted = now == loses ? GONE : 1f;
            size = loses && now ? GONE : size;
        }

        /** Hides a part at once; lets a part that appears grow. */
        void grow(float seconds, Vector3f store) {
            size += Math.max(-GROWTH * seconds, Math.min(GROWTH * seconds, wanted - size));
            joint.setLocalScale(store.set(size, size, size));
        }
    }

    /** Finds the damage bones of a model, all undamaged. The control runs between the model's clips and its skin. */
    BossDamage(Spatial model) {
        List<Spatial> skinned = new ArrayList<>();
        model.depthFirstTraversal(spatial -> {
            if (spatial.getControl(SkinningControl.class) != null) {
                skinned.add(spatial);
            }
        });
        skinned.forEach(this::attach);
    }

    private void attach(Spatial skinned) {
        SkinningControl skin = skinned.getControl(SkinningControl.class);
        skin.getArmature().getJointList().forEach(this::add);
        skinned.removeControl(skin);
        skinned.addControl(this);
        skinned.addControl(skin);
    }

    private void add(Joint joint) {
        Matcher matcher = NAME.matcher(joint.getName());
        if (matcher.matches()) {
            float health = Integer.parseInt(matcher.group(2)) / 100f;
            Wound wound = new Wound(joint, health, matcher.group(1).equals("lose"));
            wound.show(false);
            wound.size = wound.wanted;
            wounds.add(wound);
        }
        Matcher part = PART.matcher(joint.getName());
        if (part.matches()) {
            Wound wound = new Wound(joint, 0f, part.group(1).equals("part"));
            wound.show(false);
            wound.size = wound.wanted;
            parts.add(wound);
            partNames.add(part.group(2));
        }
    }

    /** Hides what belongs to broken parts and shows their stumps; shows the rest. */
    void showParts(List<BossPart> all) {
        for (int i = 0; i < parts.size(); i++) {
            boolean broken = isBroken(partNames.get(i), all);
            if (broken != parts.get(i).open) {
                parts.get(i).show(broken);
            }
        }
    }

    private static boolean isBroken(String name, List<BossPart> all) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).name().equals(name)) {
                return all.get(i).broken();
            }
        }
        return false;
    }

    /**
     * Shows the damage at a share of health, and undoes damage if health has risen; one bone per call.
     *
     * @param health share that is left
     * @return where in the model's frame something has just broken off or cracked, valid until the next call; null if
     * nothing did
     */
    Vector3f show(float health) {
        for (int i = 0; i < wounds.size(); i++) {
            Wound wound = wounds.get(i);
            boolean open = health < wound.health;
            if (open != wound.open) {
                wound.show(open);
                return open ? place.set(wound.joint.getModelTransform().getTranslation()) : null;
            }
        }
        return null;
    }

    /** Shows the damage at a share of health at once, as if it had been there before. */
    void setHealth(float health) {
        for (int i = 0; i < wounds.size(); i++) {
            wounds.get(i).show(health < wounds.get(i).health);
        }
    }

    @Override
    protected void controlUpdate(float seconds) {
        for (int i = 0; i < wounds.size(); i++) {
            wounds.get(i).grow(seconds, scale);
        }
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).grow(seconds, scale);
        }
    }

    @Override
    protected void controlRender(RenderManager renderManager, ViewPort viewPort) {
        // nothing to draw
    }

    /** Number of damaged bones. */
    int damagedBones() {
        int count = 0;
        for (int i = 0; i < wounds.size(); i++) {
            count += wounds.get(i).open ? 1 : 0;
        }
        return count;
    }
}
