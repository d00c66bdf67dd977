package bumblewick.ui;

import bumblewick.def.Medals;
import bumblewick.sim.Score;
import bumblewick.sim.run.SimEvent;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * Points, the next medal and what courage pays, upper right; in flight beside a ring that holds multiplier and chain and
 * runs out with the time that the chain still holds.
 */
final class ScoreBoard {
    private static final float RING_X = -46f;
    private static final float RING_Y = -44f;
    private static final float POINTS_Y = -26f;
    private static final float MEDAL_Y = -68f;
    private static final float DIVIDENDS_Y = -104f;
    private static final float BESIDE_RING = -104f;

    /** Share of the chain's time from which on the ring warns. */
    private static final float SHORT = 0.34f;

    private final Node node = new Node("score");
    private final Digits points;
    private final Digits multiplier;
    private final Digits chain;
    private final Arc timeLeft;
    private final MedalTrack medals;
    private final Dividends dividends;
    private final Tally tally;
    private final Pop pop;
    private final int chainTicks;
    private int tenths = -1;

    /** Makes it for a stage with these thresholds; {@code chainTicks} is 0 where there are no chains. */
    ScoreBoard(Ink ink, HudSpace space, Words words, Medals thresholds, int chainTicks) {
        this.chainTicks = chainTicks;
        ink.contrastPlate(node, 350f, 88f, -175f, RING_Y);
        tally = new Tally(ink);
        pop = new Pop(ink, 0.3f);
        points = ink.digits(46f, Skin.TEXT, Align.RIGHT, NumberFormatter.grouped());
        multiplier = ink.digits(27f, Skin.GOLD, Align.CENTRE, NumberFormatter.tenths("×"));
        chain = ink.digits(19f, Skin.TEXT, Align.CENTRE, NumberFormatter.whole(""));
        timeLeft = ink.arc(34f, 44f);
        medals = new MedalTrack(ink, thresholds);
        dividends = new Dividends(ink, space, words);
        node.attachChild(points.spatial());
        if (MedalTrack.given(thresholds)) {
            node.attachChild(medals.node());
        }
        node.attachChild(dividends.node());
        float right = chainTicks > 0 ? BESIDE_RING : 0f;
        points.at(right, POINTS_Y, Layer.TEXT);
        medals.node().setLocalTranslation(right, MEDAL_Y, 0f);
        dividends.node().setLocalTranslation(right, DIVIDENDS_Y, 0f);
        if (chainTicks > 0) {
            attachRing();
        }
    }

    private void attachRing() {
        timeLeft.geometry().setLocalTranslation(RING_X, RING_Y, Layer.FILL);
        multiplier.at(RING_X, RING_Y + 7f, Layer.TEXT);
        chain.at(RING_X, RING_Y - 17f, Layer.TEXT);
        node.attachChild(timeLeft.geometry());
        node.attachChild(multiplier.spatial());
        node.attachChild(chain.spatial());
    }

    Node node() {
        return node;
    }

    void tell(SimEvent event) {
        dividends.tell(event);
    }

    /**
     * Follows the points.
     *
     * @return the name of the medal that is reached in this frame, or an empty text
     */
    String update(long now, HudSpace space, float seconds) {
        node.setLocalTranslation(space.topRight(), space.top(), 0f);
        node.setLocalScale(space.scale());
        points.show(tally.toward(now, seconds));
        dividends.update(seconds);
        return medals.update(now, seconds);
    }

    /** Follows the chain. */
    void chain(Score score, float seconds) {
        int now = Math.round(score.multiplier() * 10f);
        if (now != tenths) {
            if (now > tenths && tenths > 0) {
                pop.start();
            }
            tenths = now;
            multiplier.show(now);
        }
        boolean there = score.chain() > 0;
        float share = score.chainTicksLeft() / (float) chainTicks;
        ColorRGBA color = share < SHORT ? Skin.ALARM : Skin.GOLD;
        timeLeft.show(there ? share : 0f, color);
        multiplier.alpha(there ? 1f : 0.55f).scale(pop.size(seconds));
        chain.show(score.chain());
        chain.shown(there);
    }
}
