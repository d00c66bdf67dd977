package bumblewick.view;

import bumblewick.def.EnemyDef;
import bumblewick.def.PickupSpawnDef;
import bumblewick.def.PropDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Every model that a stage may ask for, so that none has to be loaded in flight. */
final class Cast {
    private final SortedSet<String> models = new TreeSet<>();
    private final SortedSet<String> scenery = new TreeSet<>();
    private final SortedSet<String> fliers = new TreeSet<>();
    private final SortedSet<String> goals = new TreeSet<>();
    private static final String BEE = "bee";
    private static final List<String> GOALS = List.of("checkpoint", "exit_high", "exit_low");

    private final Rulebook rules;
    private final String boss;

    Cast(Rulebook rules, StageDef stage) {
        this.rules = rules;
        boss = Rulebook.named(rules.bosses(), stage.boss()).model();
        stage.waves().forEach(this::add);
        stage.props().forEach(this::add);
        stage.pickups().forEach(this::add);
        rules.bullets().values().forEach(bullet -> add(bullet.model()));
        add(BEE);
        GOALS.forEach(this::add);
        goals.addAll(GOALS);
    }

    private void add(WaveDef wave) {
        EnemyDef enemy = Rulebook.named(rules.enemies(), wave.enemy());
        addFlier(enemy);
        enemy.split().ifPresent(split -> addFlier(Rulebook.named(rules.enemies(), split.enemy())));
        if (!wave.drops().isEmpty()) {
            addPickup(wave.drops());
        }
    }

    private void add(PropDef prop) {
        SceneryDef piece = Rulebook.named(rules.scenery(), prop.scenery());
        add(piece.model());
        add(piece.debris());
        if (!piece.model().isEmpty()) {
            scenery.add(piece.model());
        }
        if (piece.solidity() == SceneryDef.Solidity.FLOWER_GATE) {
            goals.add(piece.model());
        }
    }

    private void add(PickupSpawnDef pickup) {
        addPickup(pickup.pickup());
    }

    private void addFlier(EnemyDef enemy) {
        add(enemy.model());
        fliers.add(enemy.model());
    }

    private void addPickup(String id) {
        String model = Rulebook.named(rules.pickups(), id).model();
        add(model);
        if (!model.equals(BEE)) {
            goals.add(model);
        }
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

    /** Those of them that are enemies. */
    SortedSet<String> fliers() {
        return fliers;
    }

    /** Those of them that one flies to: what can be picked up, but bees, which look like any other; gates and exits. */
    SortedSet<String> goals() {
        return goals;
    }

    /** The boss's model. */
    String boss() {
        return boss;
    }
}
