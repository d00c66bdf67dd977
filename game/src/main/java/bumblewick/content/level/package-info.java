/**
 * Stages put together from their files: flights from five of JSON, gardens from two and a level, in whose glTF the names of
 * nodes say what they are ({@link bumblewick.content.level.NodeRole}). May depend on {@code content.definition} and what is
 * below it.
 */
package bumblewick.content.level;
