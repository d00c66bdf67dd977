package bumblewick.def;

import java.util.List;

/**
 * What is worth how many points.
 *
 * @param hit for each hit
 * @param chainStep added to the multiplier per kill in the chain
 * @param maxMultiplier the multiplier's limit
 * @param chainTicks ticks after the last kill at which the chain drops
 * @param volleyFactors factor for a volley of 1, 2, … kills; the last one counts for all larger volleys
 * @param deflectFactor on a kill by a deflected bullet
 * @param dodge per bullet that a bee evades, before the multiplier
 * @param brush per bullet that passes Wick closely
 * @param beeAtEnd for each bee alive at the end
 * @param seedPerBee banked for each bee parked in a flower gate
 * @param allFriends at the end of a garden whose friends are free
 * @param underPar at its end, in less than its par time
 * @param noReset at its end, if Wick was never restored to safe ground
 */
public record ScoreDef(
        int hit,
        float chainStep,
        float maxMultiplier,
        int chainTicks,
        List<Float> volleyFactors,
        float deflectFactor,
        int dodge,
        int brush,
        int beeAtEnd,
        int seedPerBee,
        int allFriends,
        int underPar,
        int noReset) {
    public ScoreDef {
        volleyFactors = List.copyOf(volleyFactors);
    }
}
