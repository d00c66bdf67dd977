package bumblewick.app.menu;

import bumblewick.app.run.Campaigns;
import bumblewick.app.run.RunFactory;
import bumblewick.app.shell.Gui;
import bumblewick.save.Journey;
import bumblewick.save.StageRecord;
import bumblewick.sim.run.StageResult;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TableRow;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Describes journeys in lines of tables: place, difficulty, medals, time of play and day. */
final class JourneyLines {
    private static final List<Float> COLUMNS = List.of(0.32f, 0.46f, 0.64f, 0.79f, 1f);
    private static final String NO_MEDAL = "none";

    private final Gui gui;
    private final RunFactory runs;
    private final Campaigns campaigns;
    private final String first;

    /** @param first id of the stage with which a campaign without a map begins */
    JourneyLines(Gui gui, RunFactory runs, Campaigns campaigns, String first) {
        this.gui = gui;
        this.runs = runs;
        this.campaigns = campaigns;
        this.first = first;
    }

    /** The name of the place that a journey has reached. */
    String place(Journey journey) {
        return gui.text("stage." + campaigns.stageOf(journey, first));
    }

    /**
     * A line about a journey.
     *
     * @param before what stands before the place
     * @param seconds that it was played
     * @param action run when it is chosen
     */
    Row row(String before, Journey journey, long seconds, Runnable action) {
        List<String> medals = medals(journey);
        List<String> cells = List.of(
                before + place(journey),
                runs.nameOf(journey.difficulty()),
                medals.isEmpty() ? "" : gui.text("campaign.medals", medals.size()),
                PlayTime.of(gui.translations(), seconds),
                journey.day().map(LocalDate::toString).orElse(""));
        return new TableRow(cells, COLUMNS, best(journey), false, help(journey), action);
    }

    private static List<String> medals(Journey journey) {
        return journey.marks().values().stream()
                .map(StageRecord::medal)
                .filter(medal -> !medal.equals(NO_MEDAL))
                .collect(Collectors.toList());
    }

    /** The picture of the best medal; empty without one. */
    private static String best(Journey journey) {
        Optional<String> best = medals(journey).stream().max(Comparator.comparing(JourneyLines::worth));
        return best.map(medal -> "medal_" + medal).orElse("");
    }

    private static StageResult.Medal worth(String medal) {
        return StageResult.Medal.valueOf(medal.toUpperCase(Locale.ROOT));
    }

    /** The medal of each stage, and whether other mods were on. */
    private String help(Journey journey) {
        List<String> facts = new ArrayList<>();
        journey.marks().forEach((stage, mark) -> {
            String name = gui.text("stage." + stage);
            facts.add(
                    mark.medal().equals(NO_MEDAL)
                            ? name
                            : gui.text("campaign.medalOf", name, gui.text("medal." + mark.medal())));
        });
        if (campaigns.hasOtherRules(journey)) {
            facts.add(gui.text("campaign.elsewhere"));
        }
        return facts.isEmpty() ? gui.text("campaign.fresh") : String.join("   ·   ", facts);
    }
}
