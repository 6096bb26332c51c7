package io.github.filaforge.picture.print;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellForm.Kind;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Cells;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.PieceTray;
import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The mobile pieces of a puzzle in files for 3-D printing, in millimetres: closed surfaces, side by side for the bed of
 * the printer, or at their places in a solution. Immutable.
 */
public final class PieceFiles {

    /** The formats of files. */
    public enum Format {
        /** Binary STL: triangles without names and colours. */
        STL(".stl"),
        /** 3MF: objects with names and colours. */
        THREE_MF(".3mf");

        private final String ending;

        Format(String ending) {
            this.ending = ending;
        }
    }

    /** The number of characters of the name of a piece that are kept in the name of a file. */
    private static final int MOST_OF_NAME = 40;

    private static final String WHAT = "files for 3-D printers have";
    private static final String REMEDY = "draw the pieces by SolutionPicture.ofPieces as svg or png";

    private final Puzzle puzzle;
    private final List<PlacedPiece> pieces;
    private final boolean assembled;
    private final PrintSize size;
    private final List<String> unlabelled = new ArrayList<>();
    private final List<PrintedPiece> printed;

    private PieceFiles(Puzzle puzzle, List<PlacedPiece> pieces, PrintSize size, boolean assembled, boolean labels) {
        this.puzzle = puzzle;
        this.pieces = List.copyOf(pieces);
        this.assembled = assembled;
        this.size = size;
        CellSolids solids = solids(puzzle, size, labels);
        Palette palette = Palette.of(puzzle);
        List<PrintedPiece> made = new ArrayList<>();
        for (PlacedPiece piece : pieces) {
            made.add(new PrintedPiece(
                    piece.name(), palette.colour(piece.name()), mesh(Cells.of(piece), solids, piece.name(), labels)));
        }
        this.printed = List.copyOf(made);
    }

    /**
     * Checks that the pieces of a puzzle can be printed.
     *
     * @throws PictureException if they cannot
     */
    public static void check(Puzzle puzzle) {
        SolutionPicture.View.LAYERS.check(puzzle);
        checkSolid(puzzle, WHAT, REMEDY);
        SolutionPicture.checkEnds(puzzle, WHAT, REMEDY);
    }

    /** Checks that the cells of a puzzle are no lines. */
    private static void checkSolid(Puzzle puzzle, String what, String remedy) {
        Lattice lattice = puzzle.lattice();
        if (lattice.cellForm().kind() == Kind.LINE) {
            throw new PictureException(
                    what + " no sticks, and the lattice of this puzzle is " + lattice + ": " + remedy);
        }
    }

    /**
     * Returns the solids of the cells of a puzzle.
     *
     * @throws PictureException if they are too small for the clearance or the bevel, or have no height to choose
     */
    private static CellSolids solids(Puzzle puzzle, PrintSize size, boolean labels) {
        Lattice lattice = puzzle.lattice();
        boolean hasHeight = lattice.isOrthogonal()
                ? puzzle.box().zDim() == 1
                : lattice.kinds() == lattice.classes() && lattice.cellForm().kind() != Kind.BALL;
        if (size.height().isPresent() && !hasHeight) {
            throw new PictureException("a height is for flat pieces and for prisms, and this puzzle has neither:"
                    + " leave out PrintSize.height");
        }
        CellSolids solids = new CellSolids(lattice, size.cell(), size.heightOfCells());
        solids.check(size);
        if (labels && lattice.cellForm().kind() == Kind.BALL) {
            throw new PictureException("balls have no flat side for a label: leave out PieceFiles.labels");
        }
        return solids;
    }

    /**
     * Returns the pieces, each turned to lie low on the bed, a cell or more apart.
     *
     * @param labels true if each piece has its name engraved
     */
    public static PieceFiles sideBySide(Puzzle puzzle, PrintSize size, boolean labels) {
        check(puzzle);
        return new PieceFiles(puzzle, PieceTray.of(puzzle).pieces(), size, false, labels);
    }

