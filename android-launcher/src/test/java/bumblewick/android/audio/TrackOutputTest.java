package bumblewick.android.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is heard on machines of all kinds; time is simulated. */
class TrackOutputTest {
    private static final double FOUND = 0.5; // seconds in which the length of the queue is found

    private final Map<String, Integer> lengths = new HashMap<>(); // milliseconds
    private final KnownQueues known = new KnownQueues() {
        @Override
        public int milliseconds(String device) {
            return lengths.getOrDefault(device, 0);
        }

        @Override
        public void remember(String device, int milliseconds) {
            lengths.put(device, milliseconds);
        }
    };
    private final Studio studio = new Studio();

    private SimulatedSink play(SimulatedSink sink) {
        sink.play(new TrackOutput(sink, known, new PlaybackGate()), studio.mixer);
        return sink;
    }

    private static void assertNoGapSince(double second, SimulatedSink sink) {
        assertTrue(sink.gaps.stream().noneMatch(gap -> gap > second), () -> "gaps at " + sink.gaps);
        assertTrue(sink.heard.size() > 9 * 44_100, "ten seconds were played: " + sink.heard.size());
    }

    /** Bluetooth, HDMI, televisions and effects on the output: 20 ms at a time, whatever the block's length is. */
    @ParameterizedTest(name = "{0} Hz, bursts of {1}")
    @CsvSource({"44100, 96", "44100, 1024", "48000, 96", "48000, 256", "48000, 960", "96000, 96", "96000, 192"})
    void whereTheFastWayIsRefusedThereIsNoGapAtAll(int rate, int burst) {
        assertEquals(List.of(), play(new SimulatedSink(10).format(rate, burst).common(20)).gaps);
        assertEquals(
                List.of(),
                play(new SimulatedSink(10).format(rate, burst).common(20).stallsItself(0.7, 0.05)).gaps,
                "the system's mixer comes 50 ms late");
        assertEquals(
                List.of(),
                play(new SimulatedSink(10).format(rate, burst).common(20).stallsTheWriter(0.7, 0.05)).gaps,
                "the game's thread comes 50 ms late");
    }

    @ParameterizedTest(name = "{0} Hz, bursts of {1}")
    @CsvSource({"44100, 64", "44100, 441", "48000, 96", "48000, 192", "48000, 256", "96000, 96", "96000, 1024"})
    void onTheFastWayTheQueueIsLongEnoughForStallsAfterHalfASecond(int rate, int burst) {
        assertEquals(List.of(), play(new SimulatedSink(10).format(rate, burst)).gaps);

        assertNoGapSince(FOUND, play(new SimulatedSink(10).format(rate, burst).stallsTheWriter(0.1, 0.05)));
        assertNoGapSince(FOUND, play(new SimulatedSink(10).format(rate, burst).stallsItself(0.1, 0.05)));
    }

    /** A stall of the whole machine once doubles the queue; it must not delay the sound for ever. */
    @Test
    void whatIsRememberedShrinksByAQuarterInEachStartWithAMinuteWithoutGaps() {
        lengths.put("2 speaker", 160);

        play(new SimulatedSink(50));
        assertEquals(160, lengths.get("2 speaker"), "too short to know");

        play(new SimulatedSink(130));
        assertEquals(120, lengths.get("2 speaker"), "once, however long it plays");
        play(new SimulatedSink(70));
        assertEquals(90, lengths.get("2 speaker"));
    }

    @Test
    void aDeviceThatNeedsALongQueueKeepsIt() {
        for (int start = 0; start < 6; start++) {
            play(new SimulatedSink(70).stallsTheWriter(0.1, 0.05));
        }
        assertTrue(lengths.get("2 speaker") >= 37, () -> lengths.toString()); // 50 ms, less a quarter
    }

    @Test
    void whatADeviceNeedsIsRememberedForItAlone() {
        SimulatedSink first = play(new SimulatedSink(10).stallsTheWriter(0.1, 0.05));
        assertFalse(first.gaps.isEmpty(), "20 ms are too few for stalls of 50");
        int found = lengths.get("2 speaker");
        assertTrue(found >= 50 && found <= 200, "milliseconds: " + found);

        assertEquals(List.of(), play(new SimulatedSink(10).stallsTheWriter(0.1, 0.05)).gaps);

        SimulatedSink other = play(new SimulatedSink(10).device("8 headset").stallsTheWriter(0.1, 0.05));
        assertFalse(other.gaps.isEmpty());
        assertEquals(2, lengths.size());
    }

