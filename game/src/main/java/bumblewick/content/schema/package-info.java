/**
 * What is made of the declarations for those who write content: JSON schemas, descriptions by language, the form of a
 * document. May depend on {@code content.definition}, {@code content.level} and what is below them.
 */
package bumblewick.content.schema;
