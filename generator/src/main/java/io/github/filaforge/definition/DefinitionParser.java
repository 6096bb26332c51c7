package io.github.filaforge.definition;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Reads the lines of a text as puzzles, and those of a puzzle as pieces and pictures. */
final class DefinitionParser {

    private final int before;
    private final SourceText source;
    private final Iterator<Token> contents;
    private final String baseName;
    private final List<Defined> puzzles = new ArrayList<>();

    /**
     * A parser at the start of a text.
     *
     * @param baseName the name of the first puzzle of the input; the next is called baseName-2
     * @param before the number of puzzles of the input before this text
     */
    DefinitionParser(SourceText source, String baseName, int before) {
        this.before = before;
        this.source = source;
        this.contents = source.contents();
        this.baseName = baseName;
    }

    /** The puzzles; none if there is nothing but comments and blank lines. */
    List<Defined> parse() {
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

    private Defined puzzle(Directive opening) {
        Settings settings = Settings.of(opening);
        return settings.has(EdgeBoard.EDGES)
                ? edges(EdgeBoard.of(opening, settings))
                : packing(BoxDirective.of(opening, settings));
    }

    private DefinedEdges edges(EdgeBoard board) {
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
                    return puzzle.finish(nextName());
                }
            }
        }
        throw board.place().error(DefinitionError.PUZZLE_NOT_ENDED);
    }

    private DefinedPuzzle packing(BoxDirective box) {
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
                    return puzzle.finish(nextName(), source);
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

    private String nextName() {
        int number = before + puzzles.size() + 1;
        return number == 1 ? baseName : baseName + "-" + number;
    }
}
