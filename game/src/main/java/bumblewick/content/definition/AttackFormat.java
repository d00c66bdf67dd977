package bumblewick.content.definition;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.bullet.AttackDensity;
import bumblewick.content.definition.bullet.BulletFormat;
import bumblewick.content.definition.bullet.PatternFormat;
import bumblewick.content.definition.bullet.PatternHead;
import bumblewick.content.json.JsonValue;
import bumblewick.def.AttackDef;
import bumblewick.def.pattern.PatternDef.By;
import java.util.Map;
import java.util.Optional;

/** How somebody shoots, which is part of other definitions. */
final class AttackFormat {
    /** 45 ticks: nobody shoots without a tell that long. In s. */
    static final float SHORTEST_TELL = 0.75f;

    private AttackFormat() {}

    /** How an enemy shoots: every round has its own tell, and may be left out. */
    static Maker<AttackDef> ofEnemy(Fields fields) {
        Rounds rounds = new Rounds(fields, "Time from its arrival to its first round.");
        var windUp = fields.number(
                "windUp", SHORTEST_TELL, 10f, "s", "Time of its tell before each round; more gives a longer warning.");
        var chance = fields.number(
                        "chance",
                        0f,
                        1f,
                        "of all rounds",
                        "How likely each round is fired at all, before Hum makes it likelier.")
                .or(1f);
        return values -> rounds.make(values, values.get(windUp), values.get(chance));
    }

    /** How a boss shoots: all its rounds, after a step of its own that is the tell. */
    static Maker<AttackDef> ofBoss(Fields fields) {
        Rounds rounds = new Rounds(fields, "Time from the beginning of the step to the first round.");
        return values -> rounds.make(values, 0f, 1f);
    }

    /** What both have in common. */
    private static final class Rounds {
        private final Field<String> bullet;
        private final Field<String> pattern;
        private final Field<Optional<Map<String, JsonValue>>> arguments;
        private final Field<Float> firstAfter;
        private final Field<Float> every;
        private final Field<Integer> rounds;

        Rounds(Fields fields, String aboutFirst) {
            bullet = fields.reference("bullet", BulletFormat.BULLET, "Which kind of bullet.");
            pattern = fields.reference(
                    "pattern",
                    PatternFormat.PATTERN,
                    "What one round is: aimed strews bullets about Wick, fan spreads them flat, ring makes a cone; or one of"
                            + " your own.");
            arguments = PatternHead.arguments(fields, pattern, false);
            firstAfter = fields.number("firstAfter", 0f, 60f, "s", aboutFirst);
            every = fields.number("every", 0.1f, 60f, "s", "Time between two rounds; less leaves no time to breathe.");
            rounds = fields.whole("rounds", 1, 100, "rounds", "How many rounds at most.");
        }

        AttackDef make(Values values, float windUp, float chance) {
            PatternHead.find(values.definitions(), values.get(pattern))
                    .filter(head -> head.by() == By.BULLET)
                    .ifPresent(head -> values.problem(
                            "pattern",
                            "'" + head.id() + "' is played by bullets, expected one that is played by an emitter"));
            AttackDef attack = new AttackDef(
                    values.get(bullet),
                    values.get(pattern),
                    PatternHead.formulas(values.get(arguments)),
                    values.get(firstAfter),
                    values.get(every),
                    values.get(rounds),
                    windUp,
                    chance);
            AttackDensity.check(attack, values);
            return attack;
        }
    }
}
