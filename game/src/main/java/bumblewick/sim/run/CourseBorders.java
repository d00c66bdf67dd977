package bumblewick.sim.run;

import bumblewick.def.CourseDef;
import bumblewick.def.StageDef;
import bumblewick.def.StageDef.Corridor;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * The borders of a flight's corridor over distance, as its keys say. A corridor may be round: a tube is the circle in it. Where
 * a key names a corridor with corners the circle goes round those, so that one turns smoothly into the other.
 */
final class CourseBorders {
    private final Channel minX;
    private final Channel maxX;
    private final Channel minY;
    private final Channel maxY;
    private final Channel tubeX;
    private final Channel tubeY;
    private final Channel tubeRadius;
    private final boolean round;
    private final float[][][] lanes; // borders by fork and lane; null where a lane says none

    CourseBorders(StageDef stage) {
        List<CourseDef.Key> keys = stage.course().keys();
        Corridor usual = stage.corridor();
        minX = border(usual, keys, Corridor::minX);
        maxX = border(usual, keys, Corridor::maxX);
        minY = border(usual, keys, Corridor::minY);
        maxY = border(usual, keys, Corridor::maxY);
        tubeX = circle(usual, keys, CourseDef.Tube::x);
        tubeY = circle(usual, keys, CourseDef.Tube::y);
        tubeRadius = circle(usual, keys, CourseDef.Tube::radius);
        lanes = stage.course().forks().stream()
                .map(fork ->
                        fork.lanes().stream().map(lane -> borders(lane.says())).toArray(float[][]::new))
                .toArray(float[][][]::new);
        round = keys.stream().anyMatch(key -> key.says().tube().isPresent())
                || stage.course().forks().stream()
                        .flatMap(fork -> fork.lanes().stream())
                        .anyMatch(lane -> lane.says().tube().isPresent());
    }

    /** Borders as {@link #read} stores them; null if nothing is said of them. */
    private static float[] borders(CourseDef.Stretch says) {
        Corridor box = corridor(says);
        if (box == null) {
            return null;
        }
        CourseDef.Tube circle = tube(says);
        return new float[] {box.minX(), box.maxX(), box.minY(), box.maxY(), circle.x(), circle.y(), circle.radius()};
    }

    private static Channel border(Corridor usual, List<CourseDef.Key> keys, ToDoubleFunction<Corridor> of) {
        return channel((float) of.applyAsDouble(usual), keys, says -> corridor(says), of);
    }

    private static Channel circle(Corridor usual, List<CourseDef.Key> keys, ToDoubleFunction<CourseDef.Tube> of) {
        return channel((float) of.applyAsDouble(around(usual)), keys, says -> tube(says), of);
    }

    private static <T> Channel channel(
            float usual, List<CourseDef.Key> keys, Function<CourseDef.Stretch, T> what, ToDoubleFunction<T> of) {
        return Channel.of(usual, keys, says -> {
            T said = what.apply(says);
            return said == null ? CourseDef.UNSAID : of.applyAsDouble(said);
        });
    }

    /** The corridor that a key names, or null. */
    private static Corridor corridor(CourseDef.Stretch says) {
        return says.tube().map(CourseDef.Tube::around).or(says::corridor).orElse(null);
    }

    /** The circle that a key names, or null. */
    private static CourseDef.Tube tube(CourseDef.Stretch says) {
        return says.tube().or(() -> says.corridor().map(CourseBorders::around)).orElse(null);
    }

    /** The circle through the corners of a corridor. */
    private static CourseDef.Tube around(Corridor corridor) {
        float halfX = (corridor.maxX() - corridor.minX()) / 2f;
        float halfY = (corridor.maxY() - corridor.minY()) / 2f;
        return new CourseDef.Tube(
                corridor.minX() + halfX, corridor.minY() + halfY, (float) Math.sqrt(halfX * halfX + halfY * halfY));
    }

    /** Whether there is a tube anywhere. */
    boolean isRound() {
        return round;
    }

    /**
     * Reads the borders at a distance.
     *
     * @param store receives left, right, lower and upper border, and the circle's x, y and radius, in u
     */
    void read(float distance, float[] store) {
        store[0] = minX.at(distance);
        store[1] = maxX.at(distance);
        store[2] = minY.at(distance);
        store[3] = maxY.at(distance);
        if (round) {
            store[4] = tubeX.at(distance);
            store[5] = tubeY.at(distance);
            store[6] = tubeRadius.at(distance);
        }
    }

    /**
     * Changes borders to those of a lane, by a share.
     *
     * @param store as of {@link #read} (modified)
     */
    void blend(int fork, int lane, float share, float[] store) {
        float[] said = lanes[fork][lane];
        for (int i = 0; said != null && i < store.length; i++) {
            store[i] += (said[i] - store[i]) * share;
        }
    }
}
