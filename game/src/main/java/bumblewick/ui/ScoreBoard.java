package bumblewick.ui;

import bumblewick.math.Easing;
import bumblewick.sim.Score;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;

/** Points, multiplier and how long the chain still holds, upper right. */
final class ScoreBoard {
    private static final float RIGHT = 30f;
    private static final float TOP = Canvas.HEIGHT - 44f;
    private static final float SECOND_ROW = TOP - 44f;

    /** The shown points close in on the real ones by this share a second. */
    private static final float ROLL = 9f;

    private final Node node = new Node("score");
    private final Digits points;
    private final Digits multiplier;
    private final Gauge chain;
    private final int chainTicks;
    private double shown;
    private int tenths;
    private float bump;

    ScoreBoard(Skin skin, int chainTicks) {
        this.chainTicks = chainTicks;
        points = skin.digits(46f, Skin.TEXT, Align.RIGHT, NumberFormatter.grouped());
        multiplier = skin.digits(32f, Skin.GOLD, Align.RIGHT, NumberFormatter.tenths("×"));
        chain = new Gauge(skin, "bar_fill", 150f, 22f);
        node.attachChild(points.spatial());
        node.attachChild(multiplier.spatial());
        node.attachChild(chain.node());
    }

    Node node() {
        return node;
    }

    void place(float width) {
        points.at(width - RIGHT, TOP, Layer.TEXT);
        multiplier.at(width - RIGHT, SECOND_ROW, Layer.TEXT);
        chain.at(width - RIGHT - 176f, SECOND_ROW);
    }

    /** Without a chain there is nothing to say. */
    private void showChain(boolean there) {
        Spatial.CullHint hint = there ? Spatial.CullHint.Inherit : Spatial.CullHint.Always;
        if (chain.node().getLocalCullHint() != hint) {
            chain.node().setCullHint(hint);
            multiplier.shown(there);
        }
    }

    void update(Score score, float seconds) {
        shown += (score.points() - shown) * Math.min(1.0, ROLL * seconds);
        if (Math.abs(score.points() - shown) < 3.0) {
            shown = score.points();
        }
        points.show((long) shown);
        int now = Math.round(score.multiplier() * 10f);
        if (now != tenths) {
            bump = now > tenths ? 1f : 0f;
            tenths = now;
            multiplier.show(now);
        }
        bump = Math.max(0f, bump - 6f * seconds);
        multiplier.scale(1f + 0.3f * Easing.in(bump));
        chain.show(score.chainTicksLeft() / (float) chainTicks);
        showChain(score.chain() > 0);
    }
}
