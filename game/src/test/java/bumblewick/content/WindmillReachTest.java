package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef;
import bumblewick.def.FieldDef;
import bumblewick.def.PickupDef;
import bumblewick.def.PickupDef.Effect;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Rotor;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.LookDef.Landmark;
import bumblewick.replay.ShippedRules;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** How the flight of the wind is composed. */
class WindmillReachTest {
    private static final int CLACK = 64; // ticks
    private static final float SOCKS_APART = 130f; // u
    private static final float MILL_FROM = 2136f; // u along the rail
    private static final float MILL_TO = 2640f;

    private static final Rulebook RULES = ShippedRules.get();
    private static final StageDef STAGE = RULES.get(StageDef.class, "windmill_reach");

    /** A gust every 6 s, or every 12 where two winds take turns. */
    @Test
    void allGustsKeepOneRhythm() {
        List<Integer> periods = STAGE.fields().stream()
                .filter(field -> field.id().matches("wind_(left|right|lee).*"))
                .map(FieldDef::rhythm)
                .map(rhythm -> rhythm.on() + rhythm.off())
                .distinct()
                .sorted()
                .collect(Collectors.toList());

        assertEquals(List.of(360, 720), periods);
    }

    /** So close that one of them is in the picture. */
    @Test
    void aSockIsSeenWhereverItGusts() throws IOException {
        List<Landmark> socks = landmarks(landmark -> landmark.model().equals("wind_sock"));

        STAGE.fields().stream()
                .filter(field -> field.id().matches("wind_(left|right|lee).*"))
                .forEach(field -> {
                    float from = field.middle().z - field.half().z;
                    float to = field.middle().z + field.half().z;
                    for (float z = from; z + SOCKS_APART <= to; z += 10f) {
                        float here = z;
                        assertTrue(
                                socks.stream().anyMatch(sock -> sock.z() >= here && sock.z() <= here + SOCKS_APART),
                                field.id() + " at " + here);
                    }
                });
    }

    /** Only the mill itself, which is larger than its room. */
    @Test
    void nothingOfTheSkyStandsInTheMill() throws IOException {
        List<Landmark> inside = landmarks(landmark ->
                landmark.pace() == 0f && !landmark.distant() && landmark.z() > MILL_FROM && landmark.z() < MILL_TO);

        assertEquals(List.of("great_mill"), inside.stream().map(Landmark::model).collect(Collectors.toList()));
    }

    private static List<Landmark> landmarks(Predicate<Landmark> which) throws IOException {
        return ShippedScene.read().all(LookDef.class).get(STAGE.look()).landmarks().stream()
                .filter(which)
                .collect(Collectors.toList());
    }

    @Test
    void raysComeWithTheWind() {
        List<WaveDef> rays = STAGE.waves().stream()
                .filter(wave -> wave.enemy().equals("canvas_ray"))
                .collect(Collectors.toList());

        assertTrue(rays.size() >= 5, rays.size() + " waves");
        rays.forEach(wave -> assertTrue(!wave.when().isEmpty(), "at " + wave.at()));
    }

    /** All wheels and cams of the works move on the same clack, and begin with the first cog. */
    @Test
    void theWorksKeepTheClack() {
        for (HazardDef hazard : STAGE.mechanisms().hazards()) {
            boolean leads = hazard.id().equals("great_cog");
            if (!leads && !hazard.inTimeWith().equals("great_cog")) {
                continue;
            }
            if (hazard.motion() instanceof Rotor rotor) {
                assertEquals(CLACK, rotor.clack().rest() + rotor.clack().move(), hazard.id());
            } else if (hazard.motion() instanceof Mover mover) {
                int period = mover.rest() + mover.tell() + mover.go() + mover.hold() + mover.back();
                assertEquals(0, period % CLACK, hazard.id());
                assertEquals(0, mover.first() % CLACK, hazard.id());
            }
        }
    }

    @Test
    void threeBalloonsAreTheDeedAndGiveABeeEach() {
        assertEquals(3, STAGE.mechanisms().escorts().size());
        assertEquals(3, STAGE.deed().count());
        assertEquals(
                3,
                STAGE.mechanisms().escorts().stream()
                        .mapToInt(escort -> escort.bees())
                        .sum());
    }

    @Test
    void threeSeedsLieOnTheWay() {
        long seeds = STAGE.pickups().stream()
                .filter(spawn -> RULES.get(PickupDef.class, spawn.pickup()).effect() == Effect.LANTERN_SEED)
                .count();

        assertEquals(3, seeds);
    }

    /** Each ribbon goes with its half of the tail, and both keep hits off the sail. */
    @Test
    void theKitesTailHoldsItsRibbons() {
        BossDef kite = RULES.get(BossDef.class, STAGE.boss());
        List<List<String>> halves = kite.parts().stream()
                .map(BossDef.Part::breaksWith)
                .filter(with -> !with.isEmpty())
                .collect(Collectors.toList());

        assertEquals(2, halves.size());
        assertEquals(8, halves.stream().flatMap(List::stream).distinct().count());
        assertEquals(2, kite.parts().get(0).shield().by().size());
    }

    /** The six mills stand aside, and all swing round in one beat, which is seen from the checkpoint before them on. */
    @Test
    void theMillsFaceTheGaleInOneBeat() {
        List<HazardDef> mills = STAGE.mechanisms().hazards().stream()
                .filter(hazard -> hazard.id().startsWith("mill_"))
                .collect(Collectors.toList());

        assertEquals(6, mills.size());
        mills.subList(1, 6).forEach(mill -> assertEquals("mill_1", mill.inTimeWith()));
        mills.stream().map(mill -> (Rotor) mill.motion()).forEach(mill -> {
            assertEquals(240, mill.faces().ticks());
            assertEquals(((Rotor) mills.get(0).motion()).turn(), mill.turn());
        });
    }

    /** The mills of a pair stand on both sides and turn against each other in time, so that the gap between them opens for both. */
    @Test
    void theMillsStandInPairsThatOpenAndShutTogether() {
        List<HazardDef> mills = STAGE.mechanisms().hazards().stream()
                .filter(hazard -> hazard.id().startsWith("mill_"))
                .collect(Collectors.toList());

        for (int i = 0; i < mills.size(); i += 2) {
            HazardDef near = mills.get(i);
            HazardDef far = mills.get(i + 1);
            Rotor one = (Rotor) near.motion();
            Rotor other = (Rotor) far.motion();
            assertEquals(-near.place().x, far.place().x, near.id());
            assertTrue(one.reach() > Math.abs(near.place().x), near.id() + " reaches across the middle");
            assertEquals(one.turn(), other.turn(), near.id());
            assertTrue(one.reversed() != other.reversed(), near.id());
            assertEquals(near.model(), far.model(), "the sails of a pair have its colour");
        }
        assertEquals(3, mills.stream().map(HazardDef::model).distinct().count(), "colours of sails");
    }

    /** What it breathes in is given back in full by the rounds that follow. */
    @Test
    void theKiteGivesBackAllThatItSwallows() {
        for (BossDef.Phase phase : RULES.get(BossDef.class, STAGE.boss()).phases()) {
            int swallowed = 0;
            for (BossDef.Step step : phase.steps()) {
                swallowed = step.inhale().map(BossDef.Inhale::most).orElse(swallowed);
                if (step.spits() > 0) {
                    assertEquals(
                            swallowed,
                            step.spits() * step.attack().orElseThrow().rounds());
                }
            }
        }
    }
}
