package bumblewick.sim.boss;

import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Part;
import bumblewick.def.BossDef.Trail;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.EntityIds;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a boss: where they are, and which are open. Parts keep their place in the boss's frame, or chase the part
 * before them, carried by the boss's {@link Trail}; who loses the one in front closes up.
 */
public final class BossParts {
    private static final float LEAST = 1e-4f; // u

    private final List<BossPart> parts = new ArrayList<>();
    private final List<BossPart> view = new ReadOnlyList<>(parts);
    private final int[] leader; // index of the part that each follows, -1 for the boss
    private final boolean declared;
    private final BossFrame frame = new BossFrame();
    private final Vector3f offset = new Vector3f();
    private final Vector3f target = new Vector3f();
    private final Trail trail; // null for none
    private float blown; // s that the trail's wind has blown

    BossParts(Boss boss, BossDef def, EntityIds ids) {
        declared = !def.parts().isEmpty();
        trail = def.trail().orElse(null);
        leader = new int[Math.max(1, def.parts().size())];
        for (Part part : def.parts()) {
            leader[parts.size()] = indexOf(part.follows());
            parts.add(new BossPart(ids.next(), part));
        }
        if (!declared) {
            parts.add(new BossPart(boss.id(), def.model(), def.radius(), boss.pose()));
        }
    }

