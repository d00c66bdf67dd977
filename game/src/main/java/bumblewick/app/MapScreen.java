package bumblewick.app;

import bumblewick.def.CampaignDef;
import bumblewick.def.CampaignDef.Path;
import bumblewick.def.CampaignDef.Place;
import bumblewick.def.GardenDef;
import bumblewick.def.LookDef;
import bumblewick.save.Journey;
import bumblewick.save.JourneyMap;
import bumblewick.save.JourneyMap.State;
import bumblewick.save.StageMark;
import bumblewick.ui.Canvas;
import bumblewick.ui.Chime;
import bumblewick.ui.GlyphText;
import bumblewick.ui.Layer;
import bumblewick.ui.MapSheet;
import bumblewick.ui.NumberFormatter;
import bumblewick.ui.page.BackButton;
import bumblewick.ui.page.Nav;
import bumblewick.ui.page.NavHub;
import bumblewick.view.MapSight;
import bumblewick.view.MapView;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The map of a journey: Wick stands where it goes on, and every place that was reached can be played. */
final class MapScreen implements Screen, NavHub.Target {
    private static final float TAG_HEIGHT = 6.4f; // u above a place

    /** Between the picture's edge and the button in its corner, in lines. */
    private static final float MARGIN = 12f;

    private static final int ROADS = 2;
    private static final int MINUTE = 60;

    private final Services services;
    private final Campaign campaign;
    private final int slot;
    private final Journey journey;
    private final CampaignDef map;
    private final JourneyMap progress;
    private final Optional<MapView> view;
    private final Optional<Place> from;
    private final MapCompass compass;
    private final Vector3f pixels = new Vector3f();
    private final BackButton leave;
    private MapSheet sheet;
    private Place chosen;
    private String shape = "";
    private boolean leaving;

    /**
     * Unrolls the map.
     *
     * @param from the stage that was just cleared: the bees carry Wick on from there
     */
    MapScreen(Services services, int slot, Journey journey, Optional<String> from) {
        this.services = services;
        this.slot = slot;
        this.journey = journey;
        campaign = new Campaign(services);
        map = campaign.map().orElseThrow(() -> new IllegalStateException("the scene folder has no campaign"));
        progress = campaign.on(map, journey);
        compass = new MapCompass(map.places());
        this.from = from.flatMap(map::of);
        chosen = progress.here();
        leave = new BackButton(services.canvas(), services.skin(), this::leave);
        view = look().map(look -> new MapView(map, look, services.viewOptions(), sight(), this.from.orElse(chosen)));
    }

    private Optional<LookDef> look() {
        return Optional.ofNullable(services.scene().looks().get(map.look()));
    }

    private MapSight sight() {
        Set<String> clear = map.places().stream()
                .filter(place -> progress.state(place) != State.VEILED)
                .map(Place::id)
                .collect(Collectors.toSet());
        List<MapSight.Way> ways = new ArrayList<>();
        for (Place place : map.places()) {
            for (Path path : place.paths()) {
                if (clear.contains(place.id()) && worthAWay(place, path)) {
                    ways.add(new MapSight.Way(place.id(), path.to(), progress.open(place, path)));
                }
            }
        }
        return new MapSight(clear, ways);
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
        view.ifPresent(picture -> services.app().getStateManager().attach(picture));
        services.audio().music(Music.TITLE);
        services.openMenus();
        services.activity().takePressed();
        services.pageStyle().hub().open(this);
        sheet = sheet();
    }

    private MapSheet sheet() {
        MapSheet fresh = new MapSheet(services.canvas(), services.skin(), this::point, this::press);

        for (Place place : map.places()) {
            fresh.tag(name(place), medal(place));
        }
        fresh.heading(
                text("map.journey", slot, new Runs(services).nameOf(journey.difficulty()), journey.seconds() / MINUTE));
        fresh.card(card());
        shape = shape();
        return fresh;
    }

    /** What places depend on. */
    private String shape() {
        return services.canvas().width() + " × " + services.skin().textScale() + " "
                + services.glyphText().revision();
    }

    /** What lies in clouds has no name: nobody knows what is there. */
    private String name(Place place) {
        return progress.state(place) == State.VEILED ? "" : text("stage." + place.stage());
    }

    private String medal(Place place) {
        return mark(place)
                .map(StageMark::medal)
                .filter(medal -> !medal.equals("none"))
                .map(medal -> "medal_" + medal)
                .orElse("");
    }

    private Optional<StageMark> mark(Place place) {
        return Optional.ofNullable(journey.marks().get(place.stage()));
    }

