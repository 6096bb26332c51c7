package io.github.filaforge.definition;

import io.github.filaforge.edge.BoardGaps;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.PieceCopies;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** An edge puzzle while it is read. It receives the pieces one by one, and throws an exception at a wrong piece. */
final class EdgeDraft {

    private final EdgeBoard board;
    private final List<EdgePiece> pieces = new ArrayList<>();
    private final List<EdgePlacement> pins = new ArrayList<>();
    private final Map<String, Token> names = new HashMap<>();
    private final RegionDraft region;
    /** The name of each piece. */
    private final List<Token> nameOf = new ArrayList<>();
    /** The first piece that may be used any number of times, and the first piece without a place that has a number. */
    private Optional<Token> anyNumber = Optional.empty();

    private Optional<Token> givenNumber = Optional.empty();

    /** The names of the pieces that have a place, by the numbers of their cells. */
    private final Map<Integer, Token> placed = new HashMap<>();

    private final Set<Integer> colours = new HashSet<>();

    EdgeDraft(EdgeBoard board) {
        this.board = board;
        this.region = board.region();
        board.rim().ifPresent(colours::add);
        colours.addAll(board.partners().keySet());
    }

    /** Adds the piece of an E line. */
    void add(Directive directive) {
        Settings settings = new Settings(directive);
        Token name = settings.required("name");
        String text = PieceName.of(name);
        takeName(text, name);
        List<Integer> sides = sides(settings.required("sides"));
        EdgePiece piece = new EdgePiece(text, sides, EdgeBoard.mayTurn(settings, board.mayTurn()));
        int copies = copies(settings, name);
        pin(settings, name, piece);
        for (int copy = 1; copy <= copies; copy++) {
            String its = copies == 1 ? text : PieceCopies.name(text, copy);
            if (copies > 1) {
                takeName(its, name);
            }
            pieces.add(new EdgePiece(its, sides, piece.mayTurn()));
            nameOf.add(name);
        }
    }

    /** Returns the region of the board while its lines are read: the cells that take pieces. */
    RegionDraft region() {
        return region;
    }

    private void takeName(String text, Token name) {
        Token earlier = names.putIfAbsent(text, name);
        if (earlier != null) {
            throw name.error(DefinitionError.EDGE_PIECE_TWICE, PlainText.shortened(text), earlier.lineNumber());
        }
    }

    /**
     * Returns the number of pieces of a line. If there may be any number of copies, it is the number of cells of the board.
     */
    private int copies(Settings settings, Token name) {
        Optional<Token> value = settings.optional("copies");
        boolean isAny = value.isPresent() && value.get().is("*");
        if (isAny) {
            anyNumber = anyNumber.or(() -> Optional.of(name));
        } else if (!settings.has("at")) {
            givenNumber = givenNumber.or(() -> Optional.of(name));
        }
        int copies = isAny ? board.cells() : value.map(Token::integer).orElse(1);
        if (copies < 1) {
            Token text = value.orElse(name);
            throw text.error(DefinitionError.COPIES_OF_AN_EDGE_PIECE, text.quoted());
        }
        if (pieces.size() + (long) copies > DefinitionLimits.MAX_PIECES) {
            throw value.orElse(name)
                    .error(DefinitionError.TOO_MANY_EDGE_COPIES, copies, name.quoted(), DefinitionLimits.MAX_PIECES);
        }
        int length = name.text().length();
        if (copies > 1 && length > DefinitionLimits.MAX_COPIED_NAME) {
            throw name.error(DefinitionError.COPIED_NAME_TOO_LONG, length, DefinitionLimits.MAX_COPIED_NAME);
        }
        if (value.isPresent() && settings.has("at")) {
            throw settings.place("copies").error(DefinitionError.COPIES_WITH_A_PLACE, name.quoted());
        }
        return copies;
    }

