package bumblewick.check;

import bumblewick.check.Finding.Severity;
import bumblewick.def.PathDef;
import bumblewick.math.Tick;
import bumblewick.sim.motion.BakedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Says what is to be said of a path, see {@link PathMeasure}. */
final class PathCheck {
    /** By how much the speed may change in a tick without being noticed, as a share. */
    private static final float SMOOTH = 0.15f;

    private final PathMeasure measure;
    private final String file;
    private final List<Finding> findings = new ArrayList<>();

    private PathCheck(PathDef def) {
        measure = new PathMeasure(new BakedPath(def));
        file = "paths/" + def.id() + ".json";
    }

    static List<Finding> of(PathDef def) {
        PathCheck check = new PathCheck(def);
        check.warningTime();
        check.shape();
        return check.findings;
    }

    private void warningTime() {
        measure.crossing().ifPresent(tick -> {
            Severity severity = measure.fair() ? Severity.INFO : Severity.WARNING;
            String fair = measure.fair() ? "" : ", expected " + PathMeasure.FAIR + " s or more";
            String seconds = rounded(tick * Tick.SECONDS);
            tell(severity, "is seen for " + seconds + " s before it crosses where Wick can be" + fair);
        });
    }

    private void shape() {
        if (measure.turns()) {
            tell(Severity.INFO, "turns with a radius of " + rounded(measure.tightest()) + " u at its tightest");
        }
        if (measure.jump() > SMOOTH) {
            tell(
                    Severity.INFO,
                    "changes its speed by " + Math.round(measure.jump() * 100f) + " % in a tick after "
                            + rounded(measure.jumpTick() * Tick.SECONDS) + " s");
        }
    }

    private void tell(Severity severity, String message) {
        findings.add(new Finding(severity, file, 0, "$.points", message));
    }

    private static String rounded(float value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
