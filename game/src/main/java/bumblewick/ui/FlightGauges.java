package bumblewick.ui;

import bumblewick.sim.FlightStage;
import bumblewick.sim.Wick;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * Lower left: the whirl's cool-down as a ring, and energy for boost and brake as a bar; beside each what has to be
 * pressed for it.
 */
final class FlightGauges {
    private static final float RING_X = 22f;
    private static final float Y = 20f;
    private static final float KEY_X = 48f;
    private static final float ROOM = 14f;
    private static final float BAR = 150f;
    private static final float LOW = 0.25f;
    private static final float KEYS = 23f;
    private static final float WIDEST_KEY = 72f;
    private static final ColorRGBA READY = new ColorRGBA(0.5f, 0.95f, 0.85f, 1f);

    private final Node node = new Node("gauges");
    private final Gauge energy;
    private final Arc spin;
    private final Sprite core;
    private final Caption spinKey;
    private final Caption boostKey;
    private final Caption brakeKey;
    private final GlyphText glyphs;
    private final Pop pop;
    private final int spinCooldownTicks;
    private int revision = -1;
    private float ready = 1f;
    private float width;

    FlightGauges(Ink ink, HudSpace space, GlyphText glyphs, int spinCooldownTicks) {
        this.spinCooldownTicks = spinCooldownTicks;
        this.glyphs = glyphs;
        pop = new Pop(ink, 0.4f);
        float size = KEYS * space.words();
        energy = ink.gauge("bar_fill_white", BAR, 24f);
        energy.tint(Skin.CALM);
        spin = ink.arc(14f, 21f);
        spin.geometry().setLocalTranslation(RING_X, Y, Layer.FILL);
        core = ink.sprite("whirl");
        spinKey = ink.caption(size, Skin.TEXT, Align.LEFT);
        boostKey = ink.caption(size, Skin.TEXT, Align.LEFT);
        brakeKey = ink.caption(size, Skin.TEXT, Align.LEFT);
        node.attachChild(energy.node());
        node.attachChild(spin.geometry());
        node.attachChild(core.geometry());
        node.attachChild(spinKey.spatial());
        node.attachChild(boostKey.spatial());
        node.attachChild(brakeKey.spatial());
    }

    Node node() {
        return node;
    }

    void update(FlightStage flight, HudSpace space, float seconds) {
        node.setLocalTranslation(space.bottomLeft(), space.bottom(), 0f);
        node.setLocalScale(space.scale());
        if (glyphs.revision() != revision) {
            revision = glyphs.revision();
            layOut();
        }
        Wick wick = flight.wick();
        energy.show(wick.energy());
        energy.drain(seconds);
        energy.tint(wick.energy() < LOW ? Skin.ALARM : Skin.CALM);
        float now = 1f - wick.spinCooldown() / (float) spinCooldownTicks;
        if (now >= 1f && ready < 1f) {
            pop.start();
        }
        ready = now;
        ColorRGBA color = now >= 1f ? READY : Skin.SOFT;
        float size = 27f * pop.size(seconds);
        spin.show(now, color);
        core.size(size, size).at(RING_X, Y, Layer.ICON).tint(color).alpha(now >= 1f ? 1f : 0.45f);
        spinKey.alpha(now >= 1f ? 1f : 0.5f);
    }

    /** Brake, bar, boost: slower on the left, faster on the right. */
    private void layOut() {
        float x = KEY_X + write(spinKey, "{spin}", KEY_X) + ROOM;
        x += write(brakeKey, "{brake}", x) + 2f;
        energy.at(x + BAR / 2f, Y);
        x += BAR + 2f;
        width = x + write(boostKey, "{boost}", x);
    }

    /** Writes a key; its width. */
    private float write(Caption caption, String token, float x) {
        caption.says(glyphs.fill(token)).within(WIDEST_KEY).at(x, Y, Layer.TEXT);
        return Math.min(WIDEST_KEY, caption.width());
    }

    /** From the left rim of the display to the right end of all of it, at scale 1. */
    float width() {
        return width;
    }
}
