package bumblewick.content.level;

import bumblewick.content.declaration.Values;
import bumblewick.content.definition.RuleSignalCheck;
import bumblewick.content.definition.StageFormat.Frame;
import bumblewick.content.definition.mechanism.MechanismsFormat.Mechanisms;
import bumblewick.content.json.ClosestName;
import bumblewick.def.HazardDef;
import bumblewick.def.HazardDef.Roller;
import bumblewick.def.HazardDef.Trigger;
import bumblewick.def.MechanismsDef;
import bumblewick.def.RuleDeed.HazardSwitch;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
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
    private final MechanismsDef mechanisms;
    private final Values written; // of hazards.json; null if there is none

    MechanismCheck(Frame stage, Mechanisms mechanisms) {
        this.stage = stage;
        this.mechanisms = mechanisms.made();
        written = mechanisms.written();
    }

    void check() {
        RuleSignalCheck signals =
                new RuleSignalCheck(stage.rules(), mechanisms.sent(), mechanisms.heard(), stage.written());
        signals.check();
        Set<String> switched = checkRules();
        List<HazardDef> hazards = mechanisms.hazards();
        for (int i = 0; i < hazards.size(); i++) {
            HazardDef hazard = hazards.get(i);
            String place = "hazards[" + i + "]";
            boolean callable =
                    switched.contains(hazard.id()) || !hazard.signal().isEmpty();
            if (hazard.waits() && !switched.contains(hazard.id())) {
                written.note(
                        place + ".waits", "no rule switches the hazard '" + hazard.id() + "' on, which waits for one");
            } else if (hazard.motion().trigger() == Trigger.SIGNAL && !callable) {
                written.note(place, "nothing lets the hazard '" + hazard.id() + "' go, expected a signal or a rule");
            }
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

    /** Reports hazards that rules name and the stage lacks; returns the names of those that rules switch. */
    private Set<String> checkRules() {
        Set<String> known =
                mechanisms.hazards().stream().map(HazardDef::id).collect(Collectors.toCollection(TreeSet::new));
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
