package io.github.filaforge.picture.stl;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.PieceTray;
import io.github.filaforge.picture.SquaresAlone;
import io.github.filaforge.picture.stl.PieceSurface.Corner;
import io.github.filaforge.picture.stl.PieceSurface.Triangle;
import io.github.filaforge.runtime.PlacedPiece;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The mobile pieces of a puzzle in files for 3-D printing (binary STL, millimetres): closed surfaces, side by side as they are
 * to lie on the printer's bed, or together as a solution has them. Immutable.
 */
public final class PieceFiles {

    private static final int HEADER_BYTES = 80;

    /** A normal and three corners of three floats each, and two bytes that mean nothing. */
    private static final int TRIANGLE_BYTES = 4 * 3 * 4 + 2;

    /** So much of a name is kept in the name of a file. */
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
     * Looks whether the pieces of a puzzle can be printed.
     *
     * @throws PictureException if not
     */
    public static void check(Puzzle puzzle) {
        SquaresAlone.check(puzzle, "files for 3-D printers have", "draw the pieces by --pieces as svg or png");
    }

    /** The pieces each turned to lie low on the bed, a cell or more apart. */
    public static PieceFiles sideBySide(Puzzle puzzle, PrintSize size) {
        check(puzzle);
        return new PieceFiles(PieceTray.of(puzzle).pieces(), size, false);
    }

    /** The pieces where a solution has them; without clearance they are given 0.01 mm, as surfaces must not touch. */
    public static PieceFiles assembled(List<PlacedPiece> solution, PrintSize size) {
        return new PieceFiles(solution, size, true);
    }

    /** All pieces in one file. */
    public byte[] together() {
        List<Triangle> triangles = new ArrayList<>();
        pieces.forEach(piece -> triangles.addAll(surface(cells(piece)).triangles()));
        return written(triangles);
    }

    /**
     * A file for each piece: the bytes by names that are safe and differ on any file system, such as {@code 03-T.stl}. A
     * piece begins at the origin, unless pieces are assembled.
     */
    public Map<String, byte[]> oneEach() {
        int digits = Math.max(2, String.valueOf(pieces.size()).length());
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (PlacedPiece piece : pieces) {
            // The number makes it differ, whatever is left of the name.
            String number = String.format(Locale.ROOT, "%0" + digits + "d", files.size() + 1);
            List<Cell> cells = assembled ? cells(piece) : atOrigin(cells(piece));
            files.put(
                    number + "-" + safe(piece.name()) + ".stl",
                    written(surface(cells).triangles()));
        }
        return files;
    }

    /** The names of pieces that are printed in several parts, as their cells hang together by no faces. */
    public List<String> inParts() {
        return pieces.stream()
                .filter(piece -> !new Piece(piece.name(), cells(piece), false).isConnected(Lattices.CUBIC))
                .map(PlacedPiece::name)
                .toList();
    }

    private PieceSurface surface(List<Cell> cells) {
        return new PieceSurface(cells, size, assembled, !assembled);
    }

    private static List<Cell> cells(PlacedPiece piece) {
        return piece.cells().stream()
                .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                .toList();
    }

    private static List<Cell> atOrigin(List<Cell> cells) {
        Cell corner = new Cell(
                cells.stream().mapToInt(Cell::x).min().orElseThrow(),
                cells.stream().mapToInt(Cell::y).min().orElseThrow(),
                cells.stream().mapToInt(Cell::z).min().orElseThrow());
        return cells.stream().map(cell -> cell.minus(corner)).toList();
    }

    /** Letters, digits, hyphens and underscores of ASCII; what else there is becomes an underscore. */
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
        // A text that began with "solid" would be taken for the other kind of STL.
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
