package bumblewick.def.mechanism;

/**
 * A friend that flies along with Wick for a part of a flight and wants to get home.
 *
 * @param id its name, unique among the escorts of the stage
 * @param model what is seen
 * @param hp hit points
 * @param radius of what can be hit and held on to, in u
 * @param path which it flies, relative to Wick, again and again if that ends where it begins
 * @param at distance along the rail at which it comes, in u
 * @param home distance along the rail at which it is home, in u
 * @param bees that it gives then
 * @param sends signal that it sends then, or empty
 * @param sendsLost signal that it sends when it is lost, or empty
 */
public record EscortDef(
        String id,
        String model,
        int hp,
        float radius,
        String path,
        float at,
        float home,
        int bees,
        String sends,
        String sendsLost) {
    /** The most of a stage. */
    public static final int MOST = 16;
}
