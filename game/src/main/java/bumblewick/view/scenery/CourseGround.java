package bumblewick.view.scenery;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Floor;
import bumblewick.def.CourseDef.Fork;
import bumblewick.def.CourseDef.Lane;
import bumblewick.def.CourseDef.Sides;
import bumblewick.def.CourseDef.Wall;
import bumblewick.def.CourseDef.Walls;
import bumblewick.def.StageDef;
import bumblewick.sim.run.Rail;
import bumblewick.view.ModelLibrary;
import bumblewick.view.batch.LevelMaterial;
import bumblewick.view.render.LeafColours;
import bumblewick.view.render.SceneRig;
import com.jme3.material.Material;
import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a flight's course has instead of turf, and its walls: water, ice, lava and planks below, cliffs where the turf breaks
 * off, walls, ceilings and tunnels. Pieces are made beforehand and shown while they can be seen.
 */
public final class CourseGround {
    private static final float PIECE = 80f; // u along the rail
    private static final float BEHIND = 40f; // u
    private static final float AHEAD = 330f; // u
    private static final float ENDLESS =
            6_000f; // u that the last floor and walls reach behind the boss's place: five minutes
    private static final float NEVER = 1e6f; // u along the rail: where what has no end ends
    private static final float EVERYWHERE = 1_000f; // u aside
    private static final float BESIDE_TUNNEL = 4f; // u
    private static final float WOVEN = 0.5f; // from which weave on the ground itself is of wood, and needs no planks

    /** A part of the way. */
    private record Piece(float from, float to, Geometry geometry) {}

    /** A part of the way without plants, up to a distance aside, and without turf or with it. */
    record Gap(float from, float to, float wide, boolean turf) {}

    private final List<Piece> pieces = new ArrayList<>();
    private final List<Gap> gaps = new ArrayList<>();
    private final SceneRig rig;
    private final FlightLooks looks;
    private final Node node = new Node("course");
    private final float[] borders = new float[7];
    private final Material toon;
    private final Material foliage;
    private final LeafColours leaves;

    public CourseGround(SceneRig rig, StageDef stage, FlightLooks looks) {
        this.rig = rig;
        this.looks = looks;
        leaves = rig.look().leaves;
        toon = new Material(rig.assets(), ModelLibrary.TOON);
        toon.setBoolean("Painted", true);
        toon.getAdditionalRenderState().setFaceCullMode(FaceCullMode.Off);
        foliage = toon.clone();
        foliage.setBoolean("Foliage", true);
        rig.root().attachChild(node);
        stretches(stage.course(), stage.bossAt()).forEach(this::floor);
        Rail rail = new Rail(stage);
        List<CourseDef.Key> keys = stage.course().keys();
        for (int i = 0; i < keys.size(); i++) {
            Walls walls = keys.get(i).says().walls().orElse(null);
            if (walls != null && walls.where() != Sides.NONE) {
                walls(keys.get(i).at(), nextWalls(keys, i, stage), walls, rail::read);
            }
        }
        for (Fork fork : stage.course().forks()) {
            fork.lanes().forEach(lane -> walls(fork, lane));
        }
    }

    private static float nextWalls(List<CourseDef.Key> keys, int index, StageDef stage) {
        return keys.subList(index + 1, keys.size()).stream()
                .filter(key -> key.says().walls().isPresent())
                .map(CourseDef.Key::at)
                .findFirst()
                .orElse(stage.bossAt() + ENDLESS);
    }

    /** The walls of a lane stand where its corridor is wholly its own. */
    private void walls(Fork fork, Lane lane) {
        Walls walls = lane.says().walls().orElse(null);
        StageDef.Corridor box = lane.around().orElse(null);
        if (walls != null && walls.where() != Sides.NONE && box != null) {
            walls(fork.at() + fork.over(), fork.to(), walls, (distance, store) -> {
                store[0] = box.minX();
                store[1] = box.maxX();
                store[2] = box.minY();
                store[3] = box.maxY();
                store[6] = lane.says().tube().map(CourseDef.Tube::radius).orElse(0f);
            });
        }
    }

    private void walls(float from, float to, Walls walls, WallStrips.Borders at) {
        WallStrips.Reach reach = new WallStrips.Reach(from, to);
        for (float z = from; z < to; z += PIECE) {
            float end = Math.min(to, z + PIECE);
            Material made = walls.made() == Wall.LEAVES ? foliage : toon;
            add(z, end, WallStrips.between(z, end, walls, at, reach, leaves), made, ShadowMode.CastAndReceive);
        }
        if (walls.where() == Sides.TUNNEL) {
            add(from, from + 1f, WallStrips.face(from, walls, at), toon, ShadowMode.CastAndReceive);
            at.read((from + to) / 2f, borders);
            gaps.add(new Gap(from, to, borders[1] + BESIDE_TUNNEL, true));
        }
    }

    /** A part of the way with one floor, and those before and after it. */
    record Stretch(Floor floor, float from, float to, Floor before, Floor after) {
        /** Whether it goes on for as long as a fight lasts: the open sky, of which nothing has to be built. */
        boolean isEndless() {
            return to == NEVER;
        }
    }

