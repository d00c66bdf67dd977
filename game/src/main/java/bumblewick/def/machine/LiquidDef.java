package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Water or lava that fills a box, and rises and falls.
 *
 * @param box at its lowest; it stays upright
 * @param kind of liquid
 * @param rise how far it rises, in u
 * @param seconds time of rising, and of falling
 * @param on ticks that it is up, rising included; 0 for one that only signals move
 * @param off ticks that it is down between
 * @param when it rises; while it does not hold, it falls
 */
public record LiquidDef(MachineBox box, Kind kind, float rise, float seconds, int on, int off, SignalCondition when)
        implements MachineDef {
    @Override
    public String name() {
        return box.name();
    }

    @Override
    public Vector3f position() {
        return box.position();
    }

    @Override
    public List<String> models() {
        return List.of(box.model());
    }

    /** What it does to Wick. */
    public enum Kind {
        /** Slows Wick; who is under it for long is put back. */
        WATER,
        /** Burns Wick and throws Wick out. */
        LAVA
    }
}
