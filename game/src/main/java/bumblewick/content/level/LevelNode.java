package bumblewick.content.level;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Names;
import bumblewick.content.declaration.NumberRange;
import bumblewick.content.declaration.ObjectType;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.gltf.GltfNode;
import bumblewick.content.json.ContentProblem;
import bumblewick.math.Trig;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.function.Function;

/**
 * A node of a level that means something.
 *
 * @param file path of the level in the scene folder
 * @param parsedDefinition receives what is wrong
 * @param model the node in the model
 * @param nodeRole what its name begins with
 * @param name what comes after that
 */
record LevelNode(String file, ParsedDefinition parsedDefinition, GltfNode model, NodeRole nodeRole, String name) {
    private static final float SMALLEST = 0.01f; // u
    private static final float LARGEST = 1_000f; // u
    private static final float VERTICAL = 1e-5f;

    static LevelNode of(String file, ParsedDefinition parsedDefinition, GltfNode model, NodeRole nodeRole) {
        String name = model.meaningfulName().substring(nodeRole.prefix().length());
        LevelNode node = new LevelNode(file, parsedDefinition, model, nodeRole, name);
        node.check();
        return node;
    }

    private void check() {
        if (!Names.isName(name)) {
            problem("expected a name of small letters, digits and _ after " + nodeRole.prefix() + ", found '" + name
                    + "'" + Names.meant(name));
        }
        if ((nodeRole.mesh() && !model.hasMesh()) || (!nodeRole.mesh() && model.hasMesh())) {
            problem(nodeRole.mesh() ? "expected a mesh, found an empty" : "expected an empty, found a mesh");
        }
        if (!nodeRole.mesh() && !model.undistorted()) {
            problem("what stands above it is scaled unevenly, expected the same scale along all axes");
        }
    }

    void problem(String message) {
        problem(model.name(), message);
    }

    void problem(String place, String message) {
        parsedDefinition.problem(new ContentProblem(file, 0, place, message));
    }

    void refer(DefinitionKind kind, String id) {
        parsedDefinition.refer(new ParsedDefinition.Reference(kind, id, file, 0, model.name(), true, ""));
    }

    /** Reads the custom properties; any that is not declared is a mistake. */
    <D> D properties(Function<Fields, Maker<D>> declare) {
        return ObjectType.of(declare).read(parsedDefinition, file, model.name(), model.extras());
    }

    Vector3f position() {
        return hashed(model.position());
    }

    /** Half a box. */
    Vector3f half() {
        Vector3f half = model.scale();
        float least = Math.min(half.x, Math.min(half.y, half.z));
        float most = Math.max(half.x, Math.max(half.y, half.z));
        if (!(least >= SMALLEST && most <= LARGEST)) {
            problem("expected as scale " + new NumberRange(SMALLEST, LARGEST, "") + " along each axis, found " + half);
        }
        return hashed(half);
    }

    Quaternion orientation() {
        Quaternion turned = model.rotation().normalizeLocal();
        parsedDefinition.hash(file, turned.getX());
        parsedDefinition.hash(file, turned.getY());
        parsedDefinition.hash(file, turned.getZ());
        parsedDefinition.hash(file, turned.getW());
        return turned;
    }

    /** Which way its z axis points, seen from above; 0 if it points straight up or down. */
    float yaw() {
        Vector3f ahead = ahead();
        boolean vertical = Math.abs(ahead.x) < VERTICAL && Math.abs(ahead.z) < VERTICAL;
        return hashed(vertical ? 0f : Trig.atan2(ahead.x, ahead.z));
    }

    /** How far its z axis points up. */
    float pitch() {
        Vector3f ahead = ahead();
        return hashed(Trig.atan2(ahead.y, (float) Math.sqrt(ahead.x * ahead.x + ahead.z * ahead.z)));
    }

    private Vector3f ahead() {
        return model.rotation().mult(Vector3f.UNIT_Z);
    }

    private float hashed(float number) {
        parsedDefinition.hash(file, number);
        return number;
    }

    private Vector3f hashed(Vector3f v) {
        hashed(v.x);
        hashed(v.y);
        hashed(v.z);
        return v;
    }
}
