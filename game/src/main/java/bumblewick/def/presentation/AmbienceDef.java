package bumblewick.def.presentation;

import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/**
 * What a stage sounds like by itself. Places are in world units of a garden, or in a flight's corridor, z along the
 * rail.
 *
 * @param beds heard all around (copied)
 * @param springs heard from where they are (copied)
 * @param calls heard now and then from somewhere around (copied)
 * @param waters that feet splash in (copied)
 * @param own names of sounds that only this stage needs: they are loaded when it is entered (copied)
 */
public record AmbienceDef(List<Bed> beds, List<Spring> springs, List<Call> calls, List<Area> waters, List<String> own) {
    /** Silence. */
    public static final AmbienceDef NONE = new AmbienceDef(List.of(), List.of(), List.of(), List.of(), List.of());

    public AmbienceDef {
        beds = List.copyOf(beds);
        springs = List.copyOf(springs);
        calls = List.copyOf(calls);
        waters = List.copyOf(waters);
        own = List.copyOf(own);
    }

    /**
     * A box along the axes.
     *
     * @param min its corner of the smallest coordinates, in u (not to be changed)
     * @param max its corner of the largest coordinates, in u (not to be changed)
     */
    public record Area(Vector3f min, Vector3f max) {
        public boolean contains(Vector3f point) {
            return overlooks(point) && point.y >= min.y && point.y <= max.y;
        }

        /** Whether a point is inside, above or below it. */
        public boolean overlooks(Vector3f point) {
            return point.x >= min.x && point.x <= max.x && point.z >= min.z && point.z <= max.z;
        }
    }

    /**
     * A loop heard all around.
     *
     * @param sound its name
     * @param volume 0 to 1
     * @param within it is heard by who is in there, if given
     * @param outside it is heard by who is not in there, if given
     */
    public record Bed(String sound, float volume, Optional<Area> within, Optional<Area> outside) {
        /** Whether it is heard at a place. */
        public boolean heardAt(Vector3f place) {
            return within.map(area -> area.contains(place)).orElse(true)
                    && outside.map(area -> !area.contains(place)).orElse(true);
        }
    }

    /**
     * A loop heard from a place. Of springs with the same sound the nearest is heard.
     *
     * @param sound its name, of a positional loop
     * @param volume 0 to 1
     * @param at where it is (not to be changed)
     */
    public record Spring(String sound, float volume, Vector3f at) {}

    /**
     * A sound heard now and then.
     *
     * @param sound its name
     * @param least seconds between two
     * @param most seconds between two
     * @param reach how far away it is, in u
     */
    public record Call(String sound, float least, float most, float reach) {}
}
