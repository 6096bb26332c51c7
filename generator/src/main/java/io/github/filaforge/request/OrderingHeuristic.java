package io.github.filaforge.request;

import io.github.filaforge.definition.ListedOrder;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * An ordering heuristic as it is written in a schedule.
 *
 * @param letter the letter or letters of the heuristic
 * @param arguments the numbers after the @
 * @param argumentText the text after the @; empty if there is none
 * @param alsoPieces true if dancing links choose among the columns of pieces too, as polycube 1.x does
 * @param cells the text that lists the cells one by one, as {@link ListedOrder} reads it; empty unless the letter is @
 */
public record OrderingHeuristic(
        String letter, List<Double> arguments, String argumentText, boolean alsoPieces, String cells) {

    /** The mark of a heuristic under which dancing links choose among the columns of pieces too. */
    static final String ALSO_PIECES = "+pieces";

    /** The letter of an order that is listed cell by cell. */
    private static final String LISTED = "@";

    /** The letters of heuristics that choose targets during the search. */
    private static final List<String> DYNAMIC = List.of("s", "e", "n");

    /** The letters of heuristics that take the cells in a fixed order. */
    private static final List<String> FIXED =
            List.of("f", "l", "x", "y", "z", "X", "Y", "Z", "xyz", "a", "A", "R", "o");

    /** The greatest difference of angles and distances that count as equal. */
    private static final double PRECISION = 1e-9;

    private static final double FULL_TURN = 360;

    public OrderingHeuristic {
        arguments = List.copyOf(arguments);
    }

    /** Returns the heuristic with which polycube begins: the target with the fewest fits. */
    public static OrderingHeuristic size() {
        return named("s");
    }

    /** Returns the fixed order by x, y and z, which is the default of the strategies for a fixed order. */
    public static OrderingHeuristic natural() {
        return named("f");
    }

    /** Returns a heuristic without arguments. */
    static OrderingHeuristic named(String letter) {
        return new OrderingHeuristic(letter, List.of(), "", false, "");
    }

    /**
     * Returns the fixed order of cells that a text lists one by one.
     *
     * @param source the name of the text, for example the name of its file
     * @param alsoPieces true if dancing links choose among the columns of pieces too
     * @param cells the text
     */
    public static OrderingHeuristic listed(String source, boolean alsoPieces, String cells) {
        return new OrderingHeuristic(LISTED, List.of(), source, alsoPieces, cells);
    }

    /**
     * Reads a heuristic.
     *
     * @throws OrderingException if no heuristic has the letter, or its arguments are wrong
     */
    static OrderingHeuristic parse(String letter, Optional<String> argumentText, boolean alsoPieces)
            throws OrderingException {
        if (!DYNAMIC.contains(letter) && !FIXED.contains(letter)) {
            throw new OrderingException("unknown ordering heuristic '" + letter + "': use one of "
                    + String.join(" ", DYNAMIC) + " " + String.join(" ", FIXED));
        }
        String text = letter + argumentText.map(arguments -> "@" + arguments).orElse("");
        List<Double> arguments = argumentText.isEmpty() ? List.of() : numbers(text, argumentText.get());
        List<Integer> allowed = argumentCounts(letter);
        if (!allowed.contains(arguments.size())) {
            throw new OrderingException("ordering heuristic '" + text + "': " + usage(letter));
        }
        if (alsoPieces && letter.equals("s")) {
            throw new OrderingException("ordering heuristic 's" + ALSO_PIECES + "': s looks at pieces anyway: write s");
        }
        if (alsoPieces && letter.equals("o")) {
            throw new OrderingException("ordering heuristic 'o" + ALSO_PIECES
                    + "': o is for image lists alone, which look at cells: write o");
        }
        return new OrderingHeuristic(letter, arguments, argumentText.orElse(""), alsoPieces, "");
    }

    private static List<Integer> argumentCounts(String letter) {
        return switch (letter) {
            case "l" -> List.of(3);
            case "a", "A" -> List.of(0, 1, 3);
            case "R" -> List.of(0, 3);
            default -> List.of(0);
        };
    }

    private static String usage(String letter) {
        return switch (letter) {
            case "l" -> "write l@A,B,C for the cells by A x + B y + C z";
            case "a", "A" -> "write " + letter + "@DEGREES or " + letter + "@DEGREES,X,Y";
            case "R" -> "write R or R@X,Y,Z";
            default -> letter + " takes no arguments";
        };
    }

    private static List<Double> numbers(String text, String arguments) throws OrderingException {
        try {
            return Arrays.stream(arguments.split(",", -1))
                    .map(Double::valueOf)
                    .filter(number -> Math.abs(number) < 1e6)
                    .toList();
        } catch (NumberFormatException e) {
            throw new OrderingException("ordering heuristic '" + text + "': the numbers after @ stand side by side,"
                    + " with commas between them");
        }
    }

    /** Returns the heuristic as it is written: {@code e}, {@code l@1,2,0}, {@code x+pieces}. */
    public String text() {
        String named = isListed() || argumentText.isEmpty() ? letter + argumentText : letter + "@" + argumentText;
        return alsoPieces ? named + ALSO_PIECES : named;
    }

    /** Returns true if the cells become targets in an order that is known before the search. */
    public boolean isFixed() {
        return FIXED.contains(letter) || isListed();
    }

    /** Returns true if a text lists the cells of the order. The cells have to match the puzzle. */
    public boolean isListed() {
        return letter.equals(LISTED);
    }

    /** Returns true if a search has to find the order, so that {@link #keys} cannot return it. */
    public boolean isSearchedFor() {
        return letter.equals("o");
    }

    /**
     * Returns the keys of a fixed order, a number for each cell of the region. The cells with the least key come first.
     * Cells that the heuristic does not distinguish have equal keys.
     *
     * @throws io.github.filaforge.definition.DefinitionException if a text does not list the cells of the puzzle
     */
    public List<Integer> keys(Puzzle puzzle) {
        if (isListed()) {
            return ListedOrder.keys(argumentText, cells, puzzle);
        }
        List<Cell> cells = puzzle.region().cells();
        if (letter.equals("f")) {
            return IntStream.range(0, cells.size()).boxed().toList();
        }
        ToDoubleFunction<Cell> measure = measure(puzzle.box());
        double[] values = cells.stream().mapToDouble(measure).toArray();
        TreeSet<Long> distinct = new TreeSet<>();
        for (double value : values) {
            distinct.add(Math.round(value / PRECISION));
        }
        return Arrays.stream(values)
                .mapToObj(
                        value -> distinct.headSet(Math.round(value / PRECISION)).size())
                .toList();
    }

    /** Returns the measure by which cells are ordered: the first cell has the least value. */
    private ToDoubleFunction<Cell> measure(Box box) {
        return switch (letter) {
            case "x" -> Cell::x;
            case "y" -> Cell::y;
            case "z" -> Cell::z;
            case "X" -> cell -> -cell.x();
            case "Y" -> cell -> -cell.y();
            case "Z" -> cell -> -cell.z();
            case "xyz" -> cell -> cell.x() + cell.y() + cell.z();
            case "l" -> cell -> arguments.get(0) * cell.x() + arguments.get(1) * cell.y() + arguments.get(2) * cell.z();
            case "a" -> cell -> turn(angle(box, cell) - first());
            case "A" -> cell -> turn(first() - angle(box, cell));
            case "R" -> cell -> -distance(box, cell);
            default -> throw new IllegalStateException(String.format(Locale.ROOT, "no fixed order: %s", letter));
        };
    }

    private double first() {
        return arguments.isEmpty() ? 0 : arguments.get(0);
    }

    private double centre(int argument, int size) {
        return arguments.size() == 3 ? arguments.get(argument) : (size - 1) / 2.0;
    }

    /** Returns the direction of a cell from the centre in degrees, counter-clockwise from the direction of x. */
    private double angle(Box box, Cell cell) {
        return Math.toDegrees(Math.atan2(cell.y() - centre(2, box.yDim()), cell.x() - centre(1, box.xDim())));
    }

    /** Returns an angle as an angle from 0 to just below a full turn. */
    private static double turn(double angle) {
        double turned = ((angle % FULL_TURN) + FULL_TURN) % FULL_TURN;
        return FULL_TURN - turned < PRECISION ? 0 : turned;
    }

    /** Returns the square of the distance of a cell from the centre. */
    private double distance(Box box, Cell cell) {
        double x = cell.x() - centre(0, box.xDim());
        double y = cell.y() - centre(1, box.yDim());
        double z = cell.z() - centre(2, box.zDim());
        return x * x + y * y + z * z;
    }
}
