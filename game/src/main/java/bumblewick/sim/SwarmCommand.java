package bumblewick.sim;

import bumblewick.sim.combat.AimAssist;
import bumblewick.sim.combat.HostileForces;
import bumblewick.sim.combat.ThreatCollector;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.SceneryStrip;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Shot;
import bumblewick.sim.swarm.Swarm;
import bumblewick.sim.swarm.SwarmOrders;
import bumblewick.sim.swarm.Threats;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Leads the swarm in a flight: each tick it gives the bees Wick's orders and the threats near them, lets them move and shoot,
 * and reports their shots. It keeps nothing from one tick to the next.
 */
final class SwarmCommand {
    private final Wick wick;
    private final Swarm swarm;
    private final HostileForces hostiles;
    private final SceneryStrip strip;
    private final StageHazards hazards;
    private final StageFields fields;
    private final AimAssist aimAssist;
    private final SwarmOrders orders = new SwarmOrders();
    private final ThreatCollector threatCollector = new ThreatCollector();

    SwarmCommand(
            Wick wick,
            Swarm swarm,
            HostileForces hostiles,
            SceneryStrip strip,
            StageHazards hazards,
            StageFields fields,
            AimAssist aimAssist) {
        this.hazards = hazards;
        this.fields = fields;
        this.wick = wick;
        this.swarm = swarm;
        this.hostiles = hostiles;
        this.strip = strip;
        this.aimAssist = aimAssist;
    }

    /**
     * Advances the swarm by a tick.
     *
     * @param aim the point under the reticle (unaffected)
     * @param firing whether bees may shoot
     * @param events receives {@link Type#SHOT_FIRED} for each new shot
     */
    void tick(Vector3f aim, boolean firing, SimEvents events) {
        orders.at(wick.position(), wick.velocity()).aim(aimAssist.bend(wick, aim));
        orders.tight(wick.tight()).firing(firing).whirling(wick.spinTicks() > 0);
        Threats threats = threatCollector.collect(wick, hostiles, strip, hazards);
        snare();
        swarm.tick(orders, threats, hostiles.targets);
        threatCollector.noteThreatenedBees(hostiles.bullets);
        reportShots(events);
    }

    /** Bees in a web do not get out of the way of anything. */
    private void snare() {
        boolean webs = fields.hasWebs();
        List<Bee> bees = swarm.bees();
        for (int i = 0; i < bees.size(); i++) {
            if (webs && fields.snares(bees.get(i).position())) {
                bees.get(i).snare();
            }
        }
    }

    private void reportShots(SimEvents events) {
        List<Shot> shots = swarm.shots();
        for (int i = shots.size() - swarm.shotsFired(); i < shots.size(); i++) {
            Shot shot = shots.get(i);
            events.add(Type.SHOT_FIRED, shot.id(), wick.tight(), shot.position());
        }
    }
}
