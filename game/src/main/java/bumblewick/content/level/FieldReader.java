package bumblewick.content.level;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.FieldFormat;
import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Rhythm;
import bumblewick.def.machine.ListenerDef;
import bumblewick.def.machine.SignalCondition;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads the fields of a level: empties whose scale is half a box, or half a cylinder on its own y axis. */
final class FieldReader {
    private static final float ROUND = 0.001f; // u by which a cylinder may be deeper than wide

    private final MachineReader machines;
    private final List<FieldDef> fields = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /** @param machines receives fields that wait for signals */
    FieldReader(MachineReader machines) {
        this.machines = machines;
    }

    void add(LevelNode node) {
        if (!names.add(node.name())) {
            node.problem("is there twice: rules switch a field by its name");
        }
        if (fields.size() == FieldDef.MOST) {
            node.problem("is one too many, expected at most " + FieldDef.MOST + " fields");
            return;
        }
        fields.add(node.properties(inside -> declare(node, inside)));
    }

    /** All fields, in the order of the file. */
    List<FieldDef> all() {
        return fields;
    }

    /** Where the node of a field stands. */
    private record Stand(Vector3f middle, Vector3f half, Quaternion turn) {}

    /** The properties of a field's node. */
    Maker<FieldDef> declare(LevelNode node, Fields fields) {
        FieldFormat.Common common = new FieldFormat.Common(fields);
        var stand = fields.derived(values -> new Stand(node.position(), node.half(), node.orientation()));
        var drift = FieldFormat.strength(fields, "drift", "Added to Wick's velocity, to where its own z axis points.");
        var rise = FieldFormat.strength(fields, "rise", "Added to Wick's velocity in the air, straight up.");
        common.declareEffects(fields);
        var on = FieldFormat.on(fields).orAbsent(0);
        var off = FieldFormat.off(fields).when(values -> values.has(on));
        var first = FieldFormat.first(fields).when(values -> values.has(on));
        SignalFields when = new SignalFields(fields);
        return values -> {
            Stand at = values.get(stand);
            checkRound(node, common.isRound(values), at.half());
            Vector3f air = ahead(at.turn()).multLocal(values.get(drift));
            air.y += values.get(rise);
            FieldDef field = common.make(
                    values, node.name(), at.middle(), at.half(), at.turn(), air, rhythm(values, first, on, off));
            SignalCondition condition = when.condition(node, values);
            if (condition.isEmpty()) {
                return field;
            }
            machines.addField(new ListenerDef(node.model().name(), node.name(), at.middle(), condition));
            return field.waiting();
        };
    }

    private static Rhythm rhythm(Values values, Field<Integer> first, Field<Integer> on, Field<Integer> off) {
        return values.has(on) ? new Rhythm(values.get(first), values.get(on), values.get(off)) : Rhythm.NONE;
    }

    /** Where a node's z axis points; computed by hand, since it becomes part of the rules. */
    private static Vector3f ahead(Quaternion turn) {
        float x = turn.getX();
        float y = turn.getY();
        float z = turn.getZ();
        float w = turn.getW();
        return new Vector3f(2f * (x * z + w * y), 2f * (y * z - w * x), 1f - 2f * (x * x + y * y));
    }

    private static void checkRound(LevelNode node, boolean round, Vector3f half) {
        if (round && Math.abs(half.x - half.z) > ROUND) {
            node.problem("expected the same scale along x and z, for a cylinder, found " + half.x + " and " + half.z);
        }
    }
}
