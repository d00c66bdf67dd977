package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Names;
import bumblewick.content.declaration.Values;
import bumblewick.def.MusicalKey;
import bumblewick.def.presentation.SoundBus;
import bumblewick.def.presentation.SoundDef;
import java.util.SortedMap;

/** {@code sounds/mix.json}. Nothing depends on it but what is heard: a sound with a mistake is left out, and stays silent. */
public final class MixFormat {
    public static final DefinitionKind SOUND = DefinitionKind.of("sound", "sounds", Use.OPTIONAL);

    public static final FileFormat<SortedMap<String, SoundDef>> FORMAT = FileFormat.of(
            "mix",
            "sounds/mix.json",
            "How every sound is played: how loud, how often at once, from where.",
            MixFormat::declare);

    /** How files of sounds end. */
    static final String ENDING = ".ogg";

    /** Up to this distance a sound is as loud as mixed: a little beyond Wick, as the ear is the camera; in u. */
    private static final float USUALLY_NEAR = 16f;

    private MixFormat() {}

    private static Maker<SortedMap<String, SoundDef>> declare(Fields fields) {
        var sounds = fields.entries(
                "sounds",
                SOUND,
                MixFormat::sound,
                "How each sound is played, by its name. In flights enemy_destroyed_gnat, say, takes the place of"
                        + " enemy_destroyed for a gnat.");
        return values -> values.get(sounds);
    }

    private static Maker<SoundDef> sound(Fields fields) {
        fields.whole(
                "variants",
                1,
                16,
                "variants",
                "How many files <name>_1.ogg, <name>_2.ogg … there are; one is taken by lot.");
        fields.number("gainDb", -60f, 12f, "dB", "How much louder or softer than its file.");
        fields.number(
                "pitchSpread",
                0f,
                12f,
                "semitones",
                "How far its pitch is off each time, by lot; more sounds less like a machine.");
        fields.choice("bus", SoundBus.class, "Whose volume in the settings counts.");
        fields.flag("positional", "Heard from where it happens.").or(false);
        fields.flag("loop", "Goes on until it is stopped.").or(false);
        fields.whole("priority", 0, 100, "of 100", "When too many sound at once, the least ones give way.");
        fields.whole(
                "maxVoices",
                1,
                16,
                "voices",
                "How often it may sound at the same time; one more takes the place of the weakest.");
        fields.number(
                        "near",
                        0.5f,
                        200f,
                        "u",
                        "Up to this distance it is as loud as mixed; twice as far away it has half the amplitude.")
                .or(USUALLY_NEAR);
        fields.number(
                        "coolDown",
                        0f,
                        60f,
                        "seconds",
                        "Time before it may sound again; more keeps a crowd from roaring.")
                .or(0f);
        fields.number("duckDb", -24f, 0f, "dB", "How much softer music and ambience are while it sounds.")
                .or(0f);
        fields.choice(
                        "key",
                        MusicalKey.class,
                        "Key of its files, if they are tuned: they are moved into the key of the music that plays.")
                .or(MusicalKey.NONE);
        return fields.record(SoundDef.class, (def, values) -> {
            for (int variant = 1; Names.isName(values.id()) && variant <= def.variants(); variant++) {
                expectFile(values, "variants", "sounds/" + values.id() + "_" + variant + ENDING);
            }
        });
    }

    /** Reports a file that a field names, or means, and that is not there. */
    static void expectFile(Values values, String place, String file) {
        if (!values.files().exists(file)) {
            values.problem(place, "there is no file " + file);
        }
    }
}
