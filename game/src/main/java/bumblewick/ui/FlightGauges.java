package bumblewick.ui;

import bumblewick.sim.FlightStage;
import bumblewick.sim.Wick;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** Lower left: energy for boost and brake, and the whirl's cool-down as a ring. */
final class FlightGauges {
    private static final float X = 150f;
    private static final float Y = 40f;
    private static final float LOW = 0.25f;
    private static final ColorRGBA READY = new ColorRGBA(0.5f, 0.95f, 0.85f, 1f);

    private final Node node = new Node("gauges");
    private final Gauge energy;
    private final Arc spin;
    private final Sprite core;
    private final Caption label;
    private final int spinCooldownTicks;

    FlightGauges(Skin skin, Words words, int spinCooldownTicks) {
        this.spinCooldownTicks = spinCooldownTicks;
        energy = new Gauge(skin, "bar_fill_white", 168f, 24f);
        energy.at(X, Y);
        energy.tint(Skin.CALM);
        spin = new Arc(skin, 13f, 20f);
        spin.geometry().setLocalTranslation(40f, Y, Layer.FILL);
        core = skin.sprite("ring").size(16f, 16f).at(40f, Y, Layer.ICON);
        label = skin.caption(17f, Skin.SOFT, Align.LEFT)
                .at(70f, Y + 22f, Layer.TEXT)
                .says(words.text("hud.energy"));
        node.attachChild(energy.node());
        node.attachChild(spin.geometry());
        node.attachChild(core.geometry());
        node.attachChild(label.spatial());
    }

    Node node() {
        return node;
    }

    void update(FlightStage flight, float seconds) {
        Wick wick = flight.wick();
        energy.show(wick.energy());
        energy.drain(seconds);
        energy.tint(wick.energy() < LOW ? Skin.ALARM : Skin.CALM);
        float ready = 1f - wick.spinCooldown() / (float) spinCooldownTicks;
        spin.show(ready, ready >= 1f ? READY : Skin.SOFT);
        core.tint(ready >= 1f ? READY : Skin.SOFT).alpha(ready >= 1f ? 1f : 0.4f);
    }
}
