package bumblewick.ui.hud;

import bumblewick.def.Medals;
import bumblewick.sim.run.Score;
import bumblewick.sim.run.SimEvent;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.NumberText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * The points, the next medal and the risk bonuses, upper right; in flight with a ring around multiplier and chain
 * that runs out with the chain's time.
 */
final class ScoreDisplay {
    private static final float RING_X = -46f;
    private static final float RING_Y = -44f;
    private static final float POINTS_Y = -26f;
    private static final float MEDAL_Y = -68f;
    private static final float DIVIDENDS_Y = -104f;
    private static final float BESIDE_RING = -104f;
    private static final float WIDE = 350f; // with the ring
    private static final float INNER = 34f; // radius of the ring's inner edge

    /** Share of the chain's time below which the ring warns. */
    private static final float SHORT = 0.34f;

    private final Node node = new Node("score");
    private final NumberText points;
    private final NumberText multiplier;
    private final NumberText chain;
    private final RadialGauge timeLeft;
    private final MedalProgress medals;
    private final RiskBonuses riskBonuses;
    private final RollingNumber rolling;
    private final PulseAnimation pulse;
    private final HudColours colours;
    private final int chainTicks;
    private int tenths = -1;

    /**
     * Makes the display of a stage.
     *
     * @param thresholds points of its medals
     * @param chainTicks time of a chain, in ticks; 0 where there are no chains
     */
    ScoreDisplay(HudSkin hudSkin, HudLayout layout, Translations translations, Medals thresholds, int chainTicks) {
        this.chainTicks = chainTicks;
        colours = hudSkin.colours();
        float wide = chainTicks > 0 ? WIDE : WIDE + BESIDE_RING;
        hudSkin.ground(node, wide, 88f, 0f, RING_Y, Align.RIGHT);
        rolling = new RollingNumber(hudSkin);
        pulse = new PulseAnimation(hudSkin, 0.3f);
        points = hudSkin.number(46f, Skin.TEXT, Align.RIGHT, NumberFormatter.grouped());
        multiplier = hudSkin.number(27f, colours.warm(), Align.CENTRE, NumberFormatter.tenths("×"));
        chain = hudSkin.number(19f, Skin.TEXT, Align.CENTRE, NumberFormatter.whole(""));
        timeLeft = hudSkin.radialGauge(INNER, 44f);
        medals = new MedalProgress(hudSkin, thresholds);
        riskBonuses = new RiskBonuses(hudSkin, layout, translations);
        node.attachChild(points.spatial());
        if (MedalProgress.hasMedals(thresholds)) {
            node.attachChild(medals.node());
        }
        node.attachChild(riskBonuses.node());
        float right = chainTicks > 0 ? BESIDE_RING : 0f;
        points.at(right, POINTS_Y, ZOrder.TEXT);
        medals.node().setLocalTranslation(right, MEDAL_Y, 0f);
        riskBonuses.node().setLocalTranslation(right, DIVIDENDS_Y, 0f);
        if (chainTicks > 0) {
            attachRing(hudSkin);
        }
    }

    private void attachRing(HudSkin hudSkin) {
        hudSkin.disc(node, INNER, RING_X, RING_Y);
        timeLeft.geometry().setLocalTranslation(RING_X, RING_Y, ZOrder.FILL);
        multiplier.at(RING_X, RING_Y + 7f, ZOrder.TEXT);
        chain.at(RING_X, RING_Y - 17f, ZOrder.TEXT);
        node.attachChild(timeLeft.geometry());
        node.attachChild(multiplier.spatial());
        node.attachChild(chain.spatial());
    }

    Node node() {
        return node;
    }

    void onEvent(SimEvent event) {
        riskBonuses.onEvent(event);
    }

    /**
     * Shows the points.
     *
     * @return the name of the medal that was reached in this frame, or an empty string
     */
    String update(long now, HudLayout layout, float seconds) {
        node.setLocalTranslation(layout.topRight(), layout.top(), 0f);
        node.setLocalScale(layout.scale());
        points.show(rolling.approach(now, seconds));
        riskBonuses.update(seconds);
        return medals.update(now, seconds);
    }

    /** Shows multiplier, chain and the time that is left of it. */
    void chain(Score score, float seconds) {
        int now = Math.round(score.multiplier() * 10f);
        if (now != tenths) {
            if (now > tenths && tenths > 0) {
                pulse.start();
            }
            tenths = now;
            multiplier.show(now);
        }
        boolean there = score.chain() > 0;
        float share = score.chainTicksLeft() / (float) chainTicks;
        ColorRGBA color = share < SHORT ? colours.alarm() : colours.warm();
        timeLeft.show(there ? share : 0f, color);
        multiplier.scale(pulse.scale(seconds));
        chain.show(score.chain());
        chain.shown(there);
    }
}
