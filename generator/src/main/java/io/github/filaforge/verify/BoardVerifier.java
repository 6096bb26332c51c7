package io.github.filaforge.verify;

import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.solution.Solution;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Checks solutions of one edge puzzle. It checks that no piece is used twice, that every cell has a piece, that pinned
 * pieces are at their pins, and that the rim has its colour. Sides that meet must have equal colours, or colours that are
 * partners. The verifier also finds the solutions that are equal or symmetric to an earlier solution. Boards are compared by
 * their visible colours: two pieces that look alike may change places, even if one of them is pinned, unless only one of
 * them may be turned.
 *
 * <p>If a score is required, cells may be empty and sides that meet may differ, as long as the number of joins that match is
 * at least the score. The rim and the pins are checked nevertheless. Then no two boards count as symmetric: the places where
 * slips are allowed depend on the turn of the board, so that a search finds each copy by itself.
 */
public final class BoardVerifier implements SolutionVerifier {

    private static final int SIDES = 4;
    private static final int UP = 0;
    private static final int RIGHT = 1;
    private static final int DOWN = 2;
    private static final int LEFT = 3;

    private final EdgePuzzle puzzle;
    private final OptionalInt score;
    private final BoardAssembly assembly;
    private final List<Join> joins = new ArrayList<>();
    /** The looks of the pinned pieces at their pins, in the order of {@link BoardAssembly#looks}. */
    private final int[] pins;

    private final List<Motion> symmetries = new ArrayList<>();

    private final MetSolutions met;
    private int[] looks = {};
    private int[] colours = {};
    private int best = -1;
    private String bestText = "";

    /** Two sides that meet, as indices of {@link #colours}. */
    private record Join(int side, int other) {}

    /**
     * A rotation of the board and a shift along closed axes, which give symmetric solutions.
     *
     * @param quarters the number of quarter turns clockwise
     * @param right the number of columns by which the turned board is shifted
     * @param down the number of rows by which the turned board is shifted
     */
    private record Motion(int quarters, int right, int down) {}

    /**
     * Makes a verifier of the solutions of an edge puzzle.
     *
     * @param withSymmetries true if a solution counts as symmetric to its copies by symmetries of the puzzle; false if each
     *     counts by itself
     * @param score the number of joins that have to match; empty if all have to, on a full board
     */
    public BoardVerifier(EdgePuzzle puzzle, boolean withSymmetries, OptionalInt score) {
        this.puzzle = puzzle;
        this.score = score;
        this.assembly = new BoardAssembly(puzzle);
        this.met = new MetSolutions(SIDES * puzzle.size());
        this.pins = new int[SIDES * puzzle.size()];
        Arrays.fill(pins, BoardAssembly.NONE);
        puzzle.pins().forEach(pin -> assembly.paint(pins, pin.cell(), pin.piece(), pin.turn()));
        for (int cell = 0; cell < puzzle.size(); cell++) {
            for (int side = RIGHT; side <= DOWN; side++) {
                OptionalInt other = neighbour(cell, side);
                if (other.isPresent() && !isGap(cell) && !isGap(other.getAsInt())) {
                    joins.add(new Join(SIDES * cell + side, SIDES * other.getAsInt() + (side + 2) % SIDES));
                }
            }
        }
        int columns = puzzle.periods().x() > 0 ? puzzle.width() : 1;
        int rows = puzzle.periods().y() > 0 ? puzzle.height() : 1;
        boolean isSquare = puzzle.width() == puzzle.height() && (columns == rows);
        for (int quarters = 0; quarters < SIDES; quarters++) {
            int turn = quarters;
            boolean keepsForm =
                    (quarters % 2 == 0 || isSquare) && puzzle.pieces().stream().allMatch(piece -> piece.allows(turn));
            for (int shift = 0; withSymmetries && score.isEmpty() && keepsForm && shift < columns * rows; shift++) {
                Motion motion = new Motion(quarters, shift % columns, shift / columns);
                boolean isSymmetry =
                        Arrays.equals(moved(motion, shape()), shape()) && Arrays.equals(moved(motion, pins), pins);
                if (isSymmetry && (quarters > 0 || shift > 0)) {
                    symmetries.add(motion);
                }
            }
        }
    }

    private boolean isGap(int cell) {
        return puzzle.gaps().contains(cell);
    }

    /** Returns for each side a number that distinguishes cells with pieces, holes, and cells where the board would go on. */
    private int[] shape() {
        int[] shape = new int[SIDES * puzzle.size()];
        for (int side = 0; side < shape.length; side++) {
            int cell = side / SIDES;
            shape[side] = !isGap(cell) ? 0 : puzzle.gaps().holes().contains(cell) ? 1 : 2;
        }
        return shape;
    }

    /** Returns looks after a motion of the board. */
    private int[] moved(Motion motion, int... sides) {
        int[] turned = turned(motion.quarters(), sides);
        if (motion.right() == 0 && motion.down() == 0) {
            return turned;
        }
        int[] moved = new int[turned.length];
        for (int side = 0; side < turned.length; side++) {
            int cell = side / SIDES;
            int row = (cell / puzzle.width() + motion.down()) % puzzle.height();
            int column = (cell % puzzle.width() + motion.right()) % puzzle.width();
            moved[SIDES * (row * puzzle.width() + column) + side % SIDES] = turned[side];
        }
        return moved;
    }

