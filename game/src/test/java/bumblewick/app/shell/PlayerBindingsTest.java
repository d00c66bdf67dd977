package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.Action;
import bumblewick.input.binding.Binding;
import bumblewick.input.binding.Bindings;
import bumblewick.input.device.Controls;
import bumblewick.input.device.MenuInput;
import bumblewick.save.ControlsFile;
import bumblewick.save.MutatedTexts;
import com.jme3.input.KeyInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("long")
class PlayerBindingsTest {
    private static final Binding KEY_X = new Binding.Key(KeyInput.KEY_X);

    @TempDir
    Path folder;

    private final List<String> problems = new ArrayList<>();

    private PlayerBindings keys() {
        return new PlayerBindings(folder, new Controls(new MenuInput(step -> {}), Bindings.defaults()));
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
        Bindings read = PlayerBindings.parse(
                Map.of("spin", List.of("key:NONSENSE", "key:X", "", "pad:Y"), "boost", List.of("pad:A", "", "", "")),
                problems);

        assertEquals(Optional.of(new Binding.Key(KeyInput.KEY_C)), read.at(Action.SPIN, 0), "as at first");
        assertEquals(Optional.of(KEY_X), read.at(Action.SPIN, 1));
        assertEquals(Optional.empty(), read.at(Action.SPIN, 2));
        assertEquals(Optional.of(new Binding.Key(KeyInput.KEY_Q)), read.at(Action.BOOST, 0), "a pad is no key");
        assertEquals(2, problems.size(), problems::toString);
        assertTrue(
                problems.contains("controls.json spin[0]: found 'key:NONSENSE', expected the name of a key such as"
                        + " key:C; the default is used"),
                problems::toString);
    }

    @Test
    void anActionOfAnotherVersionIsReported() {
        Bindings read = PlayerBindings.parse(Map.of("dance", List.of("key:X")), problems);

        assertEquals(Bindings.defaults(), read);
        assertEquals(List.of("controls.json dance: unknown action"), problems);
    }

    @Test
    void nobodyLocksHimselfOutByHand() {
        Bindings read = PlayerBindings.parse(Map.of("pause", List.of("", "", "", "")), problems);

        assertTrue(read.isReachable(Action.PAUSE));
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
        MutatedTexts mutatedTexts = new MutatedTexts(78);
        for (int i = 0; i < MutatedTexts.MANY; i++) {
            Files.write(file, mutatedTexts.of(whole));
            Bindings read = PlayerBindings.parse(new ControlsFile(folder).read().value(), problems);
            assertTrue(read.at(Action.PAUSE, 0).isPresent()
                    || read.at(Action.PAUSE, 1).isPresent());
            assertTrue(read.at(Action.PAUSE, 2).isPresent()
                    || read.at(Action.PAUSE, 3).isPresent());
            problems.clear();
        }
    }
}
