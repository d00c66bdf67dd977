/**
 * The files of bullets and of their patterns. {@link bumblewick.content.definition.bullet.PatternFormat} declares a pattern,
 * {@link bumblewick.content.definition.bullet.PatternCheck} finds what no single value shows: names without a value, repeats
 * that never wait, too many bullets. May depend on {@code content.declaration}, {@code content.json}, {@code def} and {@code
 * platform}.
 */
package bumblewick.content.definition.bullet;
