package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Option;
import io.github.filaforge.model.Piece;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** The choices of a puzzle while its lines {@code R:choose} are read. A choice may have several lines and pictures. */
final class ChoicesDraft {

    private final Container container;
    private final Lattice lattice;
    private final Map<String, Draft> choices = new LinkedHashMap<>();
    /** The token of each cell of an option. */
    private final Map<Cell, Token> cells = new LinkedHashMap<>();

    /**
     * A choice while it is read.
     *
     * @param place the first place of its name
     * @param options the cells of each option, by its name
     * @param places the first place of each option, by its name
     */
    private record Draft(Token place, Map<String, List<Cell>> options, Map<String, Token> places) {}

    /** Creates the choices of a puzzle without a choice. */
    ChoicesDraft(Container container) {
        this.container = container;
        this.lattice = container.lattice();
    }

    /** Returns true if a choice or an option may have a name. */
    static boolean isName(String name) {
        return PieceName.isValid(name)
                && name.codePoints().noneMatch(each -> "=:#".indexOf(each) >= 0 || SourceText.isBinary(each))
                && !name.startsWith("~")
                && !List.of(RegionDraft.REQUIRED, RegionDraft.OPTIONAL, PieceName.NO_CELL)
                        .contains(name);
    }

    /** Returns true if a line R has options of a choice. */
    static boolean isMeantBy(Settings settings) {
        return settings.has("choose") || settings.has("option");
    }

    /**
     * Reads a line R of a choice, and the picture behind it if the line names no option.
     *
     * @param lines the lines behind it
     */
    void add(Directive directive, Settings settings, Iterator<Token> lines) {
        if (!settings.has("choose")) {
            throw settings.place("option").error(DefinitionError.OPTION_WITHOUT_CHOICE);
        }
        for (String other : List.of("optional", "closed")) {
            if (settings.has(other)) {
                throw settings.place(other).error(DefinitionError.CHOICE_WITH_OTHER, other);
            }
        }
        Token name = settings.required("choose");
        if (!isName(name.text())) {
            throw name.error(DefinitionError.BAD_CHOICE_NAME, name.quoted());
        }
        Draft choice = choices.computeIfAbsent(
                name.text(), any -> new Draft(name, new LinkedHashMap<>(), new LinkedHashMap<>()));
        // In browsers a copy by Map.copyOf of a map without entries divides by zero.
        Map<String, Token> before = new LinkedHashMap<>(choice.places());
        BiConsumer<Cell, Token> adding = (cell, token) -> add(choice, before, cell, token, token);
        Optional<Token> option = settings.optional("option");
        Optional<Token> layout = settings.optional("layout");
        if (option.isPresent() != layout.isPresent()) {
            throw settings.place(option.isPresent() ? "option" : "layout")
                    .error(DefinitionError.OPTION_OR_LAYOUT_MISSING);
        }
        boolean dense = settings.flag("dense", DefinitionError.DENSE_NOT_A_FLAG);
        if (option.isEmpty()) {
            new PictureRows(directive, Keyword.END_REGION, container, dense, false).read(lines, words -> {}, adding);
            if (choice.options().isEmpty()) {
                throw name.error(DefinitionError.NO_OPTION, name.quoted());
            }
            return;
        }
        if (settings.has("dense")) {
            throw settings.place("dense").error(DefinitionError.DENSE_WITH_LAYOUT);
        }
        for (Token numbers : layout.get().split(',')) {
            add(choice, before, numbers.cell(lattice), option.get(), numbers);
        }
    }

    /**
     * Adds a cell to an option.
     *
     * @param before the options that earlier lines and pictures have, which must not go on
     * @param option the place of the name of the option
     * @param place the place of the cell
     */
    private void add(Draft choice, Map<String, Token> before, Cell written, Token option, Token place) {
        if (!isName(option.text())) {
            throw option.error(DefinitionError.BAD_OPTION_NAME, option.quoted());
        }
        Token former = before.get(option.text());
        if (former != null) {
            throw option.error(DefinitionError.OPTION_TWICE, option.quoted(), former.lineNumber());
        }
        Cell cell = container.periods().reduced(written);
        if (!container.isInBox(cell)) {
            throw place.error(
                    DefinitionError.REGION_OUTSIDE_BOX,
                    lattice.text(cell),
                    container.box(),
                    lattice.range(container.box()));
        }
        Token earlier = cells.putIfAbsent(cell, place);
        if (earlier != null) {
            throw place.error(DefinitionError.CELL_IN_TWO_OPTIONS, lattice.text(cell), earlier.lineNumber());
        }
        choice.places().putIfAbsent(option.text(), option);
        choice.options()
                .computeIfAbsent(option.text(), any -> new ArrayList<>())
                .add(cell);
    }

    /** Returns the cells of all options, each with its place. */
    Map<Cell, Token> cells() {
        return cells;
    }

    int size() {
        return choices.size();
    }

    /** Returns the number of cells of the options that a solution has. */
    long chosenCells() {
        return choices.values().stream()
                .mapToLong(choice -> choice.options().values().iterator().next().size())
                .sum();
    }

    /**
     * Returns the choices.
     *
     * @param covered the names of stationary pieces by the cells that they cover
     */
    List<Piece> toPieces(Map<Cell, Token> covered) {
        cells.forEach((cell, place) -> {
            Token cover = covered.get(cell);
            if (cover != null) {
                throw place.error(
                        DefinitionError.OPTION_COVERED, lattice.text(cell), cover.quoted(), cover.lineNumber());
            }
        });
        return choices.entrySet().stream()
                .map(choice -> piece(choice.getKey(), choice.getValue()))
                .toList();
    }

    private static Piece piece(String name, Draft choice) {
        List<Option> options = new ArrayList<>();
        choice.options().forEach((option, itsCells) -> {
            options.add(new Option(option, itsCells));
            int number = options.get(0).cells().size();
            if (itsCells.size() != number) {
                throw choice.places()
                        .get(option)
                        .error(
                                DefinitionError.OPTIONS_DIFFER,
                                choice.places().get(option).quoted(),
                                Plural.of(itsCells.size(), "cell"),
                                choice.places().get(options.get(0).name()).quoted(),
                                number);
            }
        });
        return Piece.choice(name, options);
    }

    /**
     * Checks that no piece has the name of a choice.
     *
     * @param pieces the pieces by their names
     */
    void checkNames(Map<String, PieceDraft> pieces) {
        choices.forEach((name, choice) -> {
            PieceDraft piece = pieces.get(name);
            if (piece != null) {
                throw choice.place()
                        .error(
                                DefinitionError.CHOICE_NAME_TAKEN,
                                choice.place().quoted(),
                                piece.name().lineNumber());
            }
        });
    }
}
