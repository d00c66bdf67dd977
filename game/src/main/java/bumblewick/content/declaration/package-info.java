/**
 * What a kind of file is declared with: {@link bumblewick.content.declaration.FileFormat} says where its files lie, {@link
 * bumblewick.content.declaration.Fields} what is in them, a {@link bumblewick.content.declaration.Maker} what is made of
 * that. Each {@link bumblewick.content.declaration.FieldType} reads its values, describes them in a JSON schema and lays out
 * their rows in the editor; a new type of field is one class.
 *
 * <p>{@link bumblewick.content.declaration.DefinitionGraph} holds the definitions while a scene is read, and checks that what
 * they name exists. May depend on {@code content.json}, {@code def}, {@code math} and {@code platform}.
 */
package bumblewick.content.declaration;