    private List<Integer> sides(Token value) {
        List<Token> words = value.words();
        if (words.size() != EdgePiece.SIDES) {
            throw value.error(DefinitionError.NOT_FOUR_SIDES, Plural.of(words.size(), "side"));
        }
        List<Integer> sides = new ArrayList<>();
        for (Token word : words) {
            int colour = EdgeBoard.colour(word);
            if (colours.add(colour) && colours.size() > DefinitionLimits.MAX_SIDE_COLOURS) {
                throw word.error(DefinitionError.TOO_MANY_SIDE_COLOURS, colour, DefinitionLimits.MAX_SIDE_COLOURS);
            }
            sides.add(colour);
        }
        return sides;
    }

    /** Stores the place of the next piece, if it has one. */
    private void pin(Settings settings, Token name, EdgePiece piece) {
        Optional<Token> place = settings.optional("at");
        if (place.isEmpty()) {
            if (settings.has("turn")) {
                throw settings.place("turn").error(DefinitionError.TURN_WITHOUT_PLACE);
            }
            return;
        }
        int cell = cell(place.get());
        Token earlier = placed.putIfAbsent(cell, name);
        if (earlier != null) {
            throw place.get()
                    .error(DefinitionError.PLACE_TAKEN, place.get().quoted(), earlier.quoted(), earlier.lineNumber());
        }
        int turn = settings.optional("turn").map(EdgeDraft::turn).orElse(0);
        if (turn != 0 && !piece.mayTurn()) {
            throw settings.required("turn").error(DefinitionError.TURN_OF_A_FIXED_PIECE, turn, name.quoted());
        }
        pins.add(new EdgePlacement(cell, pieces.size(), turn));
    }

    private int cell(Token place) {
        List<Token> numbers = place.words();
        if (numbers.size() != 2) {
            throw place.error(DefinitionError.NOT_A_PLACE, Plural.of(numbers.size(), "number"));
        }
        int x = numbers.get(0).integer();
        int y = numbers.get(1).integer();
        if (x < 0 || x >= board.width() || y < 0 || y >= board.height()) {
            throw place.error(
                    DefinitionError.PLACE_OFF_BOARD, place.quoted(), board, board.width() - 1, board.height() - 1);
        }
        return board.cell(x, y);
    }

    private static int turn(Token value) {
        int turn = value.integer();
        if (turn < 0 || turn >= EdgePiece.SIDES) {
            throw value.error(DefinitionError.NO_SUCH_TURN, turn);
        }
        return turn;
    }

    /**
     * Returns the puzzle, if it is correct as a whole.
     *
     * @param named true if D gives the name
     */
    Defined<EdgePuzzle> finish(String name, boolean named) {
        BoardGaps gaps = region.gaps(board);
        int cells = board.cells() - gaps.size();
        if (cells == 0) {
            throw board.place().error(DefinitionError.NO_REGION);
        }
        placed.forEach((cell, piece) -> {
            if (gaps.contains(cell)) {
                throw piece.error(DefinitionError.PLACE_WITHOUT_CELL, piece.quoted());
            }
        });
        if (anyNumber.isPresent() && givenNumber.isPresent() && !board.hasSpares()) {
            Token piece = givenNumber.get();
            throw piece.error(
                    DefinitionError.NUMBER_BESIDE_ANY_NUMBER,
                    piece.quoted(),
                    anyNumber.get().quoted());
        }
        if (pieces.size() > cells && !board.hasSpares() && anyNumber.isEmpty()) {
            Token piece = nameOf.get(cells);
            throw piece.error(DefinitionError.TOO_MANY_EDGE_PIECES, piece.quoted(), board);
        }
        int missing = cells - pieces.size();
        if (missing > 0) {
            throw board.place()
                    .error(
                            DefinitionError.TOO_FEW_EDGE_PIECES,
                            Plural.of(pieces.size(), "piece"),
                            board,
                            Plural.of(cells, "cell"),
                            missing);
        }
        EdgePuzzle puzzle = new EdgePuzzle(
                name,
                board.width(),
                board.height(),
                board.rim(),
                gaps,
                board.periods(),
                board.partners(),
                pieces,
                pins);
        return new Defined<>(puzzle, named, board.place().position(), List.of());
    }
}
