package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.report.JsonLine;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.Round;
import io.github.filaforge.edge.score.RoundSeries;
import io.github.filaforge.picture.page.JsonObject;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.edge.RoundSolver.Ended;
import io.github.filaforge.runtime.search.ThreadEnds;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.BestFile;
import io.github.filaforge.search.BestFolder;
import io.github.filaforge.search.BestSearch;
import io.github.filaforge.search.BestText;
import io.github.filaforge.ship.CompleteFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * The reports of {@code fila best}: boards and JSON on the output, everything else on standard error, and the checkpoint.
 * Boards, and the file that has the best one, are written at most once a second.
 */
final class BestRun implements BestSearch.Listener {

    private static final long SECOND = 1_000_000_000;

    private static final long MINUTE = 60 * SECOND;

    /** The time between two looks at the files of other processes. */
    private static final long LOOK = 5 * SECOND;

    /** The time between two checkpoints without a better board. */
    private static final long CHECKPOINT = 5 * SECOND;

    private final Console console;
    private final Settings settings;
    private final EdgePuzzle puzzle;
    private final SolutionDecoder decoder;
    /** The number of cells that take a piece and have no pin. */
    private final int open;

    private final Function<BestBoard, Optional<String>> format;
    private final Thread searching = Thread.currentThread();
    private final List<Integer> minutes = new ArrayList<>();

    private BestBoard best = BestBoard.NONE;
    private BestBoard printed = BestBoard.NONE;
    private long lastPrinted;
    private long lastKept;
    private long nodes;
    private long nanosBefore;
    private int rounds;
    private int deepest;
    private boolean isEnded;
    private Progress progress;
    private BestFile file;
    private BestFolder folder;
    private long lastLooked;
    private RoundSeries series;
    /** The state of the series after the last round that has ended. */
    private List<String> state = List.of();

    /**
     * The settings of a run.
     *
     * @param output the name of the file of the best board, or the name of standard output
     * @param json true if the output is an object in place of boards
     * @param statistics true if a line about each round is printed
     * @param score the score at which the run ends
     * @param most the number of joins that can match
     * @param seed the seed of the rounds
     * @param begin the time at which the run began, in nanoseconds
     */
    record Settings(String output, boolean json, boolean statistics, int score, int most, long seed, long begin) {}

    /**
     * Makes the reports of a run of the calling thread.
     *
     * @param format returns the text of a board, without the last line feed
     */
    BestRun(
            Console console,
            Settings settings,
            EdgePuzzle puzzle,
            SolutionDecoder decoder,
            Function<BestBoard, Optional<String>> format) {
        this.console = console;
        this.settings = settings;
        this.puzzle = puzzle;
        this.decoder = decoder;
        this.open = puzzle.cellCount() - puzzle.pins().size();
        this.format = format;
        lastPrinted = settings.begin();
    }

    /**
     * Has the state kept in a file. If the file exists, the series goes on from its state.
     *
     * @return the best board of the state; {@link BestBoard#NONE} if the search begins
     */
    BestBoard keepIn(BestFile checkpoint, RoundSeries roundsSoFar, boolean resumes) {
        file = checkpoint;
        series = roundsSoFar;
        state = series.state();
        if (!file.exists()) {
            if (resumes) {
                throw new UserException("there is no checkpoint to go on from: leave out --resume to begin the search");
            }
            return BestBoard.NONE;
        }
        if (!resumes) {
            throw new UserException(
                    "the file of --checkpoint exists: add --resume to go on from it, or name another file");
        }
        BestText.State before = UserException.orThrow(file::read);
        if (before.seed() != settings.seed()) {
            throw new UserException("the checkpoint is of the seed " + before.seed() + ": add --seed " + before.seed());
        }
        try {
            restore(before);
        } catch (IllegalArgumentException e) {
            throw new UserException("the checkpoint cannot be used: " + e.getMessage());
        }
        best = before.best();
        nodes = before.nodes();
        nanosBefore = before.nanos();
        minutes.addAll(before.minutes());
        return best;
    }

    /**
     * Has the series go on from a state.
     *
     * @throws IllegalArgumentException if the state has no rounds of such a series; then the series is as it was
     */
    private void restore(BestText.State before) {
        List<String> begun = series.state();
        try {
            series.restore(before.series());
            if (series.best() > before.best().score()) {
                throw new IllegalArgumentException("it has no board with the score of its rounds");
            }
        } catch (IllegalArgumentException e) {
            series.restore(begun);
            throw e;
        }
        state = series.state();
    }

