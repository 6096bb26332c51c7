package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.model.Container;
import io.github.filaforge.runtime.text.Plural;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The colours of the cells of a puzzle while it is read: the colours of the container, and the pairs of colours that match.
 */
final class ColourDraft {

    private final Container container;
    private final Map<Cell, Integer> ofCells = new HashMap<>();
    private final Map<Cell, Token> colouredBy = new HashMap<>();
    /** The name of the first piece with colours, or null. */
    private Token ofPiece;

    /** Creates the colours of a container without a colour. */
    ColourDraft(Container container) {
        this.container = container;
    }

    /** Returns the pairs of {@code match}, for example {@code 1-1 1-2}. */
    static Set<ColourPair> pairs(Settings settings) {
        return settings.optional("match").map(ColourDraft::pairs).orElse(Set.of());
    }

    /** Returns the pairs of a value of {@code match}. */
    static Set<ColourPair> pairs(Token value) {
        Set<ColourPair> pairs = new TreeSet<>();
        value.words().forEach(word -> pairs.add(pair(word)));
        return pairs;
    }

    private static ColourPair pair(Token word) {
        List<Token> colours = word.split('-');
        if (colours.size() != 2 || colours.stream().anyMatch(Token::isEmpty)) {
            throw word.error(DefinitionError.NOT_A_PAIR, word.quoted());
        }
        return new ColourPair(colour(colours.get(0), 1), colour(colours.get(1), 1));
    }

    /**
     * Returns the colour of a cell.
     *
     * @param least 0 if the cell may have no colour, or else 1
     */
    static int colour(Token value, int least) {
        int colour = value.integer();
        if (colour < least || colour > DefinitionLimits.MAX_COLOUR) {
            throw value.error(DefinitionError.COLOUR_OUT_OF_RANGE, colour, DefinitionLimits.MAX_COLOUR);
        }
        return colour;
    }

    /** Returns the colours of a piece with the given number of cells; empty if the definition has no colours for it. */
    static List<Integer> ofPiece(Settings settings, boolean stationary, int cells) {
        Optional<Token> value = settings.optional("colours");
        if (value.isEmpty()) {
            return List.of();
        }
        if (stationary) {
            throw settings.place("colours").error(DefinitionError.STATIONARY_COLOURS);
        }
        List<Integer> colours =
                value.get().words().stream().map(word -> colour(word, 0)).toList();
        if (colours.size() != cells) {
            throw value.get()
                    .error(
                            DefinitionError.COLOURS_DIFFER,
                            Plural.of(colours.size(), "colour"),
                            Plural.of(cells, "cell"));
        }
        return colours;
    }

    /** Records a piece if it is the first one with colours. */
    void meet(PieceDraft piece) {
        if (ofPiece == null && piece.colours().stream().anyMatch(colour -> colour > 0)) {
            ofPiece = piece.name();
        }
    }

    /** Adds the cells to which a K line gives a colour. */
    void add(Directive directive) {
        Lattice lattice = container.lattice();
        Settings settings = new Settings(directive);
        int colour = colour(settings.required("colour"), 1);
        for (Token triplet : settings.required("layout").split(',')) {
            Cell cell = container.periods().reduced(triplet.cell(lattice));
            if (!container.isInBox(cell)) {
                throw triplet.error(
                        DefinitionError.COLOUR_OUTSIDE_BOX,
                        lattice.text(cell),
                        container.box(),
                        lattice.range(container.box()));
            }
            Token earlier = colouredBy.putIfAbsent(cell, triplet);
            if (earlier != null) {
                throw triplet.error(
                        DefinitionError.COLOURED_TWICE, lattice.text(cell), ofCells.get(cell), earlier.lineNumber());
            }
            ofCells.put(cell, colour);
        }
    }

    /** Returns the warning that pieces and cells have colours of which none match, if this is the case. */
    Optional<String> warning() {
        return ofPiece == null || ofCells.isEmpty() || !pairs().isEmpty()
                ? Optional.empty()
                : Optional.of(ofPiece.warning(
                        "piece '" + ofPiece.quoted()
                                + "' has colours, but none of them goes with a colour of the container",
                        "name the pairs that go together in D, as in match=1-1 1-2"));
    }

    CellColours toColours() {
        return ofCells.isEmpty() && pairs().isEmpty() ? CellColours.NONE : new CellColours(ofCells, pairs());
    }

    private Set<ColourPair> pairs() {
        return container.colours().pairs();
    }
}
