package bumblewick.app.menu;

import bumblewick.app.run.ResumePoint;
import bumblewick.app.shell.Gui;
import bumblewick.def.GardenDef;
import bumblewick.def.Medals;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.save.Journey;
import bumblewick.save.JourneyMap;
import bumblewick.save.JourneyMap.Deed;
import bumblewick.save.JourneyMap.State;
import bumblewick.save.StageRecord;
import bumblewick.sim.run.StageResult;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.screen.MapOverlay;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Describes the places of a journey's map: names, medals, and the card about the chosen one. */
final class MapCards {
    private static final int ROADS = 2;
    private static final String GAP = "   ·   ";

    private final Gui gui;
    private final Rulebook rules;
    private final JourneyMap progress;
    private final Journey journey;

    MapCards(Gui gui, Rulebook rules, JourneyMap progress, Journey journey) {
        this.gui = gui;
        this.rules = rules;
        this.progress = progress;
        this.journey = journey;
    }

    /** The name of a place; empty if it is hidden in clouds. */
    String name(Place place) {
        return progress.state(place) == State.VEILED ? "" : gui.text("stage." + place.stage());
    }

    /** The picture of the medal that was won at a place; empty if there is none. */
    String medal(Place place) {
        return mark(place)
                .map(StageRecord::medal)
                .filter(medal -> !medal.equals("none"))
                .map(medal -> "medal_" + medal)
                .orElse("");
    }

    private Optional<StageRecord> mark(Place place) {
        return Optional.ofNullable(journey.marks().get(place.stage()));
    }

    /**
     * The card about a place.
     *
     * @param kept the run that was left there
     */
    MapOverlay.Card card(Place place, Optional<ResumePoint> kept) {
        State state = progress.state(place);
        if (state == State.VEILED || state == State.CLOSED) {
            String name = state == State.VEILED ? gui.text(place.dark() ? "map.smoke" : "map.veiled") : name(place);
            return new MapOverlay.Card(name, whyNot(place), "", "", List.of());
        }
        return new MapOverlay.Card(
                name(place),
                gui.text("stage." + place.stage() + ".line"),
                medal(place),
                facts(place, kept),
                goals(place));
    }

    /** Whether Wick walks at a place. */
    boolean onFoot(Place place) {
        return garden(place).isPresent();
    }

    /** Why the player cannot go to a place, and what opens it. */
    String whyNot(Place place) {
        if (progress.state(place) == State.VEILED) {
            return gui.text("map.later");
        }
        List<Deed> deeds = progress.deeds(place);
        Deed last = deeds.get(deeds.size() - 1);
        String name = gui.text("stage." + last.place().stage());
        if (deeds.size() > 1) {
            String before = gui.text("stage." + deeds.get(0).place().stage());
            return gui.text("map.closed.both." + last.exit(), before, name);
        }
        StageDef flight = rules.all(StageDef.class).get(last.place().stage());
        if (last.exit().equals("high") && flight != null && flight.deed().isThere()) {
            return gui.text("map.closed.deed", name, gui.text(flight.deed().text()));
        }
        return gui.text(last.exit().isEmpty() ? "map.closed.line" : "map.closed." + last.exit(), name);
    }

    private Optional<GardenDef> garden(Place place) {
        return Optional.ofNullable(rules.all(GardenDef.class).get(place.stage()));
    }

    private String facts(Place place, Optional<ResumePoint> kept) {
        List<String> facts = new ArrayList<>();
        kept.ifPresent(run -> facts.add(gui.text("map.kept", NumberFormatter.formatTime(run.seconds()))));
        mark(place).ifPresent(mark -> {
            facts.add(gui.text("map.best", NumberFormatter.format(mark.points())));
            Optional<GardenDef> garden = garden(place);
            if (garden.isEmpty()) {
                facts.add(gui.text("map.bees", mark.bees()));
                facts.add(gui.text("map.roads", mark.exits().size(), ROADS));
            } else {
                facts.add(gui.text("map.friends", mark.friends(), friends(garden.get())));
            }
        });
        return String.join(GAP, facts);
    }

    private static long friends(GardenDef garden) {
        return garden.level().spawns().stream()
                .filter(spawn -> spawn.what().equals("friend"))
                .count();
    }

    private List<MapOverlay.MedalGoal> goals(Place place) {
        StageDef flight = rules.all(StageDef.class).get(place.stage());
        Medals medals =
                flight != null ? flight.medals() : garden(place).orElseThrow().medals();
        StageResult.Medal won = mark(place)
                .map(mark -> StageResult.Medal.valueOf(mark.medal().toUpperCase(Locale.ROOT)))
                .orElse(StageResult.Medal.NONE);
        List<MapOverlay.MedalGoal> goals = new ArrayList<>();
        for (StageResult.Medal medal : StageResult.Medal.values()) {
            if (medal != StageResult.Medal.NONE) {
                String id = medal.name().toLowerCase(Locale.ROOT);
                String points = NumberFormatter.format(medal.from(medals));
                String label = gui.text("map.medal", gui.text("medal." + id), points);
                goals.add(new MapOverlay.MedalGoal("medal_" + id, label, medal.compareTo(won) <= 0));
            }
        }
        return goals;
    }

    /** What was achieved in the whole journey, a line for each stage and the sum. */
    List<String> summary(List<Place> places) {
        List<String> lines = new ArrayList<>();
        int roads = 0;
        long friends = 0;
        long allFriends = 0;
        int flights = 0;
        for (Place place : places) {
            if (progress.state(place) == State.CLEARED) {
                StageRecord mark = mark(place).orElseThrow();
                String medal = mark.medal().equals("none") ? "map.noMedal" : "medal." + mark.medal();
                lines.add(gui.text(
                        "map.ending.stage", name(place), gui.text(medal), NumberFormatter.format(mark.points())));
                flights += garden(place).isPresent() ? 0 : 1;
                roads += garden(place).isPresent() ? 0 : mark.exits().size();
                friends += mark.friends();
                allFriends += garden(place).map(MapCards::friends).orElse(0L);
            }
        }
        lines.add(String.join(
                GAP,
                gui.text("map.roads", roads, ROADS * flights),
                gui.text("map.friends", friends, allFriends),
                gui.text("map.ending.time", NumberFormatter.formatTime(journey.seconds()))));
        return lines;
    }
}
