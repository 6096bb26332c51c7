package io.github.filaforge.solution;

import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.format.SolutionFormat;
import java.util.Optional;

/** A format of solutions: its name, its writer and its reader. {@link SolutionFormats} has the list of all formats. */
public abstract class SolutionFileFormat {

    private final String name;
    private final String summary;

    /**
     * Creates a format.
     *
     * @param name the name on a command line, which is also the ending of the names of files
     * @param summary the content of a file in some words, for help
     */
    SolutionFileFormat(String name, String summary) {
        this.name = name;
        this.summary = summary;
    }

    /** Returns the name on a command line, which is also the ending of the names of files. */
    public final String name() {
        return name;
    }

    /** Returns the content of a file in some words, for help. */
    public final String summary() {
        return summary;
    }

    /** Returns true if solutions are pictures, whose pieces may be in colours. */
    public boolean isDrawn() {
        return false;
    }

    /** Returns true if packaged programs write this format too. */
    public boolean isPackaged() {
        return false;
    }

    /** Returns the reason why the solutions of a puzzle cannot be written, for the user; empty if they can be written. */
    public Optional<String> obstacle(Subject puzzle) {
        return Optional.empty();
    }

    /**
     * Returns the beginning of an output, which is written once; empty for most formats.
     *
     * @param coordinates the number of coordinates of a cell
     */
    public byte[] header(int coordinates) {
        return new byte[0];
    }

    /**
     * Returns the heading of the solutions of a puzzle in an output with the solutions of several puzzles; empty if each
     * solution has the name of its puzzle.
     */
    public byte[] puzzleHeading(String puzzle) {
        return new byte[0];
    }

    /**
     * Returns an object that writes solutions in this format.
     *
     * @param decoder the decoder of the solutions
     * @param name the name of the puzzle in the output
     * @param puzzle the puzzle, which has no {@link #obstacle}
     */
    public abstract SolutionFormat writer(SolutionDecoder decoder, String name, Subject puzzle);

    /**
     * Returns the text of the best board of a search for high scores, without the last line feed; empty if boards have no
     * gaps in this format.
     *
     * @param board the board in the form of a solution
     * @param drawn the picture of the board, below a line with its score
     */
    public Optional<String> bestBoard(Subject puzzle, int[] board, String drawn) {
        return Optional.empty();
    }

    /** Returns true if {@link #bestBoard} returns a text, so that a board in this format may have empty cells. */
    public boolean takesGaps() {
        return false;
    }

    /** Returns true if a file of this format may begin with a line, behind comments and empty lines. */
    abstract boolean isBegunBy(String line);

    /** Returns an object that reads solutions in this format. */
    abstract SolutionForm reader(SolutionLines lines, Headings headings, PuzzleNames names);
}
