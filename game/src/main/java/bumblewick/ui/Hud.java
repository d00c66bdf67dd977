package bumblewick.ui;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * Everything that a flight shows over the picture. Lasting things are read from the flight every frame; events only
 * set off what flashes up. The middle of the picture stays free: nothing but the sights is ever there.
 */
public final class Hud {
    private static final int CHAIN_STEP = 10;
    private static final int NOTABLE_VOLLEY = 3;
    private static final int LIGHT = 0;
    private static final int HEAVY = 1;
    private static final ColorRGBA FRESH = new ColorRGBA(0.6f, 1f, 0.85f, 1f);

    private final Canvas canvas;
    private final Words words;
    private final Node node = new Node("hud");
    private final BeeCounter bees;
    private final ScoreBoard score;
    private final BossBar boss;
    private final FlightGauges gauges;
    private final Course course;
    private final Sights sights;
    private final ThreatArrows threats;
    private final Toast toast;
    private final TitleCard card;
    private final Subtitle subtitle;
    private final StageDef stage;

    /** Makes the HUD of a flight; it is not shown yet. */
    public Hud(Canvas canvas, Skin skin, Words words, Projection projection, World world) {
        this.canvas = canvas;
        this.words = words;
        this.stage = world.flight().def();
        Rulebook rules = world.rules();
        bees = new BeeCounter(skin, words, rules.swarm());
        score = new ScoreBoard(skin, rules.score().chainTicks());
        boss = new BossBar(skin, words);
        gauges = new FlightGauges(skin, words, rules.swarm().spinCooldownTicks());
        course = new Course(skin, stage);
        sights = new Sights(skin, projection, rules.swarm().lockRadiusPixels());
        threats = new ThreatArrows(skin, projection);
        toast = new Toast(skin);
        card = new TitleCard(skin);
        subtitle = new Subtitle(skin);
        node.attachChild(sights.node());
        node.attachChild(threats.node());
        node.attachChild(bees.node());
        node.attachChild(score.node());
        node.attachChild(boss.node());
        node.attachChild(gauges.node());
        node.attachChild(course.node());
        node.attachChild(card.node());
        node.attachChild(subtitle.node());
        node.attachChild(toast.node());
    }

    /** Shows the HUD, and the name of the stage if the flight starts at its beginning. */
    public void show(boolean fromTheBeginning) {
        canvas.add(node);
        if (fromTheBeginning) {
            card.show(words.text("stage." + stage.id()), words.text("stage." + stage.id() + ".line"));
        }
    }

    public void hide() {
        node.removeFromParent();
    }

    /**
     * Follows the flight by a frame.
     *
     * @param events of this frame
     * @param alpha how far the frame reaches into the next tick
     * @param seconds since the last frame
     */
    public void update(FlightStage flight, SimEvents events, float alpha, float seconds) {
        float width = canvas.width();
        for (int i = 0; i < events.size(); i++) {
            tell(events.get(i));
        }
        score.place(width);
        bees.update(flight, seconds);
        score.update(flight.score(), seconds);
        boss.update(flight.boss().orElse(null), width, seconds);
        gauges.update(flight, seconds);
        course.update(flight, width);
        sights.update(flight, alpha, seconds);
        threats.update(flight, width, seconds);
        toast.update(width, seconds);
        card.update(seconds);
        subtitle.update(width, seconds);
    }

    private void tell(SimEvent event) {
        switch (event.type()) {
            case CHECKPOINT -> {
                toast.show(words.text("hud.checkpoint"), FRESH, HEAVY);
                subtitle.show(words.text("line.checkpoint." + event.amount()));
            }
            case CHAIN_UP -> chain(event.amount());
            case VOLLEY_FIRED -> volley(event.amount());
            case CHAIN_LOST -> {
                if (event.amount() >= CHAIN_STEP) {
                    toast.show(words.text("hud.chainLost", event.amount()), Skin.SOFT, LIGHT);
                }
            }
            case TOOK_OFF -> toast.show(words.text("hud.tookOff"), FRESH, HEAVY);
            case BEES_SEEDED -> toast.show(words.text("hud.seeded", event.amount()), FRESH, HEAVY);
            case BEES_RETURNED -> toast.show(words.text("hud.returned", event.amount()), FRESH, HEAVY);
            case BOSS_ENTERED -> subtitle.show(words.text("line.boss." + stage.boss()));
            case BOSS_PHASE -> subtitle.show(words.text("line.boss." + stage.boss() + ".phase"));
            case BOSS_DEFEATED -> {
                toast.show(words.text("hud.bossDefeated"), Skin.GOLD, HEAVY);
                subtitle.show(words.text("line.boss." + stage.boss() + ".beaten"));
            }
            case EXIT -> toast.show(words.text(event.amount() == 1 ? "hud.exitHigh" : "hud.exitLow"), FRESH, HEAVY);
            default -> {
                // seen or heard elsewhere
            }
        }
    }

    private void chain(int length) {
        if (length > 0 && length % CHAIN_STEP == 0) {
            toast.show(words.text("hud.chain", length), Skin.GOLD, LIGHT);
        }
    }

    private void volley(int targets) {
        if (targets >= NOTABLE_VOLLEY) {
            toast.show(words.text("hud.volley", targets), Skin.GOLD, LIGHT);
        }
    }
}
