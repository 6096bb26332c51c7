package io.github.filaforge.oracle;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds all boards of an edge puzzle by plain backtracking: it fills cell after cell with each piece and turn that looks
 * different and matches the pieces beside it.
 *
 * <p>Joins may slip, that is, not match; but no join slips between two pieces at the rim, as all joins of a corner are.
 */
public final class PlainEdgeSearch {

    private static final int[] ROW_STEP = {-1, 0, 1, 0};
    private static final int[] COLUMN_STEP = {0, 1, 0, -1};

    /** Stands for a side where a board ends, or where a hole begins. */
    private static final int AT_RIM = -1;

    /** Stands for a side where a board goes on without a piece of it. */
    private static final int BEYOND = -2;

    private static final int NO_RIM = -1;

    /** Characters for colours that no piece has. */
    private static final String NO_PIN = "\uffff".repeat(4);

    private final EdgePuzzle puzzle;
    private final int width;
    private final int height;
    private final List<Integer> order;
    /** The number of joins that may have slipped when a cell is filled, by cell. */
    private final int[] mostSlips;
    /** The number of joins of one piece that may slip. */
    private final int mostOfPiece;

    private final long mostFits;
    private final int mostBoards;

    /** The groups of pieces that look alike in some turn, without pinned pieces. */
    private final Collection<Kind> kinds;

    private final Map<Integer, String> pinned = new HashMap<>();
    /** The cell on each side of each cell, at 4 x cell + side; or {@link #AT_RIM} or {@link #BEYOND}. */
    private final int[] beside;
    /** The colour of the rim, or {@link #NO_RIM}. */
    private final int rim;

    private final String[] placed;
    private final Set<EdgeBoard> boards = new LinkedHashSet<>();
    /** True if no piece is placed with the colour of the rim inside: a search for full boards needs no such piece. */
    private boolean keepsRimOutside;

    /** True if joins of two pins that do not match are no slips. */
    private boolean takesPinsAsTheyAre;

    private Set<Integer> early = Set.of();
    private List<Integer> least = List.of();

    private long fits;
    private int mostMatching;
    private boolean complete = true;

    /**
     * The outcome of a search.
     *
     * @param boards the full boards that the search found
     * @param fits the number of placements that the search made
     * @param mostMatching the largest number of matching joins of a board that the search came to, full or not
     * @param complete true if the search reached its end
     */
    public record Outcome(Set<EdgeBoard> boards, long fits, int mostMatching, boolean complete) {}

    /** Pieces that look alike. */
    private static final class Kind {

        private final Set<String> turns;
        private int left;

        Kind(Set<String> turns) {
            this.turns = turns;
        }
    }

    private PlainEdgeSearch(
            EdgePuzzle puzzle, List<Integer> order, int[] mostSlips, int mostOfPiece, long mostFits, int mostBoards) {
        this.puzzle = puzzle;
        this.width = puzzle.width();
        this.height = puzzle.height();
        this.order = order;
        this.mostSlips = mostSlips;
        this.mostOfPiece = mostOfPiece;
        this.mostFits = mostFits;
        this.mostBoards = mostBoards;
        this.beside = new int[4 * width * height];
        for (int at = 0; at < beside.length; at++) {
            beside[at] = findBeside(at / 4, at % 4);
        }
        this.rim = puzzle.rim().orElse(NO_RIM);
        this.placed = new String[width * height];
        Set<Integer> pinnedPieces = new HashSet<>();
        for (EdgePlacement pin : puzzle.pins()) {
            pinned.put(pin.cell(), seen(puzzle, pin));
            pinnedPieces.add(pin.piece());
        }
        Map<Set<String>, Kind> byTurns = new LinkedHashMap<>();
        for (int piece = 0; piece < puzzle.pieces().size(); piece++) {
            if (!pinnedPieces.contains(piece)) {
                String sides = EdgeBoard.written(puzzle.pieces().get(piece).sides());
                Set<String> turns = puzzle.pieces().get(piece).mayTurn() ? turns(sides) : Set.of(sides);
                byTurns.computeIfAbsent(turns, Kind::new).left++;
            }
        }
        this.kinds = byTurns.values();
    }

    /** Searches column by column from the right, each from the bottom, without slips. */
    public static Outcome run(EdgePuzzle puzzle, int mostBoards, long mostFits) {
        return run(puzzle, columnsFromTheRight(puzzle), 0, mostBoards, mostFits);
    }

