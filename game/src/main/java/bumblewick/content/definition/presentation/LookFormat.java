package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.LookDef.Passage;
import java.util.List;
import java.util.TreeMap;

/** {@code looks/*.json}: light, sky and ground of a stage. */
public final class LookFormat {
    public static final DefinitionKind LOOK = DefinitionKind.of("look", "looks", Use.PRESENTATION);

    public static final FileFormat<LookDef> FORMAT = FileFormat.of(
            LOOK,
            LookDef.class,
            "How a stage looks: sun, sky, haze, ground, what stands at the wayside. Nothing in it changes the play.",
            LookFormat::declare);

    static final float FAR = 100_000f; // u, beyond the end of any stage

    private LookFormat() {}

    private static Maker<LookDef> declare(Fields fields) {
        fields.id();
        fields.reference("bossLook", LOOK, "Look that this one turns into while the boss is there. Left out, it stays.")
                .or("");
        fields.reference(
                        "lateLook",
                        LOOK,
                        "Look whose light this one turns into as the time of a stage on foot runs out. Left out, it"
                                + " stays.")
                .or("");
        fields.optionalList(
                "passages",
                32,
                "passages",
                LookFormat::passage,
                "How light and ground change on the way, by rising at.");
        fields.object("sun", LookFormat::sun, "Where the light comes from.");
        fields.object("ambient", LookFormat::ambient, "Light from all sides, so that shade is not black.");
        fields.object("sky", LookFormat::sky, "The dome.");
        fields.object("fog", LookFormat::fog, "Distance haze; it takes its colour from the sky.");
        fields.number(
                "curve",
                0f,
                0.01f,
                "per u",
                "How strongly the ground sinks ahead: at a distance d it lies that times d² lower. More makes the"
                        + " world smaller.");
        fields.object("ground", GroundFormat::declare, "The checkered ground.");
        fields.object("grade", LookFormat::grade, "Last touch on the whole picture.");
        fields.object("motes", LookFormat::motes, "What drifts past the camera: petals, pollen, embers.");
        fields.number("rim", 0f, 3f, "times", "How bright edges against the light are.")
                .or(0.55f);
        fields.optionalList(
                "scatter",
                64,
                "kinds of wayside scenery",
                ScatterFormat::declare,
                "Pieces strewn along the wayside, which only look good.");
        fields.optionalList(
                "landmarks", 256, "landmarks", LandmarkFormat::declare, "Large single pieces that only look good.");
        fields.entries(
                        "substances",
                        SubstanceFormat::declare,
                        "What substances look like here, by name: water, falls, lava, honey, ice, glass, beam. Others"
                                + " look as usual.")
                .orAbsent(new TreeMap<>());
        fields.entries(
                        "prints",
                        LookFormat::print,
                        "What feet leave, by the surface that they step on; \"wet\" for wet feet on all others.")
                .orAbsent(new TreeMap<>());
        fields.optionalList("puddles", 32, "puddles", LookFormat::puddle, "Where rain still stands.");
        fields.optional("awakening", LookFormat::awakening, "How a garden comes to life when its friends are free.");
        fields.optional("turning", LookFormat::turning, "How leaves turn along the rail.");
        fields.colour(
                        "tint",
                        "Of the rims and bellies of a flight's enemies, so that they are told from bullets; their"
                                + " backs stay purple. Left out, it is magenta.")
                .or("");
        fields.optionalList(
                "coats", 32, "coats", LookFormat::coat, "Enemies with colours of their own instead of the tint.");
        return fields.record(LookDef.class, (look, values) -> checkOrder(look.passages(), values));
    }

    private static void checkOrder(List<Passage> passages, Values values) {
        float free = 0f;
        for (int i = 0; i < passages.size(); i++) {
            Passage passage = passages.get(i);
            if (passage.at() < free) {
                values.problem(
                        "passages[" + i + "].at",
                        passage.at() + " is before " + free + ", where the change to the passage before it ends");
            }
            free = passage.at() + passage.over();
        }
    }

