package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.GardenDef;
import bumblewick.def.machine.LeverDef;
import bumblewick.def.machine.MachineDefs;
import bumblewick.def.machine.WeightsDef;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A lift of two pans that a lever loads: from whatever state it is in, it comes back, and can be called again. */
class ShippedLiftsTest {
    private static final float WICK = 3f; // kg

    private static List<WeightsDef> loaded(MachineDefs machines) {
        return machines.weights().stream().filter(def -> def.load() > 0f).toList();
    }

    @Test
    void itLiftsWickAndSinksAgainWhereverWickStands() throws IOException {
        for (GardenDef garden : ShippedScene.read().rules().all(GardenDef.class).values()) {
            for (WeightsDef lift : loaded(garden.level().machines())) {
                String name = garden.id() + ": " + lift.name();
                assertTrue(lift.load() > lift.counterweight() + WICK, name + " lifts Wick on the second pan");
                assertTrue(lift.counterweight() > WICK, name + " comes back with Wick on the first pan");
            }
        }
    }

    @Test
    void whatCallsItTurnsBackByItselfAndCanBeTurnedAgain() throws IOException {
        for (GardenDef garden : ShippedScene.read().rules().all(GardenDef.class).values()) {
            for (WeightsDef lift : loaded(garden.level().machines())) {
                List<LeverDef> levers = garden.level().machines().levers().stream()
                        .filter(lever -> lift.when().all().contains(lever.sends()))
                        .toList();
                assertFalse(levers.isEmpty(), garden.id());
                levers.forEach(lever -> assertTrue(lever.seconds() > 0f && !lever.stays(), lever.name()));
            }
        }
    }
}
