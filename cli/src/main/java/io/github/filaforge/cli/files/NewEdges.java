package io.github.filaforge.cli.files;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.util.List;
import java.util.OptionalInt;

/** The options for a random board of square pieces with coloured sides, whose solution is known. */
final class NewEdges extends Options {

    /** The word on the command line that stands in place of a set. */
    static final String NAME = "edges";

    private static final int MAX_TITLE = 200;

    private final Argument<Integer> rim = option(Integer.class, "--rim")
            .label("N")
            .description(
                    "For edges: the number of colours on sides that meet along the rim. Without it the rim has no colour"
                            + " of its own, as in TetraVex.");

    private final Argument<Integer> inner = option(Integer.class, "--inner")
            .label("N")
            .description("For edges: the number of colours on all other sides that meet.");

    private final Argument<String> wrap = option(String.class, "--wrap")
            .label("AXES")
            .description("For edges: the axes along which the board is closed: x, y or xy.");

    private final Argument<Boolean> fixed = flag("--fixed").description("For edges: pieces that may not be turned.");

    private final Argument<Long> seed = option(Long.class, "--seed")
            .label("N")
            .standard(0L)
            .description(
                    "For edges: the seed of the board. Equal seeds make equal boards. Default:" + " ${DEFAULT-VALUE}.");

    private final Argument<String> solution = option(String.class, "--solution")
            .label("FILE")
            .description("For edges: write this board to FILE with each piece at its place.");

    NewEdges() {
        super(Heading.EDGES);
    }

    /** The definition of a board, and the definition with all pieces at their places. */
    record Definitions(String puzzle, String solution) {}

    /** Returns the file for the solution; {@code null} if it is not asked for. */
    String solutionFile() {
        return solution.value();
    }

    /**
     * Throws a {@link UserException} if an option of this class is given, because these options do not apply to a set of
     * pieces.
     */
    void checkSet() {
        if (rim.isGiven()
                || inner.isGiven()
                || wrap.isGiven()
                || fixed.value()
                || solution.isGiven()
                || parsed().hasMatchedOption("--seed")) {
            throw new UserException(
                    "--rim, --inner, --wrap, --fixed, --seed and --solution are for ./fila new " + NAME);
        }
    }

    /**
     * Returns the definitions of the board that is asked for.
     *
     * @param boxText the box, such as 16x16, or {@code null}
     * @param title the first line, or {@code null}
     */
    Definitions definitions(String boxText, String title) {
        if (boxText == null || !inner.isGiven()) {
            throw new UserException("a board has a box and numbers of colours: write ./fila new " + NAME
                    + " --box 16x16 --rim 5 --inner 17, or --box 4x4 --inner 10 --fixed");
        }
        checkTitle(title);
        Box box = box(boxText);
        EdgeGenerator.Rules rules = new EdgeGenerator.Rules(
                rim.isGiven() ? OptionalInt.of(rim.value()) : OptionalInt.empty(),
                inner.value(),
                !fixed.value(),
                periods(box));
        checkColours(box, rules);
        EdgeGenerator.Board board = EdgeGenerator.generate("new", box.xDim(), box.yDim(), rules, seed.value());
        String head = head(box, title, board.faults());
        return new Definitions(
                head + DefinitionWriter.write(board.puzzle()),
                head + "# Each piece lies at its place: this is the solution that the board was made with.\n"
                        + DefinitionWriter.write(board.solved()));
    }

    /** Throws a {@link UserException} if a title is not one line of at most 200 characters; {@code null} is allowed. */
    static void checkTitle(String title) {
        if (title != null && !PlainText.isLine(title, MAX_TITLE)) {
            throw new UserException("--name takes one line of text of at most " + MAX_TITLE + " characters");
        }
    }

    private static Box box(String text) {
        Box box = BoxText.box(text, Lattices.CUBIC);
        if (box.layers() > 1) {
            throw new UserException("--box of " + NAME + " takes two lengths, as 16x16, not " + box);
        }
        if (box.xDim() < 2 || box.yDim() < 2) {
            throw new UserException("--box of " + NAME + " takes lengths from 2 up, as 16x16, not " + text.strip());
        }
        if (box.volume() > DefinitionLimits.MAX_BOARD_CELLS) {
            throw new UserException("--box " + text.strip() + " has " + box.volume()
                    + " cells, and a board has at most " + DefinitionLimits.MAX_BOARD_CELLS);
        }
        return box;
    }

    private Periods periods(Box box) {
        if (!wrap.isGiven()) {
            return Periods.NONE;
        }
        if (!List.of("x", "y", "xy").contains(wrap.value())) {
            throw new UserException("--wrap takes x, y or xy, not " + PlainText.quoted(wrap.value()));
        }
        Periods periods = Periods.of(Lattices.CUBIC, box, wrap.value());
        if (rim.isGiven() && periods.x() > 0 && periods.y() > 0) {
            throw new UserException("a board that --wrap xy closes has no rim: leave out --rim");
        }
        return periods;
    }

    private void checkColours(Box box, EdgeGenerator.Rules rules) {
        int most = DefinitionLimits.MAX_SIDE_COLOURS - 1;
        int joins = EdgeGenerator.joinsInside(box.xDim(), box.yDim(), rules);
        if (!rim.isGiven()) {
            check("--inner", inner.value(), Math.min(joins, most), "anywhere, or lie at the rim");
            return;
        }
        check("--rim", rim.value(), EdgeGenerator.joinsAlongRim(box.xDim(), box.yDim(), rules), "along the rim");
        check("--inner", inner.value(), joins, "elsewhere");
        if (rim.value() + inner.value() > most) {
            throw new UserException("--rim and --inner are " + (rim.value() + inner.value())
                    + " colours, and a board has at most " + most + " besides that of the rim");
        }
    }

    private static void check(String option, int colours, int joins, String where) {
        int least = Math.min(1, joins);
        if (colours < least || colours > joins) {
            throw new UserException(option + " takes a number of colours from " + least + " to " + joins
                    + ", the number of pairs of sides that meet " + where + ", not " + colours);
        }
    }

    private String likeness(boolean isDistinct) {
        if (fixed.value()) {
            return isDistinct ? "no piece is like another" : "some pieces are like others";
        }
        return isDistinct
                ? "no piece is like another, or looks the same when turned"
                : "some pieces are like others, or look the same when turned";
    }

    private String head(Box box, String title, int faults) {
        return (title == null ? "" : "# " + title + "\n")
                + "# " + Plural.of(box.volume(), "piece") + "; "
                + (rim.isGiven()
                        ? Plural.of(rim.value(), "colour") + " along the rim, " + inner.value() + " inside"
                        : Plural.of(inner.value(), "colour"))
                + "; " + likeness(faults == 0) + "\n# Made by: fila new " + NAME + " --box " + box.xDim() + "x"
                + box.yDim() + (rim.isGiven() ? " --rim " + rim.value() : "") + " --inner " + inner.value()
                + (wrap.isGiven() ? " --wrap " + wrap.value() : "") + (fixed.value() ? " --fixed" : "") + " --seed "
                + seed.value() + "\n";
    }
}
