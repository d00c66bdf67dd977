package bumblewick.content.validation;

import bumblewick.content.validation.Finding.Severity;
import bumblewick.def.PathDef;
import bumblewick.math.Tick;
import bumblewick.sim.motion.BakedPath;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Says what is to be said of a path, see {@link PathMeasure}, at the point of it that is nearest. */
final class PathCheck {
    /** By how much the speed may change in a tick without being noticed, as a share. */
    private static final float SMOOTH = 0.15f;

    private final PathDef def;
    private final BakedPath path;
    private final PathMeasure measure;
    private final JsonLocator jsonLocator;
    private final List<Finding> findings = new ArrayList<>();

    private PathCheck(PathDef def, JsonLocator jsonLocator) {
        this.def = def;
        this.jsonLocator = jsonLocator;
        path = new BakedPath(def);
        measure = new PathMeasure(path);
    }

    /** @param nearWick whether it is flown relative to Wick, whom it then has to give time */
    static List<Finding> of(PathDef def, boolean nearWick, JsonLocator jsonLocator) {
        PathCheck check = new PathCheck(def, jsonLocator);
        if (nearWick) {
            check.warningTime();
        }
        check.shape();
        return check.findings;
    }

    private void warningTime() {
        measure.crossing().ifPresent(tick -> {
            Severity severity = measure.fair() ? Severity.INFO : Severity.WARNING;
            String fair = measure.fair() ? "" : ", expected " + PathMeasure.FAIR + " s or more";
            String seconds = rounded(tick * Tick.SECONDS);
            report(severity, tick, "is seen for " + seconds + " s before it crosses where Wick can be" + fair);
        });
    }

    private void shape() {
        if (measure.turns()) {
            report(
                    Severity.INFO,
                    measure.tightestTick(),
                    "turns with a radius of " + rounded(measure.tightest()) + " u at its tightest");
        }
        if (measure.jump() > SMOOTH) {
            report(
                    Severity.INFO,
                    measure.jumpTick(),
                    "changes its speed by " + Math.round(measure.jump() * 100f) + " % in a tick after "
                            + rounded(measure.jumpTick() * Tick.SECONDS) + " s");
        }
    }

    private void report(Severity severity, int tick, String message) {
        String file = "paths/" + def.id() + ".json";
        findings.add(Finding.of(severity, jsonLocator.at(file, message, "points", nearest(tick))));
    }

    /** The corner that the path is nearest to at a tick. */
    private int nearest(int tick) {
        Vector3f at = path.position(tick, new Vector3f());
        int nearest = 0;
        for (int i = 1; i < def.points().size(); i++) {
            boolean nearer = at.distanceSquared(def.points().get(i))
                    < at.distanceSquared(def.points().get(nearest));
            nearest = nearer ? i : nearest;
        }
        return nearest;
    }

    private static String rounded(float value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
