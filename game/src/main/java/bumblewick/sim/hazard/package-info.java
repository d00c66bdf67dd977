/**
 * Solid things of a flight that move: rotors, movers and rollers; and targets, which are hit and send signals. Begin with {@link
 * bumblewick.sim.hazard.StageHazards} and {@link bumblewick.sim.hazard.SignalTargets}. What
 * they do to Wick is in {@code sim.player.HazardCollider}, to everything else in {@code sim.combat.HazardHits}. Knows {@code
 * math}, {@code def}, {@code sim.collision}, {@code sim.body}, {@code sim.rule} and {@code sim.run}.
 */
package bumblewick.sim.hazard;
