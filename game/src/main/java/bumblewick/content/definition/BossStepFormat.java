package bumblewick.content.definition;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.NumberRange;
import bumblewick.content.declaration.Values;
import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Inhale;
import bumblewick.def.BossDef.Parry;
import bumblewick.def.BossDef.Step;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** A step of a boss's phase. */
final class BossStepFormat {
    private static final float SHORTEST = 0.1f; // s
    private static final float LONGEST = 60f; // s
    private static final float REACH = 60f; // u
    private static final float WIDEST = 30f; // u
    private static final float MOST_TURNS = 20f;
    private static final int MOST_PLACES = 16;
    private static final int MOST_DEEDS = 16;
    private static final int MOST_SWALLOWED = 100; // bullets

    private BossStepFormat() {}

    static Maker<Step> declare(Fields fields) {
        var action = fields.choice(
                "action",
                Action.class,
                "fly a path, tell, dive at Wick, fan bullets, return, rest, arrive, strafe, orbit, roll, slam the"
                        + " ground, charge along it, mirror Wick, or pluck strings.");
        var seconds = fields.number(
                        "seconds",
                        SHORTEST,
                        LONGEST,
                        "s",
                        "How long the step lasts; a tell lasts 0.75 s or more, so that everybody can see it.")
                .narrowed(values -> new NumberRange(
                        values.get(action) == Action.TELL ? AttackFormat.SHORTEST_TELL : SHORTEST, LONGEST, "s"));
        var path = fields.reference("path", PathFormat.PATH, "Which path it flies in a step fly.")
                .when(action, Action.FLY);
        var attack = fields.optional("attack", AttackFormat::ofBoss, "What it shoots meanwhile; a step fan needs it.")
                .when(values -> values.get(action) != Action.TELL);
        var places = fields.points(
                        "places",
                        1,
                        MOST_PLACES,
                        REACH,
                        "Where it goes, or what it circles: to the right, up, and ahead of Wick. Strafe takes several.")
                .when(action, Action.ARRIVE, Action.STRAFE, Action.ORBIT, Action.ROLL);
        var anticipation = fields.number(
                        "anticipation", 0f, 5f, "s", "How long it leans back before it goes; more warns longer.")
                .or(0.3f)
                .when(action, Action.STRAFE);
        var go = fields.number(
                        "go",
                        SHORTEST,
                        LONGEST,
                        "s",
                        "How long it takes from place to place; the rest of the time it rests.")
                .or(0.4f)
                .when(action, Action.STRAFE);
        var radius = fields.number("radius", 0f, WIDEST, "u", "Of the circle.").when(action, Action.ORBIT);
        var turns = fields.number(
                        "turns",
                        -MOST_TURNS,
                        MOST_TURNS,
                        "",
                        "How often it circles, or rolls about its nose; to the right if more than 0.")
                .or(1f)
                .when(action, Action.ORBIT, Action.ROLL);
        var pluck = fields.optionalUnhashed(
                        "pluck", BossStringsFormat::pluck, "In which order a step pluck plays the strings.")
                .when(action, Action.PLUCK);
        var parry = fields.optionalUnhashed(
                        "parry",
                        BossStepFormat::parry,
                        "What a whirl does to a step dive or charge that comes near. Left out, nothing stops it.")
                .when(action, Action.DIVE, Action.CHARGE);
        var opens = fields.texts("opens", 0, MOST_PLACES, "part", "The parts that are open in this step.")
                .orAbsent(List.of());
        var once = fields.flag("once", "Whether it is left out when its phase begins anew.")
                .or(false);
        var does = fields.list(
                        "do",
                        0,
                        MOST_DEEDS,
                        "actions",
                        RuleDeedFormat::ofBoss,
                        "What is done beside it, as rules do it: waves, fields, light, music, corridor.")
                .orAbsent(List.of());
        var inhale = fields.optionalUnhashed(
                        "inhale",
                        BossStepFormat::inhale,
                        "How it breathes in: the bullets before Wick fly back into its mouth. Left out, they fly on.")
                .when(values -> values.get(action) != Action.TELL);
        var spits = fields.whole(
                        "spits",
                        1,
                        MOST_SWALLOWED,
                        "bullets",
                        "Of the bullets that it swallowed last, how many a round gives back: it fires as many rounds"
                                + " as that takes, none if it swallowed nothing. Left out, all rounds.")
                .orAbsent(0)
                .when(values -> values.get(action) != Action.TELL);
        var clip = fields.name(
                        "clip",
                        "Clip of its model that is played once in as long as the step takes. Left out, or without such"
                                + " a clip, that of the action.")
                .orAbsent("");
        return values -> {
            Step step = new Step(
                    values.get(action),
                    values.get(seconds),
                    Optional.of(values.get(path)).filter(name -> values.get(action) == Action.FLY),
                    values.get(action) == Action.TELL ? Optional.empty() : values.get(attack),
                    placesOf(values, action, places),
                    values.get(anticipation),
                    values.get(go),
                    values.get(radius),
                    values.get(turns),
                    values.get(action) == Action.PLUCK ? values.get(pluck) : Optional.empty(),
                    values.get(action).passesWick() ? values.get(parry) : Optional.empty(),
                    values.get(opens),
                    values.get(once),
                    values.get(does),
                    values.get(action) == Action.TELL ? Optional.empty() : values.get(inhale),
                    values.get(action) == Action.TELL ? 0 : values.get(spits),
                    values.get(clip));
            check(step, values);
            return step;
        };
    }

