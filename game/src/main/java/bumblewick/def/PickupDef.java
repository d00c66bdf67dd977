package bumblewick.def;

/**
 * A kind of thing to pick up.
 *
 * @param id name, unique among pick-ups
 * @param model model without folder and extension
 * @param effect what it does
 * @param amount bees, points or seconds, as the effect has it
 * @param radius within which Wick or a bee takes it, in u
 */
public record PickupDef(String id, String model, Effect effect, float amount, float radius) {
    /** What a pick-up does. */
    public enum Effect {
        /** {@code amount} bees join. */
        BEES,
        /** {@code amount} points, before the multiplier. */
        SCORE,
        /** Every bee is healed by {@code amount} hit points. */
        HEAL,
        /** A collectable of the stage: {@code amount} points at the end. */
        LANTERN_SEED,
        /** No bee is hurt for {@code amount} seconds. */
        SHIELD,
        /** Enemies and bullets are slow for {@code amount} seconds. */
        TEMPO,
        /** Brings the key to light, on foot: {@code amount} points. */
        GEM,
        /** Opens the door, on foot: {@code amount} points. */
        KEY
    }
}
