package bumblewick.content;

import bumblewick.def.LookDef;
import bumblewick.def.LookDef.Passage;
import bumblewick.def.SubstanceDef;
import java.util.List;
import java.util.TreeMap;

/** Reads {@code looks/*.json}. */
final class LookReader {
    private static final float FAR = 100_000f; // u, beyond the end of any stage
    private static final String SAND = "#f0d9a0";
    private static final String CLAY = "#c98a5e";

    private LookReader() {}

    static LookDef read(String id, JsonFields fields) {
        return new LookDef(
                id,
                fields.referenceOr("bossLook", Kind.LOOK, ""),
                passages(fields),
                fields.object("sun", LookReader::sun),
                fields.object("ambient", LookReader::ambient),
                fields.object("sky", LookReader::sky),
                fields.object("fog", LookReader::fog),
                fields.number("curve", 0f, 0.01f, "per u"),
                fields.object("ground", LookReader::ground),
                fields.object("grade", LookReader::grade),
                fields.object("motes", LookReader::motes),
                fields.numberOr("rim", 0.55f, 0f, 3f, "times"),
                fields.listOr("scatter", 64, "kinds of wayside scenery", LookReader::scatter),
                fields.listOr("landmarks", 256, "landmarks", LookReader::landmark),
                fields.has("substances") ? fields.entries("substances", LookReader::substance) : new TreeMap<>(),
                fields.has("prints") ? fields.entries("prints", LookReader::print) : new TreeMap<>(),
                fields.listOr("puddles", 32, "puddles", LookReader::puddle));
    }

    private static List<Passage> passages(JsonFields fields) {
        List<Passage> passages = fields.listOr("passages", 32, "passages", LookReader::passage);
        float free = 0f;
        for (int i = 0; i < passages.size(); i++) {
            Passage passage = passages.get(i);
            if (passage.at() < free) {
                fields.problem(
                        "passages[" + i + "].at",
                        passage.at() + " is before " + free + ", where the change to the passage before it ends");
            }
            free = passage.at() + passage.over();
        }
        return passages;
    }

    private static Passage passage(JsonFields fields) {
        return new Passage(
                fields.name("name"),
                fields.number("at", 0f, FAR, "u"),
                fields.number("over", 1f, 1_000f, "u"),
                fields.reference("look", Kind.LOOK));
    }

    private static LookDef.Sun sun(JsonFields fields) {
        LookDef.Sun sun = new LookDef.Sun(
                fields.number("x", -100f, 100f, "u"),
                fields.number("y", -100f, 100f, "u"),
                fields.number("z", -100f, 100f, "u"),
                fields.colour("colour"),
                fields.number("strength", 0f, 20f, "times"));
        if (sun.x() == 0f && sun.y() == 0f && sun.z() == 0f) {
            fields.problem("x", "x, y and z are all 0: the sun needs a direction");
        }
        return sun;
    }

    private static LookDef.Ambient ambient(JsonFields fields) {
        return new LookDef.Ambient(
                fields.colour("up"),
                fields.number("upStrength", 0f, 20f, "times"),
                fields.colour("down"),
                fields.number("downStrength", 0f, 20f, "times"));
    }

    private static LookDef.Sky sky(JsonFields fields) {
        return new LookDef.Sky(
                fields.colour("zenith"),
                fields.colour("horizon"),
                fields.colour("below"),
                fields.colour("cloud"),
                fields.colour("cloudShade"),
                fields.number("clouds", 0f, 1f, "of the sky"),
                fields.numberOr("stars", 0f, 0f, 1f, ""),
                fields.numberOr("wisps", 0f, 0f, 1f, "of the sky"));
    }

    private static LookDef.Fog fog(JsonFields fields) {
        return new LookDef.Fog(
                fields.number("start", 0f, 10_000f, "u"),
                fields.number("length", 1f, 10_000f, "u"),
                fields.number("most", 0f, 1f, "of the colour"));
    }

    private static LookDef.Ground ground(JsonFields fields) {
        return new LookDef.Ground(
                fields.colour("a"),
                fields.colour("b"),
                fields.number("cell", 0.1f, 100f, "u"),
                fields.numberOr("lineGlow", 0f, 0f, 10f, "times"),
                fields.numberOr("height", 0f, -1_000f, 10f, "u"),
                fields.numberOr("edge", 42f, 14f, 200f, "u"),
                fields.has("path") ? fields.colour("path") : SAND,
                fields.has("soil") ? fields.colour("soil") : CLAY,
                fields.objectOr("pattern", LookReader::pattern).orElse(LookDef.Pattern.MEADOW));
    }

    private static LookDef.Pattern pattern(JsonFields fields) {
        LookDef.Pattern usual = LookDef.Pattern.MEADOW;
        return new LookDef.Pattern(
                fields.numberOr("furrows", usual.furrows(), 0f, 1f, ""),
                fields.numberOr("flags", usual.flags(), 0f, 1f, ""),
                fields.numberOr("clover", usual.clover(), 0f, 1f, "of the squares"),
                fields.numberOr("flowers", usual.flowers(), 0f, 1f, ""));
    }

