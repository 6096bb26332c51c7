package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.make.PackagedProgram;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.ship.ShipException;
import io.github.filaforge.ship.Spark;
import io.github.filaforge.ship.TemporaryFolder;
import io.github.filaforge.solution.SolutionFileFormat;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Solves a puzzle on Apache Spark: packages the puzzle as a program, and Spark runs a task for each part of its search. The
 * results of the parts go to a temporary folder, and from there to the output.
 */
record SparkSolving(Console console, SolveOptions options, String master, Spark spark) {

    /**
     * The number of parts if none is given, which suits a laptop and a small cluster. A part that exceeds its budget is
     * split further.
     */
    private static final int PARTS = 500;

    /** The rule for the address of a master. */
    static final String MASTER_RULE =
            "--spark takes the address of a master: local[*] for this machine alone, spark://HOST:PORT, k8s://URL or"
                    + " yarn";

    private static final String MASTER = "local(\\[.*])?|spark://.+|k8s://.+|yarn";

    /** Returns true if a text may be the address of a master. */
    static boolean isMaster(String text) {
        return text.matches(MASTER);
    }

    /** Lists or counts the solutions on Spark, as the options state, and returns the exit code. */
    static int run(Console console, SolveOptions options, String master) throws ShipException {
        options.check(console.terminal(), console.err());
        SolutionFileFormat format = options.result.solutionFormat();
        if (!format.isPackaged()) {
            throw new UserException(
                    "the format " + format.name() + " is not for --spark, which writes the other formats");
        }
        Spark spark = Spark.in(System.getenv("SPARK_HOME"));
        return new SparkSolving(console, options, master, spark).run();
    }

    private int run() throws ShipException {
        SearchRequest asked = options.request();
        SearchRequest request = asked.but()
                .roots(asked.roots().orElse(PARTS))
                .inParts(true)
                .merging(false)
                .forManyRuns(true)
                .build();
        SearchInput input = options.common.readOne(request, console, "solve --spark");
        options.common.check(input);
        try (TemporaryFolder folder = TemporaryFolder.make()) {
            Path program = folder.path().resolve("program.jar");
            PackagedProgram.of(input.builder()).write(program);
            options.common.keepGroups(input.builder());
            return search(input.name(), program, folder.path().resolve("results"));
        } catch (ImpossiblePuzzleException e) {
            return answer(answers -> answers.impossible(input.name(), e.getMessage()));
        } catch (IOException e) {
            throw new UserException("--spark: " + UserException.reason(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UserException("interrupted");
        }
    }

    private int search(String puzzle, Path program, Path results) throws IOException, InterruptedException {
        boolean isPrinted = options.printsSolutions();
        List<String> arguments = List.of("--results", results.toString());
        int code = spark.submit(master, program, isPrinted ? arguments : with(arguments, "--count"));
        if (code != 0) {
            return code;
        }
        List<String> total = with(List.of(Spark.java(), "-jar", program.toString(), "--total"), results.toString());
        if (!isPrinted) {
            BigInteger found = new BigInteger(printed(total).strip());
            return answer(answers -> answers.done(puzzle, found, Plural.of(found, "solution"), true));
        }
        String format = options.result.solutionFormat().name();
        return print(with(total, "--output", "-", "--format", format));
    }

    private static List<String> with(List<String> some, String... more) {
        return Stream.concat(some.stream(), Stream.of(more)).toList();
    }

    private int answer(Consumer<Answers> answer) {
        OutputFile.write(options.result.name(), console, out -> {
            PrintStream lines = new PrintStream(out, true, StandardCharsets.UTF_8);
            Answers answers = Answers.of(console.err(), line -> lines.print(line + "\n"), false, options);
            answer.accept(answers);
            answers.finish(() -> false);
        });
        return 0;
    }

    private static Process start(List<String> command) throws IOException {
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static String printed(List<String> command) throws IOException, InterruptedException {
        Process process = start(command);
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        if (process.waitFor() != 0) {
            throw new IOException("the results of the parts could not be added up");
        }
        return printed;
    }

    /** Copies the output of a program. The program prints the number of solutions on standard error by itself. */
    private int print(List<String> command) throws IOException, InterruptedException {
        Process process = start(command);
        try {
            OutputFile.write(options.result.name(), console, process.getInputStream()::transferTo);
            return process.waitFor();
        } finally {
            process.destroy();
        }
    }
}
