package bumblewick.sim.motion;

import bumblewick.def.PathDef;
import bumblewick.math.Powers;
import java.util.List;

/**
 * How fast a path is flown: time from distance, and back. Between two keys the speed changes linearly along the path,
 * {@code v(s) = v0 + g·(s − s0)}, so that
 *
 * <pre>
 * time(s) = ln(v(s)/v0) / g        s(time) = s0 + v0/g · (e^(g·time) − 1)
 * </pre>
 *
 * <p>Immutable.
 */
final class SpeedProfile {
    /** Below this gradient, in 1/s, a stretch counts as flown at constant speed. */
    private static final double FLAT = 1e-9;

    private final double[] distances;
    private final double[] speeds;
    private final double[] times;

    /**
     * Makes the profile of a path.
     *
     * @param length of the path, in u
     * @param speed in u/s, &gt; 0
     * @param keys factors on the speed; before the first and after the last the factor stays
     * @throws IllegalArgumentException if a speed is not above 0 or the keys do not rise from 0 to 1
     */
    SpeedProfile(double length, double speed, List<PathDef.SpeedKey> keys) {
        int n = keys.size() + 2;
        distances = new double[n];
        speeds = new double[n];
        times = new double[n];
        speeds[0] = speed * (keys.isEmpty() ? 1 : keys.get(0).factor());
        for (int i = 1; i <= keys.size(); i++) {
            distances[i] = length * keys.get(i - 1).at();
            speeds[i] = speed * keys.get(i - 1).factor();
        }
        distances[n - 1] = length;
        speeds[n - 1] = speeds[n - 2];
        check();
        for (int i = 1; i < n; i++) {
            times[i] = times[i - 1] + timeOf(i - 1);
        }
    }

    /** Time for the whole path, in seconds. */
    double duration() {
        return times[times.length - 1];
    }

    /** Distance flown after a time from 0 to {@link #duration()} seconds, in u. */
    double distanceAt(double seconds) {
        int i = 0;
        while (i < times.length - 2 && times[i + 1] < seconds) {
            i++;
        }
        double t = seconds - times[i];
        double g = gradient(i);
        if (Math.abs(g) < FLAT) {
            return distances[i] + speeds[i] * t;
        }
        return distances[i] + speeds[i] / g * Powers.expm1(g * t);
    }

    private double timeOf(int i) {
        double g = gradient(i);
        if (Math.abs(g) < FLAT) {
            return (distances[i + 1] - distances[i]) / speeds[i];
        }
        return Powers.log(speeds[i + 1] / speeds[i]) / g;
    }

    private double gradient(int i) {
        double span = distances[i + 1] - distances[i];
        return span > 0 ? (speeds[i + 1] - speeds[i]) / span : 0;
    }

    private void check() {
        for (int i = 0; i < speeds.length; i++) {
            if (!(speeds[i] > 0)) {
                throw new IllegalArgumentException("speed is " + speeds[i] + " u/s, expected more than 0");
            }
            if (i > 0 && !(distances[i] >= distances[i - 1])) {
                throw new IllegalArgumentException("speed keys must rise from 0 to 1");
            }
        }
    }
}
