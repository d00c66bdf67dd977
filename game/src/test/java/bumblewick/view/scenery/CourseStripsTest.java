package bumblewick.view.scenery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.CourseDef.Sides;
import bumblewick.def.CourseDef.Wall;
import bumblewick.def.CourseDef.Walls;
import bumblewick.view.render.LeafColours;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The meshes of floors and walls, in the scene's frame, where the corridor's right is −x. */
class CourseStripsTest {
    private static final float ROUGH = 0.75f + 0.36f; // u behind the border, with what a wall is rough by

    private static List<Vector3f> points(Mesh mesh) {
        FloatBuffer buffer = (FloatBuffer) mesh.getBuffer(Type.Position).getData();
        List<Vector3f> all = new ArrayList<>();
        for (int i = 0; i < buffer.limit(); i += 3) {
            all.add(new Vector3f(buffer.get(i), buffer.get(i + 1), buffer.get(i + 2)));
        }
        return all;
    }

    private static StripMesh walls(Sides where, float radius) {
        return walls(where, Wall.ROCK, 130f, radius);
    }

    private static StripMesh walls(Sides where, Wall made, float to, float radius) {
        return WallStrips.between(
                100f,
                to,
                new Walls(where, made),
                borders(radius),
                new WallStrips.Reach(100f, to),
                new LeafColours(Optional.empty()));
    }

    private static WallStrips.Borders borders(float radius) {
        return (distance, store) -> {
            store[0] = -9f;
            store[1] = 5f;
            store[2] = 1f;
            store[3] = 11f;
            store[4] = -2f;
            store[5] = 6f;
            store[6] = radius;
        };
    }

    @Test
    void aSurfaceReachesFromBankToBank() {
        List<Vector3f> points = points(FloorStrips.surface(10f, 31f, true, true).mesh());

        assertEquals(10f, (float) points.stream().mapToDouble(p -> p.z).min().orElseThrow());
        assertEquals(31f, (float) points.stream().mapToDouble(p -> p.z).max().orElseThrow());
        assertTrue(points.stream().anyMatch(p -> p.x > FloorStrips.WIDE));
        assertTrue(points.stream().anyMatch(p -> p.x < -FloorStrips.WIDE));
        assertTrue(points.stream().allMatch(p -> p.y < 0f), "it lies lower than the turf");
    }

    @Test
    void planksStayWithinTheirPart() {
        List<Vector3f> points = points(FloorStrips.planks(10f, 31f).mesh());

        assertTrue(points.stream().allMatch(p -> p.z >= 10f && p.z <= 31f));
        assertEquals(0, points.size() % 4);
    }

    @Test
    void theLipOfAFloorLiesOnItsEndAndJutsOutOverTheAbyss() {
        for (Vector3f p : points(FloorStrips.lip(100f, true, 26f).mesh())) {
            assertTrue(p.z >= 98f && p.z <= 104f, p + " is on the floor that ends, or just beyond it");
        }
        for (Vector3f p : points(FloorStrips.lip(100f, false, 26f).mesh())) {
            assertTrue(p.z >= 96f && p.z <= 102f, p + " is on the floor that begins, or just before it");
        }
    }

    /** Its rims wind by up to 8.1 u where it is 26 u wide to each side, by less where it is narrower, and not at all from 12 u on. */
    @Test
    void theLipOfAFloorIsAsWideAsTheFloor() {
        for (float edge : new float[] {12f, 17f, 26f}) {
            float winds = 8.1f * (edge - 12f) / 14f;
            for (float z = 0f; z < 600f; z += 37f) {
                List<Vector3f> points = points(FloorStrips.lip(z, true, edge).mesh());
                double least = points.stream().mapToDouble(p -> p.x).min().orElseThrow();
                double most = points.stream().mapToDouble(p -> p.x).max().orElseThrow();

                assertTrue(
                        least >= -edge - winds - 0.01 && least <= -edge + winds + 0.01, edge + " begins at " + least);
                assertTrue(most <= edge + winds + 0.01 && most > edge - winds - 1.5, edge + " ends at " + most);
            }
        }
    }

    @Test
    void aLeftWallIsOnTheLeftAndACeilingAbove() {
        assertTrue(points(walls(Sides.LEFT, 0f).mesh()).stream().allMatch(p -> p.x > 9f));
        assertTrue(points(walls(Sides.RIGHT, 0f).mesh()).stream().allMatch(p -> p.x < -5f));
        assertTrue(points(walls(Sides.CEILING, 0f).mesh()).stream().allMatch(p -> p.y > 11.5f));
    }

