package bumblewick.ui.hud;

import bumblewick.def.Rulebook;
import bumblewick.def.ScoreDef;
import bumblewick.def.StageDef;
import bumblewick.def.SwarmDef;
import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;

/**
 * The HUD of a flight. Lasting values are read from the flight every frame; events only trigger what flashes up. The
 * lane of fire stays free: only the reticles are there for long.
 */
public final class FlightHud extends StageHud {
    private static final float FALLS = 0.97f; // share of a boss's end in which nothing is written before it
    private static final int CHAIN_STEP = 10;
    private static final int NOTABLE_VOLLEY = 3;

    /** From the middle of Wick down to the feet, in lines. */
    private static final float FEET = 50f;

    private final FlightStage flight;
    private final StageDef stage;
    private final int seedPerBee;
    private final BeeCounter bees;
    private final ScoreDisplay score;
    private final BossBar boss;
    private final FlightGauges gauges;
    private final StageProgress course;
    private final StatusIcons statusIcons;
    private final DeedTracker deed;
    private final Reticles sights;
    private final ThreatIndicators threats;
    private final EscortPips escorts;
    private final KillScores kills;
    private final Projection projection;
    private final Vector3f wickAt = new Vector3f();
    private boolean knowsLanterns;
    private boolean knowsGates;

    /**
     * Makes the HUD of a flight, hidden. Other options need another HUD.
     *
     * @param projection of the view that shows the flight
     */
    public FlightHud(
            Canvas canvas,
            Skin skin,
            HudOptions options,
            Translations translations,
            PromptFormatter glyphs,
            Projection projection,
            Rulebook rules,
            FlightStage flight) {
        super(canvas, skin, options, translations, glyphs, projection);
        this.flight = flight;
        this.projection = projection;
        stage = flight.def();
        seedPerBee = rules.only(ScoreDef.class).seedPerBee();
        bees = new BeeCounter(hudSkin, layout, translations, rules.only(SwarmDef.class));
        score = new ScoreDisplay(
                hudSkin,
                layout,
                translations,
                stage.medals(),
                rules.only(ScoreDef.class).chainTicks());
        boss = new BossBar(hudSkin, layout, translations);
        gauges = new FlightGauges(
                hudSkin, layout, glyphs, rules.only(SwarmDef.class).spinCooldownTicks());
        course = new StageProgress(hudSkin, stage);
        statusIcons = new StatusIcons(hudSkin);
        deed = new DeedTracker(hudSkin, layout, translations, flight.deed());
        sights = new Reticles(
                hudSkin,
                projection,
                rules.only(SwarmDef.class).lockRadiusPixels(),
                rules.only(SwarmDef.class).maxLocks());
        threats = new ThreatIndicators(hudSkin, projection);
        escorts =
                new EscortPips(hudSkin, projection, stage.mechanisms().escorts().size());
        kills = new KillScores(hudSkin, layout, projection);
        if (elements.inputs()) {
            attachInputs(InputDisplay.inFlight(hudSkin, glyphs), node);
        }
        boards.attachChild(sights.node());
        boards.attachChild(threats.geometry());
        boards.attachChild(escorts.node());
        if (elements.score()) {
            boards.attachChild(kills.geometry());
        }
        attach(elements.bees(), bees.node());
        boards.attachChild(deed.node());
        attach(elements.score(), score.node());
        attach(elements.boss(), boss.node());
        attach(elements.gauges(), gauges.node());
        attach(elements.course(), course.node());
        boards.attachChild(statusIcons.node());
        attachParts();
    }

    @Override
    String stageId() {
        return stage.id();
    }

    @Override
    public void update(SimEvents events, float alpha, float seconds) {
        for (int i = 0; i < events.size(); i++) {
            announce(events.get(i));
            score.onEvent(events.get(i));
            kills.onEvent(events.get(i));
            announcer.describeSound(events.get(i), layout);
        }
        announcer.showText(flight.ruled().cues());
        Boss shownBoss = flight.boss().orElse(null);
        bees.update(flight, layout, seconds);
        score.chain(flight.score(), seconds);
        showPoints(score, flight.points(), seconds);
        deed.update(flight.deed(), layout, announcer.toastSpeaks(), seconds);
        updateCut(flight.ruled().shot().isActive() || (shownBoss != null && shownBoss.staged()), seconds);
        gauges.update(flight, layout, seconds);
        statusIcons.update(
                flight.seededBees(),
                flight.score().seeds(),
                flight.shieldTicks(),
                flight.tempoTicks(),
                layout,
                seconds);
        float beside = Math.max(elements.gauges() ? gauges.width() : 0f, statusIcons.width());
        boss.update(shownBoss, layout, beside, seconds);
        course.update(flight, layout, beside, seconds);
        boolean fight = boss.shown() && elements.boss();
        course.node().setCullHint(fight ? Node.CullHint.Always : Node.CullHint.Inherit);
        sights.update(flight, alpha, seconds);
        boolean beaten = shownBoss != null && shownBoss.defeated();
        announcer.setFalling(beaten
                && shownBoss.defeatedTicks()
                        < FALLS * Tick.of(shownBoss.def().end().seconds()));
        sights.node().setCullHint(beaten ? Node.CullHint.Always : Node.CullHint.Inherit);
        threats.update(flight, layout, seconds);
        escorts.update(flight, seconds);
        kills.update(seconds);
        if (projection.project(flight.wick().position(), wickAt)) {
            announcer.keepInSight(wickAt.y - FEET, seconds);
        }
        boolean facing = shownBoss != null && shownBoss.recognisable();
        announcer.update(layout, layout.toasts(facing), fight ? boss.extent() : course.extent(), seconds);
    }

