package bumblewick.app.replay;

/** Whether a replay runs, and how fast. */
public final class Playhead {
    /** Up to this speed what happens can be listened to. */
    private static final float AUDIBLE = 2f;

    private static final float[] RATES = {0.25f, 0.5f, 1f, 2f, 4f, 8f};
    private static final String[] NAMES = {"×¼", "×½", "×1", "×2", "×4", "×8"};
    private static final int NORMAL = 2;

    private boolean playing = true;
    private int rate = NORMAL;

    public boolean playing() {
        return playing;
    }

    /** How fast time passes while it runs, 1 is normal. */
    float rate() {
        return RATES[rate];
    }

    /** What the speed is called. */
    public String rateName() {
        return NAMES[rate];
    }

    /** Whether what happens is to be heard. */
    public boolean audible() {
        return playing && rate() <= AUDIBLE;
    }

    public void toggle() {
        playing = !playing;
    }

    public void pause() {
        playing = false;
    }

    public void faster() {
        rate = Math.min(rate + 1, RATES.length - 1);
    }

    public void slower() {
        rate = Math.max(rate - 1, 0);
    }
}
