package bumblewick.sim.run;

import bumblewick.def.ScoreDef;
import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;

/**
 * Counts points by the rules of {@link ScoreDef}.
 *
 * <p>A kill is worth its value × the multiplier of the kills <em>before</em> it in the chain. A volley of n kills is
 * worth the sum of its kills × the n-th factor; since its shots arrive one after the other, each kill is paid what it
 * adds to that product.
 */
public final class ScoreKeeper {
    private final ScoreDef def;
    private final Score score = new Score();
    private final VolleySums volleys;
    private final VolleySums blasts;
    private int seedPoints;

    public ScoreKeeper(ScoreDef def) {
        this.def = def;
        volleys = new VolleySums(def.volleyFactors());
        blasts = new VolleySums(def.volleyFactors());
    }

    public Score score() {
        return score;
    }

    /** Counts the chain's time down, and breaks the chain at its end. */
    public void tick(Vector3f where, SimEvents events) {
        if (score.chainTicksLeft > 0 && --score.chainTicksLeft == 0) {
            dropChain(where, events);
        }
    }

    public void hit() {
        score.points += def.hit();
    }

    public void enemySeen() {
        score.enemiesSeen++;
    }

    /**
     * Counts a destroyed enemy.
     *
     * @param value before the multiplier
     * @param volleyId id of the volley that destroyed it, 0 if none
     * @param deflected whether a deflected bullet destroyed it
     * @return points given
     */
    public int kill(int value, int volleyId, boolean deflected, Vector3f where, SimEvents events) {
        float worth = value * score.multiplier;
        if (deflected) {
            worth *= def.deflectFactor();
        }
        return paid(volleyId > 0 ? volleys.add(volleyId, worth) : worth, where, events);
    }

    /**
     * Counts an enemy that a blast destroyed. A chain of blasts is worth what a volley is.
     *
     * @param value before the multiplier
     * @param chain id of the chain of blasts
     * @return points given
     */
    public int killByBlast(int value, int chain, Vector3f where, SimEvents events) {
        return paid(blasts.add(chain, value * score.multiplier), where, events);
    }

    /** Gives points for something broken by a chain of blasts that is no kill; returns them. */
    public int bonusByBlast(float value, int chain) {
        int given = Math.round(blasts.add(chain, value * score.multiplier));
        score.points += given;
        return given;
    }

    private int paid(float worth, Vector3f where, SimEvents events) {
        int given = Math.round(worth);
        score.points += given;
        score.kills++;
        growChain(where, events);
        return given;
    }

    private void growChain(Vector3f where, SimEvents events) {
        score.chain++;
        score.chainTicksLeft = def.chainTicks();
        score.longestChain = Math.max(score.longestChain, score.chain);
        float before = score.multiplier;
        score.multiplier = Math.min(def.maxMultiplier(), 1f + def.chainStep() * score.chain);
        if (score.multiplier > before) {
            events.add(Type.CHAIN_UP, SimEvent.NOBODY, score.chain, where);
        }
    }

    private void dropChain(Vector3f where, SimEvents events) {
        if (score.chain > 0) {
            events.add(Type.CHAIN_LOST, SimEvent.NOBODY, score.chain, where);
        }
        score.chain = 0;
        score.chainTicksLeft = 0;
        score.multiplier = 1f;
    }

    /** Gives points that the multiplier raises but that are no kill: broken scenery, pollen. Returns them. */
    public int bonus(float value) {
        int given = Math.round(value * score.multiplier);
        score.points += given;
        return given;
    }

    /** Pays for a dodge; returns the points. */
    public int dodged() {
        score.dodges++;
        return bonus(def.dodge());
    }

    /** Pays for a bullet that brushed past Wick; returns the points. */
    public int brushed() {
        score.brushes++;
        score.points += def.brush();
        return def.brush();
    }

    public void deflected() {
        score.deflects++;
    }

    /** Counts a lost bee, which breaks the chain. */
    public void beeDied(Vector3f where, SimEvents events) {
        score.beesLost++;
        dropChain(where, events);
    }

    /** Pays for bees parked in a flower gate. */
    public void seeded(int bees) {
        score.points += (long) bees * def.seedPerBee();
    }

    /** Counts a lantern seed; its points are given at the end. */
    public void lanternSeed(float points) {
        score.seeds++;
        seedPoints += Math.round(points);
    }

    /** Gives the bonus of a cleared stage; returns the part for the bees. */
    public int finish(int bees) {
        int beeBonus = bees * def.beeAtEnd();
        score.points += beeBonus + seedPoints;
        return beeBonus;
    }

    public void addTo(StateHash hash) {
        hash.add(score.points).add(score.chain).add(score.chainTicksLeft).add(score.longestChain);
        hash.add(score.multiplier).add(score.kills).add(score.enemiesSeen).add(score.dodges);
        hash.add(score.brushes)
                .add(score.deflects)
                .add(score.beesLost)
                .add(score.seeds)
                .add(seedPoints);
        volleys.addTo(hash);
        if (blasts.used()) {
            blasts.addTo(hash);
        }
    }
}
