package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bumblewick.def.BossDef.Action;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BossClipTest {
    @Test
    void eachAttackHasATellOfItsOwn() {
        BossClip dive = BossClip.of(Action.TELL, Action.DIVE, false, false, false, false);
        BossClip fan = BossClip.of(Action.TELL, Action.FAN, false, false, false, false);
        assertEquals(BossClip.DIVE_TELL, dive);
        assertEquals(BossClip.FAN_TELL, fan);
    }

    @ParameterizedTest
    @EnumSource(
            value = Action.class,
            names = {"TELL", "DIVE", "FAN"})
    void noWoundHidesAnAttackOrItsTell(Action action) {
        BossClip unhurt = BossClip.of(action, Action.DIVE, false, false, false, false);
        assertEquals(unhurt, BossClip.of(action, Action.DIVE, false, false, true, true));
    }

    @Test
    void itFlinchesAndLimpsOnItsWay() {
        assertEquals(BossClip.FLY, BossClip.of(Action.FLY, Action.TELL, false, false, false, false));
        assertEquals(BossClip.LIMP, BossClip.of(Action.FLY, Action.TELL, false, false, false, true));
        assertEquals(BossClip.HURT, BossClip.of(Action.RETURN, Action.TELL, false, false, true, true));
    }

    @ParameterizedTest
    @EnumSource(Action.class)
    void whileItComesItIsOnlyComing(Action action) {
        assertEquals(BossClip.INTRO, BossClip.of(action, Action.DIVE, true, false, true, true));
        assertNotEquals(BossClip.INTRO, BossClip.of(action, Action.DIVE, false, false, false, false));
    }
}
