package io.github.filaforge;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.disassembly.Assemblies;
import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.emit.ApartTables;
import io.github.filaforge.input.PuzzleFile;
import io.github.filaforge.model.AnyPuzzle;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.GraphException;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.search.UndecidedAssemblyException;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SolverMaking;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The entry point for Java programs: reads puzzles and makes searches of them.
 *
 * <pre>{@code
 * PreparedSearch search = Filaforge.prepare(Filaforge.read(Path.of("def/somacube.txt")), SearchRequest.standard());
 * System.out.println(search.count());
 * }</pre>
 */
public final class Filaforge {

    private Filaforge() {}

    /**
     * Returns the puzzle of a definition file, or of a file of BurrTools with one problem.
     *
     * @param file the file
     * @return the puzzle
     * @throws io.github.filaforge.source.InputException if the file cannot be read or is wrong; the message has the place
     *     and the remedy
     * @throws RequestException if the file does not have exactly one puzzle, or if it has an edge puzzle
     */
    public static Puzzle read(Path file) {
        List<Puzzle> puzzles = readAll(file);
        if (puzzles.size() != 1) {
            throw new RequestException(file + " has " + puzzles.size() + " puzzles: read them by readAll");
        }
        return puzzles.get(0);
    }

    /**
     * Returns all puzzles of a definition file, or all problems of a file of BurrTools that have a result.
     *
     * @param file the file
     * @return the puzzles in the order of the file
     * @throws io.github.filaforge.source.InputException if the file cannot be read or is wrong; the message has the place
     *     and the remedy
     * @throws RequestException if one of the puzzles is an edge puzzle
     */
    public static List<Puzzle> readAll(Path file) {
        return read(file, defined -> {
            if (defined.edges().isPresent()) {
                throw new RequestException(
                        defined.position() + ": " + defined.name() + " is an edge puzzle: read it by readEdges");
            }
            return defined.packing().puzzle();
        });
    }

    /**
     * Returns all edge puzzles of a definition file, or the edge puzzle of a file in another common format: a table of
     * pieces or the address of a board.
     *
     * @param file the file
     * @return the puzzles in the order of the file
     * @throws io.github.filaforge.source.InputException if the file cannot be read or is wrong; the message has the place
     *     and the remedy
     * @throws RequestException if one of the puzzles is a packing
     */
    public static List<EdgePuzzle> readEdges(Path file) {
        return read(
                file,
                defined -> defined.edges()
                        .orElseThrow(() -> new RequestException(
                                defined.position() + ": " + defined.name() + " is no edge puzzle: read it by readAll"))
                        .puzzle());
    }

    /**
     * Returns all puzzles of a file, packings and edge puzzles, with the errors of {@link #readAll} and {@link #readEdges}
     * about files that are wrong.
     *
     * @param file the file
     * @return the puzzles in the order of the file
     */
    public static List<AnyPuzzle> readPuzzles(Path file) {
        return read(file, Defined::puzzle);
    }

    private static <P> List<P> read(Path file, Function<Defined<?>, P> kind) {
        List<P> puzzles = new ArrayList<>();
        try (PuzzleStream stream = PuzzleFile.open(file)) {
            stream.forEachRemaining(defined -> puzzles.add(kind.apply(defined)));
        }
        return List.copyOf(puzzles);
    }

    /**
     * Plans a search, writes its solver and compiles it. An interruption of the thread cancels the preparation:
     *
     * <pre>{@code
     * Thread preparing = new Thread(() -> {
     *     try {
     *         Filaforge.prepare(puzzle, SearchRequest.standard()).run();
     *     } catch (SearchStopped stopped) {
     *         System.out.println("cancelled");
     *     }
     * });
     * preparing.start();
     * preparing.interrupt();
     * }</pre>
     *
     * @param puzzle the puzzle, a packing or an edge puzzle
     * @param request the settings of the search; settings that are not for this kind of puzzle are ignored
     * @return the search, ready to run
     * @throws ImpossiblePuzzleException if it is known without a search that there is no solution
     * @throws RequestException if no search can meet the request
     * @throws io.github.filaforge.runtime.search.SearchStopped if the thread is interrupted before the solver is written;
     *     the thread stays interrupted
     */
    public static PreparedSearch prepare(AnyPuzzle puzzle, SearchRequest request) {
        return new PreparedSearch(SearchBuilder.prepare(puzzle, request, SolverMaking.byTime()));
    }

    /**
     * Takes an assembly of a packing apart by straight moves.
     *
     * <pre>{@code
     * Filaforge.takeApart(puzzle, solution.pieces(), ApartRequest.standard())
     *         .ifPresent(separation -> System.out.println(Separation.text(separation.level())));
     * }</pre>
     *
     * @param puzzle the puzzle
     * @param pieces the mobile pieces of the assembly, in places that have no cell in common, as {@link
     *     SolutionStream.Solution#pieces} has them
     * @param request the limit of the search for moves, and whether pieces may leave a box of one layer
     * @return the moves; empty if the assembly cannot be taken apart. Piece i of the moves is piece i of the list, without
     *     the open cells of choices. All stationary pieces together are one piece behind them, which does not move
     * @throws RequestException if pieces of the lattice, or of a closed box, are not taken apart
     * @throws UndecidedAssemblyException if the search for moves came to its limits: the states of the request, 64 pieces, or
     *     the places that it can distinguish
     */
    public static Optional<Separation> takeApart(Puzzle puzzle, List<PlacedPiece> pieces, ApartRequest request) {
        Assemblies assemblies = new Assemblies(puzzle);
        Disassembler disassembler = assemblies.disassembler(ApartTables.slides(puzzle, request), request.states());
        Disassembler.Result result = assemblies.of(pieces).takenApartBy(disassembler);
        result.reason().ifPresent(reason -> {
            throw new UndecidedAssemblyException(puzzle.name(), reason);
        });
        return result.verdict() == Disassembler.Verdict.SEPARABLE
                ? Optional.of(result.separation().orElse(Separation.NONE))
                : Optional.empty();
    }

    /**
     * Returns a graph of all solutions of a puzzle. Every rotated or mirrored copy of a solution is a solution of its own.
     * The graph gives the number of solutions, statistics, and any solution by its number.
     *
     * @param puzzle the puzzle
     * @return the graph
     * @throws GraphException if the graph cannot be made, or if it would take too much memory
     * @throws RequestException if there is no piece to be placed
     */
    public static SolutionGraph graph(Puzzle puzzle) {
        return SolutionGraph.of(puzzle);
    }
}
