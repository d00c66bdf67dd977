package bumblewick.sim;

import bumblewick.def.AttackDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Inhale;
import bumblewick.def.BossDef.Parry;
import bumblewick.def.BossDef.Pluck;
import bumblewick.def.BossDef.Step;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDef;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Steps of bosses for tests: what a test does not say is as in a file that does not say it. */
public final class TestStep {
    private final Action action;
    private final float seconds;
    private final List<RuleDef.Action> does = new ArrayList<>();
    private Optional<String> path = Optional.empty();
    private Optional<AttackDef> attack = Optional.empty();
    private List<Vector3f> places = List.of();
    private float anticipation;
    private float go;
    private float radius;
    private float turns;
    private Optional<Pluck> pluck = Optional.empty();
    private Optional<Parry> parry = Optional.empty();
    private List<String> opens = List.of();
    private boolean once;
    private Optional<Inhale> inhale = Optional.empty();
    private int spits;
    private String clip = "";

    public TestStep(Action action, float seconds) {
        this.action = action;
        this.seconds = seconds;
    }

    public TestStep path(String of) {
        path = Optional.of(of);
        return this;
    }

    public TestStep attack(AttackDef rounds) {
        attack = Optional.of(rounds);
        return this;
    }

    public TestStep places(Vector3f... all) {
        places = List.of(all);
        return this;
    }

    /** How it goes from place to place, in s. */
    public TestStep goes(float leansBack, float onTheWay) {
        anticipation = leansBack;
        go = onTheWay;
        return this;
    }

    public TestStep radius(float circle) {
        radius = circle;
        return this;
    }

    public TestStep turns(float toTheRight) {
        turns = toTheRight;
        return this;
    }

    public TestStep plucks(Pluck strings) {
        pluck = Optional.of(strings);
        return this;
    }

    public TestStep parry(Parry whirl) {
        parry = Optional.of(whirl);
        return this;
    }

    public TestStep opens(String... parts) {
        opens = List.of(parts);
        return this;
    }

    public TestStep once() {
        once = true;
        return this;
    }

    /** Does something beside it, so long after it has begun, in s. */
    public TestStep does(RuleDeed deed, float after) {
        does.add(new RuleDef.Action(deed, after));
        return this;
    }

    public TestStep inhales(Inhale breath) {
        inhale = Optional.of(breath);
        return this;
    }

    public TestStep spits(int aRound) {
        spits = aRound;
        return this;
    }

    public TestStep clip(String ofModel) {
        clip = ofModel;
        return this;
    }

    public Step def() {
        return new Step(
                action,
                seconds,
                path,
                attack,
                places,
                anticipation,
                go,
                radius,
                turns,
                pluck,
                parry,
                opens,
                once,
                does,
                inhale,
                spits,
                clip);
    }
}