    /**
     * Searches by another order.
     *
     * @param order all cells, numbered row by row from the top left
     * @param mostSlips the number of joins that may slip
     */
    public static Outcome run(EdgePuzzle puzzle, List<Integer> order, int mostSlips, int mostBoards, long mostFits) {
        int[] most = new int[order.size()];
        Arrays.fill(most, mostSlips);
        return new PlainEdgeSearch(puzzle, order, most, Integer.MAX_VALUE, mostFits, mostBoards).run();
    }

    /**
     * Searches for boards of which each piece lets at most one join slip with the pieces that lie there before it, pinned
     * pieces first. If the rim needs all sides that have its colour, none of them is laid inside.
     *
     * @param order all cells
     * @param mostSlips the number of joins that may have slipped when a cell is filled, by the place of the cell in the order
     */
    public static Outcome runHalfFitting(
            EdgePuzzle puzzle, List<Integer> order, List<Integer> mostSlips, int mostBoards, long mostFits) {
        return halfFitting(puzzle, order, mostSlips, mostBoards, mostFits).run();
    }

    /**
     * Searches for boards as the other search does, of which the pieces placed first have enough sides of some colours. Joins
     * of two pins that do not match are no slips.
     *
     * @param early the colours
     * @param least the least number of sides of these colours on the pieces without a pin, by the number of these pieces
     */
    public static Outcome runHalfFitting(
            EdgePuzzle puzzle,
            List<Integer> order,
            List<Integer> mostSlips,
            Set<Integer> early,
            List<Integer> least,
            int mostBoards,
            long mostFits) {
        PlainEdgeSearch search = halfFitting(puzzle, order, mostSlips, mostBoards, mostFits);
        search.early = early;
        search.least = least;
        search.takesPinsAsTheyAre = true;
        return search.run();
    }

    private static PlainEdgeSearch halfFitting(
            EdgePuzzle puzzle, List<Integer> order, List<Integer> mostSlips, int mostBoards, long mostFits) {
        Set<Integer> pins = new LinkedHashSet<>();
        puzzle.pins().forEach(pin -> pins.add(pin.cell()));
        List<Integer> pinsFirst = new ArrayList<>(pins);
        int[] most = new int[order.size()];
        for (int depth = 0; depth < order.size(); depth++) {
            if (!pins.contains(order.get(depth))) {
                pinsFirst.add(order.get(depth));
                most[order.get(depth)] = mostSlips.get(depth);
            }
        }
        PlainEdgeSearch search = new PlainEdgeSearch(puzzle, pinsFirst, most, 1, mostFits, mostBoards);
        search.keepsRimOutside = search.rimSides() == search.sidesAtRim();
        return search;
    }

    private int sidesAtRim() {
        int sides = 0;
        for (int cell = 0; cell < width * height; cell++) {
            for (int side = 0; side < 4 && !puzzle.gaps().contains(cell); side++) {
                sides += beside(cell, side) == AT_RIM ? 1 : 0;
            }
        }
        return sides;
    }

    /** Returns the number of sides of all pieces that have the colour of the rim. */
    private int rimSides() {
        return (int) puzzle.pieces().stream()
                .flatMap(piece -> piece.sides().stream())
                .filter(colour -> colour == rim)
                .count();
    }

    /** Returns all boards. */
    public static Set<EdgeBoard> boards(EdgePuzzle puzzle) {
        return boards(puzzle, 0);
    }

    /** Returns all boards with at most the given number of slips. */
    public static Set<EdgeBoard> boards(EdgePuzzle puzzle, int mostSlips) {
        return run(puzzle, columnsFromTheRight(puzzle), mostSlips, Integer.MAX_VALUE, Long.MAX_VALUE)
                .boards();
    }

    /** Returns the order of a search that is given none. */
    static List<Integer> columnsFromTheRight(EdgePuzzle puzzle) {
        List<Integer> order = new ArrayList<>();
        for (int column = puzzle.width() - 1; column >= 0; column--) {
            for (int row = puzzle.height() - 1; row >= 0; row--) {
                order.add(row * puzzle.width() + column);
            }
        }
        return order;
    }

