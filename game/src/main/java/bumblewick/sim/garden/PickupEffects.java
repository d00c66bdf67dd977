package bumblewick.sim.garden;

import bumblewick.def.PickupDef;
import bumblewick.math.Tick;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** Takes the pick-ups that Wick reaches, and applies their effects. */
final class PickupEffects {
    private final GardenWick wick;
    private final GardenPickups pickups;
    private final Lantern lantern;
    private final GardenScore score;
    private final Blooms blooms;
    private final Story story;

    PickupEffects(
            GardenWick wick, GardenPickups pickups, Lantern lantern, GardenScore score, Blooms blooms, Story story) {
        this.wick = wick;
        this.pickups = pickups;
        this.lantern = lantern;
        this.score = score;
        this.blooms = blooms;
        this.story = story;
    }

    void tick(SimEvents events) {
        float arm = wick.def().body().radius();
        GardenPickup p = pickups.reached(wick.middle(), arm);
        while (p != null) {
            p.gone = true;
            events.add(Type.PICKED_UP, p.id, p.def.id(), 0, p.pose.position());
            give(p, events);
            p = pickups.reached(wick.middle(), arm);
        }
    }

    private void give(GardenPickup p, SimEvents events) {
        PickupDef def = p.def;
        int points = Math.round(def.amount());
        switch (def.effect()) {
            case BEES -> lantern.take(points, p.id, p.pose.position(), events);
            case SCORE -> score.add(points);
            case HEAL -> lantern.soothe();
            case LANTERN_SEED -> score.seed(points);
            case SHIELD -> blooms.shield(Tick.of(def.amount()));
            case TEMPO -> blooms.tempo(Tick.of(def.amount()));
            case GEM -> {
                score.add(points);
                story.takeGem(p.pose.position(), events);
            }
            case KEY -> {
                score.add(points);
                story.takeKey(p.pose.position(), events);
            }
        }
    }
}
