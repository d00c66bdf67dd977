package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.definition.presentation.EffectFormat;
import bumblewick.content.definition.tuning.ArrivalFormat;
import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Follow;
import bumblewick.def.EnemyDef.Split;

/** {@code enemies/*.json}: kinds of enemies of the air. */
public final class EnemyFormat {
    public static final DefinitionKind ENEMY = DefinitionKind.of("enemy", "enemies", Use.RULES);

    public static final FileFormat<EnemyDef> FORMAT = FileFormat.of(
            ENEMY,
            EnemyDef.class,
            "A kind of enemy of the air. What it flies is a path, when it comes is a wave.",
            EnemyFormat::declare);

    private EnemyFormat() {}

    private static Maker<EnemyDef> declare(Fields fields) {
        var arrival = fields.optional(
                "arrival", ArrivalFormat::ofEnemy, "How it steers after its path; belongs to \"follow\": \"chase\".");
        var follow = fields.choice(
                        "follow",
                        Follow.class,
                        "table stays on its path, chase steers after a point that runs along it.")
                .or(Follow.TABLE);
        var model = fields.reference("model", DefinitionKind.MODEL, "What is seen.");
        var size = fields.number(
                        "size",
                        0.2f,
                        6f,
                        "",
                        "How large it is drawn, as a factor on its model; radius says where it is hit.")
                .orAbsent(1f);
        var burst = fields.reference(
                        "burst",
                        EffectFormat.EFFECT,
                        "What is seen when it is destroyed, over the flash that all have: what it is made of flies"
                                + " about.")
                .or("");
        var hp = fields.whole(
                "hp", 1, 10_000, "hit points", "Hit points; what a shot takes is in the tuning of the swarm.");
        var score = fields.whole("score", 0, 1_000_000, "points", "Points for destroying it, before the multiplier.");
        var radius =
                fields.number("radius", 0.1f, 10f, "u", "Of what can be hit and bumped into; more is easier to hit.");
        var attack = fields.optional("attack", AttackFormat::ofEnemy, "How it shoots. Left out, it does not.");
        var split = fields.optional(
                "split", EnemyFormat::split, "What comes out of it when it is destroyed. Left out, nothing does.");
        var parts = new EnemyPartsFormat(fields);
        return values -> {
            if (values.get(arrival).isPresent() != (values.get(follow) == Follow.CHASE)) {
                values.problem("arrival", "belongs to \"follow\": \"chase\", and to nothing else");
            }
            if (values.get(parts.grip).isPresent() && values.get(follow) != Follow.CHASE) {
                values.problem("grip", "belongs to \"follow\": \"chase\", by which it hunts");
            }
            return new EnemyDef(
                    values.id(),
                    values.get(model),
                    values.get(hp),
                    values.get(score),
                    values.get(radius),
                    values.get(follow),
                    values.get(arrival),
                    values.get(attack),
                    values.get(split),
                    values.get(parts.facing),
                    values.get(parts.armour),
                    values.get(parts.weakPoints),
                    values.get(parts.blast),
                    values.get(parts.chain),
                    values.get(parts.carrier),
                    values.get(parts.grip),
                    values.get(parts.weaving),
                    values.get(size),
                    values.get(burst));
        };
    }

    private static Maker<Split> split(Fields fields) {
        fields.reference("enemy", ENEMY, "Which kind comes out; not one that leads back to this one.");
        fields.whole("count", 1, 8, "enemies", "How many come out.");
        return fields.record(Split.class);
    }
}
