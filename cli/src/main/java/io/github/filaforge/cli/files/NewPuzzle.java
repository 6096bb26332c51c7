package io.github.filaforge.cli.files;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.polyform.PieceSet;
import io.github.filaforge.polyform.Polyforms;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A new puzzle of the pieces of a set in a box. It is written only if the volume and the lengths of the pieces suit the box.
 */
final class NewPuzzle {

    private static final String HOLE = "*";
    /**
     * The greatest number of copies that may be asked for. A puzzle with more pieces than the limit is refused later anyhow.
     */
    static final int MOST = 9999;

    private final PieceSet set;
    private final Lattice lattice;
    /** The number of copies of each piece that is taken; pieces that are not taken are missing. */
    private final Map<Piece, Integer> counts = new LinkedHashMap<>();

    /** The arguments of a command line that chooses these pieces. */
    private final String arguments;

    private final int number;
    private final int volume;
    private final boolean isAny;

    /**
     * Chooses pieces of a set.
     *
     * @param sets the number of copies of each chosen piece
     * @param names the names of the pieces, as they are written on the command line; a number behind a name multiplies the
     *     number of copies; {@code null} if all pieces are taken
     * @param isAny true if each piece may be used any number of times; then no name has a number
     * @throws UserException if a piece or a number is not possible, or if the pieces have too many cells
     */
    NewPuzzle(PieceSet set, int sets, String names, boolean isAny) {
        this.set = set;
        this.lattice = set.lattice();
        this.isAny = isAny;
        if (names == null) {
            set.pieces().forEach(piece -> counts.put(piece, sets));
        } else {
            Arrays.stream(names.split(",", -1)).forEach(entry -> take(entry.strip(), sets));
        }
        long cells = counts.entrySet().stream()
                .mapToLong(entry -> (long) entry.getKey().volume() * entry.getValue())
                .sum();
        if (cells > DefinitionLimits.MAX_REGION_CELLS) {
            throw new UserException("these pieces have " + cells + " cells, and a puzzle has at most "
                    + DefinitionLimits.MAX_REGION_CELLS + ": take fewer of them");
        }
        this.volume = (int) cells;
        this.number = counts.values().stream().mapToInt(Integer::intValue).sum();
        this.arguments = set.name()
                + (sets == 1 ? "" : " --sets " + sets)
                + (isAny ? " --any" : "")
                + (names == null ? "" : " --pieces " + namesAndCounts(sets));
    }

    private void take(String entry, int sets) {
        String[] parts = entry.split("=", 2);
        Piece piece = set.piece(parts[0].strip())
                .orElseThrow(() ->
                        new UserException("there is no piece '" + PlainText.shortened(entry.split("=", 2)[0].strip())
                                + "' in " + set.name() + ": its pieces are called " + someNames()));
        if (isAny && parts.length > 1) {
            throw new UserException("--any stands for any number of each piece: write " + piece.name() + " without ="
                    + PlainText.shortened(parts[1].strip()));
        }
        int count = parts.length == 1 ? 1 : count(parts[0].strip(), parts[1].strip());
        if (counts.put(piece, count * sets) != null) {
            throw new UserException(
                    "piece " + piece.name() + " is named twice: write " + piece.name() + "=2 to take two");
        }
    }

    private static int count(String piece, String text) {
        if (!text.matches("0*[1-9][0-9]{0,3}")) {
            throw new UserException("--pieces takes a number from 1 to " + MOST + " behind " + piece + "=, not '"
                    + PlainText.shortened(text) + "'");
        }
        return Integer.parseInt(text);
    }

    private String someNames() {
        List<String> names = set.pieces().stream().map(Piece::name).toList();
        int shown = 30;
        return names.size() <= shown
                ? String.join(", ", names)
                : String.join(", ", names.subList(0, shown)) + ", ... " + names.get(names.size() - 1);
    }

    private String namesAndCounts(int sets) {
        return counts.entrySet().stream()
                .map(entry -> entry.getKey().name() + (entry.getValue() == sets ? "" : "=" + entry.getValue() / sets))
                .collect(Collectors.joining(","));
    }

