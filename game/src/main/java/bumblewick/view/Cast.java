package bumblewick.view;

import bumblewick.def.EnemyDef;
import bumblewick.def.PickupSpawnDef;
import bumblewick.def.PropDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import java.util.SortedSet;
import java.util.TreeSet;

/** Every model that a stage may ask for, so that none has to be loaded in flight. */
final class Cast {
    private final SortedSet<String> models = new TreeSet<>();
    private final SortedSet<String> scenery = new TreeSet<>();
    private final Rulebook rules;
    private final String boss;

    Cast(Rulebook rules, StageDef stage) {
        this.rules = rules;
        boss = Rulebook.named(rules.bosses(), stage.boss()).model();
        stage.waves().forEach(this::add);
        stage.props().forEach(this::add);
        stage.pickups().forEach(this::add);
        rules.bullets().values().forEach(bullet -> add(bullet.model()));
        add("bee");
        add("checkpoint");
        add("exit_high");
        add("exit_low");
    }

    private void add(WaveDef wave) {
        EnemyDef enemy = Rulebook.named(rules.enemies(), wave.enemy());
        add(enemy.model());
        enemy.split()
                .ifPresent(split ->
                        add(Rulebook.named(rules.enemies(), split.enemy()).model()));
        if (!wave.drops().isEmpty()) {
            add(Rulebook.named(rules.pickups(), wave.drops()).model());
        }
    }

    private void add(PropDef prop) {
        SceneryDef piece = Rulebook.named(rules.scenery(), prop.scenery());
        add(piece.model());
        add(piece.debris());
        if (!piece.model().isEmpty()) {
            scenery.add(piece.model());
        }
    }

    private void add(PickupSpawnDef pickup) {
        add(Rulebook.named(rules.pickups(), pickup.pickup()).model());
    }

    private void add(String model) {
        if (!model.isEmpty()) {
            models.add(model);
        }
    }

    /** Models of which there may be many. */
    SortedSet<String> models() {
        return models;
    }

    /** Those of them that stand in the corridor, and are seen from afar. */
    SortedSet<String> scenery() {
        return scenery;
    }

    /** The boss's model. */
    String boss() {
        return boss;
    }
}
