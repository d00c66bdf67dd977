package bumblewick.app.lesson;

import bumblewick.app.run.Run;
import bumblewick.app.run.RunPurpose;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.TouchScreen;
import bumblewick.def.presentation.LessonsDef.Gesture;
import bumblewick.def.presentation.LessonsDef.Lesson;
import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.hud.LessonPrompt;
import bumblewick.ui.touch.GestureHint;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Teaches what the stage of a run has to teach: watches the player, shows one lesson after the other, in the HUD or by a finger
 * that makes the gesture, and remembers what was learned. The islet of a crash landing has lessons of its own.
 */
public final class LessonGuide {
    private static final Logger LOG = LoggerFactory.getLogger(LessonGuide.class);

    /** Longest time that a frame counts, in seconds: during a stall the player sees nothing. */
    private static final float LONGEST_FRAME = 0.1f;

    private final Gui gui;
    private final TouchScreen touchScreen;
    private final Supplier<TouchGeometry> geometry;
    private final LessonMemory memory;
    private final Run run;
    private final Set<String> learned;
    private final GestureHint finger;
    private String stage = "";
    private DeedObserver deeds = new DeedObserver();
    private LessonSequence sequence;
    private Optional<LessonPrompt> shown = Optional.empty();

    /**
     * Prepares; nothing is shown yet.
     *
     * @param geometry where the touch controls are
     */
    public LessonGuide(
            Gui gui, TouchScreen touchScreen, Supplier<TouchGeometry> geometry, LessonMemory memory, Run run) {
        this.gui = gui;
        this.touchScreen = touchScreen;
        this.geometry = geometry;
        this.memory = memory;
        this.run = run;
        learned = isPractice() ? new TreeSet<>() : memory.learned(run);
        finger = new GestureHint(gui.canvas(), gui.skin());
    }

    private boolean isPractice() {
        return run.purpose() instanceof RunPurpose.Practice;
    }

    /** Whether a run teaches: one of the player through a stage, at full scoring or to learn it. */
    private boolean teaches() {
        return run.pilot() == Run.Pilot.PLAYER && (isPractice() || run.purpose() instanceof RunPurpose.Play);
    }

    /**
     * Continues by a frame of the world.
     *
     * @param events of the frame
     * @return what the HUD shows
     */
    public Optional<LessonPrompt> update(World world, SimEvents events, float seconds) {
        if (!teaches() || isEnding(world)) {
            finger.fadeOut();
            return Optional.empty();
        }
        Optional<GardenStage> walked =
                world.onFoot() ? Optional.of(world.garden()) : world.flight().islet();
        leaveIslet(events);
        enter(walked.map(garden -> garden.def().id()).orElse(world.options().stage()));
        float passed = Math.min(seconds, LONGEST_FRAME);
        if (walked.isPresent()) {
            deeds.observe(walked.get(), events, passed);
        } else {
            deeds.observe(world.flight(), events, passed);
        }
        sequence.update(deeds, passed);
        Optional<LessonPrompt> now = sequence.lesson().map(this::prompt);
        if (!now.equals(shown)) {
            change(now, walked.isPresent() ? TouchContext.FOOT : TouchContext.FLIGHT);
        }
        return isByFinger() ? Optional.empty() : shown;
    }

    /** Whether nothing can be done any more: Wick flies out, after a beaten boss or without one, or comes down. */
    private static boolean isEnding(World world) {
        return world.over() || (!world.onFoot() && isEnding(world.flight()));
    }

    private static boolean isEnding(FlightStage flight) {
        return flight.phase() == FlightStage.Phase.CLEARED
                || flight.phase() == FlightStage.Phase.LOST
                || flight.boss().filter(boss -> boss.defeated()).isPresent();
    }

    /** Draws the finger. */
    public void updateFinger(float seconds) {
        finger.update(seconds);
    }

    /** Who takes off has learned what the islet teaches. */
    private void leaveIslet(SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type() == Type.TOOK_OFF && sequence != null) {
                sequence.completeAll();
            }
        }
    }

    private void enter(String now) {
        if (!now.equals(stage)) {
            interrupt();
            stage = now;
            deeds = new DeedObserver();
            sequence = new LessonSequence(memory.lessons(stage), learned, touchScreen.inHand());
        }
    }

    private void interrupt() {
        if (sequence != null) {
            sequence.interrupt();
        }
    }

    private LessonPrompt prompt(Lesson lesson) {
        return new LessonPrompt(lesson.text(), sequence.state());
    }

    private void change(Optional<LessonPrompt> now, TouchContext context) {
        shown = now;
        boolean praises = now.filter(prompt -> prompt.state() == LessonPrompt.State.LEARNED)
                .isPresent();
        if (!praises) {
            now.ifPresent(
                    prompt -> LOG.info("lesson {}: {}", prompt.state().name().toLowerCase(Locale.ROOT), prompt.text()));
        }
        if (praises) {
            gui.sounds().play(UiSounds.Sound.ACCEPT);
        }
        if (isByFinger() && !praises) {
            point(sequence.lesson().orElseThrow(), now.orElseThrow(), context);
        } else {
            finger.fadeOut();
        }
    }

    /** Whether the lesson is shown by a finger, with its words beside it. */
    private boolean isByFinger() {
        return touchScreen.inHand()
                && sequence.lesson().flatMap(Lesson::gesture).isPresent();
    }

    private void point(Lesson lesson, LessonPrompt prompt, TouchContext context) {
        Gesture gesture = lesson.gesture().orElseThrow();
        Canvas canvas = gui.canvas();
        TouchGeometry plan = geometry.get();
        Optional<TouchControl> control = gesture.control().filter(part -> plan.shows(context, part));
        float across = plan.preferences().mirrored() ? 1f - gesture.x() : gesture.x();
        float x = control.map(part -> plan.x(context, part) / canvas.scale())
                .orElse(canvas.insetLeft() + across * canvas.safeWidth());
        float y = control.map(part -> plan.y(context, part) / canvas.scale())
                .orElse(canvas.insetBottom() + gesture.y() * canvas.safeHeight());
        String again = prompt.text() + ".again";
        boolean clearer =
                prompt.state() == LessonPrompt.State.NUDGED && !gui.text(again).equals(again);
        String key = clearer ? again : prompt.text();
        finger.show(gesture.motion(), x, y, gui.prompts().fill(gui.prompts().text(gui.translations(), key)));
    }

    /** Hides the finger and saves what was learned. */
    public void end() {
        finger.hide();
        interrupt();
        save();
    }

    /** Saves what was learned so far. */
    public void save() {
        if (teaches() && !isPractice()) {
            memory.keep(run, learned);
        }
    }
}
