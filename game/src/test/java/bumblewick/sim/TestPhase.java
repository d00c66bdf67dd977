package bumblewick.sim;

import bumblewick.def.BossDef.Armour;
import bumblewick.def.BossDef.Phase;
import bumblewick.def.BossDef.Step;
import java.util.List;

/** Phases of bosses for tests: what a test does not say is as in a file that does not say it. */
public final class TestPhase {
    private final List<Step> steps;
    private float belowHealth;
    private int brokenParts;
    private List<String> broken = List.of();
    private float after;
    private int hurryAfter;
    private List<String> opens = List.of();
    private List<Armour> armour = List.of();
    private float roll;

    private TestPhase(Step... steps) {
        this.steps = List.of(steps);
    }

    /** The phase with which a fight begins. */
    public static TestPhase first(Step... steps) {
        return new TestPhase(steps).below(1f);
    }

    /** One of which the test says when it begins. */
    public static TestPhase next(Step... steps) {
        return new TestPhase(steps);
    }

    public TestPhase below(float health) {
        belowHealth = health;
        return this;
    }

    public TestPhase afterBroken(int parts) {
        brokenParts = parts;
        return this;
    }

    public TestPhase afterBroken(String... parts) {
        broken = List.of(parts);
        return this;
    }

    public TestPhase after(float seconds) {
        after = seconds;
        return this;
    }

    public TestPhase hurriesAfter(int rounds) {
        hurryAfter = rounds;
        return this;
    }

    public TestPhase opens(String... parts) {
        opens = List.of(parts);
        return this;
    }

    public TestPhase armour(String part, float factor) {
        armour = List.of(new Armour(part, factor));
        return this;
    }

    public TestPhase rolls(float degrees) {
        roll = degrees;
        return this;
    }

    public Phase def() {
        return new Phase(belowHealth, brokenParts, broken, after, hurryAfter, opens, armour, roll, 0f, steps);
    }
}
