package bumblewick.view;

import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** Turns what happened in a garden into light, dust, pieces and trembling. */
final class GardenEffects {
    private static final float HELD = 0.09f; // seconds for which a blow holds the world
    private static final float SLOWEST = 0.12f;
    private static final float CRACKS = 0.35f; // seconds
    private static final float FALLS = 0.2f;
    private static final float HARD = 9f; // u/s: a landing that shakes
    private static final int BREAKING = 8; // pieces

    private final Bursts bursts;
    private final Debris debris;
    private final GardenCast cast;
    private final GardenLens lens;
    private final List<SurfaceDef> surfaces;
    private final Vector3f at = new Vector3f();
    private final Vector3f low = new Vector3f();
    private float held;

    GardenEffects(Bursts bursts, Debris debris, GardenCast cast, GardenLens lens, Rulebook rules) {
        this.bursts = bursts;
        this.debris = debris;
        this.cast = cast;
        this.lens = lens;
        surfaces = new ArrayList<>(rules.surfaces().values());
    }

    /** How fast the world should seem to go, 1 is normal. */
    float timeScale() {
        return held > 0f ? SLOWEST : 1f;
    }

    /** Shows the events of a frame. */
    void show(GardenStage garden, SimEvents events, float seconds) {
        held = Math.max(0f, held - seconds / SLOWEST);
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            at.set(event.position());
            if (!feet(garden, event) && !wick(event) && !walker(event) && !thing(event)) {
                story(event);
            }
        }
    }

    private boolean feet(GardenStage garden, SimEvent event) {
        switch (event.type()) {
            case FOOTSTEP -> step(surface(event.amount()), 3, 0.7f, 0.13f);
            case JUMPED -> step(garden.wick().surface(), 5, 1.6f, 0.34f);
            case LANDED -> land(garden, event.amount());
            case POUND -> bursts.ring(at, 0.3f, 1.1f, 0.2f, Hue.POLLEN, 0f);
            case BOUNCED -> {
                bursts.petals(at, 14, 3.4f, Hue.BLOSSOM, 0f);
                bursts.ring(at, 0.4f, 1.8f, 0.3f, Hue.BLOSSOM, 0f);
                cast.tremble(event.id(), FALLS);
            }
            case WALL_SLIDE -> bursts.kick(at, 4, 0.8f, 0.3f, Hue.DUST);
            case GLIDING -> bursts.ring(at, 0.4f, 1.3f, 0.25f, Hue.POLLEN, 0f);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void land(GardenStage garden, int speed) {
        float hard = Math.min(1f, speed / 14f);
        step(garden.wick().surface(), 4 + Math.round(8f * hard), 1.4f + 2.2f * hard, 0.3f + 0.2f * hard);
        if (speed >= HARD) {
            lens.shake(0.3f * hard);
        }
    }

    private SurfaceDef surface(int index) {
        return index >= 0 && index < surfaces.size() ? surfaces.get(index) : null;
    }

    /** What feet throw up, by what they stand on. */
    private void step(SurfaceDef surface, int count, float speed, float size) {
        low.set(at).addLocal(0f, 0.08f, 0f);
        if (surface == null || surface.effect() == SurfaceDef.Effect.NONE && surface.power() >= 0.5f) {
            bursts.kick(low, count, speed, size, Hue.DUST);
        } else if (surface.effect() == SurfaceDef.Effect.STICKY) {
            bursts.drops(low, count, 1.5f + speed, size * 0.4f, Hue.HONEY);
        } else if (surface.effect() == SurfaceDef.Effect.LAVA) {
            bursts.drops(low, count * 2, 2f + speed, size * 0.5f, Hue.EMBER);
        } else if (surface.effect() == SurfaceDef.Effect.NONE) {
            bursts.sparks(low, count, 1.5f + speed, 0.03f, Hue.SKY, 0f);
        } else {
            bursts.kick(low, count, speed, size, Hue.CREAM);
        }
    }

    private boolean wick(SimEvent event) {
        switch (event.type()) {
            case SPIN -> bursts.ring(at, 0.5f, 1.7f, 0.25f, Hue.POLLEN, 0f);
            case DEFLECTED -> {
                bursts.flash(at, 0.9f, Hue.CREAM, 0f);
                bursts.sparks(at, 8, 7f, 0.05f, Hue.POLLEN, 0f);
                lens.shake(0.15f);
            }
            case WICK_HURT -> {
                bursts.flash(at, 1f, Hue.EMBER, 0f);
                bursts.sparks(at, 8, 6f, 0.05f, Hue.EMBER, 0f);
                lens.shake(0.55f);
                held = HELD;
            }
            case BEE_LOST -> {
                bursts.ember(at);
                bursts.ring(at, 0.2f, 1.1f, 0.3f, Hue.EMBER, 0f);
            }
            case BEE_GAINED -> bursts.sparkle(at, 8, Hue.POLLEN, 0f);
            case BURNED -> {
                bursts.drops(at, 14, 4.5f, 0.14f, Hue.EMBER);
                bursts.flash(at, 1.2f, Hue.EMBER, 0f);
                lens.shake(0.4f);
            }
            case BURN_ENDED -> bursts.smoke(at, 6, 1f, 0.4f, Hue.CREAM, 0f);
            case RESET -> {
                bursts.ring(at, 1.6f, 0.3f, 0.35f, Hue.POLLEN, 0f);
                bursts.sparkle(at, 14, Hue.POLLEN, 0f);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean walker(SimEvent event) {
        switch (event.type()) {
            case NOTICED, WALKER_TELL ->
                bursts.ring(low.set(at).addLocal(0f, 1.1f, 0f), 0.1f, 0.6f, 0.3f, Hue.EMBER, 0f);
            case WALKER_HIT -> {
                bursts.sparks(at, 8, 5f, 0.05f, Hue.POLLEN, 0f);
                bursts.flash(at, 0.8f, Hue.CREAM, 0f);
                held = HELD;
            }
            case WALKER_BEATEN -> {
                bursts.flash(at, 1.2f, Hue.HONEY, 0f);
                bursts.ring(at, 0.3f, 1.5f, 0.25f, Hue.HONEY, 0f);
                bursts.sparks(at, 10, 7f, 0.06f, Hue.POLLEN, 0f);
                lens.shake(0.22f);
                held = HELD;
            }
            case WALKER_BURST -> {
                bursts.smoke(at, 7, 2.4f, 0.5f, Hue.SMOKE, 0f);
                debris.burst("shard_chitin", at, at.y - 0.4f, 5, 0f, 4f, 0.7f);
                bursts.sparkle(at, 6, Hue.POLLEN, 0f);
            }
            case ENEMY_FIRED -> bursts.smoke(at, 3, 1f, 0.25f, Hue.SMOKE, 0f);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean thing(SimEvent event) {
        switch (event.type()) {
            case HIT -> bursts.sparks(at, 5, 4f, 0.05f, Hue.POLLEN, 0f);
            case BODY_MET -> {
                if (event.amount() >= 2) {
                    bursts.kick(at, 3, 1f, 0.25f, Hue.DUST);
                }
            }
            case BODY_BROKEN -> {
                debris.burst("shard_wood", at, at.y - 0.4f, BREAKING, 0f, 4.5f, 0.9f);
                bursts.kick(at, 7, 2.2f, 0.5f, Hue.DUST);
                bursts.flash(at, 0.9f, Hue.CREAM, 0f);
                lens.shake(0.15f);
            }
            case CRUMBLING -> crumble(event);
            case PICKED_UP -> {
                bursts.sparkle(at, 7, Hue.LANTERN, 0f);
                bursts.ring(at, 0.2f, 0.9f, 0.28f, Hue.LANTERN, 0f);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void crumble(SimEvent event) {
        if (event.amount() == 0) {
            cast.tremble(event.id(), CRACKS);
            bursts.kick(at, 4, 0.8f, 0.25f, Hue.DUST);
        } else if (event.amount() == 1) {
            cast.tremble(event.id(), FALLS);
            bursts.kick(at, 8, 1.6f, 0.4f, Hue.DUST);
            debris.burst("shard_wood", at, at.y - 6f, 4, 0f, 2f, 0.6f);
        } else {
            bursts.sparkle(at, 5, Hue.CREAM, 0f);
        }
    }

    private void story(SimEvent event) {
        switch (event.type()) {
            case GEM_TAKEN -> treasure(Hue.BLOSSOM);
            case KEY_APPEARED, KEY_TAKEN -> treasure(Hue.LANTERN);
            case DOOR_LOCKED -> bursts.kick(at, 3, 0.8f, 0.3f, Hue.DUST);
            case DOOR_OPENED -> {
                treasure(Hue.LANTERN);
                bursts.ring(at, 0.5f, 5f, 0.9f, Hue.LANTERN, 0f);
                lens.shake(0.3f);
            }
            case FRIEND_FREED -> bursts.petals(at, 10, 2.6f, Hue.BLOSSOM, 0f);
            case STAGE_CLEARED -> {
                bursts.petals(at, 40, 5f, Hue.BLOSSOM, 0f);
                bursts.petals(at, 20, 5f, Hue.CREAM, 0f);
                bursts.sparkle(at, 16, Hue.POLLEN, 0f);
            }
            default -> {
                // leaves no mark in the picture
            }
        }
    }

    private void treasure(Vector3f colour) {
        bursts.flash(at, 2f, colour, 0f);
        bursts.ring(at, 0.3f, 2.4f, 0.5f, colour, 0f);
        bursts.sparkle(at, 18, colour, 0f);
    }

    /** Models of the pieces that may be thrown. */
    static List<String> models() {
        return List.of("shard_wood", "shard_chitin");
    }
}