    private MapSheet.Card card() {
        GlyphText glyphs = services.glyphText();
        State state = progress.state(chosen);
        return switch (state) {
            case VEILED ->
                new MapSheet.Card(
                        text("map.veiled"),
                        text(chosen.dark() ? "map.smoke.line" : "map.veiled.line"),
                        "",
                        "",
                        glyphs.fill(text("map.look")));
            case CLOSED ->
                new MapSheet.Card(name(chosen), text("map.closed.line"), "", "", glyphs.fill(text("map.look")));
            default ->
                new MapSheet.Card(
                        name(chosen),
                        text("stage." + chosen.stage() + ".line"),
                        medal(chosen),
                        mark(chosen).map(this::facts).orElse(""),
                        glyphs.fill(text(onFoot(chosen) ? "map.walk" : "map.fly")));
        };
    }

    private boolean onFoot(Place place) {
        return services.scene().rules().gardens().containsKey(place.stage());
    }

    private String facts(StageMark mark) {
        List<String> facts = new ArrayList<>();
        facts.add(text("map.best", NumberFormatter.told(mark.points())));
        GardenDef garden = services.scene().rules().gardens().get(chosen.stage());
        if (garden == null) {
            facts.add(text("map.bees", mark.bees()));
            facts.add(text("map.roads", mark.exits().size(), ROADS));
        } else {
            long friends = garden.level().spawns().stream()
                    .filter(spawn -> spawn.what().equals("friend"))
                    .count();
            facts.add(text("map.friends", mark.friends(), friends));
        }
        return String.join("   ·   ", facts);
    }

    @Override
    public void update(float seconds) {
        boolean pressed = services.activity().takePressed();
        if (travelling()) {
            if (pressed) {
                view.ifPresent(MapView::arrive);
            }
            return;
        }
        if (!leaving
                && from.isPresent()
                && view.isPresent()
                && view.get().isInitialized()
                && !chosen.equals(from.get())) {
            leaving = true;
            view.get().travel(from.get(), chosen);
        }
        view.ifPresent(picture -> picture.look(chosen));
    }

    private boolean travelling() {
        return view.map(MapView::travels).orElse(false);
    }

    @Override
    public void present(float seconds) {
        if (!shape.equals(shape())) {
            reword();
        }
        if (view.isPresent() && !view.get().isInitialized()) {
            return; // the picture of another screen is still there
        }
        sheet.show();
        placeLeave();
        float scale = services.canvas().scale();
        for (int i = 0; i < map.places().size(); i++) {
            Place place = map.places().get(i);
            if (view.isPresent() && view.get().screenOf(place, TAG_HEIGHT, pixels)) {
                float y = pixels.z > 1f ? -1_000f : pixels.y / scale;
                sheet.place(i, pixels.x / scale, y, place.equals(chosen));
            }
        }
        sheet.update(seconds);
    }

    private void placeLeave() {
        Canvas canvas = services.canvas();
        float half = leave.width() / 2f + MARGIN;
        leave.at(canvas.insetLeft() + half, Canvas.HEIGHT - canvas.insetTop() - half, Layer.TEXT);
        if (leave.geometry().getParent() == null) {
            canvas.add(leave.geometry());
        }
        sheet.indent(canvas.touch() ? leave.width() + MARGIN : 0f);
    }

    @Override
    public void reword() {
        sheet.hide();
        sheet = sheet();
    }

    @Override
    public void nav(Nav nav) {
        if (travelling()) {
            return;
        }
        if (nav == Nav.ACCEPT) {
            enter();
        } else {
            compass.next(chosen, nav).ifPresent(this::choose);
        }
    }

    private void choose(Place place) {
        if (!place.equals(chosen)) {
            chosen = place;
            services.chime().play(Chime.Sound.MOVE);
            sheet.card(card());
        }
    }

    /** The pointer chooses what is near: what is far moves away under it. */
    private void point(int index) {
        if (!travelling()
                && !services.pages().isOpen()
                && !services.touch().inHand() // a finger that comes down has pointed at nothing before
                && progress.state(map.places().get(index)) != State.VEILED) {
            choose(map.places().get(index));
        }
    }

    private void press(int index) {
        if (travelling() || services.pages().isOpen()) {
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
            services.chime().play(Chime.Sound.ACCEPT);
            services.screens().change(new RunScreen(services, campaign.fly(slot, journey, chosen.stage())));
        } else {
            services.chime().play(Chime.Sound.BACK);
        }
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }

    private void leave() {
        if (!services.pages().isOpen()) {
            services.chime().play(Chime.Sound.BACK);
            back();
        }
    }

    @Override
    public void back() {
        services.screens().change(new TitleScreen(services));
    }

    @Override
    public void hide() {
        services.pageStyle().hub().close(this);
        sheet.hide();
        leave.geometry().removeFromParent();
        view.ifPresent(picture -> services.app().getStateManager().detach(picture));
    }
}
