package bumblewick.ui.hud;

import bumblewick.def.SwarmDef;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.NumberText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** The number of bees in a ring of Hum, upper left, and a face for each bee. */
final class BeeCounter {
    private static final float RING_X = 46f;
    private static final float RING_Y = -44f;
    private static final float HEIGHT = 88f;
    private static final float INNER = 34f; // radius of the ring's inner edge
    private static final float FACES_X = RING_X + 74f;
    private static final float WARNING_X = FACES_X - 16f; // below the faces: what follows the ring is the deed's
    private static final float WARNING_Y = RING_Y - 28f;
    private static final float WARNING_EDGE = 28f; // of its ground, beside the words
    private static final int FEW = 2;

    /** Seconds for which words warn; after them the red number alone does. */
    private static final float WARNING_SECONDS = 3f;

    private static final float FADE_SECONDS = 0.4f;

    /** Hum from which on the ring is gold, and from which on it is red. */
    private static final float WARM = 45f;

    private static final float HOT = 80f;

    private final Node node = new Node("bee counter");
    private final RadialGauge hum;
    private final NumberText count;
    private final BeeFaces faces;
    private final CanvasText warning;
    private final Sprite band;
    private final Translations translations;
    private final PulseAnimation pulse;
    private final HudColours colours;
    private final ColorRGBA ringColor = new ColorRGBA();
    private float shownHum;
    private float warned = Float.MAX_VALUE; // seconds since the last warning
    private int bees = -1;

    BeeCounter(HudSkin hudSkin, HudLayout layout, Translations translations, SwarmDef swarm) {
        this.translations = translations;
        colours = hudSkin.colours();
        pulse = new PulseAnimation(hudSkin, 0.35f);
        float widest = width(swarm.cap());
        hudSkin.ground(node, widest, HEIGHT, 0f, RING_Y, Align.LEFT);
        hudSkin.disc(node, INNER, RING_X, RING_Y);
        hum = hudSkin.radialGauge(INNER, 44f);
        hum.geometry().setLocalTranslation(RING_X, RING_Y, ZOrder.FILL);
        node.attachChild(hum.geometry());
        count = hudSkin.number(42f, Skin.TEXT, Align.CENTRE, NumberFormatter.whole(""))
                .at(RING_X, RING_Y, ZOrder.TEXT);
        node.attachChild(count.spatial());
        warning = hudSkin.caption(25f * layout.wordScale(), colours.alarm(), Align.LEFT)
                .at(WARNING_X, WARNING_Y, ZOrder.TEXT);
        band = hudSkin.band().shown(false);
        node.attachChild(band.geometry());
        node.attachChild(warning.spatial());
        faces = new BeeFaces(hudSkin, swarm.cap(), swarm.beeHp());
        faces.geometry().setLocalTranslation(FACES_X, RING_Y + 20f, ZOrder.ICON);
        node.attachChild(faces.geometry());
    }

    Node node() {
        return node;
    }

    void update(FlightStage flight, HudLayout layout, float seconds) {
        node.setLocalTranslation(layout.topLeft(), layout.top(), 0f);
        node.setLocalScale(layout.scale());
        if (flight.bees().size() != bees) {
            if (bees >= 0) {
                pulse.start();
            }
            bees = flight.bees().size();
            count.show(bees);
            warn(flight.seededBees() > 0);
        }
        count.scale(pulse.scale(seconds));
        faces.update(flight.bees(), flight.seededBees(), flight.wick().tight(), seconds);
        warned += seconds;
        float left = Easing.clamp((WARNING_SECONDS - warned) / FADE_SECONDS);
        warning.shown(left > 0f).alpha(left);
        band.shown(left > 0f).alpha(left * 0.85f);
        showHum(flight.hum(), seconds);
    }

    /** From the left edge of the ring to the right edge of the faces of so many bees, in lines. */
    private static float width(int bees) {
        return FACES_X + BeeFaces.width(bees);
    }

    /** Warns when few are left: in words only if none wait elsewhere, for those are not lost. */
    private void warn(boolean othersWait) {
        boolean few = bees > 0 && bees <= FEW;
        count.color(few ? colours.alarm() : Skin.TEXT);
        if (few && !othersWait) {
            warning.text(translations.text(bees == 1 ? "hud.lastBee" : "hud.lastBees"));
            float width = warning.width() + 2f * WARNING_EDGE;
            band.size(width, warning.size() * 1.5f).at(WARNING_X - WARNING_EDGE + width / 2f, WARNING_Y, ZOrder.GROUND);
            warned = 0f;
        } else {
            warned = WARNING_SECONDS;
        }
    }

    private void showHum(int rank, float seconds) {
        float step = 60f * seconds;
        shownHum += Math.max(-step, Math.min(step, rank - shownHum));
        if (shownHum < WARM) {
            ringColor.interpolateLocal(colours.calm(), colours.warm(), shownHum / WARM);
        } else {
            ringColor.interpolateLocal(colours.warm(), colours.alarm(), Easing.clamp((shownHum - WARM) / (HOT - WARM)));
        }
        hum.show(shownHum / 100f, ringColor);
    }
}
