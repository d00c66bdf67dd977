package bumblewick.app;

import bumblewick.content.Scene;
import bumblewick.save.Scores;
import com.jme3.app.SimpleApplication;
import java.util.Optional;
import java.util.SortedSet;

/** The scene that is played, and how another takes its place in everything that shows it or keeps something of it. */
final class OpenScene {
    private final SceneMount mount;
    private final Workshop workshop;
    private final Scores scores;
    private final Drawing drawing;
    private final Speech speech;
    private final Mixer mixer;
    private final Gui gui;
    private Optional<Scene> scene = Optional.empty();

    OpenScene(
            SimpleApplication app,
            Workshop workshop,
            Scores scores,
            Drawing drawing,
            Speech speech,
            Mixer mixer,
            Gui gui) {
        mount = SceneMount.of(app);
        this.workshop = workshop;
        this.scores = scores;
        this.drawing = drawing;
        this.speech = speech;
        this.mixer = mixer;
        this.gui = gui;
    }

    /** What was opened last; nothing before the first was read. */
    Optional<Scene> scene() {
        return scene;
    }

    /** Gives the screens what was read. */
    void open(Workshop.Loaded read) {
        boolean another = scene.isPresent() || !read.order().active().isEmpty();
        install(another ? mount.show(read) : read);
        if (another) {
            gui.renew();
            mixer.renew();
        }
        gui.speak();
    }

    /**
     * Gives the screens what was read while they go on, and what did not change stays.
     *
     * @return why it cannot be drawn, so that nothing has changed; empty if it counts
     */
    SortedSet<String> reopen(Workshop.Loaded read, SavedFiles saved) {
        SceneMount.Shown shown = mount.replace(workshop.loaded(), read, saved);
        if (!shown.problems().isEmpty()) {
            return shown.problems();
        }
        install(shown.read());
        if (saved.mayBeInterface()) {
            gui.renew();
        }
        if (saved.mayBeSounds()) {
            mixer.change(scene.orElseThrow(), saved);
        }
        return shown.problems();
    }

    /** Makes sure that what is good now lasts, whatever is saved. */
    void keepShaders() {
        mount.keep(workshop.loaded());
    }

    private void install(Workshop.Loaded read) {
        workshop.install(read);
        Scene now = read.scene().scene();
        scene = Optional.of(now);
        scores.playedBy(read.scene()::mark);
        drawing.picture().contrast(now.contrast());
        speech.read(now);
    }
}
