package bumblewick.app.shell;

import bumblewick.audio.BusVolumes;
import bumblewick.audio.GameAudio;
import bumblewick.content.Scene;
import bumblewick.def.presentation.AmbienceDef;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TrackDef;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.draw.UiSounds;
import com.jme3.app.Application;
import com.jme3.audio.AudioRenderer;
import java.util.Optional;
import java.util.function.Supplier;

/** The game's audio with the player's volumes; it is made anew for another scene, so ask for it each time. */
public final class AudioMixer {
    private final Supplier<GameAudio> maker;
    private final Preferences preferences;
    private GameAudio audio;
    private boolean inBackground;
    private boolean allowsMusic = true;
    private boolean trimmed; // while it was in the background

    public AudioMixer(Application app, GameOptions options, Preferences preferences) {
        var device = options.audio() ? Optional.ofNullable(app.getAudioRenderer()) : Optional.<AudioRenderer>empty();
        maker = () -> new GameAudio(app.getAssetManager(), device, app.getListener());
        this.preferences = preferences;
        audio = maker.get();
        preferences.follow(this::mix);
    }

    /** Makes empty audio for another scene. */
    public void renew() {
        audio = maker.get();
        mix(preferences.all());
    }

    /** Takes over changed sounds of a scene; sounds and music that are the same play on. */
    public void replace(Scene scene, ChangedFiles saved) {
        if (saved.mayBeMusic()) {
            restart(scene);
        } else {
            audio.replace(scene.all(SoundDef.class), scene.all(AmbienceDef.class), saved.paths());
        }
    }

    private void restart(Scene scene) {
        audio.close();
        renew();
        audio.load(scene.all(SoundDef.class), scene.all(TrackDef.class), scene.all(AmbienceDef.class));
    }

    /** Another window has the keyboard, or this one has it again. */
    public void inBackground(boolean now) {
        inBackground = now;
        mix(preferences.all());
        if (trimmed && !now) {
            trimmed = false;
            audio.loadAhead();
        }
    }

    /** Drops sounds to free memory: those not heard for a while, or in the background all that can be loaded again. */
    public void trim() {
        if (inBackground) {
            trimmed = true;
            audio.trimUnheard();
        } else {
            audio.trim();
        }
    }

    /** Mutes the music alone, or no longer. */
    public void allowMusic(boolean now) {
        if (now != allowsMusic) {
            allowsMusic = now;
            mix(preferences.all());
        }
    }

    private void mix(Settings chosen) {
        boolean mute =
                chosen.get(SettingsCatalogue.MUTE) || (inBackground && chosen.get(SettingsCatalogue.MUTE_BEHIND));
        audio.volumes(new BusVolumes(
                mute ? 0f : chosen.get(SettingsCatalogue.MASTER),
                chosen.get(SettingsCatalogue.SOUNDS),
                chosen.get(SettingsCatalogue.INTERFACE),
                chosen.get(SettingsCatalogue.AMBIENCE),
                allowsMusic ? chosen.get(SettingsCatalogue.MUSIC) : 0f));
    }

    /** The sounds of the interface, from whatever scene is loaded when they are played. */
    public UiSounds uiSounds() {
        return sound -> audio.play(soundOf(sound));
    }

    /** The id of a sound of the interface. */
    static String soundOf(UiSounds.Sound sound) {
        return switch (sound) {
            case MOVE -> "ui_move";
            case ACCEPT -> "ui_accept";
            case BACK -> "ui_back";
            case COUNT -> "count_tick";
            case MEDAL -> "medal";
        };
    }

    public GameAudio audio() {
        return audio;
    }
}
