package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.presentation.AmbienceDef;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;

/** {@code sounds/ambience.json}: what stages sound like by themselves. What has a mistake is left out. */
public final class AmbienceFormat {
    public static final FileFormat<SortedMap<String, AmbienceDef>> FORMAT = FileFormat.of(
            "ambience",
            "sounds/ambience.json",
            "What a stage sounds like while nothing happens: wind, birds, a brook, where they are.",
            AmbienceFormat::declare);

    private static final float REACH = 100_000f; // u
    private static final int MOST_OWN = 64;

    private AmbienceFormat() {}

    private static Maker<SortedMap<String, AmbienceDef>> declare(Fields fields) {
        var stages = fields.entries(
                "stages", AmbienceFormat::ambience, "What each stage sounds like by itself, by the id of the stage.");
        return values -> values.get(stages);
    }

    private static Maker<AmbienceDef> ambience(Fields fields) {
        fields.optionalList("beds", 16, "beds", AmbienceFormat::bed, "Loops heard all around: wind, birds, rain.");
        fields.optionalList(
                "springs",
                32,
                "springs",
                AmbienceFormat::spring,
                "Loops heard from where they are: a brook, a mill wheel.");
        fields.optionalList(
                "calls",
                16,
                "calls",
                AmbienceFormat::call,
                "Sounds heard now and then from somewhere around: a cuckoo, a creak.");
        fields.optionalList("waters", 16, "waters", AmbienceFormat::area, "Boxes in which feet splash.");
        fields.texts(
                        "own",
                        0,
                        MOST_OWN,
                        "names",
                        "Sounds of the mix that only this stage needs: they are loaded when it is entered, and not with the"
                                + " others at the start.")
                .orAbsent(List.of());
        return fields.record(AmbienceDef.class, AmbienceFormat::checkOwn);
    }

    private static void checkOwn(AmbienceDef def, Values values) {
        Set<String> sounds = values.definitions().names(MixFormat.SOUND);
        for (int i = 0; i < def.own().size(); i++) {
            String name = def.own().get(i);
            if (!sounds.isEmpty() && !sounds.contains(name)) {
                values.problem("own[" + i + "]", "there is no sound '" + name + "' in the mix");
            }
        }
    }

    private static Maker<AmbienceDef.Bed> bed(Fields fields) {
        fields.known("sound", MixFormat.SOUND, "Name of a looping sound of the mix.");
        fields.number(
                        "volume",
                        0f,
                        1f,
                        "of 1",
                        "Factor on the sound's own loudness; less lets it sink into the background.")
                .or(1f);
        fields.optional(
                "within",
                AmbienceFormat::area,
                "Box outside of which the bed is silent: a cellar's hum. Left out, it is heard everywhere.");
        fields.optional(
                "outside",
                AmbienceFormat::area,
                "Box in which the bed falls silent: the wind stops indoors. Left out, there is none.");
        return fields.record(AmbienceDef.Bed.class);
    }

    private static Maker<AmbienceDef.Spring> spring(Fields fields) {
        fields.known("sound", MixFormat.SOUND, "Name of a looping, positional sound of the mix.");
        fields.number("volume", 0f, 1f, "of 1", "Factor on the sound's own loudness.")
                .or(1f);
        fields.point(
                "at",
                REACH,
                "Where it sounds from: x, y and z in the world of a garden, or in a flight's corridor with z along the"
                        + " rail.");
        return fields.record(AmbienceDef.Spring.class);
    }

    private static Maker<AmbienceDef.Call> call(Fields fields) {
        fields.known("sound", MixFormat.SOUND, "Name of a sound of the mix.");
        fields.number("least", 0.1f, 600f, "seconds", "Shortest pause between two calls.");
        fields.number("most", 0.1f, 600f, "seconds", "Longest pause between two calls; more makes the place lonelier.");
        fields.number("reach", 1f, 200f, "u", "How far away the call sounds from; more makes it fainter.");
        return fields.record(AmbienceDef.Call.class);
    }

    private static Maker<AmbienceDef.Area> area(Fields fields) {
        fields.point("min", REACH, "Corner of the box with the least x, y and z.");
        fields.point("max", REACH, "Corner of the box with the largest x, y and z.");
        return fields.record(AmbienceDef.Area.class);
    }
}
