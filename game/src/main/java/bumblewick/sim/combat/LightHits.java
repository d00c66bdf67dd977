package bumblewick.sim.combat;

import bumblewick.def.FlightDef;
import bumblewick.sim.bullet.Beam;
import bumblewick.sim.bullet.BeamField;
import bumblewick.sim.bullet.RingWave;
import bumblewick.sim.bullet.RingWaveField;
import bumblewick.sim.motion.ClosestApproach;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;
import java.util.List;

/** Lets beams and ring waves hurt Wick and the bees. They go on: no whirl turns them round, and nothing stops them. */
public final class LightHits {
    private final FlightDef def;
    private final Wick wick;
    private final Swarm swarm;
    private final PlayerDamage damage;
    private final float beeRadius;

    /** @param beeRadius of a bee that can be hit, in u */
    public LightHits(FlightDef def, Wick wick, Swarm swarm, PlayerDamage damage, float beeRadius) {
        this.def = def;
        this.wick = wick;
        this.swarm = swarm;
        this.damage = damage;
        this.beeRadius = beeRadius;
    }

    public void tick(BeamField beams, RingWaveField waves, SimEvents events) {
        for (int i = 0; i < beams.size(); i++) {
            if (beams.get(i).isOn()) {
                hit(beams.get(i), events);
            }
        }
        for (int i = 0; i < waves.size(); i++) {
            if (waves.get(i).isOn()) {
                hit(waves.get(i), events);
            }
        }
    }

    private void hit(Beam beam, SimEvents events) {
        if (lies(beam, wick.position(), def.hitRadius())) {
            damage.hurtWick(beam.def().id(), events);
        }
        List<Bee> bees = swarm.bees();
        for (int i = bees.size() - 1; i >= 0; i--) {
            if (!beam.isSated() && lies(beam, bees.get(i).position(), beeRadius)) {
                damage.hurtBee(bees.get(i), beam.def().id(), events);
                beam.noteHit();
            }
        }
    }

    private static boolean lies(Beam beam, Vector3f at, float ball) {
        return ClosestApproach.within(beam.radius() + ball, beam.origin(), beam.end(), at, at);
    }

    private void hit(RingWave wave, SimEvents events) {
        if (wave.touches(wick.previousPosition(), wick.position(), def.hitRadius())) {
            damage.hurtWick(wave.def().id(), events);
        }
        List<Bee> bees = swarm.bees();
        for (int i = bees.size() - 1; i >= 0; i--) {
            Bee bee = bees.get(i);
            if (wave.touches(bee.previousPosition(), bee.position(), beeRadius)) {
                damage.hurtBee(bee, wave.def().id(), events);
            }
        }
    }
}
