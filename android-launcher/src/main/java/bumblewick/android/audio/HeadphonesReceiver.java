package bumblewick.android.audio;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.media.AudioManager;

/** Notices that headphones were unplugged: otherwise everybody would suddenly hear the game. */
final class HeadphonesReceiver extends BroadcastReceiver {
    private final Runnable reaction;
    private boolean listening;

    HeadphonesReceiver(Runnable reaction) {
        this.reaction = reaction;
    }

    /** Starts listening. */
    void listen(Context context) {
        if (!listening) {
            listening = true;
            context.registerReceiver(this, new IntentFilter(AudioManager.ACTION_AUDIO_BECOMING_NOISY));
        }
    }

    /** Stops listening. */
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
