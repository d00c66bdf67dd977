package bumblewick.ui.hud;

import bumblewick.def.GardenDef;
import bumblewick.def.Medals;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.Stage;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import com.jme3.math.ColorRGBA;

/**
 * The HUD of a garden. Lasting values are read from the stage every frame; events only trigger what flashes up. The
 * middle of the screen stays free. The points are those of the run: on the islet of a crash landing those of its flight,
 * which go on from there.
 */
public final class GardenHud extends StageHud {
    /** Ticks left at which the HUD bids the player hurry, and at which there is no more hope. */
    private static final int HURRY = 10 * Tick.PER_SECOND;

    private static final int OVER = 3 * Tick.PER_SECOND / 4;

    private final Stage run;
    private final GardenStage garden;
    private final GardenDef stage;
    private final QuestTracker quest;
    private final ScoreDisplay score;
    private final TimerDisplay time;
    private final StatusIcons statusIcons;
    private final StrayBeeMarkers strayBees;
    private int shownHint = -1;
    private int warnedTicks = Integer.MAX_VALUE; // left when the last warning was given

    /**
     * Makes the HUD of a garden, hidden. Other options need another HUD.
     *
     * @param projection of the view that shows the garden
     * @param world of the run
     * @param garden the world's own, or an islet of its flight
     */
    public GardenHud(
            Canvas canvas,
            Skin skin,
            HudOptions options,
            Translations translations,
            PromptFormatter glyphs,
            Projection projection,
            World world,
            GardenStage garden) {
        super(canvas, skin, options, translations, glyphs, projection);
        this.garden = garden;
        run = world.stage();
        stage = garden.def();
        quest = new QuestTracker(hudSkin, layout, translations, garden);
        Medals medals = world.onFoot() ? stage.medals() : world.flight().def().medals();
        score = new ScoreDisplay(hudSkin, layout, translations, medals, 0);
        time = new TimerDisplay(hudSkin, layout, translations);
        statusIcons = new StatusIcons(hudSkin);
        strayBees = new StrayBeeMarkers(hudSkin, projection);
        if (elements.inputs()) {
            attachInputs(InputDisplay.onFoot(hudSkin, glyphs), boards);
        }
        boards.attachChild(strayBees.node());
        attach(elements.bees(), quest.node());
        attach(elements.score(), score.node());
        boards.attachChild(time.node());
        boards.attachChild(statusIcons.node());
        attachParts();
    }

    @Override
    public void show(boolean fromTheBeginning) {
        super.show(fromTheBeginning);
        if (fromTheBeginning && stage.goal() == GardenDef.Goal.BEES) {
            String task = translations.text(garden.timed() ? "hud.crashLine" : "hud.crashNoClock", stage.bees());
            announcer.showToast("bee_icon_hurt", translations.text("hud.crash"), task, colours.alarm(), Toast.HEAVY);
        }
    }

    @Override
    String stageId() {
        return stage.id();
    }

    @Override
    public void update(SimEvents events, float alpha, float seconds) {
        for (int i = 0; i < events.size(); i++) {
            announce(events.get(i));
            announcer.describeSound(events.get(i), layout);
        }
        updateCut(garden.cinematic(), seconds);
        announcer.suppressHints(!garden.cinematic() && garden.result().isEmpty());
        hint(garden.hint());
        if (garden.hintLeft()) {
            announcer.leaveHint();
        }
        announcer.showText(garden.cues());
        quest.update(garden, layout, seconds);
        showPoints(score, run.points(), seconds);
        time.update(garden, layout, seconds);
        strayBees.update(garden, layout, seconds);
        warnOfTime();
        statusIcons.update(0, garden.seeds(), garden.shieldTicks(), garden.tempoTicks(), layout, seconds);
        boolean free = stage.goal() != GardenDef.Goal.BEES; // else the time stands in the first row
        announcer.update(layout, layout.toasts(free), 0f, seconds);
    }

    /** Says that time is running out, and that it is over: before the picture changes. */
    private void warnOfTime() {
        if (stage.goal() == GardenDef.Goal.BEES && garden.timed()) {
            warnOfTime(HURRY, "hud.timeShort");
            warnOfTime(OVER, "hud.timeOver");
        }
    }

    private void warnOfTime(int ticks, String key) {
        int left = garden.ticksLeft();
        if (left <= ticks && warnedTicks > ticks) {
            announcer.showToast("", translations.text(key), "", colours.alarm(), Toast.HEAVY);
            warnedTicks = ticks;
        }
    }

    private void hint(int given) {
        if (given != shownHint && given >= 0 && given < stage.hints().size()) {
            shownHint = given;
            announcer.showHint(stage.hints().get(given));
        }
    }

    private void announce(SimEvent event) {
        switch (event.type()) {
            case GEM_TAKEN -> toast("gem_icon", "hud.gem", "hud.gemLine", Skin.GOLD);
            case KEY_APPEARED -> announcer.showStoryLine("hud.keyAppeared");
            case KEY_TAKEN -> toast("key_icon", "hud.key", "hud.keyLine", Skin.GOLD);
            case DOOR_LOCKED -> announcer.showStoryLine("hud.locked");
            case FRIEND_FREED -> {
                String freed = translations.text("hud.friends", event.number(), garden.friendsTotal());
                announcer.showToast("friend_icon", freed, "", HudSkin.FRESH, Toast.HEAVY);
            }
            case BURNED -> announcer.showStoryLine("cry.burned");
            case BURN_ENDED -> announcer.showStoryLine("cry.relief");
            case RESET -> toast("", "hud.reset", "hud.resetLine", Skin.SOFT);
            default -> {
                // seen or heard elsewhere
            }
        }
    }

    private void toast(String picture, String key, String line, ColorRGBA color) {
        announcer.showToast(picture, translations.text(key), translations.text(line), color, Toast.HEAVY);
    }
}
