/**
 * Numbers that are the same on every machine: the tick, random streams, trigonometry, logarithm and roots, easing,
 * the hash of the state and lists to be looked at. May depend on the JDK and {@code com.jme3.math}.
 */
package bumblewick.math;
