package io.github.filaforge.cli;

import io.github.filaforge.definition.NearestWord;
import io.github.filaforge.model.Piece;
import io.github.filaforge.polyform.PieceSet;
import io.github.filaforge.report.Printable;
import io.github.filaforge.ship.CompleteFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code fila new}. */
@Command(
        name = "new",
        description = "Write the definition of a puzzle of pieces that people know: a set and a box. Without arguments,"
                + " list the sets. What does not fill the box is not written.",
        footer = {
            "",
            "Examples:",
            "  ./fila new",
            "  ./fila new pentominoes --box 8x8 --holes \"3,3 3,4 4,3 4,4\" > my.txt",
            "  ./fila new pentominoes --pieces Y=25 --box 5x5x5 --output y.txt"
        })
final class NewCommand implements Callable<Integer> {

    /** So many names stand in a line of the list. */
    private static final int NAMES = 12;

    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "SET",
            completionCandidates = Sets.class,
            description = "The name of a set, such as pentominoes or soma.")
    private String set;

    @Option(
            names = "--box",
            paramLabel = "WxHxD",
            description = "The box: width, height and, in three dimensions, depth, such as 10x6 or 5x4x3.")
    private String box;

    @Option(
            names = "--holes",
            paramLabel = "CELLS",
            description = "Cells that are not to be filled, with blanks between them: x,y or x,y,z, counted from 0.")
    private String holes;

    @Option(
            names = "--one-sided",
            description = "Pieces may not be turned over, and mirror images are two; the same as one-sided-SET.")
    private boolean oneSided;

    @Option(
            names = {"--sets", "--copies"},
            paramLabel = "N",
            description = "Take each piece N times. Default: 1.")
    private Integer sets;

    @Option(
            names = "--pieces",
            paramLabel = "NAMES",
            description = "Only these pieces, with commas between them; NAME=N takes one N times.")
    private String pieces;

    @Option(names = "--name", paramLabel = "TEXT", description = "What to call the puzzle in its first line.")
    private String name;

    @Option(
            names = "--output",
            paramLabel = "FILE",
            defaultValue = OutputFile.STANDARD,
            description = "Write to FILE; - is standard output. Default: ${DEFAULT-VALUE}.")
    private String output;

    @SuppressWarnings("UnusedVariable") // picocli asks what was given
    @Mixin
    private StandardOptions standard;

    @Spec
    private CommandSpec command;

    /** The names of the sets. */
    static final class Sets implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return PieceSet.names().iterator();
        }
    }

    NewCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (set == null) {
            if (!command.commandLine().getParseResult().matchedOptions().isEmpty()) {
                throw new UserException("no set of pieces is named: ./fila new lists them");
            }
            list();
        } else {
            write(new NewPuzzle(chosen(), sets == null ? 1 : sets, pieces).definition(box, holes, name));
        }
        return 0;
    }

    private PieceSet chosen() {
        PieceSet chosen = PieceSet.named(set)
                .orElseThrow(
                        () -> new UserException("there is no set '" + Printable.text(set) + "': ./fila new lists them"
                                + NearestWord.find(set, PieceSet.names())
                                        .map(nearest -> "; did you mean " + nearest + "?")
                                        .orElse("")));
        if (!oneSided) {
            return chosen;
        }
        return chosen.oneSidedName()
                .flatMap(PieceSet::named)
                .orElseThrow(() -> new UserException("--one-sided is for flat pieces: those of " + set
                        + " are of cubes, whose mirror images are pieces of their own anyhow"));
    }

    private void list() {
        console.text().println("set                    pieces  cells  names");
        for (String called : PieceSet.names()) {
            PieceSet listed = PieceSet.named(called).orElseThrow();
            List<String> names = listed.pieces().stream().map(Piece::name).toList();
            int last = names.size() - 1;
            String shown = String.join(" ", names.subList(0, Math.min(NAMES, names.size())));
            console.text()
                    .println(String.format(
                            Locale.ROOT,
                            "%-21s  %6d  %5d  %s%s",
                            called,
                            names.size(),
                            listed.volume(),
                            shown,
                            last < NAMES ? "" : " ... " + names.get(last)));
        }
        console.text().println("\nExample: ./fila new pentominoes --box 10x6");
        console.check();
    }

    private void write(String definition) {
        if (output.equals(OutputFile.STANDARD)) {
            console.text().print(definition);
            console.check();
            return;
        }
        try {
            Path file = Path.of(output);
            CompleteFile.write(file, out -> out.write(definition.getBytes(StandardCharsets.UTF_8)));
            console.say("wrote " + file);
        } catch (InvalidPathException e) {
            throw new UserException("--output takes the name of a file");
        } catch (IOException e) {
            throw UserException.cannotWrite(Path.of(output), e);
        }
    }
}
