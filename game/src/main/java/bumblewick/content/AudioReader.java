package bumblewick.content;

import bumblewick.def.AmbienceDef;
import bumblewick.def.Bus;
import bumblewick.def.SoundDef;
import bumblewick.def.TrackDef;
import bumblewick.platform.SceneFiles;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Reads {@code sounds/mix.json}, {@code sounds/ambience.json} and {@code music/music.json}. Nothing depends on them but
 * what is heard: a sound or a track with a mistake is left out, and stays silent.
 */
final class AudioReader {
    private static final String SOUND_FOLDER = "sounds/";
    private static final String MUSIC_FOLDER = "music/";
    private static final String AMBIENCE = SOUND_FOLDER + "ambience.json";
    private static final String ENDING = ".ogg";

    /** Up to this distance a sound is as loud as mixed: a little beyond Wick, as the ear is the camera; in u. */
    private static final float USUALLY_NEAR = 16f;

    private static final int MOST_FOLLOWERS = 8;
    private static final float REACH = 100_000f; // u

    private final SceneFiles files;
    private final Draft draft = new Draft(Kind.MUSIC, "");
    private final SortedSet<String> soundNames = new TreeSet<>();
    private final SortedSet<String> trackNames = new TreeSet<>();

    AudioReader(SceneFiles files) {
        this.files = files;
    }

    /** The sounds without a mistake, by name. */
    SortedMap<String, SoundDef> sounds() {
        return JsonReading.read(
                        files, SOUND_FOLDER + "mix.json", draft, fields -> fields.entries("sounds", this::sound))
                .orElseGet(TreeMap::new);
    }

    /** After {@link #sounds()}: the tracks without a mistake, by name. */
    SortedMap<String, TrackDef> tracks() {
        return JsonReading.read(
                        files, MUSIC_FOLDER + "music.json", draft, fields -> fields.entries("tracks", this::track))
                .orElseGet(TreeMap::new);
    }

    /** After {@link #sounds()}: what stages sound like by themselves, by stage; of those without a mistake. */
    SortedMap<String, AmbienceDef> ambiences() {
        if (!files.exists(AMBIENCE)) {
            return new TreeMap<>();
        }
        return JsonReading.read(
                        files, AMBIENCE, draft, fields -> fields.entries("stages", (id, stage) -> ambience(stage)))
                .orElseGet(TreeMap::new);
    }

    AmbienceDef ambience(JsonFields fields) {
        return new AmbienceDef(
                fields.listOr("beds", 16, "beds", this::bed),
                fields.listOr("springs", 32, "springs", this::spring),
                fields.listOr("calls", 16, "calls", this::call),
                fields.listOr("waters", 16, "waters", AudioReader::area));
    }

    private AmbienceDef.Bed bed(JsonFields fields) {
        return new AmbienceDef.Bed(
                sound(fields, "sound"),
                fields.numberOr("volume", 1f, 0f, 1f, "of 1"),
                fields.objectOr("within", AudioReader::area),
                fields.objectOr("outside", AudioReader::area));
    }

    private AmbienceDef.Spring spring(JsonFields fields) {
        return new AmbienceDef.Spring(
                sound(fields, "sound"), fields.numberOr("volume", 1f, 0f, 1f, "of 1"), fields.point("at", REACH));
    }

    private AmbienceDef.Call call(JsonFields fields) {
        return new AmbienceDef.Call(
                sound(fields, "sound"),
                fields.number("least", 0.1f, 600f, "seconds"),
                fields.number("most", 0.1f, 600f, "seconds"),
                fields.number("reach", 1f, 200f, "u"));
    }

    private static AmbienceDef.Area area(JsonFields fields) {
        return new AmbienceDef.Area(fields.point("min", REACH), fields.point("max", REACH));
    }

    /** After {@link #sounds()}: the names of all sounds, of those with a mistake too. */
    SortedSet<String> soundNames() {
        return Collections.unmodifiableSortedSet(soundNames);
    }

    /** After {@link #tracks()}: the names of all tracks, of those with a mistake too. */
    SortedSet<String> trackNames() {
        return Collections.unmodifiableSortedSet(trackNames);
    }

    /** What was wrong so far. */
    List<ContentProblem> problems() {
        return draft.problems();
    }

    SoundDef sound(String name, JsonFields fields) {
        soundNames.add(name);
        SoundDef def = new SoundDef(
                fields.whole("variants", 1, 16, "variants"),
                fields.number("gainDb", -60f, 12f, "dB"),
                fields.number("pitchSpread", 0f, 12f, "semitones"),
                fields.choice("bus", Bus.class),
                fields.flagOr("positional", false),
                fields.flagOr("loop", false),
                fields.whole("priority", 0, 100, "of 100"),
                fields.whole("maxVoices", 1, 16, "voices"),
                fields.numberOr("near", USUALLY_NEAR, 0.5f, 200f, "u"),
                fields.numberOr("coolDown", 0f, 0f, 60f, "seconds"),
                fields.numberOr("duckDb", 0f, -24f, 0f, "dB"));
        for (int variant = 1; SceneReader.isName(name) && variant <= def.variants(); variant++) {
            requireFile(fields, "variants", SOUND_FOLDER + name + "_" + variant + ENDING);
        }
        return def;
    }

    TrackDef track(String name, JsonFields fields) {
        trackNames.add(name);
        return new TrackDef(
                fields.number("bpm", 20f, 400f, "beats a minute"),
                fields.whole("beatsPerBar", 1, 16, "beats"),
                fields.whole("bars", 1, 1_000, "bars"),
                fields.numberOr("gainDb", 0f, -60f, 12f, "dB"),
                fields.numberOr("calmDb", 0f, -24f, 0f, "dB"),
                fields.has("stinger") ? sound(fields, "stinger") : "",
                fields.names("leadsTo", MOST_FOLLOWERS),
                fields.list("stems", 1, 8, "stems", this::stem));
    }

    private TrackDef.Stem stem(JsonFields fields) {
        String file = fields.text("file");
        String name = file.endsWith(ENDING) ? file.substring(0, file.length() - ENDING.length()) : "";
        if (SceneReader.isName(name)) {
            requireFile(fields, "file", MUSIC_FOLDER + file);
        } else if (!file.isEmpty()) {
            fields.problem("file", "expected a file name of small letters, digits and _ that ends in " + ENDING);
        }
        return new TrackDef.Stem(
                file,
                fields.choiceOr("gauge", TrackDef.Gauge.HUM),
                fields.numberOr("from", 0f, 0f, 100f, "of 100"),
                fields.numberOr("to", 100f, 0f, 100f, "of 100"),
                fields.numberOr("fadeSeconds", 1.6f, 0.05f, 10f, "seconds"));
    }

    /** The name of a sound that must exist; if none could be read, that is said already. */
    private String sound(JsonFields fields, String field) {
        String name = fields.text(field);
        if (!name.isEmpty() && !soundNames.isEmpty() && !soundNames.contains(name)) {
            fields.problem(field, "there is no sound '" + name + "'" + ClosestName.hint(name, soundNames));
        }
        return name;
    }

    private void requireFile(JsonFields fields, String place, String file) {
        if (!files.exists(file)) {
            fields.problem(place, "there is no file " + file);
        }
    }
}
