package bumblewick.bench.sweep;

import bumblewick.def.ControllerDef;
import bumblewick.math.Tick;
import bumblewick.sim.character.CharacterController;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.TriangleMesh;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/** Ours. */
final class BumblewickWalkers implements Walkers {
    private static final ControllerDef DEF = new ControllerDef(0.4f, 1.8f, 1f, 0.01f, 50f, 0.4f, 0.4f, 1f);

    private final CharacterController[] controllers;

    BumblewickWalkers(Level level, List<Vector3f> solids, float half, int count) {
        CollisionWorld world = new CollisionWorld();
        world.add(TriangleMesh.of(level.corners(), null), 1);
        for (Vector3f at : solids) {
            world.add(new Box(half, half, half), 1, 0).place(at, new Quaternion());
        }
        controllers = new CharacterController[count];
        for (int i = 0; i < count; i++) {
            controllers[i] = new CharacterController(world, DEF, new QueryFilter(QueryFilter.ALL));
        }
    }

    @Override
    public void place(int walker, Vector3f feet) {
        controllers[walker].place(feet);
    }

    @Override
    public void move(int walker, Vector3f velocity) {
        controllers[walker].move(velocity, Tick.SECONDS);
    }

    @Override
    public boolean grounded(int walker) {
        return controllers[walker].grounded();
    }

    @Override
    public void feet(int walker, Vector3f store) {
        store.set(controllers[walker].feet());
    }
}
