package bumblewick.sim.garden;

import bumblewick.def.PickupDef;
import bumblewick.math.Tick;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** What Wick takes, and what it gives. */
final class GardenLoot {
    private final GardenWick wick;
    private final GardenPickups pickups;
    private final Lantern lantern;
    private final GardenTally tally;
    private final Blooms blooms;
    private final Story story;

    GardenLoot(GardenWick wick, GardenPickups pickups, Lantern lantern, GardenTally tally, Blooms blooms, Story story) {
        this.wick = wick;
        this.pickups = pickups;
        this.lantern = lantern;
        this.tally = tally;
        this.blooms = blooms;
        this.story = story;
    }

    void tick(SimEvents events) {
        float arm = wick.def().body().radius();
        GardenPickup p = pickups.reached(wick.middle(), arm);
        while (p != null) {
            p.gone = true;
            events.add(Type.PICKED_UP, p.id, p.def.effect().ordinal(), p.pose.position());
            give(p, events);
            p = pickups.reached(wick.middle(), arm);
        }
    }

    private void give(GardenPickup p, SimEvents events) {
        PickupDef def = p.def;
        int points = Math.round(def.amount());
        switch (def.effect()) {
            case BEES -> lantern.take(points, p.id, p.pose.position(), events);
            case SCORE -> tally.add(points);
            case HEAL -> lantern.soothe();
            case LANTERN_SEED -> tally.seed(points);
            case SHIELD -> blooms.shield(Tick.of(def.amount()));
            case TEMPO -> blooms.tempo(Tick.of(def.amount()));
            case GEM -> {
                tally.add(points);
                story.takeGem(p.pose.position(), events);
            }
            case KEY -> {
                tally.add(points);
                story.takeKey(p.pose.position(), events);
            }
        }
    }
}
