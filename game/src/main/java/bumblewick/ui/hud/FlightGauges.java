package bumblewick.ui.hud;

import bumblewick.sim.FlightStage;
import bumblewick.sim.player.Wick;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.scene.Node;

/** The spin's cool-down as a ring and the energy for boost and brake as a bar, lower left, with the keys to press. */
final class FlightGauges {
    private static final float RING_X = 22f;
    private static final float Y = 20f;
    private static final float KEY_X = 48f;
    private static final float ROOM = 14f;
    private static final float BAR = 150f;
    private static final float SHADE = 168f; // width of their shade, which runs out under the bar
    private static final float HEIGHT = 36f;
    private static final float LOW = 0.25f;
    private static final float WAITING = 0.75f; // strength of the whirl's signs until it can be used again
    private static final float SIGN = 17f; // of faster and slower, beside the bar
    private static final float SIGN_ALPHA = 0.9f;
    private static final float KEYS = 23f;
    private static final float WIDEST_KEY = 72f;
    private static final ColorRGBA READY = new ColorRGBA(0.5f, 0.95f, 0.85f, 1f);

    private final Node node = new Node("gauges");
    private final BarGauge energy;
    private final RadialGauge spin;
    private final Sprite core;
    private final Sprite slower;
    private final Sprite faster;
    private final CanvasText spinKey;
    private final CanvasText boostKey;
    private final CanvasText brakeKey;
    private final PromptFormatter glyphs;
    private final HudColours colours;
    private final boolean showsKeys;
    private final PulseAnimation pulse;
    private final int spinCooldownTicks;
    private int revision = -1;
    private float ready = 1f;
    private float width;

    FlightGauges(HudSkin hudSkin, HudLayout layout, PromptFormatter glyphs, int spinCooldownTicks) {
        this.spinCooldownTicks = spinCooldownTicks;
        this.glyphs = glyphs;
        colours = hudSkin.colours();
        showsKeys = hudSkin.options().elements().keys();
        pulse = new PulseAnimation(hudSkin, 0.4f);
        float size = KEYS * layout.wordScale();
        energy = hudSkin.barGauge("bar_fill_white", BAR, 24f);
        energy.tint(colours.calm());
        spin = hudSkin.radialGauge(14f, 21f);
        spin.geometry().setLocalTranslation(RING_X, Y, ZOrder.FILL);
        core = hudSkin.sprite("whirl");
        slower = hudSkin.sprite("faster").turn(FastMath.PI);
        faster = hudSkin.sprite("faster");
        spinKey = hudSkin.caption(size, Skin.TEXT, Align.LEFT);
        boostKey = hudSkin.caption(size, Skin.TEXT, Align.LEFT);
        brakeKey = hudSkin.caption(size, Skin.TEXT, Align.LEFT);
        hudSkin.shade(node, SHADE, HEIGHT, 0f, Y, Align.LEFT);
        node.attachChild(energy.node());
        node.attachChild(spin.geometry());
        node.attachChild(core.geometry());
        for (Sprite sign : new Sprite[] {slower, faster}) {
            sign.size(SIGN, SIGN).tint(Skin.TEXT).alpha(SIGN_ALPHA);
            node.attachChild(sign.geometry());
        }
        node.attachChild(spinKey.spatial());
        node.attachChild(boostKey.spatial());
        node.attachChild(brakeKey.spatial());
    }

    Node node() {
        return node;
    }

    void update(FlightStage flight, HudLayout layout, float seconds) {
        node.setLocalTranslation(layout.bottomLeft(), layout.bottom(), 0f);
        node.setLocalScale(layout.scale());
        if (glyphs.revision() != revision) {
            revision = glyphs.revision();
            layOut();
        }
        Wick wick = flight.wick();
        energy.show(wick.energy());
        energy.drain(seconds);
        energy.tint(wick.energy() < LOW ? colours.alarm() : colours.calm());
        float now = 1f - wick.spinCooldown() / (float) spinCooldownTicks;
        if (now >= 1f && ready < 1f) {
            pulse.start();
        }
        ready = now;
        ColorRGBA color = now >= 1f ? READY : Skin.SOFT;
        float size = 27f * pulse.scale(seconds);
        spin.show(now, color);
        core.size(size, size).at(RING_X, Y, ZOrder.ICON).tint(color).alpha(now >= 1f ? 1f : WAITING);
        spinKey.alpha(now >= 1f ? 1f : WAITING);
    }

    /** Brake, bar, boost: slower on the left, faster on the right, and a sign that says so. */
    private void layOut() {
        float x = KEY_X + write(spinKey, "{spin}", KEY_X) + ROOM;
        x += write(brakeKey, "{brake}", x) + 2f;
        x += sign(slower, x);
        energy.at(x + BAR / 2f, Y);
        x += BAR;
        x += sign(faster, x) + 2f;
        width = x + write(boostKey, "{boost}", x);
    }

    /** Puts a sign; its width. */
    private static float sign(Sprite sign, float x) {
        sign.at(x + SIGN / 2f, Y, ZOrder.ICON);
        return SIGN;
    }

    /** Writes a key; its width. */
    private float write(CanvasText caption, String token, float x) {
        caption.text(showsKeys ? glyphs.fill(token) : "")
                .shrinkToWidth(WIDEST_KEY)
                .at(x, Y, ZOrder.TEXT);
        return Math.min(WIDEST_KEY, caption.width());
    }

    /** Width from the left edge of the HUD to the right end of the gauges, at scale 1. */
    float width() {
        return width;
    }
}
