package io.github.filaforge.disassembly;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A plain search for moves: it tries each set of pieces and moves their cells one step at a time. The steps and the cells
 * that are met on them are written down by hand for each lattice.
 */
final class PlainMoves {

    /** A number of steps that leads beyond everything. */
    private static final int FAR = 20;

    /** The number of states after which a part is too much for a plain search. */
    private static final int MOST_STATES = 500;

    /** A part has too many states. */
    static final class TooManyStates extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final int classes;
    /** The cells that a cell meets on each step, by its class, relative to it. */
    private final Map<Cell, List<List<Cell>>> met = new LinkedHashMap<>();

    /** The pieces that were looked at, and whether they come apart. */
    private final Map<List<Set<Cell>>, Boolean> separable = new HashMap<>();

    /** Makes the search of a lattice; {@code tray} stands for squares that stay in their layer. */
    PlainMoves(String lattice) {
        this.classes = lattice.startsWith("triangular") ? 2 : 1;
        switch (lattice) {
            case "tray" -> straight(cell(1, 0, 0), cell(0, 1, 0));
            case "cubic" -> straight(cell(1, 0, 0), cell(0, 1, 0), cell(0, 0, 1));
            case "triangular", "triangular-prism" -> triangles(lattice.endsWith("prism"));
            case "hexagonal" -> hexagons();
            case "fcc" -> balls();
            default -> throw new IllegalArgumentException(lattice);
        }
    }

    private static Cell cell(int x, int y, int z) {
        return new Cell(x, y, z);
    }

    private static Cell back(Cell step) {
        return cell(-step.x(), -step.y(), -step.z());
    }

    private void straight(Cell... steps) {
        for (Cell step : steps) {
            met.put(step, List.of(List.of(step)));
            met.put(back(step), List.of(List.of(back(step))));
        }
    }

    /** A triangle passes one triangle of the other class on its way along a row. */
    private void triangles(boolean inSpace) {
        row(cell(1, 0, 0), cell(0, 0, 1), cell(1, 0, -1));
        row(cell(0, 1, 0), cell(0, 0, 1), cell(0, 1, -1));
        row(cell(1, -1, 0), cell(0, -1, 1), cell(1, 0, -1));
        if (inSpace) {
            for (int up : new int[] {2, -2}) {
                met.put(cell(0, 0, up), List.of(List.of(cell(0, 0, up)), List.of(cell(0, 0, up))));
            }
        }
    }

    private void row(Cell step, Cell afterUp, Cell afterDown) {
        met.put(step, List.of(List.of(step, afterUp), List.of(step, afterDown)));
        Cell back = back(step);
        met.put(back, List.of(List.of(back, afterUp.minus(step)), List.of(back, afterDown.minus(step))));
    }

    /** A hexagon is broader than the room between the two hexagons that it passes. */
    private void hexagons() {
        List<Cell> around =
                List.of(cell(1, 0, 0), cell(0, 1, 0), cell(-1, 1, 0), cell(-1, 0, 0), cell(0, -1, 0), cell(1, -1, 0));
        for (int i = 0; i < 6; i++) {
            met.put(around.get(i), List.of(List.of(around.get(i), around.get((i + 1) % 6), around.get((i + 5) % 6))));
        }
    }

    private void balls() {
        for (int x = -2; x <= 2; x++) {
            for (int y = -2; y <= 2; y++) {
                for (int z = -2; z <= 2; z++) {
                    int length = x * x + y * y + z * z;
                    boolean isOneAxis = length == 4 && (x == 0 || y == 0) && (x == 0 || z == 0) && (y == 0 || z == 0);
                    if (length == 2 || isOneAxis || length == 12) {
                        met.put(cell(x, y, z), List.of(near(cell(x, y, z))));
                    }
                }
            }
        }
    }

    /** Returns the balls whose middle comes nearer than a diameter, which has the square 2, to the middle of a ball. */
    private static List<Cell> near(Cell step) {
        List<Cell> near = new ArrayList<>();
        for (int x = -4; x <= 4; x++) {
            for (int y = -4; y <= 4; y++) {
                for (int z = -4; z <= 4; z++) {
                    boolean isNear = false;
                    for (double part = 1; part > 0; part -= 1 / 120.0) {
                        double dx = x - part * step.x();
                        double dy = y - part * step.y();
                        double dz = z - part * step.z();
                        isNear |= dx * dx + dy * dy + dz * dz < 1.99;
                    }
                    if (isNear && (x + y + z) % 2 == 0 && !(x == 0 && y == 0 && z == 0)) {
                        near.add(cell(x, y, z));
                    }
                }
            }
        }
        return near;
    }

