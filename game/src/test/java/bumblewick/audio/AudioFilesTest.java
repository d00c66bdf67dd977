package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.SoundBus;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TrackDef;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every recording of the scene folder is whole, clean and as loud as its kind should be. */
@Tag("long")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AudioFilesTest {
    private static final Path FOLDER = Path.of(System.getProperty("bumblewick.scene"));
    private static final double PEAK = -1; // dBTP
    private static final double OFFSET = 0.005; // of full scale
    private static final double SEAM = 1;
    private static final double TICK = 10; // dB
    private static final Set<String> STAGES = Set.of("cloverfield", "mill_yard", "orchard_canopy", "windmill_reach");
    private static final double LOUDNESS_RATE = 40; // Hz
    private static final double GLANCE = 0.08; // seconds

    private Scene scene;

    @BeforeAll
    void readScene() throws IOException {
        scene = ShippedScene.read();
    }

    Stream<String> sounds() {
        return scene.all(SoundDef.class).keySet().stream();
    }

    Stream<String> tracks() {
        return scene.all(TrackDef.class).keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("sounds")
    void everyVariantOfASoundIsCleanAndAsLoudAsItsKind(String name) throws IOException {
        SoundDef sound = scene.all(SoundDef.class).get(name);
        for (int variant = 1; variant <= sound.variants(); variant++) {
            String file = "sounds/" + name + "_" + variant + ".ogg";
            AudioRecording recording = AudioRecording.byOtherDecoder(FOLDER.resolve(file));
            clean(file, recording);
            assertEquals(sound.positional() ? 1 : 2, recording.channels().length, file + ": what has a place is mono");
            if (sound.loop()) {
                within(file, Meter.integrated(recording), -24, -17);
                within(file + " seam", recording.seam(), 0, SEAM);
                within(file + " tick", recording.tick(), 0, TICK);
            } else {
                within(file, Meter.loudest(recording, GLANCE), sound.bus() == SoundBus.MUSIC ? -16 : -19, -9);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("tracks")
    void theStemsOfATrackFitTogetherAndMakeAMaster(String name) throws IOException {
        TrackDef track = scene.all(TrackDef.class).get(name);
        AudioRecording all = null;
        for (TrackDef.Stem stem : track.stems()) {
            AudioRecording recording = AudioRecording.byOtherDecoder(FOLDER.resolve("music/" + stem.file()));
            clean(stem.file(), recording);
            within(stem.file() + " seam", recording.seam(), 0, SEAM);
            int length = Math.round(track.bars() * track.barSeconds() * recording.rate());
            int turns = Math.round((float) length / recording.length());
            assertEquals(length, turns * recording.length(), turns, stem.file());
            assertEquals(0, track.bars() % turns, stem.file() + " repeats within a bar");
            recording = recording.times(turns);
            all = all == null ? recording : all.with(recording);
        }
        AudioRecording master = all;
        double loudness = Meter.integrated(master);
        double peak = Meter.truePeak(master);
        if (STAGES.contains(name)) {
            within(name + " with its gain", loudness + track.gainDb(), -16.8, -16.2);
            within(name + "'s true peak with its gain", peak + track.gainDb(), -12, PEAK);
        }
        assertAll(
                name,
                () -> within("loudness", loudness, -17, -15),
                () -> within("loudness range", Meter.range(master), 4, 12),
                () -> within("crest", Meter.crest(master), 13, 24),
                () -> within("true peak", peak, -12, PEAK));
    }

    /** In a stage three minutes pass without a repeat: one form after another, and the second is no copy. */
    @ParameterizedTest
    @ValueSource(strings = {"cloverfield", "mill_yard", "orchard_canopy", "windmill_reach"})
    void aStageHasMusicForThreeMinutes(String name) throws IOException {
        TrackDef track = scene.all(TrackDef.class).get(name);
        assertTrue(track.bars() * track.barSeconds() >= 180, name + " is too short");
        AudioRecording lead = AudioRecording.byOtherDecoder(FOLDER.resolve("music/" + name + "_lead.ogg"));
        double[] x = loudness(lead);
        for (double shift = 30; shift <= 150; shift += 1 / LOUDNESS_RATE) {
            double alike = correlation(x, (int) (shift * LOUDNESS_RATE));
            assertTrue(alike < 0.6, name + " repeats after " + shift + " s: " + alike);
        }
    }

    /** Power of stretches of a fortieth of a second. */
    private static double[] loudness(AudioRecording recording) {
        double[] x = Spectrum.mono(recording);
        int step = (int) (recording.rate() / LOUDNESS_RATE);
        double[] power = new double[x.length / step];
        for (int i = 0; i < power.length * step; i++) {
            power[i / step] += x[i] * x[i];
        }
        double mean = Arrays.stream(power).average().orElse(0);
        return Arrays.stream(power).map(p -> p - mean).toArray();
    }

    /** How alike a loop is to itself so many stretches later, −1 to 1. */
    private static double correlation(double[] x, int later) {
        double product = 0;
        double square = 0;
        for (int i = 0; i < x.length; i++) {
            product += x[i] * x[(i + later) % x.length];
            square += x[i] * x[i];
        }
        return product / square;
    }

    /**
     * The two stages and the sandbox take 5.4 MB of sounds; each further stage brings an ambience, surfaces, a boss and a few
     * hazards of its own, so that the campaign will need about 9 MB of the 95 that a package may have.
     */
    @Test
    void theyFitIntoTheirShareOfTheDownload() {
        assertTrue(size("sounds") <= 9_000_000, () -> "sounds: " + size("sounds"));
        assertTrue(size("music") <= 25_000_000, () -> "music: " + size("music"));
    }

    private static void clean(String file, AudioRecording recording) {
        assertAll(
                file,
                () -> assertTrue(recording.length() > recording.rate() / 50, "is too short"),
                () -> within("true peak", Meter.truePeak(recording), -40, PEAK),
                () -> within("offset", recording.offset(), 0, OFFSET),
                () -> within("flat top", recording.longestFlatTop(), 0, 2));
    }

    private static void within(String what, double value, double least, double most) {
        assertTrue(value >= least && value <= most, () -> what + ": " + value + ", not " + least + " to " + most);
    }

    private static long size(String folder) {
        try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
            return files.mapToLong(file -> file.toFile().length()).sum();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
