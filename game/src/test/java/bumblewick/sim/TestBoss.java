package bumblewick.sim;

import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Banking;
import bumblewick.def.BossDef.Depth;
import bumblewick.def.BossDef.End;
import bumblewick.def.BossDef.Part;
import bumblewick.def.BossDef.Phase;
import bumblewick.def.BossDef.Step;
import bumblewick.def.BossDef.Strings;
import bumblewick.def.BossDef.Trail;
import bumblewick.def.mechanism.ByDifficulty;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** Bosses for tests: one ball of 3 u with 100 hit points, unless a test says something else. */
public final class TestBoss {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final float AT = 5f; // u: where the fight begins

    private final List<Phase> phases;
    private int hp = 100;
    private float hpBase = 1f;
    private float hpPerBee;
    private int score;
    private float openFactor = 1f;
    private Vector3f station = BossDef.usualStation();
    private Depth depth = Depth.NONE;
    private boolean keepsClear;
    private Optional<Banking> banking = Optional.empty();
    private Optional<Trail> trail = Optional.empty();
    private List<Part> parts = List.of();
    private Optional<Strings> strings = Optional.empty();
    private End end = End.FALLS;

    private TestBoss(List<Phase> phases) {
        this.phases = phases;
    }

    public static TestBoss of(Phase... phases) {
        return new TestBoss(List.of(phases));
    }

    public static TestBoss of(List<Phase> phases) {
        return new TestBoss(phases);
    }

    /** A boss of one phase. */
    public static TestBoss doing(Step... steps) {
        return of(TestPhase.first(steps).def());
    }

    public TestBoss hp(int points) {
        hp = points;
        return this;
    }

    /** Hit points by the bees that come: a share that counts without any, and one for each. */
    public TestBoss hp(int points, float alone, float perBee) {
        hp = points;
        hpBase = alone;
        hpPerBee = perBee;
        return this;
    }

    public TestBoss score(int points) {
        score = points;
        return this;
    }

    public TestBoss openFactor(float onDamage) {
        openFactor = onDamage;
        return this;
    }

    public TestBoss station(Vector3f place) {
        station = place;
        return this;
    }

    public TestBoss depth(Depth boostAndBrake) {
        depth = boostAndBrake;
        return this;
    }

    public TestBoss keepsClear() {
        keepsClear = true;
        return this;
    }

    public TestBoss banks(Banking aside) {
        banking = Optional.of(aside);
        return this;
    }

    public TestBoss trails(Trail wind) {
        trail = Optional.of(wind);
        return this;
    }

    public TestBoss parts(Part... all) {
        return parts(List.of(all));
    }

    public TestBoss parts(List<Part> all) {
        parts = all;
        return this;
    }

    public TestBoss strings(Strings all) {
        strings = Optional.of(all);
        return this;
    }

    public TestBoss ends(End way) {
        end = way;
        return this;
    }

    public BossDef def() {
        return new BossDef(
                "boss",
                "m",
                "",
                hp,
                ByDifficulty.NONE,
                hpBase,
                hpPerBee,
                score,
                3f,
                openFactor,
                station,
                BossDef.STEERING,
                depth,
                keepsClear,
                banking,
                trail,
                parts,
                strings,
                end,
                phases);
    }

    /** A fight with it, from the moment when it has come; nobody shoots. */
    public Flight entered() {
        return entered(new TestRules());
    }

    /** The same among other rules. */
    public Flight entered(TestRules rules) {
        return come(new Flight(rules.boss(AT, def())));
    }

    /** A flight to a boss, from the moment when it has come. */
    public static Flight come(Flight flight) {
        return flight.until(() -> flight.stage.boss().isPresent(), QUIET).fly(Boss.ENTRY, QUIET);
    }
}
