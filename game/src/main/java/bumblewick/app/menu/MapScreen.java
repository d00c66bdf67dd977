package bumblewick.app.menu;

import bumblewick.app.run.Campaigns;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.ResumePoint;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.run.RunStarter;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.MusicTracks;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.TouchScreen;
import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Path;
import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.def.presentation.LookDef;
import bumblewick.save.Journey;
import bumblewick.save.JourneyMap;
import bumblewick.save.JourneyMap.State;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.draw.ZOrder;
import bumblewick.ui.menu.BackButton;
import bumblewick.ui.menu.MenuHint;
import bumblewick.ui.menu.NavCommand;
import bumblewick.ui.menu.NavStack;
import bumblewick.ui.screen.MapOverlay;
import bumblewick.view.backdrop.MapView;
import bumblewick.view.backdrop.MapVisibility;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The map of a journey: Wick stands at the next place, and every place that was reached can be played. */
public final class MapScreen implements GameScreen, NavStack.Target {
    private static final Logger LOG = LoggerFactory.getLogger(MapScreen.class);
    private static final float TAG_HEIGHT = 6.4f; // u above a place
    private static final float CLOUD_TAG_HEIGHT = 3f; // u above a place in clouds

    /** Between the picture's edge and the button in its corner, in lines. */
    private static final float MARGIN = 12f;

    /** Upper end of a card with texts of the usual size, in lines: a place stands above it. */
    private static final float USUAL_CARD = 215f;

    private final Navigator navigator;
    private final PresentationContext context;
    private final Gui gui;
    private final InputMode input;
    private final TouchScreen touchScreen;
    private final RunFactory runs;
    private final RunStarter starter;
    private final Campaigns campaigns;
    private final int slot;
    private final boolean completed;
    private Journey journey;
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
        completed = place.completed();
        map = campaigns.map().orElseThrow(() -> new IllegalStateException("the scene folder has no campaign"));
        progress = campaigns.on(map, journey);
        navigation = new MapNavigation(map.places());
        from = place.from().flatMap(map::placeOfStage);
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
                    ways.add(new MapVisibility.Way(place.id(), path.to(), kind(place, path, clear)));
                }
            }
        }
        return new MapVisibility(clear, ways);
    }

    private MapVisibility.Kind kind(Place place, Path path, Set<String> clear) {
        if (!clear.contains(path.to())) {
            return MapVisibility.Kind.LATER;
        }
        return progress.isOpen(place, path) ? MapVisibility.Kind.OPEN : MapVisibility.Kind.CLOSED;
    }

    /** Several exits may lead to one place: one way is drawn, an open one if there is any. */
    private boolean worthAWay(Place place, Path path) {
        Path best = place.paths().stream()
                .filter(other -> other.to().equals(path.to()))
                .reduce((a, b) -> progress.isOpen(place, a) ? a : b)
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
        showCard();
        if (completed) {
            menu().openEnding();
        }
    }

    private MapOverlay newOverlay() {
        MapOverlay fresh = new MapOverlay(gui.canvas(), gui.skin(), this::point, this::press);

        for (Place place : map.places()) {
            fresh.addPlace(cards().name(place), cards().medal(place));
        }
        String played = PlayTime.of(gui.translations(), starter.playedSeconds(slot, journey));
        fresh.heading(gui.text("map.journey", slot, runs.nameOf(journey.difficulty()), played));
        shape = shape();
        return fresh;
    }

    /** What places depend on. */
    private String shape() {
        return gui.canvas().width() + " × " + gui.skin().textScale() + " "
                + gui.canvas().menuBottom();
    }

    private void showCard() {
        Optional<ResumePoint> kept = starter.keptOf(campaigns.fly(slot, journey, chosen.stage()));
        overlay.showCard(cards().card(chosen, kept));
    }

    private MapCards cards() {
        return new MapCards(gui, context.scene().rules(), progress, journey);
    }

    private MapMenu menu() {
        return new MapMenu(
                navigator,
                gui,
                runs,
                () -> journey.difficulty(),
                this::changeDifficulty,
                () -> cards().summary(map.places()),
                progress.isComplete(),
                map.places().stream().anyMatch(place -> progress.state(place) == State.VEILED));
    }

    private void changeDifficulty(String difficulty) {
        try {
            journey = campaigns.changeDifficulty(slot, journey, difficulty);
        } catch (IOException e) {
            LOG.warn("the journey in slot {} could not be written", slot, e);
            gui.notice().show(gui.text("campaign.failed"));
        }
        relabel();
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
        view.ifPresent(picture -> picture.lookAt(chosen, Math.max(0f, overlay.cardTop() - USUAL_CARD) / Canvas.HEIGHT));
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
            if (view.isPresent() && view.get().screenOf(place, tagHeight(place), pixels)) {
                float y = pixels.z > 1f ? -1_000f : pixels.y / scale;
                overlay.movePlace(i, pixels.x / scale, y, place.equals(chosen));
            }
        }
        overlay.update(seconds);
    }

    private float tagHeight(Place place) {
        return progress.state(place) == State.VEILED ? CLOUD_TAG_HEIGHT : TAG_HEIGHT;
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
        showCard();
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

    /** What can be done at the chosen place: a closed one can only be looked at. */
    @Override
    public List<MenuHint> hints() {
        List<MenuHint> hints = new ArrayList<>();
        if (canEnter()) {
            hints.add(cards().onFoot(chosen) ? MenuHint.WALK : MenuHint.FLY);
        }
        hints.add(MenuHint.PLACE);
        hints.add(MenuHint.MENU);
        return hints;
    }

    private boolean canEnter() {
        State state = progress.state(chosen);
        return state == State.OPEN || state == State.CLEARED;
    }

    private void choose(Place place) {
        if (!place.equals(chosen)) {
            chosen = place;
            gui.sounds().play(UiSounds.Sound.MOVE);
            showCard();
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
        if (canEnter()) {
            gui.sounds().play(UiSounds.Sound.ACCEPT);
            starter.start(campaigns.fly(slot, journey, chosen.stage()));
        } else {
            gui.sounds().play(UiSounds.Sound.BACK);
            overlay.refuse();
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
        menu().open();
    }

    @Override
    public void hide() {
        gui.menuStyle().navStack().remove(this);
        gui.notice().dismiss();
        overlay.hide();
        backButton.removeFromParent();
        view.ifPresent(picture -> context.graphics().states().detach(picture));
    }
}
