package bumblewick.view.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.GardenDef;
import bumblewick.def.machine.MachineDefs;
import bumblewick.view.gizmo.SignalWires.Wire;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The wires that the level viewer draws between senders and listeners. */
class SignalWiresTest {
    /** The disc's two levers, and a bay each for a nest, a plate, a timed door, a fire, a marble, a ride with its wind. */
    @Test
    void theSandboxHasAWireFromEachSenderToEachListener() throws IOException {
        Path scene = Path.of(System.getProperty("bumblewick.scene"));
        MachineDefs machines = SceneReader.read(new SceneFolder(scene))
                .rules()
                .get(GardenDef.class, "sandbox")
                .level()
                .machines();

        List<Wire> wires = new SignalWires(machines).all();

        Set<String> signals = new TreeSet<>();
        wires.forEach(wire -> signals.add(wire.signal()));
        Set<String> expected = Set.of("", "fire", "marble", "nest_gone", "plate", "ride", "timed", "turn_0", "turn_1");
        assertEquals(expected, signals);
        assertEquals(
                2, wires.stream().filter(wire -> wire.signal().equals("ride")).count(), "platform and field");
        Wire thrown = wires.stream()
                .filter(wire -> wire.signal().isEmpty())
                .findFirst()
                .orElseThrow();
        assertEquals(3f, thrown.to().y, 1e-4f);
        assertTrue(wires.stream().allMatch(wire -> wire.from().distance(wire.to()) > 1f));
    }
}
