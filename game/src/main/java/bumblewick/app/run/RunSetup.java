package bumblewick.app.run;

import bumblewick.input.IntentBuffer;

/**
 * A run that is ready to be played.
 *
 * @param intents receives the player's intents
 * @param recorder records the run
 * @param session the run itself
 * @param start how it begins
 */
public record RunSetup(IntentBuffer intents, RunRecorder recorder, RunSession session, Start start) {
    /** How a run begins. */
    public enum Start {
        /** From its beginning; nothing of it is shown yet. */
        FRESH,
        /** In the picture that is shown, after a count-in. */
        TAKEN_OVER,
        /** In the picture that is shown, paused. */
        RETURNED,
        /** In the picture that is shown, without a pause. */
        RENEWED
    }
}
