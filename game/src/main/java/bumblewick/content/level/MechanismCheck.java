package bumblewick.content.level;

import bumblewick.content.declaration.Values;
import bumblewick.content.definition.CourseFormat.Course;
import bumblewick.content.definition.RuleSignalCheck;
import bumblewick.content.definition.StageFormat.Frame;
import bumblewick.content.definition.mechanism.MechanismsFormat.Mechanisms;
import bumblewick.content.json.ClosestName;
import bumblewick.def.FieldDef;
import bumblewick.def.PropDef;
import bumblewick.def.RuleDeed.HazardSwitch;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
import bumblewick.def.RuleEvent;
import bumblewick.def.mechanism.EscortDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Roller;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.SequenceDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.math.Tick;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What moves in a flight beside the stage and the rules that switch it. */
final class MechanismCheck {
    /** Whatever crosses Wick's volume was seen for this long, in s. */
    private static final float SEEN = 2f;

    private final Frame stage;
    private final Course course;
    private final List<PropDef> props;
    private final MechanismsDef mechanisms;
    private final Values written; // of hazards.json; null if there is none

    MechanismCheck(Frame stage, Course course, List<PropDef> props, Mechanisms mechanisms) {
        this.props = props;
        this.stage = stage;
        this.course = course;
        this.mechanisms = mechanisms.made();
        written = mechanisms.written();
    }

    void check() {
        List<String> heard = new ArrayList<>(mechanisms.heard());
        heard.addAll(stage.deed().signals());
        heard.addAll(FieldDef.signals(course.fields()));
        BossSwitches boss = new BossSwitches(stage);
        List<String> sent = new ArrayList<>(mechanisms.sent());
        sent.addAll(boss.signals());
        sent.addAll(PropDef.signals(props));
        RuleSignalCheck signals = new RuleSignalCheck(stage.rules(), sent, heard, stage.written());
        signals.check();
        stage.deed().signals().forEach(signal -> {
            if (!signal.isEmpty() && !signals.sent().contains(signal)) {
                stage.written()
                        .note(
                                "deed",
                                "nothing sends the signal '" + signal + "'" + ClosestName.hint(signal, signals.sent()));
            }
        });
        Set<String> switched = checkRules();
        switched.addAll(boss.hazards(known()));
        switched.addAll(checkTargets(signals));
        checkEscorts(signals);
        checkFires(signals);
        List<HazardDef> hazards = mechanisms.hazards();
        for (int i = 0; i < hazards.size(); i++) {
            HazardDef hazard = hazards.get(i);
            String place = "hazards[" + i + "]";
            boolean callable =
                    switched.contains(hazard.id()) || !hazard.signal().isEmpty() || hazard.fallsAtBoost();
            if (hazard.waits() && !switched.contains(hazard.id())) {
                written.note(
                        place + ".waits", "nothing switches the hazard '" + hazard.id() + "' on, which waits for one");
            } else if (hazard.motion().trigger() == Trigger.SIGNAL && !callable) {
                written.note(place, "nothing lets the hazard '" + hazard.id() + "' go, expected a signal or a rule");
            }
            checkTime(place + ".inTimeWith", hazard);
            noteSilence(place + ".sends", hazard.sends(), signals.heard());
            noteUnsent(
                    place + "." + hazard.kind().name().toLowerCase(Locale.ROOT) + ".signal",
                    hazard.signal(),
                    signals.sent());
            if (hazard.motion() instanceof Roller roller) {
                checkSeen(place, roller);
            }
        }
    }

