package io.github.filaforge.polyform;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A set of pieces that people know by a name.
 *
 * @param name the name
 * @param kind the rule that decides which forms count as one piece
 * @param pieces the pieces
 */
public record PieceSet(String name, Polyforms kind, List<Piece> pieces) {

    /** The beginning of the names of sets of pieces that may not be turned over. */
    public static final String ONE_SIDED = "one-sided-";

    /** The separator between the names of sets that are used together. */
    private static final String TOGETHER = "+";

    private static final String SOMA = "soma";

    /** The number of units of the pieces of the first set of a lattice. */
    private static final int SMALLEST = 2;

    /** The end of the name of a mirror image in a set without usual names. */
    private static final String MIRRORED = "m";

    private static final int LETTERS = 26;
    private static final int DIGITS = 9;

    public PieceSet {
        pieces = List.copyOf(pieces);
    }

    /** Returns the names of all sets. */
    public static List<String> names() {
        return lattices().stream().flatMap(lattice -> names(lattice).stream()).toList();
    }

    /** Returns the lattices that have sets, cubes first. */
    public static List<Lattice> lattices() {
        return allLattices().filter(lattice -> !names(lattice).isEmpty()).toList();
    }

    private static Stream<Lattice> allLattices() {
        return Lattices.names().stream().map(name -> Lattices.named(name).orElseThrow());
    }

    public static List<String> names(Lattice lattice) {
        return Stream.of(
                        lattice.flatSets().stream(),
                        lattice.flatSets().stream().map(name -> ONE_SIDED + name),
                        lattice.solidSets().stream())
                .flatMap(names -> names)
                .toList();
    }

    /**
     * Returns the set of a name, or of several names with + between them.
     *
     * @return empty if there is no set of one of the names
     * @throws IllegalArgumentException if the sets cannot be used together
     */
    public static Optional<PieceSet> named(String name) {
        if (name.contains(TOGETHER)) {
            List<Optional<PieceSet>> sets = Arrays.stream(name.split(Pattern.quote(TOGETHER), -1))
                    .map(PieceSet::named)
                    .toList();
            return sets.stream().allMatch(Optional::isPresent)
                    ? Optional.of(
                            together(sets.stream().map(Optional::orElseThrow).toList()))
                    : Optional.empty();
        }
        return allLattices()
                .filter(lattice -> names(lattice).contains(name))
                .findFirst()
                .map(lattice -> name.equals(SOMA) ? soma() : of(lattice, name));
    }

    private static PieceSet of(Lattice lattice, String name) {
        boolean isOneSided = name.startsWith(ONE_SIDED);
        String base = isOneSided ? name.substring(ONE_SIDED.length()) : name;
        boolean isFlat = lattice.flatSets().contains(base);
        Polyforms free = new Polyforms(lattice, isFlat ? Polyforms.Kind.FREE : Polyforms.Kind.SOLID);
        Polyforms kind = isOneSided ? new Polyforms(lattice, Polyforms.Kind.ONE_SIDED) : free;
        List<UsualName> usual = UsualName.ofSet(base);
        List<String> sizes = isFlat ? lattice.flatSets() : lattice.solidSets();
        return of(name, kind, usual.isEmpty() ? numbered(free, sizes.indexOf(base) + SMALLEST) : usual);
    }

    /**
     * Returns the pieces of several sets as one. Pieces of equal names have the number of their units behind the name: I-3
     * and I-4.
     *
     * @throws IllegalArgumentException if the sets are not of one lattice and one kind, or have a piece in common
     */
    private static PieceSet together(List<PieceSet> sets) {
        PieceSet first = sets.get(0);
        if (sets.stream().anyMatch(set -> !set.kind.equals(first.kind))) {
            throw new IllegalArgumentException(
                    "pieces of one lattice go together, all of them flat or none, all one-sided or none");
        }
        Map<String, Long> times = sets.stream()
                .flatMap(set -> set.pieces.stream())
                .collect(Collectors.groupingBy(Piece::name, Collectors.counting()));
        List<Piece> pieces = new ArrayList<>();
        for (PieceSet set : sets) {
            for (Piece piece : set.pieces) {
                int size = piece.volume() / first.lattice().unitVolume();
                String name = times.get(piece.name()) == 1 ? piece.name() : piece.name() + "-" + size;
                pieces.add(new Piece(name, piece.cells(), false));
            }
        }
        if (pieces.stream().map(Piece::name).distinct().count() < pieces.size()) {
            throw new IllegalArgumentException(
                    "sets with the same pieces do not go together: take one of them several times");
        }
        return new PieceSet(
                sets.stream().map(PieceSet::name).collect(Collectors.joining(TOGETHER)), first.kind, pieces);
    }

