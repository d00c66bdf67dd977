package bumblewick.ui.hud;

import bumblewick.def.mechanism.EscortDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.escort.Escort;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;

/** Above each friend that flies along: how much it can still take. Few hit points are a colour of alarm. */
final class EscortPips {
    private static final float WIDTH = 74f;
    private static final float HEIGHT = 14f;
    private static final float ABOVE = 20f; // lines above its top
    private static final float FEW = 0.34f;

    private final Node node = new Node("escorts");
    private final BarGauge[] bars;
    private final Projection projection;
    private final HudColours colours;
    private final Vector3f top = new Vector3f();
    private final Vector3f at = new Vector3f();

    EscortPips(HudSkin hudSkin, Projection projection, int count) {
        this.projection = projection;
        colours = hudSkin.colours();
        bars = new BarGauge[Math.min(count, EscortDef.MOST)];
        for (int i = 0; i < bars.length; i++) {
            bars[i] = hudSkin.barGauge("bar_fill_white", WIDTH, HEIGHT);
            node.attachChild(bars[i].node());
        }
    }

    Node node() {
        return node;
    }

    void update(FlightStage flight, float seconds) {
        for (int i = 0; i < bars.length; i++) {
            Escort escort = flight.escorts().view().get(i);
            top.set(escort.position()).addLocal(0f, escort.def().radius(), 0f);
            boolean shown = escort.flies() && projection.project(top, at);
            bars[i].node().setCullHint(shown ? Node.CullHint.Inherit : Node.CullHint.Always);
            if (shown) {
                float share = Math.max(0, escort.hp()) / (float) escort.maxHp();
                bars[i].show(share);
                bars[i].drain(seconds);
                bars[i].tint(share < FEW ? colours.alarm() : colours.calm());
                bars[i].node().setLocalTranslation(at.x, at.y + ABOVE, ZOrder.ICON);
            }
        }
    }
}
