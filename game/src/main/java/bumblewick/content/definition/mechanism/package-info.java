/**
 * The declarations of what moves in a flight by itself, and of what is shot to set it going: {@code hazards.json}. Begin with
 * {@link bumblewick.content.definition.mechanism.MechanismsFormat}. May depend on {@code content.declaration} and what it may
 * know.
 */
package bumblewick.content.definition.mechanism;