    private static LookDef.Grade grade(JsonFields fields) {
        return new LookDef.Grade(
                fields.numberOr("exposure", 1f, 0f, 10f, "times"),
                fields.numberOr("saturation", 1f, 0f, 3f, "times"),
                fields.numberOr("contrast", 0f, 0f, 2f, ""),
                fields.numberOr("vignette", 0f, 0f, 1f, ""),
                fields.numberOr("bloom", 0f, 0f, 2f, "times"),
                fields.numberOr("bloomThreshold", 0.85f, 0f, 10f, "of white"));
    }

    private static LookDef.Motes motes(JsonFields fields) {
        return new LookDef.Motes(
                fields.colour("colour"),
                fields.number("perSecond", 0f, 200f, "per s"),
                fields.number("size", 0.001f, 2f, "u"));
    }

    private static LookDef.Scatter scatter(JsonFields fields) {
        LookDef.Scatter scatter = new LookDef.Scatter(
                fields.reference("model", Kind.MODEL),
                fields.number("perHundredUnits", 0.01f, 500f, "per 100 u"),
                fields.choiceOr("side", LookDef.Side.BOTH),
                fields.choiceOr("stand", LookDef.Stand.STREWN),
                fields.number("minX", 0f, 1_000f, "u"),
                fields.number("maxX", 0f, 1_000f, "u"),
                fields.numberOr("minScale", 1f, 0.01f, 100f, "times"),
                fields.numberOr("maxScale", 1f, 0.01f, 100f, "times"),
                fields.numberOr("y", 0f, -1_000f, 1_000f, "u"),
                fields.numberOr("from", 0f, 0f, FAR, "u"),
                fields.numberOr("to", FAR, 0f, FAR, "u"),
                fields.numberOr("sway", 0f, 0f, 5f, "u"));
        ordered(fields, "minX", scatter.minX(), "maxX", scatter.maxX());
        ordered(fields, "minScale", scatter.minScale(), "maxScale", scatter.maxScale());
        ordered(fields, "from", scatter.from(), "to", scatter.to());
        return scatter;
    }

    private static LookDef.Landmark landmark(JsonFields fields) {
        return new LookDef.Landmark(
                fields.reference("model", Kind.MODEL),
                fields.number("x", -2_000f, 2_000f, "u"),
                fields.numberOr("y", 0f, -1_000f, 2_000f, "u"),
                fields.number("z", -2_000f, FAR, "u"),
                fields.numberOr("scale", 1f, 0.01f, 1_000f, "times"),
                fields.numberOr("yawDegrees", 0f, -360f, 360f, "degrees"),
                fields.flagOr("distant", false),
                fields.numberOr("seenFrom", 320f, 10f, 900f, "u"),
                fields.numberOr("haze", 1f, 0f, 1f, "of the haze"),
                fields.numberOr("pace", 0f, 0f, 0.95f, "of Wick's speed"),
                fields.numberOr("sway", 0f, 0f, 50f, "u"));
    }

    private static SubstanceDef substance(String name, JsonFields fields) {
        if (!SubstanceDef.isKnown(name)) {
            fields.problem("deep", "there is no substance '" + name + "'");
        }
        SubstanceDef usual = SubstanceDef.usual(SubstanceDef.isKnown(name) ? name : "water");
        return new SubstanceDef(
                fields.has("deep") ? fields.colour("deep") : usual.deep(),
                fields.has("bright") ? fields.colour("bright") : usual.bright(),
                fields.has("edge") ? fields.colour("edge") : usual.edge(),
                fields.numberOr("speed", usual.speed(), 0f, 10f, "times"),
                fields.numberOr("scale", usual.scale(), 0.05f, 20f, "times"),
                fields.numberOr("relief", usual.relief(), 0f, 10f, "times"));
    }

    private static LookDef.Print print(String surface, JsonFields fields) {
        return new LookDef.Print(
                fields.colour("colour"),
                fields.numberOr("strength", 0.4f, 0f, 1f, ""),
                fields.numberOr("seconds", 4f, 0.1f, 60f, "s"));
    }

    private static LookDef.Puddle puddle(JsonFields fields) {
        return new LookDef.Puddle(
                fields.number("x", -1_000f, 1_000f, "u"),
                fields.number("y", -1_000f, 1_000f, "u"),
                fields.number("z", -1_000f, 1_000f, "u"),
                fields.number("size", 0.2f, 4f, "u"),
                fields.colour("colour"));
    }

    private static void ordered(JsonFields fields, String lowName, float low, String highName, float high) {
        if (low > high) {
            fields.problem(lowName, low + " is more than " + highName + ", " + high);
        }
    }
}
