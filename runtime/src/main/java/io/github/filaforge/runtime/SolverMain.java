package io.github.filaforge.runtime;

import io.github.filaforge.runtime.format.OutputFormat;
import io.github.filaforge.runtime.format.OutputText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

/**
 * The command line of a generated solver that is run by itself. Solutions come in the order of one thread, however many
 * there are, unless {@code --unordered} is said. Exit codes: 0 done, 1 an internal error, 2 bad usage, or output that
 * cannot be written; 129, 130 or 143 ended by a signal.
 */
public final class SolverMain {

    private static final int USAGE = 2;

    private static final String HELP = """
            Prints all solutions of one puzzle on standard output, and then their number on
            standard error.

              --count       print only the number of solutions, on standard output
              --format F    write solutions as text (pictures, the default), ndjson, csv,
                            pieces or def
              --limit N     stop after N solutions
              --threads N   search with N threads; by default one for each processor, and
                            never more than the search has roots
              --unordered   print solutions as they are found; without it they come in the
                            order of one thread
              -q            print no solutions, only their number on standard error
              -h, --help    show this help and end
              --version     show the version and end

            Exit codes: 0 done, 1 internal error, 2 bad usage or output that cannot be
            written, 129, 130 or 143 ended by a signal.
            """;

    private static final String OPTIONS =
            ": there are --count, --format F, --limit N, --threads N, --unordered, -q, --help and --version";

    private boolean count;
    /** Null if nothing is said. */
    private OutputFormat format;

    private boolean quiet;
    private boolean help;
    private boolean version;
    private long limit = Long.MAX_VALUE;
    /** Zero if nothing is said. */
    private int threads;

    private boolean unordered;

    private SolverMain() {}

    /**
     * Runs a solver.
     *
     * @param solver serves the first thread; for the others more are made by the public constructor of its class
     * @param arguments as {@code --help} tells
     */
    public static void run(GeneratedSolver solver, String... arguments) {
        SolverMain main = new SolverMain();
        String mistake = main.read(arguments);
        if (mistake != null) {
            System.err.println(mistake);
            System.err.println("Try --help.");
            System.exit(USAGE);
        }
        if (main.help) {
            System.out.print(HELP);
            return;
        }
        if (main.version) {
            System.out.println(version(solver));
            return;
        }
        main.solve(solver);
    }

    /** Reads the arguments; what is wrong with them, or null. */
    private String read(String... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            String argument = arguments[i];
            int equals = argument.indexOf('=');
            String option = equals < 0 ? argument : argument.substring(0, equals);
            boolean takesNumber = option.equals("--limit") || option.equals("--threads");
            boolean takesFormat = option.equals("--format");
            String value = equals < 0 ? null : argument.substring(equals + 1);
            if ((takesNumber || takesFormat) && value == null && i + 1 < arguments.length) {
                i++;
                value = arguments[i];
            }
            if (takesFormat) {
                format = OutputFormat.of(value);
                if (format == null) {
                    return "--format takes text, ndjson, csv, pieces or def"
                            + (value == null ? "" : ", not '" + OutputText.printable(value) + "'");
                }
            } else if (takesNumber) {
                long number = value == null ? 0 : number(value);
                if (number < 1) {
                    return option + " takes a number from 1 up" + (value == null ? "" : ", not '" + value + "'");
                }
                take(option, number);
            } else if (!take(option)) {
                return "there is no option " + option + OPTIONS;
            } else if (equals >= 0) {
                return option + " takes no value";
            }
        }
        return format != null && (count || quiet) ? "--format is for solutions: leave out --count and -q" : null;
    }

    private void take(String option, long number) {
        if (option.equals("--limit")) {
            limit = number;
        } else {
            threads = (int) Math.min(number, Integer.MAX_VALUE);
        }
    }

    /** Takes an option without a value; whether there is such an option. */
    private boolean take(String option) {
        switch (option) {
            case "--count" -> count = true;
            case "--unordered" -> unordered = true;
            case "-q" -> quiet = true;
            case "-h", "--help" -> help = true;
            case "--version" -> version = true;
            default -> {
                return false;
            }
        }
        return true;
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private static String version(GeneratedSolver solver) {
        // That of the jar, which the unnamed package of a solver does not know.
        String number = SolverMain.class.getPackage().getImplementationVersion();
        return solver.getClass().getName() + ", a solver by Filaforge" + (number == null ? "" : " " + number);
    }

    private void solve(GeneratedSolver solver) {
        CheckedOutput out = CheckedOutput.standard();
        boolean counting = count || quiet;
        OutputFormat form = format == null ? OutputFormat.TEXT : format;
        SolutionPrinter printer = new SolutionPrinter(
                form.of(solver.decoder(), solver.getClass().getSimpleName()), counting ? null : out);
        print(out, counting ? new byte[0] : form.header());
        RunSettings settings = RunSettings.standard().withLimit(limit);
        settings = threads == 0 ? settings : settings.withThreads(threads);
        settings = unordered ? settings.unordered() : settings;
        settings = counting ? settings.countingOnly() : settings;
        RunResult result =
                RootRunner.of(new Copies(solver), solver, settings, printer).run();
        printer.flush();
        if (count) {
            print(out, (result.solutions() + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        if (out.failure() != null) {
            System.err.println(out.failure());
            System.exit(USAGE);
        }
        if (!count || !result.complete()) {
            System.err.println(printer.summary(result.solutions(), result.complete()));
        }
    }

    private static void print(CheckedOutput out, byte[] bytes) {
        try {
            out.write(bytes);
        } catch (IOException e) {
            // The output knows why.
            return;
        }
    }

    /** Makes more solvers of the same class. */
    private static final class Copies implements Supplier<GeneratedSolver> {

        private final GeneratedSolver solver;

        Copies(GeneratedSolver solver) {
            this.solver = solver;
        }

        @Override
        public GeneratedSolver get() {
            try {
                return solver.getClass().getConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a generated solver has a public constructor without parameters", e);
            }
        }
    }
}
