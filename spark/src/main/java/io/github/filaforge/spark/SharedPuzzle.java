package io.github.filaforge.spark;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.search.BestSearch;
import io.github.filaforge.search.BestText;
import io.github.filaforge.search.BestText.State;
import java.io.IOException;
import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An edge puzzle that is broadcast, so that each executor has it once. An executor keeps the searches of the tasks that it
 * has ended, with their tables, for later tasks of these searches. Every serializer accepts the fields.
 */
final class SharedPuzzle implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String definition;

    /** The searches that no task uses, by their seeds; {@code null} before the first task. Guarded by this object. */
    private transient Map<Long, BestSearch> idle;

    private transient EdgePuzzle puzzle;
    private transient BestText text;

    /**
     * @param definition the definition of one edge puzzle
     */
    SharedPuzzle(String definition) {
        this.definition = definition;
    }

    /**
     * Returns the edge puzzle of a definition.
     *
     * @throws IOException if there is another number of puzzles, or a packing, with a message for the user
     */
    static EdgePuzzle puzzle(String source, String definition) throws IOException {
        List<Defined<?>> puzzles = DefinitionReader.readAll(source, definition);
        if (puzzles.size() != 1 || puzzles.get(0).edges().isEmpty()) {
            throw new IOException(source + " has to have one puzzle, and that an edge puzzle");
        }
        return puzzles.get(0).edges().orElseThrow().puzzle();
    }

    /**
     * Goes on with a search. An exception becomes an answer, so that the driver can report its reason. An OutOfMemoryError
     * is left to Spark.
     *
     * @param nanos the time after which the search is to be left, in nanoseconds
     * @param file the text of the state of the search
     */
    Answer answer(long nanos, byte... file) {
        try {
            prepare();
            State before = text.read(file);
            BestSearch search = take(before.seed());
            State after = new BestSlice(search, before).run(nanos);
            giveBack(before.seed(), search);
            return Answer.done(text.write(after));
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (IOException | RuntimeException | Error e) {
            return Answer.failed(e.toString());
        }
    }

    private synchronized void prepare() throws IOException {
        if (puzzle == null) {
            puzzle = puzzle("the puzzle", definition);
            text = new BestText(new BestSearch(puzzle, 0, 1));
            idle = new HashMap<>();
        }
    }

    private synchronized BestSearch take(long seed) {
        BestSearch search = idle.remove(seed);
        return search == null ? new BestSearch(puzzle, seed, 1) : search;
    }

    private synchronized void giveBack(long seed, BestSearch search) {
        idle.put(seed, search);
    }
}
