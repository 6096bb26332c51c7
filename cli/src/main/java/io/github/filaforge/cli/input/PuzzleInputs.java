package io.github.filaforge.cli.input;

import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.image.PlanSize;
import io.github.filaforge.input.PuzzleFile;
import io.github.filaforge.model.AnyPuzzle;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.search.MemoryNeed;
import io.github.filaforge.search.SearchBuilder;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * The puzzles of a command line, one by one. Most are read before the work on the first begins, so that a mistake in the
 * last puzzle is reported at once. The rest of a long input is read when it is needed. Warnings go to standard error.
 */
public final class PuzzleInputs implements Iterator<SearchInput>, AutoCloseable {

    /** The number of bytes of definitions that are read ahead. */
    private static final long AHEAD = DefinitionLimits.MAX_BYTES;

    /** The number of pieces that are read ahead: a short line may make many copies. */
    private static final int PIECES_AHEAD = 100_000;

    private final Iterator<String> arguments;
    private final PuzzleChoice choice;
    private final SearchRequest request;
    private final Console console;
    private final Deque<SearchInput> ahead = new ArrayDeque<>();
    private final boolean isOneFile;
    private final boolean several;
    private String argument;
    private PuzzleStream stream;
    private long bytesBefore;
    /** The number of pieces of all puzzles read so far. */
    private long pieces;

    private boolean isFirst = true;

    /**
     * Reads ahead.
     *
     * @param arguments the names of definition files or files of BurrTools; {@code -} is standard input
     * @param choice the number of the only puzzle of each file that is wanted, and the options that are chosen
     */
    public PuzzleInputs(List<String> arguments, PuzzleChoice choice, SearchRequest request, Console console) {
        this.arguments = arguments.iterator();
        isOneFile = arguments.size() == 1;
        this.choice = choice;
        this.request = request;
        this.console = console;
        boolean isAll = false;
        while (!isAll && bytes() < AHEAD && pieces < PIECES_AHEAD) {
            isAll = !readOne();
        }
        several = ahead.size() > 1 || (!isAll && readOne());
    }

    private long bytes() {
        return bytesBefore + (stream == null ? 0 : stream.bytes());
    }

    /** Reads the next puzzle. Returns false if there is none. */
    private boolean readOne() {
        Stopwatch stopwatch = new Stopwatch();
        if (isFirst) {
            stopwatch.addTimeSinceStart(Stage.START);
        }
        if (!stopwatch.time(Stage.READ, this::findNext)) {
            return false;
        }
        isFirst = false;
        Defined<?> defined = stopwatch.time(Stage.READ, stream::next);
        pieces += defined.puzzle().pieceCount();
        defined.warnings().forEach(console.err()::println);
        ahead.add(input(choice.chosenOf(defined.puzzle()), stopwatch));
        return true;
    }

    private SearchInput input(AnyPuzzle puzzle, Stopwatch stopwatch) {
        Optional<BurrPuzzle> problem = stream.content(BurrPuzzle.class);
        // BurrTools lifts pieces out of a layer.
        SearchRequest asked = request.apart()
                .filter(apart -> problem.isPresent())
                .map(apart -> request.but().apart(apart.lifting()).build())
                .orElse(request);
        SearchBuilder builder = SearchBuilder.of(puzzle, fileName(argument), asked, stopwatch);
        return new SearchInput(builder.puzzle().name(), builder, problem);
    }

    /** Goes on to the argument that has the next puzzle. Returns false if there is none. */
    private boolean findNext() {
        while (stream == null || !stream.hasNext()) {
            close();
            if (!arguments.hasNext()) {
                return false;
            }
            argument = arguments.next();
            stream = PuzzleFile.open(argument, console.in(), choice.problem().number());
        }
        return true;
    }

    private static String fileName(String argument) {
        Path name = Path.of(argument).getFileName();
        return name == null ? argument : name.toString();
    }

    public boolean areSeveral() {
        return several;
    }

    /**
     * Returns the only puzzle.
     *
     * @param taker the command or option that takes one puzzle
     * @throws UserException if there are several
     */
    public SearchInput only(String taker) {
        checkIsOne(taker);
        return next();
    }

    /**
     * Checks that there are not several puzzles.
     *
     * @param taker the command or option that takes one puzzle
     * @throws UserException if there are several
     */
    public void checkIsOne(String taker) {
        if (several) {
            throw new UserException(taker + " takes one puzzle, and here are several: "
                    + (isOneFile ? "choose one by --problem N" : "name one file"));
        }
    }

    @Override
    public boolean hasNext() {
        return !ahead.isEmpty() || readOne();
    }

    @Override
    public SearchInput next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        SearchInput next = ahead.remove();
        if (next.builder().edges().isEmpty()) {
            announce(next);
        }
        return next;
    }

    /** Prints beforehand that a plan takes long. */
    private void announce(SearchInput input) {
        PlanSize size = input.packing().size();
        MemoryNeed need = MemoryNeed.of(size);
        if (size.isLarge() && !need.isTooMuch()) {
            console.err()
                    .println("puzzle " + input.name() + " has " + size.images() + " images: its plan takes about "
                            + Math.round(size.seconds()) + " s and up to " + need.text() + " of memory");
        }
    }

    @Override
    public void close() {
        if (stream != null) {
            bytesBefore += stream.bytes();
            stream.close();
            stream = null;
        }
    }
}
