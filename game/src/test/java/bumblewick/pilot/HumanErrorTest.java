package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a player errs by is as large as the skill says, comes from the seed, and is nothing for who never errs. */
class HumanErrorTest {
    /** Of 1,000 runs, the standard deviation of the share is at most 0.016: three of them are 0.05. */
    @ParameterizedTest
    @EnumSource(Skill.class)
    void caresForTheDeedInItsShareOfTheRuns(Skill skill) {
        int tries = 0;
        for (int seed = 0; seed < 1_000; seed++) {
            tries += new HumanError(skill, seed).triesDeed() ? 1 : 0;
        }
        assertEquals(skill.deeds(), tries / 1_000f, 0.05f);
    }

    private static final int TICKS = 200_000;

    @ParameterizedTest
    @EnumSource
    void theAimStaysWithinTheErrorOfTheSkillAndOftenUsesHalfOfIt(Skill skill) {
        HumanError error = new HumanError(skill, 1L);
        int wide = 0;
        for (int i = 0; i < TICKS; i++) {
            error.tick();
            assertTrue(Math.abs(error.x()) <= skill.aimError(), () -> skill + ": " + error.x());
            wide += Math.abs(error.x()) > 0.5f * skill.aimError() ? 1 : 0;
        }
        assertEquals(skill == Skill.FLAWLESS, wide == 0, () -> skill + " is far off the whole time or never");
    }

    /** Spells have the same length on average, right or wrong, so their share of the time is their chance. */
    @ParameterizedTest
    @EnumSource
    void theBeesAreInTheRightModeForTheShareOfTheTimeThatTheSkillSays(Skill skill) {
        HumanError error = new HumanError(skill, 2L);
        int right = 0;
        for (int i = 0; i < TICKS; i++) {
            error.tick();
            right += error.lapse() ? 0 : 1;
        }
        assertEquals(skill.rightMode(), right / (float) TICKS, 0.02f);
    }

    @ParameterizedTest
    @EnumSource
    void asManyThingsAreOverlookedAsTheSkillSays(Skill skill) {
        HumanError error = new HumanError(skill, 3L);
        long overlooked = IntStream.range(0, 20_000).filter(error::overlooks).count();
        assertEquals(skill.overlooks(), overlooked / 20_000f, 0.015f);
    }

    @Test
    void theSameThingIsMisjudgedTheSameWayInARunAndAnotherWayInAnother() {
        HumanError one = new HumanError(Skill.NOVICE, 4L);
        HumanError again = new HumanError(Skill.NOVICE, 4L);
        HumanError other = new HumanError(Skill.NOVICE, 5L);
        one.tick();
        assertAll(
                () -> assertEquals(one.crossingX(7), again.crossingX(7)),
                () -> assertNotEquals(one.crossingX(7), other.crossingX(7)),
                () -> assertNotEquals(one.crossingX(7), one.crossingY(7)));
    }

    @Test
    void whoNeverErrsNeitherHesitatesNorSlips() {
        HumanError error = new HumanError(Skill.FLAWLESS, 6L);
        assertAll(
                () -> assertEquals(0, error.hesitation()),
                () -> assertFalse(error.slips()),
                () -> assertEquals(0f, Math.abs(error.crossingX(1))),
                () -> assertEquals(0f, error.tolerance()));
    }

    @Test
    void aDecisionTakesEffectAfterTheReaction() {
        DelayedSwitch delayed = new DelayedSwitch(3);
        boolean[] pressed = {true, false, true, true, true, true};
        boolean[] effect = {false, false, false, true, false, true};
        for (int tick = 0; tick < pressed.length; tick++) {
            assertEquals(effect[tick], delayed.after(pressed[tick]), "tick " + tick);
        }
        delayed.reset();
        assertFalse(delayed.after(true));
    }

    @Test
    void whatReactsAtOnceHasNoDelay() {
        DelayedSwitch delayed = new DelayedSwitch(0);
        assertTrue(delayed.after(true));
        assertFalse(delayed.after(false));
    }
}
