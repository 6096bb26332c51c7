package io.github.filaforge.definition;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Reads the lines of a text as puzzles, and the lines of a puzzle as pieces and pictures. */
final class DefinitionParser {

    private final SourceText source;
    private final Iterator<Token> contents;
    private final PuzzleNaming names;
    private final List<Defined<?>> puzzles = new ArrayList<>();

    /**
     * Creates a parser at the start of a text.
     *
     * @param names the names of the puzzles of the input, before this text and in it
     */
    DefinitionParser(SourceText source, PuzzleNaming names) {
        this.source = source;
        this.contents = source.contents();
        this.names = names;
    }

    /** Returns the puzzles. Empty if the text has only comments and blank lines. */
    List<Defined<?>> parse() {
        while (contents.hasNext()) {
            Directive directive = Directive.of(contents.next());
            switch (directive.keyword()) {
                case PUZZLE -> puzzles.add(puzzle(directive));
                case PIECE, EDGE_PIECE, COLOUR, PICTURE, REGION ->
                    throw directive.error(
                            DefinitionError.PIECE_OUTSIDE_PUZZLE,
                            directive.keyword().word());
                case END_PICTURE, END_REGION -> throw endOutsidePicture(directive);
                case END_PUZZLE -> throw directive.error(DefinitionError.END_OUTSIDE_PUZZLE);
            }
        }
        return List.copyOf(puzzles);
    }

    private Defined<?> puzzle(Directive opening) {
        Settings settings = new Settings(opening);
        Optional<Token> title = settings.optional("name");
        for (String setting : EdgeBoard.OWN) {
            if (settings.has(setting) && !settings.has(EdgeBoard.EDGES)) {
                throw settings.place(setting).error(DefinitionError.SETTING_OF_EDGES, setting);
            }
        }
        return settings.has(EdgeBoard.EDGES)
                ? edges(EdgeBoard.of(opening, settings), title)
                : packing(BoxDirective.of(opening, settings), title);
    }

    private Defined<EdgePuzzle> edges(EdgeBoard board, Optional<Token> title) {
        EdgeDraft puzzle = new EdgeDraft(board);
        Directive directive = next(board.place());
        while (directive.keyword() != Keyword.END_PUZZLE) {
            switch (directive.keyword()) {
                case EDGE_PIECE -> puzzle.add(directive);
                case REGION -> {
                    if (ChoicesDraft.isMeantBy(new Settings(directive))) {
                        throw directive.error(DefinitionError.CHOICE_IN_EDGES);
                    }
                    puzzle.region().add(directive, contents);
                }
                default ->
                    throw directive.error(
                            DefinitionError.PACKING_IN_EDGES,
                            directive.keyword().word());
            }
            directive = next(board.place());
        }
        return puzzle.finish(names.next(title), title.isPresent());
    }

    private Defined<Puzzle> packing(BoxDirective box, Optional<Token> title) {
        PuzzleDraft puzzle = new PuzzleDraft(box);
        Directive directive = next(box.place());
        while (directive.keyword() != Keyword.END_PUZZLE) {
            switch (directive.keyword()) {
                case PIECE ->
                    puzzle.add(PieceDraft.read(directive, box.container().lattice()));
                case COLOUR -> puzzle.addColour(directive);
                case PICTURE -> puzzle.add(new Picture(directive, box.container()), contents);
                case REGION -> puzzle.addRegion(directive, contents);
                default -> throw directive.error(DefinitionError.EDGES_IN_PACKING);
            }
            directive = next(box.place());
        }
        return puzzle.finish(names.next(title), title.isPresent(), source);
    }

    /** Returns the next directive of a puzzle, which does not begin a puzzle and does not end a picture. */
    private Directive next(Token opening) {
        if (!contents.hasNext()) {
            throw opening.error(DefinitionError.PUZZLE_NOT_ENDED);
        }
        Directive directive = Directive.of(contents.next());
        return switch (directive.keyword()) {
            case PUZZLE -> throw directive.error(DefinitionError.PUZZLE_IN_PUZZLE, opening.lineNumber());
            case END_PICTURE, END_REGION -> throw endOutsidePicture(directive);
            default -> directive;
        };
    }

    private static DefinitionException endOutsidePicture(Directive directive) {
        return directive.error(
                DefinitionError.END_OUTSIDE_PICTURE, directive.keyword().word().substring(1));
    }
}
