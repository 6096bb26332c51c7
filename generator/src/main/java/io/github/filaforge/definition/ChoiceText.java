package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Option;
import io.github.filaforge.model.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes choices: as pictures, or by the cells of each option if the lattice has no pictures or the box is large. */
final class ChoiceText {

    private ChoiceText() {}

    /**
     * Returns the lines {@code R:choose} of a choice.
     *
     * @throws IllegalArgumentException if a name is one that no definition can give
     */
    static String of(Piece choice, Container container) {
        check(choice.name());
        choice.options().forEach(option -> check(option.name()));
        String start = "R:choose=" + choice.name();
        int cells = choice.options().size() * choice.volume();
        return container.lattice().boardForm().hasPictures()
                        && container.box().volume() <= (long) DefinitionWriter.MAX_TOKENS_PER_CELL * cells
                ? start + "\n" + picture(choice.options(), container) + "~R\n"
                : choice.options().stream()
                        .map(option -> start + ":option=" + option.name() + ":layout="
                                + DefinitionWriter.text(container.lattice(), option.cells()) + "\n")
                        .collect(Collectors.joining());
    }

    private static void check(String name) {
        if (!ChoicesDraft.isName(name)) {
            throw new IllegalArgumentException("a definition cannot give a choice or an option the name '" + name + "'");
        }
    }

    private static String picture(List<Option> options, Container container) {
        Map<Cell, String> names = new HashMap<>();
        int longest = 1;
        for (Option option : options) {
            longest = Math.max(longest, option.name().codePointCount(0, option.name().length()));
            option.cells().forEach(cell -> names.put(cell, option.name()));
        }
        CellGrid grid = CellGrid.of(container.lattice(), container.box(), container::isInBox, container::isInBox);
        return grid.rows(0, grid.layers(), longest, cell -> names.getOrDefault(cell, PieceName.NO_PIECE)).stream()
                .map(row -> row + "\n")
                .collect(Collectors.joining());
    }
}
