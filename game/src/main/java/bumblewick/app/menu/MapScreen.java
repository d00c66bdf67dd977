package bumblewick.app.menu;

import bumblewick.app.run.Campaigns;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.run.RunStarter;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.MusicTracks;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.TitleDestination;
import bumblewick.app.shell.TouchScreen;
import bumblewick.def.GardenDef;
import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Path;
import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.def.presentation.LookDef;
import bumblewick.save.Journey;
import bumblewick.save.JourneyMap;
import bumblewick.save.JourneyMap.State;
import bumblewick.save.StageRecord;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.draw.ZOrder;
import bumblewick.ui.menu.BackButton;
import bumblewick.ui.menu.NavCommand;
import bumblewick.ui.menu.NavStack;
import bumblewick.ui.screen.MapOverlay;
import bumblewick.view.backdrop.MapView;
import bumblewick.view.backdrop.MapVisibility;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The map of a journey: Wick stands at the next place, and every place that was reached can be played. */
public final class MapScreen implements GameScreen, NavStack.Target {
    private static final float TAG_HEIGHT = 6.4f; // u above a place

    /** Between the picture's edge and the button in its corner, in lines. */
    private static final float MARGIN = 12f;

    private static final int ROADS = 2;
    private static final int MINUTE = 60;

    private final Navigator navigator;
    private final PresentationContext context;
    private final Gui gui;
    private final InputMode input;
    private final TouchScreen touchScreen;
    private final RunFactory runs;
    private final RunStarter starter;
    private final Campaigns campaigns;
    private final int slot;
    private final Journey journey;
    private final CampaignDef map;
    private final JourneyMap progress;
    private final Optional<MapView> view;
    private final Optional<Place> from;
    private final MapNavigation navigation;
    private final Vector3f pixels = new Vector3f();
    private final BackButton backButton;
    private MapOverlay overlay;
    private Place chosen;
    private String shape = "";
    private boolean travelStarted;

    /**
     * Opens the map.
     *
     * @param place the journey and where it comes from
     */
    public MapScreen(
            Navigator navigator,
            PresentationContext context,
            InputMode input,
            TouchScreen touchScreen,
            RunFactory runs,
            RunStarter starter,
            Campaigns campaigns,
            RunDestination.WorldMap place) {
        this.navigator = navigator;
        this.context = context;
        gui = context.gui();
        this.input = input;
        this.touchScreen = touchScreen;
        this.runs = runs;
        this.starter = starter;
        this.campaigns = campaigns;
        slot = place.slot();
        journey = place.journey();
        map = campaigns.map().orElseThrow(() -> new IllegalStateException("the scene folder has no campaign"));
        progress = campaigns.on(map, journey);
        navigation = new MapNavigation(map.places());
        from = place.from().flatMap(map::of);
        chosen = progress.here();
        backButton = new BackButton(gui.canvas(), gui.skin(), this::leave);
        view = look().map(look ->
                new MapView(map, look, context.graphics().options(), visibility(), from.orElse(chosen)));
    }

    private Optional<LookDef> look() {
        return Optional.ofNullable(context.scene().all(LookDef.class).get(map.look()));
    }

    private MapVisibility visibility() {
        Set<String> clear = map.places().stream()
                .filter(place -> progress.state(place) != State.VEILED)
                .map(Place::id)
                .collect(Collectors.toSet());
        List<MapVisibility.Way> ways = new ArrayList<>();
        for (Place place : map.places()) {
            for (Path path : place.paths()) {
                if (clear.contains(place.id()) && worthAWay(place, path)) {
                    ways.add(new MapVisibility.Way(place.id(), path.to(), progress.open(place, path)));
                }
            }
        }
        return new MapVisibility(clear, ways);
    }

    /** Several exits may lead to one place: one way is drawn, an open one if there is any. */
    private boolean worthAWay(Place place, Path path) {
        Path best = place.paths().stream()
                .filter(other -> other.to().equals(path.to()))
                .reduce((a, b) -> progress.open(place, a) ? a : b)
                .orElse(path);
        return best.equals(path);
    }

    @Override
    public void show() {
        view.ifPresent(picture -> context.graphics().states().attach(picture));
        context.audio().music(MusicTracks.TITLE);
        input.openMenus();
        input.takePressed();
        gui.menuStyle().navStack().push(this);
        overlay = newOverlay();
    }

    private MapOverlay newOverlay() {
        MapOverlay fresh = new MapOverlay(gui.canvas(), gui.skin(), this::point, this::press);

        for (Place place : map.places()) {
            fresh.addPlace(name(place), medal(place));
        }
        fresh.heading(gui.text("map.journey", slot, runs.nameOf(journey.difficulty()), journey.seconds() / MINUTE));
        fresh.showCard(card());
        shape = shape();
        return fresh;
    }

    /** What places depend on. */
    private String shape() {
        return gui.canvas().width() + " × " + gui.skin().textScale() + " "
                + gui.prompts().revision();
    }

    /** The name of a place; empty if it is hidden in clouds. */
    private String name(Place place) {
        return progress.state(place) == State.VEILED ? "" : gui.text("stage." + place.stage());
    }

    private String medal(Place place) {
        return mark(place)
                .map(StageRecord::medal)
                .filter(medal -> !medal.equals("none"))
                .map(medal -> "medal_" + medal)
                .orElse("");
    }

    private Optional<StageRecord> mark(Place place) {
        return Optional.ofNullable(journey.marks().get(place.stage()));
    }