    /** Nothing of it is where Wick flies, and nothing farther off than its roughness. */
    @Test
    void aTunnelIsAllAroundTheCorridor() {
        for (Vector3f p : points(walls(Sides.TUNNEL, 0f).mesh())) {
            float x = Math.max(-9f - -p.x, -p.x - 5f);
            float y = Math.max(1f - p.y, p.y - 11f);
            float outside = Math.max(x, y);
            assertTrue(outside > 0.3f && outside < ROUGH + 0.4f, p + " is " + outside + " u outside");
        }
    }

    /** Frames stand no nearer than rough walls, and boards no farther off than niches are deep. */
    @Test
    void aTunnelOfTimberKeepsTheCorridorFree() {
        for (Vector3f p : points(walls(Sides.TUNNEL, Wall.PLANKS, 130f, 0f).mesh())) {
            float x = Math.max(-9f - -p.x, -p.x - 5f);
            float y = Math.max(1f - p.y, p.y - 11f);
            float outside = Math.max(x, y);
            assertTrue(outside > 0.5f && outside < 3f, p + " is " + outside + " u outside");
            assertTrue(p.z >= 100f && p.z <= 130f + 2f, p + " is in its part, but for the depth of a frame");
        }
    }

    /** The look lights boards and frames; only panes, slits, lamps and what falls from them glow. */
    @Test
    void everyFourthBayOfATunnelOfTimberIsDark() {
        for (int bay = 8; bay < 16; bay++) {
            boolean dark = WorksLight.kind(bay) == WorksLight.Kind.DARK;
            assertEquals(dark, glowing(bay) == 0, "bay " + bay);
        }
    }

    private static int glowing(int bay) {
        float from = bay * TimberTunnel.BAY;
        FloatBuffer colours = (FloatBuffer) TimberTunnel.between(from, from + TimberTunnel.BAY, borders(0f))
                .mesh()
                .getBuffer(Type.Color)
                .getData();
        int glowing = 0;
        for (int i = 3; i < colours.limit(); i += 4) {
            glowing += colours.get(i) > 0f ? 1 : 0;
        }
        return glowing;
    }

    @Test
    void theLightOfABayFallsOnItsOwnSide() {
        WorksLight light = new WorksLight(11f, -11f);
        float z = 8.5f * TimberTunnel.BAY; // a window on the left
        Vector3f near = light.at(new Vector3f(9f, 1f, z));
        Vector3f far = light.at(new Vector3f(-9f, 1f, z));

        assertTrue(near.z > far.z, near + " by the window, " + far + " across");
    }

    /** Who flies above it sees pale leaves, who flies below it dark ones. */
    @Test
    void leavesOfACeilingArePaleAboveAndDarkBelow() {
        Mesh mesh = walls(Sides.CEILING, Wall.LEAVES, 160f, 0f).mesh();
        List<Vector3f> points = points(mesh);
        FloatBuffer colours = (FloatBuffer) mesh.getBuffer(Type.Color).getData();
        float top = points.stream().map(p -> p.y).max(Float::compare).orElseThrow();
        float foot = points.stream().map(p -> p.y).min(Float::compare).orElseThrow();
        float leastAbove = 1f;
        float mostBelow = 0f;
        for (int i = 0; i < points.size(); i++) {
            float green = colours.get(4 * i + 1);
            float share = (points.get(i).y - foot) / (top - foot);
            leastAbove = share > 0.9f ? Math.min(leastAbove, green) : leastAbove;
            mostBelow = share < 0.1f ? Math.max(mostBelow, green) : mostBelow;
        }
        assertTrue(leastAbove > mostBelow, leastAbove + " above, " + mostBelow + " below");
    }

    @Test
    void aTunnelOfATubeIsRound() {
        for (Vector3f p : points(walls(Sides.TUNNEL, 4f).mesh())) {
            float x = -p.x + 2f;
            float y = p.y - 6f;
            float off = (float) Math.sqrt(x * x + y * y);
            assertTrue(off > 4.2f && off < 4f + ROUGH + 0.4f, p + " is " + off + " u from the middle");
        }
    }
}
