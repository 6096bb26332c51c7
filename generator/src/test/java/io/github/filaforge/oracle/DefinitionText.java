package io.github.filaforge.oracle;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.stream.Collectors;

/** Writes puzzles in the definition format, so that one on which a test fails can be fed to the program by hand. */
public final class DefinitionText {

    private DefinitionText() {}

    /** The definition, every piece by its coordinates. */
    public static String of(Puzzle puzzle) {
        Box box = puzzle.box();
        StringBuilder text = new StringBuilder("# " + puzzle.name() + "\n");
        text.append("D:xDim=").append(box.xDim());
        text.append(":yDim=").append(box.yDim());
        text.append(":zDim=").append(box.zDim());
        text.append(puzzle.oneSided() ? ":oneSide\n" : "\n");
        for (Piece piece : puzzle.pieces()) {
            text.append("C:name=").append(piece.name());
            text.append(":type=").append(piece.stationary() ? "S" : "M");
            text.append(":layout=");
            text.append(piece.cells().stream().map(Cell::toString).collect(Collectors.joining(", ")));
            text.append('\n');
        }
        return text.append("~D\n").toString();
    }

    /** The definition of an edge puzzle; it counts places from the bottom. */
    public static String of(EdgePuzzle puzzle) {
        StringBuilder text = new StringBuilder("# " + puzzle.name() + "\n");
        text.append("D:xDim=").append(puzzle.width());
        text.append(":yDim=").append(puzzle.height());
        text.append(":edges");
        puzzle.rim().ifPresent(rim -> text.append('=').append(rim));
        text.append(
                puzzle.periods().areNone() ? "" : ":wrap=" + puzzle.periods().axes());
        String pairs = puzzle.partners().entrySet().stream()
                .filter(pair -> pair.getKey() > pair.getValue())
                .map(pair -> pair.getKey() + "-" + pair.getValue())
                .collect(Collectors.joining(" "));
        text.append(pairs.isEmpty() ? "" : ":meets=" + pairs);
        text.append(
                puzzle.pieces().size()
                                > puzzle.width() * puzzle.height()
                                        - puzzle.gaps().size()
                        ? ":pool"
                        : "");
        text.append('\n');
        for (int cell = 0;
                cell < puzzle.width() * puzzle.height() && puzzle.gaps().size() > 0;
                cell++) {
            text.append(cell == 0 ? "R:dense\n" : cell % puzzle.width() == 0 ? "\n" : "")
                    .append(
                            puzzle.gaps().holes().contains(cell)
                                    ? '.'
                                    : puzzle.gaps().beyond().contains(cell) ? '?' : '*');
        }
        text.append(puzzle.gaps().size() > 0 ? "\n~R\n" : "");
        for (int piece = 0; piece < puzzle.pieces().size(); piece++) {
            int number = piece;
            text.append("E:name=").append(puzzle.pieces().get(piece).name());
            text.append(":sides=");
            text.append(puzzle.pieces().get(piece).sides().stream()
                    .map(String::valueOf)
                    .collect(Collectors.joining(" ")));
            text.append(puzzle.pieces().get(piece).mayTurn() ? "" : ":turns=fixed");
            puzzle.pins().stream()
                    .filter(pin -> pin.piece() == number)
                    .forEach(pin -> text.append(":at=")
                            .append(pin.cell() % puzzle.width())
                            .append(' ')
                            .append(puzzle.height() - 1 - pin.cell() / puzzle.width())
                            .append(":turn=")
                            .append(pin.turn()));
            text.append('\n');
        }
        return text.append("~D\n").toString();
    }
}
