package bumblewick.content.definition.bullet;

import bumblewick.content.declaration.Names;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.ClosestName;
import bumblewick.def.pattern.BulletEstimate;
import bumblewick.def.pattern.Direction;
import bumblewick.def.pattern.PatternAction;
import bumblewick.def.pattern.PatternAction.Accel;
import bumblewick.def.pattern.PatternAction.Beam;
import bumblewick.def.pattern.PatternAction.Call;
import bumblewick.def.pattern.PatternAction.ChangeDirection;
import bumblewick.def.pattern.PatternAction.ChangeSpeed;
import bumblewick.def.pattern.PatternAction.Fire;
import bumblewick.def.pattern.PatternAction.Repeat;
import bumblewick.def.pattern.PatternAction.RingWave;
import bumblewick.def.pattern.PatternAction.Split;
import bumblewick.def.pattern.PatternAction.Vanish;
import bumblewick.def.pattern.PatternAction.Wait;
import bumblewick.def.pattern.PatternCompiler;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternDef.By;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.def.pattern.PatternParameter;
import bumblewick.def.pattern.PatternProgram;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Finds what is wrong with a pattern as a whole. */
final class PatternCheck {
    private static final Set<String> EVERYWHERE =
            Set.of(PatternFormula.HUM, PatternFormula.DIFFICULTY, PatternFormula.RANDOM);

    /** How long the bullets of an attack live, in ticks, as a rule. */
    private static final int USUAL_LIFE = 360;

    private final PatternDef pattern;
    private final Values values;
    private final SortedSet<String> names = new TreeSet<>();

    /**
     * Where an action stands.
     *
     * @param path in the file
     * @param by who does it
     * @param repeated whether a repeat is around it
     */
    private record Place(String path, By by, boolean repeated) {
        Place item(int index) {
            return new Place(path + "[" + index + "]", by, repeated);
        }

        Place actions(By who, boolean again) {
            return new Place(path + "." + PatternFormat.ACTIONS, who, again);
        }

        String field(String name) {
            return path + "." + name;
        }
    }

    PatternCheck(PatternDef pattern, Values values) {
        this.pattern = pattern;
        this.values = values;
    }

    void check() {
        int before = values.mistakes();
        for (PatternParameter parameter : pattern.parameters()) {
            checkName(parameter.name());
        }
        checkAll(pattern.actions(), new Place(PatternFormat.ACTIONS, pattern.by(), false));
        if (values.mistakes() == before && allCallsAreFound(pattern, new HashSet<>(Set.of(pattern.id())))) {
            checkSize();
        }
    }

    private void checkName(String name) {
        boolean taken = EVERYWHERE.contains(name) || name.equals(PatternFormula.INDEX);
        if (taken || !Names.isName(name)) {
            values.problem(
                    "parameters." + name,
                    "expected a name of small letters, digits and _ that is not hum, difficulty, random or index,"
                            + " found '"
                            + name + "'" + (taken ? "" : Names.meant(name)));
        }
        names.add(name);
    }

    private void checkAll(List<PatternAction> actions, Place place) {
        for (int i = 0; i < actions.size(); i++) {
            check(actions.get(i), place.item(i));
        }
    }

    private void check(PatternAction action, Place place) {
        if (action instanceof Fire fire) {
            check(fire, place);
        } else if (action instanceof Repeat repeat) {
            check(repeat, place);
        } else if (action instanceof Wait wait) {
            check(wait.ticks(), "ticks", place);
        } else if (action instanceof Call call) {
            check(call, place);
        } else if (action instanceof Beam beam) {
            check(beam, place);
        } else if (action instanceof RingWave wave) {
            check(wave, place);
        } else {
            checkOfBullet(action, place);
        }
    }

    private void check(Fire fire, Place place) {
        check(fire.direction(), place);
        check(fire.speed().value(), "speed.value", place);
        check(fire.bounces(), "bounces", place);
        checkAll(fire.actions(), place.actions(By.BULLET, place.repeated()));
    }

