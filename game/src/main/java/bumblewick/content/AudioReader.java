package bumblewick.content;

import bumblewick.def.Bus;
import bumblewick.def.SoundDef;
import bumblewick.def.TrackDef;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Reads {@code sounds/mix.json} and {@code music/music.json}. Nothing depends on them but what is heard: a sound or a
 * track with a mistake is left out, and stays silent.
 */
final class AudioReader {
    private static final String SOUND_FOLDER = "sounds/";
    private static final String MUSIC_FOLDER = "music/";
    private static final String ENDING = ".ogg";

    private final SceneFiles files;
    private final Draft draft = new Draft(Kind.MUSIC, "");
    private final SortedSet<String> soundNames = new TreeSet<>();
    private final SortedSet<String> trackNames = new TreeSet<>();

    AudioReader(SceneFiles files) {
        this.files = files;
    }

    /** The sounds without a mistake, by name. */
    SortedMap<String, SoundDef> sounds() {
        return JsonFields.read(files, SOUND_FOLDER + "mix.json", draft, fields -> fields.entries("sounds", this::sound))
                .orElseGet(TreeMap::new);
    }

    /** The tracks without a mistake, by name. */
    SortedMap<String, TrackDef> tracks() {
        return JsonFields.read(
                        files, MUSIC_FOLDER + "music.json", draft, fields -> fields.entries("tracks", this::track))
                .orElseGet(TreeMap::new);
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

    private SoundDef sound(String name, JsonFields fields) {
        soundNames.add(name);
        SoundDef def = new SoundDef(
                fields.whole("variants", 1, 16, "variants"),
                fields.number("gainDb", -60f, 12f, "dB"),
                fields.number("pitchSpread", 0f, 12f, "semitones"),
                fields.choice("bus", Bus.class),
                fields.flagOr("positional", false),
                fields.flagOr("loop", false),
                fields.whole("priority", 0, 100, "of 100"),
                fields.whole("maxVoices", 1, 16, "voices"));
        for (int variant = 1; SceneReader.isName(name) && variant <= def.variants(); variant++) {
            requireFile(fields, "variants", SOUND_FOLDER + name + "_" + variant + ENDING);
        }
        return def;
    }

    private TrackDef track(String name, JsonFields fields) {
        trackNames.add(name);
        return new TrackDef(
                fields.number("bpm", 20f, 400f, "beats a minute"),
                fields.whole("beatsPerBar", 1, 16, "beats"),
                fields.whole("bars", 1, 1_000, "bars"),
                fields.flagOr("loop", true),
                fields.numberOr("gainDb", 0f, -60f, 12f, "dB"),
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
        return new TrackDef.Stem(file, fields.number("fadeInAtHum", 0f, 100f, "of 100"));
    }

    private void requireFile(JsonFields fields, String place, String file) {
        if (!files.exists(file)) {
            fields.problem(place, "there is no file " + file);
        }
    }
}
