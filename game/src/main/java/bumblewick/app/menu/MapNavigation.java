package bumblewick.app.menu;

import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.ui.menu.NavCommand;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the place that lies in a direction on the map. */
final class MapNavigation {
    /** What lies aside counts so much more than what lies ahead. */
    private static final float STRAY = 1.6f;

    /** What lies less ahead than this, for a way of 1 aside, does not lie in that direction. */
    private static final float FLATTEST = 0.5f;

    private final List<Place> places;

    MapNavigation(List<Place> places) {
        this.places = places;
    }

    /** The nearest place in a direction, rather ahead than aside; nothing if there is none, or it is no direction. */
    Optional<Place> next(Place from, NavCommand way) {
        return places.stream()
                .filter(place -> ahead(from, place, way) > Math.abs(aside(from, place, way)) * FLATTEST)
                .min(Comparator.comparing(
                        place -> ahead(from, place, way) + STRAY * Math.abs(aside(from, place, way))));
    }

    private static float ahead(Place from, Place to, NavCommand way) {
        return switch (way) {
            case RIGHT -> to.x() - from.x();
            case LEFT -> from.x() - to.x();
            case UP -> to.z() - from.z();
            case DOWN -> from.z() - to.z();
            default -> -1f;
        };
    }

    private static float aside(Place from, Place to, NavCommand way) {
        return way == NavCommand.UP || way == NavCommand.DOWN ? to.x() - from.x() : to.z() - from.z();
    }
}
