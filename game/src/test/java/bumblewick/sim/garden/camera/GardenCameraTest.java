package bumblewick.sim.garden.camera;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.LevelDef.CameraDef.Kind;
import bumblewick.math.Trig;
import bumblewick.sim.garden.Walk;
import bumblewick.sim.garden.Yard;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of camera, the changes between them, and walls. The yard's own camera follows at 6 u, looking down a little. */
class GardenCameraTest {
    private static final Vector3f NOWHERE = new Vector3f();
    private static final int SETTLED = 150; // ticks after which what goes softly is there

    private static Vector3f eye(Walk walk) {
        return walk.stage().camera().position();
    }

    private static Vector3f look(Walk walk) {
        return walk.stage().camera().target();
    }

    private static float yaw(Walk walk) {
        Vector3f way = look(walk).subtract(eye(walk));
        return Trig.atan2(way.x, way.z);
    }

    @Test
    void beginsBehindWickAtOnce() {
        Walk walk = new Yard().walk();

        assertAll(
                () -> assertEquals(0f, look(walk).distance(new Vector3f(0f, 0.5f, 0f)), 1e-4f),
                () -> assertEquals(6f, eye(walk).distance(look(walk)), 1e-3f),
                () -> assertTrue(eye(walk).z < -5f),
                () -> assertTrue(walk.stage().camera().cut()));
    }

    @Test
    void looksAtHalfAMetreAboveTheGroundAndNotAtAJump() {
        Walk walk = new Yard().walk();
        float highest = 0f;
        float jumped = 0f;
        for (int i = 0; i < 60; i++) {
            walk.hold(1, PlayerIntent.JUMP);
            jumped = Math.max(jumped, walk.feet().y);
            highest = Math.max(highest, look(walk).y);
        }

        assertTrue(jumped > 1.4f);
        assertEquals(0.5f, highest, 0.02f);
    }

    @Test
    void theHeightFollowsTheGroundByATwentiethATick() {
        CameraSubject subject = new CameraSubject();
        subject.place(new Vector3f(), 0f);

        subject.follow(new Vector3f(0f, 0.5f, 0f), 0f, 0f, 0.5f, 0f);
        float first = subject.point(0f, new Vector3f()).y;
        subject.follow(new Vector3f(0f, 0.5f, 0f), 0f, 0f, 0.5f, 0f);
        float second = subject.point(0f, new Vector3f()).y;

        assertEquals(0.025f, first, 1e-5f);
        assertEquals(0.95f * 0.025f + 0.05f * 0.5f, second, 1e-5f);
    }

    @Test
    void thePlayerTurnsIt() {
        Walk walk = new Yard().walk();

        for (int i = 0; i < 20; i++) {
            walk.tick(PlayerIntent.NONE.looking(0.05f, 0f));
        }

        assertEquals(-1f, yaw(walk), 0.03f, "a turn to the right is against the angle");
    }

    @Test
    void followingItDriftsBehindOneWhoRunsSideways() {
        Walk walk = new Yard().walk();

        for (int i = 0; i < 120; i++) {
            walk.tick(PlayerIntent.of(1f, 0f, 0));
        }

        assertTrue(yaw(walk) < -0.5f, "to the right, not " + yaw(walk));
    }

    @Test
    void orbitingItStaysWhereItWasTurned() {
        Walk walk = new Yard().camera("start", Kind.ORBIT, NOWHERE, NOWHERE, 6f).walk();

        for (int i = 0; i < 120; i++) {
            walk.tick(PlayerIntent.of(1f, 0f, 0));
        }

        assertEquals(0f, yaw(walk), 1e-3f);
    }

    @Test
    void recentringSwingsItBehindWick() {
        Walk walk = new Yard().camera("start", Kind.ORBIT, NOWHERE, NOWHERE, 6f).walk();
        for (int i = 0; i < 30; i++) {
            walk.tick(PlayerIntent.of(1f, 0f, 0));
        }

        walk.press(PlayerIntent.RECENTRE).wait(60);

        assertEquals(walk.stage().wick().yaw(), yaw(walk), 0.02f);
    }

