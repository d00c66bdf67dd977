package bumblewick.android.power;

import android.annotation.TargetApi;
import android.app.GameManager;
import android.app.GameState;
import android.content.Context;

/** Calls that exist since Android 13, in a class of their own so that older systems never load them. */
@TargetApi(33)
final class Api33 {
    private Api33() {}

    /** Reports what the game does: while it loads, the system may give it all of the processor. */
    static void report(Context application, boolean loading, boolean playing) {
        GameManager games = application.getSystemService(GameManager.class);
        if (games != null) {
            int mode = playing ? GameState.MODE_GAMEPLAY_INTERRUPTIBLE : GameState.MODE_CONTENT;
            games.setGameState(new GameState(loading, mode));
        }
    }
}
