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
public final class GardenHud implements StageHud {
    private final Canvas canvas;
    private final Words words;
    private final GardenStage garden;
    private final GardenDef stage;
    private final HudSpace space;
    private final Node node = new Node("garden hud");
    /** What is of no use while the story's camera looks on. */
    private final Node boards = new Node("boards");

    private final Letterbox letterbox;
    private final QuestBoard quest;
    private final ScoreBoard score;
    private final TimeLeft time;
    private final Pouch pouch;
    private final Announcer announcer;
    private int shownHint = -1;

    /** Makes the HUD of a garden; it is not shown yet. Other options need another HUD. */
    public GardenHud(Canvas canvas, Skin skin, HudOptions options, Words words, GlyphText glyphs, GardenStage garden) {
        this.canvas = canvas;
        this.words = words;
        this.garden = garden;
        stage = garden.def();
        space = new HudSpace(canvas, options);
        Ink ink = new Ink(skin, options);
        letterbox = new Letterbox(ink);
        quest = new QuestBoard(ink, space, words, garden);
        score = new ScoreBoard(ink, space, words, stage.medals(), 0);
        time = new TimeLeft(ink, space, words);
        pouch = new Pouch(ink);
        announcer = new Announcer(ink, space, words, glyphs);
        node.attachChild(letterbox.node());
        boards.attachChild(quest.node());
        boards.attachChild(score.node());
        boards.attachChild(time.node());
        boards.attachChild(pouch.node());
        node.attachChild(boards);
        node.attachChild(announcer.node());
    }

    @Override
    public void show(boolean fromTheBeginning) {
        canvas.add(node);
        if (fromTheBeginning) {
            announcer.begin(stage.id());
            if (stage.goal() == GardenDef.Goal.BEES) {
                String task = words.text("hud.crashLine", stage.bees());
                announcer.toast("bee_icon_hurt", words.text("hud.crash"), task, Skin.ALARM, Toast.HEAVY);
            }
        }
    }

    @Override
    public void hide() {
        node.removeFromParent();
    }

    @Override
    public void update(SimEvents events, float alpha, float seconds) {
        for (int i = 0; i < events.size(); i++) {
            tell(events.get(i));
            announcer.hear(events.get(i));
        }
        letterbox.update(garden.cinematic(), space.width(), seconds);
        boards.setCullHint(letterbox.share() > 0f ? Node.CullHint.Always : Node.CullHint.Inherit);
        announcer.teaches(!garden.cinematic() && garden.friends() == 0);
        hint(garden.hint());
        quest.update(garden, space, seconds);
        String medal = score.update(garden.points(), space, seconds);
        if (!medal.isEmpty()) {
            announcer.medal(medal);
        }
        time.update(garden, space, seconds);
        pouch.update(0, garden.seeds(), garden.shieldTicks(), garden.tempoTicks(), space, seconds);
        announcer.update(space, space.secondRow(), seconds);
    }

    private void hint(int given) {
        if (given != shownHint && given >= 0 && given < stage.hints().size()) {
            shownHint = given;
            announcer.hint(stage.hints().get(given));
        }
    }

    private void tell(SimEvent event) {
        switch (event.type()) {
            case GEM_TAKEN -> {
                quest.gem();
                toast("gem_icon", "hud.gem", "hud.gemLine", Skin.GOLD);
            }
            case KEY_APPEARED -> announcer.line("hud.keyAppeared");
            case KEY_TAKEN -> {
                quest.key();
                toast("key_icon", "hud.key", "hud.keyLine", Skin.GOLD);
            }
            case DOOR_LOCKED -> announcer.line("hud.locked");
            case FRIEND_FREED -> {
                String freed = words.text("hud.friends", event.amount(), garden.friendsInAll());
                announcer.toast("friend_icon", freed, "", Ink.FRESH, Toast.HEAVY);
            }
            case BURNED -> announcer.line("cry.burned");
            case BURN_ENDED -> announcer.line("cry.relief");
            case RESET -> toast("", "hud.reset", "hud.resetLine", Skin.SOFT);
            default -> {
                // seen or heard elsewhere
            }
        }
    }

    private void toast(String picture, String key, String line, ColorRGBA color) {
        announcer.toast(picture, words.text(key), words.text(line), color, Toast.HEAVY);
    }
}