    /**
     * Returns the definition of the pieces in a box.
     *
     * @param boxText the box, such as 10x6
     * @param holesText the cells that are not to be filled, or {@code null}
     * @param title the first line, or {@code null}
     * @throws UserException if the pieces cannot fill the box
     */
    String definition(String boxText, String holesText, String title) {
        if (boxText == null) {
            if (isAny) {
                throw new UserException("--box is missing: write it as --box 8x8");
            }
            throw new UserException("--box is missing: " + pieces() + " " + has() + " " + volume + " cells"
                    + SuggestedBox.of(counts.keySet(), volume, set.kind())
                            .map(box -> ", which would fill --box " + box)
                            .orElse("; write it as --box 10x6" + (lattice.isPlanar() ? "" : " or --box 5x4x3")));
        }
        NewEdges.checkTitle(title);
        Box box = BoxText.box(boxText, lattice);
        Set<Cell> holes = holesText == null ? new LinkedHashSet<>() : BoxText.holes(holesText, box, lattice);
        if (!isAny) {
            checkVolume(box, holes.size());
        }
        checkFit(box);
        boolean isOneSided = set.kind().kind() == Polyforms.Kind.ONE_SIDED;
        if (isOneSided && box.zDim() > 1) {
            throw new UserException("one-sided pieces are for a flat box: in " + box
                    + " every piece can be turned over;" + " take the pieces that are not one-sided");
        }
        Puzzle puzzle = new Puzzle("new", container(box, holes), isOneSided, allPieces(box, holes));
        return head(box, holes, title) + DefinitionWriter.write(puzzle);
    }

    /**
     * Returns the container of the puzzle. In a lattice with junctions the holes are no cells of it: a stationary piece of
     * the holes would fill the junctions where it goes straight on, so that sticks could not cross there.
     */
    private Container container(Box box, Set<Cell> holes) {
        Container container = new Container(lattice, box);
        if (holes.isEmpty() || !lattice.hasJunctions()) {
            return container;
        }
        List<Cell> cells = new ArrayList<>(lattice.written(lattice.cells(box)));
        cells.removeAll(holes);
        return container.withCells(cells, List.of());
    }

    private List<Piece> allPieces(Box box, Set<Cell> holes) {
        List<Piece> pieces = new ArrayList<>();
        long cells = lattice.cellCount(box) - holes.size();
        counts.forEach((piece, taken) -> {
            long count = isAny ? cells / piece.volume() : taken;
            for (int copy = 1; copy <= count; copy++) {
                String name = count == 1 ? piece.name() : piece.name() + "." + copy;
                pieces.add(new Piece(name, piece.cells(), false, List.of(), isAny));
            }
        });
        if (!holes.isEmpty() && !lattice.hasJunctions()) {
            pieces.add(new Piece(HOLE, List.copyOf(holes), true));
        }
        return pieces;
    }

    private void checkVolume(Box box, int holes) {
        long region = lattice.cellCount(box) - holes;
        if (region == volume) {
            return;
        }
        String difference = pieces() + " " + has() + " " + volume + " cells, and the box " + box
                + (holes == 0 ? "" : " with " + Plural.of(holes, "hole")) + " has " + region + " to fill: ";
        String many = Plural.of(Math.abs(region - volume), "cell");
        throw new UserException(
                region > volume
                        ? difference + many + " too many; make --holes of these, or take a smaller --box or more pieces"
                        : difference + many + " too few; take a larger --box" + (holes == 0 ? "" : ", fewer --holes")
                                + " or fewer pieces by --pieces");
    }

    /** Refuses a piece that is too long for the box. A definition may have such a piece, but hardly anyone means it. */
    private void checkFit(Box box) {
        for (Piece piece : counts.keySet()) {
            if (!SuggestedBox.hasRoom(box, piece, set.kind())) {
                String extent = lattice.isOrthogonal() ? "is " + extent(piece) + " cells and " : "";
                throw new UserException("piece " + piece.name() + " " + extent + "does not fit in the box " + box
                        + ": take another --box, or leave it out by --pieces");
            }
        }
    }

    private static String extent(Piece piece) {
        return new Box(
                        SuggestedBox.length(piece, Cell::x),
                        SuggestedBox.length(piece, Cell::y),
                        SuggestedBox.length(piece, Cell::z))
                .toString();
    }

    private String pieces() {
        boolean isAll = counts.size() == set.pieces().size();
        return "the " + (number == 1 ? "piece" : number + " pieces") + (isAll ? " of " : " taken of ") + set.name();
    }

    private String has() {
        return number == 1 ? "has" : "have";
    }

    private String head(Box box, Set<Cell> holes, String title) {
        String cells =
                holes.stream().map(hole -> BoxText.hole(hole, box, lattice)).collect(Collectors.joining(" "));
        String made = "fila new " + arguments + " --box " + box + (cells.isEmpty() ? "" : " --holes \"" + cells + "\"");
        String volumes = Plural.of(number, "piece")
                + (isAny ? ", any number of each" : ", " + volume + " cells") + "; the box " + box + " has "
                + lattice.cellCount(box)
                + (holes.isEmpty() ? " cells" : " cells, of which " + holes.size() + " stay open");
        return (title == null ? "" : "# " + title + "\n") + "# " + volumes + "\n# Made by: " + made + "\n";
    }
}
