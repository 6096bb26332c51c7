package io.github.filaforge.cli.files;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.model.Piece;
import io.github.filaforge.polyform.PieceSet;
import io.github.filaforge.polyform.Polyforms;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.NearestWord;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The command {@code fila new}, which writes the definition of a set of pieces in a box or of a random edge puzzle. */
public final class NewCommand extends Command {

    /** The greatest number of names in a line of the list. */
    private static final int NAMES = 12;

    /** The length of a line of the list. */
    private static final int WIDTH = 80;

    /** The greatest number of cells of a set that is an example. */
    private static final int LARGE = 120;

    private final Console console;

    private final Argument<String> set = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .paramLabel("SET")
                    .completionCandidates(new Sets())
                    .arity("0..1")
                    .description(
                            "The name of a set, such as pentominoes or soma; or of several, with + between them; or "
                                    + NewEdges.NAME + ", for a board of squares with coloured sides."));

    private final Argument<String> lattice = option(String.class, "--lattice")
            .label("NAME")
            .candidates(Lattices.names())
            .description("List the sets of this lattice: ${COMPLETION-CANDIDATES}; or check that SET is one of them.");

    private final Argument<String> box = option(String.class, "--box")
            .label("WxHxD")
            .description(
                    "The box: width, height and, in three dimensions, depth, such as 10x6 or 5x4x3; of other lattices the"
                            + " points along both axes, and the layers; of hypercubic a fourth length too.");

    private final Argument<String> holes = option(String.class, "--holes")
            .label("CELLS")
            .description(
                    "Cells that are not to be filled, with blanks between them: x,y or x,y,z, counted from 0; where a"
                            + " point has several cells, z says which; of hypercubic x,y,z,w.");

    private final Argument<Boolean> oneSided = flag("--one-sided")
            .description("Pieces may not be turned over, and mirror images are two; like one-sided-SET.");

    private final Argument<Integer> sets = option(Integer.class, "--sets", "--copies")
            .label("N")
            .between(1, NewPuzzle.MOST)
            .description("Take each piece N times. Default: 1.");

    private final Argument<Boolean> any =
            flag("--any").description("Each piece may be used any number of times, or not at all.");

    private final Argument<String> pieces = option(String.class, "--pieces")
            .label("NAMES")
            .description("Only these pieces, with commas between them; NAME=N takes one N times.");

    private final Argument<String> name =
            option(String.class, "--name").label("TEXT").description("The name of the puzzle in its first line.");

    private final NewEdges edges = include(new NewEdges());

    private final Argument<String> output = option(String.class, "--output")
            .label("FILE")
            .standard(OutputFile.STANDARD)
            .description("Write to FILE; - is standard output. Default: ${DEFAULT-VALUE}.");

    /** The names of the sets. */
    static final class Sets implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.concat(PieceSet.names().stream(), Stream.of(NewEdges.NAME))
                    .iterator();
        }
    }

    public NewCommand(Console console) {
        super(
                "new",
                "Write the definition of a puzzle of well-known pieces in a box, or of a random board of squares with"
                        + " coloured sides. Without arguments, list the sets of pieces. A set that does not fill the box is"
                        + " refused.",
                EXAMPLES,
                "  ./fila new",
                "  ./fila new pentominoes --box 8x8 --holes \"3,3 3,4 4,3 4,4\" > my.txt",
                "  ./fila new pentominoes --pieces Y=25 --box 5x5x5 --output y.txt",
                "  ./fila new tetrominoes --any --box 8x8 | ./fila count -",
                "  ./fila new --lattice triangular",
                "  ./fila new hexiamonds --box 6x6 | ./fila solve -q -",
                "  ./fila new edges --box 16x16 --rim 5 --inner 17 --seed 1 --output board.txt");
        this.console = console;
    }

    @Override
    protected Integer run() {
        if (!set.isGiven()) {
            if (parsed().matchedOptions().size() > (lattice.isGiven() ? 1 : 0)) {
                throw new UserException("no set of pieces is named: ./fila new lists them");
            }
            list(lattice.isGiven() ? chosenLattice() : Lattices.CUBIC);
        } else if (set.value().equals(NewEdges.NAME)) {
            writeEdges();
        } else {
            edges.checkSet();
            if (any.value() && sets.isGiven()) {
                throw new UserException("--any stands for any number of each piece: leave out --sets");
            }
            write(
                    new NewPuzzle(chosen(), sets.orElse(1), pieces.value(), any.value())
                            .definition(box.value(), holes.value(), name.value()),
                    output.value());
        }
        return 0;
    }

    private void writeEdges() {
        if (lattice.isGiven()
                || holes.isGiven()
                || oneSided.value()
                || sets.isGiven()
                || any.value()
                || pieces.isGiven()) {
            throw new UserException(
                    "--lattice, --holes, --one-sided, --sets, --any and --pieces are for sets of pieces, not for "
                            + NewEdges.NAME);
        }
        NewEdges.Definitions definitions = edges.definitions(box.value(), name.value());
        if (edges.solutionFile() != null) {
            if (edges.solutionFile().equals(output.value())) {
                throw new UserException("--solution and --output are one file: name two");
            }
            write(definitions.solution(), edges.solutionFile());
        }
        write(definitions.puzzle(), output.value());
    }

    private Lattice chosenLattice() {
        return Lattices.named(lattice.value())
                .orElseThrow(() ->
                        new UserException("there is no lattice '" + PlainText.shortened(lattice.value()) + "': use "
                                + String.join(", ", Lattices.names())
                                + NearestWord.find(lattice.value(), Lattices.names())
                                        .map(nearest -> "; did you mean " + nearest + "?")
                                        .orElse("")));
    }

    private PieceSet chosen() {
        for (String part : set.value().split("[+]", -1)) {
            if (PieceSet.named(part).isEmpty()) {
                throw new UserException("there is no set '" + PlainText.shortened(part) + "': ./fila new lists them"
                        + NearestWord.find(part, PieceSet.names())
                                .map(nearest -> "; did you mean " + nearest + "?")
                                .orElse(""));
            }
        }
        PieceSet chosen = named(set.value());
        if (lattice.isGiven() && !chosen.lattice().equals(chosenLattice())) {
            throw new UserException("the cells of " + chosen.name() + " are " + chosen.lattice() + ", not "
                    + chosenLattice() + ": leave out --lattice, or list the sets by ./fila new --lattice "
                    + chosenLattice());
        }
        if (!oneSided.value()) {
            return chosen;
        }
        return chosen.oneSidedName()
                .map(NewCommand::named)
                .orElseThrow(() -> new UserException("--one-sided is for flat pieces: those of " + set.value()
                        + " are of " + (chosen.lattice().isOrthogonal() ? "cubes" : "cells in space")
                        + ", whose mirror images are pieces of their own anyhow"));
    }

    private static PieceSet named(String name) {
        try {
            return PieceSet.named(name).orElseThrow();
        } catch (IllegalArgumentException e) {
            throw new UserException(name + ": " + e.getMessage());
        }
    }

    private void list(Lattice listedLattice) {
        if (PieceSet.names(listedLattice).isEmpty()) {
            throw new UserException("there are no sets of " + listedLattice
                    + " cells: write the pieces by their cells (docs/definitions.md), or choose another lattice, of "
                    + PieceSet.lattices().stream().map(Lattice::name).collect(Collectors.joining(", ")));
        }
        console.text().println("set                    pieces  cells  names");
        for (String called : PieceSet.names(listedLattice)) {
            PieceSet listed = PieceSet.named(called).orElseThrow();
            List<String> names = listed.pieces().stream().map(Piece::name).toList();
            String line = String.format(Locale.ROOT, "%-21s  %6d  %5d  ", called, names.size(), listed.volume());
            console.text().println(line + shown(names, WIDTH - line.length()));
        }
        boolean isDefault = listedLattice.isDefault();
        if (isDefault) {
            listOtherLattices();
            console.text().println("\nsquares with coloured sides");
            console.text().println("edges --box 16x16 --rim 5 --inner 17");
        }
        (isDefault ? Optional.of("pentominoes --box 10x6") : example(listedLattice))
                .ifPresent(example -> console.text().println("\nExample: ./fila new " + example));
        console.check();
    }

    private void listOtherLattices() {
        console.text().println("\nof other lattices");
        for (Lattice other : PieceSet.lattices()) {
            if (!other.isDefault()) {
                List<String> sets = PieceSet.names(other).stream()
                        .filter(name -> !name.startsWith(PieceSet.ONE_SIDED))
                        .toList();
                String range = sets.get(0) + " to " + sets.get(sets.size() - 1);
                console.text().println(String.format(Locale.ROOT, "--lattice %-18s %s", other, range));
            }
        }
    }

    /** Returns the first names, up to the number for which there is room, and the last name. */
    private static String shown(List<String> names, int width) {
        String all = String.join(" ", names);
        if (names.size() <= NAMES && all.length() <= width) {
            return all;
        }
        String last = " ... " + names.get(names.size() - 1);
        int shown = Math.min(NAMES, names.size() - 1);
        while (shown > 1 && String.join(" ", names.subList(0, shown)).length() + last.length() > width) {
            shown--;
        }
        return String.join(" ", names.subList(0, shown)) + last;
    }

    /**
     * Returns the last set of a lattice that is not too large, with a box that has its number of cells; empty if there is
     * none.
     */
    private static Optional<String> example(Lattice lattice) {
        Optional<String> example = Optional.empty();
        for (String name : PieceSet.names(lattice)) {
            PieceSet set = PieceSet.named(name).orElseThrow();
            if (set.kind().kind() != Polyforms.Kind.ONE_SIDED && set.volume() <= LARGE) {
                Optional<String> earlier = example;
                example = SuggestedBox.of(set.pieces(), set.volume(), set.kind())
                        .map(box -> name + " --box " + box)
                        .or(() -> earlier);
            }
        }
        return example;
    }

    private void write(String definition, String to) {
        byte[] text = definition.getBytes(StandardCharsets.UTF_8);
        OutputFile.writeAndReport(to, text, console);
    }
}
