package io.github.filaforge.cli.files;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.files.ConvertCommand.FormName;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.edge.file.EdgeFile;
import io.github.filaforge.edge.file.EdgeHints;
import io.github.filaforge.edge.file.SideOrder;
import io.github.filaforge.edge.file.ViewerAddress;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionReader;
import io.github.filaforge.solution.Subject;
import io.github.filaforge.source.NamedInput;
import io.github.filaforge.verify.BoardAssembly;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Converts edge puzzles into the file formats that the command {@code convert} writes. */
final class EdgeConversion extends Options {

    /** The forms that an edge puzzle can have. */
    static final List<FormName> FORMS = List.of(
            FormName.def, FormName.puz, FormName.hnt, FormName.url, FormName.e2dev, FormName.json, FormName.csv);

    private static final Pattern BOX = Pattern.compile("([1-9][0-9]{0,3})x([1-9][0-9]{0,3})");

    private final Argument<String> sides = option(String.class, "--sides")
            .label("ORDER")
            .standard(SideOrder.STANDARD.letters())
            .description(
                    "The order of the sides of a piece in a table that is read, by the letters u, r, d and l. Default:"
                            + " ${DEFAULT-VALUE}: up, right, down, left.");

    private final Argument<String> box = option(String.class, "--box")
            .label("WxH")
            .description(
                    "The width and the height of the board of a table that has no first line of width and height, as in"
                            + " 12x6. Default: a square.");

    private final Argument<String> hints = option(String.class, "--hints")
            .label("FILE")
            .description(
                    "Give pieces of an edge puzzle the places of FILE: a line with their number, then lines of piece, x, y"
                            + " and turn; or a table with the number and the turn of each piece, as in 17/3.");

    private final Argument<Boolean> noPlaces =
            flag("--no-places").description("Leave out the places that pieces of an edge puzzle have.");

    EdgeConversion() {
        super(Heading.EDGES);
    }

    /** Returns the form of a table that is read. */
    EdgeFile file() {
        return new EdgeFile(order(), Optional.ofNullable(box.value()).map(EdgeConversion::box));
    }

