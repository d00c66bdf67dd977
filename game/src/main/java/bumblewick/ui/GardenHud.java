package bumblewick.ui;

import bumblewick.def.GardenDef;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * Everything that a garden shows over the picture. Lasting things are read from the stage every frame; events only set
 * off what flashes up. The middle of the picture stays free.
 */
public final class GardenHud {
    private static final int LIGHT = 0;
    private static final int HEAVY = 1;
    private static final float RIGHT = 30f;
    private static final double ROLL = 9.0; // share of the missing points that is shown in a second
    private static final ColorRGBA FRESH = new ColorRGBA(0.6f, 1f, 0.85f, 1f);

    private final Canvas canvas;
    private final Words words;
    private final GlyphText glyphs;
    private final GardenDef stage;
    private final Node node = new Node("garden hud");
    private final QuestBoard quest;
    private final Digits points;
    private final TimeLeft time;
    private final HintBalloon hint;
    private final Toast toast;
    private final TitleCard card;
    private final Subtitle subtitle;
    private double shownPoints;
    private int shownHint = -1;
    private int shownRevision;

    /** Makes the HUD of a garden; it is not shown yet. */
    public GardenHud(Canvas canvas, Skin skin, Words words, GlyphText glyphs, GardenStage garden) {
        this.canvas = canvas;
        this.words = words;
        this.glyphs = glyphs;
        stage = garden.def();
        quest = new QuestBoard(skin, words, garden);
        points = skin.digits(46f, Skin.TEXT, Align.RIGHT, NumberFormatter.grouped());
        time = new TimeLeft(skin, words);
        hint = new HintBalloon(skin);
        toast = new Toast(skin);
        card = new TitleCard(skin);
        subtitle = new Subtitle(skin);
        node.attachChild(quest.node());
        node.attachChild(points.spatial());
        node.attachChild(time.node());
        node.attachChild(card.node());
        node.attachChild(subtitle.node());
        node.attachChild(hint.node());
        node.attachChild(toast.node());
    }

    /** Shows the HUD, and the name of the stage if it starts at its beginning. */
    public void show(boolean fromTheBeginning) {
        canvas.add(node);
        if (fromTheBeginning) {
            card.show(words.text("stage." + stage.id()), words.text("stage." + stage.id() + ".line"));
            if (stage.goal() == GardenDef.Goal.BEES) {
                toast.show(words.text("hud.crash"), Skin.ALARM, HEAVY);
                subtitle.show(words.text("hud.crashLine", stage.bees()));
            }
        }
    }

    public void hide() {
        node.removeFromParent();
    }

    /**
     * Follows the garden by a frame.
     *
     * @param events of this frame
     * @param seconds since the last frame
     */
    public void update(GardenStage garden, SimEvents events, float seconds) {
        float width = canvas.width();
        for (int i = 0; i < events.size(); i++) {
            tell(garden, events.get(i));
        }
        hint(garden.hint());
        quest.update(garden, seconds);
        points(garden.points(), width, seconds);
        time.update(garden, width);
        hint.update(width, seconds);
        toast.update(width, seconds);
        card.update(seconds);
        subtitle.update(width, seconds);
    }

    private void points(long now, float width, float seconds) {
        shownPoints += (now - shownPoints) * Math.min(1.0, ROLL * seconds);
        if (Math.abs(now - shownPoints) < 3.0) {
            shownPoints = now;
        }
        points.show((long) shownPoints);
        points.at(width - RIGHT, Canvas.HEIGHT - 44f, Layer.TEXT);
    }

    private void hint(int given) {
        if (given != shownHint && given >= 0 && given < stage.hints().size()) {
            shownHint = given;
            shownRevision = glyphs.revision();
            String key = stage.hints().get(given);
            hint.show(words.text(key), how(key));
        } else if (hint.shown() && glyphs.revision() != shownRevision) {
            shownRevision = glyphs.revision();
            hint.keys(how(stage.hints().get(shownHint)));
        }
    }

    /** How to do what a hint speaks of, with what is in hand; empty if there is nothing to press. */
    private String how(String hintKey) {
        String key = hintKey + ".how";
        String text = words.text(key);
        return text.equals(key) ? "" : glyphs.fill(text);
    }

    private void tell(GardenStage garden, SimEvent event) {
        switch (event.type()) {
            case GEM_TAKEN -> {
                quest.gem();
                toast.show(words.text("hud.gem"), Skin.GOLD, HEAVY);
            }
            case KEY_APPEARED -> subtitle.show(words.text("hud.keyAppeared"));
            case KEY_TAKEN -> {
                quest.key();
                toast.show(words.text("hud.key"), Skin.GOLD, HEAVY);
            }
            case DOOR_LOCKED -> subtitle.show(words.text("hud.locked"));
            case FRIEND_FREED ->
                toast.show(words.text("hud.friends", event.amount(), garden.friendsInAll()), FRESH, HEAVY);
            case BURNED -> subtitle.show(words.text("cry.burned"));
            case BURN_ENDED -> subtitle.show(words.text("cry.relief"));
            case RESET -> toast.show(words.text("hud.reset"), Skin.SOFT, LIGHT);
            default -> {
                // seen or heard elsewhere
            }
        }
    }
}