    private static Maker<Parry> parry(Fields fields) {
        fields.number("seconds", 0.5f, 10f, "s", "How long it reels, thrown back.");
        fields.number("ahead", 6f, REACH, "u", "How far ahead of Wick it reels.");
        fields.whole("score", 0, 100_000, "points", "Points for stopping it, before the multiplier.")
                .or(0);
        fields.texts("opens", 0, MOST_PLACES, "part", "The parts that are open while it reels.")
                .orAbsent(List.of());
        return fields.record(Parry.class);
    }

    private static Maker<Inhale> inhale(Fields fields) {
        fields.whole("most", 1, MOST_SWALLOWED, "bullets", "How many it swallows; further ones fly on.");
        fields.number("reach", 0.5f, 10f, "u", "Of its mouth: what comes that near its middle is swallowed.");
        fields.number("pull", 1f, 200f, "u/s²", "How strongly bullets are drawn to it; more turns them sooner.");
        return fields.record(Inhale.class);
    }

    private static List<Vector3f> placesOf(Values values, Field<Action> action, Field<List<Vector3f>> places) {
        return switch (values.get(action)) {
            case ARRIVE, STRAFE, ORBIT, ROLL -> values.get(places);
            default -> List.of();
        };
    }

    private static void check(Step step, Values values) {
        if (step.action() == Action.FAN && step.attack().isEmpty()) {
            values.problem("attack", "is missing: a step fan shoots");
        }
        if (step.spits() > 0 && step.attack().isEmpty()) {
            values.problem("attack", "is missing: it says how what was swallowed comes back");
        }
        checkPluck(step, values);
        if (step.action() == Action.STRAFE && !step.places().isEmpty()) {
            float each = step.seconds() / step.places().size();
            float needed = step.anticipation() + step.go();
            if (needed > each) {
                values.problem(
                        "seconds",
                        step.seconds() + " s leave " + rounded(each) + " s for each of "
                                + step.places().size() + " places, expected " + rounded(needed)
                                + " s or more: anticipation and go");
            }
        } else if (step.places().size() > 1) {
            values.problem("places", "has " + step.places().size() + " places, expected 1: only strafe takes several");
        }
    }

    private static void checkPluck(Step step, Values values) {
        if (step.action() == Action.PLUCK && step.pluck().isEmpty()) {
            values.problem("pluck", "is missing: a step pluck plays strings");
        } else if (step.pluck().isPresent()
                && step.seconds() < step.pluck().get().seconds()) {
            values.problem(
                    "seconds",
                    step.seconds() + " s end before the last string is struck, expected "
                            + rounded(step.pluck().get().seconds()) + " s or more");
        }
    }

    private static float rounded(float seconds) {
        return Math.round(seconds * 100f) / 100f;
    }
}
