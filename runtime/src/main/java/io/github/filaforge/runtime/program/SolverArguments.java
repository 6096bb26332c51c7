package io.github.filaforge.runtime.program;

import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.search.RunSettings;
import java.nio.file.Path;

/** The arguments of the command line of a generated solver. */
final class SolverArguments extends ProgramArguments {

    static final String HELP = """
            Prints all solutions of one puzzle on standard output, and then their number on
            standard error.

              --count       print only the number of solutions, on standard output
              --format F    write solutions as text (pictures), ndjson, csv, pieces or def;
                            by default as the name of FILE ends, and else as text
              --output FILE
                            write to FILE, compressed if its name ends in .gz
              --limit N     stop after N solutions
              --time TIME   stop after TIME: a number of seconds, or numbers with d, h, m and s
                            (90, 10m, 1h30m); the solutions so far are printed
              --threads N   search with N threads; by default one for each processor, and
                            never more than the search has roots
              --memory SIZE take at most SIZE, as 500m or 3g, for states that are remembered; by
                            default three fifths of what Java may take
              --unordered   print solutions as they are found; without it they come in the
                            order of one thread
              --checkpoint FILE
                            write to FILE every five seconds how far the search has come;
                            solutions have to go to a file, or only to be counted
              --resume      go on from the checkpoint: the same arguments and --resume
              -q            print no solutions, only their number on standard error
              --no-progress do not show how far a long search is; the signal SIGUSR1 has it
                            told once all the same, from the first second on
              -h, --help    show this help and end
              --version     show the version and end

            Exit codes: 0 done, 1 internal error, 2 bad usage or output that cannot be
            written, 129, 130 or 143 ended by a signal.
            """;

    private static final String OPTIONS = ": there are --count, --format F, --output FILE, --limit N, --time TIME,"
            + " --threads N, --memory SIZE, --unordered, --checkpoint FILE, --resume, -q, --no-progress, --help and --version";

    private static final Path STANDARD_OUTPUT = Path.of("-");

    private Path checkpoint;
    private boolean resume;
    private boolean quiet;
    private boolean help;
    private boolean version;
    private long limit = Long.MAX_VALUE;
    private boolean unordered;

    /** Reads the arguments. */
    SolverArguments(String... words) {
        super(words);
        while (next()) {
            switch (option()) {
                case "--limit" -> limit = number();
                case "--unordered" -> unordered = flag();
                case "--checkpoint" -> checkpoint = path(value(), option() + " takes the name of a file");
                case "--resume" -> resume = flag();
                case "-q" -> quiet = flag();
                case "-h", "--help" -> help = flag();
                case "--version" -> version = flag();
                case "--results", "--total", "--share", "--budget" ->
                    refuse(option()
                            + " is for a program that is searched in parts: ./fila package --parts N makes one");
                default -> readShared(OPTIONS);
            }
        }
        output = STANDARD_OUTPUT.equals(output) ? null : output;
        if (mistake() == null) {
            refuse(contradiction());
        }
    }

    private String contradiction() {
        if (format != null && isCounting()) {
            return "--format is for solutions: leave out --count and -q";
        }
        if (resume && checkpoint == null) {
            return "--resume goes on from a checkpoint: say which by --checkpoint FILE";
        }
        if (checkpoint != null && !isCounting() && output == null) {
            return "--checkpoint needs a file for the solutions: say --output FILE, or --count";
        }
        if (checkpoint != null && output != null && new CheckpointFile(checkpoint).overwrites(output)) {
            return "--checkpoint and --output name one file, or FILE and FILE.new: name another";
        }
        if (checkpoint != null && !isCounting() && unordered) {
            return "solutions of a search with --checkpoint come in order: leave out --unordered";
        }
        return null;
    }

    boolean isHelp() {
        return help;
    }

    boolean isVersion() {
        return version;
    }

    /** Returns true if solutions are only counted. */
    boolean isCounting() {
        return count || quiet;
    }

    /** Returns true if the number of solutions goes to the output. */
    boolean isCountPrinted() {
        return count;
    }

    /** Returns the file of the checkpoints; {@code null} if none are requested. */
    Path checkpoint() {
        return checkpoint;
    }

    boolean isResume() {
        return resume;
    }

    long limit() {
        return limit;
    }

    /** Returns the settings of the search. */
    RunSettings settings() {
        RunSettings settings = RunSettings.standard().withLimit(limit);
        settings = threads == 0 ? settings : settings.withThreads(threads);
        settings = memory == 0 ? settings : settings.withMemory(memory);
        settings = unordered ? settings.unordered() : settings;
        return isCounting() ? settings.countingOnly() : settings;
    }
}
