package bumblewick.android;

import android.content.Context;
import android.view.View;
import android.view.accessibility.AccessibilityManager;

/**
 * Says once to whoever explores the screen by touch that fingers do not reach the game meanwhile: the screen reader takes
 * them, and a picture has nothing to read out.
 */
final class TalkBack {
    private boolean announced;

    /** The game is seen; on the main thread. */
    @SuppressWarnings("deprecation") // there is no other way to say something that is not written anywhere
    void announceOnce(View view) {
        AccessibilityManager system =
                (AccessibilityManager) view.getContext().getSystemService(Context.ACCESSIBILITY_SERVICE);
        if (!announced && system != null && system.isTouchExplorationEnabled()) {
            announced = true;
            view.announceForAccessibility(view.getResources()
                    .getString(view.getResources()
                            .getIdentifier(
                                    "talkback", "string", view.getContext().getPackageName())));
        }
    }
}
