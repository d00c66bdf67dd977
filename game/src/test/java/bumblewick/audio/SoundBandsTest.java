package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.SoundDef;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.jme3.asset.AssetManager;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What sounds together is told apart: the rules of {@code assets/source/audio/bands.json} hold for the recordings. */
@Tag("long")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SoundBandsTest {
    private static final Path FOLDER = Path.of(System.getProperty("bumblewick.scene"));
    private static final double STEP = 0.5; // semitones

    private final AssetManager assets = SilentDevice.assets();
    private JsonObject rules;
    private Map<String, SoundDef> sounds;

    @BeforeAll
    void read() throws IOException {
        Path file = FOLDER.resolveSibling("source").resolve("audio").resolve("bands.json");
        rules = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
        sounds = ShippedScene.read().all(SoundDef.class);
    }

    private record Take(String file, double[] samples, int rate) {}

    private List<Take> takes(String name) {
        List<Take> takes = new ArrayList<>();
        for (int variant = 1; variant <= sounds.get(name).variants(); variant++) {
            String file = "sounds/" + name + "_" + variant + ".ogg";
            AudioRecording recording = AudioRecording.of(assets, file);
            takes.add(new Take(file, Spectrum.mono(recording), recording.rate()));
        }
        return takes;
    }

    private static Stream<String> names(JsonElement array) {
        return array.getAsJsonArray().asList().stream().map(JsonElement::getAsString);
    }

    private Stream<JsonObject> kinds() {
        return rules.getAsJsonObject("kinds").asMap().values().stream().map(JsonElement::getAsJsonObject);
    }

    Stream<String> kindNames() {
        return rules.getAsJsonObject("kinds").keySet().stream();
    }

    Stream<String> different() {
        return names(rules.get("different"));
    }

    @Test
    void noTwoKindsShareABand() {
        List<JsonObject> bands = kinds().toList();
        for (int i = 1; i < bands.size(); i++) {
            double end = bands.get(i - 1).get("to").getAsDouble();
            assertTrue(bands.get(i).get("from").getAsDouble() > end, "band " + i + " begins below " + end + " Hz");
        }
    }

    @ParameterizedTest
    @MethodSource("kindNames")
    void everySoundOfAKindHasItsPeakInTheBandAndBeginsBrightIfItMust(String kind) {
        JsonObject band = rules.getAsJsonObject("kinds").getAsJsonObject(kind);
        for (String name : names(band.get("sounds")).toList()) {
            for (Take take : takes(name)) {
                double peak = Spectrum.peak(take.samples, take.rate);
                assertTrue(number(band, "from") <= peak && peak <= number(band, "to"), take.file + ": " + peak + " Hz");
                double least = band.has("transient") ? number(band, "transient") : 0;
                double bright = bright(take);
                assertTrue(bright >= least, take.file + " begins with " + bright + " of its power in the bright");
            }
        }
    }

    private double bright(Take take) {
        JsonObject edge = rules.getAsJsonObject("transient");
        double[] first = Arrays.copyOf(take.samples, (int) (number(edge, "seconds") * take.rate));
        return Spectrum.share(first, take.rate, number(edge, "from"), number(edge, "to"));
    }

    @ParameterizedTest
    @MethodSource("different")
    void noVariantIsACopyOfAnotherNotEvenRepitched(String name) {
        JsonObject limit = rules.getAsJsonObject("correlation");
        double[] speeds = speeds(number(limit, "semitones"));
        List<Take> takes = takes(name);
        assertTrue(takes.size() >= 5, name + " has " + takes.size() + " variants");
        for (int i = 0; i < takes.size(); i++) {
            for (int k = i + 1; k < takes.size(); k++) {
                double likeness = Spectrum.likeness(takes.get(i).samples, takes.get(k).samples, speeds);
                assertTrue(likeness < number(limit, "below"), takes.get(i).file + ", " + (k + 1) + ": " + likeness);
            }
        }
    }

    private static double[] speeds(double semitones) {
        int steps = (int) Math.round(semitones / STEP);
        return IntStream.rangeClosed(-steps, steps)
                .mapToDouble(bend -> Math.pow(2, bend * STEP / 12))
                .toArray();
    }

    private static double number(JsonObject object, String name) {
        return object.get(name).getAsDouble();
    }
}
