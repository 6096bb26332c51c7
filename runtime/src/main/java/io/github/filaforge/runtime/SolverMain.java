package io.github.filaforge.runtime;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The command line of a generated solver that is run by itself. Exit codes: 0 done, 2 bad usage, or output that cannot
 * be written.
 */
public final class SolverMain {

    private static final int USAGE = 2;

    private static final String HELP = """
            Prints all solutions of one puzzle on standard output, and then their number on standard error.

              --count       print only the number of solutions, on standard output
              --limit N     stop after N solutions
              --threads N   search with N threads, at most one for each place to start from;
                            solutions then come in no certain order
              -q            print no solutions, only their number on standard error
              --help        show this help and end
            """;

    private boolean count;
    private boolean quiet;
    private boolean help;
    private long limit = Long.MAX_VALUE;
    private int threads = 1;

    private SolverMain() {}

    /**
     * Runs a solver.
     *
     * @param solver a solver; for more threads, more are made by the public constructor of its class
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
        main.solve(solver);
    }

    /** Reads the arguments; what is wrong with them, or null. */
    private String read(String... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            switch (arguments[i]) {
                case "--count" -> count = true;
                case "-q" -> quiet = true;
                case "--help" -> help = true;
                case "--limit", "--threads" -> {
                    String option = arguments[i];
                    i++;
                    long number = i < arguments.length ? number(arguments[i]) : 0;
                    if (number < 1) {
                        return option + " takes a number from 1 up";
                    }
                    if (option.equals("--limit")) {
                        limit = number;
                    } else {
                        threads = (int) Math.min(number, Integer.MAX_VALUE);
                    }
                }
                default -> {
                    return "unknown option " + arguments[i];
                }
            }
        }
        return null;
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private void solve(GeneratedSolver solver) {
        StandardOutput out = new StandardOutput();
        SolutionPrinter printer = new SolutionPrinter(solver.board(), count || quiet ? null : out);
        Interruption interruption = Interruption.watch(printer);
        RootQueue roots = new RootQueue(solver.rootCount(), new LimitedSink(printer, limit));
        if (threads == 1) {
            roots.search(solver);
        } else {
            roots.search(solver, threads);
        }
        printer.flush();
        interruption.end();
        if (count) {
            print(out, printer.count());
        }
        if (out.failure() != null) {
            System.err.println(out.failure());
            System.exit(USAGE);
        }
        if (!count) {
            System.err.println(printer.summary());
        }
    }

    private static void print(StandardOutput out, long number) {
        try {
            out.write((number + "\n").getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            // The output knows why.
            return;
        }
    }

    /** Passes solutions on, one at a time, until there are enough. */
    private static final class LimitedSink implements SolutionSink {

        private final SolutionSink sink;
        private final long limit;
        private long passed;

        LimitedSink(SolutionSink sink, long limit) {
            this.sink = sink;
            this.limit = limit;
        }

        @Override
        public synchronized void accept(Solution solution) {
            if (passed < limit) {
                passed++;
                sink.accept(solution);
            }
            if (passed >= limit) {
                throw new SearchStopped();
            }
        }
    }
}
