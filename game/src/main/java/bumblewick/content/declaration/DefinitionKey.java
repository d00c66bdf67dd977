package bumblewick.content.declaration;

/**
 * The key under which a {@link DefinitionGraph} keeps the definitions made of one kind of file: the file's format.
 *
 * @param <D> the type of the definitions
 */
public interface DefinitionKey<D> {}
