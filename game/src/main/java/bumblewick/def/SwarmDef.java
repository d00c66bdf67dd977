package bumblewick.def;

/**
 * The numbers of the Bumble.
 *
 * @param cap most bees there can be
 * @param beeHp hit points of a bee
 * @param beeRadius of what can be hit, in u
 * @param radarLoose radar range when loose, in u
 * @param radarTight radar range when tight, in u
 * @param elbowLoose how close other bees may come before they are avoided, loose, in u, at most the radar range
 * @param elbowTight the same, tight
 * @param avoidGain gain on the avoiding direction
 * @param arrival speed, acceleration and braking of a bee
 * @param pullChance share of ticks in which a loose bee near its place is pulled to the player all the same
 * @param foresightLoose how far ahead bullets are seen, loose, in seconds
 * @param foresightTight the same, tight: bees that hold their place see a bullet late
 * @param ticksPerShotLoose ticks between the shots of a bee, loose
 * @param ticksPerShotTight ticks between the shots of a bee, tight
 * @param damageLoose of a shot, loose
 * @param damageTight of a shot, tight
 * @param damageVolley of a homing shot
 * @param shotSpeed in u/s
 * @param shotLife in seconds
 * @param shotCurve the way of shots without a target
 * @param lockRadiusPixels around the reticle, on a picture 1080 pixels high
 * @param maxLocks most targets painted at once
 * @param spinTicks length of the whirl
 * @param spinCooldownTicks from the start of a whirl to the next
 * @param spinRadius within which bullets are turned round, in u
 */
public record SwarmDef(
        int cap,
        int beeHp,
        float beeRadius,
        float radarLoose,
        float radarTight,
        float elbowLoose,
        float elbowTight,
        float avoidGain,
        ArrivalDef arrival,
        float pullChance,
        float foresightLoose,
        float foresightTight,
        int ticksPerShotLoose,
        int ticksPerShotTight,
        int damageLoose,
        int damageTight,
        int damageVolley,
        float shotSpeed,
        float shotLife,
        ShotCurve shotCurve,
        float lockRadiusPixels,
        int maxLocks,
        int spinTicks,
        int spinCooldownTicks,
        float spinRadius) {
    /** The same with a whirl of another length, in ticks; the time until the next one is at least as long. */
    public SwarmDef withSpin(int ticks) {
        return new SwarmDef(
                cap,
                beeHp,
                beeRadius,
                radarLoose,
                radarTight,
                elbowLoose,
                elbowTight,
                avoidGain,
                arrival,
                pullChance,
                foresightLoose,
                foresightTight,
                ticksPerShotLoose,
                ticksPerShotTight,
                damageLoose,
                damageTight,
                damageVolley,
                shotSpeed,
                shotLife,
                shotCurve,
                lockRadiusPixels,
                maxLocks,
                ticks,
                Math.max(ticks, spinCooldownTicks),
                spinRadius);
    }

    /**
     * The curve of shots without a target. Each chases a point that flies ahead of it along the line of aim and moves outwards
     * from there: by opening · offset · t² / 2, slow at first, then faster.
     *
     * @param acceleration how sharply a shot turns after its point, in u/s²
     * @param lead how far ahead of the bee the point starts, in u
     * @param flare how fast a shot leaves its bee outwards, in u/s
     * @param openLoose opening of a loose bee's shot for each u that the bee is off the middle, in u/s²
     * @param openTight the same, tight
     */
    public record ShotCurve(float acceleration, float lead, float flare, float openLoose, float openTight) {}
}
