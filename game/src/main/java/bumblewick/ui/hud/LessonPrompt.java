package bumblewick.ui.hud;

/**
 * A lesson that the HUD shows.
 *
 * @param text key of its sentence; {@code .how} is what to press, {@code .again} the sentence for those who do not do it
 * @param state of the lesson
 */
public record LessonPrompt(String text, State state) {
    /** What is to be seen of a lesson. */
    public enum State {
        SHOWN,
        /** It has waited for long: in clearer words, and it pulses. */
        NUDGED,
        /** It is done: in green, for a moment. */
        LEARNED
    }
}
