/**
 * The preview of a pattern of bullets: {@link bumblewick.editor.pattern.PatternScreen} plays it without end ahead of Wick, with the
 * camera turning around whoever fires, beside the rows of its values. May depend on {@code editor.session}, {@code editor.widget},
 * {@code editor.value} and what is below the editor.
 */
package bumblewick.editor.pattern;