    @Test
    void aFixedOneStandsAndLooksWhereItLooks() {
        Walk walk = new Yard().fixedCamera("start", new Vector3f(0f, 5f, -12f)).walk();

        walk.go(4f, 4f);

        assertAll(
                () -> assertEquals(0f, eye(walk).distance(new Vector3f(0f, 5f, -12f)), 1e-3f),
                () -> assertEquals(0f, yaw(walk), 1e-3f));
    }

    @Test
    void aFixedOneWithAnEndMovesThereOnceAndLooksTheSameWay() {
        Walk walk = new Yard()
                .camera("start", Kind.FIXED, new Vector3f(0f, 5f, -12f), new Vector3f(4f, 6f, -12f), 0f)
                .walk();

        walk.wait(120);
        float half = eye(walk).x;
        walk.wait(240);

        assertAll(
                () -> assertEquals(2f, half, 0.2f),
                () -> assertEquals(0f, eye(walk).distance(new Vector3f(4f, 6f, -12f)), 1e-3f),
                () -> assertEquals(0f, yaw(walk), 1e-3f));
    }

    @Test
    void aWatchingOneStandsAndLooksAtWick() {
        Walk walk = new Yard()
                .camera("start", Kind.WATCH, new Vector3f(0f, 5f, -12f), NOWHERE, 0f)
                .walk();

        walk.go(4f, 4f).wait(SETTLED);

        assertAll(
                () -> assertEquals(0f, eye(walk).distance(new Vector3f(0f, 5f, -12f)), 1e-3f),
                () -> assertEquals(walk.feet().x, look(walk).x, 1e-3f),
                () -> assertEquals(walk.feet().z, look(walk).z, 1e-3f));
    }

    @Test
    void aTravellingOneGoesAlongItsAxisBesideWickAndNoFurther() {
        Walk walk = new Yard()
                .camera("start", Kind.TRAVEL, new Vector3f(-10f, 4f, -3f), new Vector3f(-10f, 4f, 5f), 0f)
                .walk();
        assertEquals(0f, eye(walk).z, 0.01f, "beside Wick at once");

        walk.go(0f, 3f).wait(SETTLED);
        float beside = eye(walk).z;
        walk.go(0f, 9f).wait(SETTLED);

        assertAll(
                () -> assertEquals(walk.feet().x, look(walk).x, 1e-3f),
                () -> assertEquals(2.8f, beside, 0.3f),
                () -> assertEquals(5f, eye(walk).z, 0.01f, "the axis ends"),
                () -> assertEquals(-10f, eye(walk).x, 1e-3f));
    }

    /** Half round Wick: this is the widest swing of all, which takes longest. */
    @Test
    void aBoxChangesTheCameraSoftlyAndBackOutsideIt() {
        Vector3f there = new Vector3f(0f, 8f, 20f);
        Walk walk = new Yard()
                .camera("high", Kind.WATCH, there, NOWHERE, 0f)
                .cameraBox("high", 0f, 0f, 4f, 1.5f)
                .walk();
        while (walk.feet().z < 2.6f) {
            walk.tick(PlayerIntent.of(0f, 1f, 0));
        }
        float longest = 0f;
        for (int i = 0; i < CameraRig.LONGEST; i++) {
            Vector3f before = eye(walk).clone();
            walk.wait(1);
            longest = Math.max(longest, before.distance(eye(walk)));
        }

        assertEquals(0f, eye(walk).distance(there), 1e-2f);
        assertTrue(longest < 1f, "no jump, but " + longest);
        walk.go(0f, 9f).wait(CameraRig.LONGEST);
        assertEquals(6f, eye(walk).distance(look(walk)), 0.1f, "it follows again");
    }

