package bumblewick.desktop.pad;

import com.jme3.input.InputManager;
import com.jme3.input.JoyInput;
import com.jme3.input.Joystick;
import com.jme3.input.RawInputListener;
import java.util.List;
import java.util.stream.Stream;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWJoystickCallback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All pads of this machine. Polls every port each frame, so that pads can come and go. */
public final class Pads implements JoyInput {
    private static final Logger LOG = LoggerFactory.getLogger(Pads.class);

    private final List<PadPort> ports;
    private final Pad[] pads;
    private final PadState state = new PadState();
    private RawInputListener listener;
    private InputManager manager;
    private boolean initialized;

    /** Looks at these places. */
    public Pads(List<? extends PadPort> ports) {
        this.ports = List.copyOf(ports);
        pads = new Pad[ports.size()];
    }

    /** Pads at GLFW's places, behind {@code more}. */
    static Pads ofThisMachine(List<? extends PadPort> more) {
        Stream<PadPort> real = Stream.iterate(
                        GLFW.GLFW_JOYSTICK_1, place -> place <= GLFW.GLFW_JOYSTICK_LAST, i -> i + 1)
                .map(GlfwPort::new);
        return new Pads(Stream.concat(more.stream(), real).toList());
    }

    /** The engine's own back end asked GLFW for notice of pads; it is not there to receive it. */
    static void silenceTheEngines() {
        GLFWJoystickCallback engines = GLFW.glfwSetJoystickCallback(null);
        if (engines != null) {
            engines.free();
        }
    }

    @Override
    public void setInputListener(RawInputListener listener) {
        this.listener = listener;
    }

    /** Pads are reported as they are found, the first time too. */
    @Override
    public Joystick[] loadJoysticks(InputManager inputManager) {
        manager = inputManager;
        return new Joystick[0];
    }

    @Override
    public void update() {
        for (int i = 0; i < pads.length; i++) {
            boolean there = ports.get(i).read(state);
            if (pads[i] != null && !(there && pads[i].is(state))) {
                disconnect(i);
            }
            if (there && pads[i] == null) {
                connect(i);
            }
            if (there) {
                pads[i].become(state);
            }
        }
    }

    private void connect(int place) {
        pads[place] = new Pad(manager, this, place, state, listener);
        LOG.info("pad connected: {}", state.name());
        manager.setJoysticks(present());
        manager.fireJoystickConnectedEvent(pads[place]);
    }

    private void disconnect(int place) {
        Pad gone = pads[place];
        pads[place] = null;
        LOG.info("pad disconnected: {}", gone.getName());
        gone.releaseAll();
        manager.setJoysticks(present());
        manager.fireJoystickDisconnectedEvent(gone);
    }

    private Joystick[] present() {
        return Stream.of(pads).filter(pad -> pad != null).toArray(Joystick[]::new);
    }

    /** GLFW has no means to shake a pad. */
    @Override
    public void setJoyRumble(int joyId, float amount) {
        // nothing shakes
    }

    @Override
    public void initialize() {
        initialized = true;
    }

    @Override
    public void destroy() {
        initialized = false;
    }

    @Override
    public boolean isInitialized() {
        return initialized;
    }

    @Override
    public long getInputTimeNanos() {
        return System.nanoTime();
    }
}
