package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.SolverCopies;
import io.github.filaforge.runtime.SolverResource;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.checkpoint.ResultFile;
import io.github.filaforge.runtime.format.OutputFormat;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.program.SolverMain;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchRefused;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Arrays;

/**
 * The command line of a program that is searched in parts. It has the options of {@link SolverMain}, and those for
 * {@code --results} and {@code --total}. The exit codes are those of {@link SolverMain}, and 5 if a total is requested while
 * parts are missing.
 */
public final class PartsMain {

    private static final int FAULT = 1;
    private static final int USAGE = 2;
    private static final int INCOMPLETE = 5;

    /** The bytes with which a jar begins. */
    private static final byte[] ZIP = {'P', 'K'};

    private final Search first;
    private final PartsArguments arguments;
    private final PartedSearch search;
    private final Results results;

    private PartsMain(Search first, PartsArguments arguments) throws IOException {
        this.first = first;
        this.arguments = arguments;
        this.search = new PartedSearch(new SolverCopies(first), arguments.settings());
        String program = program(first);
        this.results = arguments.isTotal()
                ? Results.open(arguments.results(), program, search::partCount, PartsMain::say)
                : Results.create(arguments.results(), program, search::partCount, PartsMain::say);
    }

    /**
     * Runs a program.
     *
     * @param first the search for the first thread; the searches for the others are made by the public constructor of its
     *     class
     * @param words the arguments, which {@code --help} explains
     */
    public static void run(Search first, String... words) {
        boolean isHelp = PartsArguments.askForHelp(words);
        if (isHelp || !PartsArguments.askForParts(words)) {
            SolverMain.runWithMoreHelp(PartsArguments.HELP, first, isHelp ? new String[] {"--help"} : words);
            return;
        }
        PartsArguments arguments = new PartsArguments(words);
        if (arguments.mistake() != null) {
            say(arguments.mistake());
            System.err.println("Try --help.");
            System.exit(USAGE);
        }
        int code;
        try {
            PartsMain main = new PartsMain(first, arguments);
            code = arguments.isTotal() ? main.addUp() : main.search();
        } catch (IOException | SearchRefused e) {
            say(e.getMessage());
            code = USAGE;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            code = FAULT;
        }
        if (code != 0) {
            System.exit(code);
        }
    }

    /** Prints a line that may have names of files in it. */
    private static void say(String line) {
        System.err.println(PlainText.line(line));
    }

    /**
     * Returns the fingerprint of a program, which is that of the bytes of its jar. A native program has it in a file, so that
     * its results are those of the jar that it was compiled from.
     *
     * @throws IOException if there is neither
     */
    private static String program(Search search) throws IOException {
        String stored = SolverResource.text(search.getClass(), SolverResource.JAR);
        if (stored != null) {
            return stored.strip();
        }
        CodeSource source = search.getClass().getProtectionDomain().getCodeSource();
        try {
            if (source != null && source.getLocation() != null) {
                Path file = Path.of(source.getLocation().toURI());
                if (Files.isRegularFile(file)) {
                    byte[] bytes = Files.readAllBytes(file);
                    // The source of a class in a native program can be the program itself, which differs with each
                    // compiler.
                    if (bytes.length > ZIP.length && Arrays.equals(bytes, 0, ZIP.length, ZIP, 0, ZIP.length)) {
                        return Results.program(bytes);
                    }
                }
            }
        } catch (URISyntaxException e) {
            throw new IOException("cannot find the jar of this program at " + source.getLocation(), e);
        }
        throw new IOException("--results and --total are for a program in a jar, or one made by package --native:"
                + " ./fila package --parts N writes one");
    }

