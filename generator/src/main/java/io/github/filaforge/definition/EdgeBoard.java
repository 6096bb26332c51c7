package io.github.filaforge.definition;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.Container;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * The content of the line D of an edge puzzle: its board.
 *
 * @param width the number of columns
 * @param height the number of rows
 * @param rim the colour of the rim, if it has one
 * @param periods the axes along which the board is closed
 * @param partners for each colour that meets another colour, this other colour
 * @param hasSpares true if there may be more pieces than cells
 * @param mayTurn true if a piece whose line does not state it may be turned
 * @param place the place of the D, at which errors of the puzzle as a whole are reported
 */
public record EdgeBoard(
        int width,
        int height,
        OptionalInt rim,
        Periods periods,
        Map<Integer, Integer> partners,
        boolean hasSpares,
        boolean mayTurn,
        Token place) {

    /** The setting of an edge puzzle, which packings do not have. */
    static final String EDGES = "edges";

    /** The setting with the pairs of colours that meet each other. */
    private static final String MEETS = "meets";

    /** The setting that allows more pieces than cells, so that pieces may be left over. */
    static final String POOL = "pool";

    /** The other settings that packings do not have. */
    static final List<String> OWN = List.of(MEETS, POOL);

    /** The value of the setting turns for pieces that may not be turned. */
    static final String FIXED = "fixed";

    /** A correct line. */
    static final String EXAMPLE = "D:xDim=6:yDim=6:edges=0";

    private static final String TURNS = "turns";

    private static final List<String> SETTINGS =
            List.of("name", "xDim", "yDim", "zDim", EDGES, "wrap", TURNS, MEETS, POOL);

    static EdgeBoard of(Directive directive, Settings settings) {
        settings.otherThan(SETTINGS).ifPresent(tag -> {
            throw tag.error(DefinitionError.SETTING_OF_PACKINGS, tag.text());
        });
        int width = BoxDirective.dimension(settings, "xDim");
        int height = BoxDirective.dimension(settings, "yDim");
        BoxDirective.one(settings, "zDim", DefinitionError.EDGES_WITH_LAYERS, "");
        long cells = (long) width * height;
        if (cells > DefinitionLimits.MAX_BOARD_CELLS) {
            throw directive.error(DefinitionError.BOARD_TOO_LARGE, cells, DefinitionLimits.MAX_BOARD_CELLS);
        }
        OptionalInt rim =
                settings.valueIfAny(EDGES).stream().mapToInt(EdgeBoard::colour).findFirst();
        return new EdgeBoard(
                width,
                height,
                rim,
                BoxDirective.periods(settings, Lattices.CUBIC, new Box(width, height, 1)),
                partners(settings),
                settings.flag(POOL, DefinitionError.POOL_NOT_A_FLAG),
                mayTurn(settings, true),
                directive.place());
    }

    private static Map<Integer, Integer> partners(Settings settings) {
        return settings.optional(MEETS).map(EdgeBoard::partners).orElse(Map.of());
    }

    /** Returns for each colour of the pairs of a value of {@code meets} its partner. */
    static Map<Integer, Integer> partners(Token value) {
        Map<Integer, Integer> partners = new TreeMap<>();
        for (Token pair : value.words()) {
            List<Token> colours = pair.split('-');
            if (colours.size() != 2 || colours.stream().anyMatch(Token::isEmpty)) {
                throw pair.error(DefinitionError.NO_PARTNERS, pair.quoted());
            }
            int one = colour(colours.get(0));
            int other = colour(colours.get(1));
            if (one == other) {
                throw pair.error(DefinitionError.PARTNER_OF_ITSELF, one);
            }
            if (partners.putIfAbsent(one, other) != null) {
                throw colours.get(0).error(DefinitionError.SECOND_PARTNER, one, partners.get(one));
            }
            if (partners.putIfAbsent(other, one) != null) {
                throw colours.get(1).error(DefinitionError.SECOND_PARTNER, other, partners.get(other));
            }
        }
        return partners;
    }

    /**
     * Returns true if pieces may be turned.
     *
     * @param otherwise the result without the setting
     */
    static boolean mayTurn(Settings settings, boolean otherwise) {
        Optional<Token> turns = settings.optional(TURNS);
        turns.filter(value -> !value.is(FIXED) && !value.is("turn")).ifPresent(value -> {
            throw value.error(DefinitionError.NO_SUCH_TURNS_OF_EDGES, value.quoted());
        });
        return turns.map(value -> !value.is(FIXED)).orElse(otherwise);
    }

    /** Returns the colour of a side. */
    static int colour(Token value) {
        int colour = value.integer();
        if (colour < 0 || colour > DefinitionLimits.MAX_SIDE_COLOUR) {
            throw value.error(DefinitionError.SIDE_COLOUR_OUT_OF_RANGE, colour, DefinitionLimits.MAX_SIDE_COLOUR);
        }
        return colour;
    }

    /** Returns the region of the board while it is read. */
    RegionDraft region() {
        return new RegionDraft(new Container(Lattices.CUBIC, new Box(width, height, 1)));
    }

    int cells() {
        return width * height;
    }

    /** Returns the number of a cell by its coordinates, which count from the bottom left. */
    int cell(int x, int y) {
        return (height - 1 - y) * width + x;
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
