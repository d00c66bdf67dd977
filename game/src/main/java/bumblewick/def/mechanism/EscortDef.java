package bumblewick.def.mechanism;

/**
 * A friend that flies along with Wick for a part of a flight and wants to get home.
 *
 * @param id its name, unique among the escorts of the stage
 * @param model what is seen
 * @param hp hit points
 * @param hps hit points at the difficulties at which it has others
 * @param radius of what can be hit and held on to, in u
 * @param path which it flies, relative to Wick, again and again if that ends where it begins
 * @param at distance along the rail at which it comes, in u
 * @param home distance along the rail at which it is home, in u
 * @param windage how much of the drift of fields carries it along
 * @param bees that it gives then
 * @param sends signal that it sends then, or empty
 * @param sendsLost signal that it sends when it is lost, or empty
 */
public record EscortDef(
        String id,
        String model,
        int hp,
        ByDifficulty hps,
        float radius,
        String path,
        float at,
        float home,
        float windage,
        int bees,
        String sends,
        String sendsLost) {
    /** Its hit points at a difficulty, by its id. */
    public int hp(String difficulty) {
        return hps.at(difficulty, hp);
    }

    /** The most of a stage. */
    public static final int MOST = 16;
}
