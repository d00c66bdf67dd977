package bumblewick.desktop.pad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.InputManager;
import com.jme3.input.Joystick;
import com.jme3.input.JoystickConnectionListener;
import com.jme3.input.RawInputListenerAdapter;
import com.jme3.input.dummy.DummyKeyInput;
import com.jme3.input.dummy.DummyMouseInput;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the game hears of pads that come, are pressed and go. */
class PadsTest {
    @TempDir
    Path folder;

    private final List<String> heard = new ArrayList<>();
    private Path script;
    private InputManager input;

    @BeforeEach
    void plugIn() throws IOException {
        script = Files.createFile(folder.resolve("pad.txt"));
        DummyMouseInput mouse = new DummyMouseInput();
        DummyKeyInput keys = new DummyKeyInput();
        mouse.initialize();
        keys.initialize();
        input = new InputManager(mouse, keys, new Pads(List.of(new ScriptedPort(script))), null);
        input.addRawInputListener(new Ear());
        input.addJoystickConnectionListener(new Plugs());
    }

    @Test
    void aPadThatIsThereFromTheBeginningIsToldOfOnce() {
        frames(3);

        assertEquals(List.of("connected"), heard);
        assertEquals(1, input.getJoysticks().length);
    }

    @Test
    void onlyWhatChangesIsHeard() throws IOException {
        say("press a", "push x -0.5", "release a");
        frames(9);

        assertEquals(List.of("connected", "2 down", "x -0.5", "2 up"), heard);
    }

    @Test
    void aPressAndItsReleaseAreTwoFramesHoweverFastTheyCome() throws IOException {
        say("press start", "release start");
        frames(1);
        assertEquals(List.of("connected", "9 down"), heard);

        frames(1);
        assertEquals("9 up", heard.get(2));
    }

    /** Or Wick would fly on to the left for ever. */
    @Test
    void whatWasHeldIsLetGoWhenThePadIsPulledOut() throws IOException {
        say("press rt", "push x -1", "unplug");
        frames(3);

        assertEquals(List.of("disconnected", "7 up", "x 0.0"), heard.subList(3, 6));
        assertEquals(0, input.getJoysticks().length);
    }

    @Test
    void aPadThatIsPluggedInLaterIsHeardFromTheFirstButton() throws IOException {
        say("unplug", "plug", "press b");
        frames(3);

        assertEquals(List.of("connected", "1 down"), heard);
    }

    @Test
    void nonsenseInTheScriptIsPassedOver() throws IOException {
        say("press z", "dance", "push x much", "press b");
        frames(4);

        assertTrue(heard.contains("1 down"), heard::toString);
        assertEquals(2, heard.size());
    }

    private void say(String... lines) throws IOException {
        Files.write(script, List.of(lines), StandardOpenOption.APPEND);
    }

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            input.update(1f / 60f);
        }
    }

    private final class Ear extends RawInputListenerAdapter {
        @Override
        public void onJoyButtonEvent(JoyButtonEvent event) {
            heard.add(event.getButton().getLogicalId() + (event.isPressed() ? " down" : " up"));
        }

        @Override
        public void onJoyAxisEvent(JoyAxisEvent event) {
            heard.add(event.getAxis().getLogicalId() + " " + event.getValue());
        }
    }

    private final class Plugs implements JoystickConnectionListener {
        @Override
        public void onConnected(Joystick joystick) {
            heard.add("connected");
        }

        @Override
        public void onDisconnected(Joystick joystick) {
            heard.add("disconnected");
        }
    }
}
