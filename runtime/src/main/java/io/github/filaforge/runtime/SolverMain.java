package io.github.filaforge.runtime;

import java.io.FileDescriptor;
import java.io.FileOutputStream;

/** The command line of a generated solver that is run by itself. */
public final class SolverMain {

    private static final String USAGE = "options: -q (count only, print no solutions), --help";

    private SolverMain() {}

    /**
     * Prints every solution to standard output and their number to standard error.
     *
     * @param arguments {@code -q} for no solutions
     */
    public static void run(GeneratedSolver solver, String... arguments) {
        boolean quiet = false;
        for (String argument : arguments) {
            if (argument.equals("-q")) {
                quiet = true;
            } else {
                System.err.println(USAGE);
                if (!argument.equals("--help")) {
                    System.exit(2);
                }
                return;
            }
        }
        SolutionPrinter printer =
                new SolutionPrinter(solver.board(), quiet ? null : new FileOutputStream(FileDescriptor.out));
        try {
            for (int root = 0; root < solver.rootCount(); root++) {
                solver.search(root, printer);
            }
        } catch (SearchStopped stopped) {
            System.err.println("stopped: nobody reads the solutions");
        }
        printer.flush();
        System.err.println(printer.count() + " solutions");
    }
}
