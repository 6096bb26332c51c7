package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.format.OutputFormat;
import io.github.filaforge.runtime.program.ProgramArguments;
import java.nio.file.Path;
import java.util.List;

/** The command line of a program that is searched in parts. */
final class PartsArguments {

    static final String HELP = """

            In parts, which any number of processes may share:

              --results DIR search the parts that are missing in the folder DIR, and write a
                            file there for each; run again, it goes on
              --share K/N   of these only every Nth, from the Kth on
              --count       keep no solutions, only their number
              --budget S    give up a part that takes more than S seconds, 60 by default, and
                            split it; 0 to give up none
              --threads N   search with N threads; by default one for each processor
              --memory SIZE take at most SIZE for states that are remembered
              --no-progress do not show how many parts are done
              --total DIR   print the number of solutions that the files in DIR have, or, with
                            exit code 5, tell which parts are missing
              --output FILE with --total, write the solutions to FILE, compressed if its name
                            ends in .gz, in their order; - is standard output
              --format F    as text, ndjson, csv, pieces or def; by default as the name of
                            FILE ends, and else as text
            """;

    private static final String OPTIONS = ": of parts there are --results DIR, --total DIR, --share K/N, --count,"
            + " --budget SECONDS, --threads N, --memory SIZE, --no-progress, --output FILE and --format F";

    private Path results;
    private boolean isTotal;
    private Share share = Share.ALL;
    private boolean isShared;
    private boolean count;
    private double budget = PartSettings.STANDARD_SECONDS;
    private boolean isBudgetGiven;
    private int threads;
    private long memory;
    private boolean noProgress;
    private Path output;
    private OutputFormat format;
    private final String mistake;

    /** Returns true if the arguments request the help text. */
    static boolean askForHelp(String... arguments) {
        List<String> all = List.of(arguments);
        return all.contains("-h") || all.contains("--help");
    }

    /** Returns true if the arguments have an option that is for parts only. */
    static boolean askForParts(String... arguments) {
        for (String argument : arguments) {
            String option = ProgramArguments.option(argument);
            if (option.equals("--results")
                    || option.equals("--total")
                    || option.equals("--share")
                    || option.equals("--budget")) {
                return true;
            }
        }
        return false;
    }

    /** Reads the arguments. */
    PartsArguments(String... words) {
        ProgramArguments arguments = new ProgramArguments(words);
        while (arguments.next()) {
            switch (arguments.option()) {
                case "--results", "--total" -> readFolder(arguments);
                case "--share" -> readShare(arguments);
                case "--count", "-q" -> count = arguments.flag();
                case "--budget" -> {
                    isBudgetGiven = true;
                    budget = arguments.seconds();
                }
                case "--threads" -> threads = arguments.threads();
                case "--memory" -> memory = arguments.memory();
                case "--no-progress" -> noProgress = arguments.flag();
                case "--output" -> output = arguments.file();
                case "--format" -> format = arguments.format();
                default -> arguments.refuseOption(OPTIONS);
            }
        }
        mistake = arguments.mistake() == null ? contradiction() : arguments.mistake();
    }

    private void readFolder(ProgramArguments arguments) {
        if (results != null) {
            arguments.refuse("--results and --total take one folder: say one of them, once");
            return;
        }
        isTotal = arguments.option().equals("--total");
        results = arguments.folder();
    }

    private void readShare(ProgramArguments arguments) {
        isShared = true;
        try {
            share = Share.parse(arguments.value() == null ? "" : arguments.value());
        } catch (IllegalArgumentException e) {
            arguments.refuseValue("--share takes a number of how many, such as 3/8");
        }
    }

    private String contradiction() {
        if (results == null) {
            return "parts are searched by --results DIR, and added up by --total DIR: say which folder";
        }
        if (isTotal && (isShared || isBudgetGiven || threads > 0 || memory > 0)) {
            return "--total searches nothing: leave out --share, --budget, --threads and --memory";
        }
        if (!isTotal && (output != null || format != null)) {
            return "solutions go to files in the folder first: --total DIR --output FILE brings them together";
        }
        if (isTotal && count && output != null) {
            return "--output is for solutions: leave out --count";
        }
        if (format != null && output == null) {
            return "--format is for solutions: say where to by --output FILE";
        }
        return null;
    }

    /** Returns the error message for the arguments; {@code null} if they are valid. */
    String mistake() {
        return mistake;
    }

    /** Returns the folder of the results. */
    Path results() {
        return results;
    }

    /** Returns true if results are added up; false if parts are searched. */
    boolean isTotal() {
        return isTotal;
    }

    Share share() {
        return share;
    }

    /** Returns true if the progress of the search is shown. */
    boolean isProgressShown() {
        return !noProgress;
    }

    int threads() {
        return threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
    }

    /** Returns the file for the solutions of all parts; {@code null} if only their number is wanted. */
    Path output() {
        return output;
    }

    /** Returns the output format: that of {@code --format}, or else the format that the ending of the output file states. */
    OutputFormat format() {
        OutputFormat byName = output == null ? OutputFormat.TEXT : OutputFormat.ofFile(output.toString());
        return format == null ? byName : format;
    }

    /** Returns the settings of the search. */
    PartSettings settings() {
        PartSettings settings = PartSettings.standard().withBudget(budget);
        settings = memory == 0 ? settings : settings.withMemory(memory);
        return count ? settings.countingOnly() : settings;
    }
}