    @Test
    void ofTwoBoxesTheOneEnteredLastCounts() {
        Walk walk = new Yard()
                .camera("a", Kind.WATCH, new Vector3f(20f, 8f, 0f), NOWHERE, 0f)
                .camera("b", Kind.WATCH, new Vector3f(-20f, 8f, 0f), NOWHERE, 0f)
                .cameraBox("b", 0f, 0f, 7f, 3f)
                .cameraBox("a", 0f, 0f, 3f, 3f)
                .walk();

        walk.go(0f, 5f).wait(CameraRig.LONGEST);
        assertEquals(-20f, eye(walk).x, 0.1f);
        walk.go(0f, 0f).go(0f, 8f).go(0f, 5f).wait(CameraRig.LONGEST);

        assertEquals(20f, eye(walk).x, 0.1f, "a was entered last, on the way back");
    }

    @ParameterizedTest(name = "a wall {0} u behind Wick")
    @ValueSource(floats = {1f, 2f, 3f, 4.5f})
    void isPulledInBeforeAWallAtOnce(float distance) {
        Walk walk =
                new Yard().block(-20f, 0f, -distance - 2f, 20f, 12f, -distance).walk();

        walk.wait(1);

        assertTrue(eye(walk).z > -distance + 0.25f, "at " + eye(walk).z);
    }

    /** A post between Wick and the camera does not bring it in, wherever on the way it stands. */
    @ParameterizedTest(name = "a post {0} u behind Wick")
    @ValueSource(floats = {0.6f, 1.5f, 3f, 4.5f})
    void staysWhereItIsBehindWhatIsNarrow(float distance) {
        Walk walk = new Yard()
                .block(-0.2f, 0f, -distance - 0.2f, 0.2f, 8f, -distance + 0.2f)
                .walk();

        walk.wait(1);

        assertEquals(6f, eye(walk).distance(look(walk)), 1e-3f);
    }

    @Test
    void isPulledInByAPostBesideAWall() {
        Walk walk = new Yard()
                .block(-0.2f, 0f, -3f, 0.2f, 8f, -2.6f)
                .block(0.2f, 0f, -3f, 20f, 8f, -2.6f)
                .walk();

        walk.wait(1);

        assertTrue(eye(walk).z > -2.6f, "at " + eye(walk).z);
    }

    /** Where it ends one sees past it: the camera swings aside instead of coming to Wick's neck. */
    @Test
    void swingsAsideBeforeAWallPullsItIn() {
        Walk walk = new Yard()
                .camera("start", Kind.ORBIT, NOWHERE, NOWHERE, 6f)
                .block(-0.6f, 0f, -3f, 20f, 8f, -2.4f)
                .walk();
        walk.wait(SETTLED);

        assertEquals(6f, eye(walk).distance(look(walk)), 0.1f, "it is as far away as it wants");
        assertTrue(Math.abs(yaw(walk)) > 0.2f, "and turned by " + yaw(walk));
    }

    /** The player's own turn is not taken back for a wall. */
    @Test
    void whoTurnsItIsNotCorrected() {
        Walk walk = new Yard()
                .camera("start", Kind.ORBIT, NOWHERE, NOWHERE, 6f)
                .block(-0.6f, 0f, -3f, 20f, 8f, -2.4f)
                .walk();
        for (int i = 0; i < 60; i++) {
            walk.tick(PlayerIntent.NONE.looking(i % 2 == 0 ? 0.01f : -0.01f, 0f));
        }

        assertEquals(0f, yaw(walk), 0.02f);
    }

    @Test
    void looksWhereWickGoes() {
        Walk walk = new Yard().camera("start", Kind.ORBIT, NOWHERE, NOWHERE, 6f).walk();
        for (int i = 0; i < 60; i++) {
            walk.tick(PlayerIntent.of(1f, 0f, 0));
        }
        float ahead = walk.feet().x - look(walk).x;
        walk.wait(SETTLED);

        assertTrue(ahead > 1f && ahead < 2f, "to the right, which is −x, by " + ahead);
        assertEquals(walk.feet().x, look(walk).x, 0.01f, "and at Wick who stands");
    }

