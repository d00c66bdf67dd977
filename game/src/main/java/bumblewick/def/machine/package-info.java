/**
 * The mechanisms of a garden as its level says them, and the signals that join them: see {@link
 * bumblewick.def.machine.MachineDefs}. Knows nothing but vectors.
 */
package bumblewick.def.machine;