    /** The floors of a course one after another. */
    static List<Stretch> stretches(CourseDef course, float bossAt) {
        List<Stretch> all = new ArrayList<>();
        Floor before = Floor.MEADOW;
        Floor floor = Floor.MEADOW;
        float from = -BEHIND;
        for (CourseDef.Key key : course.keys()) {
            Floor next = key.says().floor().orElse(floor);
            if (next != floor && key.at() > 0f) {
                all.add(new Stretch(floor, from, key.at(), before, next));
                before = floor;
                from = key.at();
            }
            floor = next;
        }
        all.add(new Stretch(floor, from, floor == Floor.NONE ? NEVER : bossAt + ENDLESS, before, floor));
        return all;
    }

    /** Planks that begin or end in open sky are a deck, with nothing beside it. */
    private void floor(Stretch stretch) {
        Floor floor = stretch.floor();
        float from = stretch.from();
        float to = stretch.to();
        if (FloorStrips.isSurface(floor)) {
            gaps.add(new Gap(from, to, FloorStrips.WIDE, false));
            surface(floor, from, to);
        } else if (floor == Floor.WOOD && rig.look().weave < WOVEN) {
            boolean deck = stretch.before() == Floor.NONE || stretch.after() == Floor.NONE;
            gaps.add(new Gap(from, to, deck ? EVERYWHERE : FloorStrips.DECK_WIDE, !deck));
            for (float z = from; z < to; z += PIECE) {
                float end = Math.min(to, z + PIECE);
                add(z, end, FloorStrips.planks(z, end), toon, ShadowMode.Receive);
            }
        } else if (floor == Floor.NONE) {
            gaps.add(new Gap(from, to, EVERYWHERE, false));
            edge(from, stretch.before(), true);
            if (!stretch.isEndless()) {
                edge(to, stretch.after(), false);
            }
        }
    }

    /** Where the abyss begins or ends: turf breaks off there, a woven floor has a lip, a deck of planks needs nothing. */
    private void edge(float z, Floor beside, boolean begins) {
        if (beside != Floor.WOOD) {
            add(z, z + 1f, FloorStrips.cliff(z, begins, looks.groundAt(z)), toon, ShadowMode.Receive);
        } else if (rig.look().weave >= WOVEN) {
            add(z, z + 1f, FloorStrips.lip(z, begins, looks.groundAt(z).edge), toon, ShadowMode.Receive);
        }
    }

    private void surface(Floor floor, float from, float to) {
        LevelMaterial kind = LevelMaterial.valueOf(floor.name().toUpperCase(Locale.ROOT));
        Material material = kind.material(rig.assets(), rig.look().look);
        for (float z = from; z < to; z += PIECE) {
            float end = Math.min(to, z + PIECE);
            add(z, end, FloorStrips.surface(z, end, z == from, end == to), material, ShadowMode.Receive);
        }
    }

    private void add(float from, float to, StripMesh mesh, Material material, ShadowMode shadows) {
        if (mesh.isEmpty()) {
            return;
        }
        Geometry geometry = new Geometry("course", mesh.mesh());
        geometry.setMaterial(material);
        geometry.setShadowMode(shadows);
        geometry.setCullHint(CullHint.Always);
        node.attachChild(geometry);
        pieces.add(new Piece(from, to, geometry));
    }

    /** Whether nothing grows at a place: there is no turf, or a tunnel. */
    boolean isBare(float aside, float along) {
        for (int i = 0; i < gaps.size(); i++) {
            Gap gap = gaps.get(i);
            if (along > gap.from() && along < gap.to() && aside < gap.wide()) {
                return true;
            }
        }
        return false;
    }

    /** Shows what can be seen from a distance along the rail. The course bends what is seen, so that no bounds are asked; {@code back} says whether the camera looks back. */
    public void show(float z, boolean back) {
        float least = back ? z - AHEAD : z - BEHIND;
        float most = back ? z + BEHIND : z + AHEAD;
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            boolean seen = piece.to() > least && piece.from() < most;
            piece.geometry().setCullHint(seen ? CullHint.Never : CullHint.Always);
        }
    }

    /** Whether there is a place where nothing grows. */
    boolean isBareSomewhere() {
        return !gaps.isEmpty();
    }

    /** Whether there is a gap in the turf anywhere. */
    boolean hasGaps() {
        return gaps.stream().anyMatch(gap -> !gap.turf());
    }

    /**
     * The gaps of the turf that come next, those that touch and are equally wide as one.
     *
     * @param store receive from, to and half the width of each; nothing behind the last one
     */
    void gapsFrom(float z, Vector3f... store) {
        int found = 0;
        for (Vector3f none : store) {
            none.set(NEVER, NEVER, 0f);
        }
        for (int i = 0; i < gaps.size() && found < store.length; i++) {
            Gap gap = gaps.get(i);
            if (gap.turf() || gap.to() < z - BEHIND) {
                continue;
            }
            Vector3f last = found == 0 ? null : store[found - 1];
            if (last != null && last.y == gap.from() && last.z == gap.wide()) {
                last.y = gap.to();
            } else {
                store[found++].set(gap.from(), gap.to(), gap.wide());
            }
        }
    }
}
