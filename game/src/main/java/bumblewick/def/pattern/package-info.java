/**
 * Patterns of bullets: what a file of {@code patterns/} says ({@link bumblewick.def.pattern.PatternDef}), its numbers that are
 * computed ({@link bumblewick.def.pattern.PatternFormula}), and the flat list of steps that the simulation runs ({@link
 * bumblewick.def.pattern.PatternProgram}, made by {@link bumblewick.def.pattern.PatternCompiler}). All of it is immutable. May
 * depend on {@code math}.
 *
 * <p>Source: K. Cho, <i>BulletML</i>, version 0.21 (2002), for the words and what they mean.
 */
package bumblewick.def.pattern;