    private static Maker<LookDef.Coat> coat(Fields fields) {
        fields.reference("model", DefinitionKind.MODEL, "Whose colours turn, wherever it flies in this stage.");
        fields.colour("back", "Of what is purple.");
        fields.colour("rim", "Of what is magenta: rims and bellies.");
        fields.colour("eyes", "Of what is yellow and glows: eyes. Left out, they stay yellow.")
                .or("");
        return fields.record(LookDef.Coat.class);
    }

    private static Maker<LookDef.Turning> turning(Fields fields) {
        fields.references(
                "models",
                1,
                16,
                DefinitionKind.MODEL,
                "Whose colours are multiplied; leaves of walls and ceilings are too.");
        fields.list("tints", 1, 16, "tints", LookFormat::leafTint, "Colours of the leaves, by rising at.");
        fields.flag("leafy", "Whether foliage is drawn leaf by leaf from near.").or(false);
        return fields.record(LookDef.Turning.class, LookFormat::checkRise);
    }

    private static Maker<LookDef.Turning.Tint> leafTint(Fields fields) {
        fields.number("at", 0f, FAR, "u", "Distance along the rail; between two the colours blend.");
        fields.colour("colour", "That multiplies theirs; white leaves them as they are.");
        return fields.record(LookDef.Turning.Tint.class);
    }

    private static void checkRise(LookDef.Turning turning, Values values) {
        for (int i = 1; i < turning.tints().size(); i++) {
            float before = turning.tints().get(i - 1).at();
            if (turning.tints().get(i).at() <= before) {
                values.problem("tints[" + i + "].at", "is not after " + before);
            }
        }
    }

    private static Maker<LookDef.Awakening> awakening(Fields fields) {
        fields.reference("look", LOOK, "Look of the light then.");
        fields.number("seconds", 0.1f, 20f, "s", "How long it takes.");
        fields.text("turns", "How the names of the level's parts begin that stand still until then.");
        fields.number("speed", 0f, 20f, "times", "How fast those parts turn then, by what the level says.");
        fields.number("gem", 0f, 0.9f, "of 1", "Share of the light that comes with the gem already.");
        fields.object("swarm", LookFormat::swarm, "The bees that swarm then.");
        return fields.record(LookDef.Awakening.class);
    }

    private static Maker<LookDef.Swarm> swarm(Fields fields) {
        fields.number("x", -500f, 500f, "u", "Of its middle, in the world's frame.");
        fields.number("y", -500f, 500f, "u", "Of its middle, in the world's frame.");
        fields.number("z", -500f, 500f, "u", "Of its middle, in the world's frame.");
        fields.number("radius", 0.5f, 50f, "u", "Of the ring in which they fly.");
        fields.number("height", 0f, 50f, "u", "Of the ring.");
        fields.whole("count", 0, 48, "bees", "How many they are.");
        return fields.record(LookDef.Swarm.class);
    }

    private static Maker<Passage> passage(Fields fields) {
        fields.name("name", "What the place is called; only for authors.");
        fields.number("at", 0f, FAR, "u", "Distance along the rail at which it begins.");
        fields.number("over", 1f, 1_000f, "u", "Length of the change from what was before; more is softer.");
        fields.reference("look", LOOK, "Look whose sun, sky, haze, ground and motes it has.");
        return fields.record(Passage.class);
    }

    private static Maker<LookDef.Sun> sun(Fields fields) {
        fields.number("x", -100f, 100f, "u", "Direction towards it: to the right of the rail.");
        fields.number("y", -100f, 100f, "u", "Direction towards it: up.");
        fields.number(
                "z", -100f, 100f, "u", "Direction towards it: ahead along the rail; less than 0 stands behind Wick.");
        fields.colour("colour", "Of its light.");
        fields.number("strength", 0f, 20f, "times", "Factor on its light; more makes harder shadows.");
        return fields.record(LookDef.Sun.class, (made, values) -> {
            if (made.x() == 0f && made.y() == 0f && made.z() == 0f) {
                values.problem("x", "x, y and z are all 0: the sun needs a direction");
            }
        });
    }