    /** From 9 u up, when a third of it is left: the corner of the picture is 40 degrees from its middle. */
    @Test
    void looksDownToWhereAFallWillEnd() {
        Walk walk =
                new Yard().block(-2f, 0f, -2f, 2f, 9f, 2f).wickAt(0f, 9f, 0f).walk();
        walk.wait(5);
        float widest = 0f;
        while (walk.feet().y > 0.01f) {
            walk.tick(PlayerIntent.of(0f, 1f, 0));
            Vector3f view = look(walk).subtract(eye(walk)).normalizeLocal();
            Vector3f down =
                    new Vector3f(walk.feet()).setY(0f).subtractLocal(eye(walk)).normalizeLocal();
            boolean soon = walk.feet().y < 3f;
            widest = soon ? Math.max(widest, view.angleBetween(down) * FastMath.RAD_TO_DEG) : widest;
        }

        assertTrue(widest < 28f, widest + " degrees from the middle of the picture");
    }

    @Test
    void aGuideLooksTheWayItWasPlacedAndGoesBackThereAsWickRuns() {
        Walk walk = new Yard().camera("start", Kind.GUIDE, NOWHERE, NOWHERE, 6f).walk();
        for (int i = 0; i < 20; i++) {
            walk.tick(PlayerIntent.NONE.looking(0.05f, 0f));
        }
        float turned = yaw(walk);
        walk.wait(SETTLED);
        float left = yaw(walk);
        for (int i = 0; i < 240; i++) {
            walk.tick(PlayerIntent.of(0f, 1f, 0));
        }

        assertAll(
                () -> assertEquals(-1f, turned, 0.05f),
                () -> assertEquals(turned, left, 0.05f, "it stays turned while Wick stands"),
                () -> assertEquals(0f, yaw(walk), 0.05f));
    }

    /** 1.5 u with the ball's own width, which is not narrow; Wick, who runs at 5.5 u/s, is behind it for 16 ticks. */
    @Test
    void staysWhereItIsBehindWhatIsThereForAMoment() {
        Walk walk = new Yard()
                .camera("start", Kind.ORBIT, NOWHERE, NOWHERE, 6f)
                .block(-4f, 0f, -3f, -3.1f, 8f, -2f)
                .walk();
        float nearest = Float.MAX_VALUE;
        while (walk.feet().x > -8f) {
            walk.tick(PlayerIntent.of(1f, 0f, 0));
            nearest = Math.min(nearest, eye(walk).distance(look(walk)));
        }

        assertTrue(nearest > 5.5f, "pulled in to " + nearest);
    }

    @Test
    void looksUpAtAJumpFromCloseBy() {
        Walk walk = new Yard().block(-20f, 0f, -4f, 20f, 12f, -1.5f).walk();
        float lowest = 1f;
        for (int i = 0; i < 40; i++) {
            walk.hold(1, PlayerIntent.JUMP);
            GardenCamera camera = walk.stage().camera();
            Vector3f view = camera.target().subtract(camera.position()).normalizeLocal();
            Vector3f feet = walk.feet().subtract(camera.position()).normalizeLocal();
            lowest = Math.min(lowest, view.y - feet.y);
        }

        assertTrue(lowest > 0f, "the feet are " + -lowest + " above the middle of the picture");
    }

    @Test
    void pulledInToTheHeadItDoesNotLookStraightDown() {
        Walk walk = new Yard().block(-20f, 0f, -4f, 20f, 12f, -0.5f).walk();

        walk.wait(1);

        assertTrue(look(walk).subtract(eye(walk)).normalizeLocal().z > 0.8f);
    }

