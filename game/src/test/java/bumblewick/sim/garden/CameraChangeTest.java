package bumblewick.sim.garden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.LevelDef.CameraDef.Kind;
import bumblewick.math.Trig;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** Changes from one camera to the next where a wall is in the way. */
class CameraChangeTest {
    private static final Vector3f NOWHERE = new Vector3f();

    private static Vector3f eye(Walk walk) {
        return walk.stage().camera().position();
    }

    private static float yaw(Walk walk) {
        Vector3f way = walk.stage().camera().target().subtract(eye(walk));
        return Trig.atan2(way.x, way.z);
    }

    /** It goes on looking the way it looked from the side: then the wall is between it and Wick, and in its place. */
    @Test
    void aChangeToOneThatFollowsDoesNotGoThroughAWall() {
        Walk walk = new Yard()
                .camera("side", Kind.WATCH, new Vector3f(8f, 2f, 6f), NOWHERE, 0f)
                .cameraBox("side", 0f, 0f, 6f, 1.5f)
                .block(1.5f, 0f, -20f, 6.5f, 12f, 4.2f)
                .walk();
        walk.go(0f, 6f).wait(80);
        assertEquals(8f, eye(walk).x, 0.01f);

        for (int i = 0; i < 90; i++) {
            walk.tick(walk.towards(0f, -1f, 0));
            Vector3f eye = eye(walk);
            assertFalse(eye.x > 1.5f && eye.x < 6.5f && eye.z < 4.2f, "in the wall at " + eye + ", tick " + i);
        }
        assertTrue(eye(walk).x < 1.5f);
    }

    @Test
    void fromBehindAWallTheOneThatFollowsBeginsBehindWickByACut() {
        Walk walk = new Yard()
                .camera("side", Kind.WATCH, new Vector3f(8f, 2f, 0f), NOWHERE, 0f)
                .cameraBox("side", 0f, 0f, 2f, 1.5f)
                .block(3f, 0f, 1.8f, 4f, 12f, 20f)
                .walk();
        walk.go(0f, 2f).wait(80);
        int cuts = 0;
        for (int i = 0; i < 40; i++) {
            walk.tick(walk.towards(0f, 1f, 0));
            cuts += walk.stage().camera().cut() ? 1 : 0;
        }

        assertEquals(1, cuts);
        assertEquals(0f, yaw(walk), 0.5f, "about where Wick runs, not to the side as before");
    }

    @Test
    void toOneBehindAWallItCuts() {
        Walk walk = new Yard()
                .camera("side", Kind.WATCH, new Vector3f(8f, 2f, 3f), NOWHERE, 0f)
                .cameraBox("side", 0f, 0f, 4f, 1.5f)
                .block(3f, 0f, -20f, 4f, 12f, 1f)
                .walk();
        walk.wait(1);
        while (!walk.stage().camera().cut()) {
            walk.tick(walk.towards(0f, 1f, 0));
        }

        assertEquals(8f, eye(walk).x, 1e-3f);
    }
}