    private Set<String> known() {
        return mechanisms.hazards().stream().map(HazardDef::id).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Reports hazards that rules name and the stage lacks; returns the names of those that rules switch. */
    private Set<String> checkRules() {
        Set<String> known = known();
        Set<String> switched = new TreeSet<>();
        List<RuleDef> rules = stage.rules();
        for (int i = 0; i < rules.size(); i++) {
            List<Action> actions = rules.get(i).actions();
            for (int n = 0; n < actions.size(); n++) {
                if (actions.get(n).deed() instanceof HazardSwitch how) {
                    switched.add(how.name());
                    if (!how.name().isEmpty() && !known.contains(how.name())) {
                        stage.written()
                                .problem(
                                        "rules[" + i + "].do[" + n + "].hazard.name",
                                        "hazards.json has no hazard '" + how.name() + "'"
                                                + ClosestName.hint(how.name(), known));
                    }
                }
            }
        }
        return switched;
    }

    /** The one in whose time it moves has to be there, in a time of its own, and not farther along. */
    private void checkTime(String place, HazardDef hazard) {
        String leader = hazard.inTimeWith();
        if (leader.isEmpty()) {
            return;
        }
        HazardDef other = mechanisms.hazards().stream()
                .filter(each -> each.id().equals(leader))
                .findFirst()
                .orElse(null);
        if (other == null) {
            written.problem(place, "there is no hazard '" + leader + "'" + ClosestName.hint(leader, known()));
        } else if (!other.inTimeWith().isEmpty() || other.place().z > hazard.place().z) {
            written.problem(
                    place,
                    "'" + leader + "' " + (other.inTimeWith().isEmpty() ? "is farther along" : "has no time of its own")
                            + ", expected one that begins by itself, and earlier");
        }
    }

    /** Reports hazards that targets name and the stage lacks; returns the names of those that targets switch. */
    private Set<String> checkTargets(RuleSignalCheck signals) {
        Set<String> known = known();
        Set<String> switched = new TreeSet<>();
        Set<String> played = mechanisms.sequences().stream()
                .flatMap(sequence -> sequence.targets().stream())
                .collect(Collectors.toCollection(TreeSet::new));
        for (int i = 0; i < mechanisms.targets().size(); i++) {
            TargetDef target = mechanisms.targets().get(i);
            String place = "targets[" + i + "]";
            noteUnsent(place + ".after", target.after(), signals.sent());
            noteSilence(place + ".sends", target.sends(), signals.heard());
            switched.add(target.switches());
            if (!target.switches().isEmpty() && !known.contains(target.switches())) {
                written.problem(
                        place + ".switches",
                        "there is no hazard '" + target.switches() + "'" + ClosestName.hint(target.switches(), known));
            }
            if (isForNothing(target) && !played.contains(target.id())) {
                written.note(
                        place,
                        "nobody hears of the target '" + target.id() + "', expected sends, switches, a score or a"
                                + " sequence");
            }
        }
        for (int i = 0; i < mechanisms.sequences().size(); i++) {
            SequenceDef sequence = mechanisms.sequences().get(i);
            String place = "sequences[" + i + "]";
            noteUnsent(place + ".after", sequence.after(), signals.sent());
            noteSilence(place + ".sends", sequence.sends(), signals.heard());
            checkTime(place, sequence);
        }
        return switched;
    }

    private static boolean isForNothing(TargetDef target) {
        return target.sends().isEmpty() && target.switches().isEmpty() && target.score() == 0;
    }

    private void checkFires(RuleSignalCheck signals) {
        for (int i = 0; i < course.fields().size(); i++) {
            String on = course.fields().get(i).fire().on();
            if (!on.isEmpty() && !signals.sent().contains(on)) {
                course.written()
                        .note(
                                "fields[" + i + "].burnsOn",
                                "nothing sends the signal '" + on + "'" + ClosestName.hint(on, signals.sent()));
            }
        }
    }

    private void checkEscorts(RuleSignalCheck signals) {
        List<EscortDef> escorts = mechanisms.escorts();
        Set<String> known = escorts.stream().map(EscortDef::id).collect(Collectors.toCollection(TreeSet::new));
        for (int i = 0; i < escorts.size(); i++) {
            noteSilence("escorts[" + i + "].sends", escorts.get(i).sends(), signals.heard());
            noteSilence("escorts[" + i + "].sendsLost", escorts.get(i).sendsLost(), signals.heard());
        }
        for (int i = 0; i < stage.rules().size(); i++) {
            RuleDef.Trigger on = stage.rules().get(i).on();
            boolean named = (on.event() == RuleEvent.ESCORT_HOME || on.event() == RuleEvent.ESCORT_LOST)
                    && !on.of().isEmpty();
            if (named && !known.contains(on.of())) {
                stage.written()
                        .problem(
                                "rules[" + i + "].on.escort",
                                "hazards.json has no escort '" + on.of() + "'" + ClosestName.hint(on.of(), known));
            }
        }
    }

    /** Until the nearest is passed there must be time to show all, and to hit them. */
    private void checkTime(String place, SequenceDef sequence) {
        int count = sequence.targets().size();
        float shown = (count + 1) * sequence.gap() * Tick.SECONDS;
        float seconds = sequence.near() / stage.speed();
        if (seconds < shown + SEEN) {
            written.note(
                    place + ".near",
                    "Wick is there " + Math.round(10f * seconds) / 10f + " s after it begins, and showing it takes "
                            + Math.round(10f * shown) / 10f + " s");
        }
    }

    private void noteUnsent(String place, String signal, Set<String> sent) {
        if (!signal.isEmpty() && !sent.contains(signal)) {
            written.note(place, "nothing sends the signal '" + signal + "'" + ClosestName.hint(signal, sent));
        }
    }

    private void noteSilence(String place, String signal, Set<String> heard) {
        if (!signal.isEmpty() && !heard.contains(signal)) {
            written.note(place, "nothing waits for the signal '" + signal + "'" + ClosestName.hint(signal, heard));
        }
    }

    /** From when it trembles until Wick is there. */
    private void checkSeen(String place, Roller roller) {
        float closing = stage.speed() - roller.velocity().z;
        float seconds = roller.near() / Math.max(0.1f, closing);
        if (roller.trigger() == Trigger.NEAR && seconds < SEEN) {
            written.problem(
                    place + ".roller.near",
                    "Wick and the ball meet " + Math.round(10f * seconds) / 10f + " s after it is let go, expected "
                            + (int) Math.ceil(SEEN * closing) + " u at least, for " + SEEN + " s");
        }
    }
}
