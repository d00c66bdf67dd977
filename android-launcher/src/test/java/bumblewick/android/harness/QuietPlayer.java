package bumblewick.android.harness;

import android.media.IAudioService;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowPlayerBase;

/**
 * Lets players of sound register nowhere: Robolectric's own stand-in for the service cannot be made from this platform's
 * jar.
 */
@Implements(className = "android.media.PlayerBase", isInAndroidSdk = false)
public class QuietPlayer extends ShadowPlayerBase {
    /** A service that does nothing. */
    @Implementation
    public static IAudioService getService() {
        return new IAudioService.Default();
    }
}
