package bumblewick.desktop;

import bumblewick.content.validation.Finding;
import bumblewick.content.validation.Finding.Severity;
import bumblewick.content.validation.Validator;
import bumblewick.platform.SceneFiles;
import bumblewick.replay.GameVersion;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * {@code --validate}: reports everything about a scene folder or a mod.
 */
final class ContentCheck {
    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final SceneFiles base;
    private final PrintStream out;

    ContentCheck(SceneFiles base, PrintStream out) {
        this.base = base;
        this.out = out;
    }

    /**
     * Prints the result.
     *
     * @param json whether for a program
     * @param strict whether warnings count as problems
     * @param settings of mods; all others are at their defaults
     * @return exit code
     */
    int run(Path path, boolean json, boolean strict, ModSettingOptions settings) throws UsageException {
        if (!Files.exists(path)) {
            throw new UsageException("--validate: there is no folder or zip " + path + ".");
        }
        try {
            SortedSet<Finding> findings = new TreeSet<>(Validator.validate(path, base, GameVersion.number(), settings));
            for (Path folder : base.folders()) {
                findings.addAll(new ShaderTrials(folder).findings(path));
            }
            long problems = count(findings, Severity.PROBLEM);
            long warnings = count(findings, Severity.WARNING);
            out.println(json ? json(findings, problems, warnings) : text(findings, problems, warnings));
            return problems > 0 || (strict && warnings > 0) ? ExitCode.FAILED : ExitCode.FINE;
        } catch (IOException e) {
            throw new UsageException("--validate: " + path + " cannot be read (" + e.getMessage() + ").");
        }
    }

    private static long count(Collection<Finding> findings, Severity severity) {
        return findings.stream().filter(each -> each.severity() == severity).count();
    }

    private static String text(Collection<Finding> findings, long problems, long warnings) {
        StringBuilder text = new StringBuilder();
        findings.forEach(finding -> text.append(finding).append('\n'));
        return text.append(problems)
                .append(problems == 1 ? " problem, " : " problems, ")
                .append(warnings)
                .append(warnings == 1 ? " warning" : " warnings")
                .toString();
    }

    private static String json(Collection<Finding> findings, long problems, long warnings) {
        JsonArray all = new JsonArray();
        for (Finding finding : findings) {
            JsonObject one = new JsonObject();
            one.addProperty("severity", finding.severity().name().toLowerCase(Locale.ROOT));
            one.addProperty("file", finding.file());
            one.addProperty("line", finding.line());
            one.addProperty("path", finding.path());
            one.addProperty("message", finding.message());
            all.add(one);
        }
        JsonObject root = new JsonObject();
        root.addProperty("problems", problems);
        root.addProperty("warnings", warnings);
        root.add("findings", all);
        return GSON.toJson(root);
    }
}
