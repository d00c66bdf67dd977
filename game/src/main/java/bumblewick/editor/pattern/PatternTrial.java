package bumblewick.editor.pattern;

import bumblewick.def.AttackDef;
import bumblewick.def.BulletDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.RuleDeed.Fire;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleDef.Trigger;
import bumblewick.def.RuleEvent;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.pattern.Direction;
import bumblewick.def.pattern.PatternAction;
import bumblewick.def.pattern.PatternCompiler;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.def.pattern.Speed;
import bumblewick.sim.World;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import com.jme3.math.Vector3f;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A flight without anybody else in which a pattern is played again and again, as the first enemy that has it plays it. A pattern
 * of bullets is played by a bullet that flies straight on. No bee is lost.
 */
final class PatternTrial {
    /** Where it is fired from, in Wick's frame on the rail, in u. */
    static final Vector3f MUZZLE = new Vector3f(0f, 6f, 45f);

    private static final String CARRIED = "preview_of_bullets";
    private static final float TELL = 0.75f; // s
    private static final float EVERY = 3f; // s
    private static final int ROUNDS = 100_000;

    private PatternTrial() {}

    /** A world that plays it; without bullets if the rules lack it, because it has mistakes. */
    static World world(Rulebook rules, String pattern) {
        StageDef stage = rules.all(StageDef.class).values().iterator().next();
        RunOptions options = new RunOptions(
                        stage.id(), rules.all(DifficultyDef.class).firstKey(), 1L, 0)
                .with(new Assists(
                        Assists.Aim.OFF, Assists.Bees.UNHARMED, false, Assists.Timing.NORMAL, 0, false, false));
        PatternDef played = rules.all(PatternDef.class).get(pattern);
        StageDef empty = stage.bare().asSandbox();
        return new World(played == null ? rules.with(empty) : playing(rules, played, empty), options);
    }

    private static Rulebook playing(Rulebook rules, PatternDef pattern, StageDef empty) {
        PatternDef emitted = pattern.by() == PatternDef.By.BULLET ? carried(pattern) : pattern;
        Rulebook all = rules.with(rules.definitions().with(PatternDef.class, emitted.id(), emitted));
        boolean endless = PatternCompiler.compile(emitted, id -> all.get(PatternDef.class, id))
                .isEndless();
        AttackDef like = attack(rules, pattern.id());
        AttackDef attack = new AttackDef(
                like.bullet(), emitted.id(), like.arguments(), TELL, EVERY, endless ? 1 : ROUNDS, TELL, 1f);
        RuleDef rule = new RuleDef(
                "preview",
                new Trigger(RuleEvent.START, 0f, 0f, 0, ""),
                Conditions.NONE,
                List.of(new Action(new Fire(attack, MUZZLE.x, MUZZLE.y, MUZZLE.z), 0f)));
        return all.with(empty.withRules(List.of(rule)));
    }

    /** A bullet that plays a pattern of bullets. */
    private static PatternDef carried(PatternDef pattern) {
        PatternFormula none = PatternFormula.absent();
        Direction ahead = new Direction(Direction.Type.ABSOLUTE, none, none, none, none);
        PatternAction call = new PatternAction.Call(pattern.id(), new TreeMap<>());
        PatternAction fire = new PatternAction.Fire(ahead, Speed.USUAL, "", PatternFormula.of(0f), List.of(call));
        return new PatternDef(CARRIED, "", PatternDef.By.EMITTER, List.of(), List.of(fire));
    }

    /** As the first enemy that has it does; else with the usual bullet and the usual numbers. */
    private static AttackDef attack(Rulebook rules, String pattern) {
        return rules.all(EnemyDef.class).values().stream()
                .map(EnemyDef::attack)
                .filter(Optional::isPresent)
                .map(Optional::get)
                .filter(attack -> attack.pattern().equals(pattern))
                .findFirst()
                .orElseGet(() -> new AttackDef(usualBullet(rules), pattern, new TreeMap<>(), 0f, 1f, 1, 1f, 1f));
    }

    /** The first kind that neither sticks nor has a shell, or the first of all. */
    private static String usualBullet(Rulebook rules) {
        Collection<BulletDef> kinds = rules.all(BulletDef.class).values();
        return kinds.stream()
                .filter(kind -> !kind.sticks() && kind.shell().isEmpty())
                .findFirst()
                .orElseGet(() -> kinds.iterator().next())
                .id();
    }
}
