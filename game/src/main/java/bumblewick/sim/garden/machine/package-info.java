/**
 * The mechanisms of a garden: rotors, weights, carriers, liquids, doors and what sends them signals. Begin with {@link
 * bumblewick.sim.garden.machine.Machines}. Knows the level, characters and bodies, and of the stage only {@link
 * bumblewick.sim.garden.machine.MachineStage}.
 */
package bumblewick.sim.garden.machine;
