package bumblewick.view.gizmo;

import bumblewick.def.LevelPlanNode.Sort;

/** A layer of a level's gizmos and its colour; later layers cover earlier ones. */
public enum LevelLayer {
    /** Collision triangles, in the colours of their surfaces. */
    GROUND("#8fe0a0"),
    /** Wick's and the friends' places, safe ground, and the height at which a fall ends. */
    PLACES("#f4fff6"),
    /** Solid bodies; platforms with their ways. */
    SOLIDS("#ffb84a"),
    /** Trigger boxes. */
    TRIGGERS("#ff6ad8"),
    /** Cameras, their axes, and their trigger boxes. */
    CAMERAS("#6ab4ff"),
    /** Ground enemies: start, range, and distance at which they notice Wick. */
    WALKERS("#ff6a4a"),
    PICKUPS("#ffe14a"),
    /** The waypoints of the stage's own pilot. */
    PILOT("#a8ff5a"),
    /** Nodes without a part in the rules. */
    SCENERY("#cbb8ff");

    /** The colour of nodes with a mistake. */
    public static final String MISTAKE = "#ff2a4a";

    /** The colour of the selected node. */
    public static final String CHOSEN = "#ffd65c";

    private final String colour;

    LevelLayer(String colour) {
        this.colour = colour;
    }

    /** The colour as {@code #rrggbb}. */
    public String colour() {
        return colour;
    }

    /** The layer of a kind of node. */
    public static LevelLayer of(Sort sort) {
        return switch (sort) {
            case GROUND -> GROUND;
            case PLATFORM, BODY, PATH, PATH_POINT -> SOLIDS;
            case ACTION, FIELD, MACHINE -> TRIGGERS;
            case CAMERA, CAMERA_END, CAMERA_ZONE -> CAMERAS;
            case WALKER -> WALKERS;
            case PICKUP -> PICKUPS;
            case WICK, FRIEND, UNKNOWN -> PLACES;
            case FADING, TURNING, GROWTH, LIFE, ROOM, SEEN, NOTHING -> SCENERY;
        };
    }
}
