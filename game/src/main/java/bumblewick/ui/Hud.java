package bumblewick.ui;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.sim.Boss;
import bumblewick.sim.FlightStage;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.scene.Node;

/**
 * Everything that a flight shows over the picture. Lasting things are read from the flight every frame; events only set
 * off what flashes up. The lane of fire stays free: nothing but the sights is ever there for long.
 */
public final class Hud implements StageHud {
    private static final int CHAIN_STEP = 10;
    private static final int NOTABLE_VOLLEY = 3;

    private final Canvas canvas;
    private final Words words;
    private final FlightStage flight;
    private final StageDef stage;
    private final int seedPerBee;
    private final HudSpace space;
    private final Node node = new Node("hud");
    private final BeeCounter bees;
    private final ScoreBoard score;
    private final BossBar boss;
    private final FlightGauges gauges;
    private final Course course;
    private final Pouch pouch;
    private final Sights sights;
    private final ThreatArrows threats;
    private final Announcer announcer;

    /**
     * Makes the HUD of a flight; it is not shown yet. Other options need another HUD.
     *
     * @param projection of the view that shows the flight
     */
    public Hud(
            Canvas canvas,
            Skin skin,
            HudOptions options,
            Words words,
            GlyphText glyphs,
            Projection projection,
            Rulebook rules,
            FlightStage flight) {
        this.canvas = canvas;
        this.words = words;
        this.flight = flight;
        stage = flight.def();
        seedPerBee = rules.score().seedPerBee();
        space = new HudSpace(canvas, options);
        Ink ink = new Ink(skin, options);
        bees = new BeeCounter(ink, space, words, rules.swarm());
        score = new ScoreBoard(ink, space, words, stage.medals(), rules.score().chainTicks());
        boss = new BossBar(ink, space, words);
        gauges = new FlightGauges(ink, space, glyphs, rules.swarm().spinCooldownTicks());
        course = new Course(ink, stage);
        pouch = new Pouch(ink);
        sights = new Sights(
                ink, projection, rules.swarm().lockRadiusPixels(), rules.swarm().maxLocks());
        threats = new ThreatArrows(ink, projection);
        announcer = new Announcer(ink, space, words, glyphs);
        node.attachChild(sights.node());
        node.attachChild(threats.geometry());
        node.attachChild(bees.node());
        node.attachChild(score.node());
        node.attachChild(boss.node());
        node.attachChild(gauges.node());
        node.attachChild(course.node());
        node.attachChild(pouch.node());
        node.attachChild(announcer.node());
    }

    /** All of it. */
    Node node() {
        return node;
    }

    @Override
    public void show(boolean fromTheBeginning) {
        canvas.add(node);
        if (fromTheBeginning) {
            announcer.begin(stage.id());
            announcer.hint("hint.flight." + stage.id());
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
            score.tell(events.get(i));
            announcer.hear(events.get(i));
        }
        Boss shownBoss = flight.boss().orElse(null);
        bees.update(flight, space, seconds);
        score.chain(flight.score(), seconds);
        String medal = score.update(flight.points(), space, seconds);
        if (!medal.isEmpty()) {
            announcer.medal(medal);
        }
        boss.update(shownBoss, space, seconds);
        gauges.update(flight, space, seconds);
        pouch.update(
                flight.seededBees(), flight.score().seeds(), flight.shieldTicks(), flight.tempoTicks(), space, seconds);
        course.update(flight, space, Math.max(gauges.width(), pouch.width()), seconds);
        sights.update(flight, alpha, seconds);
        threats.update(flight, space, seconds);
        float taken = boss.shown() ? BossBar.EXTENT * space.secondScale(BossBar.EXTENT) : 0f;
        announcer.update(space, space.secondRow() - taken, seconds);
    }

    private void tell(SimEvent event) {
        switch (event.type()) {
            case CHECKPOINT -> {
                announcer.toast(
                        "checkpoint",
                        words.text("hud.checkpoint"),
                        words.text("hud.checkpointLine"),
                        Ink.FRESH,
                        Toast.HEAVY);
                announcer.line("line.checkpoint." + event.amount());
            }
            case CHAIN_UP -> chain(event.amount());
            case VOLLEY_FIRED -> volley(event.amount());
            case CHAIN_LOST -> {
                if (event.amount() >= CHAIN_STEP) {
                    announcer.toast("", words.text("hud.chainLost", event.amount()), "", Skin.SOFT, Toast.LIGHT);
                }
            }
            case TOOK_OFF -> announcer.toast("", words.text("hud.tookOff"), "", Ink.FRESH, Toast.HEAVY);
            case BEES_SEEDED -> seeded(event.amount());
            case BEES_RETURNED ->
                announcer.toast("bee_icon", words.text("hud.returned", event.amount()), "", Ink.FRESH, Toast.HEAVY);
            case BOSS_ENTERED -> announcer.line("line.boss." + stage.boss());
            case BOSS_PHASE -> announcer.line("line.boss." + stage.boss() + ".phase");
            case BOSS_DEFEATED -> {
                announcer.toast("", words.text("hud.bossDefeated"), "", Skin.GOLD, Toast.HEAVY);
                announcer.line("line.boss." + stage.boss() + ".beaten");
            }
            case EXIT -> {
                String exit = event.amount() == 1 ? "hud.exitHigh" : "hud.exitLow";
                announcer.toast("", words.text(exit), "", Ink.FRESH, Toast.HEAVY);
            }
            default -> {
                // seen or heard elsewhere
            }
        }
    }

    private void seeded(int count) {
        String banked = words.text("hud.banked", count * seedPerBee);
        announcer.toast("flower_icon", words.text("hud.seeded", count), banked, Ink.FRESH, Toast.HEAVY);
    }

    private void chain(int length) {
        if (length > 0 && length % CHAIN_STEP == 0) {
            announcer.toast("", words.text("hud.chain", length), "", Skin.GOLD, Toast.LIGHT);
        }
    }

    private void volley(int targets) {
        if (targets >= NOTABLE_VOLLEY) {
            announcer.toast("", words.text("hud.volley", targets), "", Skin.GOLD, Toast.LIGHT);
        }
    }
}
