package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.MusicalKey;
import bumblewick.def.presentation.AmbienceDef;
import bumblewick.def.presentation.SoundBus;
import bumblewick.def.presentation.SoundDef;
import com.jme3.audio.Listener;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** When memory is short, what was not heard for a while is forgotten, and comes back when it is wanted. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class SoundTrimTest {
    private static final float LONG = 30f; // seconds

    private final SilentDevice device = new SilentDevice();
    private final GameAudio audio = new GameAudio(SilentDevice.assets(), Optional.of(device), new Listener());

    @BeforeEach
    void open() {
        audio.load(Map.of("ui_move", sound(false), "ui_back", sound(false), "wind", sound(true)), Map.of(), Map.of());
        audio.loop("wind", 1f); // too long to be loaded before it is needed
        awaitLoaded();
    }

    private static SoundDef sound(boolean loop) {
        return new SoundDef(1, 0f, 0f, SoundBus.EFFECTS, false, loop, 50, 2, 10f, 0f, 0f, MusicalKey.NONE);
    }

    private void awaitLoaded() {
        while (!audio.loaded()) {
            Thread.onSpinWait();
        }
    }

    private void pass(float seconds) {
        device.pass(seconds);
        audio.update(seconds);
    }

    @Test
    void whatWasNotHeardForAWhileIsForgottenButNotWhatGoesOnByItself() {
        assertEquals(Set.of("ui_move", "ui_back", "wind"), audio.loadedNames());
        pass(LONG);
        audio.play("ui_move");

        audio.trim();

        assertEquals(Set.of("ui_move", "wind"), audio.loadedNames());
    }

    @Test
    void whileNobodyHearsTheGameOnlyWhatPlaysIsKeptAndAfterwardsTheShortOnesComeBackByThemselves() {
        pass(0.1f);
        audio.play("ui_move");

        audio.trimUnheard();
        assertEquals(Set.of("ui_move", "wind"), audio.loadedNames());

        audio.loadAhead();
        awaitLoaded();
        assertEquals(Set.of("ui_move", "ui_back", "wind"), audio.loadedNames());
    }

    /** What only one stage needs is not in memory until it is entered. */
    @Test
    void aSoundOfAStageIsLoadedWhenTheStageIsEntered() {
        AmbienceDef orchard = new AmbienceDef(List.of(), List.of(), List.of(), List.of(), List.of("ui_back"));
        audio.load(Map.of("ui_move", sound(false), "ui_back", sound(false)), Map.of(), Map.of("orchard", orchard));
        awaitLoaded();
        assertEquals(Set.of("ui_move"), audio.loadedNames());

        new AmbiencePlayer(audio).enter("orchard");
        awaitLoaded();

        assertEquals(Set.of("ui_move", "ui_back"), audio.loadedNames());
    }

    /** A long one is not in memory before: it comes a moment later, or not at all. */
    @Test
    void aSoundThatHadToBeLoadedPlaysIfThatWasQuick() {
        SoundDef ducking =
                new SoundDef(1, 0f, 0f, SoundBus.EFFECTS, false, false, 50, 2, 10f, -6f, 0f, MusicalKey.NONE);
        audio.load(Map.of("cinematic", ducking), Map.of(), Map.of());
        audio.play("cinematic");
        awaitLoaded();
        pass(LateSounds.LATEST / 2);
        assertTrue(device.plays(), "in time");

        audio.load(Map.of("cinematic", ducking), Map.of(), Map.of());
        audio.play("cinematic");
        pass(2 * LateSounds.LATEST);
        awaitLoaded();
        pass(0.1f);
        assertTrue(!device.plays(), "too late");
    }

    /** As when a mod is switched on. */
    @Test
    void anotherSceneBringsItsOwnSounds() {
        audio.load(Map.of("ui_back", sound(false)), Map.of(), Map.of());
        awaitLoaded();

        assertEquals(Set.of("ui_back"), audio.loadedNames());
    }

    /** As when somebody saves one sound of many while the game runs. */
    @Test
    void onlyWhatChangedBeginsAnew() {
        SoundDef louder = new SoundDef(1, 6f, 0f, SoundBus.EFFECTS, false, false, 50, 2, 10f, 0f, 0f, MusicalKey.NONE);
        audio.replace(
                Map.of("ui_move", sound(false), "ui_back", louder, "wind", sound(true)),
                Map.of(),
                Set.of("sounds/wind_1.ogg"));

        assertTrue(audio.loadedNames().contains("ui_move"), "it was never let go of");
        audio.loop("wind", 1f);
        awaitLoaded();
        assertEquals(Set.of("ui_move", "ui_back", "wind"), audio.loadedNames());
    }

    @Test
    void aSoundThatIsGoneIsForgotten() {
        pass(0.1f);
        audio.replace(Map.of("wind", sound(true)), Map.of(), Set.of());

        assertAll(() -> assertEquals(Set.of("wind"), audio.loadedNames()), () -> assertTrue(!audio.exists("ui_move")));
    }

    @Test
    void whatIsWantedAgainComesBackAndIsKnownAllTheTime() {
        pass(LONG);
        audio.trim();
        boolean known = audio.exists("ui_back");

        audio.play("ui_back"); // not heard yet
        awaitLoaded();

        assertAll(() -> assertTrue(known), () -> assertEquals(Set.of("ui_back", "wind"), audio.loadedNames()));
    }
}
