package io.github.filaforge.definition;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Handling;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Makes puzzles that a definition can hold, whether or not they have a solution; the same seed, the same puzzle. */
final class RandomDefinition {

    private static final int MAX_CELLS = 60;
    private static final int COLOURS = 64;
    private static final List<String> STEMS = List.of(
            "", "A", "piece-", "*", "\\u0022", "\"", "*/", "=", "~L", "~D", "D", "\u00e9", "\ud83d\ude00", "%s");

    private final Random random;

    RandomDefinition(long seed) {
        this.random = new Random(seed);
    }

    /** The next puzzle: a box cut at random, each part a piece, stationary in one case of four. */
    Puzzle puzzle() {
        Box box = box();
        List<Cell> cells = new ArrayList<>();
        for (int x = 0; x < box.xDim(); x++) {
            for (int y = 0; y < box.yDim(); y++) {
                for (int z = 0; z < box.zDim(); z++) {
                    cells.add(new Cell(x, y, z));
                }
            }
        }
        Collections.shuffle(cells, random);
        List<Piece> pieces = new ArrayList<>();
        int from = 0;
        while (from < cells.size()) {
            int to = Math.min(cells.size(), from + 1 + random.nextInt(8));
            // the first is mobile, so that the region is not empty
            boolean stationary = from > 0 && random.nextInt(4) == 0;
            pieces.add(piece(pieces.size(), cells.subList(from, to), stationary));
            from = to;
        }
        boolean oneSided = box.zDim() == 1 && random.nextBoolean();
        Container container = new Container(Lattices.CUBIC, box).withColours(colours(cells));
        Turns turns = random.nextInt(3) > 0 ? Turns.ALL : anyTurns();
        return new Puzzle("random", container, oneSided ? Turns.TURN : turns, pieces);
    }

    /** Returns colours for cells; in one puzzle of three some cells have a colour. */
    private CellColours colours(List<Cell> cells) {
        if (random.nextInt(3) > 0) {
            return CellColours.NONE;
        }
        Map<Cell, Integer> ofCells = new HashMap<>();
        cells.stream()
                .filter(any -> random.nextBoolean())
                .forEach(cell -> ofCells.put(cell, random.nextInt(1, COLOURS)));
        return new CellColours(ofCells, Set.of(new ColourPair(random.nextInt(1, COLOURS), random.nextInt(1, COLOURS))));
    }

    private Handling handling() {
        return random.nextInt(4) > 0
                ? Handling.STANDARD
                : new Handling(
                        random.nextInt(-3, 4),
                        random.ints(random.nextInt(3), 1, 5).boxed().toList());
    }

    private Turns anyTurns() {
        int number = random.nextInt(Turns.USUAL.size() + 1);
        return number < Turns.USUAL.size() ? Turns.USUAL.get(number) : Turns.listed(List.of("0", "xz", "o"));
    }

    private Box box() {
        int xDim = 1 + random.nextInt(8);
        int yDim = 1 + random.nextInt(Math.min(8, MAX_CELLS / xDim));
        int zDim = random.nextBoolean() ? 1 : 1 + random.nextInt(Math.min(8, MAX_CELLS / xDim / yDim));
        return new Box(xDim, yDim, zDim);
    }

    private Piece piece(int number, List<Cell> cells, boolean stationary) {
        String stem = STEMS.get(random.nextInt(STEMS.size()));
        // the names like directives are tried as they are, once each
        String name = number < STEMS.size() && number > 0 && random.nextBoolean() ? STEMS.get(number) : stem + number;
        if (stationary) {
            return new Piece(name, cells, true);
        }
        if (random.nextInt(4) == 0) {
            // a name with a colon can only be drawn, in the layers of the box
            Cell beyond = new Cell(random.nextInt(10), -random.nextInt(10), 0);
            Piece drawn = new Piece(
                    number + ":" + name,
                    cells.stream().map(cell -> cell.plus(beyond)).toList(),
                    false);
            return random.nextInt(3) == 0 ? drawn.with(anyTurns()) : drawn;
        }
        Cell shift = new Cell(random.nextInt(-9, 10), random.nextInt(-9, 10), random.nextInt(-9, 10));
        List<Integer> colours = random.nextInt(4) == 0
                ? cells.stream().map(any -> random.nextInt(COLOURS)).toList()
                : List.of();
        List<Cell> moved = cells.stream().map(cell -> cell.plus(shift)).toList();
        Piece piece = new Piece(name, moved, false, colours, random.nextInt(5) == 0).with(handling());
        return random.nextInt(3) == 0 ? piece.with(anyTurns()) : piece;
    }
}
