package io.github.filaforge.cli;

import io.github.filaforge.cli.apart.ApartCommand;
import io.github.filaforge.cli.bench.BenchCommand;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.command.OptionNames;
import io.github.filaforge.cli.command.UsageError;
import io.github.filaforge.cli.command.WrappedHelp;
import io.github.filaforge.cli.files.ConvertCommand;
import io.github.filaforge.cli.files.NewCommand;
import io.github.filaforge.cli.files.VerifyCommand;
import io.github.filaforge.cli.inspect.InfoCommand;
import io.github.filaforge.cli.inspect.PlanCommand;
import io.github.filaforge.cli.make.GenerateCommand;
import io.github.filaforge.cli.make.PackageCommand;
import io.github.filaforge.cli.make.StudioCommand;
import io.github.filaforge.cli.render.RenderCommand;
import io.github.filaforge.cli.solutions.DrawCommand;
import io.github.filaforge.cli.solutions.NthCommand;
import io.github.filaforge.cli.solutions.StatsCommand;
import io.github.filaforge.cli.solve.BestCommand;
import io.github.filaforge.cli.solve.CountCommand;
import io.github.filaforge.cli.solve.SolveCommand;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.libraries.picocli.CommandLine;
import io.github.filaforge.libraries.picocli.CommandLine.Model.CommandSpec;
import io.github.filaforge.libraries.picocli.CommandLine.ParameterException;
import io.github.filaforge.libraries.picocli.CommandLine.ParseResult;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.runtime.search.SearchRefused;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.search.MemoryNeed;
import io.github.filaforge.ship.ShipException;
import io.github.filaforge.source.InputException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The command line of Filaforge. Exit codes: 0 done; 1 an internal error; 2 bad usage or input, or output that cannot be
 * written; 3 the answer is no; 4 more than one solution; 129, 130 and 143 ended by the signals SIGHUP, SIGINT and SIGTERM.
 */
public final class Main {

    private static final int FAULT = 1;
    private static final int USAGE = 2;

    private static final String SOLVE = "solve";
    private static final String BEST = "best";

    /** The commands, in the order in which help lists them. */
    private static final List<String> COMMANDS = List.of(
            SOLVE,
            "count",
            BEST,
            "apart",
            "stats",
            "draw",
            "nth",
            "generate",
            "package",
            "studio",
            "plan",
            "info",
            "render",
            "verify",
            "convert",
            "new",
            "bench",
            "completion");

    private Main() {}

