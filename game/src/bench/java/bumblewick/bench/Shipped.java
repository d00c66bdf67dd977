package bumblewick.bench;

import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.Rulebook;
import bumblewick.def.SwarmDef;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The numbers that the game is shipped with, and the changes that benchmarks need. */
final class Shipped {
    private Shipped() {}

    static Rulebook rules() {
        try {
            Path folder = Path.of(System.getProperty("bumblewick.scene"));
            return SceneReader.read(new SceneFolder(folder)).rules();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The shipped swarm with room for more bees. */
    static SwarmDef swarm(int cap) {
        SwarmDef d = rules().only(SwarmDef.class);
        return new SwarmDef(
                cap,
                d.beeHp(),
                d.beeRadius(),
                d.radarLoose(),
                d.radarTight(),
                d.elbowLoose(),
                d.elbowTight(),
                d.avoidGain(),
                d.arrival(),
                d.pullChance(),
                d.foresightLoose(),
                d.foresightTight(),
                d.ticksPerShotLoose(),
                d.ticksPerShotTight(),
                d.damageLoose(),
                d.damageTight(),
                d.damageVolley(),
                d.shotSpeed(),
                d.shotLife(),
                d.shotCurve(),
                d.lockRadiusPixels(),
                d.maxLocks(),
                d.spinTicks(),
                d.spinCooldownTicks(),
                d.spinRadius());
    }
}
