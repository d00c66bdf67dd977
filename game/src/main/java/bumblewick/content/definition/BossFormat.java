package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.presentation.MusicFormat;
import bumblewick.content.definition.tuning.ArrivalFormat;
import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Armour;
import bumblewick.def.BossDef.Banking;
import bumblewick.def.BossDef.Depth;
import bumblewick.def.BossDef.End;
import bumblewick.def.BossDef.Part;
import bumblewick.def.BossDef.Phase;
import bumblewick.def.BossDef.Step;
import bumblewick.def.BossDef.Trail;
import bumblewick.def.mechanism.ByDifficulty;
import java.util.ArrayList;
import java.util.List;

/** {@code bosses/*.json}: who waits at the end of a flight. */
public final class BossFormat {
    public static final DefinitionKind BOSS = DefinitionKind.of("boss", "bosses", Use.RULES);

    public static final FileFormat<BossDef> FORMAT = FileFormat.of(
            BOSS,
            BossDef.class,
            "Who waits at the end of a flight: parts that can be hit, and phases of steps that repeat, each strike"
                    + " with a tell before it.",
            BossFormat::declare);

    private static final int MOST_PARTS = 32;
    private static final int MOST_ROUNDS = 100;
    private static final float REACH = 60f; // u
    private static final float DEEPEST = 20f; // u
    private static final float LONGEST = 600f; // s

    private BossFormat() {}

    private static Maker<BossDef> declare(Fields fields) {
        fields.id();
        fields.reference("model", DefinitionKind.MODEL, "What is seen.");
        fields.reference("music", MusicFormat.MUSIC, "Which track plays while it fights. Left out, boss.")
                .orAbsent("");
        fields.whole("hp", 1, 100_000, "hit points", "Hit points before the factor for the bees on entry.");
        fields.object("hps", BossFormat::hps, "The same at each difficulty, where it is another number.")
                .orAbsent(ByDifficulty.NONE);
        fields.number(
                "hpBase", 0f, 10f, "of the hit points", "Share of hp that counts even if Wick comes without a bee.");
        fields.number(
                "hpPerBee",
                0f,
                1f,
                "of the hit points per bee",
                "Share of hp added for each bee that Wick brings; more makes a large swarm's fight longer.");
        fields.whole("score", 0, 1_000_000, "points", "Points for beating it, before the multiplier.");
        fields.number("radius", 0.5f, 20f, "u", "Of its body; of a boss without parts, what can be hit.");
        fields.number(
                        "openFactor",
                        1f,
                        10f,
                        "on damage",
                        "Factor on damage to a boss without parts while its jaws are open; more rewards waiting for"
                                + " the tell.")
                .or(1f);
        fields.point("station", REACH, "Its place in front of Wick: to the right, up, and ahead of Wick.")
                .or(BossDef.usualStation());
        fields.object("steering", ArrivalFormat::ofEnemy, "How it follows paths and places. Left out, closely.")
                .or(BossDef.STEERING);
        fields.object(
                        "depth",
                        BossFormat::depth,
                        "How boost and brake change the distance to it. Left out, they do not.")
                .orAbsent(Depth.NONE);
        fields.flag("keepsClear", "Whether it moves aside when Wick would hide its weak points from the player.")
                .or(false);
        fields.optionalUnhashed(
                "banking",
                BossFormat::banking,
                "It faces Wick whatever it does, and banks into its way aside. Left out, it turns along its way.");
        fields.optionalUnhashed(
                "trail",
                BossFormat::trail,
                "A wind that carries the parts that chase, as a tail. Left out, none does.");
        fields.list(
                        "parts",
                        0,
                        MOST_PARTS,
                        "parts",
                        BossPartFormat::declare,
                        "What can be hit. Left out, it is one ball.")
                .orAbsent(List.of());
        fields.optionalUnhashed(
                "strings",
                BossStringsFormat::declare,
                "Lines down the corridor that a step pluck lets ring, and then strikes in the same order.");
        fields.object("end", BossFormat::end, "How it goes when it is beaten. Left out, it tumbles down.")
                .orAbsent(End.FALLS);
        fields.list(
                "phases",
                1,
                8,
                "phases",
                BossFormat::phase,
                "From the first to the last; each plays its steps over and over.");
        return fields.record(BossDef.class, (boss, values) -> {
            checkParts(boss, values);
            BossStringsFormat.check(boss, values);
            checkPhases(boss, values);
        });
    }

    private static Maker<ByDifficulty> hps(Fields fields) {
        for (String difficulty : List.of("easy", "normal", "hard")) {
            fields.whole(difficulty, 1, 100_000, "hit points", "At " + difficulty + ". Left out, hp.")
                    .orAbsent(0);
        }
        return fields.record(ByDifficulty.class);
    }

    private static Maker<Banking> banking(Fields fields) {
        fields.number("degrees", 0f, 80f, "degrees", "How far it leans into its way aside.");
        fields.number("speed", 1f, 100f, "u/s", "The speed aside at which it leans so far.");
        return fields.record(Banking.class);
    }

