package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.NearestWord;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads a line C: a piece by its coordinates. */
final class PieceDirective {

    private static final List<String> TYPES = List.of("M", "S");

    private PieceDirective() {}

    static PieceDraft read(Directive directive, Lattice lattice) {
        Settings settings = Settings.of(directive);
        Token name = settings.required("name");
        String text = PieceName.of(name);
        boolean stationary =
                settings.optional("type").map(PieceDirective::isStationary).orElse(false);
        Copies copies = Copies.of(settings);
        if (stationary) {
            copies.checkStationary(settings);
        }
        PieceDraft draft = new PieceDraft(lattice, name, text, stationary, copies);
        Set<Cell> seen = new HashSet<>();
        for (Token triplet : settings.required("layout").split(',')) {
            Cell cell = Coordinates.cell(triplet, lattice);
            if (!seen.add(cell)) {
                throw triplet.error(DefinitionError.DOUBLED_COORDINATE, lattice.text(cell), PlainText.shortened(text));
            }
            draft.add(cell, triplet);
        }
        draft.colour(ColourDraft.ofPiece(settings, stationary, draft.cells().size()));
        return draft;
    }

    private static boolean isStationary(Token type) {
        if (!TYPES.contains(type.text())) {
            String suggestion = NearestWord.suggestion(type.text(), TYPES);
            throw type.error(DefinitionError.UNKNOWN_TYPE, type.quoted(), suggestion);
        }
        return type.is("S");
    }
}
