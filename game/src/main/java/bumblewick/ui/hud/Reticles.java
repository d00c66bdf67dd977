package bumblewick.ui.hud;

import bumblewick.sim.FlightStage;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.player.Wick;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.Optional;

/**
 * Where the swarm aims: a reticle at the aim itself, a larger one before it on the line from Wick, and the {@link
 * LockOnMarkers}. While the swarm is loose the reticles are faint; tight, they show the circle within which targets are locked on.
 * Both are pale: a golden ring is the whirl's.
 */
final class Reticles {
    private static final float NEAR = 0.7f; // share of the way from Wick to the aim: clear of Wick's ears
    private static final float NEAR_ON_WICK = 0.12f; // factor on the alpha of a reticle that lies on Wick
    private static final float FAR_ON_WICK = 0.6f; // likewise: one has to see where the swarm aims
    private static final float CHANGES = 8f; // of tightness in a second

    private final Node node = new Node("sights");
    private final Projection projection;
    private final float lockRadius;
    private final Sprite near;
    private final Sprite far;
    private final LockOnMarkers atlas;
    private final Vector3f way = new Vector3f();
    private final Vector3f point = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final WickOutline outline;
    private final HudElements.Reticle look;
    private final Optional<ColorRGBA> colour;
    private float tightness;

    /**
     * @param lockRadiusPixels radius of the lock-on circle, in pixels of the simulation's screen
     * @param mostLocks most targets at once
     */
    Reticles(HudSkin hudSkin, Projection projection, float lockRadiusPixels, int mostLocks) {
        this.projection = projection;
        look = hudSkin.options().elements().reticle();
        colour = look.colour().isEmpty() ? Optional.empty() : Optional.of(HudColours.parse(look.colour()));
        lockRadius = lockRadiusPixels * Canvas.HEIGHT / SightCamera.HEIGHT;
        far = hudSkin.sprite("reticle");
        near = hudSkin.sprite("reticle_near");
        outline = new WickOutline(projection);
        atlas = new LockOnMarkers(hudSkin, projection, outline, mostLocks);
        atlas.geometry().setLocalTranslation(0f, 0f, ZOrder.ICON);
        node.attachChild(far.geometry());
        node.attachChild(near.geometry());
        node.attachChild(atlas.geometry());
    }

    Node node() {
        return node;
    }

    /**
     * Shows the flight.
     *
     * @param alpha blend factor between the last two poses
     */
    void update(FlightStage flight, float alpha, float seconds) {
        Wick wick = flight.wick();
        float wanted = wick.tight() ? 1f : 0f;
        float step = CHANGES * seconds;
        tightness += Math.max(-step, Math.min(step, wanted - tightness));
        way.set(flight.aim()).subtractLocal(wick.position());
        outline.update(point.interpolateLocal(wick.previousPosition(), wick.position(), alpha));
        float large = 2f * lockRadius * (1.35f - 0.2f * tightness);
        place(wick, near, NEAR, alpha, large);
        show(near, 0.4f + 0.3f * tightness, NEAR_ON_WICK, large);
        float small = 2f * lockRadius * (0.95f + 0.05f * tightness);
        place(wick, far, 1f, alpha, small);
        show(far, 0.75f + 0.25f * tightness, FAR_ON_WICK, small);
        far.tint(colour.orElse(Skin.TEXT));
        near.tint(colour.orElse(Skin.TEXT));
        atlas.update(flight, alpha, place.x, place.y, lockRadius, tightness, seconds);
    }

    /** Lays a reticle out at a share of the way from Wick to the aim. */
    private void place(Wick wick, Sprite reticle, float share, float alpha, float size) {
        point.interpolateLocal(wick.previousPosition(), wick.position(), alpha);
        point.x += share * way.x;
        point.y += share * way.y;
        point.z += share * way.z;
        boolean inFront = projection.project(point, place);
        float edge = size * look.size();
        reticle.shown(inFront).size(edge, edge).at(place.x, place.y, ZOrder.ICON);
    }

    /** Gives the reticle that was placed last its alpha: {@code strength}, less where it lies on Wick. */
    private void show(Sprite reticle, float strength, float onWick, float size) {
        float clear = outline.visible(place.x, place.y, 0.5f * size * look.size(), onWick);
        reticle.alpha(clear * Math.min(1f, strength * look.opacity()));
    }
}
