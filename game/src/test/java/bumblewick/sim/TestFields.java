package bumblewick.sim;

import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Kind;
import bumblewick.def.FieldDef.Rhythm;
import bumblewick.def.FieldDef.Shape;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Fields for tests: boxes without a turn that Wick feels at once. */
public final class TestFields {
    public static final Vector3f STILL = new Vector3f();

    private TestFields() {}

    /** Wind in a box. */
    public static FieldDef wind(Vector3f middle, Vector3f half, Vector3f drift) {
        return field(Kind.WIND, middle, half, drift, 1f, 0f, Rhythm.NONE, false);
    }

    /** The same in a rhythm. */
    public static FieldDef gusts(Vector3f middle, Vector3f half, Vector3f drift, Rhythm rhythm) {
        return field(Kind.WIND, middle, half, drift, 1f, 0f, rhythm, false);
    }

    /** The same that waits for a rule. */
    public static FieldDef waiting(Vector3f middle, Vector3f half, Vector3f drift) {
        return field(Kind.WIND, middle, half, drift, 1f, 0f, Rhythm.NONE, true);
    }

    /** A web in a box. */
    public static FieldDef web(Vector3f middle, Vector3f half, float factor) {
        return field(Kind.WEB, middle, half, STILL, factor, 0f, Rhythm.NONE, false);
    }

    /** Smoke in a box. */
    public static FieldDef smoke(Vector3f middle, Vector3f half) {
        return field(Kind.SMOKE, middle, half, STILL, 1f, 0f, Rhythm.NONE, false);
    }

    /** The dark in a box. */
    public static FieldDef dark(Vector3f middle, Vector3f half, float sight) {
        return field(Kind.DARK, middle, half, STILL, 1f, sight, Rhythm.NONE, false);
    }

    /** Another field of the same air, that Wick comes to feel in a time, in s. */
    public static FieldDef eased(FieldDef of, float ease) {
        return new FieldDef(
                of.id(),
                of.kind(),
                of.shape(),
                of.middle(),
                of.half(),
                of.turn(),
                of.drift(),
                of.factor(),
                of.sight(),
                ease,
                of.rhythm(),
                of.waits());
    }

    /** Another field of the same air with another shape and turn. */
    public static FieldDef shaped(FieldDef of, Shape shape, Quaternion turn) {
        return new FieldDef(
                of.id(),
                of.kind(),
                shape,
                of.middle(),
                of.half(),
                turn,
                of.drift(),
                of.factor(),
                of.sight(),
                of.ease(),
                of.rhythm(),
                of.waits());
    }

    private static FieldDef field(
            Kind kind,
            Vector3f middle,
            Vector3f half,
            Vector3f drift,
            float factor,
            float sight,
            Rhythm rhythm,
            boolean waits) {
        return new FieldDef(
                "air", kind, Shape.BOX, middle, half, new Quaternion(), drift, factor, sight, 0f, rhythm, waits);
    }
}
