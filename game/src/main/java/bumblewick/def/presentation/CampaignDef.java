package bumblewick.def.presentation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The map of a campaign: islands in a sea of clouds, and the ways between them. Nothing in here reaches the simulation.
 *
 * <p>The map's frame: x to the right, y up, z away from who looks at it, in u.
 *
 * @param id name, unique among campaigns
 * @param look light and sky over the map
 * @param first id of the place where a journey begins
 * @param places in the order in which the map lists them
 */
public record CampaignDef(String id, String look, String first, List<Place> places) {
    public CampaignDef {
        places = List.copyOf(places);
    }

    /** The place of an id. */
    public Optional<Place> place(String id) {
        return places.stream().filter(place -> place.id().equals(id)).findFirst();
    }

    /** The place where a stage is played. */
    public Optional<Place> placeOfStage(String stage) {
        return places.stream().filter(place -> place.stage().equals(stage)).findFirst();
    }

    /** The map with one more place. */
    public CampaignDef with(Place place) {
        List<Place> more = new ArrayList<>(places);
        more.add(place);
        return new CampaignDef(id, look, first, more);
    }

    /** The map with one more way, after those that are there; from a place that there is not, none. */
    public CampaignDef with(String from, Path path) {
        return changed(place -> {
            List<Path> paths = new ArrayList<>(place.paths());
            if (place.id().equals(from)) {
                paths.add(path);
            }
            return paths;
        });
    }

    /** The map without ways that lead to no place of it. */
    public CampaignDef withoutLooseWays() {
        return changed(place -> place.paths().stream()
                .filter(path -> place(path.to()).isPresent())
                .collect(Collectors.toList()));
    }

    private CampaignDef changed(Function<Place, List<Path>> ways) {
        List<Place> changed = new ArrayList<>();
        for (Place p : places) {
            changed.add(new Place(p.id(), p.stage(), p.x(), p.y(), p.z(), p.dark(), p.pieces(), ways.apply(p)));
        }
        return new CampaignDef(id, look, first, changed);
    }

    /**
     * A place on the map.
     *
     * @param id name, unique on the map
     * @param stage that is played there. It need not exist: then the place lies in clouds
     * @param x, y, z where it is
     * @param dark whether the clouds over it are smoke
     * @param pieces what is seen there once the clouds are gone
     * @param paths where one can go from there, the most obvious first
     */
    public record Place(
            String id, String stage, float x, float y, float z, boolean dark, List<Piece> pieces, List<Path> paths) {
        public Place {
            pieces = List.copyOf(pieces);
            paths = List.copyOf(paths);
        }
    }

    /** A model of an island; its place is relative to the island's. */
    public record Piece(String model, float x, float y, float z, float scale, float yawDegrees) {}

    /**
     * A way to another place. It opens when the place where it begins was cleared.
     *
     * @param to id of the place where it ends
     * @param exit that must have been taken for it, {@code high} or {@code low}; empty for any
     * @param of id of the place whose exit that is
     */
    public record Path(String to, String exit, String of) {}
}
