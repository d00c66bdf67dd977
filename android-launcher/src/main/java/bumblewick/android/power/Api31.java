package bumblewick.android.power;

import android.annotation.TargetApi;
import android.app.GameManager;
import android.content.Context;
import bumblewick.platform.PowerMode;

/** Calls that exist since Android 12, in a class of their own so that older systems never load them. */
@TargetApi(31)
final class Api31 {
    private final GameManager games; // null where the system has none

    Api31(Context application) {
        games = (GameManager) application.getSystemService(Context.GAME_SERVICE);
    }

    /** The mode that was chosen for this game. */
    PowerMode mode() {
        int mode = games == null ? GameManager.GAME_MODE_UNSUPPORTED : games.getGameMode();
        if (mode == GameManager.GAME_MODE_BATTERY) {
            return PowerMode.BATTERY;
        }
        return mode == GameManager.GAME_MODE_PERFORMANCE ? PowerMode.PERFORMANCE : PowerMode.STANDARD;
    }
}
