package bumblewick.input;

import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
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
 * The hands at a workplace such as the theatre or an editor: commands that are pressed, ways that are held, and the
 * mouse. It watches the devices themselves; add it to jME's input manager while the workplace is open.
 *
 * <p>While a modifier that some command asks for is held, what is pressed beside it on the same device has no meaning of
 * its own: Ctrl and Z is never Z. Shift alone takes no meaning away.
 *
 * @param <C> what is done by a press
 */
public final class CommandKeys<C extends Enum<C> & Command> implements RawInputListener, Claim {
    private static final float PRESSED = 0.5f;
    private static final float DEAD_ZONE = 0.15f;

    private final Map<Binding, List<Bound<C>>> bound = new HashMap<>();
    private final Set<Binding> taken = new HashSet<>();
    private final Set<Modifier> asked = EnumSet.noneOf(Modifier.class);
    private final Map<Binding, Float> pushed = new HashMap<>();
    private final Queue<C> pressed = new ArrayDeque<>();
    private final Repeat<C> repeat = new Repeat<>();
    private final Mouse mouse = new Mouse();
    private boolean padInHand;
    private boolean asleep;

    /** A command and what has to be held for it. */
    private record Bound<C>(Modifier with, C command) {}

    /** Makes keys of which none is held. */
    public CommandKeys(Class<C> commands) {
        for (Modifier modifier : Modifier.values()) {
            taken.addAll(modifier.bindings());
        }
        for (C command : commands.getEnumConstants()) {
            for (Chord chord : command.chords()) {
                bound.computeIfAbsent(chord.binding(), key -> new ArrayList<>())
                        .add(new Bound<>(chord.with(), command));
                asked.add(chord.with());
                taken.add(chord.binding());
            }
        }
        asked.remove(Modifier.NONE);
    }

    /** Takes what leads these ways, too. */
    public CommandKeys<C> leading(Way... ways) {
        for (Way way : ways) {
            way.there().forEach(chord -> taken.add(chord.binding()));
            way.back().forEach(chord -> taken.add(chord.binding()));
        }
        return this;
    }

    @Override
    public boolean takes(Binding binding) {
        return !asleep && taken.contains(binding);
    }

    /** Lets everything go and hears nothing, such as while a page lies over the workplace; or hears again. */
    public void sleep(boolean sleep) {
        if (sleep != asleep) {
            asleep = sleep;
            pushed.clear();
            pressed.clear();
            repeat.stop();
            mouse.forget();
        }
    }

    /** Goes on by a frame: what is held repeats. */
    public void update(float seconds) {
        repeat.update(seconds).ifPresent(pressed::add);
    }

    /** The next command that was pressed, or null. */
    public C poll() {
        return pressed.poll();
    }

    /** How far a way is held, −1 to 1. */
    public float held(Way way) {
        return most(way.there()) - most(way.back());
    }

    /** Whether something is held that gives what is pressed with it another meaning. */
    public boolean held(Modifier modifier) {
        List<Binding> bindings = modifier.bindings();
        for (int i = 0; i < bindings.size(); i++) {
            if (pushed(bindings.get(i)) >= PRESSED) {
                return true;
            }
        }
        return false;
    }

    /** Before anything was pressed: whether a pad is in hand. */
    public void takeUp(boolean pad) {
        padInHand = pad;
    }

    /** Whether the last thing that was pressed is on a pad. */
    public boolean padInHand() {
        return padInHand;
    }

    public Mouse mouse() {
        return mouse;
    }

    private float most(List<Chord> chords) {
        float most = 0f;
        for (int i = 0; i < chords.size(); i++) {
            Chord chord = chords.get(i);
            if (counts(chord.with(), chord.binding())) {
                most = Math.max(most, pushed(chord.binding()));
            }
        }
        return most < DEAD_ZONE ? 0f : most;
    }

    private float pushed(Binding binding) {
        return pushed.getOrDefault(binding, 0f);
    }

    private boolean counts(Modifier with, Binding binding) {
        return with == Modifier.NONE ? !silenced(binding) : held(with);
    }

    private boolean silenced(Binding binding) {
        for (Modifier modifier : asked) {
            boolean itself = modifier.bindings().contains(binding);
            if (!itself && modifier.silences(binding) && held(modifier)) {
                return true;
            }
        }
        return false;
    }

    private void push(Binding binding, float value) {
        if (asleep) {
            return;
        }
        boolean before = pushed(binding) >= PRESSED;
        pushed.put(binding, value);
        boolean now = value >= PRESSED;
        if (now && !before) {
            meant(binding).ifPresent(command -> press(command, binding));
        } else if (before && !now) {
            repeat.letGo(binding);
        }
    }

    private void press(C command, Binding by) {
        pressed.add(command);
        if (command.repeats()) {
            repeat.hold(command, by);
        }
    }

    /** What is pressed with something held goes before what is pressed alone. */
    private Optional<C> meant(Binding binding) {
        Optional<C> alone = Optional.empty();
        for (Bound<C> each : bound.getOrDefault(binding, List.of())) {
            if (!counts(each.with(), binding)) {
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
        padInHand = false;
        if (!event.isRepeating()) {
            push(new Binding.Key(event.getKeyCode()), event.isPressed() ? 1f : 0f);
        }
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        padInHand = false;
        if (!asleep) {
            mouse.hear(event);
        }
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        if (!asleep) {
            mouse.hear(event);
        }
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        padInHand = true;
        push(new Binding.PadButton(event.getButton().getLogicalId()), event.isPressed() ? 1f : 0f);
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        padInHand |= Math.abs(event.getValue()) >= PRESSED;
        String id = event.getAxis().getLogicalId();
        push(new Binding.HalfAxis(id, 1), Math.max(0f, event.getValue()));
        push(new Binding.HalfAxis(id, -1), Math.max(0f, -event.getValue()));
    }

    @Override
    public void onTouchEvent(TouchEvent event) {
        // fingers come as the pointer
    }

    @Override
    public void beginInput() {
        // every event stands for itself
    }

    @Override
    public void endInput() {
        // likewise
    }
}