    /**
     * Has the state kept in a results folder, in the file of this process. The series goes on from the state with the most
     * placements in the folder.
     *
     * @return the best board of the folder; {@link BestBoard#NONE} if there is none
     */
    BestBoard keepIn(BestFolder shared, long number, RoundSeries roundsSoFar) {
        folder = shared;
        file = folder.file(number);
        series = roundsSoFar;
        state = series.state();
        List<BestText.State> states = UserException.orThrow(folder::changed);
        for (BestText.State before : states.stream()
                .sorted(Comparator.comparing(BestText.State::nodes).reversed())
                .toList()) {
            try {
                restore(before);
                break;
            } catch (IllegalArgumentException e) {
                console.err().println("the rounds of a file of the results folder are left out: " + e.getMessage());
            }
        }
        best = BestFolder.best(states);
        lastLooked = console.time().nanos();
        return best;
    }

    /** Takes the best board of other processes, if there is a results folder. */
    @Override
    public synchronized BestBoard elsewhere() {
        if (folder != null && !isEnded && console.time().nanos() - lastLooked >= LOOK) {
            look();
        }
        return best;
    }

    /** Reads the boards of the other processes, and ends the search if one of them has the score. */
    private void look() {
        lastLooked = console.time().nanos();
        try {
            onAnotherThread(() -> best = best.or(BestFolder.best(UserException.orThrow(folder::changed))));
        } catch (UserException e) {
            // The search goes on without the other processes.
            console.err().println(e.getMessage());
        }
        print(false);
        if (hasScore()) {
            searching.interrupt();
        }
    }

    /** Prints the best board of a results folder, and the sums of its processes. */
    void total(BestFolder shared) {
        List<BestText.State> states = UserException.orThrow(shared::changed);
        if (states.isEmpty()) {
            throw new UserException(
                    "the results folder has no file of this puzzle: name the folder of --results, and the"
                            + " board of --from if the search had one");
        }
        best = BestFolder.best(states);
        nodes = states.stream().mapToLong(BestText.State::nodes).sum();
        nanosBefore = states.stream().mapToLong(BestText.State::nanos).sum();
        print(true);
        if (settings.json()) {
            write(JsonLine.of(json(hasAll() ? null : "total")) + "\n");
        }
        console.err()
                .println(Plural.of(states.size(), "file") + ", " + count(nodes) + " placements, " + nanos() / SECOND
                        + " s of all processes");
        console.err().println(best.isThere() ? BestSoFar.text(best, decoder) : "no board");
    }

    /** Has the progress shown. */
    void show(Progress shown) {
        progress = shown;
        progress.beginPart("best");
    }

    /** Returns true if the best board has the score at which the run ends. */
    synchronized boolean hasScore() {
        return best.score() >= settings.score();
    }

    private boolean hasAll() {
        return best.isThere() && best.score() == settings.most();
    }

    private long nanos() {
        return nanosBefore + console.time().nanos() - settings.begin();
    }

    @Override
    public synchronized void begun(Round round) {
        progress.begin(best.score() + " of " + puzzle.joins() + " joins match, looking for "
                + round.attempt().score());
    }

    @Override
    public synchronized void improved(BestBoard board) {
        noteMinutes();
        best = board;
        print(false);
        if (hasScore() && board.score() < settings.most()) {
            searching.interrupt();
        }
    }

    @Override
    public synchronized void ended(Round round, Ended ended) {
        rounds++;
        nodes += ended.nodes();
        state = file == null ? state : series.state();
        deepest = Math.max(deepest, ended.deepest());
        noteMinutes();
        if (settings.statistics()) {
            console.err()
                    .println("round " + rounds + ": " + ended.score() + " joins match, "
                            + count(ended.nodes()) + " placements, " + ended.deepest() + " cells deep; asked for "
                            + round.text());
        }
        print(false);
        keep(false);
    }

    /** Notes the best score at the end of each minute that is over. */
    private void noteMinutes() {
        while (minutes.size() < nanos() / MINUTE) {
            minutes.add(best.score());
        }
    }

    /** Prints the best board if it was not printed yet and, unless this is the end, the last one is a second old. */
    private void print(boolean isEnd) {
        long now = console.time().nanos();
        if (best.equals(printed) || isEnded || (!isEnd && now - lastPrinted < SECOND)) {
            return;
        }
        lastPrinted = now;
        if (!isEnd) {
            // A board that was printed can be found again, even if the process is killed now.
            keep(true);
        }
        console.err().println("best so far: " + BestSoFar.text(best, decoder));
        if (!settings.json()) {
            write(format.apply(best).orElseThrow() + "\n");
        }
        printed = best;
    }