    private static Box box(String text) {
        Matcher matcher = BOX.matcher(text);
        if (!matcher.matches()) {
            throw new UserException("--box takes the width and the height of a board, as in 12x6, not '"
                    + PlainText.shortened(text) + "'");
        }
        return new Box(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)), 1);
    }

    private SideOrder order() {
        return SideOrder.of(sides.value())
                .orElseThrow(
                        () -> new UserException("--sides takes the letters u, r, d and l, each once, in the order in"
                                + " which the file has the sides, as in dlur, not '"
                                + PlainText.shortened(sides.value())
                                + "'"));
    }

    /** Returns the file with places of pieces; {@code null} if none is given. */
    String hintsFile() {
        return hints.value();
    }

    /** Refuses options that have no effect on packings. */
    void checkPacking() {
        if (hints.isGiven() || noPlaces.value() || box.isGiven()) {
            throw new UserException("--box, --hints and --no-places are for edge puzzles, and this is a packing");
        }
    }

    /** Returns edge puzzles of the file in one of the {@link #FORMS}. */
    String converted(FormName to, List<Defined<?>> chosen, Console console) {
        List<Defined<EdgePuzzle>> puzzles = new ArrayList<>();
        for (Defined<?> defined : chosen) {
            Defined<EdgePuzzle> edges = defined.edges()
                    .orElseThrow(() -> new UserException("puzzle " + defined.name()
                            + " is a packing, and others of the file are not: choose one by --problem N"));
            checkBox(edges.puzzle());
            defined.warnings().forEach(console.err()::println);
            puzzles.add(placed(edges, console));
        }
        if (to == FormName.def) {
            StringBuilder text = new StringBuilder();
            puzzles.forEach(puzzle -> text.append(DefinitionWriter.write(puzzle)));
            return text.toString();
        }
        if (puzzles.size() > 1) {
            throw new UserException(
                    "the file has " + puzzles.size() + " puzzles, and " + to + " takes one: choose it by --problem N");
        }
        EdgePuzzle puzzle = puzzles.get(0).puzzle();
        return switch (to) {
            case puz -> table(puzzle, console);
            case hnt -> EdgeHints.write(puzzle);
            case json -> instance(puzzle, console);
            case csv -> words(puzzle, console);
            case e2dev -> address(puzzle, ViewerAddress::ofSite, console);
            default -> address(puzzle, ViewerAddress::of, console);
        };
    }

    private void checkBox(EdgePuzzle puzzle) {
        Box own = new Box(puzzle.width(), puzzle.height(), 1);
        if (box.isGiven() && !box(box.value()).equals(own)) {
            throw new UserException(
                    "--box is for a table without a first line of width and height, and the file has the"
                            + " board of puzzle " + puzzle.name() + ", of " + own + " cells: leave out --box");
        }
    }

    private Defined<EdgePuzzle> placed(Defined<EdgePuzzle> defined, Console console) {
        if (hints.isGiven()) {
            if (noPlaces.value()) {
                throw new UserException(
                        "--hints gives pieces places, and --no-places leaves them out: use one of them");
            }
            String source = NamedInput.source(hints.value());
            try (InputStream in = DefinitionReader.input(hints.value(), console.in())) {
                String text = EdgeFile.text(source, in);
                return SolutionReader.isTable(text)
                        ? defined.with(defined.puzzle().withPins(pins(source, text, defined.puzzle())))
                        : EdgeHints.read(source, text).applied(defined);
            } catch (IOException e) {
                throw DefinitionReader.unreadable(source, e);
            }
        }
        if (!noPlaces.value()) {
            return defined;
        }
        return defined.with(defined.puzzle().withPins(List.of()));
    }

    /** Returns the places of the pieces of a table, in the order of the pieces. */
    private static List<EdgePlacement> pins(String source, String table, EdgePuzzle puzzle) {
        InputStream in = new ByteArrayInputStream(table.getBytes(StandardCharsets.UTF_8));
        try (SolutionReader boards = SolutionReader.read(source, in, List.of(Subject.of(puzzle)))) {
            Solution board = boards.next();
            BoardAssembly assembly = new BoardAssembly(puzzle);
            assembly.assemble(board.pieces()).ifPresent(fault -> {
                throw new UserException(source + ":" + board.line() + ": " + fault + "; correct the table of --hints");
            });
            if (boards.hasNext()) {
                throw new UserException(source + " has several boards: leave one for --hints");
            }
            return FilledBoard.of(puzzle, assembly.board()).placements().stream()
                    .sorted(Comparator.comparing(EdgePlacement::piece))
                    .toList();
        }
    }

    private static String table(EdgePuzzle puzzle, Console console) {
        warnOfNames(console, puzzle);
        if (!puzzle.pins().isEmpty()) {
            warn(
                    console,
                    puzzle,
                    Plural.of(puzzle.pins().size(), "place")
                            + " of pieces left out: a table has none; --to hnt writes them");
        }
        warnOfRules(console, puzzle, "a table");
        return EdgeFile.table(puzzle, SideOrder.STANDARD);
    }

    private static String instance(EdgePuzzle puzzle, Console console) {
        warnOfNames(console, puzzle);
        warnOfRules(console, puzzle, "an instance");
        return EdgeFile.json(puzzle);
    }

    private static String words(EdgePuzzle puzzle, Console console) {
        if (puzzle.width() != puzzle.height()) {
            throw new UserException("the board of puzzle " + puzzle.name() + " has " + puzzle.width() + " by "
                    + puzzle.height() + " cells, and a table of binary words is for a square: write it --to json");
        }
        warnOfNames(console, puzzle);
        if (puzzle.pins().stream().anyMatch(pin -> pin.cell() == 0 && pin.turn() == 0)) {
            warn(
                    console,
                    puzzle,
                    "the place of the piece at the top left is left out: in such a table an unturned piece there has none");
        }
        warnOfRules(console, puzzle, "a table");
        return EdgeFile.words(puzzle);
    }

    private static void warnOfNames(Console console, EdgePuzzle puzzle) {
        List<String> names = puzzle.pieces().stream().map(EdgePiece::name).toList();
        boolean areNumbers = names.equals(IntStream.rangeClosed(1, puzzle.pieceCount())
                .mapToObj(String::valueOf)
                .toList());
        if (!areNumbers) {
            warn(
                    console,
                    puzzle,
                    "the names of pieces are left out: such a file has them in the order of their numbers");
        }
    }

    private static String address(
            EdgePuzzle puzzle, BiFunction<EdgePuzzle, Collection<EdgePlacement>, String> form, Console console) {
        if (puzzle.pins().isEmpty()) {
            throw new UserException("no piece of puzzle " + puzzle.name()
                    + " has a place, and the address would show an empty board: give pieces places by at= or --hints");
        }
        int left = puzzle.pieceCount() - puzzle.pins().size();
        if (left > 0) {
            warn(console, puzzle, Plural.of(left, "piece") + " without a place left out: an address has none");
        }
        warnOfRules(console, puzzle, "an address");
        try {
            return form.apply(puzzle, puzzle.pins()) + "\n";
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** Prints a warning for each rule of the puzzle that the form cannot state. */
    private static void warnOfRules(Console console, EdgePuzzle puzzle, String form) {
        puzzle.ownRules().forEach(rule -> warn(console, puzzle, rule + ", which " + form + " does not state"));
    }

    private static void warn(Console console, EdgePuzzle puzzle, String what) {
        console.say(puzzle.name() + ": warning: " + what);
    }
}
