package bumblewick.app.lesson;

import bumblewick.def.presentation.LessonsDef;
import bumblewick.def.presentation.LessonsDef.Deed;
import bumblewick.def.presentation.LessonsDef.Lesson;
import bumblewick.def.presentation.LessonsDef.Occasion;
import bumblewick.ui.hud.LessonPrompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which lesson of a stage is shown: the first in rank that is not learned and fits the moment. It stays until its deed was
 * seen. Who does nothing gets the clearer sentence after {@value #NUDGE} s, and after {@value #PATIENCE} s the next lesson,
 * until it is this one's turn again. Its turn goes on when another has interrupted it, or those that are often interrupted
 * would keep all others away.
 *
 * <p>A lesson that only has to be read is shown once, alone and for {@value #READING} s. Only what passes soon, such as a gate,
 * interrupts it, or a boss. It comes back if it was seen for less than {@value #READABLE} s.
 *
 * <p>Beside a boss no lesson is shown but the one about it: its tells need the player's eyes.
 */
final class LessonSequence {
    private static final Logger LOG = LoggerFactory.getLogger(LessonSequence.class);

    /** Seconds after which a lesson is given in clearer words. */
    static final float NUDGE = 8f;

    /** Seconds after which a lesson lets the next one have its turn. */
    static final float PATIENCE = 22f;

    /** Seconds for which a learned lesson stays, as praise. */
    static final float PRAISE = 1.2f;

    /** Seconds for which a lesson stays that only has to be read. */
    static final float READING = 6f;

    /** Seconds after which a lesson that only has to be read counts as read when it is interrupted. */
    static final float READABLE = 3f;

    /** Seconds between two lessons. */
    static final float PAUSE = 0.8f;

    /** Seconds for which a lesson stays before another that fits the moment better may take its place: time to do it, too. */
    static final float DWELL = 4f;

    /** Seconds for which a lesson stays before one may take its place whose moment passes soon: time to read it. */
    static final float GLANCE = 1.5f;

    /** Seconds for which a lesson stays when its occasion has passed; that of a gate ends at once. */
    static final float LINGER = 4f;

    /** Occasions that pass before a lesson that is not asked for for ever counts as learned. */
    static final int CHANCES = 3;

    /** A lesson with how many turns it had without being learned. */
    private static final class Entry {
        private final Lesson lesson;
        private int turns;
        private int missed; // occasions that passed
        private int before; // deeds that do not count
        private boolean isNew; // whether it was never shown
        private float shown; // in this turn, in seconds

        private Entry(Lesson lesson) {
            this.lesson = lesson;
            isNew = true;
        }

        private boolean isDone(DeedObserver deeds) {
            boolean counts = !lesson.afterShown() || !isNew;
            return counts && deeds.count(lesson.deed()) - before >= lesson.times();
        }

        private void show(DeedObserver deeds) {
            before = isNew && lesson.afterShown() ? deeds.count(lesson.deed()) : before;
            isNew = false;
        }

        private void endTurn() {
            turns++;
            shown = 0f;
        }
    }

    private final List<Entry> entries = new ArrayList<>();
    private final Set<String> learned;
    private Entry current;
    private boolean praised; // whether the current one is learned
    private float age; // since the current one, or its praise, came last; in seconds
    private float sinceOccasion;
    private float pause;

    /**
     * Makes the sequence of a stage.
     *
     * @param learned the texts of lessons that the player has learned; modified
     * @param byTouch whether the stage is played by touch
     */
    LessonSequence(LessonsDef lessons, Set<String> learned, boolean byTouch) {
        this.learned = learned;
        for (Lesson lesson : lessons.lessons()) {
            if (byTouch || !lesson.fingersOnly()) {
                entries.add(new Entry(lesson));
            }
        }
    }

    /** Whether every lesson was learned, but for those that explain the screen, or a hit that may never come. */
    boolean complete() {
        return entries.stream()
                .map(entry -> entry.lesson)
                .allMatch(lesson -> lesson.when() == Occasion.HIT || isRead(lesson) || isLearned(lesson));
    }

    private static boolean isRead(Lesson lesson) {
        return lesson.deed() == Deed.READ;
    }

    /** Counts every lesson as learned. */
    void completeAll() {
        entries.forEach(entry -> learned.add(entry.lesson.text()));
        current = null;
    }

    /** Ends what is shown, since the stage is left. */
    void interrupt() {
        countAsRead();
        dismiss();
    }

    private void countAsRead() {
        if (current != null && isRead(current.lesson) && age >= READABLE) {
            learned.add(current.lesson.text());
        }
    }

    /** The lesson that is shown. */
    Optional<Lesson> lesson() {
        return current == null ? Optional.empty() : Optional.of(current.lesson);
    }

    /** What is to be seen of it. */
    LessonPrompt.State state() {
        if (praised) {
            return LessonPrompt.State.LEARNED;
        }
        return current != null && current.shown >= NUDGE ? LessonPrompt.State.NUDGED : LessonPrompt.State.SHOWN;
    }

    /** Continues by a frame. */
    void update(DeedObserver deeds, float seconds) {
        for (Entry entry : entries) {
            if (entry.isDone(deeds)) {
                learn(entry);
            }
        }
        age += seconds;
        if (praised) {
            endPraise();
            return;
        }
        if (current != null) {
            show(current, seconds);
        }
        pause = Math.max(0f, pause - seconds);
        passOn(deeds, seconds);
        if (deeds.seesBoss() && current != null && !isAboutBoss(current.lesson)) {
            interrupt();
        }
        if (pause == 0f && (current == null || age >= GLANCE)) {
            choose(deeds);
        }
    }

    /** Goes on showing a lesson; its clearer words have to be read, too. */
    private void show(Entry entry, float seconds) {
        boolean before = entry.shown >= NUDGE;
        entry.shown += seconds;
        if (!before && entry.shown >= NUDGE && !isRead(entry.lesson)) {
            age = 0f;
        }
    }

    private void learn(Entry entry) {
        if (!learned.add(entry.lesson.text())) {
            return;
        }
        LOG.info("lesson learned: {}", entry.lesson.text());
        if (entry == current) {
            praised = true;
            age = 0f;
        }
    }

    private void endPraise() {
        if (age >= PRAISE) {
            dismiss();
        }
    }

    private void dismiss() {
        current = null;
        praised = false;
        age = 0f;
        pause = PAUSE;
    }

    /** Dismisses the current lesson when its occasion has passed or its turn is over. */
    private void passOn(DeedObserver deeds, float seconds) {
        if (current == null) {
            return;
        }
        sinceOccasion = deeds.isNow(current.lesson.when()) ? 0f : sinceOccasion + seconds;
        if (isRead(current.lesson)) {
            finishReading();
        } else if (sinceOccasion > linger(current.lesson)) {
            current.missed++;
            if (current.lesson.once() && current.missed >= CHANCES) {
                learned.add(current.lesson.text());
            }
            dismiss();
        } else if (isTurnOver() && entries.stream().filter(this::isOpen).count() > 1) {
            current.endTurn();
            dismiss();
        }
    }

    /** Whether the current lesson has had its time, and can be read if it has just come back. */
    private boolean isTurnOver() {
        return current.shown >= PATIENCE && age >= DWELL;
    }

    /** A sentence that asks for nothing goes without praise, whether its occasion has passed or not. */
    private void finishReading() {
        if (age >= READING) {
            learned.add(current.lesson.text());
            dismiss();
        }
    }

    /** How long a lesson stays after its occasion, in seconds: what is behind cannot be done any more, bullets come again. */
    private static float linger(Lesson lesson) {
        return lesson.when() == Occasion.GATE ? 0f : LINGER;
    }

    /** Shows the lesson with the fewest turns so far; among those, the first. */
    private void choose(DeedObserver deeds) {
        Entry best = current;
        for (Entry entry : entries) {
            boolean fits = entry != current && isOpen(entry) && isNow(entry.lesson, deeds);
            if (fits && (best == null || isBefore(entry, best))) {
                best = entry;
            }
        }
        if (best != current) {
            countAsRead();
            current = best;
            current.show(deeds);
            age = 0f;
            sinceOccasion = 0f;
        }
    }

    /** Before a lesson had its time, and while one is read, only those come in between whose moment does not come again. */
    private boolean isNow(Lesson lesson, DeedObserver deeds) {
        boolean interrupts = current == null || (!isRead(current.lesson) && age >= DWELL) || lesson.once();
        return interrupts && (isAboutBoss(lesson) || !deeds.seesBoss()) && deeds.isNow(lesson.when());
    }

    private static boolean isAboutBoss(Lesson lesson) {
        return lesson.when() == Occasion.BOSS_OPEN;
    }

    private boolean isBefore(Entry entry, Entry other) {
        return entry.turns < other.turns
                || (entry.turns == other.turns && entries.indexOf(entry) < entries.indexOf(other));
    }

    private boolean isOpen(Entry entry) {
        return !isLearned(entry.lesson);
    }

    private boolean isLearned(Lesson lesson) {
        return learned.contains(lesson.text());
    }
}
