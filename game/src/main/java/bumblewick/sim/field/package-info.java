/**
 * The fields of a stage, in the air or on foot: drift, slowness and the dark in a part of the world, in a rhythm. Begin with
 * {@link bumblewick.sim.field.StageFields}. Knows {@code math}, {@code def} and {@code sim.run}.
 */
package bumblewick.sim.field;
