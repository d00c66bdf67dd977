package bumblewick.view;

import bumblewick.loop.FixedTickLoop;
import bumblewick.sim.PlayerIntent;
import bumblewick.sim.RunOptions;
import bumblewick.sim.World;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Keeps pictures of a flight: {@code FlightPreview FOLDER WIDTH HEIGHT QUALITY FRAME…}. Not a test: for looking at.
 */
final class FlightPreview extends Studio {
    private final Set<Integer> wanted;
    private final int last;
    private final FlightView view;
    private final FixedTickLoop loop;

    private FlightPreview(Path folder, ViewOptions options, TreeSet<Integer> wanted) {
        super(folder);
        this.wanted = wanted;
        last = wanted.last();
        World world = new World(Fixture.rules(), new RunOptions("meadow", "easy", 1L, 0));
        loop = new FixedTickLoop(world, () -> PlayerIntent.of((float) Math.sin(world.ticks() / 40.0), 0f, 0));
        view = new FlightView(loop, Map.of("day", Fixture.look()), options);
    }

    @Override
    void open() {
        getStateManager().attach(view);
    }

    @Override
    String frame(int number) {
        if (number > last) {
            return null;
        }
        loop.advance(1.0 / 60.0);
        return wanted.contains(number) ? String.format("flight%05d", number) : "";
    }

    public static void main(String[] args) {
        TreeSet<Integer> wanted = new TreeSet<>();
        for (int i = 4; i < args.length; i++) {
            wanted.add(Integer.parseInt(args[i]));
        }
        ViewOptions options = new ViewOptions(ViewOptions.Quality.valueOf(args[3]), false, true);
        new FlightPreview(Path.of(args[0]), options, wanted).run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }
}
