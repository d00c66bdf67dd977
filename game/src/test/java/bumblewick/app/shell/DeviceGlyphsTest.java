package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.TextTable;
import bumblewick.input.Action;
import bumblewick.input.binding.Binding;
import bumblewick.input.binding.Bindings;
import bumblewick.input.device.Controls;
import bumblewick.input.device.MenuInput;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.jme3.input.DefaultJoystickAxis;
import com.jme3.input.DefaultJoystickButton;
import com.jme3.input.JoystickAxis;
import com.jme3.input.KeyInput;
import com.jme3.input.KeyNames;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class DeviceGlyphsTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final Path LIST = SCENE.resolve("ui").resolve("glyphs.json");

    private final Controls controls = controls();
    private final DeviceGlyphs hands = new DeviceGlyphs(controls);

    @Test
    void everyDefaultBindingHasAPicture() throws IOException {
        Set<String> pictures = pictures();
        Set<String> missing = new TreeSet<>();
        for (Action action : Action.values()) {
            for (Binding binding : Bindings.defaults().of(action)) {
                if (!pictures.contains(DeviceGlyphs.glyphOf(binding))) {
                    missing.add(action + ": " + DeviceGlyphs.glyphOf(binding));
                }
            }
        }
        assertEquals(Set.of(), missing);
    }

    /** Whoever binds a key of a rare keyboard sees it, too. */
    @Test
    void everyKeyThatJmeCanNameHasAPicture() throws IOException, IllegalAccessException {
        Set<String> pictures = pictures();
        Set<String> missing = new TreeSet<>();
        for (Field field : KeyInput.class.getFields()) {
            int code = field.getInt(null);
            boolean named = KeyNames.getName(code) != null && code != KeyInput.KEY_UNKNOWN;
            if (named && code != KeyInput.KEY_UNLABELED && !pictures.contains("key." + code)) {
                missing.add(field.getName());
            }
        }
        assertEquals(Set.of(), missing);
    }

    @Test
    void aHintShowsTheKeyAfterAKeyAndTheButtonAfterAButton() {
        assertEquals(List.of("key." + KeyInput.KEY_LSHIFT), hands.glyphs("tight"));

        controls.onJoyButtonEvent(new JoyButtonEvent(new DefaultJoystickButton(null, null, 0, "A", "2"), true));
        List<String> withPad = hands.glyphs("tight");
        int padRevision = hands.revision();
        controls.onKeyEvent(new KeyInputEvent(KeyInput.KEY_A, 'a', true, false));

        assertEquals(List.of("axis.ry+"), withPad, "RT");
        assertEquals(List.of("key." + KeyInput.KEY_LSHIFT), hands.glyphs("tight"));
        assertNotEquals(padRevision, hands.revision());
    }

    @Test
    void aPadThatTremblesIsNotInHand() {
        controls.onJoyAxisEvent(new JoyAxisEvent(axis(), 0.1f, 0.1f));
        boolean trembling = controls.isPadActive();
        controls.onJoyAxisEvent(new JoyAxisEvent(axis(), 0.9f, 0.9f));

        assertFalse(trembling);
        assertTrue(controls.isPadActive());
    }

    @Test
    void fourKeysMoveButOneStick() {
        assertEquals(List.of("key.17", "key.30", "key.31", "key.32"), hands.glyphs("move"), "W, A, S, D");

        controls.onJoyAxisEvent(new JoyAxisEvent(axis(), 1f, 1f));

        assertEquals(List.of("stick.left"), hands.glyphs("move"));
    }

    @Test
    void swappedSticksAreShownAsTheyAre() {
        controls.onJoyAxisEvent(new JoyAxisEvent(axis(), 1f, 1f));
        int before = hands.revision();

        controls.swapSticks(true);

        assertEquals(List.of("stick.right"), hands.glyphs("move"));
        assertEquals(List.of("stick.left"), hands.glyphs("look"));
        assertNotEquals(before, hands.revision(), "texts are written anew");
    }

    /** A misspelled token would be shown as a dash. */
    @Test
    void everyTokenOfTheTextsIsSomethingThatCanBeDoneOnAnyDevice() throws IOException {
        Scene scene = ShippedScene.read();
        Set<String> idle = new TreeSet<>();
        for (TextTable table : scene.texts().values()) {
            for (String key : table.keys()) {
                Matcher token = Pattern.compile("\\{([a-z_]+)}").matcher(table.text(key));
                while (token.find()) {
                    controls.onKeyEvent(new KeyInputEvent(KeyInput.KEY_A, 'a', true, false));
                    boolean keys = hands.glyphs(token.group(1)).isEmpty();
                    controls.onJoyAxisEvent(new JoyAxisEvent(axis(), 1f, 1f));
                    if (keys || hands.glyphs(token.group(1)).isEmpty()) {
                        idle.add(key + ": " + token.group());
                    }
                }
            }
        }
        assertEquals(Set.of(), idle);
    }

    private static JoystickAxis axis() {
        return new DefaultJoystickAxis(null, null, 0, "x", JoystickAxis.X_AXIS, true, false, 0f);
    }

    private static Controls controls() {
        return new Controls(new MenuInput(step -> {}), Bindings.defaults());
    }

    private static Set<String> pictures() throws IOException {
        JsonObject list = JsonParser.parseString(Files.readString(LIST)).getAsJsonObject();
        return list.getAsJsonObject("glyphs").keySet();
    }
}
