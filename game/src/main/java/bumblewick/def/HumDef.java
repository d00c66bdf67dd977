package bumblewick.def;

/**
 * The rank: {@code Hum = round(beeShare·bees/cap + chainShare·min(1, chain/fullChain))}, 0 to 100, and its effects
 * with {@code h = Hum/100}: each is {@code base + gain·h}.
 */
public record HumDef(
        float beeShare,
        float chainShare,
        int fullChain,
        float pathRateBase,
        float pathRateGain,
        float bulletSpeedBase,
        float bulletSpeedGain,
        float attackChanceBase,
        float attackChanceGain) {}
