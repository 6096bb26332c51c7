package io.github.filaforge.page.studio;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.PieceFamily;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellForm;
import io.github.filaforge.lattice.FourthAxis;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.vector.Rgb;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Writes puzzles as the objects of JSON that the script of the studio draws. A box with too many cells has none in its
 * object.
 */
final class PuzzleJson {

    /** The greatest number of cells of a box that is drawn. */
    private static final int MOST_CELLS = 6000;

    /** The numbers of the places beside cells that are no cells. */
    private static final int RIM = -1;

    private static final int BEYOND = -2;

    private PuzzleJson() {}

    /** Returns the puzzle as {@link StudioEditor#answer} describes it. */
    static Map<String, Object> of(Defined<?> defined) {
        if (defined.puzzle() instanceof EdgePuzzle board) {
            Map<String, Object> fields = board(board);
            fields.put("named", defined.named());
            return fields;
        }
        Puzzle puzzle = (Puzzle) defined.puzzle();
        Lattice lattice = puzzle.lattice();
        Box box = puzzle.box();
        Map<String, Object> fields = StudioJson.object(
                "kind",
                "packing",
                "name",
                puzzle.name(),
                "named",
                defined.named(),
                "lattice",
                lattice.name(),
                "planar",
                lattice.isPlanar(),
                "box",
                lattice.lengths(box),
                "form",
                form(lattice));
        Periods periods = puzzle.container().periods();
        fields.put("periods", List.of(periods.x(), periods.y(), periods.z()));
        fields.put("ends", ends(lattice, box));
        fields.put("match", List.copyOf(puzzle.container().colours().pairs()));
        fields.put("turns", (lattice.hasUsualTurns() ? "" : "lattice ") + puzzle.turns());
        DrawnPuzzle drawn = DrawnPuzzle.of(puzzle);
        fields.put("crossing", lattice.hasJunctions() ? drawn.mayCross() : null);
        fields.put("placed", drawn.placed().toString());
        fields.put("holes", puzzle.mostEmpty() == Integer.MAX_VALUE ? null : puzzle.mostEmpty());
        fields.put("further", !lattice.hasUsualTurns() || lattice.turns().hasFurther());
        fields.put("choices", puzzle.choices().stream().map(PuzzleJson::choice).toList());
        if (box.volume() * lattice.classes() <= MOST_CELLS) {
            fields.put("cells", places(puzzle));
        }
        Palette palette = Palette.of(puzzle);
        fields.put(
                "pieces",
                PieceFamily.of(puzzle).stream()
                        .map(family -> piece(family, puzzle.container(), palette))
                        .toList());
        fields.put(
                "colours",
                puzzle.mobilePieces().stream()
                        .map(piece -> palette.colour(piece.name()).hex())
                        .toList());
        fields.put("names", puzzle.mobilePieces().stream().map(Piece::name).toList());
        long optional = puzzle.container().optional().stream()
                .filter(lattice::isWritten)
                .count();
        fields.put("required", PieceFamily.cells(puzzle) - optional);
        fields.put("optional", optional);
        fields.put(
                "volume",
                puzzle.packedPieces().stream()
                        .mapToLong(piece -> lattice.written(piece.cells()).size())
                        .sum());
        return fields;
    }

    /** Returns for each axis the reason why a box cannot be closed along it; null if it can. */
    private static List<String> ends(Lattice lattice, Box box) {
        List<String> ends = new ArrayList<>();
        for (int axis = 0; axis < Periods.AXES.length(); axis++) {
            ends.add(Periods.obstacle(lattice, box, Periods.AXES.charAt(axis))
                    .map(Periods.Obstacle::reason)
                    .orElse(null));
        }
        return ends;
    }

    private static Map<String, Object> choice(Piece choice) {
        return StudioJson.object(
                "name",
                choice.name(),
                "options",
                choice.options().stream()
                        .map(option -> StudioJson.object(
                                "name",
                                option.name(),
                                "cells",
                                option.cells().stream()
                                        .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                                        .toList()))
                        .toList());
    }

    /** Returns the cells of the box of a puzzle, without junctions. */
    static List<Cell> cells(Puzzle puzzle) {
        Container container = puzzle.container();
        return puzzle.lattice().written(puzzle.lattice().cells(container.box(), container.periods()));
    }

    private static List<List<Integer>> places(Puzzle puzzle) {
        Lattice lattice = puzzle.lattice();
        Set<Cell> region = new HashSet<>(puzzle.region().cells());
        Set<Cell> optional = puzzle.container().optional();
        Set<Cell> covered = new HashSet<>();
        Container container = puzzle.container();
        puzzle.pieces().stream()
                .filter(Piece::stationary)
                .forEach(piece -> covered.addAll(container.settled(piece).cells()));
        return cells(puzzle).stream()
                .map(cell -> {
                    int state =
                            covered.contains(cell) ? 3 : !region.contains(cell) ? 0 : optional.contains(cell) ? 2 : 1;
                    return List.of(
                            cell.x(),
                            cell.y(),
                            cell.z(),
                            layer(lattice, cell),
                            state,
                            container.colours().colour(cell));
                })
                .toList();
    }

