package bumblewick.desktop;

import bumblewick.content.json.ClosestName;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Parses the command line; answers {@code --help} and {@code --version}, and explains errors. */
final class CommandLineReader {
    private final PrintStream out;
    private final PrintStream err;

    /** What is done with a command line that could be read. */
    interface Action {
        /**
         * Does it.
         *
         * @return exit code of the process
         * @throws UsageException if the command line is invalid
         */
        int run(LaunchOptions options) throws UsageException;
    }

    CommandLineReader(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    /**
     * Reads {@code arguments} and does {@code action}.
     *
     * @return exit code of the process
     */
    int run(String[] arguments, Action action) {
        LaunchOptions options = new LaunchOptions();
        CommandLine command = new CommandLine(options).registerConverter(Path.class, CommandLineReader::path);
        try {
            ParseResult typed = command.parseArgs(arguments);
            if (options.help) {
                command.usage(out);
                return ExitCode.FINE;
            }
            if (options.version) {
                command.printVersionHelp(out);
                return ExitCode.FINE;
            }
            checkGivenOnce(typed);
            new OptionCheck(options).check();
            return action.run(options);
        } catch (UnmatchedArgumentException e) {
            return complain(unknown(e));
        } catch (ParameterException e) {
            return complain(sentence(e));
        } catch (InvalidPathException e) {
            return complain(unnamed(e) + ".");
        } catch (UsageException e) {
            return complain(e.getMessage());
        }
    }

    /** The library lets a repeated option begin its group anew, and all others of that group would be forgotten. */
    private static void checkGivenOnce(ParseResult typed) throws UsageException {
        Set<OptionSpec> given = new HashSet<>();
        for (OptionSpec option : typed.matchedOptions()) {
            if (!given.add(option) && !option.isMultiValue()) {
                throw new UsageException(option.longestName() + " is given twice.");
            }
        }
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(unnamed(e));
        }
    }

    /** With LC_ALL=C Java gets other letters than those of ASCII as question marks. */
    private static String unnamed(InvalidPathException e) {
        return "the path " + e.getInput() + " has letters that the locale of this terminal cannot name ("
                + System.getProperty("sun.jnu.encoding") + "); with LC_ALL=C.UTF-8 it can";
    }

    private int complain(String sentence) {
        err.println(sentence);
        err.println("Try --help.");
        return ExitCode.USAGE;
    }

    /** What a converter of ours says is clearer than what the library wraps it in. */
    private static String sentence(ParameterException e) {
        if (e.getCause() instanceof TypeConversionException reason && e.getArgSpec() instanceof OptionSpec option) {
            String message = reason.getMessage();
            return option.longestName() + ": " + message + (message.endsWith("?") ? "" : ".");
        }
        return e.getMessage() + ".";
    }

    private static String unknown(UnmatchedArgumentException e) {
        String argument = e.getUnmatched().get(0);
        if (!e.isUnknownOption()) {
            return "'" + argument + "' does not belong here.";
        }
        return "There is no option " + argument
                + meant(argument, e.getCommandLine())
                        .map(name -> "; did you mean " + name + "?")
                        .orElse(".");
    }

    /** An option that begins so, else the one that is spelled most alike. */
    private static Optional<String> meant(String argument, CommandLine command) {
        List<String> names = command.getCommandSpec().optionsMap().keySet().stream()
                .filter(name -> name.startsWith("--"))
                .sorted()
                .toList();
        return names.stream()
                .filter(name -> name.startsWith(argument))
                .findFirst()
                .or(() -> ClosestName.to(argument, names));
    }
}
