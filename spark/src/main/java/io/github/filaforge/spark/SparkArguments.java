package io.github.filaforge.spark;

import io.github.filaforge.runtime.parts.PartSettings;
import io.github.filaforge.runtime.program.ProgramArguments;
import io.github.filaforge.runtime.text.PlainText;
import java.nio.file.Path;

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

            Only the driver needs PROGRAM.jar and DIR. The number of solutions comes on
            standard error; java -jar PROGRAM.jar --total DIR prints it and the solutions.

            Exit codes: 0 done, 1 parts could not be searched, or an internal error, 2 bad
            usage or a file that cannot be used.
            """;

    private static final String OPTIONS =
            ": there are --results DIR, --count, --budget SECONDS, --no-progress and --help";

    private Path jar;
    private Path results;
    private boolean count;
    private double budget = PartSettings.STANDARD_SECONDS;
    private boolean noProgress;
    private boolean help;
    private final String mistake;

    /** Reads the arguments. */
    SparkArguments(String... words) {
        ProgramArguments arguments = new ProgramArguments(words);
        while (arguments.next()) {
            switch (arguments.option()) {
                case "--results" -> results = arguments.folder();
                case "--count", "-q" -> count = arguments.flag();
                case "--budget" -> budget = arguments.seconds();
                case "--no-progress" -> noProgress = arguments.flag();
                case "-h", "--help" -> help = arguments.flag();
                default -> readProgram(arguments);
            }
        }
        mistake = arguments.mistake() == null && !help ? missing() : arguments.mistake();
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

    /** The program. */
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
