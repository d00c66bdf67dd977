package bumblewick.sim.garden.level;

import bumblewick.math.StateHash;

/** A fixture with hit points, such as a cage: its latch gives way after so many blows, and it opens. */
final class LatchedFixture {
    final Fixture fixture;
    private int hp;
    private int lastBlow;

    LatchedFixture(Fixture fixture) {
        this.fixture = fixture;
        hp = fixture.def.hp();
    }

    /**
     * Takes a blow; one blow counts once.
     *
     * @param blow number of the blow
     * @return whether the latch gives way to it
     */
    boolean strike(int blow) {
        if (fixture.isOpen() || blow == lastBlow) {
            return false;
        }
        lastBlow = blow;
        return --hp == 0;
    }

    void addTo(StateHash hash) {
        hash.add(hp).add(lastBlow);
    }
}
