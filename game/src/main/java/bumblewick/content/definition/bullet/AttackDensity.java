package bumblewick.content.definition.bullet;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.Values;
import bumblewick.def.AttackDef;
import bumblewick.def.BulletDef;
import bumblewick.def.pattern.BulletEstimate;
import bumblewick.def.pattern.HardestInputs;
import bumblewick.def.pattern.PatternCompiler;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.def.pattern.PatternParameter;
import bumblewick.def.pattern.PatternProgram;
import bumblewick.math.Tick;
import java.util.Optional;

/** Notes attacks that keep more bullets in the air than a stage is made for: with their arguments, at full Hum on hard. */
public final class AttackDensity {
    private AttackDensity() {}

    /** Notes it at the pattern of an attack that has been read without mistakes. */
    public static void check(AttackDef attack, Values values) {
        DefinitionGraph graph = values.definitions();
        BulletDef bullet = graph.definitions(BulletFormat.FORMAT).get(attack.bullet());
        Optional<PatternDef> pattern = PatternFormat.find(graph, attack.pattern());
        if (bullet == null || pattern.isEmpty()) {
            return; // which is reported, or seen by itself
        }
        int life = Tick.of(bullet.life());
        int every = Math.max(1, Tick.of(Math.max(attack.every(), attack.windUp())));
        int atOnce = Math.min(attack.rounds(), 1 + life / every);
        long most = (long) atOnce * ofOneRound(attack, pattern.get(), graph, life);
        if (most > PatternDef.BUDGET) {
            values.note(
                    "pattern",
                    "keeps " + (most > PatternDef.MOST_BULLETS ? "more than " + PatternDef.MOST_BULLETS : most)
                            + " bullets in the air at the worst, more than the " + PatternDef.BUDGET
                            + " that a stage is made for");
        }
    }

    private static int ofOneRound(AttackDef attack, PatternDef pattern, DefinitionGraph graph, int life) {
        try {
            PatternProgram program = PatternCompiler.compile(
                    pattern, id -> PatternFormat.find(graph, id).orElseThrow(IllegalArgumentException::new));
            boolean runs = program.size() <= PatternProgram.MOST_STEPS
                    && program.registers() <= PatternProgram.REGISTERS; // else that is reported with the pattern
            return runs ? BulletEstimate.most(program, arguments(attack, pattern), life) : 0;
        } catch (IllegalArgumentException e) {
            return 0; // the pattern has mistakes, which are reported there
        }
    }

    private static float[] arguments(AttackDef attack, PatternDef pattern) {
        float[] arguments = new float[pattern.parameters().size()];
        HardestInputs hardest = new HardestInputs();
        for (int i = 0; i < arguments.length; i++) {
            PatternParameter parameter = pattern.parameters().get(i);
            PatternFormula given = attack.arguments().get(parameter.name());
            float value = given == null ? parameter.unsaid() : given.value(arguments, hardest);
            arguments[i] = Math.max(parameter.least(), Math.min(parameter.most(), value));
        }
        return arguments;
    }
}
