package bumblewick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
class WorkplaceKeysTest {
    private enum Workplace {
        THEATRE(TheatreCommand.values(), CameraWay.values(), TheatreWay.values()),
        PATHS(PathCommand.values(), CameraWay.values(), PathWay.values()),
        WAVES(TimelineCommand.values(), TimelineWay.values()),
        LEVELS(LevelCommand.values(), CameraWay.values()),
        NUMBERS(TuningCommand.values());

        private final List<Command> commands;
        private final List<Way> ways = new ArrayList<>();

        Workplace(Command[] commands, Way[]... ways) {
            this.commands = List.of(commands);
            for (Way[] some : ways) {
                this.ways.addAll(List.of(some));
            }
        }

        /** All that is pressed or held there. */
        Set<Binding> bindings() {
            Set<Binding> bindings = new LinkedHashSet<>();
            commands.forEach(command -> command.chords().forEach(chord -> bindings.add(chord.binding())));
            ways.forEach(way -> way.there().forEach(chord -> bindings.add(chord.binding())));
            ways.forEach(way -> way.back().forEach(chord -> bindings.add(chord.binding())));
            return bindings;
        }
    }

    private final Controls controls = new Controls(new MenuKeys(step -> {}), Bindings.defaults());
    private final List<Action> heard = new ArrayList<>();

    @BeforeEach
    void everythingIsListenedTo() {
        for (Action action : Action.values()) {
            controls.whenPressed(action, () -> heard.add(action));
        }
        controls.navigate();
    }

    private void press(int code) {
        controls.onKeyEvent(new KeyInputEvent(code, '\0', true, false));
        controls.onKeyEvent(new KeyInputEvent(code, '\0', false, false));
    }

    /** P pauses at first, and opens the list of paths in the path editor. */
    @Test
    void aKeyOfTheWorkplaceThatPausesInPlayDoesNotLeadBack() {
        CommandKeys<PathCommand> hands = new CommandKeys<>(PathCommand.class);
        controls.yieldTo(hands);
        press(KeyInput.KEY_P);
        assertEquals(List.of(), heard);

        hands.sleep(true); // a page lies over the workplace
        press(KeyInput.KEY_P);
        assertEquals(List.of(Action.PAUSE), heard);
    }

    @Test
    void whatLeadsBackDoesSoFromAnyWorkplace() {
        controls.yieldTo(binding -> true);
        press(KeyInput.KEY_ESCAPE);
        assertEquals(List.of(Action.BACK), heard);
    }

    /** Whichever key somebody who plays by keys alone has chosen for pausing, or pictures. */
    @ParameterizedTest
    @EnumSource(Workplace.class)
    void noKeyOfAWorkplaceMeansAnythingElseHoweverItIsBound(Workplace workplace) {
        Set<Binding> used = workplace.bindings();
        controls.yieldTo(used::contains);
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
        used.retainAll(MenuKeys.BACK);
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
        workplace.ways.remove(CameraWay.WIDEN);
        for (Way way : workplace.ways) {
            way.there().stream().filter(chords::contains).forEach(twice::add);
            way.back().stream().filter(chords::contains).forEach(twice::add);
        }
        assertEquals(List.of(), twice);
    }

    /** The timeline's page of deeds is opened by Tab, which pauses for those who play with their left hand. */
    @ParameterizedTest
    @EnumSource(Preset.class)
    void everyKeyOfTheTimelineWorksWithEveryPreset(Preset preset) {
        CommandKeys<TimelineCommand> hands = new CommandKeys<>(TimelineCommand.class).leading(TimelineWay.values());
        controls.bind(preset.bindings());
        controls.yieldTo(hands);
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

    private void send(CommandKeys<?> hands, Binding binding, boolean pressed) {
        KeyInputEvent event = new KeyInputEvent(((Binding.Key) binding).code(), '\0', pressed, false);
        controls.onKeyEvent(event);
        hands.onKeyEvent(event);
    }
}
