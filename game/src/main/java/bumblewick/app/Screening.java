package bumblewick.app;

import bumblewick.edit.WaveTable;
import bumblewick.loop.PilotFilm;
import bumblewick.math.Tick;
import bumblewick.ui.Opening;
import java.util.Optional;

/**
 * What one sees of a stage whose waves are laid out: the film of it, as far as it is made, at the playhead. Of waves that
 * were changed a new film is made, and takes the place of the old one as soon as it shows the place where one is. Who goes
 * further than the film gets there with it.
 */
final class Screening {
    private final Services services;
    private final FilmRoom films;
    private final Playhead head = new Playhead();
    private final Scrubbing keys = new Scrubbing();
    private final Opening opening;
    private Optional<PilotFilm> film;
    private Optional<Reel> reel = Optional.empty();
    private int filmed = -1; // revision of the waves that the last film was asked of
    private boolean current; // whether that is the film that is shown
    private float made; // how far it is made, in u
    private float sought; // where one wants to be, in u
    private boolean waits; // for the film to get there
    private boolean resting;

    /**
     * Shows nothing yet.
     *
     * @param from where the playhead is, in u
     * @param film what was shown last, if there was anything
     */
    Screening(Services services, FilmPlan plan, float from, Optional<PilotFilm> film) {
        this.services = services;
        this.film = film;
        films = new FilmRoom(plan);
        opening = new Opening(services.canvas(), services.skin());
        sought = from;
        waits = true;
        head.pause();
    }

    void show() {
        opening.showBehind();
        film.ifPresent(this::project);
    }

    /** Of what was changed a film is made as soon as the hands rest. */
    void follow(WaveTable table, boolean rest) {
        if (filmed != table.revision() && (rest || film.isEmpty())) {
            filmed = table.revision();
            current = false;
            made = 0f;
            films.want(table.waves());
        }
    }

    /**
     * Goes on by a frame.
     *
     * @param held whether the playhead is held
     */
    void update(float seconds, boolean held) {
        films.take().ifPresent(this::take);
        arrive();
        reel.ifPresent(shown -> shown.go(head, seconds, held || keys.active() || waits));
        rest(!head.audible() || held || keys.active());
        if (seen()) {
            opening.hide();
        } else {
            opening.update(seconds);
        }
    }

    private boolean seen() {
        return reel.map(shown -> shown.show().shown()).orElse(false);
    }

    private void take(PilotFilm next) {
        made = next.reach();
        float here = distance();
        if (current) {
            film = Optional.of(next);
            reel.get().thread(next.tape(), !next.whole());
        } else if (reel.isEmpty() || next.shows(here)) {
            current = true;
            project(next);
            seek(here);
        }
    }

    private void project(PilotFilm next) {
        film = Optional.of(next);
        if (reel.isEmpty()) {
            Reel first = new Reel(services, next.tape(), 0);
            first.show().hud(false);
            reel = Optional.of(first);
        }
        reel.get().thread(next.tape(), !next.whole());
    }

    private void arrive() {
        if (waits && reel.isPresent() && film.get().shows(sought)) {
            seek(sought);
        }
    }

    /** Where the playhead is, in u. */
    float distance() {
        return waits ? sought : film.get().odometer().distance(tick());
    }

    /**
     * The time there, in seconds; as it would be without a stumble where the film is still to be made.
     *
     * @param railSpeed of the stage, in u/s
     */
    float seconds(float railSpeed) {
        return waits ? sought / railSpeed : tick() * Tick.SECONDS;
    }

    private int tick() {
        return reel.map(Reel::tick).orElse(0);
    }

    /** Moves the playhead. */
    void seek(float distance) {
        sought = Math.max(0f, distance);
        waits = film.isEmpty() || reel.isEmpty() || !film.get().shows(sought);
        if (!waits) {
            reel.get().seek(film.get().odometer().tick(sought));
        }
    }

    /** A key leads along the stage, −1 to 1. */
    void lead(float way, float seconds) {
        if (way != 0f && reel.isPresent()) {
            waits = false;
        }
        reel.ifPresent(shown -> keys.hold(way, shown, seconds));
    }

    /** Whether keys lead along the stage. */
    boolean led() {
        return keys.active();
    }

    /** Runs, or stands still; at the end it starts over. */
    void play() {
        if (reel.isPresent() && !head.playing() && reel.get().atEnd()) {
            seek(0f);
        }
        head.toggle();
    }

    Playhead head() {
        return head;
    }

    /** What is shown, as far as it is made. */
    Optional<PilotFilm> film() {
        return film;
    }

    /** The film in the projector, if there is one. */
    Optional<Reel> reel() {
        return reel;
    }

    /** Whether a film is being made. */
    boolean filming() {
        return films.busy();
    }

    /** How far the film is made that was asked for last, in u. */
    float made() {
        return made;
    }

    /** Goes to the playhead, and says whether these very waves are seen there. */
    boolean shows(WaveTable table) {
        if (filmed != table.revision() || !current || waits) {
            return false;
        }
        reel.get().arrive();
        return reel.get().ready();
    }

    /** Draws a frame; says whether the picture is there. */
    boolean present(float seconds) {
        reel.ifPresent(shown -> shown.show().present(head.playing() && !waits ? seconds : 0f));
        return seen();
    }

    /** What is not to be listened to is not heard; music steps back a little and goes on. */
    private void rest(boolean rests) {
        if (rests != resting) {
            resting = rests;
            services.audio().rest(rests);
        }
    }

    /**
     * Ends it.
     *
     * @param picture whether the picture goes, too
     */
    void hide(boolean picture) {
        films.close();
        rest(false);
        opening.hide();
        if (picture) {
            reel.ifPresent(shown -> shown.show().end());
        }
    }
}
