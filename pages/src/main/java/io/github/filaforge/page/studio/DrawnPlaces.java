package io.github.filaforge.page.studio;

import io.github.filaforge.definition.PieceFamily;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Option;
import io.github.filaforge.model.Piece;
import io.github.filaforge.request.RequestException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Changes the parts of a drawn puzzle that have their places in the box: stationary pieces, and choices of cells that stay
 * open.
 *
 * @param drawn the puzzle, which no method changes
 */
record DrawnPlaces(DrawnPuzzle drawn) {

    /**
     * Returns the puzzle without the parts of stationary pieces and the options that do not lie in its box.
     *
     * @param before the box in which they lay
     */
    DrawnPuzzle inBox(Container before) {
        Container container = drawn.container();
        return keeping(cells -> cells.stream()
                .map(before.periods()::reduced)
                .filter(container::isInBox)
                .toList());
    }

    /** Returns the puzzle with cells that no stationary piece covers. A choice loses the options that have one of them. */
    DrawnPuzzle free(Collection<Cell> cells) {
        Set<Cell> freed = new HashSet<>(cells);
        Container container = drawn.container();
        return keeping(own -> own.stream()
                .filter(cell -> !freed.contains(container.periods().reduced(cell)))
                .toList());
    }

    /** Returns the puzzle with the cells that a function keeps of each stationary piece and each option. */
    private DrawnPuzzle keeping(UnaryOperator<List<Cell>> kept) {
        List<PieceFamily> left = new ArrayList<>();
        for (PieceFamily family : drawn.families()) {
            Piece piece = family.piece();
            if (piece.isChoice()) {
                List<Option> options = piece.options().stream()
                        .filter(option -> kept.apply(option.cells()).size()
                                == option.cells().size())
                        .toList();
                if (!options.isEmpty()) {
                    left.add(PieceFamily.of(Piece.choice(piece.name(), options)));
                }
            } else if (piece.stationary()) {
                List<Cell> cells = kept.apply(piece.cells());
                if (!cells.isEmpty()) {
                    left.add(family.with(piece.with(cells)));
                }
            } else {
                left.add(family);
            }
        }
        return drawn.with(left);
    }

    /** Returns the puzzle with cells that a stationary piece covers beside the cells that it covers already. */
    DrawnPuzzle stationary(String name, List<Cell> cells) {
        new DrawnRegion(drawn).check(cells);
        DrawnPuzzle before = free(cells);
        List<PieceFamily> families = new ArrayList<>(before.families());
        int index = find(before, name);
        if (index < 0) {
            StudioEditor.checkName(name);
            checkIsFree(before, name);
            families.add(PieceFamily.of(new Piece(name, cells, true)));
        } else {
            Piece piece = families.get(index).piece();
            if (!piece.stationary()) {
                throw taken(name);
            }
            List<Cell> all = new ArrayList<>(piece.cells());
            all.addAll(cells);
            families.set(index, PieceFamily.of(piece.with(all)));
        }
        return before.with(families);
    }

    /**
     * Returns the puzzle with an option of a choice, which is added if the choice does not have it.
     *
     * @param cells all cells of the option, as many as the other options of the choice have
     */
    DrawnPuzzle option(String choice, String name, List<Cell> cells) {
        // Cells of options are to be filled unless the option is chosen.
        DrawnPuzzle before = new DrawnRegion(drawn).withCells("fill", cells);
        List<PieceFamily> families = new ArrayList<>(before.families());
        int index = find(before, choice);
        List<Option> options = new ArrayList<>();
        if (index < 0) {
            checkIsFree(before, choice);
        } else if (!families.get(index).piece().isChoice()) {
            throw taken(choice);
        } else {
            options.addAll(families.get(index).piece().options());
        }
        options.removeIf(option -> option.name().equals(name));
        if (!options.isEmpty() && options.get(0).cells().size() != cells.size()) {
            throw new RequestException("the options of " + choice + " have "
                    + options.get(0).cells().size() + " cells each, and this one has " + cells.size()
                    + ": paint all cells of an option in one stroke");
        }
        options.add(new Option(name, cells));
        PieceFamily family = PieceFamily.of(Piece.choice(choice, options));
        if (index < 0) {
            families.add(family);
        } else {
            families.set(index, family);
        }
        return before.with(families);
    }

    private static int find(DrawnPuzzle drawn, String name) {
        for (int i = 0; i < drawn.families().size(); i++) {
            if (drawn.families().get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    private static void checkIsFree(DrawnPuzzle drawn, String name) {
        if (drawn.names().contains(name)) {
            throw taken(name);
        }
    }

    private static RequestException taken(String name) {
        return new RequestException("there is a piece " + name + " already, of another kind: write another name");
    }
}
