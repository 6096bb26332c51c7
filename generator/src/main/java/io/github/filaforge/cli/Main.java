package io.github.filaforge.cli;

import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.RequestException;
import io.github.filaforge.Version;
import io.github.filaforge.definition.DefinitionException;
import io.github.filaforge.runtime.CheckedOutput;
import io.github.filaforge.ship.ShipException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command line of Filaforge. Exit codes: 0 done, 1 our fault, 2 bad usage or input, or output that cannot be
 * written, 130 interrupted.
 */
@Command(
        name = "fila",
        description = "Writes a Java solver made for exactly one polyomino or polycube puzzle, and runs it.",
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = Main.VersionText.class,
        footerHeading = "%nExample: ./fila solve def/pentominoes_10x6.txt%n%nExit codes:%n",
        footer = {
            "  0    done",
            "  1    a fault of this program",
            "  2    bad usage or input, or output that cannot be written",
            "  129, 130, 143  ended by a signal: hang-up, interrupt, termination"
        })
public final class Main implements Runnable {

    private static final int FAULT = 1;
    private static final int USAGE = 2;

    private static final Pattern NUMBER_TYPE = Pattern.compile("is not an? (int|long|double)$");

    @SuppressWarnings("UnusedVariable") // picocli asks whether it was given
    @Option(names = "--help", usageHelp = true, description = "Show this help and end.")
    private boolean help;

    @SuppressWarnings("UnusedVariable") // picocli asks whether it was given
    @Option(names = "--version", versionHelp = true, description = "Show the version and end.")
    private boolean version;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private Main() {}

    /** Runs the command line and ends the JVM with its exit code. */
    public static void main(String... arguments) {
        CheckedOutput out = CheckedOutput.standard();
        Console console = Console.of(System.in, out, new FileOutputStream(FileDescriptor.err));
        int exitCode;
        try {
            exitCode = run(console, arguments);
        } catch (OutOfMemoryError e) {
            console.err().println("fila: Java has too little memory for this: set JAVA_TOOL_OPTIONS=-Xmx8g, or more");
            exitCode = USAGE;
        }
        if (exitCode == 0 && out.failure() != null) {
            console.err().println("fila: " + out.failure());
            exitCode = USAGE;
        }
        System.exit(exitCode);
    }

    /** Runs the command line and gives its exit code. */
    static int run(Console console, String... arguments) {
        return new CommandLine(new Main())
                .addSubcommand(new SolveCommand(console))
                .addSubcommand(new GenerateCommand(console))
                .addSubcommand(new PackageCommand(console))
                .addSubcommand(new PlanCommand(console))
                .addSubcommand(new InfoCommand(console))
                .addSubcommand(new BenchCommand(console))
                .setOut(new PrintWriter(console.text(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Main::usageError)
                .setExecutionExceptionHandler(Main::failure)
                .execute(arguments);
    }

    /** What {@code --version} prints. */
    static final class VersionText implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Filaforge " + Version.number()};
        }
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "no command is given: solve, generate, package, plan, info or bench");
    }

    private static int usageError(ParameterException e, String[] arguments) {
        PrintWriter err = e.getCommandLine().getErr();
        err.println("fila: " + inWords(e));
        UnmatchedArgumentException.printSuggestions(e, err);
        err.println("Try: ./" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help");
        return USAGE;
    }

    /** The message without the types of Java and the indices of arguments. */
    private static String inWords(ParameterException e) {
        CommandLine command = e.getCommandLine();
        if (e instanceof UnmatchedArgumentException unmatched
                && command.getParent() == null
                && !unmatched.isUnknownOption()) {
            return "there is no command '" + unmatched.getUnmatched().get(0) + "': use "
                    + String.join(", ", command.getSubcommands().keySet());
        }
        return NUMBER_TYPE.matcher(e.getMessage()).replaceFirst("is not a number");
    }

    private static int failure(Exception e, CommandLine command, ParseResult parsed) {
        PrintWriter err = command.getErr();
        if (e instanceof DefinitionException) {
            err.println(e.getMessage());
            return USAGE;
        }
        if (e instanceof UserException || e instanceof RequestException || e instanceof ShipException) {
            err.println((e.getMessage().contains("\n") ? "" : "fila: ") + e.getMessage());
            return USAGE;
        }
        if (e instanceof ImpossiblePuzzleException) {
            err.println("fila: the puzzle has no solution to search for: " + e.getMessage());
            return USAGE;
        }
        err.println("fila: internal error, please report it: " + e);
        return FAULT;
    }
}
