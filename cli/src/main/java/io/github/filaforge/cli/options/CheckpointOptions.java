package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.checkpoint.Checkpoint;
import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.checkpoint.CheckpointKeeper;
import io.github.filaforge.runtime.checkpoint.ResultFile;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.format.PrintedText;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchChoices;
import io.github.filaforge.search.SearchIdentity;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.ship.Version;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The options for checkpoints: their file, their interval, and whether the search goes on from an existing checkpoint. */
public final class CheckpointOptions extends Options {

    /** The greatest number of characters of two values that a message shows; longer values are hard to read. */
    private static final int READABLE = 200;

    /** The property of a checkpoint that has the fingerprint of the request of the user. */
    private static final String COMMAND_LINE = "command line";

    private final Argument<Path> file;

    private final Argument<Boolean> resume;

    private final Argument<Double> seconds;

    private final String counting;

    /**
     * Declares the options of a command.
     *
     * @param results the sentence that states where the results go
     * @param counting the options by which nothing is printed to the output before the end of the search
     * @param differing the options that may differ when a search goes on
     */
    public CheckpointOptions(Heading heading, String results, String counting, String differing) {
        super(heading);
        this.counting = counting;
        file = option(Path.class, "--checkpoint")
                .label("FILE")
                .excludes(
                        "-s, -t, --sub-puzzles and --tries cannot be gone on with: leave out --checkpoint",
                        "-s",
                        "-t",
                        "--sub-puzzles",
                        "--watch",
                        "--tries")
                .description("Write the state of the search to FILE now and then, so that it can be continued"
                        + " after any interruption. " + results);
        resume = flag("--resume")
                .refusedWithout("--resume goes on from a checkpoint: say which by --checkpoint FILE", "--checkpoint")
                .description("Continue the search from its checkpoint: repeat the first command line and add"
                        + " --resume. Only " + differing + " and --checkpoint-interval may differ. The"
                        + " strategy is not chosen again. The output has each solution once.");
        seconds = option(Double.class, "--checkpoint-interval")
                .label("SECONDS")
                .under(Heading.LONG)
                .standard(5.0, "5")
                .between("a number of seconds", 0.1, 86_400)
                .description("Write a checkpoint every SECONDS seconds, from 0.1 to 86400. Default: ${DEFAULT-VALUE}.");
    }

    public boolean isGiven() {
        return file.isGiven();
    }

    public double seconds() {
        return seconds.value();
    }

    public CheckpointFile file() {
        return new CheckpointFile(file.value());
    }

