package bumblewick.content.level;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.SurfaceFormat;
import bumblewick.def.machine.MachineBox;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Where the node of a mechanism stands, and the custom properties that all solid ones have. */
final class MachineBoxFields {
    private final LevelNode node;
    private final Field<Stand> stand;
    private final Field<String> model;
    private final Field<String> surface;
    private final Field<Boolean> inScenes;

    /** Where a node stands; its scale is half the size of its box. */
    record Stand(Vector3f position, Vector3f half, Quaternion turn) {
        static Stand of(LevelNode node) {
            return new Stand(node.position(), node.half(), node.orientation());
        }
    }

    MachineBoxFields(LevelNode node, Fields fields) {
        this.node = node;
        stand = fields.derived(values -> Stand.of(node));
        model = fields.reference("model", DefinitionKind.MODEL, "What is seen; its origin is the middle of the box.");
        surface = fields.reference("surface", SurfaceFormat.SURFACE, "What it is like to stand on.");
        inScenes = fields.numericFlag(
                        "inScenes", "Whether it moves on while a scene is shown, in which Wick and all else wait.")
                .or(false);
    }

    MachineBox box(Values values) {
        Stand at = values.get(stand);
        return new MachineBox(
                node.model().name(),
                values.get(model),
                at.position(),
                at.half(),
                at.turn(),
                values.get(surface),
                values.get(inScenes));
    }
}
