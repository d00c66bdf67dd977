package bumblewick.sim;

import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
import bumblewick.def.RuleDef.Check;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleDef.Trigger;
import bumblewick.def.RuleEvent;
import bumblewick.def.RuleFact;
import bumblewick.def.WaveDef;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Parts of rules, in a few words, for tests that state what rules do. */
public final class TestRuleDefs {
    public static final Conditions ALWAYS = Conditions.NONE;

    private TestRuleDefs() {}

    public static RuleDef rule(Trigger on, RuleDeed... deeds) {
        return rule(on, ALWAYS, deeds);
    }

    public static RuleDef rule(Trigger on, Conditions when, RuleDeed... deeds) {
        return new RuleDef(
                "r",
                on,
                when,
                Arrays.stream(deeds).map(deed -> new Action(deed, 0f)).collect(Collectors.toList()));
    }

    /** A rule that does one thing so many seconds after it fired. */
    public static RuleDef later(Trigger on, float delay, RuleDeed deed) {
        return new RuleDef("r", on, ALWAYS, List.of(new Action(deed, delay)));
    }

    /**
     * Enemies that come one after the other.
     *
     * @param at how much further along the rail, in u
     * @param spacing seconds from one to the next
     */
    public static WaveDef wave(float at, String enemy, String path, int count, float spacing) {
        return new WaveDef(at, enemy, path, false, count, spacing, 0f, 0f, "");
    }

    public static RuleDeed.Waves waves(WaveDef... waves) {
        return new RuleDeed.Waves(List.of(waves));
    }

    public static Trigger on(RuleEvent event) {
        return on(event, "");
    }

    /** Of one kind alone, or of one name. */
    public static Trigger on(RuleEvent event, String of) {
        return new Trigger(event, 0f, 0f, 0, of);
    }

    public static Trigger start() {
        return on(RuleEvent.START);
    }

    static Trigger time(float seconds) {
        return new Trigger(RuleEvent.TIME, 0f, seconds, 0, "");
    }

    static Trigger place(float at) {
        return new Trigger(RuleEvent.PLACE, at, 0f, 0, "");
    }

    public static Trigger signal(String name) {
        return on(RuleEvent.SIGNAL, name);
    }

    static Check number(RuleFact of, int least, int most) {
        return new Check(of, least, most, "", "");
    }

    static Check difficulty(String id) {
        return new Check(RuleFact.DIFFICULTY, 0, 0, id, "");
    }

    static Check signals(String name, int least) {
        return new Check(RuleFact.SIGNALS, least, 1_000_000, "", name);
    }

    static Conditions given(Check... all) {
        return held(0f, all);
    }

    /** If all of it holds for so many seconds. */
    static Conditions held(float hold, Check... all) {
        return new Conditions(List.of(all), List.of(), List.of(), hold, false, 1f);
    }

    static Conditions chance(float chance) {
        return new Conditions(List.of(), List.of(), List.of(), 0f, false, chance);
    }

    public static RuleDeed bees(int count) {
        return new RuleDeed.Bees(count);
    }

    public static RuleDeed sends(String name) {
        return new RuleDeed.Signal(name);
    }
}