    /**
     * Returns names for all polyforms of a size in their order, one for two mirror images: letters and digits if these
     * suffice, else numbers.
     */
    private static List<UsualName> numbered(Polyforms kind, int size) {
        List<UsualName> names = new ArrayList<>();
        List<List<Cell>> forms = oneOfMirrorImages(kind, kind.ofSize(size));
        boolean areLetters = forms.size() <= LETTERS + DIGITS;
        for (List<Cell> form : forms) {
            int index = names.size();
            String name = areLetters && index < LETTERS
                    ? String.valueOf((char) ('A' + index))
                    : Integer.toString(index + 1 - (areLetters ? LETTERS : 0));
            names.add(new UsualName(name, name + MIRRORED, form));
        }
        return names;
    }

    private static List<List<Cell>> oneOfMirrorImages(Polyforms kind, SortedSet<List<Cell>> forms) {
        Set<List<Cell>> mirrored = new HashSet<>();
        List<List<Cell>> one = new ArrayList<>();
        for (List<Cell> form : forms) {
            if (!mirrored.contains(form)) {
                mirrored.add(kind.least(kind.mirrored(form)));
                one.add(form);
            }
        }
        return one;
    }

    /**
     * Returns the piece of each name, and its mirror image if this is another piece; so every piece of the size has a name.
     */
    private static PieceSet of(String name, Polyforms kind, List<UsualName> names) {
        SortedSet<List<Cell>> unnamed =
                kind.ofSize(names.get(0).cells().size() / kind.lattice().unitVolume());
        List<Piece> pieces = new ArrayList<>();
        for (UsualName each : names) {
            List<Cell> mirrored = kind.mirrored(each.cells());
            if (!unnamed.remove(kind.least(each.cells()))) {
                throw new IllegalStateException("no piece for the name " + each.name() + " of " + name);
            }
            pieces.add(new Piece(each.name(), each.cells(), false));
            if (unnamed.remove(kind.least(mirrored))) {
                pieces.add(new Piece(each.mirrored(), mirrored, false));
            }
        }
        if (!unnamed.isEmpty()) {
            throw new IllegalStateException("no name for " + unnamed + " of " + name);
        }
        return new PieceSet(name, kind, pieces);
    }

    /** Returns all pieces of three and four cubes with an inner corner. */
    private static PieceSet soma() {
        PieceSet tetracubes = named("tetracubes").orElseThrow();
        List<Piece> pieces = new ArrayList<>();
        pieces.add(new Piece("V", UsualName.ofSet("trominoes").get(1).cells(), false));
        for (String name : List.of("L", "T", "S", "A", "B", "P")) {
            List<Cell> cells = tetracubes.piece(name).orElseThrow().cells();
            pieces.add(new Piece(name.equals("S") ? "Z" : name, cells, false));
        }
        return new PieceSet(SOMA, tetracubes.kind, pieces);
    }

    /** Returns the piece of a name, or empty if there is none. */
    public Optional<Piece> piece(String called) {
        return pieces.stream().filter(piece -> piece.name().equals(called)).findFirst();
    }

    public Lattice lattice() {
        return kind.lattice();
    }

    /** Returns the number of cells of all pieces. */
    public int volume() {
        return pieces.stream().mapToInt(Piece::volume).sum();
    }

    /** Returns the name of the set of these pieces in which they may not be turned over; empty if there is none. */
    public Optional<String> oneSidedName() {
        return switch (kind.kind()) {
            case FREE -> Optional.of(ONE_SIDED + name.replace(TOGETHER, TOGETHER + ONE_SIDED));
            case ONE_SIDED -> Optional.of(name);
            case SOLID -> Optional.empty();
        };
    }
}
