package io.github.filaforge.runtime.program;

import io.github.filaforge.runtime.checkpoint.Checkpoint;
import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.checkpoint.CheckpointKeeper;
import io.github.filaforge.runtime.checkpoint.ResultFile;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.runtime.text.Plural;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A search by a packaged solver that writes checkpoints. It starts from the beginning or from the last checkpoint.
 *
 * @param last the checkpoint from which the search goes on; {@code null} if it starts from the beginning
 * @param output the output file; {@code null} if solutions are only counted and the number goes to standard output
 */
record ResumableRun(
        SolverArguments arguments,
        CheckpointFile file,
        Map<String, String> identity,
        Checkpoint last,
        ResultFile output,
        CheckedOutput out) {

    private static final double SECONDS = 5;

    /**
     * Returns the search that the arguments request.
     *
     * @throws IOException if it cannot begin or go on; the message has the reason
     */
    static ResumableRun of(Search solver, SolverArguments arguments) throws IOException {
        CheckpointFile file = new CheckpointFile(arguments.checkpoint());
        Map<String, String> identity = identity(solver, arguments);
        Checkpoint last = null;
        if (arguments.isResume()) {
            last = file.read();
            checkSame(file, last, identity, arguments);
        } else if (file.exists() && !file.read().complete()) {
            throw new IOException("checkpoint " + file.path()
                    + " is of a search that is not at its end: go on with it by --resume, or remove it");
        }
        ResultFile output = null;
        if (arguments.output() != null) {
            output = last == null || arguments.isCounting()
                    ? create(arguments.output())
                    : ResultFile.goOn(arguments.output(), last.outputLength());
        }
        CheckedOutput out = output == null
                ? CheckedOutput.standard()
                : new CheckedOutput(output, arguments.output().toString());
        return new ResumableRun(arguments, file, identity, last, output, out);
    }

    /**
     * Creates a file of results.
     *
     * @throws IOException if it cannot be written, with a message for the user
     */
    static ResultFile create(Path file) throws IOException {
        try {
            return ResultFile.create(file);
        } catch (NoSuchFileException e) {
            throw new IOException("cannot write to " + file + ": its folder is not there", e);
        } catch (IOException e) {
            throw new IOException("cannot write to " + file + ": " + AtomicFile.reason(e), e);
        }
    }

    private static Map<String, String> identity(Search solver, SolverArguments arguments) throws IOException {
        Map<String, String> identity = new LinkedHashMap<>();
        identity.put("solver", solver.getClass().getName());
        identity.put("class file of the solver", classFile(solver.getClass()));
        identity.put(
                "output",
                arguments.isCounting()
                        ? "the number of solutions"
                        : String.valueOf(arguments.output().getFileName()));
        identity.put("format", arguments.isCounting() ? "" : arguments.format().name());
        return identity;
    }

    /**
     * Returns the fingerprint of the class file of a solver. Without it, a checkpoint of another solver with the name of this
     * one would be accepted.
     *
     * @throws IOException if the fingerprint cannot be found out
     */
    private static String classFile(Class<?> solver) throws IOException {
        ProgramFile program = ProgramFile.of(solver);
        if (program != null) {
            return program.classFile();
        }
        String name = solver.getName();
        try (InputStream in = solver.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1) + ".class")) {
            if (in == null) {
                throw new IOException("--checkpoint needs the class file of " + name
                        + ", which cannot be read here: package the program again by ./fila package");
            }
            return Fingerprint.of(in.readAllBytes());
        }
    }

    private static void checkSame(
            CheckpointFile file, Checkpoint last, Map<String, String> identity, SolverArguments arguments)
            throws IOException {
        String difference = last.difference(identity);
        if (difference != null) {
            throw new IOException("checkpoint " + file.path() + " is of another " + difference);
        }
        Path output = arguments.output();
        if (!arguments.isCounting() && !Files.exists(output)) {
            throw new IOException("checkpoint " + file.path() + " counts on " + output + ", which is not there");
        }
        if (!arguments.isCounting() && ResultFile.check(output, last.outputLength()) != last.outputCheck()) {
            throw new IOException(output + " was changed since checkpoint " + file.path() + " was written");
        }
        if (BigInteger.valueOf(arguments.limit()).compareTo(last.state().solutions()) <= 0) {
            throw new IOException(
                    "the checkpoint has " + Plural.of(last.state().solutions(), "solution") + " already: ask for more");
        }
    }

    /** Returns true if the output is still empty. */
    boolean isAtStart() {
        return last == null;
    }

    /** Returns the state that the search had reached before this run. */
    SearchState before() {
        return last == null ? SearchState.NONE : last.state();
    }

    /** Returns the settings of this run. */
    RunSettings settings() {
        RunSettings settings =
                arguments.settings().after(before().done()).keeping(file.levels(identity, SECONDS, before()));
        boolean isLimited = arguments.limit() < Long.MAX_VALUE;
        return isLimited
                ? settings.withLimit(arguments.limit() - before().solutions().longValueExact())
                : settings;
    }

    /** Returns the keeper of the checkpoints, after it has written the first one. */
    CheckpointKeeper begin(SolutionPrinter printer) throws IOException {
        CheckpointKeeper.Printed printed = arguments.isCounting()
                ? null
                : new CheckpointKeeper.Printed(printer, output, arguments.output(), output.secure());
        CheckpointKeeper keeper = new CheckpointKeeper(file, identity, before(), SECONDS, printed);
        if (printed != null) {
            // An output file never has more solutions than a long can hold.
            printer.goOnAfter(before().solutions().longValueExact());
        }
        try {
            keeper.begin();
        } catch (NoSuchFileException e) {
            throw new IOException("cannot write checkpoint " + file.path() + ": its folder is not there", e);
        }
        return keeper;
    }
}