    private MapOverlay.Card card() {
        PromptFormatter glyphs = gui.prompts();
        State state = progress.state(chosen);
        return switch (state) {
            case VEILED ->
                new MapOverlay.Card(
                        gui.text("map.veiled"),
                        gui.text(chosen.dark() ? "map.smoke.line" : "map.veiled.line"),
                        "",
                        "",
                        glyphs.fill(gui.text("map.look")));
            case CLOSED ->
                new MapOverlay.Card(
                        name(chosen), gui.text("map.closed.line"), "", "", glyphs.fill(gui.text("map.look")));
            default ->
                new MapOverlay.Card(
                        name(chosen),
                        gui.text("stage." + chosen.stage() + ".line"),
                        medal(chosen),
                        mark(chosen).map(this::facts).orElse(""),
                        glyphs.fill(gui.text(onFoot(chosen) ? "map.walk" : "map.fly")));
        };
    }

    private boolean onFoot(Place place) {
        return context.scene().rules().all(GardenDef.class).containsKey(place.stage());
    }

    private String facts(StageRecord mark) {
        List<String> facts = new ArrayList<>();
        facts.add(gui.text("map.best", NumberFormatter.format(mark.points())));
        GardenDef garden = context.scene().rules().all(GardenDef.class).get(chosen.stage());
        if (garden == null) {
            facts.add(gui.text("map.bees", mark.bees()));
            facts.add(gui.text("map.roads", mark.exits().size(), ROADS));
        } else {
            long friends = garden.level().spawns().stream()
                    .filter(spawn -> spawn.what().equals("friend"))
                    .count();
            facts.add(gui.text("map.friends", mark.friends(), friends));
        }
        return String.join("   ·   ", facts);
    }

    @Override
    public void update(float seconds) {
        boolean pressed = input.takePressed();
        if (travelling()) {
            if (pressed) {
                view.ifPresent(MapView::finishTravel);
            }
            return;
        }
        if (!travelStarted
                && from.isPresent()
                && view.isPresent()
                && view.get().isInitialized()
                && !chosen.equals(from.get())) {
            travelStarted = true;
            view.get().travel(from.get(), chosen);
        }
        view.ifPresent(picture -> picture.lookAt(chosen));
    }

    private boolean travelling() {
        return view.map(MapView::isTravelling).orElse(false);
    }

    @Override
    public void present(float seconds) {
        if (!shape.equals(shape())) {
            relabel();
        }
        if (view.isPresent() && !view.get().isInitialized()) {
            return; // the picture of another screen is still there
        }
        overlay.show();
        placeBackButton();
        float scale = gui.canvas().scale();
        for (int i = 0; i < map.places().size(); i++) {
            Place place = map.places().get(i);
            if (view.isPresent() && view.get().screenOf(place, TAG_HEIGHT, pixels)) {
                float y = pixels.z > 1f ? -1_000f : pixels.y / scale;
                overlay.movePlace(i, pixels.x / scale, y, place.equals(chosen));
            }
        }
        overlay.update(seconds);
    }

    private void placeBackButton() {
        Canvas canvas = gui.canvas();
        float half = backButton.width() / 2f + MARGIN;
        backButton.at(canvas.insetLeft() + half, Canvas.HEIGHT - canvas.insetTop() - half, ZOrder.TEXT);
        if (backButton.getParent() == null) {
            canvas.add(backButton);
        }
        overlay.indent(canvas.hasTouch() ? backButton.width() + MARGIN : 0f);
    }

    @Override
    public void relabel() {
        overlay.hide();
        overlay = newOverlay();
    }

    @Override
    public void nav(NavCommand navCommand) {
        if (travelling()) {
            return;
        }
        if (navCommand == NavCommand.ACCEPT) {
            enter();
        } else {
            navigation.next(chosen, navCommand).ifPresent(this::choose);
        }
    }

    private void choose(Place place) {
        if (!place.equals(chosen)) {
            chosen = place;
            gui.sounds().play(UiSounds.Sound.MOVE);
            overlay.showCard(card());
        }
    }

    /** The pointer chooses what is near: what is far moves away under it. */
    private void point(int index) {
        if (!travelling()
                && !gui.pages().isOpen()
                && !touchScreen.inHand() // a finger that comes down has pointed at nothing before
                && progress.state(map.places().get(index)) != State.VEILED) {
            choose(map.places().get(index));
        }
    }

    private void press(int index) {
        if (travelling() || gui.pages().isOpen()) {
            return;
        }
        if (map.places().get(index).equals(chosen)) {
            enter();
        } else {
            choose(map.places().get(index));
        }
    }

    private void enter() {
        State state = progress.state(chosen);
        if (state == State.OPEN || state == State.CLEARED) {
            gui.sounds().play(UiSounds.Sound.ACCEPT);
            starter.start(campaigns.fly(slot, journey, chosen.stage()));
        } else {
            gui.sounds().play(UiSounds.Sound.BACK);
        }
    }

    private void leave() {
        if (!gui.pages().isOpen()) {
            gui.sounds().play(UiSounds.Sound.BACK);
            back();
        }
    }

    @Override
    public void back() {
        navigator.open(TitleDestination.with());
    }

    @Override
    public void hide() {
        gui.menuStyle().navStack().remove(this);
        overlay.hide();
        backButton.removeFromParent();
        view.ifPresent(picture -> context.graphics().states().detach(picture));
    }
}
