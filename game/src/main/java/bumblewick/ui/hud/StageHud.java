package bumblewick.ui.hud;

import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import com.jme3.scene.Node;
import java.util.Optional;

/** The HUD of a stage: what flight and garden have in common. Other options need another HUD. */
public abstract class StageHud {
    final Translations translations;
    final HudLayout layout;
    final HudSkin hudSkin;
    final HudElements elements;
    final HudColours colours;
    final Announcer announcer;
    final Letterbox letterbox;
    final Node node = new Node("hud");
    /** The parts that {@link #updateCut} hides. */
    final Node boards = new Node("boards");

    private final Canvas canvas;
    private Optional<InputDisplay> inputs = Optional.empty();

    /**
     * Makes a hidden HUD.
     *
     * @param projection of the view that shows the stage
     */
    StageHud(
            Canvas canvas,
            Skin skin,
            HudOptions options,
            Translations translations,
            PromptFormatter glyphs,
            Projection projection) {
        this.canvas = canvas;
        this.translations = translations;
        elements = options.elements();
        colours = options.colours();
        layout = new HudLayout(canvas, options);
        hudSkin = new HudSkin(skin, options);
        announcer = new Announcer(hudSkin, layout, translations, glyphs, projection);
        letterbox = new Letterbox(hudSkin);
    }

    /** Adds the common parts: {@code boards} lie over the letterbox, and what is announced over both. */
    final void attachParts() {
        node.attachChild(letterbox.node());
        node.attachChild(boards);
        node.attachChild(announcer.node());
    }

    /** Adds a part to the boards, if the player wants to see it. */
    final void attach(boolean shown, Node part) {
        if (shown) {
            boards.attachChild(part);
        }
    }

    /** Adds the display of what is pressed to a node. */
    final void attachInputs(InputDisplay display, Node to) {
        inputs = Optional.of(display);
        to.attachChild(display.node());
    }

    /** One frame: while a cut is shown, bars are above and below the picture, and the boards are away until they have gone. */
    final void updateCut(boolean cut, float seconds) {
        letterbox.update(cut, layout.width(), seconds);
        boolean away = letterbox.share() > 0f;
        boards.setCullHint(away ? Node.CullHint.Always : Node.CullHint.Inherit);
        announcer.setCut(away);
    }

    /** Shows the points, and announces the medal that they have reached. */
    final void showPoints(ScoreDisplay score, long points, float seconds) {
        String medal = score.update(points, layout, seconds);
        if (!medal.isEmpty()) {
            announcer.showMedal(medal);
        }
    }

    /**
     * Shows the HUD.
     *
     * @param fromTheBeginning whether the stage begins: then its name is shown
     */
    public void show(boolean fromTheBeginning) {
        canvas.add(node);
        if (fromTheBeginning) {
            announcer.showTitle(stageId());
        }
    }

    abstract String stageId();

    /** Shows a lesson until it is another one, or none. */
    public final void showLesson(Optional<LessonPrompt> lesson) {
        announcer.showLesson(lesson);
    }

    /**
     * Shows what is pressed, if the player wants to see it.
     *
     * @param intent of the last tick
     */
    public final void showInput(PlayerIntent intent, float seconds) {
        inputs.ifPresent(display -> display.update(intent, layout, seconds));
    }

    /**
     * One frame.
     *
     * @param events of this frame
     * @param alpha how far the frame reaches into the next tick, 0 to 1
     * @param seconds since the last frame
     */
    public abstract void update(SimEvents events, float alpha, float seconds);

    /** Hides the HUD. */
    public final void hide() {
        node.removeFromParent();
    }
}
