/**
 * Immutable records of what moves in a flight by itself, and of what is hit to set it going. Knows nothing of {@code def}, whose
 * stages hold it.
 */
package bumblewick.def.mechanism;
