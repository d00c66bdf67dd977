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
        round = keys.stream().anyMatch(key -> key.says().tube().isPresent());
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
}
