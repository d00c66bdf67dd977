package bumblewick.content;

import bumblewick.def.ArrivalDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Follow;
import bumblewick.def.EnemyDef.Split;
import java.util.Optional;

/** Reads {@code enemies/*.json}. */
final class EnemyReader {
    private EnemyReader() {}

    static EnemyDef read(String id, JsonFields fields) {
        Optional<ArrivalDef> arrival = fields.objectOr("arrival", ArrivalReader::read);
        Follow follow = fields.choiceOr("follow", Follow.TABLE);
        if (arrival.isPresent() != (follow == Follow.CHASE)) {
            fields.problem("arrival", "belongs to \"follow\": \"chase\", and to nothing else");
        }
        return new EnemyDef(
                id,
                fields.reference("model", Kind.MODEL),
                fields.whole("hp", 1, 10_000, "hit points"),
                fields.whole("score", 0, 1_000_000, "points"),
                fields.number("radius", 0.1f, 10f, "u"),
                follow,
                arrival,
                fields.objectOr("attack", AttackReader::read),
                fields.objectOr("split", EnemyReader::split));
    }

    private static Split split(JsonFields fields) {
        return new Split(fields.reference("enemy", Kind.ENEMY), fields.whole("count", 1, 8, "enemies"));
    }
}