    @Test
    void comesOutAgainAtEaseWhenTheWallIsPassed() {
        Walk walk = new Yard()
                .camera("start", Kind.ORBIT, NOWHERE, NOWHERE, 6f)
                .block(0.5f, 0f, -4f, 24f, 12f, -2f)
                .walk();
        float free = eye(walk).distance(look(walk));
        walk.go(9f, 0f).wait(100);
        float pulled = eye(walk).distance(look(walk));
        walk.go(-5f, 0f);
        float after = eye(walk).distance(look(walk));
        walk.wait(120);

        assertAll(
                () -> assertEquals(6f, free, 0.01f),
                () -> assertTrue(pulled < 3f, "pulled in to " + pulled),
                () -> assertTrue(after > pulled),
                () -> assertEquals(6f, eye(walk).distance(look(walk)), 0.1f));
    }

    @ParameterizedTest(name = "blocks of {0} u")
    @ValueSource(floats = {2f, 0.5f})
    void isNeverInAWallOnAWildWalkThroughABlockedYard(float width) {
        Yard yard = new Yard();
        for (int i = 0; i < 6; i++) {
            for (int k = 0; k < 6; k++) {
                yard.block(5f * i - 14f, 0f, 5f * k - 14f, 5f * i - 14f + width, 4f, 5f * k - 14f + width);
            }
        }
        Walk walk = yard.walk();
        for (int i = 0; i < 3_000; i++) {
            float turn = 0.06f * Trig.sin(i * 0.013f);
            walk.tick(PlayerIntent.of(Trig.sin(i * 0.007f), Trig.cos(i * 0.011f), 0)
                    .looking(turn, 0f));
            Vector3f p = eye(walk);
            float x = (p.x + 14f) % 5f;
            float z = (p.z + 14f) % 5f;
            boolean inRow = p.x > -14f && p.x < 13f && x < width;
            boolean inColumn = p.z > -14f && p.z < 13f && z < width;
            assertFalse(inRow && inColumn && p.y < 4f && p.y > 0f, "in a block at " + p + ", tick " + i);
            assertTrue(p.y > 0f, "below the ground at " + p);
        }
    }

    @Test
    void theStickMeansWhatItMeansInTheViewOfTheCamera() {
        Walk walk = new Yard()
                .camera("start", Kind.WATCH, new Vector3f(20f, 5f, 0f), NOWHERE, 0f)
                .walk();

        for (int i = 0; i < 30; i++) {
            walk.tick(PlayerIntent.of(0f, 1f, 0));
        }

        assertTrue(walk.feet().x < -1f, "away from a camera that stands at +x, to " + walk.feet());
    }

    @Test
    void cutsWhenWickIsPutBackOnSafeGround() {
        Walk walk = new Yard(false).floor(-3f, -3f, 3f, 3f, 0f, "grass").walk();
        walk.wait(10);

        int cuts = 0;
        while (walk.stage().resets() == 0) {
            walk.tick(PlayerIntent.of(0f, 1f, 0));
            cuts += walk.stage().camera().cut() ? 1 : 0;
        }

        assertEquals(1, cuts);
        assertEquals(
                0f,
                walk.stage()
                        .camera()
                        .previousPosition()
                        .distance(walk.stage().camera().position()),
                "or the picture would blend");
    }

    /** Half the height of the picture is half the field of view. */
    @Test
    void looksAfterWhoFallsIntoTheDepthsButNotStraightDown() {
        Walk walk = new Yard(false).floor(-3f, -3f, 3f, 3f, 0f, "grass").walk();
        walk.wait(10);

        float widest = 0f;
        float steepest = 0f;
        while (walk.stage().resets() == 0) {
            GardenCamera camera = walk.stage().camera();
            Vector3f view = camera.target().subtract(camera.position()).normalizeLocal();
            Vector3f wick = walk.feet().subtract(camera.position()).normalizeLocal();
            float angle = view.angleBetween(wick) / camera.fieldOfViewDegrees() * FastMath.RAD_TO_DEG;
            widest = walk.feet().y > -4f ? Math.max(widest, angle) : widest;
            steepest = Math.min(steepest, view.y);
            walk.tick(PlayerIntent.of(0f, 1f, 0));
        }

        assertTrue(widest < 0.5f, "seen at " + widest + " of the field of view from the middle");
        assertTrue(steepest > -0.75f, "looks down by a sine of " + steepest);
    }
}