    /** Searches the missing parts; returns the exit code. */
    private int search() throws IOException, InterruptedException {
        boolean storesSolutions = arguments.settings().storesSolutions();
        Share share = arguments.share();
        PartTotal before = PartTotal.of(results, share.roots(first.rootCount()), storesSolutions);
        PartRunner runner = new PartRunner(search, results, storesSolutions, before.missing());
        PartReport report = new PartReport(runner, arguments.isProgressShown(), System.err);
        Deadline deadline = arguments.deadline();
        report.during(() -> runner.run(arguments.threads(), deadline));
        runner.failures().lines().forEach(PartsMain::say);
        System.err.println((runner.isStopped() ? "stopped by --time, " : "")
                + report.searched()
                + (share.equals(Share.ALL)
                        ? "; " + state(before.later(results, storesSolutions))
                        : " of share " + share + "; --total adds up those of all shares"));
        return runner.failures().isEmpty() ? 0 : FAULT;
    }

    private String state(PartTotal total) {
        return total.text(PartTotal.missingText(total.missing()), first.decoder());
    }

    /** Adds up the results; returns the exit code. */
    private int addUp() throws IOException {
        boolean storesSolutions = arguments.output() != null;
        PartTotal total = PartTotal.of(results, Share.ALL.roots(first.rootCount()), storesSolutions);
        if (!total.isComplete()) {
            say(storesSolutions ? total.reasonForNoSolutions(arguments.results(), first.decoder()) : state(total));
            return INCOMPLETE;
        }
        if (storesSolutions) {
            boolean isRead = print(total);
            String found = Plural.of(total.solutions(), "solution");
            System.err.println(isRead ? found : found + ", of which the reader did not want all");
        } else {
            String failure = CheckedOutput.print(total.solutions() + "\n");
            if (failure != null) {
                throw new IOException(failure);
            }
        }
        return 0;
    }

    /** Writes all solutions in their order; returns false if the reader has closed the output before the end. */
    private boolean print(PartTotal total) throws IOException {
        boolean isStandard = arguments.output().toString().equals("-");
        CheckedOutput out = isStandard
                ? CheckedOutput.standard()
                : new CheckedOutput(
                        ResultFile.create(arguments.output()),
                        arguments.output().toString());
        SolutionPrinter printer = new SolutionPrinter(
                arguments.format().of(first.decoder(), first.getClass().getSimpleName()), out);
        boolean isRead;
        try {
            write(out, arguments.format().header(first.decoder().box().size()));
            Printing printing = new Printing(first.decoder(), printer);
            for (PartName root : Share.ALL.roots(first.rootCount())) {
                results.visit(root, true, printing);
            }
            // The best board is written if no board has the requested score.
            if (total.isBestWanted()
                    && arguments.format() == OutputFormat.TEXT
                    && first.decoder().takes(total.best())) {
                write(out, total.best().drawn(first.decoder()).getBytes(StandardCharsets.UTF_8));
            }
        } catch (SearchStopped e) {
            // The output has stored the reason, which is reported below.
        } finally {
            isRead = printer.flush() && !printer.isCut();
            out.close();
        }
        if (out.failure() != null) {
            throw new IOException(out.failure());
        }
        return isRead;
    }

    private static void write(CheckedOutput out, byte[] bytes) {
        try {
            out.write(bytes);
        } catch (IOException e) {
            throw new SearchStopped();
        }
    }

    /** Prints solutions. */
    private record Printing(SolutionDecoder decoder, SolutionPrinter printer) implements Results.Visitor {

        @Override
        public void done(PartResult result) throws IOException {
            boolean[] areTaken = {true};
            try {
                result.block().tell(solution -> {
                    areTaken[0] &= decoder.takes(solution);
                    if (areTaken[0]) {
                        printer.found(solution);
                    }
                });
            } catch (IOException e) {
                areTaken[0] = false;
            }
            if (!areTaken[0]) {
                throw new IOException("the file of part " + result.name()
                        + " has other solutions than it should: remove it, and --results searches the part again");
            }
        }

        @Override
        public void missing(PartName name) throws IOException {
            throw new IOException("part " + name + " has gone while its solutions were written");
        }
    }
}
