package bumblewick.sim.combat;

import bumblewick.def.AttackDef;
import bumblewick.def.BossDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.RuleDeed.Fire;
import bumblewick.def.RuleDeed.Waves;
import bumblewick.def.RuleDeed.Weave;
import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Finds which patterns a flight can play: those of its enemies and whom they bring, of its boss and of its rules. */
final class StageAttacks {
    private final Rulebook rules;
    private final SortedSet<String> enemies = new TreeSet<>();
    private final SortedSet<String> patterns = new TreeSet<>();

    private StageAttacks(Rulebook rules) {
        this.rules = rules;
    }

    /** Ids of the patterns. */
    static SortedSet<String> patterns(Rulebook rules, StageDef stage) {
        StageAttacks attacks = new StageAttacks(rules);
        attacks.addWaves(stage.waves());
        rules.get(BossDef.class, stage.boss()).phases().stream()
                .flatMap(phase -> phase.steps().stream())
                .forEach(attacks::add);
        stage.rules().stream().flatMap(rule -> rule.actions().stream()).forEach(attacks::add);
        return attacks.patterns;
    }

    private void add(BossDef.Step step) {
        step.attack().ifPresent(this::add);
        step.does().forEach(this::add);
    }

    private void add(RuleDef.Action action) {
        if (action.deed() instanceof Fire fire) {
            add(fire.attack());
        } else if (action.deed() instanceof Waves waves) {
            addWaves(waves.waves());
        } else if (action.deed() instanceof Weave weave) {
            addEnemy(weave.web().knot());
        }
    }

    private void addWaves(List<WaveDef> waves) {
        waves.forEach(wave -> addEnemy(wave.enemy()));
    }

    private void addEnemy(String id) {
        EnemyDef enemy = rules.all(EnemyDef.class).get(id);
        if (enemy == null || !enemies.add(id)) {
            return;
        }
        enemy.attack().ifPresent(this::add);
        enemy.split().ifPresent(split -> addEnemy(split.enemy()));
        enemy.chain().ifPresent(chain -> addEnemy(chain.segment()));
        enemy.carrier().ifPresent(carrier -> addEnemy(carrier.enemy()));
    }

    private void add(AttackDef attack) {
        patterns.add(attack.pattern());
    }
}
