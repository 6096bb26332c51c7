package io.github.filaforge.definition;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A piece of a definition together with its copies, which one line of the definition makes.
 *
 * @param name the name of the piece; its copies are called {@code NAME.1}, {@code NAME.2} and so on if there are several
 * @param piece the first of the pieces
 * @param copies the numbers of these pieces that a solution may have; the greatest number is {@link Integer#MAX_VALUE} if
 *     there are all copies that have room
 * @param size the number of pieces of the puzzle that are in the family
 */
public record PieceFamily(String name, Piece piece, PieceRange copies, int size) {

    private static final String FIRST_COPY = PieceName.ofCopy("", 1);

    /** Returns the family of a new piece that every solution has. */
    public static PieceFamily of(Piece piece) {
        return new PieceFamily(piece.name(), piece, new PieceRange(1, 1), 1);
    }

    /** Returns the families of all pieces of a puzzle, stationary ones included, in the order of the pieces. */
    public static List<PieceFamily> of(Puzzle puzzle) {
        Set<String> names = puzzle.pieces().stream().map(Piece::name).collect(Collectors.toSet());
        long cells = puzzle.hasOptionalPieces() ? cells(puzzle) : 0;
        List<PieceFamily> families = new ArrayList<>();
        int next = 0;
        while (next < puzzle.pieces().size()) {
            Piece first = puzzle.pieces().get(next);
            String stem = stem(first);
            int size = canBeFamily(first, stem, names) ? sizeFrom(puzzle.pieces(), next, stem) : 1;
            int required = (int) puzzle.pieces().subList(next, next + size).stream()
                    .filter(copy -> !copy.optional())
                    .count();
            boolean isOpen = size > 1 && required < size && size == room(puzzle.lattice(), first, cells);
            families.add(new PieceFamily(
                    size > 1 ? stem : first.name(),
                    first,
                    new PieceRange(required, isOpen ? Integer.MAX_VALUE : size),
                    size));
            next += size;
        }
        return families;
    }

    /** Returns the number of cells of the region of a puzzle that pieces may fill, without junctions. */
    public static long cells(Puzzle puzzle) {
        long chosen = puzzle.choices().stream().mapToLong(Piece::volume).sum();
        return puzzle.lattice().written(puzzle.region().cells()).size() - chosen;
    }

    private static long room(Lattice lattice, Piece piece, long cells) {
        return cells / lattice.written(piece.cells()).size();
    }

    /** Returns the name of the family that may begin with a piece; empty if the piece has no name of a first copy. */
    private static String stem(Piece piece) {
        String name = piece.name();
        return name.endsWith(FIRST_COPY) ? name.substring(0, name.length() - FIRST_COPY.length()) : "";
    }

    private static boolean canBeFamily(Piece first, String stem, Set<String> names) {
        return !first.stationary()
                && !first.isChoice()
                && DefinitionWriter.isWritable(stem)
                && stem.indexOf(':') < 0
                && stem.length() <= DefinitionLimits.MAX_COPIED_NAME
                && !names.contains(stem);
    }

    /**
     * Returns the number of pieces from an index on that one line with copies would make: Y.1, Y.2 and so on, with equal
     * cells, one after the other.
     */
    private static int sizeFrom(List<Piece> pieces, int index, String stem) {
        int size = 1;
        while (index + size < pieces.size() && isCopy(pieces, index, size, stem)) {
            size++;
        }
        return size;
    }

    /** Returns true if a piece behind another is a copy of it. The optional copies have to come last. */
    private static boolean isCopy(List<Piece> pieces, int index, int behind, String stem) {
        Piece first = pieces.get(index);
        Piece piece = pieces.get(index + behind);
        return !piece.stationary()
                && (piece.optional() || !pieces.get(index + behind - 1).optional())
                && piece.name().equals(PieceName.ofCopy(stem, behind + 1))
                && piece.cells().equals(first.cells())
                && piece.colours().equals(first.colours())
                && piece.turns().equals(first.turns())
                && piece.handling().equals(first.handling())
                && !piece.isChoice();
    }

    /** Returns this family with another name. */
    public PieceFamily named(String other) {
        return new PieceFamily(other, piece, copies, size);
    }

    /** Returns this family with another piece. */
    public PieceFamily with(Piece other) {
        return new PieceFamily(name, other, copies, size);
    }

    /** Returns this family with other numbers of copies. */
    public PieceFamily with(PieceRange numbers) {
        return new PieceFamily(name, piece, numbers, size);
    }

    /**
     * Returns the pieces of the family.
     *
     * @param cells the number of cells of the region, without junctions, which limits the copies that have room
     */
    public List<Piece> pieces(Lattice lattice, long cells) {
        if (piece.isChoice()) {
            return List.of(piece);
        }
        int room = (int) Math.max(1, room(lattice, piece, cells));
        int number = copies.most() == Integer.MAX_VALUE ? Math.max(copies.least(), room) : copies.most();
        List<Piece> all = new ArrayList<>();
        for (int copy = 1; copy <= number; copy++) {
            all.add(new Piece(
                            number == 1 ? name : PieceName.ofCopy(name, copy),
                            piece.cells(),
                            piece.stationary(),
                            piece.colours(),
                            copy > copies.least() && !piece.stationary(),
                            piece.turns())
                    .with(piece.handling()));
        }
        return all;
    }
}