    /**
     * Returns the pieces at their places in a solution. If there is no clearance, they have one of 0.01 mm, as surfaces
     * must not touch.
     *
     * @param labels true if each piece has its name engraved
     */
    public static PieceFiles assembled(Puzzle puzzle, List<PlacedPiece> solution, PrintSize size, boolean labels) {
        check(puzzle);
        return new PieceFiles(puzzle, solution, size, true, labels);
    }

    private Mesh mesh(List<Cell> cells, CellSolids solids, String name, boolean labels) {
        CellComplex complex = new CellComplex(cells, solids);
        double clearance = assembled || PieceSurface.needsGap(complex) ? size.apart() : size.clearance();
        PieceSurface surface = new PieceSurface(complex, clearance, size.chamfer());
        Optional<Mesh> engraved =
                labels ? Engraving.mesh(surface, name, size.cell(), solids.inradius()) : Optional.empty();
        if (labels && engraved.isEmpty()) {
            unlabelled.add(name);
        }
        return engraved.orElseGet(() -> Mesh.of(surface.points(), surface.facets(), surface.patches(), List.of()));
    }

    /** Returns all pieces in one file. */
    public byte[] together(Format format) {
        return written(together(), format);
    }

    /** Returns all pieces in one file of binary STL. A browser, which has no archives, can write this format. */
    public byte[] stl() {
        return stl(together());
    }

    private List<PrintedPiece> together() {
        return assembled ? printed : onBed();
    }

    private static byte[] stl(List<PrintedPiece> pieces) {
        return StlFile.of(pieces.stream().map(PrintedPiece::mesh).toList());
    }

    /**
     * Returns the bytes of a file for each piece, by names that are safe and distinct on any file system, such as
     * {@code 03-T.stl}. A piece begins at the origin, unless pieces are assembled.
     */
    public Map<String, byte[]> oneEach(Format format) {
        int digits = Math.max(2, String.valueOf(printed.size()).length());
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (PrintedPiece piece : printed) {
            // The number makes the names distinct, whatever remains of the name of a piece.
            String number = String.format(Locale.ROOT, "%0" + digits + "d", files.size() + 1);
            files.put(
                    number + "-" + safe(piece.name()) + format.ending,
                    written(List.of(assembled ? piece : piece.movedTo(Vec.ORIGIN)), format));
        }
        return files;
    }

    /** Returns the names of pieces that are printed in several parts, as their cells are not connected by sides. */
    public List<String> inParts() {
        return pieces.stream()
                .filter(piece -> !new Piece(piece.name(), Cells.of(piece), false).isConnected(puzzle.lattice()))
                .map(PlacedPiece::name)
                .toList();
    }

    /** Returns the names of pieces that no flat side has room for. */
    public List<String> unlabelled() {
        return List.copyOf(unlabelled);
    }

    /** Returns the pieces in rows from left to right and from the back to the front, which begin at the origin. */
    private List<PrintedPiece> onBed() {
        List<Vec> places = Shelf.places(printed.stream().map(PrintedPiece::room).toList(), size.cell());
        List<PrintedPiece> placed = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            placed.add(printed.get(i).movedTo(places.get(i)));
        }
        return placed;
    }

    /**
     * Returns a name with letters, digits, hyphens and underscores of ASCII; all other characters become underscores.
     */
    private static String safe(String name) {
        StringBuilder safe = new StringBuilder();
        name.codePoints().limit(MOST_OF_NAME).forEach(c -> {
            boolean isPlain = c == '-' || c == '_' || (c < 0x80 && Character.isLetterOrDigit(c));
            safe.append(isPlain ? (char) c : '_');
        });
        return safe.toString();
    }

    private static byte[] written(List<PrintedPiece> pieces, Format format) {
        return format == Format.STL ? stl(pieces) : ThreeMfFile.of(pieces);
    }
}
