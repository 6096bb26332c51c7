package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Option;
import io.github.filaforge.model.Piece;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        boolean isSmall = container.box().volume() <= (long) DefinitionWriter.MAX_TOKENS_PER_CELL * cells;
        if (container.lattice().boardForm().hasPictures() && isSmall) {
            Picture picture = new Picture(choice.options(), container);
            if (picture.keepsOrder()) {
                return start + "\n" + picture.rows() + "~R\n";
            }
        }
        return choice.options().stream()
                .map(option -> start + ":option=" + option.name() + ":layout="
                        + DefinitionWriter.text(container.lattice(), option.cells()) + "\n")
                .collect(Collectors.joining());
    }

    private static void check(String name) {
        if (!ChoicesDraft.isName(name)) {
            throw new IllegalArgumentException(
                    "a definition cannot give a choice or an option the name '" + name + "'");
        }
    }

    /** A picture of options. A reader of the text meets the options row by row, perhaps not in the order of the choice. */
    private static final class Picture {

        private final List<String> options;
        private final Map<Cell, String> names = new HashMap<>();
        private final CellGrid grid;
        private int longest = 1;

        Picture(List<Option> options, Container container) {
            this.options = options.stream().map(Option::name).toList();
            this.grid =
                    CellGrid.of(container.lattice(), container.box(), container::isInBox, container.lattice()::hasCell);
            for (Option option : options) {
                longest = Math.max(
                        longest, option.name().codePointCount(0, option.name().length()));
                option.cells().forEach(cell -> names.put(cell, option.name()));
            }
        }

        /** Returns true if a reader meets the options in their order. */
        boolean keepsOrder() {
            Set<String> met = new LinkedHashSet<>();
            for (int row = 0; row < grid.rows(); row++) {
                for (int layer = 0; layer < grid.layers(); layer++) {
                    for (int column = 0; column < grid.columns(); column++) {
                        grid.cell(row, layer, column).map(names::get).ifPresent(met::add);
                    }
                }
            }
            return List.copyOf(met).equals(options);
        }

        String rows() {
            return grid.rows(0, grid.layers(), longest, cell -> names.getOrDefault(cell, PieceName.NO_PIECE)).stream()
                    .map(row -> row + "\n")
                    .collect(Collectors.joining());
        }
    }
}
