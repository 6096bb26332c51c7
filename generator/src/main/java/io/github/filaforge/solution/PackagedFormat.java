package io.github.filaforge.solution;

import io.github.filaforge.model.Piece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.format.OutputFormat;
import io.github.filaforge.runtime.format.SolutionFormat;
import java.util.Optional;
import java.util.function.Predicate;

/** A format of solutions that packaged programs can write too, because its writer is in the runtime. */
final class PackagedFormat extends SolutionFileFormat {

    /** Makes the object that reads solutions. */
    @FunctionalInterface
    interface Reader {

        SolutionForm of(SolutionLines lines, Headings headings, PuzzleNames names);
    }

    private final OutputFormat output;
    private final Predicate<String> beginning;
    private final Reader reader;

    /**
     * Creates a format.
     *
     * @param beginning is true for the lines with which a file may begin
     */
    PackagedFormat(OutputFormat output, String summary, Predicate<String> beginning, Reader reader) {
        super(output.label(), summary);
        this.output = output;
        this.beginning = beginning;
        this.reader = reader;
    }

    @Override
    public boolean isDrawn() {
        return output == OutputFormat.TEXT;
    }

    @Override
    public boolean isPackaged() {
        return true;
    }

    @Override
    public Optional<String> obstacle(Subject puzzle) {
        if (output != OutputFormat.DEF || !(puzzle instanceof Subject.Packing packing)) {
            return Optional.empty();
        }
        return packing.puzzle().pieces().stream()
                .map(Piece::name)
                .filter(name -> name.contains(":"))
                .findFirst()
                .map(name -> "piece " + name + " would have to be made stationary, and no"
                        + " definition can say that of a name with a colon: rename it, or use another format");
    }

    @Override
    public byte[] header(int coordinates) {
        return output.header(coordinates);
    }

    @Override
    public byte[] puzzleHeading(String puzzle) {
        return output.puzzleHeading(puzzle);
    }

    @Override
    public SolutionFormat writer(SolutionDecoder decoder, String name, Subject puzzle) {
        return output.of(decoder, name);
    }

    @Override
    public Optional<String> bestBoard(Subject puzzle, int[] board, String drawn) {
        return isDrawn() ? Optional.of(drawn.stripTrailing()) : Optional.empty();
    }

    @Override
    public boolean takesGaps() {
        return isDrawn();
    }

    @Override
    boolean isBegunBy(String line) {
        return beginning.test(line);
    }

    @Override
    SolutionForm reader(SolutionLines lines, Headings headings, PuzzleNames names) {
        return reader.of(lines, headings, names);
    }
}
