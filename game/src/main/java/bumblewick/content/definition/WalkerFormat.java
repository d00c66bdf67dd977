package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.definition.bullet.BulletFormat;
import bumblewick.def.WalkerDef;
import bumblewick.def.WalkerDef.Mood;

/** {@code walkers/*.json}: kinds of enemies on foot. */
public final class WalkerFormat {
    public static final DefinitionKind WALKER = DefinitionKind.of("walker", "walkers", Use.RULES);

    public static final FileFormat<WalkerDef> FORMAT =
            FileFormat.of(WALKER, WalkerDef.class, "A kind of enemy on foot.", WalkerFormat::declare);

    /** Nobody attacks without a tell that long. */
    private static final int SHORTEST_TELL = 45; // ticks

    private static final int MOST_AT_ONCE = 7;
    private static final int MINUTE = 3_600; // ticks

    private WalkerFormat() {}

    private static Maker<WalkerDef> declare(Fields fields) {
        fields.id();
        fields.reference(
                "model", DefinitionKind.MODEL, "What is seen, with the clips idle, move, attack, hit and death.");
        Field<Mood> mood = fields.choice(
                "mood",
                Mood.class,
                "What it does about Wick: chaser, scared, sleeper (wakes of steps), roller (rolls at Wick) or"
                        + " spitter.");
        fields.whole("hp", 1, 1_000, "hit points", "Hit points; a whirl takes one, a dive out of a jump more.");
        fields.whole("score", 0, 1_000_000, "points", "Points for destroying it.");
        fields.number("radius", 0.1f, 5f, "u", "Of the body.");
        fields.number("height", 0.1f, 10f, "u", "Of the body.");
        fields.number("notice", 0f, 100f, "u", "How near Wick has to be to matter; more wakes more of them at once.");
        fields.number("touch", 0f, 5f, "u", "How near it has to be to hurt.");
        fields.number("wander", 0f, 20f, "u/s", "Speed while nothing matters.");
        fields.number("speed", 0f, 40f, "u/s", "Its top speed when it chases, flees or rolls.");
        fields.number("acceleration", 0.1f, 200f, "u/s²", "How fast it takes up speed; less is easier to outturn.");
        fields.number("home", 0f, 200f, "u", "Radius of the area about its place that it keeps to.");
        fields.whole(
                "windUpTicks",
                SHORTEST_TELL,
                MINUTE,
                "ticks",
                "Time of its tell before it attacks; more gives a longer warning.");
        fields.whole("restTicks", 0, MINUTE, "ticks", "Time between two attacks; more gives more openings.");
        fields.reference("bullet", BulletFormat.BULLET, "What it spits; belongs to \"mood\": \"spitter\".")
                .or("");
        fields.whole("fan", 1, MOST_AT_ONCE, "bullets", "How many it spits at once, side by side. Left out, one.")
                .orAbsent(1)
                .when(mood, Mood.SPITTER);
        fields.number(
                        "fanDegrees",
                        0f,
                        180f,
                        "degrees",
                        "From the first to the last of those that it spits at once. Left out, 24.")
                .orAbsent(24f)
                .when(mood, Mood.SPITTER);
        fields.number(
                        "hop",
                        0f,
                        12f,
                        "u/s",
                        "How fast it leaps up between two shots, and at its speed to a side, within its home. Left out,"
                                + " it stays.")
                .orAbsent(0f)
                .when(mood, Mood.SPITTER);
        return fields.record(WalkerDef.class, (def, values) -> {
            if (def.bullet().isEmpty() == (def.mood() == Mood.SPITTER)) {
                values.problem("bullet", "belongs to \"mood\": \"spitter\", and to nothing else");
            }
        });
    }
}
