package bumblewick.content;

import bumblewick.def.SurfaceDef;
import bumblewick.def.SurfaceDef.Effect;

/** Reads {@code surfaces/*.json}. */
final class SurfaceReader {
    private static final int MINUTE = 3_600; // ticks

    private SurfaceReader() {}

    static SurfaceDef read(String id, JsonFields fields) {
        Effect effect = fields.choiceOr("effect", Effect.NONE);
        boolean throwsUp = effect == Effect.BOUNCE || effect == Effect.LAVA;
        boolean crumbles = effect == Effect.CRUMBLE;
        return new SurfaceDef(
                id,
                effect,
                fields.numberOr("power", 1f, 0f, 5f, "on the acceleration"),
                fields.number("friction", 0f, 1f, "of the speed"),
                fields.numberOr("speed", 1f, 0.1f, 5f, "on the speed"),
                throwsUp ? fields.number("bounce", 0.1f, 40f, "u/s") : 0f,
                crumbles ? fields.whole("crumbleTicks", 1, MINUTE, "ticks") : 0,
                crumbles ? fields.whole("restoreTicks", 1, MINUTE, "ticks") : 0,
                fields.reference("footstep", Kind.SOUND));
    }
}
