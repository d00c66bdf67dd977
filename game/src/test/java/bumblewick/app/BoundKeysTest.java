package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.Action;
import bumblewick.input.Binding;
import bumblewick.input.Bindings;
import bumblewick.input.Controls;
import bumblewick.input.MenuKeys;
import bumblewick.save.ControlsFile;
import bumblewick.save.Mutants;
import com.jme3.input.KeyInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoundKeysTest {
    private static final Binding KEY_X = new Binding.Key(KeyInput.KEY_X);

    @TempDir
    Path folder;

    private final List<String> problems = new ArrayList<>();

    private BoundKeys keys() {
        return new BoundKeys(folder, new Controls(new MenuKeys(step -> {}), Bindings.defaults()));
    }

    @Test
    void withoutAFileEverythingIsAsItWasAtFirst() {
        assertEquals(Bindings.defaults(), keys().get());
    }

    @Test
    void whatIsBoundIsThereTheNextTime() {
        Bindings changed = Bindings.defaults().with(Action.SPIN, 0, KEY_X).without(Action.BOOST, 1);
        keys().set(changed);

        assertEquals(changed, keys().get());
    }

    @Test
    void aWrongNameIsReportedAndTheRestIsKept() {
        Bindings read = BoundKeys.understood(
                Map.of("spin", List.of("key:NONSENSE", "key:X", "", "pad:Y"), "boost", List.of("pad:A", "", "", "")),
                problems);

        assertEquals(Optional.of(new Binding.Key(KeyInput.KEY_C)), read.at(Action.SPIN, 0), "as at first");
        assertEquals(Optional.of(KEY_X), read.at(Action.SPIN, 1));
        assertEquals(Optional.empty(), read.at(Action.SPIN, 2));
        assertEquals(Optional.of(new Binding.Key(KeyInput.KEY_Q)), read.at(Action.BOOST, 0), "a pad is no key");
        assertEquals(2, problems.size(), problems::toString);
        assertTrue(
                problems.contains("controls.json spin[0]: found 'key:NONSENSE', expected the name of a key such as"
                        + " key:C; it is as it was at first"),
                problems::toString);
    }

    @Test
    void anActionOfAnotherVersionIsReported() {
        Bindings read = BoundKeys.understood(Map.of("dance", List.of("key:X")), problems);

        assertEquals(Bindings.defaults(), read);
        assertEquals(List.of("controls.json dance: nobody knows such an action"), problems);
    }

    @Test
    void nobodyLocksHimselfOutByHand() {
        Bindings read = BoundKeys.understood(Map.of("pause", List.of("", "", "", "")), problems);

        assertTrue(read.inReach(Action.PAUSE));
        assertEquals(1, problems.size());
    }

    @Test
    void aDestroyedFileGivesWayToTheVersionBeforeIt() throws IOException {
        Bindings changed = Bindings.defaults().with(Action.SPIN, 0, KEY_X);
        keys().set(changed);
        keys().set(changed.without(Action.OVERLAY, 0));
        Files.writeString(folder.resolve("controls.json"), "{\"bindings\": [");

        assertEquals(changed, keys().get());
    }

    /** Whoever damages the file can still pause: by a key, and by a button of a pad. */
    @Test
    void aDamagedFileNeverLocksAnybodyOut() throws IOException {
        keys().set(Bindings.defaults().with(Action.SPIN, 0, KEY_X));
        Path file = folder.resolve("controls.json");
        byte[] whole = Files.readAllBytes(file);
        Mutants mutants = new Mutants(78);
        for (int i = 0; i < Mutants.MANY; i++) {
            Files.write(file, mutants.of(whole));
            Bindings read = BoundKeys.understood(new ControlsFile(folder).read().value(), problems);
            assertTrue(read.at(Action.PAUSE, 0).isPresent()
                    || read.at(Action.PAUSE, 1).isPresent());
            assertTrue(read.at(Action.PAUSE, 2).isPresent()
                    || read.at(Action.PAUSE, 3).isPresent());
            problems.clear();
        }
    }
}
