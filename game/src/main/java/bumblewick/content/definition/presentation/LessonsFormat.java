package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.presentation.LessonsDef;
import bumblewick.def.presentation.LessonsDef.Deed;
import bumblewick.def.presentation.LessonsDef.Gesture;
import bumblewick.def.presentation.LessonsDef.Lesson;
import bumblewick.def.presentation.LessonsDef.Occasion;
import bumblewick.settings.TouchControl;
import java.util.Optional;

/** {@code lessons/*.json}: what the stage of that name teaches. */
public final class LessonsFormat {
    public static final DefinitionKind LESSONS = DefinitionKind.of("lessons", "lessons", Use.OPTIONAL);

    public static final FileFormat<LessonsDef> FORMAT = FileFormat.of(
            LESSONS,
            LessonsDef.class,
            "What the stage of the file's name teaches a player who has not done it yet: each lesson stays until the"
                    + " deed is seen.",
            LessonsFormat::declare);

    private static final int MOST = 32;

    private LessonsFormat() {}

    private static Maker<LessonsDef> declare(Fields fields) {
        fields.list(
                "lessons",
                1,
                MOST,
                "lessons",
                LessonsFormat::lesson,
                "By rank: of those that fit the moment and are not learned, the first is shown.");
        return fields.record(LessonsDef.class);
    }

    private static Maker<Lesson> lesson(Fields fields) {
        fields.reference(
                "text",
                TextFormat.TEXT,
                "Key of its sentence. Further keys are that with .how (what to press), .again (said to whom does not"
                        + " do it) and .touch (for fingers).");
        fields.choice(
                "deed",
                Deed.class,
                "What the player has to be seen doing to have learned it; read asks for nothing but some seconds.");
        fields.whole("times", 1, 20, "times", "How often the deed has to be seen.")
                .or(1);
        fields.choice(
                        "when",
                        Occasion.class,
                        "When it is shown: always, or near marks, bullets, a gate, a hit of a gathered bee, a chain, a high Hum, spent"
                                + " energy, a lantern, or an open boss.")
                .or(Occasion.ALWAYS);
        fields.flag("once", "Whether it is learned, too, when its moment has passed three times.")
                .or(false);
        fields.flag("afterShown", "Whether only deeds count that are done after it was first shown.")
                .or(false);
        fields.flag("fingersOnly", "Whether it is for players who play by touch only.")
                .or(false);
        fields.optional("gesture", LessonsFormat::gesture, "What a finger demonstrates to players who play by touch.");
        return fields.record(Lesson.class);
    }

    /** The control of a gesture, or a place. */
    private enum On {
        PLACE,
        STICK,
        JUMP,
        SPIN,
        TIGHT,
        BOOST,
        BRAKE
    }

    private static Maker<Gesture> gesture(Fields fields) {
        var motion = fields.choice(
                "motion",
                Gesture.Motion.class,
                "How the finger moves: drag in circles, sideways, tap, or flick upwards.");
        var on = fields.choice(
                        "on",
                        On.class,
                        "The control on which it is made, if that is on the screen, or place for a place.")
                .or(On.PLACE);
        var x = fields.number("x", 0f, 1f, "of 1", "Its place from the steering side, of the width.")
                .or(0.5f);
        var y = fields.number("y", 0f, 1f, "of 1", "Its place from the foot, of the height.")
                .or(0.5f);
        return values -> new Gesture(values.get(motion), control(values.get(on)), values.get(x), values.get(y));
    }

    private static Optional<TouchControl> control(On on) {
        return on == On.PLACE ? Optional.empty() : Optional.of(TouchControl.valueOf(on.name()));
    }
}