    /** Returns the least number of moves after which pieces fall into two parts; -1 if they never do. */
    int least(List<Set<Cell>> pieces) {
        Queue<List<Set<Cell>>> states = new ArrayDeque<>(List.of(pieces));
        Queue<Integer> moves = new ArrayDeque<>(List.of(0));
        Set<List<Cell>> known = new HashSet<>(List.of(key(pieces)));
        while (!states.isEmpty()) {
            List<Set<Cell>> state = states.remove();
            int before = moves.remove();
            if (known.size() > MOST_STATES) {
                throw new TooManyStates();
            }
            for (Cell step : met.keySet()) {
                for (int group = 1; group < (1 << pieces.size()) - 1; group++) {
                    List<Set<Cell>> after = moved(state, group, step);
                    for (int times = 1; after != null && times < FAR; times++) {
                        if (known.add(key(after))) {
                            states.add(after);
                            moves.add(before + 1);
                        }
                        after = moved(after, group, step);
                    }
                    if (after != null) {
                        return before + 1;
                    }
                }
            }
        }
        return -1;
    }

    /** Returns true if pieces come apart, whichever parts they fall into. */
    boolean isSeparable(List<Set<Cell>> pieces) {
        List<Set<Cell>> key = atOrigin(pieces);
        Boolean known = separable.get(key);
        if (known == null) {
            known = comesApart(pieces);
            separable.put(key, known);
        }
        return known;
    }

    private boolean comesApart(List<Set<Cell>> pieces) {
        Queue<List<Set<Cell>>> states = new ArrayDeque<>(List.of(pieces));
        Set<List<Cell>> known = new HashSet<>(List.of(key(pieces)));
        boolean isSeparable = pieces.size() < 2;
        while (!states.isEmpty() && !isSeparable) {
            List<Set<Cell>> state = states.remove();
            if (known.size() > MOST_STATES) {
                throw new TooManyStates();
            }
            for (Cell step : met.keySet()) {
                for (int group = 1; group < (1 << pieces.size()) - 1 && !isSeparable; group++) {
                    List<List<Set<Cell>>> ways = new ArrayList<>();
                    List<Set<Cell>> after = moved(state, group, step);
                    for (int times = 1; after != null && times < FAR; times++) {
                        ways.add(after);
                        after = moved(after, group, step);
                    }
                    if (after == null) {
                        ways.stream().filter(way -> known.add(key(way))).forEach(states::add);
                    }
                    isSeparable = after != null
                            && isSeparable(part(state, group))
                            && isSeparable(part(state, (1 << pieces.size()) - 1 - group));
                }
            }
        }
        return isSeparable;
    }

    static List<Set<Cell>> part(List<Set<Cell>> pieces, int group) {
        List<Set<Cell>> part = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            if (((group >> i) & 1) != 0) {
                part.add(pieces.get(i));
            }
        }
        return part;
    }

    /** Returns the pieces after a step of a group; null if one of its cells meets a cell of another piece. */
    private List<Set<Cell>> moved(List<Set<Cell>> pieces, int group, Cell step) {
        Set<Cell> still = new HashSet<>();
        part(pieces, (1 << pieces.size()) - 1 - group).forEach(still::addAll);
        List<Set<Cell>> after = new ArrayList<>(pieces);
        for (int i = 0; i < pieces.size(); i++) {
            if (((group >> i) & 1) != 0) {
                Set<Cell> moved = new HashSet<>();
                for (Cell cell : pieces.get(i)) {
                    for (Cell way : met.get(step).get(Math.floorMod(cell.z(), classes))) {
                        if (still.contains(cell.plus(way))) {
                            return null;
                        }
                    }
                    moved.add(cell.plus(step));
                }
                after.set(i, moved);
            }
        }
        return after;
    }

    private static List<Set<Cell>> atOrigin(List<Set<Cell>> pieces) {
        Cell origin = pieces.get(0).stream().min(Cell::compareTo).orElseThrow();
        return pieces.stream()
                .map(piece -> piece.stream().map(cell -> cell.minus(origin)).collect(Collectors.toSet()))
                .toList();
    }

    private static List<Cell> key(List<Set<Cell>> pieces) {
        List<Cell> first = pieces.stream()
                .map(piece -> piece.stream().min(Cell::compareTo).orElseThrow())
                .toList();
        return first.stream().map(cell -> cell.minus(first.get(0))).toList();
    }
}
