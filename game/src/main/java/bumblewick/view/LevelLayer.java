package bumblewick.view;

import bumblewick.def.LevelThing.Sort;

/** What of a level is shown over its picture together, and in which colour; those that come later cover earlier ones. */
public enum LevelLayer {
    /** What is felt: triangles, in the colours of their surfaces. */
    GROUND("#8fe0a0"),
    /** Wick and friends; where one is safe, and where one has fallen. */
    PLACES("#f4fff6"),
    /** Solid bodies; platforms with their ways. */
    SOLIDS("#ffb84a"),
    /** Boxes that do something. */
    TRIGGERS("#ff6ad8"),
    /** Cameras, their axes, and the boxes that turn them on. */
    CAMERAS("#6ab4ff"),
    /** Enemies: where they start, where they wander, from where they notice Wick. */
    WALKERS("#ff6a4a"),
    PICKUPS("#ffe14a"),
    /** The way of the stage's own pilot. */
    PILOT("#a8ff5a"),
    /** What is there for the eye alone, and what does nothing. */
    SCENERY("#cbb8ff");

    /** The colour of whatever has a mistake. */
    public static final String MISTAKE = "#ff2a4a";

    /** The colour of what is chosen. */
    public static final String CHOSEN = "#ffd65c";

    private final String colour;

    LevelLayer(String colour) {
        this.colour = colour;
    }

    /** {@code #rrggbb}. */
    public String colour() {
        return colour;
    }

    /** Where things of a sort belong. */
    public static LevelLayer of(Sort sort) {
        return switch (sort) {
            case GROUND -> GROUND;
            case PLATFORM, BODY, PATH, PATH_POINT -> SOLIDS;
            case ACTION -> TRIGGERS;
            case CAMERA, CAMERA_END, CAMERA_ZONE -> CAMERAS;
            case WALKER -> WALKERS;
            case PICKUP -> PICKUPS;
            case WICK, FRIEND, UNKNOWN -> PLACES;
            case FADING, TURNING, GROWTH, LIFE, ROOM, SEEN, NOTHING -> SCENERY;
        };
    }
}
