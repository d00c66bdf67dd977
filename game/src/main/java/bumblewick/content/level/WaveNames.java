package bumblewick.content.level;

import bumblewick.content.json.ClosestName;
import bumblewick.def.EnemyDef;
import bumblewick.def.FieldDef;
import bumblewick.def.StageDef;
import bumblewick.def.mechanism.HazardDef;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The fields for which waves of a flight wait, the hazards on which they ride, and the threads on which they hang. */
final class WaveNames {
    private final StageEntries entries;
    private final Map<String, EnemyDef> enemies;
    private final Set<String> reported = new TreeSet<>(); // field and name: a name is one mistake

    /** @param enemies all kinds, by id */
    WaveNames(StageEntries entries, Map<String, EnemyDef> enemies) {
        this.enemies = enemies;
        this.entries = entries;
    }

    void check(StageDef stage) {
        Set<String> fields = stage.fields().stream().map(FieldDef::id).collect(Collectors.toCollection(TreeSet::new));
        Set<String> hazards =
                stage.mechanisms().hazards().stream().map(HazardDef::id).collect(Collectors.toCollection(TreeSet::new));
        Set<String> threads = threads(stage);
        stage.waves().forEach(wave -> {
            check("thread", wave.thread(), threads, "no web that can burn hangs on '");
            check("when", wave.when(), fields, "course.json has no field '");
            check("rides", wave.rides(), hazards, "hazards.json has no hazard '");
        });
    }

    /** The threads along which a fire can come: of webs that stand there, and of those that enemies make. */
    private Set<String> threads(StageDef stage) {
        Set<String> threads = stage.fields().stream()
                .map(field -> field.fire().thread())
                .collect(Collectors.toCollection(TreeSet::new));
        stage.waves().stream().filter(wave -> makesWebs(wave.enemy())).forEach(wave -> threads.add(wave.thread()));
        threads.remove("");
        return threads;
    }

    private boolean makesWebs(String enemy) {
        EnemyDef def = enemies.get(enemy);
        return def != null
                && def.weaving()
                        .filter(weaving -> weaving.field().fire().isThere())
                        .isPresent();
    }

    private void check(String field, String name, Set<String> known, String lacks) {
        if (!name.isEmpty() && !known.contains(name) && reported.add(field + " " + name)) {
            entries.report("waves", field, name, lacks + name + "'" + ClosestName.hint(name, known));
        }
    }
}
