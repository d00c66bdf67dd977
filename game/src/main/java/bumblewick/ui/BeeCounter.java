package bumblewick.ui;

import bumblewick.def.SwarmDef;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.swarm.Bee;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.List;

/**
 * How many bees there are and how they feel, upper left: a number in the ring of Hum, and a face for each bee.
 */
final class BeeCounter {
    private static final int PER_ROW = 10;
    private static final float SPACING = 33f;
    private static final float RING_X = 60f;
    private static final float RING_Y = Canvas.HEIGHT - 58f;
    private static final float FACE = 42f;
    private static final int FEW = 2;

    /** Hum from which on the ring is gold, and from which on it is red. */
    private static final float WARM = 45f;

    private static final float HOT = 80f;

    private final Node node = new Node("bee counter");
    private final Arc hum;
    private final Digits count;
    private final Sprite[] well;
    private final Sprite[] hurt;
    private final Sprite[] weak;
    private final Caption warning;
    private final Caption parked;
    private final Words words;
    private final int most;
    private final int fullHp;
    private final ColorRGBA ringColor = new ColorRGBA();
    private float shownHum;
    private float bump;
    private int bees = -1;
    private int parkedBees = -1;

    BeeCounter(Skin skin, Words words, SwarmDef swarm) {
        this.words = words;
        most = swarm.cap();
        fullHp = swarm.beeHp();
        well = new Sprite[most];
        hurt = new Sprite[most];
        weak = new Sprite[most];
        hum = new Arc(skin, 33f, 43f);
        hum.geometry().setLocalTranslation(RING_X, RING_Y, Layer.FILL);
        node.attachChild(hum.geometry());
        count = skin.digits(40f, Skin.TEXT, Align.CENTRE, NumberFormatter.whole(""))
                .at(RING_X, RING_Y, Layer.TEXT);
        node.attachChild(count.spatial());
        warning = skin.caption(21f, Skin.ALARM, Align.LEFT).at(24f, RING_Y - 66f, Layer.TEXT);
        parked = skin.caption(19f, Skin.SOFT, Align.LEFT).at(24f, RING_Y - 66f, Layer.TEXT);
        node.attachChild(warning.spatial());
        node.attachChild(parked.spatial());
        for (int i = 0; i < most; i++) {
            well[i] = face(skin, "bee_icon", i);
            hurt[i] = face(skin, "bee_icon_hurt", i);
            weak[i] = face(skin, "bee_icon_weak", i);
        }
    }

    private Sprite face(Skin skin, String picture, int place) {
        float x = RING_X + 70f + place % PER_ROW * SPACING;
        float y = RING_Y + 16f - place / PER_ROW * 36f;
        Sprite face = skin.sprite(picture).size(FACE, FACE).at(x, y, Layer.ICON).shown(false);
        node.attachChild(face.geometry());
        return face;
    }

    Node node() {
        return node;
    }

    void update(FlightStage flight, float seconds) {
        List<Bee> swarm = flight.bees();
        if (swarm.size() != bees) {
            bump = bees < 0 ? 0f : 1f;
            bees = swarm.size();
            count.show(bees);
            warn();
        }
        for (int i = 0; i < most; i++) {
            int hp = i < bees ? swarm.get(i).hp() : 0;
            well[i].shown(3 * hp > 2 * fullHp);
            hurt[i].shown(3 * hp > fullHp && 3 * hp <= 2 * fullHp);
            weak[i].shown(hp > 0 && 3 * hp <= fullHp);
        }
        bump = Math.max(0f, bump - 5f * seconds);
        count.scale(1f + 0.35f * Easing.in(bump));
        showParked(flight.seededBees());
        showHum(flight.hum(), seconds);
    }

    private void warn() {
        boolean few = bees > 0 && bees <= FEW;
        warning.shown(few);
        if (few) {
            warning.says(words.text(bees == 1 ? "hud.lastBee" : "hud.lastBees"));
        }
    }

    private void showParked(int seeded) {
        if (seeded != parkedBees) {
            parkedBees = seeded;
            parked.shown(seeded > 0 && bees > FEW);
            parked.says(seeded > 0 ? words.text("hud.parked", seeded) : "");
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
