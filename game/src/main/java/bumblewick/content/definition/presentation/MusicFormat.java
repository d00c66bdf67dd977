package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Names;
import bumblewick.content.declaration.Values;
import bumblewick.def.MusicGauge;
import bumblewick.def.MusicalKey;
import bumblewick.def.presentation.TrackDef;
import java.util.List;
import java.util.SortedMap;

/** {@code music/music.json}: the tracks. One with a mistake is left out, and stays silent. */
public final class MusicFormat {
    public static final DefinitionKind MUSIC = DefinitionKind.of("music", "track", "music", Use.OPTIONAL);

    public static final FileFormat<SortedMap<String, TrackDef>> FORMAT = FileFormat.of(
            "music",
            "music/music.json",
            "The tracks of the music and their layers, which come and go with the play.",
            MusicFormat::declare);

    private static final int MOST_FOLLOWERS = 8;

    private MusicFormat() {}

    private static Maker<SortedMap<String, TrackDef>> declare(Fields fields) {
        var tracks = fields.entries(
                "tracks",
                MUSIC,
                MusicFormat::track,
                "All tracks, by name. Each repeats, and is made of stems that play together.");
        return values -> values.get(tracks);
    }

    private static Maker<TrackDef> track(Fields fields) {
        fields.number("bpm", 20f, 400f, "beats a minute", "Beats in a minute.");
        fields.whole(
                "beatsPerBar", 1, 16, "beats", "Of the metre; one track takes over from another where a bar begins.");
        fields.whole("bars", 1, 1_000, "bars", "How long it is.");
        fields.choice(
                        "key",
                        MusicalKey.class,
                        "Key that tuned sounds are moved to while it plays: the major one that has its notes.")
                .or(MusicalKey.NONE);
        fields.number("gainDb", -60f, 12f, "dB", "How much louder or softer the whole track is.")
                .or(0f);
        fields.number("calmDb", -24f, 0f, "dB", "How much softer the whole track is while no enemy is about.")
                .or(0f);
        fields.known(
                        "stinger",
                        MixFormat.SOUND,
                        "Sound over the join when this track takes over. Left out, there is none.")
                .orAbsent("");
        fields.texts("leadsTo", 0, MOST_FOLLOWERS, "names", "Tracks that may follow soon, which are kept ready.")
                .orAbsent(List.of());
        fields.list(
                "stems",
                1,
                8,
                "stems",
                MusicFormat::stem,
                "Its layers. The first gives the bars; one that is a half, a third and so on as long repeats meanwhile.");
        return fields.record(TrackDef.class);
    }

    private static Maker<TrackDef.Stem> stem(Fields fields) {
        fields.text("file", "Its sound in the folder music, with .ogg.");
        fields.choice(
                        "gauge",
                        MusicGauge.class,
                        "What it follows: hum, danger, foes, tight, loss or phase. Each goes from 0 to 100.")
                .or(MusicGauge.HUM);
        fields.number("from", 0f, 100f, "of 100", "It is heard while the gauge is at this or more; 0 is always.")
                .or(0f);
        fields.number("to", 0f, 100f, "of 100", "It is heard while the gauge is at this or less.")
                .or(100f);
        fields.number("fadeSeconds", 0.05f, 10f, "seconds", "Time from silence to all of it; more is softer.")
                .or(1.6f);
        return fields.record(TrackDef.Stem.class, (stem, values) -> checkFile(values, stem.file()));
    }

    private static void checkFile(Values values, String file) {
        String name =
                file.endsWith(MixFormat.ENDING) ? file.substring(0, file.length() - MixFormat.ENDING.length()) : "";
        if (Names.isName(name)) {
            MixFormat.expectFile(values, "file", "music/" + file);
        } else if (!file.isEmpty()) {
            values.problem(
                    "file", "expected a file name of small letters, digits and _ that ends in " + MixFormat.ENDING);
        }
    }
}
