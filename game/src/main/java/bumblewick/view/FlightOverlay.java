package bumblewick.view;

import bumblewick.sim.Bullet;
import bumblewick.sim.Enemy;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Scenery;
import bumblewick.sim.Wick;
import bumblewick.sim.collision.Sphere;
import com.jme3.asset.AssetManager;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** What the rules feel of a flight, drawn over the picture: what stands, flies and shoots, Wick's own size and speed. */
final class FlightOverlay implements Overlay {
    private static final float NEAR = 70f; // u ahead
    private static final float AHEAD = 0.25f; // seconds of the velocity that are drawn
    private static final Vector3f STANDS = Shade.of("#ffb84a");
    private static final Vector3f FLIES = Shade.of("#ff4a6a");
    private static final Vector3f SHOT = Shade.of("#d06aff");
    private static final Vector3f SPEED = Shade.of("#5aa0ff");

    private final Wires wires;
    private final WireShapes shapes;
    private final Sphere wickShape;
    private final Map<Float, Sphere> spheres = new HashMap<>();
    private final Vector3f place = new Vector3f();
    private final Vector3f tip = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private String text = "";

    /** @param radius of Wick, in u */
    FlightOverlay(AssetManager assets, Node parent, float radius) {
        wires = new Wires(assets, parent);
        shapes = new WireShapes(wires);
        wickShape = new Sphere(radius);
    }

    @Override
    public void toggle() {
        wires.toggle();
        text = "";
    }

    @Override
    public String text() {
        return text;
    }

    /** Draws it, if it is on: the state of the last tick. */
    void show(FlightStage flight) {
        if (!wires.on()) {
            return;
        }
        wires.clear();
        scenery(flight);
        wires.in(FLIES);
        for (Enemy enemy : flight.enemies()) {
            sphere(enemy.position(), enemy.def().radius());
        }
        wires.in(SHOT);
        for (Bullet bullet : flight.bullets()) {
            sphere(bullet.position(), bullet.def().radius());
        }
        wick(flight.wick());
        wires.show();
        text = numbers(flight);
    }

    private void scenery(FlightStage flight) {
        wires.in(STANDS);
        for (Scenery piece : flight.scenery()) {
            if (piece.position().z - flight.distance() < NEAR) {
                float scale = piece.place().scale();
                float half = piece.def().height() * scale / 2f;
                Corridor.toScene(piece.position(), place).addLocal(0f, half, 0f);
                Corridor.turn(-piece.place().yawDegrees() * FastMath.DEG_TO_RAD, 0f, 0f, turn);
                shapes.box(piece.def().halfWidth() * scale, half, piece.def().halfDepth() * scale, place, turn);
            }
        }
    }

    private void sphere(Vector3f at, float radius) {
        shapes.draw(spheres.computeIfAbsent(radius, Sphere::new), Corridor.toScene(at, place), Quaternion.IDENTITY);
    }

    private void wick(Wick wick) {
        wires.in(Hue.WHITE);
        Corridor.toScene(wick.position(), place);
        shapes.draw(wickShape, place, Quaternion.IDENTITY);
        wires.in(SPEED);
        wires.line(
                place, Corridor.toScene(wick.velocity(), tip).multLocal(AHEAD).addLocal(place));
    }

    private static String numbers(FlightStage flight) {
        Wick wick = flight.wick();
        Vector3f p = wick.position();
        Vector3f v = wick.velocity();
        return String.format(
                Locale.ROOT,
                "tick %d   %s%nplace %.3f  %.3f  %.3f%nvelocity %.2f  %.2f  %.2f u/s%n%s%nenemies %d   bullets %d"
                        + "   scenery %d",
                flight.ticks(),
                flight.phase(),
                p.x,
                p.y,
                p.z,
                v.x,
                v.y,
                v.z,
                wick.grounded() ? "on the ground" : "in the air",
                flight.enemies().size(),
                flight.bullets().size(),
                flight.scenery().size());
    }
}
