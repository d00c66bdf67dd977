package bumblewick.def;

import bumblewick.def.BossDef.Action;
import java.util.List;
import java.util.Optional;

/**
 * How the camera of a flight frames the boss; for the picture alone. Places in the picture are shares of half its height, up is
 * positive.
 *
 * @param lift by which the camera rises while the boss fights, in u
 * @param drawBack by which it falls back, in u
 * @param lookDown slope by which it looks down from there
 * @param highest where the boss's middle may be in the picture; the camera looks up after one that flies higher
 * @param lowest where Wick's middle may be in the picture; the camera looks up no farther
 * @param lead share of the boss's angle aside by which the camera turns after it, 0 to 1
 * @param over how far above Wick's middle the boss's middle is to stand in the picture
 * @param rise by which the camera rises for that, at most, in u
 * @param apart how far above Wick's middle the boss's middle may stand in the picture
 * @param sink by which the camera sinks for that, at most, in u
 * @param faces how far from Wick the boss is seen to look while it fights, at most, in degrees
 * @param moves what the camera does more while the boss does something, at most one for each action
 * @param entrance the shot while the boss enters
 * @param defeat the shot in which it falls, if there is one
 * @param defeatEnds the shot to which the camera goes from there meanwhile, if it does not stay
 * @param defeatSeconds how long that takes
 */
public record FramingDef(
        float lift,
        float drawBack,
        float lookDown,
        float highest,
        float lowest,
        float lead,
        float over,
        float rise,
        float apart,
        float sink,
        float faces,
        List<Move> moves,
        Shot entrance,
        Optional<Shot> defeat,
        Optional<Shot> defeatEnds,
        float defeatSeconds) {
    /** Of a course that says nothing: above Wick, below the bar of its health. */
    public static final FramingDef USUAL = new FramingDef(
            1.8f,
            1.2f,
            0.09f,
            0.26f,
            -0.72f,
            0.25f,
            0f,
            0f,
            0.9f,
            3f,
            180f,
            List.of(),
            new Shot(2.55f, 0.85f, -6.1f, 36f),
            Optional.empty(),
            Optional.empty(),
            2.8f);

    public FramingDef {
        moves = List.copyOf(moves);
    }

    /** The move while the boss does something, {@link Move#NONE} if there is none. */
    public Move move(Action action) {
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i).action() == action) {
                return moves.get(i);
            }
        }
        return Move.NONE;
    }

    /** How far from Wick the boss is seen to look while it does something, at most, in degrees. */
    public float faces(Action action) {
        float said = move(action).faces();
        return CourseDef.says(said) ? said : faces;
    }

    /** How far above Wick's middle the boss's middle is to stand in the picture while it does something. */
    public float over(Action action) {
        float said = move(action).over();
        return CourseDef.says(said) ? said : over;
    }

    /**
     * What the camera does more while the boss does something. Wick keeps his place in the picture.
     *
     * @param action what the boss does
     * @param lift by which the camera rises more, in u
     * @param drawBack by which it falls back more, in u
     * @param aside by which it goes to the right, in u
     * @param roll of the picture to the right, in degrees
     * @param wider by how many degrees its vertical field of view grows
     * @param over instead of that of the framing, or {@link CourseDef#UNSAID}
     * @param faces instead of that of the framing, or {@link CourseDef#UNSAID}
     */
    public record Move(
            Action action, float lift, float drawBack, float aside, float roll, float wider, float over, float faces) {
        /** The camera does nothing more. */
        public static final Move NONE = new Move(Action.REST, 0f, 0f, 0f, 0f, 0f, CourseDef.UNSAID, CourseDef.UNSAID);
    }

    /**
     * A shot of the boss, which is in the middle.
     *
     * @param x of the camera to the left of Wick, in u
     * @param y of the camera above Wick, in u
     * @param ahead of Wick, in u; behind is negative
     * @param degrees vertical field of view
     */
    public record Shot(float x, float y, float ahead, float degrees) {}
}
