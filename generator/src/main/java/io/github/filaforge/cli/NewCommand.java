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
import picocli.CommandLine.Model.PositionalParamSpec;

/** {@code fila new}. */
final class NewCommand extends Command {

    /** So many names stand in a line of the list. */
    private static final int NAMES = 12;

    private final Console console;

    private final Argument<String> set = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .paramLabel("SET")
                    .completionCandidates(new Sets())
                    .arity("0..1")
                    .description("The name of a set, such as pentominoes or soma."));

    private final Argument<String> box = option(String.class, "--box")
            .label("WxHxD")
            .description("The box: width, height and, in three dimensions, depth, such as 10x6 or 5x4x3.");

    private final Argument<String> holes = option(String.class, "--holes")
            .label("CELLS")
            .description("Cells that are not to be filled, with blanks between them: x,y or x,y,z, counted from 0.");

    private final Argument<Boolean> oneSided = flag("--one-sided")
            .description("Pieces may not be turned over, and mirror images are two; the same as one-sided-SET.");

    private final Argument<Integer> sets =
            option(Integer.class, "--sets", "--copies").label("N").description("Take each piece N times. Default: 1.");

    private final Argument<String> pieces = option(String.class, "--pieces")
            .label("NAMES")
            .description("Only these pieces, with commas between them; NAME=N takes one N times.");

    private final Argument<String> name =
            option(String.class, "--name").label("TEXT").description("What to call the puzzle in its first line.");

    private final Argument<String> output = option(String.class, "--output")
            .label("FILE")
            .standard(OutputFile.STANDARD)
            .description("Write to FILE; - is standard output. Default: ${DEFAULT-VALUE}.");

    /** The names of the sets. */
    static final class Sets implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return PieceSet.names().iterator();
        }
    }

    NewCommand(Console console) {
        super(
                "new",
                "Write the definition of a puzzle of pieces that people know: a set and a box. Without arguments,"
                        + " list the sets. What does not fill the box is not written.",
                EXAMPLES,
                "  ./fila new",
                "  ./fila new pentominoes --box 8x8 --holes \"3,3 3,4 4,3 4,4\" > my.txt",
                "  ./fila new pentominoes --pieces Y=25 --box 5x5x5 --output y.txt");
        include(new StandardOptions());
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!set.isGiven()) {
            if (!parsed().matchedOptions().isEmpty()) {
                throw new UserException("no set of pieces is named: ./fila new lists them");
            }
            list();
        } else {
            write(new NewPuzzle(chosen(), sets.orElse(1), pieces.value())
                    .definition(box.value(), holes.value(), name.value()));
        }
        return 0;
    }

    private PieceSet chosen() {
        PieceSet chosen = PieceSet.named(set.value())
                .orElseThrow(() ->
                        new UserException("there is no set '" + Printable.text(set.value()) + "': ./fila new lists them"
                                + NearestWord.find(set.value(), PieceSet.names())
                                        .map(nearest -> "; did you mean " + nearest + "?")
                                        .orElse("")));
        if (!oneSided.value()) {
            return chosen;
        }
        return chosen.oneSidedName()
                .flatMap(PieceSet::named)
                .orElseThrow(() -> new UserException("--one-sided is for flat pieces: those of " + set.value()
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
        if (output.value().equals(OutputFile.STANDARD)) {
            console.text().print(definition);
            console.check();
            return;
        }
        try {
            Path file = Path.of(output.value());
            CompleteFile.write(file, out -> out.write(definition.getBytes(StandardCharsets.UTF_8)));
            console.say("wrote " + file);
        } catch (InvalidPathException e) {
            throw new UserException("--output takes the name of a file");
        } catch (IOException e) {
            throw UserException.cannotWrite(Path.of(output.value()), e);
        }
    }
}
