package bumblewick.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.app.replay.ReplayCommand;
import bumblewick.editor.level.LevelCommand;
import bumblewick.editor.path.PathCommand;
import bumblewick.editor.pattern.PatternCommand;
import bumblewick.editor.value.ValueCommand;
import bumblewick.editor.wave.TimelineAxis;
import bumblewick.editor.wave.TimelineCommand;
import bumblewick.input.Action;
import bumblewick.input.binding.Binding;
import bumblewick.input.binding.BindingPreset;
import bumblewick.input.binding.Bindings;
import bumblewick.input.binding.CameraAxis;
import bumblewick.input.binding.Chord;
import bumblewick.input.binding.Command;
import bumblewick.input.binding.CommandAxis;
import bumblewick.input.device.CommandInput;
import bumblewick.input.device.Controls;
import bumblewick.input.device.MenuInput;
import com.jme3.input.KeyInput;
import com.jme3.input.event.KeyInputEvent;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** At a workplace its own keys come first, whatever the player has bound; what leads back always does. */
class EditorKeysTest {
    private enum Workplace {
        THEATRE(ReplayCommand.values(), CameraAxis.ALL, List.of(ReplayCommand.SEEK)),
        PATHS(PathCommand.values(), CameraAxis.ALL, List.of(PathCommand.SCRUB)),
        PATTERNS(PatternCommand.values(), CameraAxis.ALL),
        WAVES(TimelineCommand.values(), List.of(TimelineAxis.SEEK, TimelineAxis.ZOOM)),
        LEVELS(LevelCommand.values(), CameraAxis.ALL),
        NUMBERS(ValueCommand.values());

        private final List<Command> commands;
        private final List<CommandAxis> ways = new ArrayList<>();

        @SafeVarargs
        Workplace(Command[] commands, List<CommandAxis>... ways) {
            this.commands = List.of(commands);
            for (List<CommandAxis> some : ways) {
                this.ways.addAll(some);
            }
        }

        /** All that is pressed or held there. */
        Set<Binding> bindings() {
            Set<Binding> bindings = new LinkedHashSet<>();
            commands.forEach(command -> command.chords().forEach(chord -> bindings.add(chord.binding())));
            ways.forEach(commandAxis -> commandAxis.positive().forEach(chord -> bindings.add(chord.binding())));
            ways.forEach(commandAxis -> commandAxis.negative().forEach(chord -> bindings.add(chord.binding())));
            return bindings;
        }
    }

    private final Controls controls = new Controls(new MenuInput(step -> {}), Bindings.defaults());
    private final List<Action> heard = new ArrayList<>();

    @BeforeEach
    void everythingIsListenedTo() {
        for (Action action : Action.values()) {
            controls.onPressed(action, () -> heard.add(action));
        }
        controls.enterMenus();
    }

    private void press(int code) {
        controls.onKeyEvent(new KeyInputEvent(code, '\0', true, false));
        controls.onKeyEvent(new KeyInputEvent(code, '\0', false, false));
    }

    /** P pauses at first, and opens the list of paths in the path editor. */
    @Test
    void aKeyOfTheWorkplaceThatPausesInPlayDoesNotLeadBack() {
        CommandInput<PathCommand> hands = new CommandInput<>(PathCommand.class);
        controls.reserve(hands);
        press(KeyInput.KEY_P);
        assertEquals(List.of(), heard);

        hands.setSuspended(true); // a page lies over the workplace
        press(KeyInput.KEY_P);
        assertEquals(List.of(Action.PAUSE), heard);
    }

    @Test
    void whatLeadsBackDoesSoFromAnyWorkplace() {
        controls.reserve(binding -> true);
        press(KeyInput.KEY_ESCAPE);
        assertEquals(List.of(Action.BACK), heard);
    }

    /** Whichever key somebody who plays by keys alone has chosen for pausing, or pictures. */
    @ParameterizedTest
    @EnumSource(Workplace.class)
    void noKeyOfAWorkplaceMeansAnythingElseHoweverItIsBound(Workplace workplace) {
        Set<Binding> used = workplace.bindings();
        controls.reserve(used::contains);
        for (Binding binding : used) {
            if (binding instanceof Binding.Key key) {
                controls.bind(Bindings.defaults().with(Action.PAUSE, 1, key).with(Action.SCREENSHOT, 0, key));
                press(key.code());
            }
        }
        assertEquals(List.of(), heard);
    }

    @ParameterizedTest
    @EnumSource(Workplace.class)
    void noWorkplaceUsesWhatLeadsBack(Workplace workplace) {
        Set<Binding> used = workplace.bindings();
        used.retainAll(Bindings.BACK);
        assertEquals(Set.of(), used);
    }

    /** Two commands of the same keys: one of them could never be given. The editor never widens the camera's view. */
    @ParameterizedTest
    @EnumSource(value = Workplace.class, mode = EnumSource.Mode.EXCLUDE, names = "THEATRE")
    void noKeysMeanTwoThingsAtAWorkplace(Workplace workplace) {
        Set<Chord> chords = new LinkedHashSet<>();
        List<Chord> twice = new ArrayList<>();
        for (Command command : workplace.commands) {
            for (Chord chord : command.chords()) {
                if (!chords.add(chord)) {
                    twice.add(chord);
                }
            }
        }
        workplace.ways.remove(CameraAxis.WIDEN);
        for (CommandAxis commandAxis : workplace.ways) {
            commandAxis.positive().stream().filter(chords::contains).forEach(twice::add);
            commandAxis.negative().stream().filter(chords::contains).forEach(twice::add);
        }
        assertEquals(List.of(), twice);
    }

    /** The timeline's page of deeds is opened by Tab, which pauses for those who play with their left hand. */
    @ParameterizedTest
    @EnumSource(BindingPreset.class)
    void everyKeyOfTheTimelineWorksWithEveryPreset(BindingPreset preset) {
        CommandInput<TimelineCommand> hands = new CommandInput<>(TimelineCommand.class).withAxes(Workplace.WAVES.ways);
        controls.bind(preset.bindings());
        controls.reserve(hands);
        Set<TimelineCommand> done = EnumSet.noneOf(TimelineCommand.class);
        for (TimelineCommand command : TimelineCommand.values()) {
            Chord chord = command.chords().get(0);
            chord.with().bindings().stream().limit(1).forEach(held -> send(hands, held, true));
            send(hands, chord.binding(), true);
            send(hands, chord.binding(), false);
            chord.with().bindings().stream().limit(1).forEach(held -> send(hands, held, false));
            done.add(hands.poll());
        }
        assertEquals(EnumSet.allOf(TimelineCommand.class), done);
        assertEquals(List.of(), heard);
    }

    private void send(CommandInput<?> hands, Binding binding, boolean pressed) {
        KeyInputEvent event = new KeyInputEvent(((Binding.Key) binding).code(), '\0', pressed, false);
        controls.onKeyEvent(event);
        hands.onKeyEvent(event);
    }
}
