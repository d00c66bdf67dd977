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
                "{\"difficulty\": \"easy\", \"next\": \"\", \"seconds\": 0, \"stages\": {}, \"playedBy\": {\"mark\": \"\"}}",
                "{\"difficulty\": \"easy\", \"next\": \"\", \"seconds\": 0, \"stages\": {\"a\": {\"points\": 1.5}}}",
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
    void anErasedSlotIsFreeButNotLost() throws IOException {
        SaveSlots slots = new SaveSlots(folder);
        slots.write(1, FIRST);
        slots.write(1, SECOND);

        slots.erase(1);

        assertEquals(new ReadResult<>(Optional.empty(), List.of()), slots.read(1));
        assertTrue(Files.exists(folder.resolve("saves/slot1.json.erased")));
    }
}
