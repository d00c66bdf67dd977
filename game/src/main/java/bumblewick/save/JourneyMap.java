package bumblewick.save;

import bumblewick.def.CampaignDef;
import bumblewick.def.CampaignDef.Path;
import bumblewick.def.CampaignDef.Place;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** How a journey stands on the map of its campaign. */
public final class JourneyMap {
    private final CampaignDef map;
    private final Predicate<String> known;
    private final Journey journey;

    /** What a place is to a journey. */
    public enum State {
        /** Its stage is not in this game: clouds. */
        VEILED,
        /** The journey has not come there yet. */
        CLOSED,
        /** It can be played, and was not cleared yet. */
        OPEN,
        CLEARED
    }

    /** @param known whether the game has a stage */
    public JourneyMap(CampaignDef map, Predicate<String> known, Journey journey) {
        this.map = map;
        this.known = known;
        this.journey = journey;
    }

    /** What a place is to the journey. */
    public State state(Place place) {
        if (!known.test(place.stage())) {
            return State.VEILED;
        }
        if (cleared(place)) {
            return State.CLEARED;
        }
        boolean first = place.id().equals(map.first());
        boolean next = place.stage().equals(journey.next());
        return first || next || led(place) ? State.OPEN : State.CLOSED;
    }

    private boolean cleared(Place place) {
        return journey.marks().containsKey(place.stage());
    }

    private boolean led(Place place) {
        return map.places().stream().anyMatch(from -> from.paths().stream()
                .anyMatch(path -> path.to().equals(place.id()) && open(from, path)));
    }

    /** Whether one can go along a way: it begins at a cleared place, and the exit that it asks for was taken. */
    public boolean open(Place from, Path path) {
        return cleared(from)
                && (path.exit().isEmpty()
                        || map.place(path.of())
                                .filter(this::cleared)
                                .map(place -> exits(place).contains(path.exit()))
                                .orElse(false));
    }

    private Set<String> exits(Place place) {
        return journey.marks().get(place.stage()).exits();
    }

    /** Where the journey goes on; if that lies in clouds, the last place before them. */
    public Place here() {
        return map.of(journey.next())
                .filter(place -> known.test(place.stage()))
                .or(this::before)
                .orElseGet(this::first);
    }

    private Optional<Place> before() {
        String next = map.of(journey.next()).map(Place::id).orElse("");
        return map.places().stream()
                .filter(from -> from.paths().stream().anyMatch(path -> path.to().equals(next) && open(from, path)))
                .findFirst();
    }

    private Place first() {
        return map.place(map.first()).orElseThrow();
    }

    /**
     * The stage to which the journey goes on from one that was just cleared: along the first open way to a place that was
     * not cleared, best to one without clouds; empty if there is none.
     */
    public String after(String stage) {
        Optional<Place> from = map.of(stage);
        Optional<Place> fresh = from.flatMap(place -> ahead(place, to -> !cleared(to) && known.test(to.stage())));
        return fresh.or(() -> from.flatMap(place -> ahead(place, to -> !cleared(to))))
                .map(Place::stage)
                .orElse("");
    }

    private Optional<Place> ahead(Place from, Predicate<Place> wanted) {
        return from.paths().stream()
                .filter(path -> open(from, path))
                .flatMap(path -> map.place(path.to()).stream())
                .filter(wanted)
                .findFirst();
    }

    /** Whether every place without clouds was cleared. */
    public boolean complete() {
        return map.places().stream().filter(place -> known.test(place.stage())).allMatch(this::cleared);
    }
}
