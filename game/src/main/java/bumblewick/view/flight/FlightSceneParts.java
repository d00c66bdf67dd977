package bumblewick.view.flight;

import bumblewick.def.BossDef;
import bumblewick.def.BulletDef;
import bumblewick.def.CourseDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.FlightDef;
import bumblewick.def.PickupDef;
import bumblewick.def.PickupSpawnDef;
import bumblewick.def.PropDef;
import bumblewick.def.RuleDeed;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.StageDef;
import bumblewick.def.SwarmDef;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Rotor;
import bumblewick.def.mechanism.TargetDef;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What of the rules a flight's scene is built from. A scene can show any run of equal parts: it looks up everything
 * else while it draws.
 *
 * @param models every model that may occur many times, so that none is loaded in flight
 * @param scenery those of them that stand in the corridor and are seen from afar
 * @param fadingBesideWick those of the scenery that are round and upright, or high enough to be flown through: they would fill
 *     the lens
 * @param enemies those of them that are enemies, their armour and their boss's parts
 * @param figures those of the enemies that burst into pieces of themselves
 * @param goals those of them that one flies to: pick-ups other than bees, gates, checkpoints and exits
 * @param hazards those of them that are solid and move
 * @param arms those of hazards that turn about the lane, between which Wick flies through
 * @param walls those of hazards that move and are so wide that they fill the lens as it passes them
 * @param boss the boss's model
 * @param bullets all kinds
 * @param bends of the course
 * @param course how it changes over distance
 * @param beeHp hit points of a healthy bee
 * @param bodyRadius of Wick, in u
 */
record FlightSceneParts(
        SortedSet<String> models,
        SortedSet<String> scenery,
        SortedSet<String> fadingBesideWick,
        SortedSet<String> enemies,
        SortedSet<String> figures,
        SortedSet<String> goals,
        SortedSet<String> hazards,
        SortedSet<String> arms,
        SortedSet<String> walls,
        String boss,
        List<BulletDef> bullets,
        List<StageDef.Bend> bends,
        CourseDef course,
        int beeHp,
        float bodyRadius) {
    private static final float FLOWN_THROUGH = 6f; // u: what is decor and higher stands about the way, as an arch does
    private static final float WIDE = 8f; // u: a mover of this width reaches over the lens
    private static final String BEE = "bee";
    private static final List<String> GOALS = List.of("checkpoint", "exit_high", "exit_low");

    static FlightSceneParts of(Rulebook rules, StageDef stage) {
        FlightSceneParts parts = new FlightSceneParts(
                new TreeSet<>(),
                new TreeSet<>(),
                new TreeSet<>(),
                new TreeSet<>(),
                new TreeSet<>(),
                new TreeSet<>(GOALS),
                new TreeSet<>(),
                new TreeSet<>(),
                new TreeSet<>(),
                rules.get(BossDef.class, stage.boss()).model(),
                List.copyOf(rules.all(BulletDef.class).values()),
                stage.bends(),
                stage.course(),
                rules.only(SwarmDef.class).beeHp(),
                rules.only(FlightDef.class).bodyRadius());
        stage.waves().forEach(wave -> parts.add(wave, rules));
        stage.props().forEach(prop -> parts.add(prop, rules));
        stage.pickups().stream().map(PickupSpawnDef::pickup).forEach(pickup -> parts.addPickup(pickup, rules));
        stage.rules().forEach(rule -> rule.actions().forEach(action -> parts.add(action.deed(), rules)));
        stage.mechanisms().hazards().forEach(parts::add);
        stage.mechanisms().targets().forEach(parts::add);
        stage.mechanisms().escorts().forEach(escort -> parts.addFriend(escort.model()));
        parts.add(rules.get(BossDef.class, stage.boss()), rules);
        parts.bullets.forEach(bullet -> parts.add(bullet.model()));
        parts.add(BEE);
        parts.models.addAll(GOALS);
        return parts;
    }

    private void add(BossDef boss, Rulebook rules) {
        boss.parts().forEach(part -> {
            if (!part.model().isEmpty()) {
                add(part.model());
                enemies.add(part.model());
            }
            if (!part.drops().isEmpty()) {
                addPickup(part.drops(), rules);
            }
        });
        boss.phases().forEach(phase -> phase.steps()
                .forEach(step -> step.does().forEach(action -> add(action.deed(), rules))));
    }

    private void add(RuleDeed deed, Rulebook rules) {
        if (deed instanceof RuleDeed.Waves begun) {
            begun.waves().forEach(wave -> add(wave, rules));
        } else if (deed instanceof RuleDeed.Drop drop) {
            addPickup(drop.kind(), rules);
        } else if (deed instanceof RuleDeed.Weave weave) {
            addWithPieces(weave.web().knot(), rules);
            add(WebRingView.MODEL);
            enemies.add(WebRingView.MODEL);
            if (!weave.web().drops().isEmpty()) {
                addPickup(weave.web().drops(), rules);
            }
        }
    }

    private void addWithPieces(String id, Rulebook rules) {
        EnemyDef enemy = rules.get(EnemyDef.class, id);
        addEnemy(enemy);
        enemy.split().ifPresent(split -> addWithPieces(split.enemy(), rules));
        enemy.chain().ifPresent(chain -> addWithPieces(chain.segment(), rules));
        enemy.carrier().ifPresent(carrier -> addWithPieces(carrier.enemy(), rules));
    }

    private void add(WaveDef wave, Rulebook rules) {
        addWithPieces(wave.enemy(), rules);
        if (!wave.drops().isEmpty()) {
            addPickup(wave.drops(), rules);
        }
    }

    private void add(PropDef prop, Rulebook rules) {
        SceneryDef piece = rules.get(SceneryDef.class, prop.scenery());
        add(piece.model());
        add(piece.debris());
        if (!piece.model().isEmpty()) {
            scenery.add(piece.model());
            if (piece.round() || (piece.solidity() == SceneryDef.Solidity.DECOR && piece.height() > FLOWN_THROUGH)) {
                fadingBesideWick.add(piece.model());
            }
        }
        if (piece.solidity() == SceneryDef.Solidity.FLOWER_GATE) {
            goals.add(piece.model());
        }
    }

    private void add(HazardDef hazard) {
        hazards.add(hazard.model());
        if (hazard.motion() instanceof Rotor) {
            arms.add(hazard.model());
        }
        if (hazard.motion() instanceof Mover mover && mover.width() >= WIDE) {
            walls.add(hazard.model());
        }
        if (hazard.motion() instanceof Rotor rotor && !rotor.hubModel().isEmpty()) {
            hazards.add(rotor.hubModel());
        }
        hazards.forEach(this::add);
    }

    private void add(TargetDef target) {
        add(target.model());
        if (!target.model().isEmpty()) {
            goals.add(target.model());
        }
    }

    private void addFriend(String model) {
        add(model);
        goals.add(model);
    }

    private void addEnemy(EnemyDef enemy) {
        add(enemy.model());
        enemies.add(enemy.model());
        figures.add(enemy.model());
        enemy.armour()
                .map(EnemyDef.Armour::model)
                .filter(model -> !model.isEmpty())
                .ifPresent(model -> {
                    add(model);
                    enemies.add(model);
                });
    }

    private void addPickup(String id, Rulebook rules) {
        String model = rules.get(PickupDef.class, id).model();
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
}
