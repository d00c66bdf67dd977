package bumblewick.app;

import bumblewick.def.Rulebook;
import bumblewick.input.IntentBuffer;
import bumblewick.input.Realm;
import bumblewick.loop.Playable;
import bumblewick.loop.Replay;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Setting;
import bumblewick.sim.run.RunOptions;
import bumblewick.touch.TouchRealm;
import bumblewick.ui.Banner;
import bumblewick.ui.Canvas;
import bumblewick.ui.CountIn;
import bumblewick.ui.TouchSheet;
import bumblewick.ui.Words;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A run: somebody plays, can pause, and wins or loses. A demo ends at the first press. */
final class RunScreen implements Screen {
    private static final Logger LOG = LoggerFactory.getLogger(RunScreen.class);

    /** Wick's way for a movement of the mouse over the height of the canvas, in u. */
    private static final float MOUSE_REACH = 26f;

    /** The camera's turn on foot for a pixel of the mouse, in radians. */
    private static final float LOOK_PER_PIXEL = 0.0026f;

    /** How long the last moment is seen before the result, in seconds. */
    private static final float AFTERGLOW = 1.6f;

    private final Services services;
    private final Run run;
    private final WayOut way;
    private final IntentBuffer hands;
    private final RunShow show;
    private final Flyer flyer;
    private final PauseMenu pause;
    private final Banner banner;
    private final Introduction introduction;
    private final CountIn countIn;
    private final PlaceKeeper place;
    private final Seat.Start start;
    private final TouchSheet touch;
    private final TouchLesson lesson;
    private final Diary diary = new Diary();
    private final long asked = System.nanoTime();
    private Realm realm;
    private boolean playing;
    private boolean paused;
    private boolean handedOver;
    private boolean interrupted;
    private float ended;

    RunScreen(Services services, Run run) {
        this(services, run, Seat.of(services, run));
    }

    /** Lets the player take over what is shown of a recording, after a count-in. */
    RunScreen(Services services, Moment moment, RunShow show) {
        this(services, Run.practice(moment), Seat.takingOver(services, moment, show));
    }

    /** Plays a run as it is seated. */
    RunScreen(Services services, Run run, Seat seat) {
        this.services = services;
        this.run = run;
        way = new WayOut(services, run);
        hands = seat.hands();
        flyer = seat.flyer();
        show = seat.show();
        PausedEdit edit = new PausedEdit(services, show.world(), way.bench().isEmpty(), this::comeback);
        pause = new PauseMenu(
                services,
                way.restartWord(show.world().onFoot()),
                way.quitWord(),
                this::resume,
                () -> way.restart(show.checkpoint()),
                way::quit,
                edit);
        start = seat.start();
        place = new PlaceKeeper(
                services.bookmarks(), run, flyer, show, way.bench().isEmpty());
        realm = show.realm();
        Words words = services.words();
        banner = new Banner(
                services.canvas(),
                services.skin(),
                words.text("hud.demo"),
                services.glyphText().words(words, "hud.anyKey"));
        countIn = new CountIn(services.canvas(), services.skin());
        introduction = new Introduction(services);
        touch = new TouchSheet(services.canvas(), services.skin(), services.touch());
        lesson = new TouchLesson(services);
    }

    private <T> T chosen(Setting<T> setting) {
        return services.preferences().get(setting);
    }

    @Override
    public void show() {
        if (start == Seat.Start.FRESH) {
            place.begin();
            show.skip(services.options().skipTicks());
            boolean introduced = introduced();
            show.start(!introduced);
            if (introduced) {
                introduction.show(run);
            }
        }
        if (played()) {
            show.rate(run.options().speed() / (double) RunOptions.FULL_SPEED);
            takeControls();
        } else {
            services.closeMenus();
            banner.show();
            services.activity().takePressed();
        }
        if (start == Seat.Start.TAKEN_OVER) {
            countIn.start();
        } else if (start == Seat.Start.RETURNED) {
            interrupted = true;
            pause("ui_pause");
        }
    }

    /** Whether the stage is told of before; who asks for it on the command line knows it. */
    private boolean introduced() {
        return played()
                && run.options().checkpoint() == 0
                && services.options().stage().isEmpty();
    }

    private boolean played() {
        return run.pilot() == Run.Pilot.PLAYER;
    }

    /** What was chosen while it was paused counts at once. */
    private void takeControls() {
        services.closeMenus();
        realm = show.realm();
        hands.feel(Hand.feel(services.preferences().all()))
                .autoFire(chosen(Catalogue.AUTO_FIRE))
                .tightByToggle(chosen(Catalogue.TIGHT_TOGGLES));
        services.controls().steer(hands, realm);
    }

    @Override
    public void update(float seconds) {
        if (!played() && services.activity().takePressed()) {
            way.quit();
        }
        services.controls().update(perPixel(), seconds);
        if (!paused && countIn.update(seconds)) {
            services.audio().play("count_tick");
        }
        introduction.update(seconds, show.shown());
        show.advance(paused || countIn.counting() || introduction.holds() ? 0f : seconds);
        if (played() && !paused && show.realm() != realm) {
            takeControls();
        }
        banner.update(seconds);
        if (playing && !paused) {
            place.update(seconds);
        }
        if (show.world().over()) {
            end(seconds);
        }
    }

