package bumblewick.content;

import bumblewick.def.AttackDef;
import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Phase;
import bumblewick.def.BossDef.Step;
import java.util.List;
import java.util.Optional;

/** Reads {@code bosses/*.json}. */
final class BossReader {
    private BossReader() {}

    static BossDef read(String id, JsonFields fields) {
        return new BossDef(
                id,
                fields.reference("model", Kind.MODEL),
                fields.whole("hp", 1, 100_000, "hit points"),
                fields.number("hpBase", 0f, 10f, "of the hit points"),
                fields.number("hpPerBee", 0f, 1f, "of the hit points per bee"),
                fields.whole("score", 0, 1_000_000, "points"),
                fields.number("radius", 0.5f, 20f, "u"),
                fields.numberOr("openFactor", 1f, 1f, 10f, "on damage"),
                phases(fields));
    }

    private static List<Phase> phases(JsonFields fields) {
        List<Phase> phases = fields.list("phases", 1, 8, "phases", BossReader::phase);
        if (!phases.isEmpty() && phases.get(0).belowHealth() != 1f) {
            fields.problem("phases[0].belowHealth", "expected 1, for a boss begins with its first phase");
        }
        for (int i = 1; i < phases.size(); i++) {
            if (phases.get(i).belowHealth() >= phases.get(i - 1).belowHealth()) {
                fields.problem("phases[" + i + "].belowHealth", "must be less than in the phase before");
            }
        }
        return phases;
    }

    private static Phase phase(JsonFields fields) {
        return new Phase(
                fields.number("belowHealth", 0.01f, 1f, "of the health"),
                fields.list("steps", 1, 32, "steps", BossReader::step));
    }

    private static Step step(JsonFields fields) {
        Action action = fields.choice("action", Action.class);
        float shortest = action == Action.TELL ? AttackReader.SHORTEST_TELL : 0.1f;
        float seconds = fields.number("seconds", shortest, 60f, "s");
        Optional<String> path =
                action == Action.FLY ? Optional.of(fields.reference("path", Kind.PATH)) : Optional.empty();
        Optional<AttackDef> attack = action == Action.FAN
                ? Optional.of(fields.object("attack", AttackReader::readRounds))
                : Optional.empty();
        return new Step(action, seconds, path, attack);
    }
}
