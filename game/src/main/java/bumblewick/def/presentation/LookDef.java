package bumblewick.def.presentation;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How a stage looks: light, sky, ground, and what stands at the wayside without mattering to the play. Nothing in here
 * reaches the simulation. Colours are written {@code #rrggbb} and are sRGB; strengths multiply them in linear light.
 *
 * @param id name, unique among looks
 * @param bossLook look that this one turns into while the boss is there, or empty
 * @param lateLook look that this one turns into as the time of a stage on foot runs out, or empty
 * @param passages how light and ground change on the way, by rising {@code at}
 * @param sun where the light comes from
 * @param ambient light from all sides
 * @param sky the dome
 * @param fog distance haze; it takes its colour from the sky
 * @param curve how far the ground sinks: {@code curve·d²} u at d u ahead
 * @param ground the checker
 * @param grade last pass of the picture
 * @param motes what drifts past the camera
 * @param rim how bright edges against the light are
 * @param scatter scenery strewn along the wayside
 * @param landmarks single large pieces
 * @param substances what water, lava, honey, ice and glass look like here, by name; see {@link #substance}
 * @param prints what feet leave, by the surface that they stood on; of others they leave nothing
 * @param puddles where rain still stands
 * @param awakening how a garden comes to life when its friends are free, if it does
 * @param turning how leaves turn along the rail, if they do
 * @param tint of the rims and bellies of a flight's enemies, or empty: then they are magenta
 * @param coats of kinds of enemies that have colours of their own; the others have the tint
 */
public record LookDef(
        String id,
        String bossLook,
        String lateLook,
        List<Passage> passages,
        Sun sun,
        Ambient ambient,
        Sky sky,
        Fog fog,
        float curve,
        Ground ground,
        Grade grade,
        Motes motes,
        float rim,
        List<Scatter> scatter,
        List<Landmark> landmarks,
        SortedMap<String, SubstanceDef> substances,
        SortedMap<String, Print> prints,
        List<Puddle> puddles,
        Optional<Awakening> awakening,
        Optional<Turning> turning,
        String tint,
        List<Coat> coats) {
    /** The name among prints of what wet feet leave on a surface that takes no prints of its own. */
    public static final String WET = "wet";

    public LookDef {
        passages = List.copyOf(passages);
        scatter = List.copyOf(scatter);
        landmarks = List.copyOf(landmarks);
        substances = Collections.unmodifiableSortedMap(new TreeMap<>(substances));
        prints = Collections.unmodifiableSortedMap(new TreeMap<>(prints));
        puddles = List.copyOf(puddles);
        coats = List.copyOf(coats);
    }

    /**
     * What a substance looks like here; as usual, if the look does not say it.
     *
     * @throws IllegalArgumentException if there is no such substance
     */
    public SubstanceDef substance(String name) {
        SubstanceDef own = substances.get(name);
        return own == null ? SubstanceDef.usual(name) : own;
    }

    /** The models of what stands at the wayside, each once. */
    public SortedSet<String> models() {
        SortedSet<String> models = new TreeSet<>();
        scatter.forEach(strewn -> models.add(strewn.model()));
        landmarks.forEach(landmark -> models.add(landmark.model()));
        return models;
    }

    /**
     * The colours of one kind of a flight's enemies.
     *
     * @param back instead of purple
     * @param rim instead of magenta
     * @param eyes instead of yellow, or empty: then they stay yellow
     */
    public record Coat(String model, String back, String rim, String eyes) {}

    /**
     * Leaves that turn: their colours along the rail.
     *
     * @param models whose colours are multiplied; the leaves of walls and ceilings are too
     * @param tints by rising {@code at}; between two of them they blend
     * @param leafy whether foliage is drawn leaf by leaf from near
     */
    public record Turning(List<String> models, List<Tint> tints, boolean leafy) {
        public Turning {
            models = List.copyOf(models);
            tints = List.copyOf(tints);
        }

        /**
         * A colour of the leaves.
         *
         * @param at distance along the rail, in u
         * @param colour that multiplies theirs
         */
        public record Tint(float at, String colour) {}
    }

    /**
     * A garden comes to life when its last friend is free: what stood still turns, lamps shine, bees swarm, and the light becomes
     * that of another look.
     *
     * @param look of the light then
     * @param seconds that it takes
     * @param turns how the names of those parts of the level begin that stand still until then
     * @param speed of those parts, as a multiple of what the level says
     * @param gem share of the light that comes when the gem is taken, below 1; all else comes with the last friend
     * @param swarm about which the bees fly
     */
    public record Awakening(String look, float seconds, String turns, float speed, float gem, Swarm swarm) {}

    /**
     * Bees in a tall ring.
     *
     * @param x, y, z of its middle, in the world's frame
     * @param radius in u
     * @param height of the ring, in u
     * @param count of the bees
     */
    public record Swarm(float x, float y, float z, float radius, float height, int count) {}

    /**
     * A part of the way with a light and a ground of its own; both are taken from another look. It lasts until the next
     * passage begins.
     *
     * @param name what the place is called, for authors
     * @param at distance along the rail at which it begins, in u
     * @param over length of the change from what was before, in u
     * @param look whose sun, sky, fog, ground, grade and motes it has
     */
    public record Passage(String name, float at, float over, String look) {}

    /**
     * The sun.
     *
     * @param x, y, z direction towards it in the corridor's frame; any length but zero
     * @param colour of its light
     * @param strength on the colour
     */
    public record Sun(float x, float y, float z, String colour, float strength) {}

    /** Light from above and from below. */
    public record Ambient(String up, float upStrength, String down, float downStrength) {}

    /**
     * The dome.
     *
     * @param zenith straight up
     * @param horizon at eye level
     * @param below under the horizon
     * @param cloud lit side of the clouds
     * @param cloudShade their shaded side
     * @param clouds how much of the sky they cover, 0 to 1
     * @param stars how many are seen, 0 to 1
     * @param wisps how much of the high sky is veiled by streaks of ice, 0 to 1
     */
    public record Sky(
            String zenith,
            String horizon,
            String below,
            String cloud,
            String cloudShade,
            float clouds,
            float stars,
            float wisps) {}

    /**
     * Distance haze.
     *
     * @param start distance from which it is seen, in u
     * @param length from there to full haze, in u
     * @param most share of the object's colour that full haze takes away, 0 to 1
     */
    public record Fog(float start, float length, float most) {}

    /**
     * The checkered ground.
     *
     * @param a one colour
     * @param b the other
     * @param cell edge of a square, in u
     * @param lineGlow how much the seams glow
     * @param height of the ground, in u
     * @param travel how far a garden has flown along its own z axis: all about it lies so far behind, in u
     * @param edge half the width of the ground, in u
     * @param path colour of the trodden path
     * @param soil colour of the cliffs at the edge
     * @param pattern what the squares carry
     * @param glimpses how wide the gaps are between the round tops of the sea of clouds, 0 to 1; 0 for a flat sea
     * @param land how clearly fields in the colours {@code a} and {@code b} are seen far below through those gaps, 0 to 1
     * @param glitter how much that sea glitters under the sun or the moon, 0 to 1
     */
    public record Ground(
            String a,
            String b,
            float cell,
            float lineGlow,
            float height,
            float travel,
            float edge,
            String path,
            String soil,
            Pattern pattern,
            float glimpses,
            float land,
            float glitter) {}

    /**
     * What the squares of the ground carry, each 0 to 1.
     *
     * @param furrows rows along the rail, as of mown hay
     * @param flags paving with mortar
     * @param clover share of the squares with a clover leaf
     * @param flowers how thick the daisies stand
     * @param weave boughs woven like a basket; without turf, path and planks
     */
    public record Pattern(float furrows, float flags, float clover, float flowers, float weave) {
        /** What is there if nothing is said. */
        public static final Pattern MEADOW = new Pattern(0f, 0f, 0.18f, 1f, 0f);
    }

    /** The last pass: factors on exposure, saturation and contrast, and the amounts of vignette and bloom. */
    public record Grade(
            float exposure, float saturation, float contrast, float vignette, float bloom, float bloomThreshold) {}

    /**
     * Petals, pollen, embers.
     *
     * @param colour of one
     * @param perSecond how many come
     * @param size of one, in u
     * @param fall how fast each sinks, in u/s
     * @param across how fast each is blown to the right, in u/s
     */
    public record Motes(String colour, float perSecond, float size, float fall, float across) {}

    /**
     * A foot's print.
     *
     * @param colour of it
     * @param strength how much of what is below it hides at first, 0 to 1
     * @param seconds until it has faded
     */
    public record Print(String colour, float strength, float seconds) {}

    /**
     * A puddle; it lies on the ground that is next below.
     *
     * @param x, y, z its middle, in the world, in u; the ground is at most 2 u lower
     * @param size half its width, in u
     * @param colour of its ground
     */
    public record Puddle(float x, float y, float z, float size, String colour) {}

    /** Which side of the rail. */
    public enum Side {
        LEFT,
        RIGHT,
        BOTH
    }

    /** How pieces stand along the rail. */
    public enum Stand {
        /** Anywhere, turned anyhow. */
        STREWN,
        /** Six close together, turned anyhow; such groups are anywhere, with open ground between them. */
        DRIFTS,
        /** At equal distances, the front towards the rail. */
        ROW
    }

    /**
     * Scenery strewn along the wayside.
     *
     * @param model model without folder and extension
     * @param perHundredUnits how many on each side for 100 u of the rail
     * @param side where
     * @param stand how
     * @param minX least distance from the rail, in u
     * @param maxX largest distance from the rail, in u
     * @param minScale least scale
     * @param maxScale largest scale
     * @param y height of its foot, in u
     * @param from distance along the rail from which it is strewn, in u
     * @param to distance along the rail up to which it is strewn, in u
     * @param sway how far the wind moves its tip, in u; at scale 1
     */
    public record Scatter(
            String model,
            float perHundredUnits,
            Side side,
            Stand stand,
            float minX,
            float maxX,
            float minScale,
            float maxScale,
            float y,
            float from,
            float to,
            float sway) {}

    /**
     * A large single piece.
     *
     * @param model model without folder and extension
     * @param x to the right of the rail, in u
     * @param y height of its foot, in u
     * @param z along the rail, in u; of a distant one: ahead of the camera, in u
     * @param scale on all sizes
     * @param yawDegrees turn about the upright axis
     * @param distant it keeps its distance, like mountains and the far islands; behind a boss: it is seen, half risen, before it
     * @param seenFrom how far ahead it comes into sight, in u
     * @param haze share of the distance haze that it takes, 0 to 1
     * @param pace share of Wick's speed at which it travels along the rail; Wick passes it at {@code z}
     * @param sway how far it drifts to both sides, in u
     * @param burns behind a boss: from when its last phase begins to when it catches fire, in s; 0 for never
     * @param wakes behind a boss: from when it is beaten to when it lights up, in s; 0 for never
     * @param turns how fast it turns to the right then, in degrees per second
     * @param risesBefore behind a boss: how far before the boss's place it begins to rise, and stays, in u; 0 to come and go with
     *     the boss
     */
    public record Landmark(
            String model,
            float x,
            float y,
            float z,
            float scale,
            float yawDegrees,
            boolean distant,
            float seenFrom,
            float haze,
            float pace,
            float sway,
            float burns,
            float wakes,
            float turns,
            float risesBefore) {}
}
