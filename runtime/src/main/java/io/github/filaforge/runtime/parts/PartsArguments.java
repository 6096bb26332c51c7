package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.program.ProgramArguments;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** The arguments of the command line of a program that is searched in parts. */
final class PartsArguments extends ProgramArguments {

    static final String HELP = """

            In parts, which any number of processes may share:

              --results DIR search the parts that are missing in the folder DIR, and write a
                            file there for each; run again, it goes on
              --share K/N   of these only every Nth, from the Kth on
              --count       keep no solutions, only their number
              --budget S    give up a part that takes more than S seconds, 60 by default, and
                            split it; 0 to give up none
              --time TIME   stop after TIME: a number of seconds, or numbers with d, h, m and s;
                            run again, it goes on; parts that are being searched are lost
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

    private static final Set<String> ONLY_FOR_PARTS = Set.of("--results", "--total", "--share", "--budget");

    private static final String OPTIONS = ": of parts there are --results DIR, --total DIR, --share K/N, --count,"
            + " --budget SECONDS, --time TIME, --threads N, --memory SIZE, --no-progress, --output FILE and --format F";

    private Path results;
    private boolean isTotal;
    private Share share = Share.ALL;
    private boolean isShared;
    private double budget = PartSettings.STANDARD_SECONDS;
    private boolean isBudgetGiven;

    /** Returns true if the arguments request the help text. */
    static boolean askForHelp(String... arguments) {
        List<String> all = List.of(arguments);
        return all.contains("-h") || all.contains("--help");
    }

    /** Returns true if the arguments have an option that is for parts only. */
    static boolean askForParts(String... arguments) {
        for (String argument : arguments) {
            if (ONLY_FOR_PARTS.contains(option(argument))) {
                return true;
            }
        }
        return false;
    }

    /** Reads the arguments. */
    PartsArguments(String... words) {
        super(words);
        while (next()) {
            switch (option()) {
                case "--results", "--total" -> readFolder();
                case "--share" -> readShare();
                case "-q" -> count = flag();
                case "--budget" -> {
                    isBudgetGiven = true;
                    budget = seconds();
                }
                default -> readShared(OPTIONS);
            }
        }
        if (mistake() == null) {
            refuse(contradiction());
        }
    }

    private void readFolder() {
        if (results != null) {
            refuse("--results and --total take one folder: say one of them, once");
            return;
        }
        isTotal = option().equals("--total");
        results = folder();
    }

    private void readShare() {
        isShared = true;
        try {
            share = Share.parse(value() == null ? "" : value());
        } catch (IllegalArgumentException e) {
            refuseValue("--share takes a number of how many, such as 3/8");
        }
    }

    private String contradiction() {
        if (results == null) {
            return "parts are searched by --results DIR, and added up by --total DIR: say which folder";
        }
        if (isTotal && (isShared || isBudgetGiven || hasTime() || threads > 0 || memory > 0)) {
            return "--total searches nothing: leave out --share, --budget, --time, --threads and --memory";
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

    int threads() {
        return threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
    }

    /** Returns the settings of the search. */
    PartSettings settings() {
        PartSettings settings = PartSettings.standard().withBudget(budget);
        settings = memory == 0 ? settings : settings.withMemory(memory);
        return count ? settings.countingOnly() : settings;
    }
}
