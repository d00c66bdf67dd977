package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.CampaignDef;
import bumblewick.def.CampaignDef.Place;
import bumblewick.ui.page.Nav;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MapCompassTest {
    private static Place place(String id, float x, float z) {
        return new Place(id, id, x, 0f, z, false, List.of(), List.of());
    }

    @Test
    void theNearestPlaceInADirectionIsFoundAndNothingBeyondTheEdge() {
        Place middle = place("middle", 0f, 0f);
        MapCompass compass = new MapCompass(List.of(
                middle, place("right", 10f, 2f), place("far", 25f, 0f), place("up", 1f, 12f), place("left", -8f, -3f)));

        assertEquals("right", compass.next(middle, Nav.RIGHT).orElseThrow().id());
        assertEquals("left", compass.next(middle, Nav.LEFT).orElseThrow().id());
        assertEquals("up", compass.next(middle, Nav.UP).orElseThrow().id());
        assertEquals(true, compass.next(middle, Nav.DOWN).isEmpty());
        assertEquals(true, compass.next(middle, Nav.ACCEPT).isEmpty());
    }

    /** From the first place of the shipped map the four directions lead everywhere. */
    @Test
    void everyPlaceOfTheShippedMapCanBeReached() throws Exception {
        Scene scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
        CampaignDef map = scene.campaigns().values().iterator().next();
        MapCompass compass = new MapCompass(map.places());
        Set<String> reached = new TreeSet<>();
        Deque<Place> ahead = new ArrayDeque<>(List.of(map.place(map.first()).orElseThrow()));
        while (!ahead.isEmpty()) {
            Place place = ahead.remove();
            if (reached.add(place.id())) {
                for (Nav way : List.of(Nav.UP, Nav.DOWN, Nav.LEFT, Nav.RIGHT)) {
                    compass.next(place, way).ifPresent(ahead::add);
                }
            }
        }

        assertEquals(map.places().stream().map(Place::id).collect(Collectors.toCollection(TreeSet::new)), reached);
    }
}