    /** The colours that a placement shows: up, right, down, left. */
    private static String seen(EdgePuzzle puzzle, EdgePlacement placement) {
        EdgePiece piece = puzzle.pieces().get(placement.piece());
        String seen = EdgeBoard.written(piece.sides());
        for (int turn = 0; turn < placement.turn(); turn++) {
            seen = EdgeBoard.turned(seen);
        }
        return seen;
    }

    /** Returns the distinct turns of a cell. */
    private static Set<String> turns(String cell) {
        Set<String> turns = new LinkedHashSet<>();
        for (String turned = cell; turns.add(turned); turned = EdgeBoard.turned(turned)) {
            // The condition adds the turns.
        }
        return turns;
    }

    private Outcome run() {
        fill(0, 0, 0);
        return new Outcome(boards, fits, mostMatching, complete);
    }

    private void fill(int depth, int slips, int matching) {
        mostMatching = Math.max(mostMatching, matching);
        if (depth == order.size()) {
            boards.add(new EdgeBoard(width, height, String.join("", placed)));
            complete &= boards.size() < mostBoards;
            return;
        }
        int cell = order.get(depth);
        if (puzzle.gaps().contains(cell)) {
            placed[cell] = NO_PIN;
            fill(depth + 1, slips, matching);
            placed[cell] = null;
            return;
        }
        if (pinned.containsKey(cell)) {
            place(depth, slips, matching, cell, pinned.get(cell));
            return;
        }
        for (Kind kind : kinds) {
            if (kind.left > 0) {
                kind.left--;
                for (String turned : kind.turns) {
                    if (keepsRimOutside && hasRimInside(cell, turned)) {
                        continue;
                    }
                    place(depth, slips, matching, cell, turned);
                }
                kind.left++;
            }
        }
    }

    private void place(int depth, int slips, int matching, int cell, String colours) {
        int more = slips(cell, colours);
        if (takesPinsAsTheyAre && pinned.containsKey(cell) && more <= 4) {
            placed[cell] = colours;
            fill(depth + 1, slips, matching + placedBeside(cell) - more);
            placed[cell] = null;
            return;
        }
        int now = slips + more;
        if (more > mostOfPiece || (more > 0 && now > mostSlips[cell]) || !complete) {
            return;
        }
        if (!early.isEmpty() && !pinned.containsKey(cell) && !hasEnoughEarlySides(colours)) {
            return;
        }
        fits++;
        complete = fits < mostFits;
        placed[cell] = colours;
        fill(depth + 1, now, matching + placedBeside(cell) - more);
        placed[cell] = null;
    }

    /** Returns true if the pieces without a pin that are placed, and one more, have enough sides of the early colours. */
    private boolean hasEnoughEarlySides(String next) {
        int pieces = 1;
        long sides = earlySides(next);
        for (int cell = 0; cell < placed.length; cell++) {
            if (placed[cell] != null
                    && !pinned.containsKey(cell)
                    && !puzzle.gaps().contains(cell)) {
                pieces++;
                sides += earlySides(placed[cell]);
            }
        }
        return sides >= least.get(pieces);
    }

    private long earlySides(String colours) {
        return colours.chars().filter(early::contains).count();
    }

    /** Returns the number of neighbours of a cell that are filled. */
    private int placedBeside(int cell) {
        int filled = 0;
        for (int side = 0; side < 4; side++) {
            int beside = beside(cell, side);
            filled += beside >= 0 && placed[beside] != null ? 1 : 0;
        }
        return filled;
    }

    private boolean hasRimInside(int cell, String colours) {
        boolean isInside = false;
        for (int side = 0; side < 4; side++) {
            isInside |= beside(cell, side) >= 0 && rim == colours.charAt(side);
        }
        return isInside;
    }

    /** Returns the cell of a piece beside another, {@link #AT_RIM} or {@link #BEYOND}. */
    private int beside(int cell, int side) {
        return beside[4 * cell + side];
    }

    /** Finds the cell beside another, round a closed board. */
    private int findBeside(int cell, int side) {
        int row = cell / width + ROW_STEP[side];
        int column = cell % width + COLUMN_STEP[side];
        if (puzzle.periods().x() > 0) {
            column = Math.floorMod(column, width);
        }
        if (puzzle.periods().y() > 0) {
            row = Math.floorMod(row, height);
        }
        if (row < 0 || row >= height || column < 0 || column >= width) {
            return AT_RIM;
        }
        int found = row * width + column;
        if (puzzle.gaps().beyond().contains(found)) {
            return BEYOND;
        }
        return puzzle.gaps().contains(found) ? AT_RIM : found;
    }

