package io.github.filaforge;

import io.github.filaforge.definition.DefinedPuzzle;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.run.Stopwatch;
import java.nio.file.Path;
import java.util.List;

/**
 * The way in for Java programs: reads puzzles and makes searches of them.
 *
 * <pre>{@code
 * SearchJob job = Filaforge.prepare(Filaforge.read(Path.of("def/somacube.txt")), SearchRequest.standard());
 * System.out.println(job.count());
 * }</pre>
 */
public final class Filaforge {

    private Filaforge() {}

    /**
     * The puzzle of a definition file.
     *
     * @throws io.github.filaforge.definition.DefinitionException if it cannot be read, with the place and the remedy
     * @throws RequestException if the file has several
     */
    public static Puzzle read(Path file) {
        List<DefinedPuzzle> puzzles = DefinitionReader.read(file);
        if (puzzles.size() != 1) {
            throw new RequestException(file + " has " + puzzles.size() + " puzzles: read them by readAll");
        }
        return puzzles.get(0).puzzle();
    }

    /**
     * All puzzles of a definition file.
     *
     * @throws io.github.filaforge.definition.DefinitionException if it cannot be read, with the place and the remedy
     */
    public static List<Puzzle> readAll(Path file) {
        return DefinitionReader.read(file).stream().map(DefinedPuzzle::puzzle).toList();
    }

    /**
     * Plans a search, writes its solver and compiles it.
     *
     * @throws ImpossiblePuzzleException if there is no solution, which can be told without a search
     * @throws RequestException if what is asked for cannot be had
     */
    public static SearchJob prepare(Puzzle puzzle, SearchRequest request) {
        return begin(puzzle, request).job();
    }

    /**
     * All solutions of a puzzle at once, every rotated and mirrored one by itself, as a graph of which number, statistics and
     * any solution by its number are read off.
     *
     * @throws GraphException if the graph cannot be made, or would take too much memory
     * @throws RequestException if there is no piece to be placed
     */
    public static SolutionGraph graph(Puzzle puzzle) {
        return SolutionGraph.of(puzzle);
    }

    /** The same step by step: to look at images, plan or source, and to go no further than one wants. */
    public static Preparation begin(Puzzle puzzle, SearchRequest request) {
        return new Preparation(puzzle, puzzle.name() + ".txt", request, new Stopwatch());
    }
}
