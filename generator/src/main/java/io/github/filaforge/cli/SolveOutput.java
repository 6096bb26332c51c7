package io.github.filaforge.cli;

import io.github.filaforge.runtime.CheckedOutput;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.SolutionPrinter;
import io.github.filaforge.runtime.format.OutputFormat;
import io.github.filaforge.runtime.format.SolutionFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** The output of {@code fila solve}: titles, headings and solutions, JSON, sub-puzzles. It ends when its reader goes. */
final class SolveOutput {

    private final CheckedOutput out;
    /** Empty if no solutions are printed. */
    private final Optional<OutputFormat> format;

    private final boolean addresses;
    private final Colours colours;
    private final boolean several;
    private Runnable unread = () -> {};
    /** What stands above the solutions of a puzzle, as it was printed last. */
    private byte[] printedHeader = {};

    private boolean isCut;

    /**
     * An output without anything in it.
     *
     * @param format of solutions; empty if none are printed
     * @param addresses whether they are printed as addresses of a viewer, whatever the format
     * @param several whether there are several puzzles, each with a heading
     */
    SolveOutput(CheckedOutput out, Optional<OutputFormat> format, boolean addresses, Colours colours, boolean several) {
        this.out = out;
        this.format = format;
        this.addresses = addresses;
        this.colours = colours;
        this.several = several;
    }

    /** Has something done when a line cannot be written since the reader has gone. */
    void whenUnread(Runnable action) {
        unread = action;
    }

    /** Whether the reader has gone. */
    boolean isCut() {
        return isCut;
    }

    /** Prints what stands above the solutions of a puzzle, unless it does so already. */
    void begin(SearchInput input) {
        byte[] header = format.map(form -> form.header(input.coordinates())).orElse(printedHeader);
        if (!Arrays.equals(header, printedHeader)) {
            print(header);
            printedHeader = header;
        }
    }

    /**
     * Prints solutions.
     *
     * @param tally tells whether these are the first of the puzzle
     */
    SolutionPrinter printer(SearchInput input, SolutionDecoder decoder, Tally tally) {
        if (several && !addresses && format.isPresent() && tally.begin()) {
            print(format.get().puzzleHeading(input.name()));
        }
        OutputFormat form = format.orElse(OutputFormat.TEXT);
        SolutionDecoder drawing = form == OutputFormat.TEXT ? input.inColours(decoder, colours) : decoder;
        SolutionFormat printed = addresses && input instanceof EdgeInput edges
                ? new AddressFormat(edges.preparation().puzzle())
                : form.of(drawing, input.name());
        return new SolutionPrinter(printed, format.isPresent() ? out : null);
    }

    /**
     * Prints the best board of a search for high scores, with its gaps, where solutions are printed as text or as addresses: in
     * other forms each is a board without any.
     */
    void printBest(SearchInput input, BestSoFar best) {
        if (!best.board().isThere() || format.isEmpty()) {
            return;
        }
        if (addresses && input instanceof EdgeInput edges) {
            print(AddressFormat.address(
                    edges.preparation().puzzle(), best.board().board()));
        } else if (format.get() == OutputFormat.TEXT) {
            print(best.drawn().stripTrailing());
        }
    }

    /** Ends solutions. */
    void end(SolutionPrinter printer) {
        printer.flush();
        check();
        isCut = printer.isCut();
    }

    /** Prints a line. */
    void print(String line) {
        print((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void print(byte[] bytes) {
        try {
            out.write(bytes);
        } catch (IOException e) {
            // The output knows why, unless its reader has gone.
            isCut = true;
            unread.run();
        }
        check();
    }

    /**
     * Prints a text, from within a search.
     *
     * @throws SearchStopped if it cannot
     */
    void printOrStop(String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            isCut = true;
            throw new SearchStopped();
        }
    }

    /**
     * Tells of what has gone wrong.
     *
     * @throws UserException if something has
     */
    void check() {
        check("");
    }

    /** The same, and what to do then. */
    void check(String remedy) {
        if (out.failure() != null) {
            throw new UserException(out.failure() + remedy);
        }
    }

    /** Writes what a compressed file holds back. */
    void close() {
        out.close();
    }
}
