package io.github.filaforge.burrtools;

import io.github.filaforge.disassembly.Move;
import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.solution.SolutionMoves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Converts moves of the solutions of a problem: from separations to the states of a file, and from states to moves. */
public final class BurrMoves {

    private final BurrPuzzle puzzle;
    private final BurrGrid grid;
    /** The steps of pieces in both directions. */
    private final List<Cell> steps = new ArrayList<>();

    /**
     * Makes the conversion for a problem.
     *
     * @param oneOfTwo the steps of its pieces, one of each two that are opposite
     */
    public BurrMoves(BurrPuzzle puzzle, List<Cell> oneOfTwo) {
        this.puzzle = puzzle;
        this.grid = puzzle.file().grid();
        for (Cell step : oneOfTwo) {
            steps.add(step);
            steps.add(times(step, -1));
        }
    }

    private static Cell times(Cell step, int times) {
        return new Cell(times * step.x(), times * step.y(), times * step.z());
    }

    /** States that are no moves, with the reason. */
    private static final class NoMove extends RuntimeException {

        private static final long serialVersionUID = 1L;

        NoMove(String message) {
            super(message, null, false, false);
        }
    }

    /**
     * The moves of a stored solution.
     *
     * @param moves the moves; empty if the states of the file are no moves
     * @param fault the reason; empty if the states are moves
     */
    public record Read(Optional<SolutionMoves> moves, Optional<String> fault) {}

    /**
     * Returns the moves that lead from state to state of a separation.
     *
     * @param assembly a solution whose pieces lie on voxels of the grid
     */
    public Read moves(BurrAssembly assembly, BurrSeparation separation) {
        Map<Integer, String> names = new HashMap<>();
        Map<Integer, Cell> places = new HashMap<>();
        List<PlacedPiece> pieces = puzzle.pieces(assembly).orElseThrow();
        for (int place : assembly.used()) {
            names.put(place, pieces.get(names.size()).name());
            places.put(place, assembly.placement(place).orElseThrow().position());
        }
        List<SolutionMoves.Step> moves = new ArrayList<>();
        try {
            addMoves(separation, places, names, moves);
        } catch (NoMove e) {
            return new Read(Optional.empty(), Optional.of(e.getMessage()));
        }
        return new Read(Optional.of(new SolutionMoves(separation.level(), moves)), Optional.empty());
    }

    /**
     * Adds the moves of a separation.
     *
     * @param before the positions of the pieces before it
     */
    private void addMoves(
            BurrSeparation separation,
            Map<Integer, Cell> before,
            Map<Integer, String> names,
            List<SolutionMoves.Step> moves) {
        checkBeginning(separation, before);
        List<List<Cell>> states = separation.states();
        int last = states.size() - 1;
        for (int state = 1; state <= last; state++) {
            moves.add(move(separation, state, names));
        }
        Map<Integer, Cell> after = new HashMap<>();
        for (int i = 0; i < separation.pieces().size(); i++) {
            after.put(separation.pieces().get(i), states.get(last - 1).get(i));
        }
        separation.staying().ifPresent(part -> addMoves(part, after, names, moves));
        separation.leaving().ifPresent(part -> addMoves(part, after, names, moves));
    }

    /** Checks that the first state is a translation of the places that the pieces have. */
    private static void checkBeginning(BurrSeparation separation, Map<Integer, Cell> before) {
        long shifts = IntStream.range(0, separation.pieces().size())
                .mapToObj(i -> separation
                        .states()
                        .get(0)
                        .get(i)
                        .minus(before.get(separation.pieces().get(i))))
                .distinct()
                .count();
        if (shifts > 1) {
            throw new NoMove("a first state does not have the pieces where they are");
        }
    }

