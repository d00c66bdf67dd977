package bumblewick.view.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.camera.CameraShake;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EventEffectsTest {
    private final List<String> played = new ArrayList<>();
    private final EventEffects table =
            new EventEffects(new EffectPlayer(Map.of(), new ParticlePool(), null, new CameraShake()));

    @Test
    void playsTheEntryOfTheEventsTypeWhereItHappened() {
        table.on(Type.SPIN, (event, at) -> played.add(event.type() + " at " + at));
        table.on(Type.LOCKED, (event, at) -> played.add("never"));

        table.play(event(Type.SPIN), new Vector3f(1f, 2f, 3f));

        assertEquals(List.of("SPIN at (1.0, 2.0, 3.0)"), played);
    }

    @Test
    void ignoresAnEventWithoutAnEntry() {
        table.on(Type.SPIN, (event, at) -> played.add("never"));

        table.play(event(Type.CHAIN_UP), new Vector3f());

        assertEquals(List.of(), played);
    }

    @Test
    void refusesASecondEntryOfAType() {
        table.on(Type.SPIN, EffectKind.SPIN);

        assertThrows(IllegalArgumentException.class, () -> table.on(Type.SPIN, EffectKind.WHIRL));
    }

    private static SimEvent event(Type type) {
        SimEvents events = new SimEvents();
        events.add(type, 0, 0, new Vector3f());
        return events.get(0);
    }
}
