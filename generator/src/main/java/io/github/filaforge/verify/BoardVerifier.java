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

/**
 * Checks solutions of one edge puzzle. It checks that each piece is used once, that pinned pieces are at their pins, that
 * the rim has its colour, that every cell has a piece and that sides which meet have one colour. It also finds the solutions
 * that are equal or symmetric to one before. Boards are compared by their visible colours: two pieces that look alike may
 * change places, even if one of them is pinned.
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
    private final int joins;
    /** The colours of the pinned pieces at their pins, in the order of {@link SidePicture}. */
    private final int[] pins;

    /** The numbers of quarter turns of the board that give symmetric solutions. */
    private final List<Integer> rotations = new ArrayList<>();

    private final KeyDigest digest;
    private final MetSolutions met = new MetSolutions();
    private int[] colours = {};
    private int best = -1;
    private String bestText = "";

    /**
     * Makes a verifier of the solutions of an edge puzzle.
     *
     * @param withSymmetries true if a solution counts as symmetric to its copies by rotations of the puzzle; false if each
     *     counts by itself
     * @param score the number of joins that have to match; empty if all have to, on a full board
     */
    public BoardVerifier(EdgePuzzle puzzle, boolean withSymmetries, OptionalInt score) {
        this.puzzle = puzzle;
        this.score = score;
        this.assembly = new BoardAssembly(puzzle);
        this.joins = puzzle.height() * (puzzle.width() - 1) + puzzle.width() * (puzzle.height() - 1);
        this.digest = new KeyDigest(SIDES * puzzle.size());
        this.pins = new int[SIDES * puzzle.size()];
        Arrays.fill(pins, SidePicture.NONE);
        puzzle.pins().forEach(pin -> assembly.paint(pins, pin.cell(), pin.piece(), pin.turn()));
        SidePicture places = picture(pins);
        for (int quarters = 1; quarters < SIDES; quarters++) {
            if (withSymmetries && score.isEmpty() && places.turned(quarters).equals(places)) {
                rotations.add(quarters);
            }
        }
    }

    private SidePicture picture(int... sides) {
        return new SidePicture(puzzle.width(), puzzle.height(), sides);
    }

    @Override
    public Verdict verify(Solution solution) {
        Optional<String> fault = assembly.assemble(solution.pieces());
        if (fault.isEmpty()) {
            colours = assembly.colours();
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
        SidePicture picture = picture(colours);
        SidePicture least = picture;
        for (int quarters : rotations) {
            least = least.orBefore(picture.turned(quarters));
        }
        return met.meet(least.key(digest), picture.key(digest), solution.ordinal());
    }

    /** Returns a sentence about the first pin that does not have its piece, or empty if all have. */
    private Optional<String> misplaced() {
        for (EdgePlacement pin : puzzle.pins()) {
            int from = SIDES * pin.cell();
            if (!Arrays.equals(pins, from, from + SIDES, colours, from, from + SIDES)) {
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
                if (colour != SidePicture.NONE
                        && colour != puzzle.rim().getAsInt()
                        && neighbour(cell, side).isEmpty()) {
                    return Optional.of(at(cell) + " has colour " + colour + " at the rim, where sides have colour "
                            + puzzle.rim().getAsInt());
                }
            }
        }
        return Optional.empty();
    }

    private OptionalInt neighbour(int cell, int side) {
        int row = cell / puzzle.width() + (side == DOWN ? 1 : side == UP ? -1 : 0);
        int column = cell % puzzle.width() + (side == RIGHT ? 1 : side == LEFT ? -1 : 0);
        boolean isInside = row >= 0 && row < puzzle.height() && column >= 0 && column < puzzle.width();
        return isInside ? OptionalInt.of(row * puzzle.width() + column) : OptionalInt.empty();
    }

    private Optional<String> gap() {
        for (int cell = 0; cell < puzzle.size(); cell++) {
            if (assembly.isEmpty(cell)) {
                return Optional.of("nothing is at cell " + assembly.text(cell));
            }
        }
        return Optional.empty();
    }

    private Optional<String> mismatch() {
        for (int cell = 0; cell < puzzle.size(); cell++) {
            for (int side = RIGHT; side <= DOWN; side++) {
                OptionalInt other = neighbour(cell, side);
                if (other.isPresent() && mine(cell, side) != its(other.getAsInt(), side)) {
                    return Optional.of(at(cell) + " has colour " + mine(cell, side) + " where " + at(other.getAsInt())
                            + " has " + its(other.getAsInt(), side));
                }
            }
        }
        return Optional.empty();
    }

    private int matching() {
        int matching = 0;
        for (int cell = 0; cell < puzzle.size(); cell++) {
            for (int side = RIGHT; side <= DOWN; side++) {
                OptionalInt other = neighbour(cell, side);
                boolean isJoin = other.isPresent() && mine(cell, side) != SidePicture.NONE;
                matching += isJoin && mine(cell, side) == its(other.getAsInt(), side) ? 1 : 0;
            }
        }
        return matching;
    }

    /** Returns the colour of a side of a cell. */
    private int mine(int cell, int side) {
        return colours[SIDES * cell + side];
    }

    /** Returns the colour of the side of a neighbour that meets a side of a cell. */
    private int its(int neighbour, int side) {
        return colours[SIDES * neighbour + (side + 2) % SIDES];
    }

    private String at(int cell) {
        return "piece " + PlainText.quoted(assembly.name(cell)) + " at cell " + assembly.text(cell);
    }

    private String text(int matching) {
        return matching + " of " + joins + (joins == 1 ? " join matches" : " joins match");
    }

    private void keep(int matching, Solution solution) {
        if (matching > best) {
            int empty = puzzle.size() - solution.pieces().size();
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
