package bumblewick.view.gizmo;

import bumblewick.sim.FlightStage;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.HazardPiece;
import bumblewick.sim.player.Wick;
import bumblewick.sim.scenery.Scenery;
import bumblewick.view.EffectColours;
import bumblewick.view.LinearColour;
import bumblewick.view.SceneCoordinates;
import com.jme3.asset.AssetManager;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Draws the collision shapes of a flight over the picture: scenery, enemies, bullets, Wick's size and velocity. */
public final class FlightDebugOverlay extends CollisionOverlay {
    private static final float NEAR = 70f; // u ahead that are drawn
    private static final Vector3f STANDS = LinearColour.parse("#ffb84a");
    private static final Vector3f FLIES = LinearColour.parse("#ff4a6a");
    private static final Vector3f SHOT = LinearColour.parse("#d06aff");

    private final Sphere wickShape;
    private final Map<Float, Sphere> spheres = new HashMap<>();
    private final Vector3f place = new Vector3f();
    private final Vector3f tip = new Vector3f();
    private final Quaternion turn = new Quaternion();

    /** @param radius of Wick, in u */
    public FlightDebugOverlay(AssetManager assets, Node parent, float radius) {
        super(assets, parent);
        wickShape = new Sphere(radius);
    }

    /** Draws the state of the last tick, if the overlay is on. */
    public void show(FlightStage flight) {
        if (!lines.on()) {
            return;
        }
        lines.clear();
        scenery(flight);
        hazards(flight);
        lines.colour(FLIES);
        for (Enemy enemy : flight.enemies()) {
            sphere(enemy.position(), enemy.def().radius());
        }
        lines.colour(SHOT);
        for (Bullet bullet : flight.bullets()) {
            sphere(bullet.position(), bullet.def().radius());
        }
        wick(flight.wick());
        show(numbers(flight));
    }

    private void scenery(FlightStage flight) {
        lines.colour(STANDS);
        for (Scenery piece : flight.scenery()) {
            if (piece.position().z - flight.distance() < NEAR) {
                float scale = piece.place().scale();
                float half = piece.def().height() * scale / 2f;
                SceneCoordinates.toScene(piece.position(), place).addLocal(0f, half, 0f);
                SceneCoordinates.rotation(-piece.place().yawDegrees() * FastMath.DEG_TO_RAD, 0f, 0f, turn);
                lines.box(piece.def().halfWidth() * scale, half, piece.def().halfDepth() * scale, place, turn);
            }
        }
    }

    private void hazards(FlightStage flight) {
        for (Hazard hazard : flight.hazards().awake()) {
            for (HazardPiece piece : hazard.pieces()) {
                if (piece.solid().enabled() && piece.solid().position().z - flight.distance() < NEAR) {
                    Quaternion q = piece.solid().orientation();
                    turn.set(q.getX(), -q.getY(), -q.getZ(), q.getW());
                    SceneCoordinates.toScene(piece.solid().position(), place);
                    lines.box(piece.half().x, piece.half().y, piece.half().z, place, turn);
                }
            }
        }
    }

    private void sphere(Vector3f at, float radius) {
        lines.draw(
                spheres.computeIfAbsent(radius, Sphere::new), SceneCoordinates.toScene(at, place), Quaternion.IDENTITY);
    }

    private void wick(Wick wick) {
        lines.colour(EffectColours.WHITE);
        SceneCoordinates.toScene(wick.position(), place);
        lines.draw(wickShape, place, Quaternion.IDENTITY);
        lines.colour(SPEED);
        lines.line(
                place,
                SceneCoordinates.toScene(wick.velocity(), tip).multLocal(AHEAD).addLocal(place));
    }

    private static String numbers(FlightStage flight) {
        Wick wick = flight.wick();
        return String.format(
                Locale.ROOT,
                "tick %d   %s%nplace %s%nvelocity %s u/s%n%s%nenemies %d   bullets %d" + "   scenery %d",
                flight.ticks(),
                flight.phase(),
                format(wick.position(), 3),
                format(wick.velocity(), 2),
                wick.grounded() ? "on the ground" : "in the air",
                flight.enemies().size(),
                flight.bullets().size(),
                flight.scenery().size());
    }
}
