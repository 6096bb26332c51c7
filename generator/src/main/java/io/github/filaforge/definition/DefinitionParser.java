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
                case END_PICTURE -> throw endOutsidePicture(directive, Keyword.PICTURE);
                case END_REGION -> throw endOutsidePicture(directive, Keyword.REGION);
                case END_PUZZLE -> throw directive.error(DefinitionError.END_OUTSIDE_PUZZLE);
            }
        }
        return List.copyOf(puzzles);
    }

    private Defined<?> puzzle(Directive opening) {
        Settings settings = Settings.of(opening);
        Optional<Token> title = settings.optional("name");
        return settings.has(EdgeBoard.EDGES)
                ? edges(EdgeBoard.of(opening, settings), title)
                : packing(BoxDirective.of(opening, settings), title);
    }

    private Defined<EdgePuzzle> edges(EdgeBoard board, Optional<Token> title) {
        EdgeDraft puzzle = new EdgeDraft(board);
        while (contents.hasNext()) {
            Directive directive = Directive.of(contents.next());
            switch (directive.keyword()) {
                case PUZZLE -> throw interruptedBy(directive, board.place());
                case EDGE_PIECE -> puzzle.add(directive);
                case PIECE, COLOUR, PICTURE, REGION ->
                    throw directive.error(
                            DefinitionError.PACKING_IN_EDGES,
                            directive.keyword().word());
                case END_PICTURE -> throw endOutsidePicture(directive, Keyword.PICTURE);
                case END_REGION -> throw endOutsidePicture(directive, Keyword.REGION);
                case END_PUZZLE -> {
                    return puzzle.finish(names.next(title), title.isPresent());
                }
            }
        }
        throw board.place().error(DefinitionError.PUZZLE_NOT_ENDED);
    }

    private Defined<Puzzle> packing(BoxDirective box, Optional<Token> title) {
        PuzzleDraft puzzle = new PuzzleDraft(box);
        while (contents.hasNext()) {
            Directive directive = Directive.of(contents.next());
            switch (directive.keyword()) {
                case PUZZLE -> throw interruptedBy(directive, box.place());
                case EDGE_PIECE -> throw directive.error(DefinitionError.EDGES_IN_PACKING);
                case PIECE -> puzzle.add(PieceDirective.read(directive, puzzle.lattice()));
                case COLOUR -> puzzle.addColour(directive);
                case PICTURE -> addPicture(puzzle, directive);
                case REGION -> addRegion(puzzle.region(), directive);
                case END_PICTURE -> throw endOutsidePicture(directive, Keyword.PICTURE);
                case END_REGION -> throw endOutsidePicture(directive, Keyword.REGION);
                case END_PUZZLE -> {
                    return puzzle.finish(names.next(title), title.isPresent(), source);
                }
            }
        }
        throw box.place().error(DefinitionError.PUZZLE_NOT_ENDED);
    }

    private void addPicture(PuzzleDraft puzzle, Directive opening) {
        Picture picture = new Picture(opening, puzzle.container());
        while (contents.hasNext()) {
            Token content = contents.next();
            if (picture.isEndedBy(content)) {
                puzzle.add(picture);
                return;
            }
            picture.addRow(content);
        }
        throw picture.notEnded();
    }

    private void addRegion(RegionDraft region, Directive directive) {
        if (region.addCells(directive)) {
            return;
        }
        PictureRows rows = region.picture(directive);
        while (contents.hasNext()) {
            Token content = contents.next();
            if (rows.areEndedBy(content)) {
                region.endPicture(directive, content);
                return;
            }
            rows.add(content, words -> {}, region::add);
        }
        throw rows.notEnded();
    }

    private static DefinitionException interruptedBy(Directive directive, Token opening) {
        return directive.error(DefinitionError.PUZZLE_IN_PUZZLE, opening.lineNumber());
    }

    private static DefinitionException endOutsidePicture(Directive directive, Keyword start) {
        return directive.error(DefinitionError.END_OUTSIDE_PICTURE, start.word());
    }
}
