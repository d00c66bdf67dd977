package bumblewick.sim.course;

import bumblewick.def.StageDef;
import java.util.List;

/** How the rail seems to turn at each distance. It only bends the picture and what is aimed in it; the rail is straight. */
public final class RailBends {
    private final List<StageDef.Bend> bends;

    /** @param bends by rising distance (kept) */
    public RailBends(List<StageDef.Bend> bends) {
        this.bends = bends;
    }

    /** What is d ahead appears this · d² to the right. */
    public float x(float distance) {
        int i = last(distance);
        return i < 0
                ? 0f
                : blend(i, distance, bends.get(i).x(), bends.get(next(i)).x());
    }

    /** How far the rail seems to turn to the right from one distance to another, in radians, summed by steps of 1 u. */
    public float turned(float from, float to) {
        float turned = 0f;
        for (float at = from; at < to; at += 1f) {
            turned += 2f * x(at) * Math.min(1f, to - at);
        }
        return turned;
    }

    /** What is d ahead appears this · d² higher. */
    public float y(float distance) {
        int i = last(distance);
        return i < 0
                ? 0f
                : blend(i, distance, bends.get(i).y(), bends.get(next(i)).y());
    }

    /** The last bend at or before a distance, −1 if there is none. */
    private int last(float distance) {
        int found = -1;
        for (int i = 0; i < bends.size() && bends.get(i).at() <= distance; i++) {
            found = i;
        }
        return found;
    }

    private int next(int i) {
        return Math.min(i + 1, bends.size() - 1);
    }

    private float blend(int i, float distance, float from, float to) {
        float length = bends.get(next(i)).at() - bends.get(i).at();
        if (length <= 0f) {
            return from;
        }
        float t = (distance - bends.get(i).at()) / length;
        return from + (to - from) * t * t * (3f - 2f * t);
    }
}
