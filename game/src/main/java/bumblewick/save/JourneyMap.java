package bumblewick.save;

import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Path;
import bumblewick.def.presentation.CampaignDef.Place;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The places of a campaign's map in relation to a journey: which are cleared, open or closed. */
public final class JourneyMap {
    private final CampaignDef map;
    private final Predicate<String> known;
    private final Journey journey;

    /** The state of a place. */
    public enum State {
        /** Hidden in clouds: its stage is not in this game. */
        VEILED,
        /** The journey has not reached it yet. */
        CLOSED,
        /** Can be played, not cleared yet. */
        OPEN,
        CLEARED
    }

    /** @param known whether the game has a stage of an id */
    public JourneyMap(CampaignDef map, Predicate<String> known, Journey journey) {
        this.map = map;
        this.known = known;
        this.journey = journey;
    }

    /** The state of a place. */
    public State state(Place place) {
        if (!known.test(place.stage())) {
            return State.VEILED;
        }
        if (cleared(place)) {
            return State.CLEARED;
        }
        boolean first = place.id().equals(map.first());
        boolean next = place.stage().equals(journey.next());
        return first || next || isReachable(place) ? State.OPEN : State.CLOSED;
    }

    private boolean cleared(Place place) {
        return journey.marks().containsKey(place.stage());
    }

    private boolean isReachable(Place place) {
        return map.places().stream().anyMatch(from -> from.paths().stream()
                .anyMatch(path -> path.to().equals(place.id()) && open(from, path)));
    }

    /** Whether the player can go along a path: its start is cleared, and the exit that it requires was taken. */
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

    /** The place where the journey goes on; if that is hidden in clouds, the last place before it. */
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
     * The stage to which the journey goes on after {@code stage} was cleared: along the first open path to a place
     * that is not cleared, preferably one that is not hidden; empty if there is none.
     */
    public String after(String stage) {
        Optional<Place> from = map.of(stage);
        Optional<Place> unplayed =
                from.flatMap(place -> firstBehind(place, to -> !cleared(to) && known.test(to.stage())));
        return unplayed.or(() -> from.flatMap(place -> firstBehind(place, to -> !cleared(to))))
                .map(Place::stage)
                .orElse("");
    }

    private Optional<Place> firstBehind(Place from, Predicate<Place> wanted) {
        return from.paths().stream()
                .filter(path -> open(from, path))
                .flatMap(path -> map.place(path.to()).stream())
                .filter(wanted)
                .findFirst();
    }

    /** Whether every place that is not hidden is cleared. */
    public boolean complete() {
        return map.places().stream().filter(place -> known.test(place.stage())).allMatch(this::cleared);
    }
}
