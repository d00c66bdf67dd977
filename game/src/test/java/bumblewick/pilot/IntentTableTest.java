package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.run.PlayerIntent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntentTableTest {
    private static final int ALL = PlayerIntent.JUMP | PlayerIntent.SPIN | PlayerIntent.CROUCH;

    private final IntentTable table = new IntentTable();

    /** 128 directions are 2.8° apart: the stick is at most half of that beside the wish, and a step of 1/127. */
    @ParameterizedTest(name = "{0}°")
    @ValueSource(ints = {0, 1, 37, 90, 135, 180, 201, 270, 300, 359})
    void theStickPointsWhereItShould(int degrees) {
        float x = (float) Math.cos(Math.toRadians(degrees));
        float y = (float) Math.sin(Math.toRadians(degrees));

        PlayerIntent intent = table.moving(7f * x, 7f * y, false, ALL);

        assertTrue(intent.x() * x + intent.y() * y > 0.99f, intent::toString);
        assertEquals(ALL, intent.buttons());
    }

    @Test
    void aSlowStickIsPushedALittle() {
        assertEquals(0.35f, table.moving(0f, 1f, true, 0).y(), 0.01f);
    }

    @Test
    void theSameWishIsTheSameObject() {
        assertSame(table.moving(1f, 2f, false, PlayerIntent.JUMP), table.moving(2f, 4f, false, PlayerIntent.JUMP));
        assertSame(table.standing(0), table.standing(0));
        assertEquals(PlayerIntent.NONE, table.standing(0));
    }
}