    /**
     * Checks that checkpoints can be written with the other options.
     *
     * @param output the name of the file of the results, or the name of standard output
     * @param printed true if solutions are printed to the output
     */
    public void check(String output, boolean printed, ThreadOptions threads) {
        if (!file.isGiven()) {
            return;
        }
        if (!output.equals(OutputFile.STANDARD) && file().overwrites(Path.of(output))) {
            throw new UserException("--checkpoint and --output name one file, or FILE and FILE.new: name another");
        }
        if (!printed) {
            return;
        }
        if (output.equals(OutputFile.STANDARD)) {
            throw new UserException(
                    "--checkpoint needs a file for the solutions, as text that was printed to standard output"
                            + " cannot be taken back: say --output FILE, or " + counting);
        }
        if (threads.unordered()) {
            throw new UserException("solutions of a search with --checkpoint come in order: leave out --unordered");
        }
        Path path = Path.of(output);
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new UserException("--checkpoint needs a file for the solutions, and " + output + " is none");
        }
    }

    /** Returns the checkpoint to go on from; empty if the search begins. */
    public Optional<Checkpoint> before() {
        if (!file().exists()) {
            if (resume.value()) {
                throw new UserException("there is no checkpoint " + file.value()
                        + " to go on from: leave out --resume to begin the search");
            }
            return Optional.empty();
        }
        Checkpoint last;
        try {
            last = file().read();
        } catch (IOException e) {
            throw new UserException(e.getMessage() + "; name another, or remove it"
                    + (resume.value() ? " and leave out --resume to begin the search" : ""));
        }
        // A checkpoint may be the work of days. That of a finished search may be overwritten: the results of that
        // search are in the output.
        if (!resume.value() && !last.complete()) {
            throw new UserException("checkpoint " + file.value()
                    + " is of a search that is not at its end: go on with it by --resume, or remove it to begin again");
        }
        return resume.value() ? Optional.of(last) : Optional.empty();
    }

    /** Returns a fingerprint of the settings that a user has asked for. A goal may differ when a search goes on. */
    private static String fingerprint(SearchRequest asked) {
        return SearchIdentity.fingerprint(asked.but().fewAreEnough(false).build());
    }

    /**
     * Returns the request of the search of a checkpoint, with all choices that were made when that search began.
     *
     * @param asked the request of the user, which has to be equal to the request when the search began
     */
    public SearchRequest request(Checkpoint before, SearchRequest asked) {
        Map<String, String> now = new LinkedHashMap<>(before.search());
        now.put(SearchJob.VERSION, Version.number());
        now.put(COMMAND_LINE, fingerprint(asked));
        checkSame(before, now);
        try {
            return SearchChoices.applied(asked, before.search());
        } catch (RequestException e) {
            throw new UserException("checkpoint " + file.value()
                    + " is of a search that cannot be made by this version: " + e.getMessage());
        }
    }

    /**
     * Returns the properties that have to be equal for a search to go on.
     *
     * @param asked the request of the user, without any choices of the program
     * @param output the file of the results; empty if they are not printed as they come
     * @param format the name of their format
     * @throws UserException if the search is made in tries
     */
    public static Map<String, String> identity(
            SearchBuilder search, SearchRequest asked, Optional<Path> output, String format) {
        if (search.isMadeInTries()) {
            throw new UserException(
                    "this search would not come to its end, so it is made in tries, which cannot be gone"
                            + " on with: leave out --checkpoint, or name a --strategy");
        }
        Map<String, String> identity = new LinkedHashMap<>(search.identity());
        identity.put(COMMAND_LINE, fingerprint(asked));
        identity.put(
                "output", output.map(path -> String.valueOf(path.getFileName())).orElse("the number of solutions"));
        identity.put("format", output.isPresent() ? format : "");
        return identity;
    }

    /**
     * Returns the keeper of the checkpoints of a search, which has written the first.
     *
     * @param identity the {@link #identity} of the search
     * @param before the state from which the search goes on
     * @param output the output of the results; {@code null} if they are not printed as they come
     * @param printer prints to the output
     * @throws UserException if the checkpoint cannot be written
     */
    public CheckpointKeeper begin(
            Map<String, String> identity, SearchState before, OutputFile output, PrintedText printer) {
        try {
            CheckpointKeeper keeper = new CheckpointKeeper(
                    file(), identity, before, seconds(), output == null ? null : output.printed(printer));
            keeper.begin();
            return keeper;
        } catch (IOException e) {
            throw UserException.cannotWrite(file().path(), e);
        }
    }

    private void checkSame(Checkpoint before, Map<String, String> identity) {
        String difference = before.difference(identity);
        if (difference != null) {
            throw new UserException("checkpoint " + file.value() + " is of another " + difference
                    + difference(before.search().get(difference), identity.get(difference))
                    + "; give the options with which it was begun, and --resume");
        }
    }

    /**
     * Checks that a search may go on from a checkpoint.
     *
     * @param identity the properties that have to be equal
     * @param output the file of the solutions; empty if they are only counted
     * @param limit the number of solutions after which to stop; null if there is none
     */
    public void checkSame(Checkpoint before, Map<String, String> identity, Optional<Path> output, Long limit) {
        checkSame(before, identity);
        BigInteger found = before.state().solutions();
        if (limit != null && found.compareTo(BigInteger.valueOf(limit)) >= 0) {
            throw new UserException("checkpoint " + file.value() + " has " + Plural.of(found, "solution")
                    + " already: ask for more than " + limit);
        }
        if (output.isPresent() && found.bitLength() >= Long.SIZE) {
            throw new UserException("checkpoint " + file.value() + " has more solutions than any file");
        }
        output.ifPresent(path -> checkOutput(before, path));
    }

    private static String difference(String before, String now) {
        boolean isHash = before != null && before.matches("[0-9a-f]{64}");
        return before == null || now == null || isHash || before.length() + now.length() > READABLE
                ? ""
                : ": '" + before + "', and this is '" + now + "'";
    }

    private void checkOutput(Checkpoint before, Path output) {
        try {
            if (ResultFile.check(output, before.outputLength()) != before.outputCheck()) {
                throw new UserException(output + " was changed since checkpoint " + file.value()
                        + " was written: only with the file that the search has written can it go on");
            }
        } catch (NoSuchFileException e) {
            throw new UserException("checkpoint " + file.value() + " counts on " + output + ", which is not there");
        } catch (IOException e) {
            throw new UserException("checkpoint " + file.value() + " counts on " + output + ", which cannot be read: "
                    + UserException.reason(e));
        }
    }
}
