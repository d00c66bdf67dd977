package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Path;
import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.save.JourneyMap.Deed;
import bumblewick.save.JourneyMap.State;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A small map: from the field to the yard, and on to the peak by the field's high exit, to the marsh by its low one. */
class JourneyMapTest {
    private static final CampaignDef MAP = new CampaignDef(
            "map",
            "look",
            "field",
            List.of(
                    place("field", new Path("yard", "", "field")),
                    place("yard", new Path("peak", "high", "field"), new Path("marsh", "low", "field")),
                    place("peak"),
                    place("marsh")));
    private static final Set<String> ALL = Set.of("field", "yard", "peak", "marsh");
    private static final Journey START = Journey.begin("easy", "field");

    private static Place place(String id, Path... paths) {
        return new Place(id, id, 0f, 0f, 0f, false, List.of(), List.of(paths));
    }

    private static StageRecord mark(String exit) {
        return new StageRecord(10, "leaf", 3, 0, new TreeSet<>(Set.of(exit)));
    }

    private static JourneyMap map(Journey journey, Set<String> known) {
        return new JourneyMap(MAP, known::contains, journey);
    }

    private static List<State> states(Journey journey, Set<String> known) {
        return MAP.places().stream().map(map(journey, known)::state).toList();
    }

    /** As a run through a stage leaves it. */
    private static Journey clear(Journey journey, String stage, String exit) {
        Journey there = journey.cleared(stage, mark(exit), stage, 1);
        return journey.cleared(stage, mark(exit), map(there, ALL).after(stage), 1);
    }

    @Test
    void atFirstOnlyTheFirstPlaceIsOpenAndWhatTheGameLacksLiesInClouds() {
        assertEquals(
                List.of(State.OPEN, State.CLOSED, State.VEILED, State.CLOSED),
                states(START, Set.of("field", "yard", "marsh")));
    }

    @Test
    void theExitOfTheFieldDecidesWhereTheYardLeads() {
        Journey high = clear(clear(START, "field", "high"), "yard", "high");
        Journey low = clear(clear(START, "field", "low"), "yard", "high");

        assertEquals("peak", high.next());
        assertEquals("marsh", low.next());
        assertEquals(List.of(State.CLEARED, State.CLEARED, State.OPEN, State.CLOSED), states(high, ALL));
        assertEquals(List.of(State.CLEARED, State.CLEARED, State.CLOSED, State.OPEN), states(low, ALL));
    }

    /** The field again, by its other exit: both ways are open, and the journey still goes on where it was. */
    @Test
    void whatIsPlayedAgainOpensWaysButDoesNotLeadTheJourneyBack() {
        Journey both = clear(clear(clear(START, "field", "low"), "yard", "high"), "field", "high");

        assertEquals("marsh", both.next());
        assertEquals(List.of(State.CLEARED, State.CLEARED, State.OPEN, State.OPEN), states(both, ALL));
    }

    @Test
    void beforeCloudsWickStandsAtTheLastPlace() {
        Journey high = clear(clear(START, "field", "high"), "yard", "high");

        assertEquals("peak", map(high, ALL).here().id());
        assertEquals("yard", map(high, Set.of("field", "yard")).here().id());
        assertEquals("field", map(START, ALL).here().id());
    }

    @Test
    void aPlaceWithoutCloudsIsPreferred() {
        Journey both = clear(clear(clear(START, "field", "low"), "field", "high"), "yard", "high");

        assertEquals("peak", map(both, ALL).after("yard"));
        assertEquals("marsh", map(both, Set.of("field", "yard", "marsh")).after("yard"));
    }

    /** A mod that adds the stage of the peak, but not that of the yard before it. */
    @Test
    void aPlaceToWhichOnlyMissingStagesLeadIsHiddenAndDoesNotKeepTheJourneyFromItsEnd() {
        Set<String> known = Set.of("field", "peak");
        Journey cleared = clear(START, "field", "high");

        assertEquals(List.of(State.OPEN, State.VEILED, State.VEILED, State.VEILED), states(START, known));
        assertEquals(List.of(State.CLEARED, State.VEILED, State.VEILED, State.VEILED), states(cleared, known));
        assertTrue(map(cleared, known).isComplete());
    }

    /** A mod that adds the stage that was missing: its place is there, and says what opens it. */
    @Test
    void aStageThatAModAddsMakesAHiddenPlaceAClosedOne() {
        assertEquals(State.VEILED, states(START, Set.of("field", "yard")).get(2));
        assertEquals(
                State.CLOSED, states(START, Set.of("field", "yard", "peak")).get(2));
    }

    @Test
    void aClosedPlaceTellsEveryDeedThatIsStillMissing() {
        Journey high = clear(START, "field", "high");
        Journey low = clear(START, "field", "low");

        assertEquals(List.of("field"), deeds(START, "yard"));
        assertEquals(List.of("yard", "field high"), deeds(START, "peak"));
        assertEquals(List.of("yard"), deeds(high, "peak"));
        assertEquals(List.of("yard", "field low"), deeds(high, "marsh"));
        assertEquals(List.of("field high"), deeds(clear(low, "yard", "high"), "peak"));
    }

    /** Of several ways the one that lacks the least. */
    @Test
    void theShortestOfSeveralWaysIsTold() {
        CampaignDef two = new CampaignDef(
                "map",
                "look",
                "field",
                List.of(
                        place("field", new Path("peak", "high", "field"), new Path("yard", "", "field")),
                        place("yard", new Path("peak", "", "yard")),
                        place("peak")));
        Journey low = START.cleared("field", mark("low"), "yard", 1);

        List<Deed> deeds =
                new JourneyMap(two, ALL::contains, low).deeds(two.places().get(2));

        assertEquals(1, deeds.size());
        assertEquals(List.of(new Deed(two.places().get(0), "high")), deeds, "the field again is told before the yard");
    }

    private static List<String> deeds(Journey journey, String place) {
        return map(journey, ALL).deeds(MAP.place(place).orElseThrow()).stream()
                .map(deed -> (deed.place().id() + " " + deed.exit()).strip())
                .toList();
    }

    @Test
    void aJourneyIsCompleteWhenAllThatCanBeSeenIsCleared() {
        Journey high = clear(clear(START, "field", "high"), "yard", "high");

        assertTrue(map(high, Set.of("field", "yard")).isComplete());
        assertFalse(map(high, ALL).isComplete());
    }
}
