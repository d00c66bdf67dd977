package bumblewick.sim.boss;

import bumblewick.def.BossDef.Pluck;
import bumblewick.def.BossDef.StringDef;
import bumblewick.def.BossDef.Strings;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.bullet.PatternField;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * The strings of a boss. A step that plucks shows them in an order and strikes them in the same order: the i-th of n is plucked
 * i · every after the step began, and struck (n + i) · every + pause after it. What strikes is a beam down from above where the
 * string passes Wick. It is there from when the string was plucked, so that bees and pilots know what comes.
 */
public final class BossStrings {
    private final List<BossString> strings = new ArrayList<>();
    private final List<BossString> view = new ReadOnlyList<>(strings);
    private final Strings def; // null for a boss without strings
    private final BossParts parts;
    private final Vector3f middle = new Vector3f();
    private final Vector3f top = new Vector3f();
    private final Vector3f foot = new Vector3f();

    BossStrings(Strings def, BossParts parts) {
        this.def = def;
        this.parts = parts;
        for (int i = 0; def != null && i < def.all().size(); i++) {
            strings.add(new BossString(def.all().get(i), i));
        }
    }

    /** From the left to the right; none of a boss without strings. */
    public List<BossString> all() {
        return view;
    }

    /** Whether one of them rings or is going to be struck. */
    boolean sounding() {
        for (int i = 0; i < strings.size(); i++) {
            if (strings.get(i).waits() || strings.get(i).litTicks > 0) {
                return true;
            }
        }
        return false;
    }

    /** Ends what was begun: what was plucked is not struck any more. */
    void stop(int bossId, PatternField patterns) {
        if (strings.isEmpty()) {
            return;
        }
        patterns.cancelBeams(bossId);
        for (int i = 0; i < strings.size(); i++) {
            strings.get(i).still();
        }
    }

    /** Advances all by a tick in which clocks count. */
    void tick() {
        for (int i = 0; i < strings.size(); i++) {
            BossString string = strings.get(i);
            string.countDown();
            string.slack =
                    !string.def().parts().isEmpty() && parts.broken(string.def().parts());
        }
    }

    /** Hangs all for a step that plucks. */
    void hang(Pluck pluck) {
        for (int i = 0; i < strings.size(); i++) {
            strings.get(i).hang(pluck.below());
        }
    }

    /** Plucks and strikes what is due in this tick of the step. */
    void play(Pluck pluck, Boss boss, Wick wick, PatternField patterns, SimEvents events) {
        int every = Math.max(1, Tick.of(pluck.every()));
        int until = pluck.order().size() * every + Tick.of(pluck.pause());
        for (int i = 0; i < pluck.order().size(); i++) {
            List<String> chord = pluck.order().get(i).strings();
            for (int k = 0; k < chord.size(); k++) {
                BossString string = named(chord.get(k));
                if (boss.stepTicks == i * every && !string.slack) {
                    pluck(string, until, boss, wick, patterns, events);
                } else if (boss.stepTicks == until + i * every && string.waits()) {
                    strike(string, wick, events);
                }
            }
        }
    }

    private BossString named(String id) {
        for (int i = 0; i < strings.size(); i++) {
            if (strings.get(i).def().id().equals(id)) {
                return strings.get(i);
            }
        }
        throw new IllegalArgumentException("the boss has no string " + id);
    }

    private void pluck(BossString string, int until, Boss boss, Wick wick, PatternField patterns, SimEvents events) {
        string.litLength = Math.max(Boss.LEAST_TELL, Tick.of(def.lit()));
        string.litTicks = string.litLength;
        string.strikeTicks = until + 1; // counted down before it is due
        string.strikeLength = string.strikeTicks;
        int lasts = Math.max(1, Tick.of(def.lasts()));
        float x = string.def().passesAt();
        patterns.announceBeam(
                def.bullet(),
                top.set(x, def.height(), 0f),
                foot.set(x, 0f, 0f),
                def.radius(),
                until + 1,
                lasts,
                boss.id(),
                wick);
        StringDef declared = string.def();
        events.add(Type.STRING_PLUCKED, boss.id(), declared.id(), declared.note(), place(string, wick));
    }

    private void strike(BossString string, Wick wick, SimEvents events) {
        string.strikeTicks = 0;
        string.struckLength = Math.max(1, Tick.of(def.lasts()));
        string.struckTicks = string.struckLength;
        List<String> struck = string.def().parts();
        for (int i = 0; i < struck.size(); i++) {
            parts.openFor(struck.get(i), Tick.of(def.opens()));
        }
        StringDef declared = string.def();
        events.add(Type.STRING_STRUCK, 0, declared.id(), declared.note(), place(string, wick));
    }

    /** The middle of a string in the corridor's frame. */
    private Vector3f place(BossString string, Wick wick) {
        return middle.set(string.from()).addLocal(string.to()).multLocal(0.5f).addLocal(0f, 0f, wick.position().z);
    }

    void addTo(StateHash hash) {
        for (int i = 0; i < strings.size(); i++) {
            strings.get(i).addTo(hash);
        }
    }
}
