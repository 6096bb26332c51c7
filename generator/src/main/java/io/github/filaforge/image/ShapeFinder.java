package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Groups the mobile pieces of a puzzle by shapes: pieces have one shape if they may lie in the region in equal orientations,
 * colours included. So a turn that both pieces may make turns one into the other. The shape of blanks comes last.
 */
public final class ShapeFinder {

    private final Lattice lattice;
    /** True if all pieces may make all turns. Then the motions of a piece carry its orientations to one another. */
    private final boolean turnFreely;

    private final List<Symmetry> motions;
    private final List<Shape> shapes;
    /** The distinct orientations of each shape but blanks. */
    private final List<List<Orientation>> orientations = new ArrayList<>();
    /** The orientations that distinguish each shape but blanks from the others, in the order of the shapes. */
    private final List<List<Orientation>> distinguishing;

    private final Map<List<Orientation>, Integer> indexOfOrientations = new LinkedHashMap<>();
    /** The shapes that no solution has, because they have no image. */
    private final BitSet fitsNowhere = new BitSet();

    ShapeFinder(Puzzle puzzle, Region region) {
        this.lattice = puzzle.lattice();
        List<Piece> mobile = puzzle.mobilePieces();
        this.turnFreely = mobile.stream()
                .allMatch(piece -> piece.isChoice() || puzzle.turns(piece).equals(Turns.ALL));
        this.motions = lattice.turns().motions(Turns.ALL);
        CellColours colours = puzzle.container().colours();
        Map<List<Orientation>, List<Orientation>> fitting = new HashMap<>();
        // A piece with any number of copies may be here a thousand times, but is turned only once.
        Map<Map.Entry<Orientation, Turns>, List<Orientation>> turnedPieces = new HashMap<>();
        List<List<Piece>> piecesOfShape = new ArrayList<>();
        for (Piece piece : mobile) {
            if (piece.isChoice()) {
                // A choice shares its shape with no other piece: no orientation has the colour of its key alone.
                indexOfOrientations.put(
                        List.of(new Orientation(List.of(), List.of(orientations.size()))), orientations.size());
                orientations.add(forms(piece));
                piecesOfShape.add(new ArrayList<>(List.of(piece)));
                continue;
            }
            Orientation defined = new Orientation(piece.cells(), piece.colours());
            Turns turns = puzzle.turns(piece);
            List<Orientation> all =
                    turnedPieces.computeIfAbsent(Map.entry(defined, turns), any -> defined.all(lattice, turns));
            List<Orientation> own =
                    turnFreely ? all : fitting.computeIfAbsent(all, any -> fitting(any, region, colours));
            Integer index = indexOfOrientations.putIfAbsent(own, orientations.size());
            if (index == null) {
                orientations.add(all);
                piecesOfShape.add(new ArrayList<>());
            }
            piecesOfShape.get(indexOfOrientations.get(own)).add(piece);
        }
        List<Shape> found = new ArrayList<>();
        for (List<Piece> pieces : piecesOfShape) {
            List<List<Cell>> cells = orientations.get(found.size()).stream()
                    .map(Orientation::cells)
                    .distinct()
                    .toList();
            // Solutions name the pieces in this order, and have every piece that is not optional.
            pieces.sort((one, other) -> Boolean.compare(one.optional(), other.optional()));
            Shape shape = new Shape(found.size(), pieces, cells);
            fitsNowhere.set(
                    shape.index(),
                    shape.required() == 0
                            && orientations.get(shape.index()).stream()
                                    .noneMatch(orientation -> ImageFinder.fits(orientation, region, colours)));
            found.add(shape);
        }
        Blanks.of(puzzle, region).addTo(found);
        this.shapes = List.copyOf(found);
        this.distinguishing = List.copyOf(indexOfOrientations.keySet());
    }

    /** Returns the shapes of the pieces of a puzzle, in the order of their first pieces. */
    public static List<Shape> shapes(Puzzle puzzle) {
        return new ShapeFinder(puzzle, puzzle.region()).shapes();
    }

    /** Returns the distinct forms of the options of a choice. */
    private List<Orientation> forms(Piece choice) {
        return choice.options().stream()
                .map(option -> new Orientation(lattice.seenFromFirst(option.cells()), List.of()))
                .distinct()
                .toList();
    }

    /** Returns the orientations that have an image in a region; all of them if none has. */
    private static List<Orientation> fitting(List<Orientation> all, Region region, CellColours colours) {
        List<Orientation> fitting = all.stream()
                .filter(orientation -> ImageFinder.fits(orientation, region, colours))
                .toList();
        return fitting.isEmpty() ? all : fitting;
    }

    List<Shape> shapes() {
        return shapes;
    }

    /**
     * Returns the index of the shape to whose orientations a symmetry of the region carries the orientations of a shape;
     * empty if the puzzle has no such shape. A shape that may be left over and fits nowhere stays the shape that it is, and so
     * does the shape of a choice, since a symmetry counts only if it keeps each option.
     */
    Optional<Integer> indexOf(Shape shape, Symmetry symmetry) {
        if (shape.isBlank()
                || shape.isChoice()
                || (turnFreely && motions.contains(symmetry))
                || fitsNowhere.get(shape.index())) {
            return Optional.of(shape.index());
        }
        List<Orientation> turned = distinguishing.get(shape.index()).stream()
                .map(orientation -> orientation.after(symmetry, lattice))
                .sorted()
                .toList();
        return Optional.ofNullable(indexOfOrientations.get(turned));
    }

    /** Returns the distinct orientations of a shape that is not of blanks, colours included, in ascending order. */
    List<Orientation> orientations(Shape shape) {
        return orientations.get(shape.index());
    }
}
