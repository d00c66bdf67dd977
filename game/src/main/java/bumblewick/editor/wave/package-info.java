/**
 * The timeline editor of a stage's waves: waves as blocks along the rail, a preview that the pilot flies and another thread
 * records, and playtests from anywhere.
 *
 * <p>May depend on {@code app}, {@code view}, {@code ui}, {@code input}, {@code content}, {@code sim}, {@code pilot} and, of
 * the editor, on {@code session}, {@code widget} and {@code path}.
 */
package bumblewick.editor.wave;
