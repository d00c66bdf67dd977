package bumblewick.input.device;

import bumblewick.input.binding.Binding;
import bumblewick.input.binding.Chord;
import bumblewick.input.binding.Command;
import bumblewick.input.binding.CommandAxis;
import bumblewick.input.binding.Modifier;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.simsilica.lemur.event.DefaultRawInputListener;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/**
 * The input of a tool such as the replay theatre or an editor: {@linkplain Command commands} that are pressed,
 * {@linkplain CommandAxis axes} that are held, and the mouse. Add it to jME's input manager as a raw listener while
 * the tool is open.
 *
 * <p>While a modifier that some command uses is held, other keys of the same device lose their own meaning: Ctrl+Z
 * never counts as Z. Shift takes no meaning away.
 *
 * @param <C> the commands of the tool
 */
public final class CommandInput<C extends Enum<C> & Command> extends DefaultRawInputListener
        implements ReservedBindings {
    private static final float PRESSED = 0.5f;
    private static final float DEAD_ZONE = 0.15f;

    private final Map<Binding, List<Bound<C>>> bound = new HashMap<>();
    private final Set<Binding> reserved = new HashSet<>();
    private final Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
    private final Map<Binding, Float> pushed = new HashMap<>();
    private final Set<Binding> fresh = new HashSet<>(); // keys and buttons that were pressed since the last update
    private final Set<Binding> tapped = new HashSet<>(); // before the last update: they are held for a frame at least
    private final Queue<C> pressed = new ArrayDeque<>();
    private final KeyRepeat<C> repeat = new KeyRepeat<>();
    private final Mouse mouse = new Mouse();
    private boolean padActive;
    private boolean suspended;

    /** A command and what has to be held for it. */
    private record Bound<C>(Modifier with, C command) {}

    /** Makes an input in which nothing is held. */
    public CommandInput(Class<C> commands) {
        for (Modifier modifier : Modifier.values()) {
            reserved.addAll(modifier.bindings());
        }
        for (C command : commands.getEnumConstants()) {
            for (Chord chord : command.chords()) {
                bound.computeIfAbsent(chord.binding(), key -> new ArrayList<>())
                        .add(new Bound<>(chord.with(), command));
                modifiers.add(chord.with());
                reserved.add(chord.binding());
            }
        }
        modifiers.remove(Modifier.NONE);
    }

    /**
     * Reserves the bindings of these axes, too.
     *
     * @return this
     */
    public CommandInput<C> withAxes(List<CommandAxis> axes) {
        for (CommandAxis axis : axes) {
            axis.positive().forEach(chord -> reserved.add(chord.binding()));
            axis.negative().forEach(chord -> reserved.add(chord.binding()));
        }
        return this;
    }

    @Override
    public boolean reserves(Binding binding) {
        return !suspended && reserved.contains(binding);
    }

    /** Suspends the input, such as while a page covers the tool, and releases everything; or resumes it. */
    public void setSuspended(boolean suspended) {
        if (suspended != this.suspended) {
            this.suspended = suspended;
            pushed.clear();
            fresh.clear();
            tapped.clear();
            pressed.clear();
            repeat.stop();
            mouse.reset();
        }
    }

    /** Repeats held commands; call it once a frame, before {@link #held} is asked. */
    public void update(float seconds) {
        tapped.clear();
        tapped.addAll(fresh);
        fresh.clear();
        repeat.update(seconds).ifPresent(pressed::add);
    }

    /** The next command that was given, or null. */
    public C poll() {
        return pressed.poll();
    }

    /** The position of {@code axis}, −1 to 1. */
    public float held(CommandAxis axis) {
        return strongest(axis.positive()) - strongest(axis.negative());
    }

    /** Whether {@code modifier} is held. */
    public boolean held(Modifier modifier) {
        List<Binding> bindings = modifier.bindings();
        for (int i = 0; i < bindings.size(); i++) {
            if (pushed(bindings.get(i)) >= PRESSED) {
                return true;
            }
        }
        return false;
    }

    /** Sets whether a pad is the active device, before the player has pressed anything. */
    public void assumePad(boolean pad) {
        padActive = pad;
    }

    /** Whether the last thing that the player pressed is on a pad. */
    public boolean isPadActive() {
        return padActive;
    }

    /** The mouse, for dragging and the camera. */
    public Mouse mouse() {
        return mouse;
    }

    private float strongest(List<Chord> chords) {
        float strongest = 0f;
        for (int i = 0; i < chords.size(); i++) {
            Chord chord = chords.get(i);
            if (applies(chord.with(), chord.binding())) {
                float tap = tapped.contains(chord.binding()) ? 1f : 0f;
                strongest = Math.max(strongest, Math.max(tap, pushed(chord.binding())));
            }
        }
        return strongest < DEAD_ZONE ? 0f : strongest;
    }

    private float pushed(Binding binding) {
        return pushed.getOrDefault(binding, 0f);
    }

    private boolean applies(Modifier with, Binding binding) {
        return with == Modifier.NONE ? !silenced(binding) : held(with);
    }

    private boolean silenced(Binding binding) {
        for (Modifier modifier : modifiers) {
            boolean itself = modifier.bindings().contains(binding);
            if (!itself && modifier.silences(binding) && held(modifier)) {
                return true;
            }
        }
        return false;
    }

    private void push(Binding binding, float value) {
        if (suspended) {
            return;
        }
        boolean before = pushed(binding) >= PRESSED;
        pushed.put(binding, value);
        boolean now = value >= PRESSED;
        if (now && !before) {
            if (!(binding instanceof Binding.HalfAxis)) {
                fresh.add(binding);
            }
            commandOf(binding).ifPresent(command -> press(command, binding));
        } else if (before && !now) {
            repeat.release(binding);
        }
    }

    private void press(C command, Binding by) {
        pressed.add(command);
        if (command.repeats()) {
            repeat.hold(command, by);
        }
    }

    /** The command of a binding; one with a held modifier goes before one without. */
    private Optional<C> commandOf(Binding binding) {
        Optional<C> alone = Optional.empty();
        for (Bound<C> each : bound.getOrDefault(binding, List.of())) {
            if (!applies(each.with(), binding)) {
                continue;
            }
            if (each.with() != Modifier.NONE) {
                return Optional.of(each.command());
            }
            alone = Optional.of(each.command());
        }
        return alone;
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        padActive = false;
        if (!event.isRepeating()) {
            push(new Binding.Key(event.getKeyCode()), event.isPressed() ? 1f : 0f);
        }
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        padActive = false;
        if (!suspended) {
            mouse.onEvent(event);
        }
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        if (!suspended) {
            mouse.onEvent(event);
        }
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        padActive = true;
        push(new Binding.PadButton(event.getButton().getLogicalId()), event.isPressed() ? 1f : 0f);
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        padActive |= Math.abs(event.getValue()) >= PRESSED;
        String id = event.getAxis().getLogicalId();
        push(new Binding.HalfAxis(id, 1), Math.max(0f, event.getValue()));
        push(new Binding.HalfAxis(id, -1), Math.max(0f, -event.getValue()));
    }
}