    /**
     * Returns looks after some quarter turns of the board clockwise, each of which makes its left column the upper row.
     */
    private int[] turned(int quarters, int... sides) {
        int[] picture = sides;
        for (int turn = 0; turn < quarters; turn++) {
            int width = turn % 2 == 0 ? puzzle.width() : puzzle.height();
            int height = puzzle.size() / width;
            int[] turned = new int[sides.length];
            for (int row = 0; row < height; row++) {
                for (int column = 0; column < width; column++) {
                    int from = SIDES * (row * width + column);
                    int to = SIDES * (column * height + height - 1 - row);
                    for (int side = 0; side < SIDES; side++) {
                        turned[to + (side + 1) % SIDES] = picture[from + side];
                    }
                }
            }
            picture = turned;
        }
        return picture;
    }

    @Override
    public Verdict verify(Solution solution) {
        Optional<String> fault = assembly.assemble(solution.pieces());
        if (fault.isEmpty()) {
            looks = assembly.looks();
            colours = IntStream.of(looks).map(BoardAssembly::colour).toArray();
            fault = misplaced().or(this::offRim);
        }
        if (fault.isPresent()) {
            return Verdict.wrong(fault.get());
        }
        Optional<String> first = gap().or(this::mismatch);
        int matching = matching();
        keep(matching, solution);
        if (score.isPresent() && matching < score.getAsInt()) {
            return Verdict.wrong(text(matching) + ", and " + score.getAsInt() + " are asked for");
        }
        if (score.isEmpty() && first.isPresent()) {
            return Verdict.wrong(first.get() + "; " + text(matching));
        }
        int[] least = looks;
        for (Motion symmetry : symmetries) {
            int[] moved = moved(symmetry, looks);
            least = Arrays.compare(moved, least) < 0 ? moved : least;
        }
        return met.meet(least, looks, solution.ordinal());
    }

    /** Returns a sentence about the first pin that does not have its piece, or empty if all have. */
    private Optional<String> misplaced() {
        for (EdgePlacement pin : puzzle.pins()) {
            int from = SIDES * pin.cell();
            if (!Arrays.equals(pins, from, from + SIDES, looks, from, from + SIDES)) {
                String name = puzzle.pieces().get(pin.piece()).name();
                return Optional.of("piece " + PlainText.quoted(name) + " is not at its place, cell "
                        + assembly.text(pin.cell()) + " with turn " + pin.turn());
            }
        }
        return Optional.empty();
    }

    /**
     * Returns a sentence about the first side along the rim that does not have the colour of the rim, or empty if all have.
     */
    private Optional<String> offRim() {
        for (int cell = 0; cell < puzzle.size() && puzzle.rim().isPresent(); cell++) {
            for (int side = 0; side < SIDES; side++) {
                int colour = colours[SIDES * cell + side];
                OptionalInt beside = neighbour(cell, side);
                boolean isBeyond = beside.isPresent() && puzzle.gaps().beyond().contains(beside.getAsInt());
                boolean isAtRim = beside.isEmpty() || (isGap(beside.getAsInt()) && !isBeyond);
                boolean isRim = colour == puzzle.rim().getAsInt();
                if (colour != BoardAssembly.NONE && isAtRim && !isRim) {
                    return Optional.of(at(cell) + " has colour " + colour + " at the rim, where sides have colour "
                            + puzzle.rim().getAsInt());
                }
                if (isBeyond && isRim) {
                    return Optional.of(at(cell) + " has the colour of the rim where the board goes on");
                }
            }
        }
        return Optional.empty();
    }

    private OptionalInt neighbour(int cell, int side) {
        int row = cell / puzzle.width() + (side == DOWN ? 1 : side == UP ? -1 : 0);
        int column = cell % puzzle.width() + (side == RIGHT ? 1 : side == LEFT ? -1 : 0);
        row = puzzle.periods().y() > 0 ? Math.floorMod(row, puzzle.height()) : row;
        column = puzzle.periods().x() > 0 ? Math.floorMod(column, puzzle.width()) : column;
        boolean isInside = row >= 0 && row < puzzle.height() && column >= 0 && column < puzzle.width();
        return isInside ? OptionalInt.of(row * puzzle.width() + column) : OptionalInt.empty();
    }

    private Optional<String> gap() {
        return IntStream.range(0, puzzle.size())
                .filter(cell -> assembly.isEmpty(cell) && !isGap(cell))
                .mapToObj(cell -> "nothing is at cell " + assembly.text(cell))
                .findFirst();
    }

    private Optional<String> mismatch() {
        return joins.stream()
                .filter(join -> !isMatch(join))
                .map(join -> at(join.side / SIDES) + " has colour " + colours[join.side] + " where "
                        + at(join.other / SIDES) + " has " + colours[join.other])
                .findFirst();
    }

    private int matching() {
        return (int) joins.stream().filter(this::isMatch).count();
    }

    private boolean isMatch(Join join) {
        Integer partner = puzzle.partners().get(colours[join.side]);
        return colours[join.side] != BoardAssembly.NONE
                && colours[join.other] == (partner == null ? colours[join.side] : partner);
    }

    private String at(int cell) {
        return "piece " + PlainText.quoted(assembly.name(cell)) + " at cell " + assembly.text(cell);
    }

    private String text(int matching) {
        return matching + " of " + joins.size() + (joins.size() == 1 ? " join matches" : " joins match");
    }

    private void keep(int matching, Solution solution) {
        if (matching > best) {
            int empty = puzzle.cellCount() - solution.pieces().size();
            best = matching;
            bestText = "solution " + solution.ordinal() + " of the file, " + text(matching)
                    + (empty == 0 ? "" : ", " + Plural.of(empty, "cell") + " empty");
        }
    }

    /** Returns a sentence about the best board so far that keeps to the rim and to the pins, or empty if there is none. */
    public Optional<String> best() {
        return best < 0 ? Optional.empty() : Optional.of(bestText);
    }
}
