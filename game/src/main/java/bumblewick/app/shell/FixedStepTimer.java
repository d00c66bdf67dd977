package bumblewick.app.shell;

import com.jme3.system.Timer;

/** A clock by which every frame takes the same time, so that a capture can be repeated frame by frame. */
public final class FixedStepTimer extends Timer {
    private static final long RESOLUTION = 1_000_000_000L;

    private final float step;
    private long frames;

    /** @param step length of every frame, in seconds */
    public FixedStepTimer(float step) {
        this.step = step;
    }

    @Override
    public long getTime() {
        return (long) (frames * (double) step * RESOLUTION);
    }

    @Override
    public long getResolution() {
        return RESOLUTION;
    }

    @Override
    public float getFrameRate() {
        return 1f / step;
    }

    @Override
    public float getTimePerFrame() {
        return step;
    }

    @Override
    public void update() {
        frames++;
    }

    @Override
    public void reset() {
        frames = 0;
    }
}
