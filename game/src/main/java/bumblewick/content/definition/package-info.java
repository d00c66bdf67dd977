/**
 * Each kind of file of a scene, declared once in a class {@code XFormat}: id, folder, fields with type, range, unit, default
 * and description, and how the record of {@code def} is made of them. The reader, the JSON schema, the reference and the rows
 * of the editor come from it. {@link bumblewick.content.definition.bullet.BulletFormat} is a short one to begin with; {@link
 * bumblewick.content.definition.FileFormats} lists them all.
 *
 * <p>Here is what the simulation reads: enemies, paths, stages and what they are made of; its numbers are in {@code tuning}.
 * What is only seen, heard or read is in {@code presentation}.
 *
 * <p>May depend on {@code content.definition.presentation} and {@code content.definition.tuning}, on {@code content.declaration}, {@code content.json},
 * {@code content.asset}, {@code content.mod} (whose card is a file, too), {@code def} and {@code platform}.
 */
package bumblewick.content.definition;
