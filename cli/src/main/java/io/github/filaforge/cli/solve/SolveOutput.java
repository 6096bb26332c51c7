package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.terminal.Colours;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.format.TextFormat;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.solution.SolutionFileFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The output of {@code fila solve}: titles, headings and solutions, JSON, sub-puzzles. It ends when the program that reads
 * it closes the pipe.
 */
final class SolveOutput {

    private final CheckedOutput out;
    /** The format of solutions; empty if no solutions are printed. */
    private final Optional<SolutionFileFormat> format;

    private final Colours colours;
    private final boolean several;
    /** The header that was printed last above the solutions of a puzzle. */
    private byte[] printedHeader = {};

    /** True until the heading of the present puzzle is printed. */
    private boolean isHeadingDue;

    private boolean isCut;

    /**
     * Makes an output without content.
     *
     * @param format the format of solutions; empty if none are printed
     * @param several true if there are several puzzles, each with a heading
     */
    SolveOutput(CheckedOutput out, Optional<SolutionFileFormat> format, Colours colours, boolean several) {
        this.out = out;
        this.format = format;
        this.colours = colours;
        this.several = several;
    }

    /** Returns true if the reader has gone. */
    boolean isCut() {
        return isCut;
    }

    /** Prints the header of the solutions of a puzzle, unless it is equal to the last header. */
    void begin(SearchInput input) {
        byte[] header =
                format.map(form -> form.header(input.subject().coordinates())).orElse(printedHeader);
        if (!Arrays.equals(header, printedHeader)) {
            print(header);
            printedHeader = header;
        }
        isHeadingDue = several && format.isPresent();
    }

    /** Returns the printer of the solutions of a search, and prints the heading of the puzzle above its first solutions. */
    SolutionPrinter printer(SearchInput input, SolutionDecoder decoder) {
        if (isHeadingDue) {
            print(format.orElseThrow().puzzleHeading(input.name()));
            isHeadingDue = false;
        }
        if (format.isEmpty()) {
            return new SolutionPrinter(new TextFormat(decoder), null);
        }
        SolutionDecoder drawing = format.get().isDrawn() ? input.inColours(decoder, colours) : decoder;
        return new SolutionPrinter(format.get().writer(drawing, input.name(), input.subject()), out);
    }

    /** Prints the best board of a search for high scores, if solutions are printed in a format in which a board has gaps. */
    void printBest(SearchInput input, BestSoFar best) {
        if (best.board().isThere()) {
            format.flatMap(form -> form.bestBoard(input.subject(), best.board().board(), best.drawn()))
                    .ifPresent(this::print);
        }
    }

    void end(SolutionPrinter printer) {
        printer.flush();
        check();
        isCut |= printer.isCut();
    }

    void print(String line) {
        print((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void print(byte[] bytes) {
        try {
            out.write(bytes);
        } catch (IOException e) {
            // The output stores the reason, unless its reader has gone.
            isCut = true;
        }
        check();
    }

    /**
     * Prints a text from within a search.
     *
     * @throws SearchStopped if the text cannot be written
     */
    void printOrStop(String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            isCut = true;
            throw new SearchStopped();
        }
    }

    void check() {
        check("");
    }

    /**
     * Checks that the output could be written.
     *
     * @param remedy the advice behind the message
     * @throws UserException if it could not be written
     */
    void check(String remedy) {
        if (out.failure() != null) {
            throw new UserException(out.failure() + remedy);
        }
    }

    /** Writes the bytes that a compressed file still holds back. */
    void close() {
        out.close();
    }
}
