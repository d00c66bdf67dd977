package bumblewick.app;

import bumblewick.audio.GameAudio;
import bumblewick.audio.Volumes;
import bumblewick.content.Scene;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Settings;
import bumblewick.ui.Chime;
import com.jme3.app.Application;
import com.jme3.audio.AudioRenderer;
import java.util.Optional;
import java.util.function.Supplier;

/** Lets everything be heard as loud as is chosen, out of the device that is chosen. */
final class Mixer {
    private final Supplier<GameAudio> maker;
    private final Preferences preferences;
    private GameAudio audio;
    private boolean behind;

    Mixer(Application app, GameOptions options, Preferences preferences) {
        var device = options.audio() ? Optional.ofNullable(app.getAudioRenderer()) : Optional.<AudioRenderer>empty();
        maker = () -> new GameAudio(app.getAssetManager(), device, app.getListener());
        this.preferences = preferences;
        audio = maker.get();
        preferences.follow(this::mix);
    }

    /** Is empty from now on: another scene is to be heard. */
    void renew() {
        audio = maker.get();
        mix(preferences.all());
    }

    /** What a scene sounds like may be another: music and sounds that are the same are heard on. */
    void change(Scene scene, SavedFiles saved) {
        if (saved.mayBeMusic()) {
            restart(scene);
        } else {
            audio.replace(scene.sounds(), scene.ambiences(), saved.paths());
        }
    }

    private void restart(Scene scene) {
        audio.close();
        renew();
        audio.open(scene.sounds(), scene.tracks(), scene.ambiences());
    }

    /** Another window has the keyboard, or this one has it again. */
    void behind(boolean now) {
        behind = now;
        mix(preferences.all());
    }

    private void mix(Settings chosen) {
        boolean mute = behind && chosen.get(Catalogue.MUTE_BEHIND);
        audio.volumes(new Volumes(
                mute ? 0f : chosen.get(Catalogue.MASTER),
                chosen.get(Catalogue.SOUNDS),
                chosen.get(Catalogue.INTERFACE),
                chosen.get(Catalogue.AMBIENCE),
                chosen.get(Catalogue.MUSIC)));
    }

    /** Sounds of whatever scene is heard when they are played. */
    Chime chime() {
        return sound -> audio.play(soundOf(sound));
    }

    /** What the interface's own sounds are called. */
    static String soundOf(Chime.Sound sound) {
        return switch (sound) {
            case MOVE -> "ui_move";
            case ACCEPT -> "ui_accept";
            case BACK -> "ui_back";
            case COUNT -> "count_tick";
            case MEDAL -> "medal";
        };
    }

    GameAudio audio() {
        return audio;
    }
}
