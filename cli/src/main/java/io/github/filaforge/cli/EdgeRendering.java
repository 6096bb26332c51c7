package io.github.filaforge.cli;

import io.github.filaforge.EdgeBuilder;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.picture.EdgePicture;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionReader;
import io.github.filaforge.solution.Subject;
import io.github.filaforge.verify.BoardAssembly;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The solutions of an edge puzzle that are drawn: the first solutions, or the solution with a certain number. */
final class EdgeRendering {

    private final long last;
    private final boolean all;
    private final List<FilledBoard> boards = new ArrayList<>();
    private long count;
    private boolean complete;

    /**
     * Makes an empty rendering.
     *
     * @param last the number of the last solution that is drawn
     * @param all true if the solutions before it are drawn too
     */
    EdgeRendering(long last, boolean all) {
        this.last = last;
        this.all = all;
    }

    /**
     * Searches for the solutions.
     *
     * @throws UserException if there are solutions, but fewer than the number that is asked for
     */
    void solve(EdgeBuilder preparation) {
        SearchListener listener = new SearchListener() {
            @Override
            public void found(int[] solution) {
                count++;
                if (isDrawn()) {
                    boards.add(FilledBoard.of(preparation.puzzle(), solution));
                }
            }
        };
        complete = preparation
                .job()
                .run(RunSettings.standard().withLimit(last), listener)
                .complete();
        check("the puzzle");
    }

    /**
     * Reads the solutions from a file. They may have empty cells and joins that do not match.
     *
     * @param file the name of the file; - is standard input
     * @throws UserException if the file has solutions, but fewer than the number that is asked for, or if a board cannot be
     *     one of the puzzle
     * @throws io.github.filaforge.definition.InputException if the file cannot be read
     */
    void read(String file, EdgePuzzle puzzle, InputStream in) {
        BoardAssembly assembly = new BoardAssembly(puzzle);
        try (SolutionReader reader = SolutionReader.open(file, in, List.of(Subject.of(puzzle)))) {
            while (count < last && reader.hasNext()) {
                count++;
                Solution solution = reader.next();
                if (isDrawn()) {
                    assembly.assemble(solution.pieces()).ifPresent(fault -> {
                        throw new UserException(solution.file() + ":" + solution.line() + ": solution "
                                + solution.number() + " cannot be drawn: " + fault
                                + "; name the puzzle that the solutions are of");
                    });
                    boards.add(FilledBoard.of(puzzle, assembly.board()));
                }
            }
            complete = !all || !reader.hasNext();
        }
        check("the file");
    }

    private boolean isDrawn() {
        return all || count == last;
    }

    private void check(String whole) {
        if (boards.isEmpty() && count > 0) {
            throw new UserException(
                    "there is no solution number " + last + ": " + whole + " has " + Quantity.of(count, "solution"));
        }
    }

    /**
     * Returns a picture of the solutions; empty if there is none.
     *
     * @param cell the number of pixels of the side of a cell, if it is given
     */
    Optional<EdgePicture> picture(OptionalInt cell) {
        return boards.isEmpty() ? Optional.empty() : Optional.of(new EdgePicture(boards, all, title(), cell));
    }

    /** Returns the title of the picture. */
    private String title() {
        if (!all) {
            return "solution " + last;
        }
        String solutions = Quantity.of(boards.size(), "solution");
        if (complete) {
            return solutions;
        }
        return boards.size() == 1 ? "the first solution" : "the first " + solutions;
    }

    /** Returns true if there may be more solutions than are drawn. */
    boolean mayBeMore() {
        return all && !complete;
    }
}
