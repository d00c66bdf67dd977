package bumblewick.app.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.ui.menu.NavCommand;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MapNavigationTest {
    private static Place place(String id, float x, float z) {
        return new Place(id, id, x, 0f, z, false, List.of(), List.of());
    }

    @Test
    void theNearestPlaceInADirectionIsFoundAndNothingBeyondTheEdge() {
        Place middle = place("middle", 0f, 0f);
        MapNavigation compass = new MapNavigation(List.of(
                middle, place("right", 10f, 2f), place("far", 25f, 0f), place("up", 1f, 12f), place("left", -8f, -3f)));

        assertEquals(
                "right", compass.next(middle, NavCommand.RIGHT).orElseThrow().id());
        assertEquals("left", compass.next(middle, NavCommand.LEFT).orElseThrow().id());
        assertEquals("up", compass.next(middle, NavCommand.UP).orElseThrow().id());
        assertEquals(true, compass.next(middle, NavCommand.DOWN).isEmpty());
        assertEquals(true, compass.next(middle, NavCommand.ACCEPT).isEmpty());
    }

    /** From the first place of the shipped map the four directions lead everywhere. */
    @Test
    void everyPlaceOfTheShippedMapCanBeReached() throws Exception {
        Scene scene = ShippedScene.read();
        CampaignDef map = scene.all(CampaignDef.class).values().iterator().next();
        MapNavigation compass = new MapNavigation(map.places());
        Set<String> reached = new TreeSet<>();
        Deque<Place> ahead = new ArrayDeque<>(List.of(map.place(map.first()).orElseThrow()));
        while (!ahead.isEmpty()) {
            Place place = ahead.remove();
            if (reached.add(place.id())) {
                for (NavCommand way : List.of(NavCommand.UP, NavCommand.DOWN, NavCommand.LEFT, NavCommand.RIGHT)) {
                    compass.next(place, way).ifPresent(ahead::add);
                }
            }
        }

        assertEquals(map.places().stream().map(Place::id).collect(Collectors.toCollection(TreeSet::new)), reached);
    }
}
