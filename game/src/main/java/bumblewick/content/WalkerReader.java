package bumblewick.content;

import bumblewick.def.WalkerDef;
import bumblewick.def.WalkerDef.Mood;

/** Reads {@code walkers/*.json}. */
final class WalkerReader {
    /** Nobody attacks without a tell that long. */
    private static final int SHORTEST_TELL = 45; // ticks

    private static final int MINUTE = 3_600; // ticks

    private WalkerReader() {}

    static WalkerDef read(String id, JsonFields fields) {
        WalkerDef def = new WalkerDef(
                id,
                fields.reference("model", Kind.MODEL),
                fields.choice("mood", Mood.class),
                fields.whole("hp", 1, 1_000, "hit points"),
                fields.whole("score", 0, 1_000_000, "points"),
                fields.number("radius", 0.1f, 5f, "u"),
                fields.number("height", 0.1f, 10f, "u"),
                fields.number("notice", 0f, 100f, "u"),
                fields.number("touch", 0f, 5f, "u"),
                fields.number("wander", 0f, 20f, "u/s"),
                fields.number("speed", 0f, 40f, "u/s"),
                fields.number("acceleration", 0.1f, 200f, "u/s²"),
                fields.number("home", 0f, 200f, "u"),
                fields.whole("windUpTicks", SHORTEST_TELL, MINUTE, "ticks"),
                fields.whole("restTicks", 0, MINUTE, "ticks"),
                fields.referenceOr("bullet", Kind.BULLET, ""));
        if (def.bullet().isEmpty() == (def.mood() == Mood.SPITTER)) {
            fields.problem("bullet", "belongs to \"mood\": \"spitter\", and to nothing else");
        }
        return def;
    }
}