    private SolutionMoves.Step move(BurrSeparation separation, int state, Map<Integer, String> names) {
        List<List<Cell>> states = separation.states();
        boolean isLast = state == states.size() - 1;
        Map<Cell, List<Integer>> byWay = new TreeMap<>();
        for (int i = 0; i < separation.pieces().size(); i++) {
            Cell way = states.get(state).get(i).minus(states.get(state - 1).get(i));
            byWay.computeIfAbsent(way, unused -> new ArrayList<>())
                    .add(separation.pieces().get(i));
        }
        if (byWay.size() != 2) {
            throw new NoMove("between two states the pieces move in " + byWay.size() + " ways and not in two");
        }
        List<Cell> ways = new ArrayList<>(byWay.keySet());
        Set<Integer> off = new HashSet<>(separation.part(true));
        Cell origin = new Cell(0, 0, 0);
        boolean isFirst = isLast
                ? off.containsAll(byWay.get(ways.get(0)))
                : ways.get(1).equals(origin)
                        || (!ways.get(0).equals(origin)
                                && byWay.get(ways.get(0)).size()
                                        <= byWay.get(ways.get(1)).size());
        Cell moved = ways.get(isFirst ? 0 : 1);
        Cell way = moved.minus(ways.get(isFirst ? 1 : 0));
        if (isLast) {
            way = new Cell(way.x() / BurrSeparation.FAR, way.y() / BurrSeparation.FAR, way.z() / BurrSeparation.FAR);
        }
        List<String> pieces = byWay.get(moved).stream().map(names::get).toList();
        return step(pieces, way, isLast);
    }

    private SolutionMoves.Step step(List<String> pieces, Cell way, boolean isLast) {
        Cell origin = new Cell(0, 0, 0);
        if (grid.isTranslation(way)) {
            Cell shift = grid.cell(way).minus(grid.cell(origin));
            for (Cell step : steps) {
                int length = Math.max(Math.abs(step.x()), Math.max(Math.abs(step.y()), Math.abs(step.z())));
                int times = Math.max(Math.abs(shift.x()), Math.max(Math.abs(shift.y()), Math.abs(shift.z()))) / length;
                if (times > 0 && shift.equals(times(step, times))) {
                    return new SolutionMoves.Step(
                            pieces, puzzle.defined().puzzle().lattice().numbers(step), isLast ? 0 : times);
                }
            }
        }
        throw new NoMove("between two states pieces move by " + way + ", which is along no step of their grid");
    }

    /**
     * Returns the states of a separation.
     *
     * @param assembly the solution as the file stores it
     * @param pieces the mobile pieces of the solution, in the order of the separation
     */
    public BurrSeparation separation(BurrAssembly assembly, List<PlacedPiece> pieces, Separation separation) {
        List<Set<List<Integer>>> stored = puzzle.pieces(assembly).orElseThrow().stream()
                .<Set<List<Integer>>>map(piece -> new HashSet<>(piece.cells()))
                .toList();
        Map<Set<List<Integer>>, Integer> placeOf = new HashMap<>();
        for (int place : assembly.used()) {
            placeOf.put(stored.get(placeOf.size()), place);
        }
        List<Integer> places = pieces.stream()
                .map(piece -> placeOf.get(new HashSet<>(piece.cells())))
                .toList();
        Map<Integer, Cell> positions = new TreeMap<>();
        places.forEach(place ->
                positions.put(place, assembly.placement(place).orElseThrow().position()));
        return states(separation, places, positions);
    }

    private BurrSeparation states(Separation separation, List<Integer> places, Map<Integer, Cell> before) {
        Map<Integer, Cell> positions = separation.pieces().stream()
                .map(places::get)
                .collect(Collectors.toMap(place -> place, before::get, (a, b) -> a, TreeMap::new));
        List<Integer> pieces = List.copyOf(positions.keySet());
        List<List<Cell>> states = new ArrayList<>(List.of(List.copyOf(positions.values())));
        for (Move move : separation.moves()) {
            Map<Integer, Cell> next = new TreeMap<>(positions);
            Cell way = times(
                    grid.voxel(move.step()).minus(grid.voxel(new Cell(0, 0, 0))),
                    move.isSeparation() ? BurrSeparation.FAR : move.times());
            move.pieces().forEach(piece -> next.merge(places.get(piece), way, Cell::plus));
            states.add(List.copyOf(next.values()));
            if (!move.isSeparation()) {
                positions.putAll(next);
            }
        }
        return new BurrSeparation(
                pieces,
                states,
                separation.staying().map(part -> states(part, places, positions)),
                separation.leaving().map(part -> states(part, places, positions)));
    }
}
