package bumblewick.view.backdrop;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Keeps pictures of the map: {@code MapPreview FOLDER WIDTH HEIGHT QUALITY FRAME…}, with the place where Wick stands as the
 * property {@code place}, and where the bees carry it as {@code to}. Not a test: for looking at.
 */
public final class MapPreview extends Studio {
    private final MapView view;
    private final Place from;
    private final Optional<Place> to;
    private final List<Integer> wanted;

    private MapPreview(Path folder, MapView view, Place from, Optional<Place> to, List<Integer> wanted) {
        super(folder);
        this.from = from;
        this.to = to;
        this.view = view;
        this.wanted = wanted;
    }

    @Override
    public void open() {
        getStateManager().attach(view);
    }

    @Override
    public String frame(int number) {
        if (number == 1 && to.isPresent()) {
            view.travel(from, to.get());
        }
        boolean last = wanted.stream().allMatch(frame -> frame < number);
        return last ? null : wanted.contains(number) ? "map" + number : "";
    }

    public static void main(String[] args) throws IOException {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.valueOf(args[3]), false, true);
        Scene scene = ShippedScene.read();
        scene.report().problems().forEach(System.err::println);
        CampaignDef map = scene.all(CampaignDef.class).get("orchard_islands");
        MapVisibility sight = new MapVisibility(
                Set.of("cloverfield", "mill_yard"),
                List.of(
                        new MapVisibility.Way("cloverfield", "mill_yard", MapVisibility.Kind.OPEN),
                        new MapVisibility.Way("mill_yard", "windmill_reach", MapVisibility.Kind.CLOSED),
                        new MapVisibility.Way("mill_yard", "orchard_canopy", MapVisibility.Kind.LATER)));
        Place from = map.place(System.getProperty("place", map.first())).orElseThrow();
        Optional<Place> to = Optional.ofNullable(System.getProperty("to")).flatMap(map::place);
        MapView view = new MapView(map, scene.all(LookDef.class).get(map.look()), options, sight, from);
        List<Integer> wanted = List.of(args).subList(4, args.length).stream()
                .map(Integer::valueOf)
                .toList();
        new MapPreview(Path.of(args[0]), view, from, to, wanted)
                .run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }
}
