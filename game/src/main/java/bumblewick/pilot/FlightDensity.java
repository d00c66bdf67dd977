package bumblewick.pilot;

import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.bullet.Bullet;
import java.util.List;

/**
 * How full of danger a flight is on its way to the boss. The density is the number of enemies and a fifth of that of their
 * bullets, averaged over five seconds; it is quiet while for four seconds there is neither a bullet nor an enemy that fires.
 */
final class FlightDensity {
    /** Density from which the second, third and fourth band begin. */
    static final float[] BANDS = {2f, 6f, 12f};

    private static final int WINDOW = 5 * Tick.PER_SECOND;
    private static final int QUIET = 4 * Tick.PER_SECOND;
    private static final float BULLET = 0.2f;

    private final FlightStage stage;
    private final float[] window = new float[WINDOW];
    private final int[] bandTicks = new int[BANDS.length + 1];
    private float sum;
    private int ticks;
    private int band;
    private int sameBand;
    private int longestBand;
    private int calm;
    private int quietTicks;

    /** @param stage read, never changed */
    FlightDensity(FlightStage stage) {
        this.stage = stage;
    }

    /** Call it after each tick. */
    void tick() {
        if (stage.phase() != FlightStage.Phase.FLYING) {
            return;
        }
        int bullets = bullets();
        float now = stage.enemies().size() + BULLET * bullets;
        int slot = ticks++ % WINDOW;
        sum += now - window[slot];
        window[slot] = now;
        noteBand(sum / Math.min(ticks, WINDOW));
        noteQuiet(bullets == 0 && !armed());
    }

    private void noteBand(float density) {
        int in = 0;
        while (in < BANDS.length && density >= BANDS[in]) {
            in++;
        }
        sameBand = in == band ? sameBand + 1 : 1;
        band = in;
        bandTicks[in]++;
        longestBand = Math.max(longestBand, sameBand);
    }

    private void noteQuiet(boolean isCalm) {
        calm = isCalm ? calm + 1 : 0;
        quietTicks += calm == QUIET ? QUIET : calm > QUIET ? 1 : 0;
    }

    private int bullets() {
        List<Bullet> all = stage.bullets();
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            count += all.get(i).deflected() ? 0 : 1;
        }
        return count;
    }

    private boolean armed() {
        for (int i = 0; i < stage.enemies().size(); i++) {
            if (stage.enemies().get(i).def().attack().isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Ticks in each band; not to be changed. */
    int[] bandTicks() {
        return bandTicks;
    }

    /** The longest time in one band, in ticks. */
    int longestBand() {
        return longestBand;
    }

    int quietTicks() {
        return quietTicks;
    }
}
