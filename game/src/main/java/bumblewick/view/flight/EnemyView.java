package bumblewick.view.flight;

import bumblewick.def.EnemyDef.WeakPoint;
import bumblewick.sim.FlightStage;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyFrame;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.camera.LensClearance;
import bumblewick.view.character.EnemyVisual;
import bumblewick.view.effect.FlashLimiter;
import bumblewick.view.effect.ShatteredModels;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.util.IntMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Draws the air enemies: each in its own pose, glowing before it shoots, bursting into pieces when it is destroyed. */
final class EnemyView {
    private static final float SHADOW_HEIGHT = 16f; // u at which the shadow is gone
    private static final int POOLED = 48;
    /** Of the ring about a weak point, in flight and on a boss. */
    static final int WEAK_DASHES = 4;

    private static final float WEAK_BEAT = 6f; // radians per second, a little less than once a second

    private final InstancedModels models;
    private final GroundShadows shadows;
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f mark = new Vector3f();
    private final IntMap<EnemyVisual> byId = new IntMap<>();
    private final List<EnemyVisual> shown = new ArrayList<>();
    private final List<Integer> shownIds = new ArrayList<>();
    private final Deque<EnemyVisual> pool = new ArrayDeque<>();
    private final LensClearance lens;
    private final SeenWind wind;
    private final ShatteredModels pieces;
    private float wickZ;
    private final FlashLimiter flashes = new FlashLimiter();
    private boolean dimmed;

    EnemyView(
            InstancedModels models, GroundShadows shadows, LensClearance lens, SeenWind wind, ShatteredModels pieces) {
        this.models = models;
        this.shadows = shadows;
        this.lens = lens;
        this.wind = wind;
        this.pieces = pieces;
        for (int i = 0; i < POOLED; i++) {
            pool.push(new EnemyVisual());
        }
    }

    /** Whether what is destroyed only pales where it would be a white figure. */
    void setDimmed(boolean dimmed) {
        this.dimmed = dimmed;
    }

    /** Draws the enemies, their shadows, their wind-ups, and those that are dying. */
    void show(FlightStage flight, SimEvents events, FrameContext frame, SpriteBatch sprites) {
        wickZ = flight.wick().position().z;
        flashes.advance(frame.seconds);
        startDeaths(flight, events);
        List<Enemy> enemies = flight.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            show(enemies.get(i), frame, sprites);
        }
        for (int i = shown.size() - 1; i >= 0; i--) {
            EnemyVisual visual = shown.get(i);
            if (visual.isDying() ? isOver(visual, frame) : !visual.existedIn(frame.number)) {
                removeAt(i);
            }
        }
    }

    private boolean isOver(EnemyVisual visual, FrameContext frame) {
        if (visual.updateDeath(frame.seconds, lens, style)) {
            visual.shatter(pieces, FlightEffects.piecesSize(visual.place.z - wickZ));
            return true;
        }
        shadow(visual);
        return false;
    }

    private void startDeaths(FlightStage flight, SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            EnemyVisual visual = event.type() == SimEvent.Type.ENEMY_DESTROYED ? byId.get(event.id()) : null;
            if (visual != null) {
                visual.startDeath(flight.wick().velocity().z, flashes.tryAcquire(), dimmed);
            }
        }
    }

    private void show(Enemy enemy, FrameContext frame, SpriteBatch sprites) {
        EnemyVisual visual = byId.get(enemy.id());
        if (visual == null) {
            visual = begin(enemy);
        }
        visual.lean(wind.lean(enemy.position(), frame.time, enemy.id()), frame.seconds);
        visual.update(enemy, frame, wickZ, lens, style);
        shadow(visual);
        float tell = EnemyVisual.windUpShare(enemy);
        if (tell > 0f) {
            drawWindUp(visual, tell, sprites);
        }
        drawWeakPoints(enemy, visual, frame, sprites);
    }

    private EnemyVisual begin(Enemy enemy) {
        EnemyVisual visual = (pool.isEmpty() ? new EnemyVisual() : pool.pop()).start(enemy, models.of(enemy.model()));
        enemy.def()
                .armour()
                .filter(armour -> !armour.model().isEmpty())
                .ifPresent(armour -> visual.wear(models.of(armour.model())));
        byId.put(enemy.id(), visual);
        shown.add(visual);
        shownIds.add(enemy.id());
        return visual;
    }

    /** An open weak point glows, slowly brighter and darker. */
    private void drawWeakPoints(Enemy enemy, EnemyVisual visual, FrameContext frame, SpriteBatch sprites) {
        List<WeakPoint> points = enemy.def().weakPoints();
        for (int i = 0; i < points.size(); i++) {
            if (enemy.isOpen(points.get(i))) {
                EnemyFrame.offset(points.get(i).at(), enemy.heading(), mark);
                SceneCoordinates.toScene(mark, mark).addLocal(visual.place);
                float beat = 0.75f + 0.25f * FastMath.sin(WEAK_BEAT * frame.time);
                float size = points.get(i).radius() * visual.presence();
                sprites.light(SpriteBatch.Shape.GLOW, mark, size * 1.5f, EffectColours.BLOSSOM, 0.8f * beat);
                sprites.dashes(mark, size * (1.5f - 0.4f * beat), EffectColours.BLOSSOM, 0.9f * beat, 0f, WEAK_DASHES);
            }
        }
    }

    /** Removes all, the dying too. */
    void clear() {
        for (int i = shown.size() - 1; i >= 0; i--) {
            removeAt(i);
        }
    }

    private void removeAt(int index) {
        pool.push(shown.remove(index));
        byId.remove(shownIds.remove(index));
    }

    private void shadow(EnemyVisual visual) {
        float near = 1f - visual.place.y / SHADOW_HEIGHT;
        if (near > 0f) {
            float size = visual.drawnRadius() * (1.5f - 0.4f * near);
            shadows.add(visual.place, size, 0.6f * near * visual.presence());
        }
    }

    private void drawWindUp(EnemyVisual visual, float tell, SpriteBatch sprites) {
        float radius = visual.radius();
        mark.set(visual.place.x, visual.place.y, visual.place.z - radius * 0.8f);
        sprites.light(SpriteBatch.Shape.GLOW, mark, radius * (0.4f + 0.7f * tell), EffectColours.EMBER, 0.9f * tell);
        sprites.light(SpriteBatch.Shape.STAR, mark, radius * (3.2f - 1.6f * tell), EffectColours.EMBER, 0.9f * tell);
    }
}
