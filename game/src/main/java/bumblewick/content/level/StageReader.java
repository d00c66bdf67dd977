package bumblewick.content.level;

import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.definition.CourseFormat;
import bumblewick.content.definition.CourseFormat.Course;
import bumblewick.content.definition.EnemyFormat;
import bumblewick.content.definition.PickupSpawnFormat;
import bumblewick.content.definition.PropFormat;
import bumblewick.content.definition.StageFormat;
import bumblewick.content.definition.StageFormat.Frame;
import bumblewick.content.definition.WaveFormat;
import bumblewick.content.definition.WaveGroup;
import bumblewick.content.definition.mechanism.MechanismsFormat;
import bumblewick.content.definition.mechanism.MechanismsFormat.Mechanisms;
import bumblewick.def.FieldDef;
import bumblewick.def.PickupSpawnDef;
import bumblewick.def.PropDef;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.platform.SceneFiles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Reads a stage: a folder with {@code stage.json} for the rail and the prizes, {@code course.json} for the bends,
 * {@code waves.json} for the enemies, {@code props.json} for the scenery, {@code pickups.json}, and {@code hazards.json} if it
 * is there.
 */
public final class StageReader {
    private final SceneFiles files;
    private final ParsedDefinition parsedDefinition;

    public StageReader(SceneFiles files, ParsedDefinition parsedDefinition) {
        this.files = files;
        this.parsedDefinition = parsedDefinition;
    }

    /** The stage, or empty if one of its files cannot be read at all. */
    public Optional<StageDef> read() {
        Optional<Frame> frame = part(StageFormat.FORMAT);
        Optional<Course> course = part(CourseFormat.FORMAT);
        Optional<List<WaveGroup>> waves = part(WaveFormat.FORMAT);
        Optional<List<PropDef>> props = part(PropFormat.FORMAT);
        Optional<List<PickupSpawnDef>> pickups = part(PickupSpawnFormat.FORMAT);
        Optional<Mechanisms> mechanisms = mechanisms();
        if (mechanisms.isEmpty()
                || frame.isEmpty()
                || course.isEmpty()
                || waves.isEmpty()
                || props.isEmpty()
                || pickups.isEmpty()) {
            return Optional.empty();
        }
        RuleFields.check(
                frame.get().rules(),
                course.get().fields(),
                new BossSwitches(frame.get())
                        .fields(course.get().fields().stream().map(FieldDef::id).collect(Collectors.toSet())),
                frame.get().written(),
                "course.json has no field '");
        new MechanismCheck(frame.get(), course.get(), props.get(), mechanisms.get()).check();
        StageDef stage = stage(
                frame.get(),
                course.get(),
                sorted(waves.get()),
                props.get(),
                pickups.get(),
                mechanisms.get().made());
        new LaneCheck(files, parsedDefinition, stage.course())
                .check(
                        stage,
                        frame.get().written(),
                        mechanisms.get().written(),
                        course.get().written());
        new WaveNames(
                        new StageEntries(files, parsedDefinition),
                        parsedDefinition.graph().definitions(EnemyFormat.FORMAT))
                .check(stage);
        new ChaseCheck(files, parsedDefinition).check(stage);
        return Optional.of(stage);
    }

    /** A flight can do without. */
    private Optional<Mechanisms> mechanisms() {
        String path = MechanismsFormat.FORMAT.path(parsedDefinition.id());
        return files.exists(path)
                ? part(MechanismsFormat.FORMAT)
                : Optional.of(new Mechanisms(MechanismsDef.NONE, null));
    }

    private <D> Optional<D> part(FileFormat<D> format) {
        return format.read(files, format.path(parsedDefinition.id()), parsedDefinition);
    }

    /** By rising distance; those of the same distance in the order of the file. */
    private static List<WaveDef> sorted(List<WaveGroup> groups) {
        List<WaveDef> sorted = new ArrayList<>();
        groups.forEach(group -> sorted.addAll(group.waves()));
        sorted.sort(Comparator.comparing(WaveDef::at));
        return sorted;
    }

    private StageDef stage(
            Frame frame,
            Course course,
            List<WaveDef> waves,
            List<PropDef> props,
            List<PickupSpawnDef> pickups,
            MechanismsDef mechanisms) {
        return new StageDef(
                parsedDefinition.id(),
                frame.look(),
                frame.music(),
                frame.speed(),
                frame.bossAt(),
                frame.boss(),
                frame.corridor(),
                frame.checkpoints(),
                waves,
                props,
                pickups,
                course.bends(),
                course.boss(),
                frame.exits(),
                frame.islet(),
                frame.isletBees(),
                frame.medals(),
                frame.rules(),
                course.fields(),
                course.course(),
                frame.sandbox(),
                mechanisms,
                frame.deed());
    }
}