    /** Returns the number of joins that would slip; a huge number if a join must not, or the rim does not match. */
    private int slips(int cell, String colours) {
        int slips = 0;
        for (int side = 0; side < 4; side++) {
            int beside = beside(cell, side);
            char colour = colours.charAt(side);
            if (beside < 0) {
                if (rim != NO_RIM && (colour == rim) == (beside == BEYOND)) {
                    return Integer.MAX_VALUE / 2;
                }
            } else {
                String other = placed[beside];
                if (other != null && !EdgeBoard.match(puzzle.partners(), other.charAt((side + 2) % 4), colour)) {
                    if (rim != NO_RIM && isAlongRim(cell, beside, side)) {
                        return Integer.MAX_VALUE / 2;
                    }
                    slips++;
                }
            }
        }
        return slips;
    }

    /** Returns true if there is a side on which neither of two cells that meet has a neighbour. */
    private boolean isAlongRim(int one, int other, int side) {
        int first = 1 - side % 2;
        return (beside(one, first) < 0 && beside(other, first) < 0)
                || (beside(one, first + 2) < 0 && beside(other, first + 2) < 0);
    }

    /**
     * Returns the boards in sets of boards that are equal up to symmetry: a rotation, and a shift along closed axes. A
     * symmetry of the puzzle keeps the board, the places and colours of all pins, and the colours of all pieces that may not
     * be turned.
     */
    public static List<Set<EdgeBoard>> classes(EdgePuzzle puzzle, Collection<EdgeBoard> boards) {
        List<Set<EdgeBoard>> classes = new ArrayList<>();
        Set<EdgeBoard> known = new HashSet<>();
        List<Motion> symmetries = symmetries(puzzle);
        for (EdgeBoard board : boards) {
            if (!known.contains(board)) {
                Set<EdgeBoard> alike = new LinkedHashSet<>();
                symmetries.forEach(symmetry -> alike.add(symmetry.of(board)));
                known.addAll(alike);
                classes.add(alike);
            }
        }
        return classes;
    }

    /** A rotation by quarter turns clockwise, and then a shift round a closed board. */
    public record Motion(int turns, int right, int down) {

        /** Returns the board that the motion makes of a board. */
        EdgeBoard of(EdgeBoard board) {
            EdgeBoard turned = board;
            for (int turn = 0; turn < turns; turn++) {
                turned = turned.turned();
            }
            return turned.shifted(right, down);
        }
    }

    /** Returns the motions that carry a puzzle to itself, the identity among them. */
    public static List<Motion> symmetries(EdgePuzzle puzzle) {
        String[] pins = new String[puzzle.width() * puzzle.height()];
        Arrays.fill(pins, NO_PIN);
        puzzle.pins().forEach(pin -> pins[pin.cell()] = seen(puzzle, pin));
        puzzle.gaps().holes().forEach(cell -> pins[cell] = "\ufffe".repeat(4));
        puzzle.gaps().beyond().forEach(cell -> pins[cell] = "\ufffd".repeat(4));
        EdgeBoard shown = new EdgeBoard(puzzle.width(), puzzle.height(), String.join("", pins));
        int columns = puzzle.periods().x() > 0 ? puzzle.width() : 1;
        int rows = puzzle.periods().y() > 0 ? puzzle.height() : 1;
        List<Motion> symmetries = new ArrayList<>();
        for (int turns = 0; turns < 4; turns++) {
            boolean isPossible = turns % 2 == 0 || columns == rows;
            for (int shift = 0; isPossible && shift < columns * rows; shift++) {
                Motion motion = new Motion(turns, shift % columns, shift / columns);
                if (isTurnable(puzzle, turns) && motion.of(shown).equals(shown)) {
                    symmetries.add(motion);
                }
            }
        }
        return symmetries;
    }

    /** Returns true if each piece may make some quarter turns, or looks alike after them. */
    private static boolean isTurnable(EdgePuzzle puzzle, int quarters) {
        for (EdgePiece piece : puzzle.pieces()) {
            String sides = EdgeBoard.written(piece.sides());
            if (!piece.mayTurn() && !(sides.substring(4 - quarters) + sides.substring(0, 4 - quarters)).equals(sides)) {
                return false;
            }
        }
        return true;
    }
}
