package bumblewick.view;

import bumblewick.sim.run.WickTrail;
import bumblewick.sim.run.WickTrail.Place;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.Optional;
import java.util.function.Supplier;

/** A ghost that may come: its trail is found while the stage is shown already. */
final class Ghost {
    private final GhostView view;
    private final Supplier<Optional<WickTrail>> source;
    private Optional<WickTrail> trail = Optional.empty();

    /** @param source asked every frame until there is a trail */
    Ghost(ModelLibrary library, Node parent, Supplier<Optional<WickTrail>> source) {
        view = new GhostView(library, parent);
        this.source = source;
    }

    /** See {@link GhostView#show}. */
    void show(float tick, Place there, Vector3f camera, Vector3f wick, float seconds) {
        if (trail.isEmpty()) {
            trail = source.get();
        }
        if (trail.isPresent()) {
            view.show(trail.get(), tick, there, camera, wick, seconds);
        }
    }
}