    private static Maker<LookDef.Ambient> ambient(Fields fields) {
        fields.colour("up", "Colour of the light from above.");
        fields.number("upStrength", 0f, 20f, "times", "Factor on the light from above; more makes shade paler.");
        fields.colour("down", "Colour of the light from below.");
        fields.number("downStrength", 0f, 20f, "times", "Factor on the light from below.");
        return fields.record(LookDef.Ambient.class);
    }

    private static Maker<LookDef.Sky> sky(Fields fields) {
        fields.colour("zenith", "Colour straight up.");
        fields.colour("horizon", "Colour at eye level, and of the haze.");
        fields.colour("below", "Colour under the horizon.");
        fields.colour("cloud", "Colour of the clouds in the light.");
        fields.colour("cloudShade", "Colour of the clouds in the shade.");
        fields.number("clouds", 0f, 1f, "of the sky", "How much of the sky clouds cover.");
        fields.number("stars", 0f, 1f, "", "How many stars are seen.").or(0f);
        fields.number("wisps", 0f, 1f, "of the sky", "How much of the high sky is veiled by streaks of ice.")
                .or(0f);
        return fields.record(LookDef.Sky.class);
    }

    private static Maker<LookDef.Fog> fog(Fields fields) {
        fields.number("start", 0f, 10_000f, "u", "Distance from which it is seen.");
        fields.number("length", 1f, 10_000f, "u", "From where it is first seen to where it is full; more is clearer.");
        fields.number("most", 0f, 1f, "of the colour", "Share of a thing's colour that full haze takes away.");
        return fields.record(LookDef.Fog.class);
    }

    private static Maker<LookDef.Grade> grade(Fields fields) {
        fields.number("exposure", 0f, 10f, "times", "Factor on all light.").or(1f);
        fields.number("saturation", 0f, 3f, "times", "Factor on colours; 0 is grey.")
                .or(1f);
        fields.number("contrast", 0f, 2f, "", "How far light and dark are pulled apart.")
                .or(0f);
        fields.number("vignette", 0f, 1f, "", "How dark the corners are.").or(0f);
        fields.number("bloom", 0f, 2f, "times", "How much bright things glow around their edges.")
                .or(0f);
        fields.number(
                        "bloomThreshold",
                        0f,
                        10f,
                        "of white",
                        "How bright a thing has to be to glow; less makes more glow.")
                .or(0.85f);
        return fields.record(LookDef.Grade.class);
    }

    private static Maker<LookDef.Motes> motes(Fields fields) {
        fields.colour("colour", "Of one.");
        fields.number("perSecond", 0f, 400f, "per s", "How many come each second; 0 for none.");
        fields.number("size", 0.001f, 2f, "u", "Half the width of one.");
        fields.number("fall", 0f, 60f, "u/s", "How fast each falls. Whatever falls is drawn as a line, as rain is.")
                .or(0f);
        fields.number("across", -60f, 60f, "u/s", "How fast what falls is blown to the right; less than 0 is left.")
                .or(0f);
        return fields.record(LookDef.Motes.class);
    }

    private static Maker<LookDef.Print> print(Fields fields) {
        fields.colour("colour", "Of a print.");
        fields.number("strength", 0f, 1f, "", "How much of what is below it hides at first.")
                .or(0.4f);
        fields.number("seconds", 0.1f, 60f, "s", "Time until it has faded.").or(4f);
        return fields.record(LookDef.Print.class);
    }

    private static Maker<LookDef.Puddle> puddle(Fields fields) {
        fields.number("x", -1_000f, 1_000f, "u", "Of its middle in the world.");
        fields.number("y", -1_000f, 1_000f, "u", "Of its middle in the world; the ground is at most 2 u lower.");
        fields.number("z", -1_000f, 1_000f, "u", "Of its middle in the world.");
        fields.number("size", 0.2f, 4f, "u", "Half its width.");
        fields.colour("colour", "Of its ground.");
        return fields.record(LookDef.Puddle.class);
    }
}