    private int indexOf(String name) {
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** All parts in the order of the definition, broken ones too; of a boss without parts its body. */
    public List<BossPart> all() {
        return view;
    }

    /** Whether the boss has parts of its own. */
    boolean declared() {
        return declared;
    }

    /** How many are broken. */
    public int broken() {
        int count = 0;
        for (int i = 0; i < parts.size(); i++) {
            count += parts.get(i).broken() ? 1 : 0;
        }
        return count;
    }

    /** Factor on damage to a part by those that shield it, which are more or less by now. */
    float shielded(BossPart part) {
        BossDef.Shield shield = part.def.shield();
        int left = 0;
        for (int i = 0; i < shield.by().size(); i++) {
            left += parts.get(indexOf(shield.by().get(i))).broken() ? 0 : 1;
        }
        return left == 0 ? 1f : 1f - (1f - shield.factor()) * left / shield.by().size();
    }

    /** The next part that breaks because those broke with which it does, or null. */
    BossPart due() {
        for (int i = 0; declared && i < parts.size(); i++) {
            BossPart part = parts.get(i);
            if (!part.broken() && !part.def.breaksWith().isEmpty() && broken(part.def.breaksWith())) {
                return part;
            }
        }
        return null;
    }

    /** Whether all of these are broken. */
    boolean broken(List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            if (!parts.get(indexOf(names.get(i))).broken()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether nothing keeps the boss in the air: all vital parts are broken, or all parts, whose hit points are rounded and may
     * be less than the boss's together.
     */
    boolean beaten() {
        boolean vital = false;
        boolean vitalLeft = false;
        boolean left = false;
        for (int i = 0; i < parts.size(); i++) {
            boolean broken = parts.get(i).broken();
            vital |= parts.get(i).vital();
            vitalLeft |= parts.get(i).vital() && !broken;
            left |= !broken;
        }
        return vital ? !vitalLeft : !left;
    }

    /** Gives each its share of the hit points. */
    void fill(int maxHp) {
        for (int i = 0; i < parts.size(); i++) {
            BossPart part = parts.get(i);
            part.setHp(part.def == null ? maxHp : Math.max(1, Math.round(part.def.share() * maxHp)));
        }
    }

    /**
     * Breaks the parts for which a phase waits; where it waits for a number of them, the first ones that are not vital.
     *
     * @return the hit points that they had
     */
    int breakFor(BossDef.Phase phase) {
        int lost = 0;
        for (int i = 0; declared && i < parts.size(); i++) {
            BossPart part = parts.get(i);
            boolean counted = !part.vital() && broken() < phase.brokenParts();
            if (!part.broken() && (counted || phase.broken().contains(part.name()))) {
                lost += part.hp();
                part.setHp(0);
            }
        }
        return lost;
    }

    /** Opens those that the phase or the step opens, and no other. */
    void open(BossDef.Phase phase, BossDef.Step step) {
        for (int i = 0; declared && i < parts.size(); i++) {
            BossPart part = parts.get(i);
            part.open = phase.opens().contains(part.name()) || step.opens().contains(part.name());
            part.armour = armour(phase, part.name());
        }
    }

    private static float armour(BossDef.Phase phase, String name) {
        for (int i = 0; i < phase.armour().size(); i++) {
            if (phase.armour().get(i).part().equals(name)) {
                return phase.armour().get(i).factor();
            }
        }
        return BossPart.NONE;
    }

    /** Opens one for so many ticks, whatever the step opens. */
    void openFor(String name, int ticks) {
        parts.get(indexOf(name)).openTicks = ticks;
    }

    void openAllFor(int ticks) {
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).openTicks = ticks;
        }
    }

    void closeAll() {
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).open = false;
            parts.get(i).openTicks = 0;
        }
    }

    /** Puts all where they are when the boss appears. */
    void enter(Boss boss, Wick wick) {
        if (!declared) {
            return;
        }
        frame.set(boss.heading(), boss.bank());
        for (int i = 0; i < parts.size(); i++) {
            BossPart part = parts.get(i);
            placeInFrame(part, boss, wick);
            part.pose().beginTick();
        }
    }

    /** Moves all by a tick, after the boss. */
    void tick(Boss boss, Wick wick, float speedFactor) {
        if (!declared) {
            return;
        }
        blown += Tick.SECONDS * speedFactor;
        frame.set(boss.heading(), boss.bank());
        for (int i = 0; i < parts.size(); i++) {
            BossPart part = parts.get(i);
            part.hitTicks = Math.max(0, part.hitTicks - 1);
            part.openTicks = Math.max(0, part.openTicks - 1);
            part.pose().beginTick();
            if (part.steering == null) {
                placeInFrame(part, boss, wick);
            } else {
                part.chased = leaderOf(i);
                chase(part, i, boss, wick, speedFactor);
            }
        }
    }

    /** The nearest one before it that lives or keeps its place, or null for the boss. */
    private BossPart leaderOf(int index) {
        int i = leader[index];
        while (i >= 0 && parts.get(i).broken() && parts.get(i).steering != null) {
            i = leader[i];
        }
        return i < 0 ? null : parts.get(i);
    }

    private void chase(BossPart part, int index, Boss boss, Wick wick, float speedFactor) {
        BossPart first = part.chased;
        if (first == null) {
            target.set(boss.position()).subtractLocal(0f, 0f, wick.position().z);
        } else {
            target.set(first.local);
        }
        offset.set(target).subtractLocal(part.local);
        float distance = offset.length();
        if (distance > LEAST) {
            offset.multLocal(1f / distance);
            if (trail != null) {
                carry(index);
            }
            part.heading().set(offset);
            target.subtractLocal(offset.multLocal(part.def.gap()));
        }
        part.steering.move(target, part.local, part.velocity(), speedFactor);
        part.position().set(part.local).addLocal(0f, 0f, wick.position().z);
        setEnd(part);
    }

    /** Turns {@code offset}, the direction to what a part chases, against the wind of the trail. */
    private void carry(int index) {
        float swing = Trig.sin((blown - trail.lag() * index) / trail.seconds() % 1f * Trig.TURN);
        offset.x -= trail.wind().x + swing * trail.sway().x;
        offset.y -= trail.wind().y + swing * trail.sway().y;
        offset.z -= trail.wind().z + swing * trail.sway().z;
        float length = offset.length();
        offset.multLocal(length > LEAST ? 1f / length : 0f);
    }

    private void placeInFrame(BossPart part, Boss boss, Wick wick) {
        frame.toCorridor(part.def.at(), part.position()).addLocal(boss.position());
        part.local.set(part.position()).subtractLocal(0f, 0f, wick.position().z);
        part.heading().set(boss.heading());
        part.pose().setBank(boss.bank());
        part.velocity().set(boss.velocity());
        setEnd(part);
    }

    /** A capsule keeps its length and direction in the boss's frame. */
    private void setEnd(BossPart part) {
        if (part.def.end().isPresent()) {
            target.set(part.def.end().get()).subtractLocal(part.def.at());
            part.setEnd(frame.toCorridor(target, offset).addLocal(part.position()));
        }
    }

    void addTo(StateHash hash) {
        if (trail != null) {
            hash.add(blown);
        }
        for (int i = 0; declared && i < parts.size(); i++) {
            parts.get(i).addTo(hash);
        }
    }
}
