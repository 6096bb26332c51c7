package io.github.filaforge.cli;

import io.github.filaforge.compile.CompileException;
import io.github.filaforge.definition.DefinitionException;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.runtime.StandardOutput;
import io.github.filaforge.ship.ShipException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
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
        subcommands = {
            SolveCommand.class,
            GenerateCommand.class,
            PackageCommand.class,
            PlanCommand.class,
            InfoCommand.class,
            BenchCommand.class
        },
        versionProvider = Version.class,
        footerHeading = "%nExample: ./fila solve def/pentominoes_10x6.txt%n%nExit codes:%n",
        footer = {
            "  0    done",
            "  1    a fault of this program",
            "  2    bad usage or input, or output that cannot be written",
            "  130  interrupted"
        })
public final class Main implements Runnable {

    private static final int FAULT = 1;
    private static final int USAGE = 2;

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
        // Piece names are UTF-8 in definitions, so they are in everything that is printed, whatever the locale.
        StandardOutput out = new StandardOutput();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
        int exitCode;
        try {
            exitCode = run(arguments);
        } catch (OutOfMemoryError e) {
            System.err.println("fila: Java has too little memory for this: set JAVA_TOOL_OPTIONS=-Xmx8g, or more");
            exitCode = USAGE;
        }
        if (exitCode == 0 && out.failure() != null) {
            System.err.println("fila: " + out.failure());
            exitCode = USAGE;
        }
        System.exit(exitCode);
    }

    /** Runs the command line and gives its exit code. */
    static int run(String... arguments) {
        return new CommandLine(new Main())
                .setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Main::usageError)
                .setExecutionExceptionHandler(Main::failure)
                .execute(arguments);
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "no command is given: solve, generate, package, plan, info or bench");
    }

    private static int usageError(ParameterException e, String[] arguments) {
        PrintWriter err = e.getCommandLine().getErr();
        err.println("fila: " + e.getMessage());
        UnmatchedArgumentException.printSuggestions(e, err);
        err.println("Try: ./" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help");
        return USAGE;
    }

    private static int failure(Exception e, CommandLine command, ParseResult parsed) {
        PrintWriter err = command.getErr();
        if (e instanceof DefinitionException) {
            err.println(e.getMessage());
            return USAGE;
        }
        if (e instanceof UserException
                || e instanceof EmitException
                || e instanceof CompileException
                || e instanceof ShipException) {
            err.println((e.getMessage().contains("\n") ? "" : "fila: ") + e.getMessage());
            return USAGE;
        }
        err.println("fila: internal error, please report it: " + e);
        return FAULT;
    }
}
