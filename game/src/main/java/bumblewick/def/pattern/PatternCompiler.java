package bumblewick.def.pattern;

import bumblewick.def.pattern.PatternAction.Accel;
import bumblewick.def.pattern.PatternAction.Beam;
import bumblewick.def.pattern.PatternAction.Call;
import bumblewick.def.pattern.PatternAction.ChangeDirection;
import bumblewick.def.pattern.PatternAction.ChangeSpeed;
import bumblewick.def.pattern.PatternAction.Fire;
import bumblewick.def.pattern.PatternAction.Repeat;
import bumblewick.def.pattern.PatternAction.RingWave;
import bumblewick.def.pattern.PatternAction.Split;
import bumblewick.def.pattern.PatternAction.Wait;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Makes the program of a pattern: loops become steps that lead back, calls are replaced by what they call, and names by the
 * numbers of registers.
 */
public final class PatternCompiler {
    private static final int DEEPEST_CALL = 16;

    private final Function<String, PatternDef> patterns;
    private final List<PatternStep> steps = new ArrayList<>();
    private final Deque<Later> later = new ArrayDeque<>();
    private int registers;
    private int mostRegisters;
    private int calls;

    /**
     * What names mean at a place of a pattern.
     *
     * @param index register of the innermost repeat, or {@link PatternStep#NONE}
     */
    private record Scope(Map<String, Integer> parameters, int index) {
        int register(String name) {
            Integer register = name.equals(PatternFormula.INDEX) ? Integer.valueOf(index) : parameters.get(name);
            if (register == null || register < 0) {
                throw new IllegalArgumentException("'" + name + "' has no value, expected one of " + parameters);
            }
            return register;
        }

        PatternFormula bind(PatternFormula formula) {
            return formula.isAbsent() ? formula : formula.bound(this::register);
        }
    }

    /** What a bullet does itself, which is compiled behind all else. */
    private record Later(int fire, List<PatternAction> actions, Scope scope, int registers) {}

    private PatternCompiler(Function<String, PatternDef> patterns) {
        this.patterns = patterns;
    }

    /**
     * The program of a pattern.
     *
     * @param patterns returns the pattern of a name that is called
     * @throws IllegalArgumentException if a name has no value, or patterns call each other too deeply
     */
    public static PatternProgram compile(PatternDef pattern, Function<String, PatternDef> patterns) {
        return new PatternCompiler(patterns).program(pattern);
    }

    private PatternProgram program(PatternDef pattern) {
        Scope scope = new Scope(new TreeMap<>(), PatternStep.NONE);
        pattern.parameters().forEach(each -> scope.parameters().put(each.name(), register()));
        addAll(pattern.actions(), scope);
        steps.add(new PatternStep.End());
        while (!later.isEmpty() && steps.size() <= PatternProgram.MOST_STEPS) {
            add(later.remove());
        }
        return new PatternProgram(pattern, steps, mostRegisters);
    }

    private int register() {
        mostRegisters = Math.max(mostRegisters, registers + 1);
        return registers++;
    }

    private void add(Later own) {
        PatternStep.Fire fire = (PatternStep.Fire) steps.get(own.fire());
        steps.set(
                own.fire(),
                new PatternStep.Fire(fire.direction(), fire.speed(), fire.bullet(), fire.bounces(), steps.size()));
        registers = own.registers();
        addAll(own.actions(), own.scope());
        steps.add(new PatternStep.End());
    }

    private void addAll(List<PatternAction> actions, Scope scope) {
        for (PatternAction action : actions) {
            if (steps.size() <= PatternProgram.MOST_STEPS) {
                add(action, scope);
            }
        }
    }

    private void add(PatternAction action, Scope scope) {
        if (action instanceof Fire fire) {
            fire(fire, scope);
        } else if (action instanceof Repeat repeat) {
            repeat(repeat, scope);
        } else if (action instanceof Split split) {
            repeat(new Repeat(Optional.of(split.count()), List.of(split.child())), scope);
            steps.add(new PatternStep.Vanish());
        } else if (action instanceof Call call) {
            call(call, scope);
        } else {
            steps.add(simple(action, scope));
        }
    }

    private static PatternStep simple(PatternAction action, Scope scope) {
        if (action instanceof Wait wait) {
            return new PatternStep.Wait(scope.bind(wait.ticks()));
        }
        if (action instanceof ChangeDirection turn) {
            return new PatternStep.Turn(turn.direction().bound(scope::bind), scope.bind(turn.ticks()));
        }
        if (action instanceof ChangeSpeed change) {
            return new PatternStep.ChangeSpeed(change.speed().bound(scope::bind), scope.bind(change.ticks()));
        }
        if (action instanceof Accel accel) {
            return new PatternStep.Accel(
                    accel.type(),
                    scope.bind(accel.horizontal()),
                    scope.bind(accel.vertical()),
                    scope.bind(accel.along()),
                    scope.bind(accel.ticks()));
        }
        if (action instanceof Beam beam) {
            return new PatternStep.Beam(beam.bound(scope::bind));
        }
        if (action instanceof RingWave wave) {
            return new PatternStep.RingWave(wave.bound(scope::bind));
        }
        return new PatternStep.Vanish();
    }

    private void fire(Fire fire, Scope scope) {
        if (!fire.actions().isEmpty()) {
            later.add(new Later(steps.size(), fire.actions(), scope, registers));
        }
        steps.add(new PatternStep.Fire(
                fire.direction().bound(scope::bind),
                fire.speed().bound(scope::bind),
                fire.bullet(),
                scope.bind(fire.bounces()),
                PatternStep.NONE));
    }

    private void repeat(Repeat repeat, Scope scope) {
        int begin = steps.size();
        PatternFormula times = repeat.times().map(scope::bind).orElse(null);
        int before = registers;
        int counter = register();
        register(); // how often
        steps.add(null);
        addAll(repeat.actions(), new Scope(scope.parameters(), counter));
        steps.add(new PatternStep.Loop(counter, begin + 1));
        steps.set(begin, new PatternStep.Repeat(times, counter, steps.size()));
        registers = before;
    }

    private void call(Call call, Scope scope) {
        if (++calls > DEEPEST_CALL) {
            throw new IllegalArgumentException("more than " + DEEPEST_CALL + " patterns call each other");
        }
        PatternDef called = patterns.apply(call.pattern());
        int before = registers;
        Scope inside = new Scope(new TreeMap<>(), PatternStep.NONE);
        for (PatternParameter parameter : called.parameters()) {
            PatternFormula value = call.arguments().getOrDefault(parameter.name(), usual(parameter));
            int register = register();
            steps.add(new PatternStep.Set(register, scope.bind(value), parameter.least(), parameter.most()));
            inside.parameters().put(parameter.name(), register);
        }
        addAll(called.actions(), inside);
        registers = before;
        calls--;
    }

    /** What a parameter is if nobody gives it. */
    public static PatternFormula usual(PatternParameter parameter) {
        return PatternFormula.of(parameter.unsaid());
    }
}
