package bumblewick.android.audio;

import android.content.Context;
import android.content.SharedPreferences;

/** How long the queue of each device must be, as found out before; kept on this machine alone. */
interface KnownQueues {
    /** The length for a device in milliseconds, 0 if nothing is known. */
    int milliseconds(String device);

    /** Remembers a length. */
    void remember(String device, int milliseconds);

    /** Those of this machine. */
    static KnownQueues of(Context context) {
        SharedPreferences kept = context.getSharedPreferences("sound", Context.MODE_PRIVATE);
        return new KnownQueues() {
            @Override
            public int milliseconds(String device) {
                return Math.max(0, kept.getInt(device, 0));
            }

            @Override
            public void remember(String device, int milliseconds) {
                kept.edit().putInt(device, milliseconds).apply();
            }
        };
    }
}
