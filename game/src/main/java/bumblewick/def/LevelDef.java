package bumblewick.def;

import bumblewick.def.machine.MachineDefs;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A level as its model, {@code level.glb}, says it: names carry meaning. World units, y up, right-handed. A node's own z
 * axis points ahead: what stands there faces along it, a fixed camera looks along it (in Blender an empty's −y axis).
 *
 * <table>
 * <caption>What the names of nodes mean; a number after a dot ({@code .001}) does not count</caption>
 * <tr><td>{@code COLL_<surface>}</td><td>a mesh that is felt and not seen</td></tr>
 * <tr><td>{@code trigCam_<camera>}</td><td>an empty whose scale is half a box: inside, that camera looks</td></tr>
 * <tr><td>{@code trigAction_<action>}</td><td>likewise: entering does something, once</td></tr>
 * <tr><td>{@code cam_<name>}</td><td>an empty: a camera</td></tr>
 * <tr><td>{@code cam_<name>_end}</td><td>an empty where the axis of that travelling camera ends</td></tr>
 * <tr><td>{@code spawn_<what>}</td><td>an empty: where something stands, and which way it faces</td></tr>
 * <tr><td>{@code path_<name>}</td><td>an empty whose children, under any names, are the points of a way: in the order of
 * those names, numbers in them counted as numbers</td></tr>
 * <tr><td>{@code platform_<name>}</td><td>an empty whose scale is half a box that moves</td></tr>
 * <tr><td>{@code field_<name>}</td><td>an empty whose scale is half a box of air that carries, slows or hides</td></tr>
 * <tr><td>{@code machine_<kind>_<name>}</td><td>an empty whose scale is half the box of a mechanism, see {@link
 * bumblewick.def.machine.MachineDefs}</td></tr>
 * <tr><td>{@code FADE_<name>}</td><td>seen; fades where it would hide Wick</td></tr>
 * <tr><td>{@code TURN_<name>}</td><td>seen; turns about its own z axis, like all that is seen at a signal if it names one, see {@link Waking}</td></tr>
 * <tr><td>anything else</td><td>seen</td></tr>
 * </table>
 *
 * <table>
 * <caption>Custom properties of nodes; those with a default may be left out, any other is a mistake</caption>
 * <tr><td>{@code cam_}</td><td>{@code kind}: follow, orbit, travel, fixed, watch or guide; {@code distance} from Wick in u, for
 * follow, orbit and guide only; {@code pitchDegrees}, up is positive, for these only, −20; {@code height} of what it
 * looks at above the ground under Wick in u, for all but fixed, 0.5; {@code fov}, vertical in degrees, 45</td></tr>
 * <tr><td>{@code spawn_}</td><td>{@code path}: the way that it walks, none; {@code difficulties} on which a walker or a
 * pick-up stands there, with blanks between, all</td></tr>
 * <tr><td>{@code platform_}</td><td>{@code model}; {@code surface}; {@code path}, none, and with it {@code speed} in u/s,
 * {@code wait} in s at each end, 0, and {@code sine}, false; {@code turns} per second, 0. One of {@code path} and {@code
 * turns} it needs</td></tr>
 * <tr><td>{@code field_}</td><td>{@code kind}: wind, web, smoke or dark; {@code shape}: box or cylinder, which stands on its
 * own y axis, box; {@code drift} along its own z axis in u/s, 0; {@code rise} in u/s, 0; {@code factor} on Wick's speed, 1;
 * {@code sight} in u, none; {@code ease} in s, 0.4; {@code on}, {@code off} and {@code first} in ticks, always on;
 * {@code waits} for a rule, false</td></tr>
 * <tr><td>{@code platform_}, {@code field_}, many {@code machine_}</td><td>{@code whenAll}, {@code whenAny} and {@code
 * whenNot}: signals with blanks between, none; {@code whenHold} in s, 0</td></tr>
 * <tr><td>{@code TURN_}</td><td>{@code turns} per second, 0.06</td></tr>
 * </table>
 *
 * <p>Every level has {@code spawn_wick} and the camera {@code cam_start}, which looks first. A level with friends to be
 * freed also has {@code spawn_gem}, {@code spawn_key} (where the key appears), {@code spawn_friend}, {@code spawn_door},
 * {@code trigAction_door}, and the cameras of its story, {@code cam_key} and {@code cam_door}. Hints are counted from
 * {@code trigAction_hint_1} on. Scales matter where half a box is meant and for meshes; above a node with a meaning,
 * parents may be scaled evenly only. The way of a platform is walked to its end and back; one whose last point is its
 * first goes round.
 *
 * <p>Source: RULES 7.
 *
 * @param corners of the triangles that are felt, nine numbers each (not copied, not to be changed)
 * @param surfaces index into {@code surfaceNames} of each triangle (not copied, not to be changed)
 * @param surfaceNames of the triangles
 * @param spawns what stands where, in the order of the file
 * @param triggers in the order of the file
 * @param cameras by name
 * @param platforms in the order of the file
 * @param paths by name
 * @param fields in the order of the file
 * @param machines mechanisms, and what waits for their signals
 */
@SuppressWarnings("InvalidParam") // properties of nodes have the names of parameters, or nearly
public record LevelDef(
        float[] corners,
        byte[] surfaces,
        List<String> surfaceNames,
        List<Spawn> spawns,
        List<Trigger> triggers,
        SortedMap<String, CameraDef> cameras,
        List<PlatformDef> platforms,
        SortedMap<String, List<Vector3f>> paths,
        List<FieldDef> fields,
        MachineDefs machines) {
    public LevelDef {
        surfaceNames = List.copyOf(surfaceNames);
        spawns = List.copyOf(spawns);
        triggers = List.copyOf(triggers);
        platforms = List.copyOf(platforms);
        fields = List.copyOf(fields);
        cameras = Collections.unmodifiableSortedMap(new TreeMap<>(cameras));
        paths = Collections.unmodifiableSortedMap(new TreeMap<>(paths));
    }

    /** The same with what stands there on a difficulty. */
    LevelDef on(String difficulty) {
        List<Spawn> there = new ArrayList<>(spawns);
        there.removeIf(spawn -> !spawn.isOn(difficulty));
        return there.size() == spawns.size()
                ? this
                : new LevelDef(
                        corners, surfaces, surfaceNames, there, triggers, cameras, platforms, paths, fields, machines);
    }

    /** How many triangles are felt. */
    public int triangles() {
        return surfaces.length;
    }

    /**
     * Something that stands in the level.
     *
     * @param what {@code wick}, {@code friend}, or the id of a walker, a body or a pick-up
     * @param position of its foot; of a pick-up, of its middle
     * @param yaw where it faces: ahead is {@code (sin yaw, 0, cos yaw)}, in radians
     * @param path the way it walks, or empty
     * @param difficulties on which it stands there; empty for all
     */
    public record Spawn(String what, Vector3f position, float yaw, String path, List<String> difficulties) {
        public Spawn {
            difficulties = List.copyOf(difficulties);
        }

        private boolean isOn(String difficulty) {
            return difficulties.isEmpty() || difficulties.contains(difficulty);
        }
    }

    /**
     * A box that notices who enters it.
     *
     * @param camera whether it turns a camera on, as opposed to doing something
     * @param name of the camera, or the action: {@code hint_<n>} from 1 on, {@code door}, {@code exit_high}, {@code
     *     exit_low}
     * @param position of its middle
     * @param half its half sizes along its own axes
     * @param orientation of its axes
     */
    public record Trigger(boolean camera, String name, Vector3f position, Vector3f half, Quaternion orientation) {}

    /**
     * A camera.
     *
     * @param kind how it behaves
     * @param position where it stands; of a travelling one, where its axis begins
     * @param end where a travelling one's axis ends, and where a fixed one moves to; where it stands if it moves nowhere
     * @param yaw where it looks, {@code FIXED}, in radians
     * @param pitch where it looks, {@code FIXED}, or rests, {@code FOLLOW} and {@code ORBIT}; up is positive, in radians
     * @param distance from Wick, in u, {@code FOLLOW} and {@code ORBIT}
     * @param height of the look-at point above the ground under Wick, in u
     * @param fieldOfViewDegrees vertical
     */
    public record CameraDef(
            Kind kind,
            Vector3f position,
            Vector3f end,
            float yaw,
            float pitch,
            float distance,
            float height,
            float fieldOfViewDegrees) {
        /** How a camera behaves. */
        public enum Kind {
            /** Keeps behind Wick and drifts back there. */
            FOLLOW,
            /** Turns as the player wishes and stays there. */
            ORBIT,
            /** Moves along a straight axis beside Wick and looks at Wick. */
            TRAVEL,
            /** Stands still, or moves from its beginning to its end once, and looks where it looks. */
            FIXED,
            /** Stands still and looks at Wick. */
            WATCH,
            /** Keeps near Wick and looks the way that it was placed to look; turned by the player, it goes back there. */
            GUIDE;

            /** Whether it keeps at a distance from Wick and can be turned by the player. */
            public boolean nearWick() {
                return this == FOLLOW || this == ORBIT || this == GUIDE;
            }
        }
    }

    /**
     * A solid box that moves.
     *
     * @param name of its node
     * @param model that shows it, without folder and extension
     * @param position of its middle at the start
     * @param half its half sizes
     * @param yaw in radians at the start
     * @param path the way of its middle, or empty
     * @param speed along the path, in u/s
     * @param waitSeconds at each end of the path
     * @param sine whether it swings softly from end to end instead of at constant speed
     * @param turnsPerSecond about the vertical
     * @param surface on all sides
     */
    public record PlatformDef(
            String name,
            String model,
            Vector3f position,
            Vector3f half,
            float yaw,
            String path,
            float speed,
            float waitSeconds,
            boolean sine,
            float turnsPerSecond,
            String surface) {}

    /** The same triangles and things, number by number; records of arrays would compare the arrays' identity. */
    @Override
    public boolean equals(Object other) {
        return other instanceof LevelDef that
                && Arrays.equals(corners, that.corners)
                && Arrays.equals(surfaces, that.surfaces)
                && surfaceNames.equals(that.surfaceNames)
                && spawns.equals(that.spawns)
                && triggers.equals(that.triggers)
                && cameras.equals(that.cameras)
                && platforms.equals(that.platforms)
                && paths.equals(that.paths)
                && fields.equals(that.fields)
                && machines.equals(that.machines);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(corners);
    }
}