    /** What a pixel of the mouse's way is worth. */
    private float perPixel() {
        return realm == Realm.FOOT
                ? LOOK_PER_PIXEL
                : MOUSE_REACH / (Canvas.HEIGHT * services.canvas().scale());
    }

    private void end(float seconds) {
        ended += seconds;
        if (ended < AFTERGLOW || handedOver) {
            return;
        }
        if (way.bench().isPresent()) {
            way.quit();
            return;
        }
        handedOver = true;
        if (played()) {
            services.screens().change(new ResultScreen(services, run, show, flyer));
        } else {
            way.quit();
        }
    }

    @Override
    public void present(float seconds) {
        show.present(paused || introduction.holds() ? 0f : seconds);
        if (!playing && show.shown()) {
            playing = true;
            LOG.info(
                    "{} after {} ms",
                    show.world().onFoot() ? "walking" : "flying",
                    (System.nanoTime() - asked) / 1_000_000);
        }
        if (played() && !paused) {
            services.rumble(show.shake());
        }
        TouchRealm touched = touched();
        touch.update(touched, seconds);
        lesson.update(touched, seconds);
        show.note(diary);
    }

    /** What fingers play now; null if they play nothing. */
    private TouchRealm touched() {
        boolean plays =
                played() && !paused && !introduction.holds() && !show.world().over();
        if (!plays || !services.touch().inHand()) {
            return null;
        }
        return realm == Realm.FOOT ? TouchRealm.FOOT : TouchRealm.FLIGHT;
    }

    @Override
    public void back() {
        if (!played()) {
            way.quit();
        } else if (introduction.holds()) {
            introduction.skip();
        } else if (!show.world().over()) {
            pause("ui_pause");
        }
    }

    @Override
    public void toggleOverlay() {
        show.toggleOverlay();
        LOG.info("overlay toggled");
    }

    @Override
    public void focusLost() {
        interrupt();
    }

    @Override
    public void padLost() {
        if (interrupt()) {
            services.tellPadLost();
        }
    }

    /** Pauses, unless nobody plays; says whether it did. */
    private boolean interrupt() {
        boolean plays = played()
                && !paused
                && playing
                && !introduction.holds()
                && !show.world().over();
        if (plays) {
            interrupted = true;
            pause("ui_pause");
        }
        return plays;
    }

    @Override
    public void suspend() {
        place.keep();
    }

    private void pause(String sound) {
        paused = true;
        LOG.info("paused, score {}", show.world().stage().points());
        services.audio().play(sound);
        services.audio().rest(true);
        services.openMenus();
        pause.show();
        place.keep();
    }

    private void resume() {
        paused = false;
        LOG.info("resumed");
        services.audio().rest(false);
        services.audio().play("ui_resume");
        takeControls();
        if (interrupted) {
            interrupted = false;
            countIn.start(); // the hands were somewhere else
        }
    }

    @Override
    public void hide() {
        services.audio().rest(false);
        banner.hide();
        introduction.hide();
        countIn.hide();
        touch.hide();
        lesson.hide();
        services.openMenus();
        place.end();
        flyer.finish();
        if (!handedOver || !played()) {
            show.end();
        }
    }

    @Override
    public boolean inPlay() {
        return played() && !paused && !show.world().over();
    }

    /**
     * A test goes on by the rules that it began with: whoever made that reads it anew when it is over. So does any run
     * whose stage is the same.
     */
    @Override
    public boolean takes(SavedFiles saved) {
        boolean same = way.bench().isPresent()
                || rules().alike(show.world().rules(), run.options().stage());
        if (!same || saved.mayBeInterface() || saved.mayBeWords()) {
            return false;
        }
        if (saved.mayBePictures() || !show.fits(show.world())) {
            show.redress();
        }
        return true;
    }

    /** The same moment by what was read since; if the run ends before that now, shortly before its end. */
    @Override
    public Optional<Screen> renewed() {
        Optional<Comeback> here = here();
        handedOver |= here.isPresent(); // the picture stays
        Seat.Start next = paused ? Seat.Start.RETURNED : Seat.Start.RENEWED;
        return here.map(back -> new ReturnScreen(services, () -> back.on(rules()), next, show));
    }

    /** Back to this moment from elsewhere, by what is read by then. */
    private Optional<Screen> comeback() {
        return here().map(back -> new ReturnScreen(services, () -> back.on(rules())));
    }

    private Rulebook rules() {
        return services.scene().rules();
    }

    /** Where the run is, if it can go on from there. */
    private Optional<Comeback> here() {
        boolean goesOn = played()
                && !show.world().over()
                && Playable.obstacle(rules(), run.options()).isEmpty();
        if (!goesOn) {
            return Optional.empty();
        }
        Replay soFar = flyer.snapshot();
        Optional<Replay> source = way.takenOver().map(moment -> moment.tape().replay());
        return Optional.of(new Comeback(Comeback.bookmark(run, soFar), soFar, source));
    }

    @Override
    public Optional<Replay> recording() {
        return Optional.of(flyer.replay());
    }
}