    private void check(Beam beam, Place place) {
        if (place.by() == By.BULLET) {
            values.problem(
                    place.field("action"), "a beam goes with an emitter, expected it outside of a bullet's actions");
        }
        check(beam.direction(), place);
        check(beam.length(), "length", place);
        check(beam.thickness(), "thickness", place);
        check(beam.tell(), "tell", place);
        check(beam.lasts(), "lasts", place);
        check(beam.sweep(), "sweep", place);
    }

    private void check(RingWave wave, Place place) {
        check(wave.speed().value(), "speed.value", place);
        check(wave.height(), "height", place);
        check(wave.thickness(), "thickness", place);
        check(wave.reach(), "reach", place);
        check(wave.tell(), "tell", place);
        check(wave.gap(), "gap", place);
        check(wave.gapAt(), "gapAt", place);
        check(wave.gaps(), "gaps", place);
    }

    private void check(Direction direction, Place place) {
        check(direction.yaw(), "direction.yaw", place);
        check(direction.pitch(), "direction.pitch", place);
        check(direction.tilt(), "direction.tilt", place);
        check(direction.around(), "direction.around", place);
    }

    private void check(Repeat repeat, Place place) {
        repeat.times().ifPresent(times -> check(times, "times", place));
        if (repeat.actions().isEmpty()) {
            values.problem(place.field(PatternFormat.ACTIONS), "is missing: what is repeated?");
        } else if (repeat.times().isEmpty() && !waits(repeat.actions(), new HashSet<>())) {
            values.problem(
                    place.path(), "never ends and never waits, expected \"times\", or a wait among its own actions");
        }
        checkAll(repeat.actions(), place.actions(place.by(), true));
    }

    private void check(Call call, Place place) {
        call.arguments().forEach((name, value) -> check(value, "arguments." + name, place));
        Optional<PatternHead> head = PatternHead.find(values.definitions(), call.pattern());
        if (head.isPresent() && head.get().by() == By.BULLET && place.by() == By.EMITTER) {
            values.problem(
                    place.field("pattern"),
                    "'" + call.pattern() + "' is played by bullets, expected it among the actions of a fire or split");
        }
    }

    private void checkOfBullet(PatternAction action, Place place) {
        if (place.by() == By.EMITTER) {
            values.problem(
                    place.field("action"),
                    "is what a bullet does, expected it among the actions of a fire or split, or \"by\": \"bullet\"");
        }
        if (action instanceof ChangeDirection turn) {
            check(turn.direction(), place);
            check(turn.ticks(), "ticks", place);
        } else if (action instanceof ChangeSpeed change) {
            check(change.speed().value(), "speed.value", place);
            check(change.ticks(), "ticks", place);
            if (change.speed().value().isAbsent()) {
                values.problem(place.field("speed"), "is missing: to which speed?");
            }
        } else if (action instanceof Accel accel) {
            check(accel, place);
        } else if (action instanceof Split split) {
            check(split.count(), "count", place);
            check(split.child(), new Place(place.path(), place.by(), true));
        } else if (!(action instanceof Vanish)) {
            throw new IllegalArgumentException("nobody checks " + action);
        }
    }

    private void check(Accel accel, Place place) {
        check(accel.horizontal(), "horizontal", place);
        check(accel.vertical(), "vertical", place);
        check(accel.along(), "along", place);
        check(accel.ticks(), "ticks", place);
        if (accel.horizontal().isAbsent()
                && accel.vertical().isAbsent()
                && accel.along().isAbsent()) {
            values.problem(place.field("action"), "changes nothing, expected horizontal, vertical or along");
        }
    }

    private void check(PatternFormula formula, String field, Place place) {
        for (String name : formula.names()) {
            boolean index = name.equals(PatternFormula.INDEX);
            if (index && !place.repeated()) {
                values.problem(place.field(field), "'index' counts repeats, and there is none around");
            } else if (!index && !names.contains(name)) {
                SortedSet<String> known = new TreeSet<>(names);
                known.addAll(EVERYWHERE);
                known.add(PatternFormula.INDEX);
                values.problem(
                        place.field(field), "there is no parameter '" + name + "'" + ClosestName.hint(name, known));
            }
        }
    }