    private static List<List<Integer>> places(Lattice lattice, List<Cell> cells) {
        return cells.stream()
                .map(cell -> List.of(cell.x(), cell.y(), cell.z(), layer(lattice, cell)))
                .toList();
    }

    /** Returns the number of the drawing that has a cell. In four dimensions there is one for each z and w. */
    private static int layer(Lattice lattice, Cell cell) {
        return lattice.coordinates() == 4 ? cell.z() : lattice.layer(cell);
    }

    private static Map<String, Object> piece(PieceFamily family, Container container, Palette palette) {
        Lattice lattice = container.lattice();
        Piece piece = family.piece().stationary() ? container.settled(family.piece()) : family.piece();
        Map<Cell, Integer> colours = DrawnPieces.coloursOf(lattice, piece);
        List<Cell> cells = colours.keySet().stream().sorted().toList();
        Map<String, Object> fields = StudioJson.object(
                "name",
                family.name(),
                "colour",
                palette.colour(family.piece().name()).hex(),
                "ink",
                palette.ink(family.piece().name()).hex(),
                "fixed",
                piece.stationary(),
                "choice",
                piece.isChoice(),
                "copies",
                family.copies().toString(),
                "number",
                family.size(),
                "turns",
                piece.turns().map(Turns::toString).orElse(""),
                "cells",
                places(lattice, cells),
                "colours",
                cells.stream().map(colours::get).toList());
        if (!piece.stationary() && !piece.isChoice()) {
            fields.put(
                    "grid",
                    places(
                            lattice,
                            DrawnPieces.grid(lattice, cells, container.box().layers() == 1)));
        }
        return fields;
    }

    private static Map<String, Object> form(Lattice lattice) {
        CellForm form = lattice.cellForm();
        Map<String, Object> fields = StudioJson.object(
                "kind",
                form.kind().name(),
                "unit",
                form.unit(),
                "step",
                form.step(),
                "slant",
                form.slant(),
                "rise",
                form.rise(),
                "classes",
                lattice.classes(),
                "corners",
                form.corners().stream()
                        .map(corners -> corners.stream()
                                .map(corner -> List.of(corner.x(), corner.y()))
                                .toList())
                        .toList());
        if (lattice.coordinates() == 4) {
            fields.put("fold", FourthAxis.FOLD);
        }
        return fields;
    }

    /** Returns the cells of a board that take pieces, each by x and y. */
    static List<List<Integer>> cells(EdgePuzzle board) {
        return board.cells().stream()
                .map(cell -> List.of(board.column(cell), board.height() - 1 - board.row(cell)))
                .toList();
    }

    /** Returns the cells that take no piece, each by x, y, and 1 if the board would go on there, or else 0. */
    private static List<List<Integer>> gaps(EdgePuzzle board) {
        return IntStream.range(0, board.size())
                .filter(board.gaps()::contains)
                .mapToObj(cell -> List.of(
                        board.column(cell),
                        board.height() - 1 - board.row(cell),
                        board.gaps().beyond().contains(cell) ? 1 : 0))
                .toList();
    }

    /** Returns for each cell the indices of the four cells beside it; -1 at the rim, and -2 where the board would go on. */
    private static List<List<Integer>> beside(EdgePuzzle board) {
        Map<Integer, Integer> indices = new HashMap<>();
        board.cells().forEach(cell -> indices.put(cell, indices.size()));
        return board.cells().stream()
                .map(cell -> IntStream.range(0, EdgePiece.SIDES)
                        .mapToObj(side -> {
                            OptionalInt beside = board.neighbour(cell, side);
                            return beside.isPresent()
                                    ? indices.get(beside.getAsInt())
                                    : Integer.valueOf(board.goesOn(cell, side) ? BEYOND : RIM);
                        })
                        .toList())
                .toList();
    }

    private static Map<String, Object> board(EdgePuzzle board) {
        Map<Integer, Rgb> palette = Palette.ofSides(board);
        return StudioJson.object(
                "kind",
                "edges",
                "name",
                board.name(),
                "box",
                List.of(board.width(), board.height(), 1),
                "rim",
                board.rim().isPresent() ? board.rim().getAsInt() : null,
                "partners",
                board.partners().entrySet().stream()
                        .map(pair -> List.of(pair.getKey(), pair.getValue()))
                        .toList(),
                "periods",
                List.of(board.periods().x(), board.periods().y(), 0),
                "ends",
                ends(Lattices.CUBIC, new Box(board.width(), board.height(), 1)),
                "joins",
                board.joins(),
                "cells",
                cells(board),
                "gaps",
                gaps(board),
                "beside",
                beside(board),
                "pieces",
                board.pieces().stream()
                        .map(piece -> StudioJson.object(
                                "name",
                                piece.name(),
                                "turns",
                                piece.mayTurn(),
                                "sides",
                                piece.sides(),
                                "colours",
                                piece.sides().stream()
                                        .map(side -> palette.get(side).hex())
                                        .toList()))
                        .toList(),
                "pins",
                board.pins().stream()
                        .map(pin -> List.of(
                                board.column(pin.cell()),
                                board.height() - 1 - board.row(pin.cell()),
                                (pin.piece() + 1) * EdgePiece.SIDES + pin.turn()))
                        .toList());
    }
}
