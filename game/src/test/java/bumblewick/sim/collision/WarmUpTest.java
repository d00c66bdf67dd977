package bumblewick.sim.collision;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import org.junit.jupiter.api.Test;

/** Warming up has nothing to say; it must only be able to ask any mesh. */
class WarmUpTest {
    @Test
    void asksAnyMesh() {
        assertDoesNotThrow(() -> WarmUp.run(TriangleMesh.of(MeshProbe.floor(20, 0f), null)));
        assertDoesNotThrow(() -> WarmUp.run(TriangleMesh.of(new float[9], null)), "a point");
        assertDoesNotThrow(() -> WarmUp.run(TriangleMesh.of(new float[0], null)), "nothing");
    }
}
