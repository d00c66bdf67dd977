package bumblewick.save;

import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Path;
import bumblewick.def.presentation.CampaignDef.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The places of a campaign's map in relation to a journey: which are cleared, open, closed, or hidden in clouds. A place
 * opens when one of the {@linkplain CampaignDef.Path ways} to it does.
 */
public final class JourneyMap {
    private final CampaignDef map;
    private final Predicate<String> known;
    private final Journey journey;

    /** The state of a place. */
    public enum State {
        /** Hidden in clouds: its stage is not in this game, or no way leads there through stages that are. */
        VEILED,
        /** The journey has not reached it yet. */
        CLOSED,
        /** Can be played, not cleared yet. */
        OPEN,
        CLEARED
    }

    /**
     * Something that opens a way.
     *
     * @param place to be cleared
     * @param exit that has to be taken there, {@code high} or {@code low}; empty for any
     */
    public record Deed(Place place, String exit) {}

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
        if (first || next || isReachable(place)) {
            return State.OPEN;
        }
        return existing().contains(place.id()) ? State.CLOSED : State.VEILED;
    }

    /** Ids of the places to which ways lead through stages of this game. */
    private Set<String> existing() {
        Set<String> all = new TreeSet<>();
        map.places().stream()
                .filter(place -> place.id().equals(map.first()) || cleared(place))
                .forEach(place -> all.add(place.id()));
        all.removeIf(id -> !isKnown(id));
        boolean grown = true;
        while (grown) {
            grown = all.addAll(behind(all));
        }
        return all;
    }

    private boolean isKnown(String id) {
        return map.place(id).filter(place -> known.test(place.stage())).isPresent();
    }

    private Set<String> behind(Set<String> places) {
        return places.stream()
                .flatMap(id -> map.place(id).orElseThrow().paths().stream())
                .filter(path -> path.exit().isEmpty() || places.contains(path.of()))
                .map(Path::to)
                .filter(this::isKnown)
                .collect(Collectors.toSet());
    }

    /** What opens a closed place: the fewest deeds that complete a way to it, in the order of the way. */
    public List<Deed> deeds(Place closed) {
        Set<String> existing = existing();
        return map.places().stream()
                .filter(from -> existing.contains(from.id()))
                .flatMap(from -> from.paths().stream()
                        .filter(path -> path.to().equals(closed.id()))
                        .filter(path -> path.exit().isEmpty() || existing.contains(path.of()))
                        .map(path -> deeds(from, path)))
                .min(Comparator.comparingInt(List::size))
                .orElse(List.of());
    }

    private List<Deed> deeds(Place from, Path path) {
        Place of = path.exit().isEmpty() ? from : map.place(path.of()).orElseThrow();
        boolean taken = path.exit().isEmpty() || (cleared(of) && exits(of).contains(path.exit()));
        List<Deed> deeds = new ArrayList<>();
        if (!cleared(from) && !from.equals(of)) {
            deeds.add(new Deed(from, ""));
        }
        if (!cleared(of) || !taken) {
            deeds.add(new Deed(of, path.exit()));
        }
        return deeds;
    }

    private boolean cleared(Place place) {
        return journey.marks().containsKey(place.stage());
    }

    private boolean isReachable(Place place) {
        return map.places().stream().anyMatch(from -> from.paths().stream()
                .anyMatch(path -> path.to().equals(place.id()) && isOpen(from, path)));
    }

    /** Whether the player can go along a path: its start is cleared, and the exit that it requires was taken. */
    public boolean isOpen(Place from, Path path) {
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
        return map.placeOfStage(journey.next())
                .filter(place -> known.test(place.stage()))
                .or(this::before)
                .orElseGet(this::first);
    }

    private Optional<Place> before() {
        String next = map.placeOfStage(journey.next()).map(Place::id).orElse("");
        return map.places().stream()
                .filter(from -> from.paths().stream().anyMatch(path -> path.to().equals(next) && isOpen(from, path)))
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
        Optional<Place> from = map.placeOfStage(stage);
        Optional<Place> unplayed =
                from.flatMap(place -> firstBehind(place, to -> !cleared(to) && known.test(to.stage())));
        return unplayed.or(() -> from.flatMap(place -> firstBehind(place, to -> !cleared(to))))
                .map(Place::stage)
                .orElse("");
    }

    private Optional<Place> firstBehind(Place from, Predicate<Place> wanted) {
        return from.paths().stream()
                .filter(path -> isOpen(from, path))
                .flatMap(path -> map.place(path.to()).stream())
                .filter(wanted)
                .findFirst();
    }

    /** Whether every place that is not hidden is cleared. */
    public boolean isComplete() {
        return map.places().stream()
                .filter(place -> state(place) != State.VEILED)
                .allMatch(this::cleared);
    }
}