    private static Maker<Trail> trail(Fields fields) {
        fields.point(
                "wind",
                1f,
                "Where it blows: to the right, up and ahead. The longer, the sooner the tail lies along it.");
        fields.point("sway", 1f, "By how much it swings to both sides.");
        fields.number("seconds", 0.1f, 60f, "s", "Of a swing to and fro.");
        fields.number("lag", 0f, 10f, "s", "How long each part lags behind the one before it: the tail waves.");
        return fields.record(Trail.class);
    }

    private static Maker<End> end(Fields fields) {
        fields.number("seconds", 1f, 10f, "s", "Time until it is gone.").or(End.USUAL);
        fields.flag(
                        "stays",
                        "Whether it goes back to its station and plays its clip death to the end, instead of tumbling"
                                + " down.")
                .or(false);
        return fields.record(End.class);
    }

    private static Maker<Depth> depth(Fields fields) {
        fields.number("nearer", 0f, DEEPEST, "u", "How much nearer a boost brings Wick.");
        fields.number("farther", 0f, DEEPEST, "u", "How much farther braking takes Wick.");
        fields.number("seconds", 0.1f, 10f, "s", "How long the whole way takes, there and back.")
                .or(1.2f);
        return fields.record(Depth.class);
    }

    private static Maker<Phase> phase(Fields fields) {
        fields.number(
                        "belowHealth",
                        0f,
                        1f,
                        "of the health",
                        "The phase begins when at most this share of the health is left; the first one has 1. Left"
                                + " out, other conditions begin it.")
                .or(0f);
        fields.whole("brokenParts", 0, MOST_PARTS, "parts", "It begins when that many parts are broken; 0 for never.")
                .or(0);
        fields.texts(
                        "broken",
                        0,
                        MOST_PARTS,
                        "part",
                        "It begins when these parts are broken. Left out, parts do not begin it.")
                .orAbsent(List.of());
        fields.number("after", 0f, LONGEST, "s", "It begins that long after the phase before; 0 for never.")
                .or(0f);
        fields.whole(
                        "hurryAfter",
                        0,
                        MOST_ROUNDS,
                        "rounds",
                        "From how many rounds of its steps on tells get a tenth shorter each time and openings a fifth"
                                + " longer, so that it comes to an end; 0 for never.")
                .or(0);
        fields.texts("opens", 0, MOST_PARTS, "part", "The parts that are open as long as it lasts.")
                .orAbsent(List.of());
        fields.list(
                        "armour",
                        0,
                        MOST_PARTS,
                        "parts",
                        BossFormat::armour,
                        "The parts whose factor on damage is another one as long as it lasts.")
                .orAbsent(List.of());
        fields.number("roll", -180f, 180f, "degrees", "To which it rolls about its nose and stays; 180 is upside down.")
                .orAbsent(0f);
        fields.number(
                        "tilt",
                        -20f,
                        20f,
                        "degrees",
                        "By how much the picture is rolled to the right as long as it lasts, unless motion is reduced.")
                .orAbsent(0f);
        fields.list("steps", 1, 32, "steps", BossStepFormat::declare, "What it does, in this order, again and again.");
        return fields.record(Phase.class);
    }

    private static Maker<Armour> armour(Fields fields) {
        fields.name("part", "Which part.");
        fields.number("factor", 0f, 10f, "on damage", "Factor on damage while it is not open; less than 1 is armour.");
        return fields.record(Armour.class);
    }

    private static void checkParts(BossDef boss, Values values) {
        List<String> known = new ArrayList<>();
        float shares = 0f;
        for (int i = 0; i < boss.parts().size(); i++) {
            Part part = boss.parts().get(i);
            String place = "parts[" + i + "]";
            if (known.contains(part.id()) || part.id().equals(Part.BODY)) {
                values.problem(place + ".id", "'" + part.id() + "' is taken, expected a name of its own");
            }
            if (part.chases() && !part.follows().equals(Part.BODY) && !known.contains(part.follows())) {
                values.problem(
                        place + ".follows",
                        "there is no part '" + part.follows() + "' before it, expected body or one of " + known);
            }
            known.add(part.id());
            shares += part.share();
        }
        for (int i = 0; i < boss.parts().size(); i++) {
            Part part = boss.parts().get(i);
            checkOthers(boss, part.id(), part.shield().by(), "parts[" + i + "].shield.by", values);
            checkOthers(boss, part.id(), part.breaksWith(), "parts[" + i + "].breaksWith", values);
        }
        boolean vital = boss.parts().stream().anyMatch(Part::vital);
        if (!known.isEmpty() && !vital && shares < 1f - 1e-4f) {
            values.problem(
                    "parts",
                    "have " + shares
                            + " of the hit points together and none is vital, expected 1 or more, or a vital part:"
                            + " nobody could beat it");
        }
    }

