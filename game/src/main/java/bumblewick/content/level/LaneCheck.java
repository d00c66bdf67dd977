package bumblewick.content.level;

import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.ClosestName;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonFile;
import bumblewick.content.json.JsonValue;
import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Fork;
import bumblewick.def.CourseDef.Lane;
import bumblewick.def.FieldDef;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleEvent;
import bumblewick.def.StageDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.platform.SceneFiles;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The lanes that waves, props, pick-ups and rules of a flight name, beside its forks. */
final class LaneCheck {
    private final SceneFiles files;
    private final ParsedDefinition parsedDefinition;
    private final CourseDef course;
    private final Set<String> reported = new TreeSet<>(); // list and lane: a row has one mistake

    LaneCheck(SceneFiles files, ParsedDefinition parsedDefinition, CourseDef course) {
        this.files = files;
        this.parsedDefinition = parsedDefinition;
        this.course = course;
    }

    /**
     * Reports lanes that no fork has, and checkpoints in forks.
     *
     * @param frame what {@code stage.json} says
     * @param mechanisms what {@code hazards.json} says, or null if there is none
     * @param air what {@code course.json} says
     */
    void check(StageDef stage, Values frame, Values mechanisms, Values air) {
        for (int i = 0; i < stage.fields().size(); i++) {
            FieldDef field = stage.fields().get(i);
            check("fields[" + i + "].lane", field.lane(), field.middle().z - field.half().z, air);
        }
        checkMechanisms(stage.mechanisms(), mechanisms);
        stage.waves().forEach(wave -> check("waves", wave.lane(), wave.at()));
        stage.props().forEach(prop -> check("props", prop.lane(), prop.z()));
        stage.pickups().forEach(pickup -> check("pickups", pickup.lane(), pickup.z()));
        checkRules(stage.rules(), frame);
        for (int i = 0; i < stage.checkpoints().size(); i++) {
            float at = stage.checkpoints().get(i);
            for (Fork fork : course.forks()) {
                if (fork.holds(at)) {
                    frame.problem(
                            "checkpoints[" + i + "]",
                            at + " is in the fork from " + fork.at() + " to " + fork.to() + ", where nobody who begins"
                                    + " there has chosen a lane");
                }
            }
        }
    }

    private void checkRules(List<RuleDef> rules, Values frame) {
        TreeSet<String> known = course.forks().stream()
                .flatMap(fork -> fork.lanes().stream())
                .map(Lane::name)
                .collect(Collectors.toCollection(TreeSet::new));
        for (int i = 0; i < rules.size(); i++) {
            RuleDef.Trigger on = rules.get(i).on();
            if (on.event() == RuleEvent.LANE && !on.of().isEmpty() && !known.contains(on.of())) {
                frame.problem(
                        "rules[" + i + "].on.lane",
                        "no fork of course.json has a lane '" + on.of() + "'" + ClosestName.hint(on.of(), known));
            }
        }
    }

    /** Reports lanes of what moves by itself; {@code written} is what {@code hazards.json} says, or null. */
    private void checkMechanisms(MechanismsDef mechanisms, Values written) {
        for (int i = 0; i < mechanisms.hazards().size(); i++) {
            HazardDef hazard = mechanisms.hazards().get(i);
            check("hazards[" + i + "].lane", hazard.lane(), hazard.place().z, written);
        }
        for (int i = 0; i < mechanisms.targets().size(); i++) {
            TargetDef target = mechanisms.targets().get(i);
            check("targets[" + i + "].lane", target.lane(), target.place().z, written);
        }
    }

    private void check(String place, String lane, float at, Values written) {
        if (!lane.isEmpty() && course.lane(lane, at).isEmpty()) {
            written.problem(place, unknown(lane, at));
        }
    }

    private void check(String list, String lane, float at) {
        if (lane.isEmpty() || course.lane(lane, at).isPresent() || !reported.add(list + " " + lane)) {
            return;
        }
        String file = "stages/" + parsedDefinition.id() + "/" + list + ".json";
        parsedDefinition.problem(located(file, list, lane, unknown(lane, at)));
    }

    private String unknown(String lane, float at) {
        List<String> here = course.forks().stream()
                .filter(fork -> fork.holds(at))
                .flatMap(fork -> fork.lanes().stream())
                .map(Lane::name)
                .collect(Collectors.toList());
        return here.isEmpty()
                ? "'" + lane + "' is no lane: course.json has no fork at " + at + " u"
                : "the fork at " + at + " u has no lane '" + lane + "'" + ClosestName.hint(lane, here);
    }

    /** At the first entry of a list that names a lane, in its file. */
    private ContentProblem located(String file, String list, String lane, String message) {
        try {
            JsonValue entries = JsonFile.read(files, file).members().get(list);
            for (int i = 0; entries != null && i < entries.items().size(); i++) {
                JsonValue said = entries.items().get(i).members().get("lane");
                if (said != null && said.text().equals(lane)) {
                    return new ContentProblem(file, said.line(), "$." + list + "[" + i + "].lane", message);
                }
            }
        } catch (ContentException e) {
            // the file itself has been read and reported before
        }
        return ContentProblem.ofFile(file, message);
    }
}