    private void write(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (settings.output().equals(OutputFile.STANDARD)) {
            console.data().write(bytes, 0, bytes.length);
            console.data().flush();
            if (console.data().checkError()) {
                searching.interrupt();
            }
            return;
        }
        Path path = Path.of(settings.output());
        write(path, () -> CompleteFile.write(path, out -> out.write(bytes)));
    }

    /** An action that writes a file. */
    private interface Writing {

        void run() throws IOException;
    }

    private static void write(Path path, Writing writing) {
        onAnotherThread(() -> {
            try {
                writing.run();
            } catch (IOException e) {
                throw UserException.cannotWrite(path, e);
            }
        });
    }

    /** Reads or writes a file on a thread that nobody interrupts: an interruption closes the file of a thread. */
    private static void onAnotherThread(Runnable action) {
        AtomicReference<RuntimeException> failure = new AtomicReference<>();
        Thread writing = new Thread(
                () -> {
                    try {
                        action.run();
                    } catch (RuntimeException e) {
                        failure.set(e);
                    }
                },
                "file");
        writing.start();
        ThreadEnds.await(List.of(writing));
        if (failure.get() != null) {
            throw failure.get();
        }
    }

    private void keep(boolean isDue) {
        long now = console.time().nanos();
        if (file != null && (isDue || now - lastKept >= CHECKPOINT)) {
            lastKept = now;
            BestText.State whole = new BestText.State(settings.seed(), nodes, nanos(), minutes, best, state);
            write(file.path(), () -> file.write(whole));
        }
    }

    /**
     * Ends the run and answers. Only the first call has an effect.
     *
     * @param reason the reason why the run has ended: {@code time}, {@code score} or {@code interrupt}; null if no further
     *     round finds a better board
     */
    synchronized void end(String reason) {
        if (isEnded) {
            return;
        }
        if (progress != null) {
            progress.end();
        }
        noteMinutes();
        // An interruption leaves little time: the board comes first.
        print(true);
        keep(true);
        if (folder != null) {
            look();
            print(true);
        }
        isEnded = true;
        String cause = hasAll() ? null : reason;
        if (settings.json()) {
            write(JsonLine.of(json(cause)) + "\n");
        }
        console.err()
                .println(Plural.of(rounds, "round") + ", " + count(nodes) + " placements, "
                        + nanos() / SECOND + " s; at most " + deepest + " of "
                        + open + " cells filled"
                        + (minutes.isEmpty()
                                ? ""
                                : "; best by minute: "
                                        + String.join(
                                                " ",
                                                minutes.stream()
                                                        .map(String::valueOf)
                                                        .toList())));
        if (file != null && ("time".equals(cause) || "interrupt".equals(cause))) {
            console.err().println("to go on: this command " + (folder == null ? "with --resume" : "again"));
        }
        console.err()
                .println(
                        !best.isThere()
                                ? "no board"
                                : BestSoFar.text(best, decoder)
                                        + (cause == null && best.score() < settings.most()
                                                ? "; no further round finds a better board"
                                                : ""));
    }

    /** Ends the run of an interrupted program, on any thread. */
    void interrupted() {
        try {
            end("interrupt");
        } catch (UserException e) {
            rescue();
            console.err().println(e.getMessage());
        }
    }

    /** Prints the best board on standard error, since its file or its checkpoint cannot be written. */
    synchronized void rescue() {
        progress.end();
        isEnded = true;
        if (best.isThere()) {
            console.err().print(BestSoFar.drawn(best, decoder));
        }
    }

    private Map<String, Object> json(String cause) {
        Map<String, Object> fields = JsonObject.of("puzzle", puzzle.name(), "joins", puzzle.joins());
        if (best.isThere()) {
            fields.put("best", best.score());
            fields.put("gaps", best.gaps());
            fields.put("board", decoder.draw(best.board()).lines().toList());
        }
        fields.put("complete", cause == null);
        fields.put("stoppedBy", cause);
        fields.put("rounds", rounds);
        fields.put("placements", nodes);
        fields.put("deepest", deepest);
        fields.put("bestByMinute", List.copyOf(minutes));
        fields.put("seconds", JsonLine.rounded((double) nanos() / SECOND));
        return fields;
    }

    private static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