    /** A stage may have lines of its own. */
    private void announce(SimEvent event) {
        switch (event.type()) {
            case CHECKPOINT -> {
                checkpointToast();
                announcer.showStoryLine(
                        "line.checkpoint." + stage.id() + "." + event.number(), "line.checkpoint." + event.number());
            }
            case CHAIN_UP -> chain(event.chain());
            case VOLLEY_FIRED -> volley(event.targets());
            case CHAIN_LOST -> {
                if (event.chain() >= CHAIN_STEP) {
                    announcer.showToast(
                            "", translations.text("hud.chainLost", event.chain()), "", Skin.SOFT, Toast.LIGHT);
                }
            }
            case TOOK_OFF -> announcer.showToast("", translations.text("hud.tookOff"), "", HudSkin.FRESH, Toast.HEAVY);
            case BEES_SEEDED -> seeded(event.bees());
            case BEES_RETURNED ->
                announcer.showBriefly("bee_icon", translations.text("hud.returned", event.bees()), HudSkin.FRESH);
            case ESCORT_HOME ->
                announcer.showToast("friend_icon", translations.text("hud.escortHome"), "", HudSkin.FRESH, Toast.HEAVY);
            case ESCORT_LOST ->
                announcer.showToast(
                        "friend_icon", translations.text("hud.escortLost"), "", colours.alarm(), Toast.HEAVY);
            case BOSS_ENTERED -> announcer.showStoryLine("line.boss." + stage.boss());
            case BOSS_PHASE -> {
                String line = "line.boss." + stage.boss() + ".phase";
                announcer.showStoryLine(line + "." + (event.number() + 1), line);
            }
            case BOSS_DEFEATED -> {
                announcer.showGreat(translations.text("hud.bossDefeated"));
                announcer.showStoryLine("line.boss." + stage.boss() + ".beaten");
            }
            case DEED_STEP -> deedStep(event.number());
            case DEED_DONE -> announcer.showToast("", translations.text("hud.deedDone"), "", Skin.GOLD, Toast.HEAVY);
            case STAGE_LOST ->
                announcer.showToast("bee_icon_hurt", translations.text("hud.lost"), "", colours.alarm(), Toast.HEAVY);
            case EXIT -> {
                String exit = event.highExit() ? "hud.exitHigh" : "hud.exitLow";
                announcer.showToast("", translations.text(exit), "", HudSkin.FRESH, Toast.HEAVY);
            }
            default -> {
                // seen or heard elsewhere
            }
        }
    }

    /** The first step says what the deed is; then its pips tell how much is done, and the last is announced as the whole deed. */
    private void deedStep(int count) {
        if (count == 1 && count < stage.deed().count()) {
            deed.explain(translations.text(stage.deed().text()));
        }
    }

    /** What it is for is told the first time. */
    private void checkpointToast() {
        String what = translations.text("hud.checkpoint");
        if (knowsLanterns) {
            announcer.showBriefly("checkpoint", what, HudSkin.FRESH);
        } else {
            announcer.showToast(
                    "checkpoint", what, translations.text("hud.checkpointLine"), HudSkin.FRESH, Toast.HEAVY);
        }
        knowsLanterns = true;
    }

    /** Likewise. */
    private void seeded(int count) {
        String what = translations.text("hud.seeded", count);
        if (knowsGates) {
            announcer.showBriefly("flower_icon", what, HudSkin.FRESH);
        } else {
            String banked = translations.text("hud.banked", count * seedPerBee);
            announcer.showToast("flower_icon", what, banked, HudSkin.FRESH, Toast.HEAVY);
        }
        knowsGates = true;
    }

    private void chain(int length) {
        if (length > 0 && length % CHAIN_STEP == 0) {
            announcer.showToast("", translations.text("hud.chain", length), "", Skin.GOLD, Toast.LIGHT);
        }
    }

    /** Not while a boss fights: there every volley is one, and the words would stand on its head. */
    private void volley(int targets) {
        if (targets >= NOTABLE_VOLLEY && !boss.shown()) {
            announcer.showToast("", translations.text("hud.volley", targets), "", Skin.GOLD, Toast.LIGHT);
        }
    }
}
