package io.github.filaforge;

import io.github.filaforge.burrtools.PuzzleFile;
import io.github.filaforge.definition.DefinedEdges;
import io.github.filaforge.definition.DefinedPuzzle;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.image.Selection;
import io.github.filaforge.image.Selections;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.run.Stopwatch;
import java.nio.file.Path;
import java.util.ArrayList;
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

    private static final int MOST_SELECTIONS = 1000;

    private Filaforge() {}

    /**
     * The puzzle of a definition file, or of a file of BurrTools with one problem.
     *
     * @throws io.github.filaforge.definition.DefinitionException if it cannot be read, with the place and the remedy
     * @throws io.github.filaforge.burrtools.BurrException the same of a file of BurrTools
     * @throws RequestException if the file has several
     */
    public static Puzzle read(Path file) {
        List<Puzzle> puzzles = readAll(file);
        if (puzzles.size() != 1) {
            throw new RequestException(file + " has " + puzzles.size() + " puzzles: read them by readAll");
        }
        return puzzles.get(0);
    }

    /**
     * All puzzles of a definition file, or all problems of a file of BurrTools that have a result.
     *
     * @throws io.github.filaforge.definition.DefinitionException if it cannot be read, with the place and the remedy
     * @throws io.github.filaforge.burrtools.BurrException the same of a file of BurrTools
     * @throws RequestException if one is an edge puzzle
     */
    public static List<Puzzle> readAll(Path file) {
        List<Puzzle> puzzles = new ArrayList<>();
        try (PuzzleStream stream = PuzzleFile.open(file)) {
            stream.forEachRemaining(defined -> {
                if (!(defined instanceof DefinedPuzzle packing)) {
                    throw new RequestException(
                            defined.position() + ": " + defined.name() + " is an edge puzzle: read it by readEdges");
                }
                puzzles.add(packing.puzzle());
            });
        }
        return List.copyOf(puzzles);
    }

    /**
     * All edge puzzles of a definition file, or that of a file of the field: a table of pieces or the address of a board.
     *
     * @throws io.github.filaforge.definition.DefinitionException if it cannot be read, with the place and the remedy
     * @throws io.github.filaforge.burrtools.BurrException the same of a file of BurrTools
     * @throws io.github.filaforge.edge.file.EdgeFileException the same of a file of the field
     * @throws RequestException if one is a packing
     */
    public static List<EdgePuzzle> readEdges(Path file) {
        List<EdgePuzzle> puzzles = new ArrayList<>();
        try (PuzzleStream stream = PuzzleFile.open(file)) {
            stream.forEachRemaining(defined -> {
                if (!(defined instanceof DefinedEdges edges)) {
                    throw new RequestException(
                            defined.position() + ": " + defined.name() + " is no edge puzzle: read it by readAll");
                }
                puzzles.add(edges.puzzle());
            });
        }
        return List.copyOf(puzzles);
    }

    /**
     * Plans a search, writes its solver and compiles it.
     *
     * @throws ImpossiblePuzzleException if there is no solution, which can be told without a search
     * @throws RequestException if what is asked for cannot be had, or pieces may be left over: then the puzzle of
     *     each of the {@link #selections} is to be prepared
     */
    public static PackingJob prepare(Puzzle puzzle, SearchRequest request) {
        return begin(puzzle, request).job();
    }

    /**
     * Plans the search of an edge puzzle, writes its solver and compiles it. Of the request what is only for packings is left out
     * of account.
     *
     * @throws ImpossiblePuzzleException if there is no solution, which can be told without a search
     * @throws RequestException if what is asked for cannot be had
     */
    public static EdgeJob prepare(EdgePuzzle puzzle, SearchRequest request) {
        return new EdgePreparation(puzzle, puzzle.name() + ".txt", request, new Stopwatch()).job();
    }

    /**
     * The selections of the pieces of a puzzle of which some may be left over: each way to fill it, but for those that
     * symmetries carry to another. Its solutions are those of the puzzles of all of these, none twice. A puzzle whose pieces
     * are all used is its only selection.
     *
     * @throws RequestException if there are very many
     */
    public static List<Selection> selections(Puzzle puzzle, SearchRequest request) {
        return selections(puzzle, request.distinct());
    }

    private static List<Selection> selections(Puzzle puzzle, Distinct distinct) {
        return Selections.of(puzzle, distinct, MOST_SELECTIONS)
                .orElseThrow(() -> new RequestException("puzzle " + puzzle.name() + " has more than " + MOST_SELECTIONS
                        + " selections of pieces, each of which takes a search: narrow the ranges of copies"));
    }

    /**
     * One selection of the pieces of a puzzle.
     *
     * @param number as {@link Selection#number} has it
     * @throws RequestException if there is none, or there are very many
     */
    public static Selection selection(Puzzle puzzle, int number) {
        List<Selection> all = selections(puzzle, Distinct.ALL);
        if (number < 1 || number > all.size()) {
            throw new RequestException("there is no selection " + number + " of the pieces of puzzle " + puzzle.name()
                    + ": " + (all.isEmpty() ? "none fills it" : "they are numbered from 1 to " + all.size())
                    + "; ./fila info lists them");
        }
        return all.get(number - 1);
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
