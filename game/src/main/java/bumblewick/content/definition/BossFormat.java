package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.NumberRange;
import bumblewick.content.declaration.Values;
import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Phase;
import bumblewick.def.BossDef.Step;
import java.util.List;
import java.util.Optional;

/** {@code bosses/*.json}: who waits at the end of a flight. */
public final class BossFormat {
    public static final DefinitionKind BOSS = DefinitionKind.of("boss", "bosses", Use.RULES);

    public static final FileFormat<BossDef> FORMAT = FileFormat.of(
            BOSS,
            BossDef.class,
            "Who waits at the end of a flight: phases of steps that repeat, each strike with a tell before it.",
            BossFormat::declare);

    private static final float SHORTEST = 0.1f; // s
    private static final float LONGEST = 60f; // s

    private BossFormat() {}

    private static Maker<BossDef> declare(Fields fields) {
        fields.id();
        fields.reference("model", DefinitionKind.MODEL, "What is seen.");
        fields.whole("hp", 1, 100_000, "hit points", "Hit points before the factor for the bees on entry.");
        fields.number(
                "hpBase", 0f, 10f, "of the hit points", "Share of hp that counts even if Wick comes without a bee.");
        fields.number(
                "hpPerBee",
                0f,
                1f,
                "of the hit points per bee",
                "Share of hp added for each bee that Wick brings; more makes a large swarm's fight longer.");
        fields.whole("score", 0, 1_000_000, "points", "Points for beating it, before the multiplier.");
        fields.number("radius", 0.5f, 20f, "u", "Of what can be hit; more is easier to hit and harder to pass.");
        fields.number(
                        "openFactor",
                        1f,
                        10f,
                        "on damage",
                        "Factor on damage while its jaws are open; more rewards waiting for the tell.")
                .or(1f);
        fields.list(
                "phases",
                1,
                8,
                "phases",
                BossFormat::phase,
                "From the first to the last; each plays its steps over and over.");
        return fields.record(BossDef.class, (boss, values) -> checkOrder(boss.phases(), values));
    }

    private static void checkOrder(List<Phase> phases, Values values) {
        if (!phases.isEmpty() && phases.get(0).belowHealth() != 1f) {
            values.problem("phases[0].belowHealth", "expected 1, for a boss begins with its first phase");
        }
        for (int i = 1; i < phases.size(); i++) {
            if (phases.get(i).belowHealth() >= phases.get(i - 1).belowHealth()) {
                values.problem("phases[" + i + "].belowHealth", "must be less than in the phase before");
            }
        }
    }

    private static Maker<Phase> phase(Fields fields) {
        fields.number(
                "belowHealth",
                0.01f,
                1f,
                "of the health",
                "The phase begins when at most this share of the health is left; the first one has 1.");
        fields.list("steps", 1, 32, "steps", BossFormat::step, "What it does, in this order, again and again.");
        return fields.record(Phase.class);
    }

    private static Maker<Step> step(Fields fields) {
        var action = fields.choice(
                "action",
                Action.class,
                "fly follows a path, tell opens its jaws and waits, dive strikes where Wick was, fan shoots, return"
                        + " comes back in front of Wick.");
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
        var attack = fields.object("attack", AttackFormat::ofBoss, "What it shoots in a step fan.")
                .when(action, Action.FAN);
        return values -> new Step(
                values.get(action),
                values.get(seconds),
                Optional.of(values.get(path)).filter(name -> values.get(action) == Action.FLY),
                Optional.ofNullable(values.get(attack)));
    }
}
