package bumblewick.sim.swarm;

import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.SwarmDef;
import bumblewick.math.RandomStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Swarms for tests, with the numbers that the game is shipped with. */
final class Swarms {
    static final SwarmDef DEF = shipped();

    private Swarms() {}

    static SwarmDef withCap(int cap) {
        return new SwarmDef(
                cap,
                DEF.beeHp(),
                DEF.beeRadius(),
                DEF.radarLoose(),
                DEF.radarTight(),
                DEF.elbowLoose(),
                DEF.elbowTight(),
                DEF.avoidGain(),
                DEF.arrival(),
                DEF.pullChance(),
                DEF.foresightLoose(),
                DEF.foresightTight(),
                DEF.ticksPerShotLoose(),
                DEF.ticksPerShotTight(),
                DEF.damageLoose(),
                DEF.damageTight(),
                DEF.damageVolley(),
                DEF.shotSpeed(),
                DEF.shotLife(),
                DEF.shotCurve(),
                DEF.lockRadiusPixels(),
                DEF.maxLocks(),
                DEF.spinTicks(),
                DEF.spinCooldownTicks(),
                DEF.spinRadius());
    }

    static Swarm of(SwarmDef def, long seed) {
        return new Swarm(def, Swarm.Rule.CORRECTED, new RandomStream(seed, 1));
    }

    private static SwarmDef shipped() {
        try {
            Path folder = Path.of(System.getProperty("bumblewick.scene"));
            return SceneReader.read(new SceneFolder(folder)).rules().only(SwarmDef.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
