package bumblewick.android.audio;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.media.AudioManager;

/** Notices that headphones were pulled out: what only the player was to hear would be heard by all. */
final class Unplugged extends BroadcastReceiver {
    private final Runnable reaction;
    private boolean listening;

    Unplugged(Runnable reaction) {
        this.reaction = reaction;
    }

    /** Notices it from now on. */
    void listen(Context context) {
        if (!listening) {
            listening = true;
            context.registerReceiver(this, new IntentFilter(AudioManager.ACTION_AUDIO_BECOMING_NOISY));
        }
    }

    /** Notices nothing more. */
    void stop(Context context) {
        if (listening) {
            listening = false;
            context.unregisterReceiver(this);
        }
    }

    @Override
    public void onReceive(Context context, Intent intent) {
        if (AudioManager.ACTION_AUDIO_BECOMING_NOISY.equals(intent.getAction())) {
            reaction.run();
        }
    }
}
