package bumblewick.app;

import bumblewick.input.IntentBuffer;
import bumblewick.input.Realm;
import bumblewick.loop.Replay;
import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.ui.Banner;
import bumblewick.ui.Canvas;
import bumblewick.ui.Words;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A flight: somebody flies, can pause, and wins or loses. A demo ends at the first press. */
final class FlightScreen implements Screen {
    private static final Logger LOG = LoggerFactory.getLogger(FlightScreen.class);

    /** Wick's way for a movement of the mouse over the height of the canvas, in u. */
    private static final float MOUSE_REACH = 26f;

    /** How long the last moment is seen before the result, in seconds. */
    private static final float AFTERGLOW = 1.6f;

    /** Ticks from one note in the log to the next. */
    private static final int NOTE_EVERY = 5 * Tick.PER_SECOND;

    private final Services services;
    private final Run run;
    private final IntentBuffer hands;
    private final FlightShow show;
    private final Flyer flyer;
    private final PauseMenu pause;
    private final Banner banner;
    private final long asked = System.nanoTime();
    private boolean flying;
    private boolean paused;
    private boolean handedOver;
    private int noted;
    private float ended;

    FlightScreen(Services services, Run run) {
        this.services = services;
        this.run = run;
        hands = new IntentBuffer(services.scene().rules().flight().speed() * Tick.SECONDS)
                .inverted(services.settings().invertX(), services.settings().invertY());
        World world = new World(services.scene().rules(), run.options());
        flyer = Flyer.of(services, run, world, hands);
        show = new FlightShow(services, world, flyer.intents());
        pause = new PauseMenu(services, this::resume, this::restart, this::quit);
        banner = banner();
    }

    private Banner banner() {
        String key = run.pilot() == Run.Pilot.REPLAY ? "hud.replay" : "hud.demo";
        Words words = services.words();
        String advice = words.text("hud.anyKey");
        if (run.ofOtherContent(services.scene().rules().hash())) {
            LOG.warn("the replay was recorded on other content: what is seen is another run");
            advice = words.text("hud.otherContent");
        }
        return new Banner(services.canvas(), services.skin(), words.text(key), advice);
    }

    @Override
    public void show() {
        show.skip(services.options().skipTicks());
        show.start();
        if (played()) {
            takeControls();
        } else {
            services.closeMenus();
            banner.show();
            services.activity().takePressed();
        }
    }

    private boolean played() {
        return run.pilot() == Run.Pilot.PLAYER;
    }

    private void takeControls() {
        services.closeMenus();
        services.controls().steer(hands, Realm.FLIGHT);
    }

    @Override
    public void update(float seconds) {
        if (!played() && services.activity().takePressed()) {
            quit();
        }
        float pixelsHigh = Canvas.HEIGHT * services.canvas().scale();
        services.controls()
                .update(MOUSE_REACH / pixelsHigh * services.settings().mouseSpeed());
        show.advance(paused || flyer.finished() ? 0f : seconds);
        pause.update(seconds);
        banner.update(seconds);
        if (show.world().over() || flyer.finished()) {
            end(seconds);
        }
    }

    private void end(float seconds) {
        ended += seconds;
        if (ended < AFTERGLOW || handedOver) {
            return;
        }
        handedOver = true;
        if (played()) {
            services.screens().change(new ResultScreen(services, run, show, flyer));
        } else {
            quit();
        }
    }

    @Override
    public void present(float seconds) {
        show.present(paused ? 0f : seconds);
        FlightStage flight = show.flight();
        if (flight.phase() == FlightStage.Phase.BOSS) {
            services.audio().music(Music.BOSS);
        }
        if (!flying && show.shown()) {
            flying = true;
            LOG.info("flying after {} ms", (System.nanoTime() - asked) / 1_000_000);
        }
        if (flight.ticks() >= noted + NOTE_EVERY) {
            noted = flight.ticks();
            LOG.info(
                    "tick {}, score {}, bees {}",
                    flight.ticks(),
                    flight.score().points(),
                    flight.bees().size());
        }
    }

    @Override
    public void back() {
        if (!played()) {
            quit();
        } else if (paused) {
            resume();
        } else if (!show.world().over()) {
            pause("ui_pause");
        }
    }

    @Override
    public void focusLost() {
        if (played() && !paused && flying && !show.world().over()) {
            pause("ui_pause");
        }
    }

    private void pause(String sound) {
        paused = true;
        LOG.info("paused, score {}", show.flight().score().points());
        services.audio().play(sound);
        services.audio().hush();
        services.openMenus();
        pause.show();
    }

    private void resume() {
        paused = false;
        LOG.info("resumed");
        services.audio().play("ui_resume");
        pause.hide();
        takeControls();
    }

    private void restart() {
        services.screens()
                .change(new FlightScreen(services, run.from(show.flight().checkpoint())));
    }

    private void quit() {
        services.screens().change(new TitleScreen(services));
    }

    @Override
    public void hide() {
        pause.hide();
        banner.hide();
        services.openMenus();
        flyer.finish();
        if (!handedOver || !played()) {
            show.end();
        }
    }

    @Override
    public Optional<Replay> recording() {
        return Optional.of(flyer.replay());
    }
}
