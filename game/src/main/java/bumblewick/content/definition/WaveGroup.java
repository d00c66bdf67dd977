package bumblewick.content.definition;

import bumblewick.def.WaveDef;
import java.util.List;

/**
 * What one entry of {@code waves.json} becomes.
 *
 * @param at distance along the rail of the entry itself, in u
 * @param formation id; empty if it is a single wave
 * @param waves in the order in which the formation has them; none if there are mistakes
 */
public record WaveGroup(float at, String formation, List<WaveDef> waves) {
    /** Whether it is a formation. */
    public boolean isFormed() {
        return !formation.isEmpty();
    }

    public WaveGroup {
        waves = List.copyOf(waves);
    }
}
