package io.github.filaforge.definition;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes edge puzzles as definitions. */
final class EdgeText {

    /** A text that a reader would treat as another setting without its colon. */
    private static final Pattern SETTING =
            Pattern.compile(Keyword.EDGE_PIECE.settings().stream().collect(Collectors.joining("|", ";(", ")=")));

    private EdgeText() {}

    /**
     * Returns the definition of a puzzle.
     *
     * @throws IllegalArgumentException if a piece has a name that no definition can give to it
     */
    static String of(EdgePuzzle puzzle) {
        StringBuilder text = new StringBuilder("D:xDim=" + puzzle.width() + ":yDim=" + puzzle.height() + ":edges");
        puzzle.rim().ifPresent(colour -> text.append('=').append(colour));
        text.append('\n');
        Map<Integer, EdgePlacement> pins = new HashMap<>();
        puzzle.pins().forEach(pin -> pins.put(pin.piece(), pin));
        for (int piece = 0; piece < puzzle.size(); piece++) {
            text.append(line(puzzle.pieces().get(piece)));
            if (pins.containsKey(piece)) {
                text.append(place(puzzle, pins.get(piece)));
            }
            text.append('\n');
        }
        return text.append("~D\n").toString();
    }

    private static String line(EdgePiece piece) {
        String name = piece.name();
        if (!DefinitionWriter.isWritable(name)
                || name.contains(":")
                || SETTING.matcher(name).find()) {
            throw DefinitionWriter.cannotWrite(name);
        }
        return "E:name=" + name + ":sides="
                + piece.sides().stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String place(EdgePuzzle puzzle, EdgePlacement pin) {
        return ":at=" + puzzle.column(pin.cell()) + " " + (puzzle.height() - 1 - puzzle.row(pin.cell()))
                + (pin.turn() == 0 ? "" : ":turn=" + pin.turn());
    }
}
