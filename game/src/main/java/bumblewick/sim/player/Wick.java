package bumblewick.sim.player;

import bumblewick.math.StateHash;
import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.FlightPose;

/** The young hare in the air, carried by the Bumble. {@link WickFlight} moves it. */
public final class Wick implements FlightEntity {
    private final int id;
    private final FlightPose pose = new FlightPose(1f);
    boolean grounded;
    boolean skimming;
    boolean scorched;
    boolean walled;
    float energy = 1f;
    boolean boosting;
    boolean braking;
    boolean tight;
    private int spinTicks;
    private int spinCooldown;
    private int hurtTicks;
    private int stumbleTicks;

    public Wick(int id) {
        this.id = id;
    }

    /** Counts the ticks of immunity and stumbling down. */
    public void countDownHurt() {
        hurtTicks = Math.max(0, hurtTicks - 1);
        stumbleTicks = Math.max(0, stumbleTicks - 1);
    }

    /** Counts the ticks of the whirl, and those until the next one is possible, down. */
    public void countDownSpin() {
        spinTicks = Math.max(0, spinTicks - 1);
        spinCooldown = Math.max(0, spinCooldown - 1);
    }

    /** Begins a whirl; both times in ticks. */
    public void spin(int length, int cooldown) {
        spinTicks = length;
        spinCooldown = cooldown;
    }

    /** Begins the immunity after a hit, in ticks. */
    public void beImmune(int ticks) {
        hurtTicks = ticks;
    }

    /** Begins a stumble, in ticks. */
    public void stumble(int ticks) {
        stumbleTicks = ticks;
    }

    public void addTo(StateHash hash) {
        pose.addTo(hash);
        hash.add(grounded);
        hash.add(spinTicks).add(spinCooldown).add(hurtTicks).add(stumbleTicks);
        hash.add(energy).add(boosting).add(braking).add(tight);
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public String model() {
        return "wick";
    }

    @Override
    public FlightPose pose() {
        return pose;
    }

    /** Whether the feet are on the ground: then Wick runs. */
    public boolean grounded() {
        return grounded;
    }

    /** Ticks left of the whirl, 0 when there is none. */
    public int spinTicks() {
        return spinTicks;
    }

    /** Ticks until the next whirl is possible. */
    public int spinCooldown() {
        return spinCooldown;
    }

    /** Ticks left of immunity after a hit. */
    public int hurtTicks() {
        return hurtTicks;
    }

    /** Ticks left of a stumble. */
    public int stumbleTicks() {
        return stumbleTicks;
    }

    /** Whether it skims over water. */
    public boolean skimming() {
        return skimming;
    }

    /** Whether it touched lava in this tick. */
    public boolean scorched() {
        return scorched;
    }

    /** Whether it met a wall of the course hard in this tick. */
    public boolean walled() {
        return walled;
    }

    /** Boost and brake left, 0 to 1. */
    public float energy() {
        return energy;
    }

    public boolean boosting() {
        return boosting;
    }

    public boolean braking() {
        return braking;
    }

    /** Whether the player holds the swarm tight. */
    public boolean tight() {
        return tight;
    }
}
