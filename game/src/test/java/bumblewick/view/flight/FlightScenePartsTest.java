package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.def.EnemyDef;
import bumblewick.def.PickupDef;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.sim.TestRuleDefs;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlightScenePartsTest {
    private static Rulebook rules() throws IOException {
        return ShippedScene.read().rules();
    }

    private static FlightSceneParts parts(Rulebook rules, String stage) {
        return FlightSceneParts.of(rules, rules.get(StageDef.class, stage));
    }

    @Test
    void areTheSameWhenNothingChangedInTheFiles() throws IOException {
        Rulebook rules = rules();
        for (StageDef stage : rules.all(StageDef.class).values()) {
            assertEquals(FlightSceneParts.of(rules, stage), parts(rules(), stage.id()));
        }
    }

    /** Cloverfield has neither of them otherwise. */
    @Test
    void haveWhatRulesLetAppear() throws IOException {
        Rulebook rules = rules();
        StageDef empty = rules.get(StageDef.class, "cloverfield").deserted();
        RuleDef rule = TestRuleDefs.rule(
                TestRuleDefs.start(),
                new RuleDeed.Waves(List.of(new WaveDef(0f, "smoke_puff", "procession", false, 1, 1f, 0f, 0f, ""))),
                new RuleDeed.Drop("nectar", 0f, 4f, 40f));

        FlightSceneParts parts = FlightSceneParts.of(rules, empty.withRules(List.of(rule)));

        assertTrue(
                parts.enemies().contains(rules.get(EnemyDef.class, "smoke_puff").model()));
        assertTrue(
                parts.enemies()
                        .contains(rules.get(EnemyDef.class, "smoke_puff_small").model()),
                "its pieces");
        assertTrue(parts.models().contains(rules.get(PickupDef.class, "nectar").model()));
    }

    @Test
    void areOthersForAnotherCourse() throws IOException {
        Rulebook rules = rules();
        StageDef stage = rules.get(StageDef.class, "cloverfield");

        assertNotEquals(FlightSceneParts.of(rules, stage), FlightSceneParts.of(rules, bent(stage)));
    }

    private static StageDef bent(StageDef stage) {
        return new StageDef(
                stage.id(),
                stage.look(),
                stage.music(),
                stage.speed(),
                stage.bossAt(),
                stage.boss(),
                stage.corridor(),
                stage.checkpoints(),
                stage.waves(),
                stage.props(),
                stage.pickups(),
                List.of(new StageDef.Bend(0f, 0.001f, 0f)),
                stage.exits(),
                stage.islet(),
                stage.medals());
    }

    @Test
    void knowTheTrunksThatOpenBesideWick() throws IOException {
        FlightSceneParts parts = parts(rules(), "orchard_canopy");

        assertTrue(parts.fadingBesideWick().containsAll(List.of("apple_trunk", "crown_trunk")));
        assertFalse(parts.fadingBesideWick().contains("bough_prow"), "a ring that one flies through stays whole");
    }
}
