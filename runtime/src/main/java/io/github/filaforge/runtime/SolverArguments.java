package io.github.filaforge.runtime;

import io.github.filaforge.runtime.format.OutputFormat;
import java.nio.file.Path;

/** The command line of a solver. */
final class SolverArguments {

    static final String HELP = """
            Prints all solutions of one puzzle on standard output, and then their number on
            standard error.

              --count       print only the number of solutions, on standard output
              --format F    write solutions as text (pictures), ndjson, csv, pieces or def;
                            by default as the name of FILE ends, and else as text
              --output FILE
                            write to FILE, compressed if its name ends in .gz
              --limit N     stop after N solutions
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

    private static final String OPTIONS = ": there are --count, --format F, --output FILE, --limit N, --threads N,"
            + " --memory SIZE, --unordered, --checkpoint FILE, --resume, -q, --no-progress, --help and --version";

    private boolean count;
    private OutputFormat format;
    private Path output;
    private Path checkpoint;
    private boolean resume;
    private boolean quiet;
    private boolean help;
    private boolean version;
    private long limit = Long.MAX_VALUE;
    private int threads;
    private long memory;
    private boolean unordered;
    private boolean noProgress;
    private String mistake;

    /** Reads the arguments. */
    SolverArguments(String... arguments) {
        for (int i = 0; i < arguments.length && mistake == null; i++) {
            String argument = arguments[i];
            int equals = argument.indexOf('=');
            String option = equals < 0 ? argument : argument.substring(0, equals);
            String value = equals < 0 ? null : argument.substring(equals + 1);
            if (takesValue(option)) {
                if (value == null && i + 1 < arguments.length) {
                    i++;
                    value = arguments[i];
                }
                mistake = take(option, value);
            } else if (!take(option)) {
                mistake = isOfParts(option)
                        ? option + " is for a program that is searched in parts: ./fila package --parts N makes one"
                        : "there is no option " + PlainText.line(option) + OPTIONS;
            } else if (equals >= 0) {
                mistake = option + " takes no value";
            }
        }
        mistake = mistake == null ? contradiction() : mistake;
    }

    private static boolean isOfParts(String option) {
        return switch (option) {
            case "--results", "--total", "--share", "--budget" -> true;
            default -> false;
        };
    }

    private static boolean takesValue(String option) {
        return switch (option) {
            case "--limit", "--threads", "--memory", "--format", "--output", "--checkpoint" -> true;
            default -> false;
        };
    }

    /** Stores an option that has a value; returns an error message, or null. */
    private String take(String option, String value) {
        switch (option) {
            case "--format" -> {
                format = OutputFormat.of(value);
                return format == null
                        ? ArgumentValue.refusal(option + " takes text, ndjson, csv, pieces or def", value)
                        : null;
            }
            case "--memory" -> {
                memory = value == null ? 0 : MemorySize.parse(value);
                return MemoryArgument.mistake(option, value);
            }
            case "--output", "--checkpoint" -> {
                String rule = option + " takes the name of a file";
                if (value == null || value.isEmpty()) {
                    return rule;
                }
                Path file = ArgumentValue.path(value);
                if (option.equals("--checkpoint")) {
                    checkpoint = file;
                } else {
                    output = value.equals("-") ? null : file;
                }
                return file == null ? ArgumentValue.refusal(rule, value) : null;
            }
            default -> {
                long number = value == null ? 0 : number(value);
                if (number < 1) {
                    return ArgumentValue.refusal(option + " takes a number from 1 up", value);
                }
                if (option.equals("--limit")) {
                    limit = number;
                } else {
                    threads = (int) Math.min(number, Integer.MAX_VALUE);
                }
                return null;
            }
        }
    }

    /** Stores an option that has no value; returns false if the option does not exist. */
    private boolean take(String option) {
        switch (option) {
            case "--count" -> count = true;
            case "--unordered" -> unordered = true;
            case "--resume" -> resume = true;
            case "-q" -> quiet = true;
            case "--no-progress" -> noProgress = true;
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
            return "--checkpoint and --output name the same file, or FILE and FILE.new: name another";
        }
        if (checkpoint != null && !isCounting() && unordered) {
            return "solutions of a search with --checkpoint come in order: leave out --unordered";
        }
        return null;
    }

    /** Returns the error message for the arguments; {@code null} if they are valid. */
    String mistake() {
        return mistake;
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

    /** Returns the output format: that of {@code --format}, or else the format that the ending of the output file states. */
    OutputFormat format() {
        OutputFormat byName = output == null ? OutputFormat.TEXT : OutputFormat.ofFile(output.toString());
        return format == null ? byName : format;
    }

    /** Returns the file of the results; {@code null} for standard output. */
    Path output() {
        return output;
    }

    /** Returns the file of the checkpoints; {@code null} if none are requested. */
    Path checkpoint() {
        return checkpoint;
    }

    /** Returns true if the progress of the search is shown. */
    boolean isProgressShown() {
        return !noProgress;
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