    /** Runs the command line and ends the JVM with its exit code. */
    public static void main(String... arguments) {
        CheckedOutput out = CheckedOutput.standard();
        Console console = Console.of(System.in, out, new FileOutputStream(FileDescriptor.err), Terminal.ofProcess());
        int exitCode;
        try {
            exitCode = run(console, arguments);
        } catch (OutOfMemoryError e) {
            long twice = 2 * Runtime.getRuntime().maxMemory();
            console.err()
                    .println("fila: Java has too little memory for this: " + MemoryNeed.remedy(twice) + ", or more");
            exitCode = USAGE;
        } catch (Error e) {
            boolean isTraceWanted = List.of(arguments).contains(Command.STACK_TRACE);
            exitCode = fault(e, isTraceWanted, new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
        }
        if (exitCode == 0 && out.failure() != null) {
            console.err().println("fila: " + out.failure());
            exitCode = USAGE;
        }
        System.exit(exitCode);
    }

    static int run(Console console, String... arguments) {
        // No option is a time: picocli takes some milliseconds to look for the converters of types of time and of
        // data bases.
        System.setProperty("picocli.converters.excludes", "java.(sql|time).*");
        // There is no Groovy here: picocli opens every jar to look for it.
        System.setProperty("picocli.disable.closures", "true");
        String[] words = withoutHelpCommand(arguments);
        if (isSolveBest(List.of(words))) {
            return best(console, words);
        }
        return commandLine(console, needed(List.of(words))).execute(words);
    }

    /** Returns true for {@code solve --best}, which is another name of {@code best}. */
    private static boolean isSolveBest(List<String> words) {
        return !words.isEmpty() && words.get(0).equals(SOLVE) && options(words).contains(SolveCommand.BEST);
    }

    /** Runs {@code solve --best} as {@code best}, and refuses the options that only {@code solve} has. */
    private static int best(Console console, String... words) {
        CommandLine both = commandLine(console, List.of(SOLVE, BEST));
        CommandLine best = both.getSubcommands().get(BEST);
        Set<String> known = best.getCommandSpec().optionsMap().keySet();
        Set<String> ofSolve =
                both.getSubcommands().get(SOLVE).getCommandSpec().optionsMap().keySet();
        Optional<String> refused = options(List.of(words)).stream()
                .filter(word -> ofSolve.contains(word) && !known.contains(word) && !word.equals(SolveCommand.BEST))
                .findFirst();
        Optional<String> valued = Stream.of(words)
                .filter(word -> word.startsWith(SolveCommand.BEST + "="))
                .findFirst();
        if (valued.isPresent()) {
            String message = SolveCommand.BEST + " takes no value: write " + SolveCommand.BEST + " and not ";
            return usageError(new ParameterException(best, message + PlainText.shortened(valued.get())), words);
        }
        if (refused.isPresent()) {
            String message = SolveCommand.BEST + " looks for the best board, and takes the options of best: leave out ";
            return usageError(new ParameterException(best, message + refused.get()), words);
        }
        Stream<String> others = Stream.of(words).skip(1).filter(word -> !word.equals(SolveCommand.BEST));
        return both.execute(Stream.concat(Stream.of(BEST), others).toArray(String[]::new));
    }

    /** Returns the names of the options on a command line, without the values that stand in one word with them. */
    private static List<String> options(List<String> words) {
        return words.stream()
                .takeWhile(word -> !word.equals("--"))
                .filter(word -> word.length() > 1 && word.startsWith("-"))
                .map(word -> word.startsWith("--") ? word.split("=", 2)[0] : word.substring(0, 2))
                .toList();
    }

    /** Returns the commands that a command line needs, because building all takes twice as long as building one. */
    private static List<String> needed(List<String> words) {
        if (words.equals(List.of("--version"))) {
            return List.of();
        }
        return !words.isEmpty() && COMMANDS.contains(words.get(0)) ? words.subList(0, 1) : COMMANDS;
    }

    static CommandLine commandLine(Console console) {
        return commandLine(console, COMMANDS);
    }

    private static CommandLine commandLine(Console console, List<String> commands) {
        CommandLine fila = new CommandLine(new Program().spec());
        commands.forEach(name -> fila.addSubcommand(name, command(name, console).spec()));
        fila.setOut(new PrintWriter(console.text(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
                .setCaseInsensitiveEnumValuesAllowed(true)
                // --order @FILE names the file of an order, and not a file of arguments.
                .setExpandAtFiles(false)
                .setHelpFactory((command, colours) -> new WrappedHelp(console.terminal(), command, colours))
                .setParameterExceptionHandler(Main::usageError)
                .setExecutionExceptionHandler(Main::failure);
        return fila;
    }

    private static Command command(String name, Console console) {
        return switch (name) {
            case SOLVE -> new SolveCommand(console);
            case "count" -> new CountCommand(console);
            case BEST -> new BestCommand(console);
            case "apart" -> new ApartCommand(console);
            case "stats" -> new StatsCommand(console);
            case "draw" -> new DrawCommand(console);
            case "nth" -> new NthCommand(console);
            case "generate" -> new GenerateCommand(console);
            case "package" -> new PackageCommand(console);
            case "studio" -> new StudioCommand(console);
            case "plan" -> new PlanCommand(console);
            case "info" -> new InfoCommand(console);
            case "render" -> new RenderCommand(console);
            case "verify" -> new VerifyCommand(console);
            case "convert" -> new ConvertCommand(console);
            case "new" -> new NewCommand(console);
            case "bench" -> new BenchCommand(console, Main.class.getName());
            case "completion" -> new CompletionCommand(console, () -> commandLine(console));
            default -> throw new IllegalArgumentException("no command " + name);
        };
    }

    /** Returns the arguments with {@code help COMMAND} replaced by {@code COMMAND --help}. */
    private static String[] withoutHelpCommand(String... arguments) {
        if (arguments.length == 0 || !arguments[0].equals("help")) {
            return arguments;
        }
        if (arguments.length == 1) {
            return new String[] {"--help"};
        }
        boolean isCommand = COMMANDS.contains(arguments[1]);
        return isCommand ? new String[] {arguments[1], "--help"} : new String[] {arguments[1]};
    }

    /** The command {@code fila} itself, which does nothing without another command. */
    private static final class Program extends Command {

        Program() {
            super(
                    "fila",
                    "Writes a Java solver made for exactly one polyomino or polycube puzzle, and runs it.",
                    EXAMPLE,
                    "  ./fila solve def/pentominoes_10x6.txt",
                    "",
                    "./fila help COMMAND shows the options of a command.",
                    "",
                    "Exit codes:",
                    "  0    done; that a puzzle has no solution is an answer too",
                    "  1    an internal error, please report it",
                    "  2    bad usage or input, or output that cannot be written",
                    "  3    the answer is no: --unique-check found no solution, verify a wrong or",
                    "       repeated one, render, draw and nth none to show",
                    "  4    --unique-check found more than one solution",
                    "  129  ended by the signal SIGHUP (the terminal was closed)",
                    "  130  ended by the signal SIGINT (Ctrl-C)",
                    "  143  ended by the signal SIGTERM (kill)");
        }

        @Override
        public CommandSpec spec() {
            CommandSpec spec = super.spec();
            spec.usageMessage().synopsisSubcommandLabel("COMMAND").commandListHeading("%nCommands:%n");
            return spec;
        }

        @Override
        protected Integer run() {
            CommandLine fila = parsed().commandSpec().commandLine();
            throw new ParameterException(
                    fila,
                    "no command is given: use "
                            + String.join(", ", fila.getSubcommands().keySet()));
        }
    }

    private static int usageError(ParameterException e, String[] arguments) {
        PrintWriter err = e.getCommandLine().getErr();
        err.println("fila: " + PlainText.line(UsageError.inWords(e)));
        err.println("Try: ./" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help");
        return USAGE;
    }

    private static int failure(Exception e, CommandLine command, ParseResult parsed) {
        PrintWriter err = command.getErr();
        boolean isInput = e instanceof InputException;
        if (isInput
                || e instanceof UserException
                || e instanceof RequestException
                || e instanceof ShipException
                || e instanceof SearchRefused) {
            err.println((isInput || e.getMessage().contains("\n") ? "" : "fila: ") + OptionNames.in(e.getMessage()));
            return USAGE;
        }
        boolean isTraceWanted = parsed.hasMatchedOption(Command.STACK_TRACE)
                || (parsed.hasSubcommand() && parsed.subcommand().hasMatchedOption(Command.STACK_TRACE));
        return fault(e, isTraceWanted, err);
    }

    /**
     * Returns the reason of an error if the operating system has caused it: no more files can be opened, or a file cannot be
     * read or written.
     */
    private static Optional<String> refusal(Throwable e) {
        // Java's own classes report that no file can be opened by errors of many kinds, without a cause.
        // This test needs no class of this program, since such a class could not be loaded either.
        Path classes = Path.of(System.getProperty("java.home"), "lib", "modules");
        try {
            if (Files.exists(classes)) {
                Files.newInputStream(classes).close();
            }
        } catch (IOException refused) {
            String reason = refused instanceof FileSystemException named ? named.getReason() : refused.getMessage();
            return Optional.of("no further file can be opened: " + reason + "; raise the limit by ulimit -n");
        }
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof IOException refused) {
                String file = refused instanceof FileSystemException named ? named.getFile() + ": " : "";
                return Optional.of(PlainText.line(file + UserException.reason(refused)));
            }
        }
        return Optional.empty();
    }

    /** Prints that the operating system refuses something, or that this program has a fault; returns the exit code. */
    private static int fault(Throwable e, boolean isTraceWanted, PrintWriter err) {
        if (isTraceWanted) {
            e.printStackTrace(err);
        }
        Optional<String> refusal = refusal(e);
        if (refusal.isPresent()) {
            err.println("fila: " + refusal.get());
            err.flush();
            return USAGE;
        }
        err.println("fila: internal error: " + e);
        err.println(
                isTraceWanted
                        ? "Please report it with the stack trace above."
                        : "Please report it with the stack trace that " + Command.STACK_TRACE + " prints.");
        err.flush();
        return FAULT;
    }
}
