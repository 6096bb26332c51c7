package io.github.filaforge.spark;

import io.github.filaforge.runtime.parts.PartSettings;
import io.github.filaforge.runtime.program.ProgramArguments;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.text.PlainText;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** The arguments of the command line. */
final class SparkArguments {

    static final String HELP = """
            Searches the parts of a packaged puzzle on Spark:

              spark-submit [--master URL ...] filaforge-spark.jar PROGRAM.jar --results DIR

            PROGRAM.jar is what ./fila package has written, with --parts for a long search.

              --results DIR search the parts that are missing in the folder DIR, and write a
                            file there for each; run again, it goes on
              --count       keep no solutions, only their number
              --budget S    give up a part that takes more than S seconds, 60 by default, and
                            split it; 0 to give up none
              --no-progress do not show how many parts are done
              -h, --help    show this help and end

            Looks for the best board of an edge puzzle on Spark:

              spark-submit [--master URL ...] filaforge-spark.jar PUZZLE --best --results DIR

            PUZZLE is a definition, as ./fila convert writes it. ./fila best --results DIR takes
            part in the search, and ./fila best --total DIR prints the board.

              --results DIR keep the best board of each search, and its rounds, in a file in
                            the folder DIR; run again, all go on from there
              --time TIME   end after a number of seconds, or numbers with d, h, m and s
              --score N     end as soon as N joins of a board match
              --searches N  the number of searches at a time; by default one for each
                            processor that Spark has when the driver begins

            Only the driver needs PROGRAM.jar, PUZZLE and DIR. The number of solutions comes on
            standard error; java -jar PROGRAM.jar --total DIR prints it and the solutions.

            Exit codes: 0 done, 1 parts could not be searched, or an internal error, 2 bad
            usage, a file that cannot be used or a search that is refused.
            """;

    /** More searches than any cluster has processors. */
    private static final int MOST_SEARCHES = 100_000;

    private static final String OPTIONS =
            ": there are --results DIR, --count, --budget SECONDS, --no-progress, --best, --time TIME, --score N, --searches N"
                    + " and --help";

    private Path jar;
    private Path results;
    private boolean count;
    private double budget = PartSettings.STANDARD_SECONDS;
    private boolean noProgress;
    private boolean help;
    private boolean best;
    private Duration time;
    private int score;
    private int searches;
    /** The first option that belongs to the search of parts alone; null if none is given. */
    private String ofParts;

    /** The first option that belongs to the search for the best board alone; null if none is given. */
    private String ofBest;

    private final String mistake;

    /** Reads the arguments. */
    SparkArguments(String... words) {
        ProgramArguments arguments = new ProgramArguments(words);
        while (arguments.next()) {
            switch (arguments.option()) {
                case "--results" -> results = arguments.folder();
                case "--count", "-q" -> {
                    count = arguments.flag();
                    ofParts = arguments.option();
                }
                case "--budget" -> {
                    budget = arguments.seconds();
                    ofParts = arguments.option();
                }
                case "--no-progress" -> noProgress = arguments.flag();
                case "--best" -> best = arguments.flag();
                case "--time", "--score", "--searches" -> {
                    readOfBest(arguments);
                    ofBest = arguments.option();
                }
                case "-h", "--help" -> help = arguments.flag();
                default -> readProgram(arguments);
            }
        }
        mistake = arguments.mistake() == null && !help ? missing() : arguments.mistake();
    }

    private void readOfBest(ProgramArguments arguments) {
        switch (arguments.option()) {
            case "--time" -> {
                time = Optional.ofNullable(arguments.value())
                        .flatMap(Deadline::time)
                        .orElse(null);
                if (time == null) {
                    arguments.refuseValue("--time" + Deadline.RULE);
                }
            }
            case "--score" -> score = (int) Math.min(arguments.number(), Integer.MAX_VALUE);
            default -> searches = (int) Math.min(arguments.number(), MOST_SEARCHES);
        }
    }

    private void readProgram(ProgramArguments arguments) {
        String word = arguments.option();
        if (word.startsWith("-")) {
            arguments.refuseOption(OPTIONS);
        } else if (jar != null) {
            arguments.refuse("one program is searched at a time, not " + jar + " and " + PlainText.line(word));
        } else {
            jar = arguments.pathOfWord("the program is the name of a jar");
        }
    }

    private String missing() {
        if (jar == null) {
            return "which program? Name the jar that ./fila package has written";
        }
        if (best && ofParts != null) {
            return "--best searches no parts: leave out " + ofParts;
        }
        if (!best && ofBest != null) {
            return ofBest + " goes with --best";
        }
        return results == null ? "results go to files: say --results DIR" : null;
    }

    /** Returns the mistake in the arguments; {@code null} if there is none. */
    String mistake() {
        return mistake;
    }

    boolean isHelp() {
        return help;
    }

    /** Returns true if the number of parts that are done is to be shown. */
    boolean isProgressShown() {
        return !noProgress;
    }

    /** Returns true if the best board is looked for. */
    boolean isBest() {
        return best;
    }

    /** Returns the deadline of a search for the best board that begins now. */
    Deadline deadline() {
        return Deadline.after(Optional.ofNullable(time));
    }

    /** Returns the score that ends a search for the best board; 0 if none is given. */
    int score() {
        return score;
    }

    /** Returns the number of searches for the best board at a time; 0 if it is not given. */
    int searches() {
        return searches;
    }

    /** The program, or the puzzle whose best board is looked for. */
    Path jar() {
        return jar;
    }

    /** The folder of the results. */
    Path results() {
        return results;
    }

    /** Returns the settings of the search of a part. */
    PartSettings settings() {
        PartSettings settings = PartSettings.standard().withBudget(budget);
        return count ? settings.countingOnly() : settings;
    }
}
