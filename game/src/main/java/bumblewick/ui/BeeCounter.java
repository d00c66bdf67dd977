package bumblewick.ui;

import bumblewick.def.SwarmDef;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** How many bees there are and how they feel, upper left: a number in the ring of Hum, and a face for each bee. */
final class BeeCounter {
    private static final float RING_X = 46f;
    private static final float RING_Y = -44f;
    private static final float FACES_X = RING_X + 74f;
    private static final float WARNING_Y = RING_Y - 62f;
    private static final int FEW = 2;

    /** Hum from which on the ring is gold, and from which on it is red. */
    private static final float WARM = 45f;

    private static final float HOT = 80f;

    private final Node node = new Node("bee counter");
    private final Arc hum;
    private final Digits count;
    private final BeeFaces faces;
    private final Caption warning;
    private final Words words;
    private final Pop pop;
    private final ColorRGBA ringColor = new ColorRGBA();
    private float shownHum;
    private float beat;
    private int bees = -1;

    BeeCounter(Ink ink, HudSpace space, Words words, SwarmDef swarm) {
        this.words = words;
        pop = new Pop(ink, 0.35f);
        ink.contrastPlate(node, 444f, 88f, 222f, RING_Y);
        hum = ink.arc(34f, 44f);
        hum.geometry().setLocalTranslation(RING_X, RING_Y, Layer.FILL);
        node.attachChild(hum.geometry());
        count = ink.digits(42f, Skin.TEXT, Align.CENTRE, NumberFormatter.whole(""))
                .at(RING_X, RING_Y, Layer.TEXT);
        node.attachChild(count.spatial());
        warning = ink.caption(25f * space.words(), Skin.ALARM, Align.LEFT).at(4f, WARNING_Y, Layer.TEXT);
        node.attachChild(warning.spatial());
        faces = new BeeFaces(ink, swarm.cap(), swarm.beeHp());
        faces.geometry().setLocalTranslation(FACES_X, RING_Y + 20f, Layer.ICON);
        node.attachChild(faces.geometry());
    }

    Node node() {
        return node;
    }

    void update(FlightStage flight, HudSpace space, float seconds) {
        node.setLocalTranslation(space.topLeft(), space.top(), 0f);
        node.setLocalScale(space.scale());
        if (flight.bees().size() != bees) {
            if (bees >= 0) {
                pop.start();
            }
            bees = flight.bees().size();
            count.show(bees);
            warn();
        }
        count.scale(pop.size(seconds));
        faces.update(flight.bees(), flight.seededBees(), seconds);
        beat = (beat + seconds) % 1f;
        warning.alpha(0.7f + 0.3f * (float) Math.cos(beat * 2.0 * Math.PI));
        showHum(flight.hum(), seconds);
    }

    private void warn() {
        boolean few = bees > 0 && bees <= FEW;
        warning.shown(few);
        count.color(few ? Skin.ALARM : Skin.TEXT);
        if (few) {
            warning.says(words.text(bees == 1 ? "hud.lastBee" : "hud.lastBees"));
        }
    }

    private void showHum(int rank, float seconds) {
        float step = 60f * seconds;
        shownHum += Math.max(-step, Math.min(step, rank - shownHum));
        if (shownHum < WARM) {
            ringColor.interpolateLocal(Skin.CALM, Skin.GOLD, shownHum / WARM);
        } else {
            ringColor.interpolateLocal(Skin.GOLD, Skin.ALARM, Easing.clamp((shownHum - WARM) / (HOT - WARM)));
        }
        hum.show(shownHum / 100f, ringColor);
    }
}
