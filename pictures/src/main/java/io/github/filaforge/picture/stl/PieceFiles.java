package io.github.filaforge.picture.stl;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Cells;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.PieceTray;
import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.picture.stl.PieceSurface.Corner;
import io.github.filaforge.picture.stl.PieceSurface.Triangle;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The mobile pieces of a puzzle in files for 3-D printing (binary STL, millimetres): closed surfaces, side by side for the
 * bed of the printer, or at their places in a solution. Immutable.
 */
public final class PieceFiles {

    private static final int HEADER_BYTES = 80;

    /** The bytes of a triangle: a normal and three corners of three floats each, and two bytes without a meaning. */
    private static final int TRIANGLE_BYTES = 4 * 3 * 4 + 2;

    /** The number of characters of the name of a piece that are kept in the name of a file. */
    private static final int MOST_OF_NAME = 40;

    private final List<PlacedPiece> pieces;
    private final PrintSize size;
    private final boolean assembled;

    private PieceFiles(List<PlacedPiece> pieces, PrintSize size, boolean assembled) {
        this.pieces = List.copyOf(pieces);
        this.size = size;
        this.assembled = assembled;
    }

    /**
     * Checks that the pieces of a puzzle can be printed.
     *
     * @throws PictureException if they cannot
     */
    public static void check(Puzzle puzzle) {
        String what = "files for 3-D printers have";
        String remedy = "draw the pieces by SolutionPicture.ofPieces as svg or png";
        SolutionPicture.View.LAYERS.check(puzzle);
        if (!puzzle.lattice().isOrthogonal()) {
            throw new PictureException(
                    what + " squares and cubes, and the lattice of this puzzle is " + puzzle.lattice() + ": " + remedy);
        }
        SolutionPicture.checkEnds(puzzle, what, remedy);
    }

    /** Returns the pieces, each turned to lie low on the bed, a cell or more apart. */
    public static PieceFiles sideBySide(Puzzle puzzle, PrintSize size) {
        check(puzzle);
        return new PieceFiles(PieceTray.of(puzzle).pieces(), size, false);
    }

    /**
     * Returns the pieces at their places in a solution. If there is no clearance, they have one of 0.01 mm, as surfaces must
     * not touch.
     */
    public static PieceFiles assembled(List<PlacedPiece> solution, PrintSize size) {
        return new PieceFiles(solution, size, true);
    }

    /** Returns all pieces in one file. */
    public byte[] together() {
        List<Triangle> triangles = new ArrayList<>();
        pieces.forEach(piece -> triangles.addAll(surface(Cells.of(piece)).triangles()));
        return written(triangles);
    }

    /**
     * Returns the bytes of a file for each piece, by names that are safe and distinct on any file system, such as {@code
     * 03-T.stl}. A piece begins at the origin, unless pieces are assembled.
     */
    public Map<String, byte[]> oneEach() {
        int digits = Math.max(2, String.valueOf(pieces.size()).length());
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (PlacedPiece piece : pieces) {
            // The number makes the names distinct, whatever remains of the name of a piece.
            String number = String.format(Locale.ROOT, "%0" + digits + "d", files.size() + 1);
            List<Cell> cells = assembled ? Cells.of(piece) : atOrigin(Cells.of(piece));
            files.put(
                    number + "-" + safe(piece.name()) + ".stl",
                    written(surface(cells).triangles()));
        }
        return files;
    }

    /** Returns the names of pieces that are printed in several parts, as their cells are not connected by faces. */
    public List<String> inParts() {
        return pieces.stream()
                .filter(piece -> !new Piece(piece.name(), Cells.of(piece), false).isConnected(Lattices.CUBIC))
                .map(PlacedPiece::name)
                .toList();
    }

    private PieceSurface surface(List<Cell> cells) {
        return new PieceSurface(cells, size, assembled, !assembled);
    }

    private static List<Cell> atOrigin(List<Cell> cells) {
        Cell corner = Lattices.CUBIC.corner(cells);
        return cells.stream().map(cell -> cell.minus(corner)).toList();
    }

    /** Returns a name with letters, digits, hyphens and underscores of ASCII; all other characters become underscores. */
    private static String safe(String name) {
        StringBuilder safe = new StringBuilder();
        name.codePoints().limit(MOST_OF_NAME).forEach(c -> {
            boolean isPlain = c == '-' || c == '_' || (c < 0x80 && Character.isLetterOrDigit(c));
            safe.append(isPlain ? (char) c : '_');
        });
        return safe.toString();
    }

    private static byte[] written(List<Triangle> triangles) {
        ByteBuffer file = ByteBuffer.allocate(
                        Math.addExact(HEADER_BYTES + 4, Math.multiplyExact(triangles.size(), TRIANGLE_BYTES)))
                .order(ByteOrder.LITTLE_ENDIAN);
        // Programs would take a file that begins with "solid" for the text form of STL.
        file.put("binary STL in millimetres, written by Filaforge".getBytes(StandardCharsets.US_ASCII));
        file.position(HEADER_BYTES);
        file.putInt(triangles.size());
        for (Triangle triangle : triangles) {
            Cell normal = triangle.normal();
            put(file, new Corner(normal.x(), normal.y(), normal.z()));
            put(file, triangle.first());
            put(file, triangle.second());
            put(file, triangle.third());
            file.putShort((short) 0);
        }
        return file.array();
    }

    private static void put(ByteBuffer file, Corner corner) {
        file.putFloat(corner.x()).putFloat(corner.y()).putFloat(corner.z());
    }
}
