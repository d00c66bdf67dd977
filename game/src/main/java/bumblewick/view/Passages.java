package bumblewick.view;

import bumblewick.def.LookDef;
import bumblewick.def.LookDef.Passage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The light of a flight at every distance: it turns from passage to passage where Wick is, and to that of the boss. The
 * ground is that of its own place, so that the next passage is seen coming.
 */
final class Passages {
    private static final float BEHIND = 30f; // u: what lies farther back is not seen

    private final List<Passage> passages;
    private final List<LookColours> colours = new ArrayList<>();
    private final LookColours boss;
    private final LookColours now;

    /** @param looks all looks, by id: those of the passages and of the boss are among them */
    Passages(LookDef look, Map<String, LookDef> looks) {
        passages = look.passages();
        colours.add(new LookColours(look));
        for (Passage passage : passages) {
            colours.add(new LookColours(named(passage.look(), looks)));
        }
        boss = new LookColours(look.bossLook().isEmpty() ? look : named(look.bossLook(), looks));
        now = new LookColours(look);
    }

    private static LookDef named(String id, Map<String, LookDef> looks) {
        LookDef look = looks.get(id);
        if (look == null) {
            throw new IllegalArgumentException("look '" + id + "' is not defined, there are " + looks.keySet());
        }
        return look;
    }

    /**
     * The light where Wick is.
     *
     * @param z distance along the rail, in u
     * @param dusk how much of the boss's light there is, 0 to 1
     * @return valid until the next call
     */
    LookColours light(float z, float dusk) {
        int here = begun(z);
        float share = here == 0 ? 0f : smooth((z - passages.get(here - 1).at()) / over(here));
        now.set(colours.get(Math.max(0, here - 1)), colours.get(here), share);
        now.set(now, boss, dusk);
        return now;
    }

    /** What drifts in the air where Wick is; the arguments are those of {@link #light}. */
    LookDef.Motes motes(float z, float dusk) {
        return (dusk > 0.5f ? boss : colours.get(begun(z))).look.motes();
    }

    /** How many passages have begun at a distance: the number of the look there. */
    private int begun(float z) {
        int count = 0;
        while (count < passages.size() && passages.get(count).at() <= z) {
            count++;
        }
        return count;
    }

    /** The number of the look whose ground comes next, seen from a distance; the last one if none comes. */
    int next(float z) {
        int next = 1;
        while (next < passages.size() && border(next) + over(next) < z - BEHIND) {
            next++;
        }
        return Math.min(next, passages.size());
    }

    /** The colours of a look by its number; 0 is that of the start. */
    LookColours look(int number) {
        return colours.get(number);
    }

    /** Where the ground of a look begins to show, in u; of look 0 before the start. */
    float border(int number) {
        return number == 0 ? -BEHIND * BEHIND : passages.get(number - 1).at();
    }

    /** Over which length the ground changes to that of a look, in u. */
    float over(int number) {
        return number == 0 ? 1f : passages.get(number - 1).over();
    }

    private static float smooth(float share) {
        float t = Math.max(0f, Math.min(1f, share));
        return t * t * (3f - 2f * t);
    }
}
