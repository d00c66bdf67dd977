package bumblewick.sim;

import bumblewick.def.ArrivalDef;
import bumblewick.def.BossDef.Part;
import bumblewick.def.BossDef.Shield;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** Parts of bosses for tests: a ball of 1 u with all of the hit points, which nothing shields. */
public final class TestPart {
    private static final ArrivalDef STEERING = new ArrivalDef(70f, 32f, 3f);

    private final String id;
    private final Vector3f at;
    private Optional<Vector3f> end = Optional.empty();
    private float radius = 1f;
    private float share = 1f;
    private float factor = 1f;
    private float openFactor = 1f;
    private boolean vital;
    private String follows = "";
    private float gap;
    private ArrivalDef steering = STEERING;
    private Shield shield = Shield.NONE;
    private List<String> breaksWith = List.of();

    public TestPart(String id, Vector3f at) {
        this.id = id;
        this.at = at;
    }

    /** A capsule. */
    public TestPart to(Vector3f otherEnd) {
        end = Optional.of(otherEnd);
        return this;
    }

    public TestPart radius(float units) {
        radius = units;
        return this;
    }

    public TestPart share(float ofHitPoints) {
        share = ofHitPoints;
        return this;
    }

    public TestPart factor(float onDamage) {
        factor = onDamage;
        return this;
    }

    public TestPart openFactor(float onDamage) {
        openFactor = onDamage;
        return this;
    }

    public TestPart vital() {
        vital = true;
        return this;
    }

    public TestPart follows(String part, float behind) {
        follows = part;
        gap = behind;
        return this;
    }

    public TestPart steering(ArrivalDef chase) {
        steering = chase;
        return this;
    }

    public TestPart shieldedBy(String part, float leaves) {
        shield = new Shield(List.of(part), leaves);
        return this;
    }

    public TestPart breaksWith(String... parts) {
        breaksWith = List.of(parts);
        return this;
    }

    public Part def() {
        return new Part(
                id,
                "",
                at,
                end,
                radius,
                share,
                factor,
                openFactor,
                vital,
                100,
                "",
                follows,
                gap,
                steering,
                shield,
                breaksWith);
    }
}
