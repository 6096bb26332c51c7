package io.github.filaforge.cli.render;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.EdgeBuilder;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionReader;
import io.github.filaforge.solution.Subject;
import io.github.filaforge.verify.BoardAssembly;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The solutions of a puzzle that are drawn: the first solutions, or the solution with a certain number.
 *
 * @param <S> the form in which a solution is drawn
 */
abstract class SolutionsToDraw<S> {

    private final long last;
    private final boolean all;
    /** The puzzle in the form in which files of solutions are read. */
    private final Subject subject;
    /** The function from a solution of a file to the form in which it is drawn. */
    private final Function<Solution, S> form;

    private final List<S> solutions = new ArrayList<>();
    private long count;
    private boolean complete;

    /**
     * Makes an empty set of solutions.
     *
     * @param last the number of the last solution that is drawn
     * @param all true if the solutions before it are drawn too
     */
    private SolutionsToDraw(long last, boolean all, Subject subject, Function<Solution, S> form) {
        this.last = last;
        this.all = all;
        this.subject = subject;
        this.form = form;
    }

    /**
     * Returns an empty set of solutions of a packing, each as its mobile pieces; the puzzle determines which pieces are
     * stationary, whatever a file states. The cells of chosen options stay open.
     */
    static SolutionsToDraw<DrawnSolution> of(PackingBuilder preparation, long last, boolean all) {
        Puzzle puzzle = preparation.puzzle();
        Set<String> others = puzzle.pieces().stream()
                .filter(piece -> piece.stationary() || piece.isChoice())
                .map(Piece::name)
                .collect(Collectors.toSet());
        return new SolutionsToDraw<>(
                last,
                all,
                Subject.of(puzzle),
                solution -> new DrawnSolution(without(others, solution.pieces()), Optional.of(solution))) {

            @Override
            boolean searchAll() {
                SearchJob job = preparation.job(SolverMaking.byTime());
                return search(
                        job,
                        solution ->
                                new DrawnSolution(without(others, job.decoder().pieces(solution)), Optional.empty()));
            }
        };
    }

    private static List<PlacedPiece> without(Set<String> names, List<PlacedPiece> pieces) {
        return pieces.stream().filter(piece -> !names.contains(piece.name())).toList();
    }

    /** Returns an empty set of solutions of an edge puzzle. Those from a file may have empty cells and wrong joins. */
    static SolutionsToDraw<FilledBoard> of(EdgeBuilder preparation, long last, boolean all) {
        EdgePuzzle puzzle = preparation.puzzle();
        return new SolutionsToDraw<>(last, all, Subject.of(puzzle), solution -> board(puzzle, solution)) {
            @Override
            boolean searchAll() {
                return search(preparation.job(SolverMaking.byTime()), solution -> FilledBoard.of(puzzle, solution));
            }
        };
    }

    /** Returns the board of a solution from a file, and refuses one that cannot be a solution of the puzzle. */
    private static FilledBoard board(EdgePuzzle puzzle, Solution solution) {
        BoardAssembly assembly = new BoardAssembly(puzzle);
        assembly.assemble(solution.pieces()).ifPresent(fault -> {
            throw new UserException(solution.file() + ":" + solution.line() + ": solution " + solution.number()
                    + " cannot be drawn: " + fault + "; name the puzzle that the solutions are of");
        });
        return FilledBoard.of(puzzle, assembly.board());
    }

    /** Makes all searches until the last solution that is drawn. Returns true if there are no more solutions. */
    abstract boolean searchAll();

    /**
     * Searches for the solutions.
     *
     * @throws ImpossiblePuzzleException if there is no solution, which is known without a search
     * @throws UserException if there are solutions, but fewer than the number that is asked for
     */
    final void solve() {
        complete = searchAll();
        check("the puzzle");
    }

    /** Makes one search. Returns true if it has found all of its solutions. */
    final boolean search(SearchJob job, Function<int[], S> drawn) {
        SearchListener listener = new SearchListener() {
            @Override
            public void found(int[] solution) {
                add(() -> drawn.apply(solution));
            }
        };
        return job.run(RunSettings.standard().withLimit(last - count), listener).complete();
    }

    /**
     * Reads the solutions from a file.
     *
     * @param file the name of the file; - is standard input
     * @throws UserException if the file has solutions, but fewer than the number that is asked for, or if one of them cannot
     *     be a solution of the puzzle
     * @throws io.github.filaforge.source.InputException if the file cannot be read
     */
    final void read(String file, InputStream in) {
        try (SolutionReader reader = SolutionReader.open(file, in, List.of(subject))) {
            while (!isFull() && reader.hasNext()) {
                Solution solution = reader.next();
                add(() -> form.apply(solution));
            }
            complete = !all || !reader.hasNext();
        }
        check("the file");
    }

    /** Returns true if the last solution that is drawn has been found. */
    final boolean isFull() {
        return count == last;
    }

    /** Counts a solution, and adds it if it is drawn. */
    final void add(Supplier<S> solution) {
        count++;
        if (all || isFull()) {
            solutions.add(solution.get());
        }
    }

    private void check(String whole) {
        if (solutions.isEmpty() && count > 0) {
            throw new UserException(
                    "there is no solution number " + last + ": " + whole + " has " + Plural.of(count, "solution"));
        }
    }

    /** Returns the solutions that are drawn, in order; empty if there is none. */
    final List<S> solutions() {
        return solutions;
    }

    /** Returns true if all solutions up to the last are drawn, and there may be more. */
    final boolean mayBeMore() {
        return all && !complete;
    }

    /** Returns the words about the solutions that are drawn. */
    final String title() {
        if (!all) {
            return "solution " + last;
        }
        String quantity = Plural.of(solutions.size(), "solution");
        if (!mayBeMore()) {
            return quantity;
        }
        return solutions.size() == 1 ? "the first solution" : "the first " + quantity;
    }
}
