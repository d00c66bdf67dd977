package bumblewick.app.scene;

import bumblewick.app.shell.AudioMixer;
import bumblewick.app.shell.ChangedFiles;
import bumblewick.app.shell.Graphics;
import bumblewick.app.shell.Gui;
import bumblewick.content.Scene;
import bumblewick.def.Rulebook;
import bumblewick.def.presentation.AmbienceDef;
import bumblewick.def.presentation.ContrastDef;
import bumblewick.def.presentation.PaletteDef;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TrackDef;
import bumblewick.platform.SceneFiles;
import bumblewick.save.ScoreTables;
import com.jme3.app.SimpleApplication;
import java.io.IOException;
import java.util.Optional;
import java.util.SortedSet;

/** The scene that is played, and how another takes its place in everything that shows it or keeps something of it. */
public final class CurrentScene {
    private final SceneFiles base;
    private final SceneMount mount;
    private final PlayerMods mods;
    private final ScoreTables scores;
    private final Graphics graphics;
    private final Localization localization;
    private final AudioMixer mixer;
    private final Gui gui;
    private Optional<Scene> scene = Optional.empty();

    /**
     * Prepares for the first scene; nothing is read yet.
     *
     * @param base the files of the scene without mods
     * @param app the engine, which finds its assets in the scene
     */
    public CurrentScene(
            SceneFiles base,
            SimpleApplication app,
            PlayerMods mods,
            ScoreTables scores,
            Graphics graphics,
            Localization localization,
            AudioMixer mixer,
            Gui gui) {
        this.base = base;
        mount = SceneMount.of(app, mods.folder().getParent());
        this.mods = mods;
        this.scores = scores;
        this.graphics = graphics;
        this.localization = localization;
        this.mixer = mixer;
        this.gui = gui;
    }

    /** Whether there is a scene. */
    public boolean isOpen() {
        return scene.isPresent();
    }

    /**
     * The scene that was opened last.
     *
     * @throws java.util.NoSuchElementException before the first one was read
     */
    public Scene scene() {
        return scene.orElseThrow();
    }

    /** The rules of {@link #scene()}. */
    public Rulebook rules() {
        return scene().rules();
    }

    /** The files of the scene without mods. */
    SceneFiles baseFiles() {
        return base;
    }

    /** Stops all sounds of the scene, since another one is to be read. */
    void silence() {
        mixer.audio().close();
    }

    /**
     * Reads the scene with the mods that are wanted. For another thread than the render thread; what was read before must
     * not be in use.
     *
     * @throws IOException if a folder cannot be listed
     */
    PlayerMods.Loaded read() throws IOException {
        return mods.load(base);
    }

    /**
     * The same while what was read before is in use.
     *
     * @param plain what is in the scene without mods
     * @throws IOException if a folder cannot be listed
     */
    PlayerMods.Loaded readAlongside(Scene plain) throws IOException {
        return mods.readAlongside(base, plain);
    }

    /** Makes what was read the current scene and begins to load its sounds. */
    void open(PlayerMods.Loaded read) {
        boolean another = scene.isPresent() || !read.order().active().isEmpty();
        install(another ? mount.show(read) : read);
        if (another) {
            gui.renew();
            mixer.renew();
        }
        gui.textReady();
        mixer.audio().load(scene().all(SoundDef.class), scene().all(TrackDef.class), scene().all(AmbienceDef.class));
    }

    /**
     * Makes what was read the current scene while its screens go on; what did not change stays loaded.
     *
     * @return why it cannot be drawn, in which case nothing has changed; empty if it is the current scene now
     */
    SortedSet<String> reopen(PlayerMods.Loaded read, ChangedFiles saved) {
        SceneMount.Mounted mounted = mount.replace(mods.loaded(), read, saved);
        if (!mounted.problems().isEmpty()) {
            return mounted.problems();
        }
        install(mounted.read());
        if (saved.mayBeInterface()) {
            gui.renew();
        }
        if (saved.mayBeSounds()) {
            mixer.replace(scene(), saved);
        }
        return mounted.problems();
    }

    /** Keeps a copy of all shaders as they are, so that they last whatever is saved. */
    void keepShaders() {
        mount.keepShaders(mods.loaded());
    }

    private void install(PlayerMods.Loaded read) {
        mods.install(read);
        Scene now = read.scene().scene();
        scene = Optional.of(now);
        scores.setContentMark(read.scene()::mark);
        graphics.quality().colours(now.only(ContrastDef.class), now.all(PaletteDef.class));
        gui.palettes(now.all(PaletteDef.class));
        localization.load(now);
    }
}