    private static void checkOthers(BossDef boss, String own, List<String> names, String place, Values values) {
        checkNames(boss, names, place, values);
        if (names.contains(own)) {
            values.problem(place, "'" + own + "' is the part itself, expected others");
        }
    }

    private static void checkPhases(BossDef boss, Values values) {
        List<Phase> phases = boss.phases();
        if (!phases.isEmpty() && phases.get(0).belowHealth() != 1f) {
            values.problem("phases[0].belowHealth", "expected 1, for a boss begins with its first phase");
        }
        float before = 1f;
        for (int i = 0; i < phases.size(); i++) {
            Phase phase = phases.get(i);
            String place = "phases[" + i + "]";
            if (i > 0 && phase.belowHealth() >= before) {
                values.problem(place + ".belowHealth", "must be less than in the phase before");
            }
            before = phase.belowHealth() > 0f ? phase.belowHealth() : before;
            if (i > 0 && !begins(phase)) {
                values.problem(place, "never begins, expected belowHealth, brokenParts, broken or after");
            } else if (i > 0 && isBeatenBefore(boss, phase)) {
                values.problem(
                        place, "never begins: who breaks all that has beaten the boss, expected parts that leave some");
            }
            if (phase.brokenParts() > boss.parts().size()) {
                values.problem(
                        place + ".brokenParts",
                        phase.brokenParts() + " is more than the "
                                + boss.parts().size() + " parts that there are");
            }
            checkNames(boss, phase.broken(), place + ".broken", values);
            checkNames(boss, phase.opens(), place + ".opens", values);
            for (int a = 0; a < phase.armour().size(); a++) {
                checkName(boss, phase.armour().get(a).part(), place + ".armour[" + a + "].part", values);
            }
            checkSteps(boss, phase, place, values);
        }
    }

    private static boolean begins(Phase phase) {
        return phase.belowHealth() > 0f
                || phase.brokenParts() > 0
                || !phase.broken().isEmpty()
                || phase.after() > 0f;
    }

    /** Whether a phase waits for nothing but broken parts with which the boss is beaten. */
    private static boolean isBeatenBefore(BossDef boss, Phase phase) {
        boolean vital = boss.parts().stream().anyMatch(Part::vital);
        boolean some =
                phase.brokenParts() > 0 && phase.brokenParts() < boss.parts().size();
        boolean leaves = !phase.broken().isEmpty()
                && boss.parts().stream()
                        .anyMatch(
                                part -> part.vital() == vital && !phase.broken().contains(part.id()));
        return phase.belowHealth() == 0f && phase.after() == 0f && !some && !leaves;
    }

    private static void checkSteps(BossDef boss, Phase phase, String place, Values values) {
        for (int s = 0; s < phase.steps().size(); s++) {
            Step step = phase.steps().get(s);
            boolean first = s == 0 && !phase.equals(boss.phases().get(0)); // after any step of the phase before
            Step before = phase.steps().get((s == 0 ? phase.steps().size() : s) - 1);
            checkNames(boss, step.opens(), place + ".steps[" + s + "].opens", values);
            if (step.parry().isPresent()) {
                checkNames(boss, step.parry().get().opens(), place + ".steps[" + s + "].parry.opens", values);
            }
            if (step.pluck().isPresent()) {
                BossStringsFormat.check(boss, step.pluck().get(), place + ".steps[" + s + "].pluck", values);
            }
            boolean told = before.action() == Action.TELL && !before.once() && !first;
            checkTell(step, told, place + ".steps[" + s + "]", values);
        }
        if (!phase.steps().isEmpty() && phase.steps().stream().allMatch(Step::once)) {
            values.problem(place + ".steps", "are all played once, expected one at least that repeats");
        }
    }

    /** Whoever strikes or shoots was announced for 45 ticks: by a step of its own, or by what the step leaves before its first round. */
    private static void checkTell(Step step, boolean told, String place, Values values) {
        boolean strikes = step.action().passesWick() || step.action() == Action.FAN;
        if (strikes && !told) {
            values.note(place + ".action", "comes without a step tell before it, so that nobody is warned");
        } else if (!strikes && step.action() != Action.SLAM && step.attack().isPresent()) {
            float after = step.attack().get().firstAfter();
            if (after < AttackFormat.SHORTEST_TELL && !told) {
                values.note(
                        place + ".attack.firstAfter",
                        after + " s warns nobody, expected " + AttackFormat.SHORTEST_TELL
                                + " or more, or a step tell before it");
            }
        }
    }

    static void checkNames(BossDef boss, List<String> names, String place, Values values) {
        for (int i = 0; i < names.size(); i++) {
            checkName(boss, names.get(i), place + "[" + i + "]", values);
        }
    }

    private static void checkName(BossDef boss, String name, String place, Values values) {
        List<String> known = new ArrayList<>();
        boss.parts().forEach(part -> known.add(part.id()));
        if (!known.contains(name)) {
            values.problem(place, "there is no part '" + name + "', expected one of " + known);
        }
    }
}
