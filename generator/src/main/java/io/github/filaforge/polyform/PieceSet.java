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

    private static final List<String> FLAT =
            List.of("dominoes", "trominoes", "tetrominoes", "pentominoes", "hexominoes", "heptominoes");

    private static final List<String> SOLID = List.of("soma", "tetracubes", "pentacubes");

    private static final String DOMINO = "I I XX";

    private static final String TROMINOES = """
            I I XXX
            V V X./XX
            """;

    private static final String TETROMINOES = """
            I I XXXX
            O O XX/XX
            T T XXX/.X.
            S Z .XX/XX.
            L J X./X./XX
            """;

    private static final String PENTOMINOES = """
            F f .XX/XX./.X.
            I i XXXXX
            L l X./X./X./XX
            N n .X/.X/XX/X.
            P p XX/XX/X.
            T t XXX/.X./.X.
            U u X.X/XXX
            V v X../X../XXX
            W w X../XX./.XX
            X x .X./XXX/.X.
            Y y .X/XX/.X/.X
            Z z XX./.X./.XX
            """;

    /** The solid tetracubes: a cube on the end of a V of three on either side, and on its corner. */
    private static final String TETRACUBES = """
            A B X./XX,../.X
            P P X./XX,../X.
            """;

    /**
     * The solid pentacubes. Most are a tetromino and a cube on one of its cells; A, V1 and V2 are a V of three and two
     * cubes.
     */
    private static final String PENTACUBES = """
            L1 J1 X./X./XX,X./../..
            L2 J2 X./X./XX,../X./..
            L3 J3 X./X./XX,../../X.
            L4 J4 X./X./XX,../../.X
            N1 N2 .XX/XX.,..X/...
            S1 S2 .XX/XX.,.X./...
            T1 T1 XXX/.X.,.../.X.
            T2 T2 XXX/.X.,.X./...
            Q Q XX/XX,../X.
            A A X./XX,X./.X
            V1 V2 X./..,X./XX,../.X
            """;

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
        return Lattices.names().stream()
                .filter(name -> name.equals(Lattices.CUBIC.name())
                        || !Families.names(name).isEmpty())
                .map(name -> Lattices.named(name).orElseThrow())
                .toList();
    }

    /** Returns the names of the sets of a lattice. */
    public static List<String> names(Lattice lattice) {
        List<String> flat = lattice.equals(Lattices.CUBIC) ? FLAT : Families.names(lattice.name());
        List<String> solid = lattice.equals(Lattices.CUBIC) ? SOLID : List.of();
        return lattice.equals(Lattices.CUBIC) || lattice.isPlanar()
                ? Stream.of(flat.stream(), flat.stream().map(name -> ONE_SIDED + name), solid.stream())
                        .flatMap(names -> names)
                        .toList()
                : flat;
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
        boolean isOneSided = name.startsWith(ONE_SIDED);
        String base = isOneSided ? name.substring(ONE_SIDED.length()) : name;
        if (FLAT.contains(base)) {
            return Optional.of(of(name, isOneSided ? Polyforms.ONE_SIDED : Polyforms.FREE, flatNames(base)));
        }
        Optional<Lattice> lattice = Families.lattice(base);
        if (lattice.isPresent()) {
            return lattice.filter(found -> found.isPlanar() || !isOneSided)
                    .map(found -> ofFamily(name, found, base, isOneSided));
        }
        return switch (name) {
            case "soma" -> Optional.of(soma());
            case "tetracubes" -> Optional.of(tetracubes());
            case "pentacubes" -> Optional.of(of(name, Polyforms.SOLID, UsualName.read(PENTOMINOES + PENTACUBES)));
            default -> Optional.empty();
        };
    }

    private static PieceSet ofFamily(String name, Lattice lattice, String base, boolean isOneSided) {
        Polyforms.Kind flat = isOneSided ? Polyforms.Kind.ONE_SIDED : Polyforms.Kind.FREE;
        Polyforms kind = new Polyforms(lattice, lattice.isPlanar() ? flat : Polyforms.Kind.SOLID);
        List<UsualName> usual = Families.usualNames(base);
        // In space, one of two mirror images has the name, and both are pieces.
        Polyforms named = lattice.isPlanar() ? new Polyforms(lattice, Polyforms.Kind.FREE) : kind;
        return of(name, kind, usual.isEmpty() ? numbered(named, Families.size(lattice, base)) : usual);
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
                int size = piece.volume() / new Units(first.lattice()).volume();
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

    private static List<UsualName> flatNames(String name) {
        return switch (name) {
            case "dominoes" -> UsualName.read(DOMINO);
            case "trominoes" -> UsualName.read(TROMINOES);
            case "tetrominoes" -> UsualName.read(TETROMINOES);
            case "pentominoes" -> UsualName.read(PENTOMINOES);
            case "hexominoes" -> numbered(Polyforms.FREE, 6);
            default -> numbered(Polyforms.FREE, 7);
        };
    }

    private static PieceSet tetracubes() {
        return of("tetracubes", Polyforms.SOLID, UsualName.read(TETROMINOES + TETRACUBES));
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
                    ? Character.toString('A' + index)
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
        SortedSet<List<Cell>> unnamed = kind.ofSize(names.get(0).cells().size() / new Units(kind.lattice()).volume());
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
        PieceSet tetracubes = tetracubes();
        List<Piece> pieces = new ArrayList<>();
        pieces.add(new Piece("V", UsualName.read(TROMINOES).get(1).cells(), false));
        for (String name : List.of("L", "T", "S", "A", "B", "P")) {
            List<Cell> cells = tetracubes.piece(name).orElseThrow().cells();
            pieces.add(new Piece(name.equals("S") ? "Z" : name, cells, false));
        }
        return new PieceSet("soma", Polyforms.SOLID, pieces);
    }

    /** Returns the piece of a name, or empty if there is none. */
    public Optional<Piece> piece(String called) {
        return pieces.stream().filter(piece -> piece.name().equals(called)).findFirst();
    }

    /** Returns the lattice of the cells of the pieces. */
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