    @ParameterizedTest(name = "{0} Hz")
    @ValueSource(ints = {44_100, 48_000, 96_000})
    void aDeadOutputIsReplacedAtOnceAndNoBlockIsLost(int rate) {
        int ramp = studio.buffer(rate, 30 * rate, i -> 0.5 * i / (30.0 * rate));
        studio.al.alSourcePlay(studio.source(ramp));
        SimulatedSink sink = new SimulatedSink(10).format(rate, 192);
        sink.at(2, sink::die).at(2.5, sink::die).at(6, sink::die);

        play(sink);

        assertEquals(4, sink.opened.size());
        assertNoGapSince(0, sink);
        float step = 0.5f * Studio.MIDDLE / (30 * rate);
        int lost = 3 * new OutputFormat(rate, 192).frames(20); // what waited in the dead ones
        float jump = sink.heard.get(9 * rate) - 9 * rate * step;
        assertTrue(jump >= -step && jump <= (lost + 1) * step, "frames lost: " + jump / step);
    }

    @Test
    void anotherDeviceGetsItsOwnRateAndBlocks() {
        int tone = studio.buffer(48_000, 48_000, Studio.sine(480, 48_000, 0.4));
        studio.al.alSourcePlay(studio.loop(tone));
        SimulatedSink sink = new SimulatedSink(10);
        sink.at(3, () -> sink.move("8 headset", 44_100, 882)).at(6, () -> sink.move("22 usb", 96_000, 96));

        play(sink);

        assertEquals(
                List.of(new OutputFormat(48_000, 192), new OutputFormat(44_100, 882), new OutputFormat(96_000, 96)),
                sink.opened);
        assertEquals(96_000, studio.mixer.rate());
        assertNoGapSince(0, sink);
        assertEquals(2 * 480, crossings(sink, 2 * 48_000, 48_000), 2, "at 48,000 Hz");
        assertEquals(2 * 480, crossings(sink, 4 * 48_000, 44_100), 2, "at 44,100 Hz");
        assertEquals(2 * 480, crossings(sink, 3 * 48_000 + 3 * 44_100 + 96_000, 96_000), 2, "at 96,000 Hz");
    }

    /** How often a second of sound changes its sign: twice a period. */
    private static int crossings(SimulatedSink sink, int from, int rate) {
        int crossings = 0;
        for (int i = from; i < from + rate; i++) {
            crossings += sink.heard.get(i) >= 0 == sink.heard.get(i + 1) >= 0 ? 0 : 1;
        }
        return crossings;
    }

    @Test
    void aDeviceOfWhichTheSystemIsMistakenIsOpenedOnceMoreAndNoOftener() {
        SimulatedSink sink = new SimulatedSink(10).format(44_100, 441).systemSays(48_000, 192);

        play(sink);

        assertEquals(List.of(new OutputFormat(48_000, 192), new OutputFormat(44_100, 441)), sink.opened);
        assertNoGapSince(0, sink);
    }

    @Test
    void aDeviceOfTheSameFormatGetsWhatIsKnownOfItWithoutAHole() {
        lengths.put("8 headset", 120);
        SimulatedSink sink = new SimulatedSink(10);
        sink.at(3, () -> sink.move("8 headset", 48_000, 192)).stallsTheWriter(4, 0.08);

        play(sink);

        assertEquals(1, sink.opened.size());
        assertNoGapSince(0, sink);
    }

    @Test
    void whateverAnOddSystemThrowsIsSurvived() {
        SimulatedSink sink = new SimulatedSink(10);
        sink.failNext(3);
        sink.at(2, () -> sink.failNext(1)).at(4, () -> sink.failNext(2));

        play(sink);

        assertNoGapSince(0, sink);
    }

    @Test
    void theQueueBeginsWithFourBurstsOr20MillisecondsAndHasRoomFor200() {
        OutputTrack short192 = new SimulatedSink(1).format(48_000, 192).open(null);
        assertEquals(960, new QueueLength(short192, known).frames());
        OutputTrack long1024 = new SimulatedSink(1).format(48_000, 1024).open(null);
        assertEquals(4096, new QueueLength(long1024, known).frames());
        OutputTrack common = new SimulatedSink(1).format(48_000, 192).common(20).open(null);
        assertTrue(new QueueLength(common, known).frames() >= 960);
    }

    @Test
    void blocksAreWholeBurstsOfAtLeastFiveMilliseconds() {
        assertEquals(288, new OutputFormat(48_000, 96).block());
        assertEquals(240, new OutputFormat(48_000, 240).block());
        assertEquals(256, new OutputFormat(48_000, 256).block());
        assertEquals(480, new OutputFormat(96_000, 96).block());
        assertEquals(441, new OutputFormat(44_100, 441).block());
    }

    @Test
    void theRateIsTheNearestThatTheDeviceCanPlay() {
        assertEquals(48_000, OutputFormat.nearest(48_000, new int[0]));
        assertEquals(48_000, OutputFormat.nearest(48_000, new int[] {44_100, 48_000, 96_000}));
        assertEquals(96_000, OutputFormat.nearest(48_000, new int[] {96_000, 192_000, 44_100}));
        assertEquals(44_100, OutputFormat.nearest(48_000, new int[] {16_000, 44_100}));
    }
}
