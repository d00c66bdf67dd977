package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SaveSlotsTest {
    private static final Journey FIRST = Journey.begin("normal", "cloverfield");
    private static final Journey SECOND = FIRST.cleared("cloverfield", mark(50_000, "leaf", "low"), "mill_yard", 217);
    private static final Journey THIRD = SECOND.cleared("mill_yard", mark(20_000, "bloom", "high"), "", 301);

    @TempDir
    Path folder;

    private static StageRecord mark(long points, String medal, String exit) {
        return new StageRecord(points, medal, 5, 2, new TreeSet<>(Set.of(exit)));
    }

    @Test
    void whatIsWrittenIsReadAgainAndSlotsAreApart() throws IOException {
        SaveSlots slots = new SaveSlots(folder);
        slots.write(1, THIRD);
        slots.write(3, FIRST);

        assertEquals(new ReadResult<>(Optional.of(THIRD), List.of()), new SaveSlots(folder).read(1));
        assertEquals(new ReadResult<>(Optional.empty(), List.of()), new SaveSlots(folder).read(2));
        assertEquals(new ReadResult<>(Optional.of(FIRST), List.of()), new SaveSlots(folder).read(3));
        assertThrows(IllegalArgumentException.class, () -> slots.read(4));
    }

    @Test
    void aJourneyRemembersByWhichContentItWasPlayed() throws IOException {
        ContentOrigin moths = new ContentOrigin("00c0ffee00c0ffee", List.of("Moon Moth", "\"Pears\""));
        new SaveSlots(folder).write(1, SECOND.playedBy(moths));

        Journey read = new SaveSlots(folder).read(1).value().orElseThrow();

        assertEquals(Optional.of(moths), read.origin());
        assertTrue(read.hasOtherRules(ContentOrigin.GAME));
        assertFalse(read.hasOtherRules(new ContentOrigin(moths.mark(), List.of("Moon Moth, renamed"))));
        assertEquals(SECOND.marks(), read.marks());
        assertEquals(moths, read.lost(9).origin().orElseThrow(), "until it is kept by another");
    }

    /** Journeys of before say nothing of it, and nothing is said of them. */
    @Test
    void anOlderJourneyIsReadAndComesFromNowhereElse() throws IOException {
        new SaveSlots(folder).write(1, SECOND);

        Journey read = new SaveSlots(folder).read(1).value().orElseThrow();

        assertEquals(SECOND, read);
        assertFalse(Files.readString(folder.resolve("saves/slot1.json")).contains("playedBy"));
        assertFalse(read.hasOtherRules(new ContentOrigin("00c0ffee00c0ffee", List.of())));
    }

    @Test
    void aJourneyRemembersWhatItsPlayerHasLearned() throws IOException {
        Journey taught = SECOND.learning(Set.of("lesson.move")).learning(Set.of("lesson.move", "lesson.gather"));
        new SaveSlots(folder).write(1, taught);

        Journey read = new SaveSlots(folder).read(1).value().orElseThrow();

        assertAll(
                () -> assertEquals(Set.of("lesson.move", "lesson.gather"), read.learned()),
                () -> assertEquals(read.learned(), read.lost(9).learned(), "also after a loss"),
                () -> assertEquals(
                        read.learned(),
                        read.cleared("mill_yard", mark(1, "none", "high"), "", 3)
                                .learned()));
    }

    @Test
    void aJourneyKeepsTheBetterRunAndEveryExit() {
        Journey again = THIRD.cleared("cloverfield", mark(40_000, "seedling", "high"), "mill_yard", 200);
        StageRecord mark = again.marks().get("cloverfield");
        assertAll(
                () -> assertEquals(50_000, mark.points()),
                () -> assertEquals("leaf", mark.medal()),
                () -> assertEquals(Set.of("high", "low"), mark.exits()),
                () -> assertEquals(217 + 301 + 200, again.seconds()),
                () -> assertEquals("", again.next(), "what is played again leads nowhere new"));
    }

    /** Each byte in turn is another: the sum or the reader notices, or it is a space that means nothing. */
    @Test
    void everyDamagedByteIsNoticedAndTheVersionBeforeIsUsed() throws IOException {
        SaveSlots slots = new SaveSlots(folder);
        slots.write(1, SECOND);
        slots.write(1, THIRD);
        Path file = folder.resolve("saves/slot1.json");
        byte[] whole = Files.readAllBytes(file);
        for (int i = 0; i < whole.length; i++) {
            byte[] damaged = whole.clone();
            damaged[i] ^= 0x15;
            Files.write(file, damaged);

            ReadResult<Optional<Journey>> read = slots.read(1);

            int at = i;
            boolean whitespace = whole[i] == ' ' || whole[i] == '\n';
            assertTrue(
                    (read.value().equals(Optional.of(SECOND)) && read.problems().size() == 2)
                            || ((whitespace || isFormat(whole, at))
                                    && read.value().equals(Optional.of(THIRD))),
                    () -> "byte " + at + ": " + read);
        }
    }

    /** The format's number stands before the seal. */
    private static boolean isFormat(byte[] text, int index) {
        return index < new String(text, StandardCharsets.UTF_8).indexOf("sha256");
    }

    @Test
    void twoDamagedGenerationsLeaveTheThird() throws IOException {
        SaveSlots slots = new SaveSlots(folder);
        slots.write(2, FIRST);
        slots.write(2, SECOND);
        slots.write(2, THIRD);
        Files.writeString(folder.resolve("saves/slot2.json"), "");
        Files.delete(folder.resolve("saves/slot2.json.1"));

        ReadResult<Optional<Journey>> read = slots.read(2);

        assertEquals(Optional.of(FIRST), read.value());
        assertEquals(
                "the version before it is used: slot2.json.2", read.problems().get(1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"difficulty\": 7, \"next\": \"\", \"seconds\": 0, \"stages\": {}}",
                "{\"difficulty\": \"easy\", \"next\": \"../x\", \"seconds\": 0, \"stages\": {}}",
                "{\"difficulty\": \"easy\", \"next\": \"\", \"seconds\": -1, \"stages\": {}}",
                "{\"difficulty\": \"easy\", \"next\": \"\", \"seconds\": 0, \"stages\": []}",
                "{\"difficulty\": \"easy\", \"next\": \"\", \"seconds\": 0, \"stages\": {}, \"playedBy\": 7}",
                "{\"difficulty\": \"easy\", \"next\": \"\", \"seconds\": 0, \"stages\": {}, \"playedBy\": {\"mark\":"
                        + " \"\"}}",
                "{\"difficulty\": \"easy\", \"next\": \"\", \"seconds\": 0, \"stages\": {\"a\": {\"points\": 1.5}}}",
                "{\"difficulty\": \"easy\", \"next\": \"\", \"seconds\": 0, \"stages\": {}, \"day\": \"2026-02-30\"}",
            })
    void whatIsSealedAndYetWrongIsRefusedWithItsPlace(String content) throws IOException {
        Path file = folder.resolve("saves/slot1.json");
        Files.createDirectories(file.getParent());
        Files.write(
                file,
                RotatingJsonFile.bytes(
                        Checksum.seal(JsonParser.parseString(content).getAsJsonObject())));

        ReadResult<Optional<Journey>> read = new SaveSlots(folder).read(1);

        assertEquals(Optional.empty(), read.value());
        assertTrue(
                read.problems().get(0).matches("slot1.json cannot be understood: \\S+ is .*, expected .*"),
                read.problems()::toString);
    }

    @Test
    void anErasedSlotIsFreeAndItsJourneyCanBeRestoredIntoAnother() throws IOException {
        SaveSlots slots = new SaveSlots(folder);
        slots.write(1, FIRST);
        slots.write(1, SECOND);
        assertEquals(2, slots.free());

        slots.erase(1);
        assertEquals(new ReadResult<>(Optional.empty(), List.of()), slots.read(1));
        assertEquals(1, slots.free());
        ErasedJourneys.Entry erased = slots.erased().get(0);
        assertEquals(SECOND, erased.journey());

        slots.restore(erased, 3);
        assertEquals(Optional.of(SECOND), slots.read(3).value());
        assertEquals(List.of(), slots.erased());
        assertThrows(IllegalArgumentException.class, () -> slots.restore(erased, 3));
    }

    @Test
    void aFullShelfHasNoFreeSlotAndADamagedOneIsNotFree() throws IOException {
        SaveSlots slots = new SaveSlots(folder);
        for (int slot = 1; slot <= SaveSlots.COUNT; slot++) {
            slots.write(slot, FIRST);
        }
        Files.writeString(folder.resolve("saves/slot2.json"), "damaged");

        assertEquals(0, slots.free());
    }

    /** The newest come first, and of more than there is room for the oldest go. */
    @Test
    void theLastErasedJourneysAreKept() throws IOException {
        SaveSlots slots = new SaveSlots(folder);
        int all = ErasedJourneys.COUNT + 3;
        for (int i = 1; i <= all; i++) {
            slots.write(1, FIRST.lost(i));
            slots.erase(1);
        }

        List<Long> seconds =
                slots.erased().stream().map(entry -> entry.journey().seconds()).toList();

        List<Long> newest = new ArrayList<>();
        for (long i = all; i > all - ErasedJourneys.COUNT; i--) {
            newest.add(i);
        }
        assertEquals(newest, seconds);
    }

    @Test
    void whatAnEarlierVersionErasedCanBeRestored() throws IOException {
        SaveSlots slots = new SaveSlots(folder);
        slots.write(2, THIRD);
        Files.move(folder.resolve("saves/slot2.json"), folder.resolve("saves/slot2.json.erased"));

        slots.restore(slots.erased().get(0), 2);

        assertEquals(Optional.of(THIRD), slots.read(2).value());
        assertFalse(Files.exists(folder.resolve("saves/slot2.json.erased")));
    }

    /** As a process leaves it that is killed after each step of erasing. */
    @Test
    void erasingThatIsCutShortNeverShowsAnOlderJourney() throws IOException {
        SaveSlots slots = new SaveSlots(folder);
        slots.write(1, FIRST);
        slots.write(1, SECOND);
        slots.write(1, THIRD);
        for (String deleted : List.of("slot1.json.2", "slot1.json.1")) {
            Files.delete(folder.resolve("saves").resolve(deleted));

            assertEquals(new ReadResult<>(Optional.of(THIRD), List.of()), slots.read(1));
        }
    }

    @Test
    void aDamagedErasedJourneyIsNotOfferedAndTheOthersAre() throws IOException {
        SaveSlots slots = new SaveSlots(folder);
        slots.write(1, FIRST);
        slots.erase(1);
        slots.write(1, SECOND);
        slots.erase(1);
        Files.writeString(folder.resolve("saves/erased/2.json"), "{}");
        Files.writeString(folder.resolve("saves/erased/notes.txt"), "not ours");

        assertEquals(
                List.of(FIRST),
                slots.erased().stream().map(ErasedJourneys.Entry::journey).toList());
    }

    @Test
    void aJourneyRemembersItsDayAndItsNewDifficulty() throws IOException {
        LocalDate day = LocalDate.of(2026, 5, 1);
        new SaveSlots(folder).write(1, SECOND.at("hard").savedOn(day));

        Journey read = new SaveSlots(folder).read(1).value().orElseThrow();

        assertEquals("hard", read.difficulty());
        assertEquals(Optional.of(day), read.day());
        assertEquals(SECOND.marks(), read.marks());
        assertEquals(Optional.of(day), read.lost(3).day(), "until it is saved another day");
    }
}