    /** Whether some time passes each time that actions are done. */
    private boolean waits(List<PatternAction> actions, Set<String> called) {
        for (PatternAction action : actions) {
            boolean waits = action instanceof Wait
                    || (action instanceof Repeat repeat && isDone(repeat) && waits(repeat.actions(), called))
                    || (action instanceof Call call && waits(call, called));
            if (waits) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is surely done once at least. */
    private static boolean isDone(Repeat repeat) {
        return repeat.times().isEmpty()
                || repeat.times()
                        .flatMap(PatternFormula::constant)
                        .filter(times -> times >= 1f)
                        .isPresent();
    }

    private boolean waits(Call call, Set<String> called) {
        return called.add(call.pattern())
                && find(call.pattern())
                        .filter(each -> waits(each.actions(), called))
                        .isPresent();
    }

    private Optional<PatternDef> find(String id) {
        return id.equals(pattern.id()) ? Optional.of(pattern) : PatternFormat.find(values.definitions(), id);
    }

    /** Whether the pattern can be compiled: what it calls exists, and no call leads back; both are reported elsewhere. */
    private boolean allCallsAreFound(PatternDef from, Set<String> trail) {
        for (String name : calls(from.actions(), new TreeSet<>())) {
            Optional<PatternDef> called = trail.add(name) ? find(name) : Optional.empty();
            if (called.isEmpty() || !allCallsAreFound(called.get(), trail)) {
                return false;
            }
            trail.remove(name);
        }
        return true;
    }

    private static SortedSet<String> calls(List<PatternAction> actions, SortedSet<String> all) {
        for (PatternAction action : actions) {
            if (action instanceof Call call) {
                all.add(call.pattern());
            } else if (action instanceof Repeat repeat) {
                calls(repeat.actions(), all);
            } else if (action instanceof Fire fire) {
                calls(fire.actions(), all);
            } else if (action instanceof Split split) {
                calls(split.child().actions(), all);
            }
        }
        return all;
    }

    private void checkSize() {
        try {
            PatternProgram program = PatternCompiler.compile(pattern, id -> find(id).orElseThrow());
            if (program.size() > PatternProgram.MOST_STEPS) {
                values.problem(
                        PatternFormat.ACTIONS,
                        "has more than " + PatternProgram.MOST_STEPS + " actions with those of patterns that it calls");
            } else if (program.registers() > PatternProgram.REGISTERS) {
                values.problem(
                        PatternFormat.ACTIONS,
                        "needs " + program.registers()
                                + " numbers at once, for parameters and two for each repeat, expected "
                                + PatternProgram.REGISTERS + " at most");
            } else if (program.beamsFromBullets()) {
                values.problem(
                        PatternFormat.ACTIONS,
                        "let a bullet call a pattern with a beam, which goes with an emitter, expected one without");
            } else if (pattern.by() == By.EMITTER) {
                checkBullets(program);
            }
        } catch (IllegalArgumentException e) {
            // what is called has mistakes of its own, which are reported there
            values.note(PatternFormat.ACTIONS, "calls a pattern that has mistakes: " + e.getMessage());
        }
    }

    private void checkBullets(PatternProgram program) {
        float[] arguments = new float[pattern.parameters().size()];
        for (int i = 0; i < arguments.length; i++) {
            PatternParameter parameter = pattern.parameters().get(i);
            arguments[i] = parameter.unsaid();
        }
        int most = BulletEstimate.most(program, arguments, USUAL_LIFE);
        String count = most == Integer.MAX_VALUE ? "no end of" : String.valueOf(most);
        if (most > PatternDef.MOST_BULLETS) {
            values.problem(
                    PatternFormat.ACTIONS,
                    "keeps " + count + " bullets in the air, expected " + PatternDef.MOST_BULLETS + " at most");
        } else if (most > PatternDef.BUDGET) {
            values.note(
                    PatternFormat.ACTIONS,
                    "keeps " + count + " bullets in the air, more than the " + PatternDef.BUDGET
                            + " that a stage is made for");
        }
    }
}
