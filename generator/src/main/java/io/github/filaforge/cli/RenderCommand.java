package io.github.filaforge.cli;

import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.picture.Picture;
import io.github.filaforge.picture.Picture.View;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.PictureFormat;
import io.github.filaforge.picture.PictureFormats;
import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.solution.SolutionException;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code fila render}. */
@Command(
        name = "render",
        description = "Draw a solution of a puzzle, or a sheet of all.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./fila render def/pentominoes_10x6.txt --output pentominoes.svg",
            "  ./fila render def/pentominoes_10x6.txt --sheet --output all.png",
            "  ./fila render puzzle.txt solutions.txt --number 3 --output third.svg",
            "  ./fila render def/somacube.txt --view isometric --number 7 --output soma.png"
        })
final class RenderCommand implements Callable<Integer> {

    private static final String STANDARD_INPUT = "-";

    /** That there is nothing to draw is an answer. */
    private static final int NO_SOLUTION = 3;

    private static final int LARGEST_CELL = 1000;
    private static final long LARGEST_SHEET = 1_000_000;

    private final Console console;

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description = "A definition file with one puzzle; - is standard input.")
    private String puzzle;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "SOLUTIONS",
            description =
                    "A file with solutions of the puzzle, as solve writes them in any format; - is standard input."
                            + " Without it the puzzle is solved.")
    private String file;

    @Option(
            names = "--number",
            paramLabel = "K",
            description =
                    "Draw the solution with this number, as solve numbers them, or its place in the file. Default: 1.")
    private Long number;

    @Option(names = "--sheet", description = "Draw all solutions on one sheet, with a title.")
    private boolean sheet;

    @Option(
            names = {"-g", "--limit"},
            paramLabel = "N",
            defaultValue = "10000",
            description = "Draw the first N solutions on a sheet if there are more. Default: ${DEFAULT-VALUE}.")
    private long limit;

    @Option(
            names = "--view",
            paramLabel = "VIEW",
            defaultValue = "layers",
            description =
                    "layers: side by side, as solve prints them. isometric: in space, seen from the corner where x and y are"
                            + " least. exploded: the same, the layers apart. Default: ${DEFAULT-VALUE}.")
    private ViewName view;

    @Option(
            names = "--format",
            paramLabel = "NAME",
            completionCandidates = Formats.class,
            description = "${COMPLETION-CANDIDATES}. Default: what the name of the file ends in, and for standard"
                    + " output svg.")
    private String format;

    @Option(
            names = "--cell",
            paramLabel = "N",
            description = "The side of a cell in pixels. Default: what suits a screen.")
    private Integer cell;

    @Option(
            names = "--output",
            paramLabel = "FILE",
            defaultValue = OutputFile.STANDARD,
            description = "Write the picture to FILE; - is standard output. Default: ${DEFAULT-VALUE}.")
    private String output;

    @SuppressWarnings("UnusedVariable") // picocli asks what was given
    @Mixin
    private StandardOptions standard;

    /** The views to choose from, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum ViewName {
        layers(View.LAYERS),
        isometric(View.ISOMETRIC),
        exploded(View.EXPLODED);

        private final View view;

        ViewName(View view) {
            this.view = view;
        }
    }

    /** What help says of each format. */
    static final class Formats implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return PictureFormats.all().stream()
                    .map(format -> format.name() + " (" + format.summary() + ")")
                    .iterator();
        }
    }

    RenderCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        check();
        if (puzzle.equals(STANDARD_INPUT) && puzzle.equals(file)) {
            throw new UserException("standard input has the puzzle or the solutions: name a file for the other");
        }
        PictureFormat chosen = format();
        SearchRequest request = SearchRequest.builder().fewAreEnough(!sheet).build();
        try (PuzzleInputs inputs = new PuzzleInputs(List.of(puzzle), request, console)) {
            if (inputs.areSeveral()) {
                throw new UserException("render takes one puzzle, and here are several");
            }
            PuzzleInput input = inputs.next();
            write(chosen, picture(input, new SolutionsToDraw(sheet ? limit : number(), sheet)));
        } catch (ImpossiblePuzzleException e) {
            console.err().println("nothing to draw: there is no solution, since " + e.getMessage());
            return NO_SOLUTION;
        } catch (NoSolution e) {
            console.err().println("nothing to draw: there is no solution");
            return NO_SOLUTION;
        } catch (PictureException | SolutionException e) {
            throw new UserException(e.getMessage());
        }
        return 0;
    }

    private long number() {
        return number == null ? 1 : number;
    }

    private void check() {
        if (sheet && number != null) {
            throw new UserException("--sheet draws all solutions and --number one: leave out either");
        }
        if (number() < 1) {
            throw new UserException("--number takes the number of a solution from 1 up, not " + number);
        }
        if (limit < 1 || limit > LARGEST_SHEET) {
            throw new UserException(
                    "--limit takes a number of solutions from 1 to " + LARGEST_SHEET + ", not " + limit);
        }
        if (cell != null && (cell < 1 || cell > LARGEST_CELL)) {
            throw new UserException("--cell takes a number of pixels from 1 to " + LARGEST_CELL + ", not " + cell);
        }
    }

    private PictureFormat format() {
        if (format != null) {
            return PictureFormats.named(format.toLowerCase(Locale.ROOT))
                    .orElseThrow(
                            () -> new UserException("unknown format '" + format + "': use " + PictureFormats.names()));
        }
        if (output.equals(OutputFile.STANDARD)) {
            return PictureFormats.all().get(0);
        }
        String ending = output.substring(output.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return PictureFormats.named(ending)
                .orElseThrow(() -> new UserException("the name " + output
                        + " does not tell the format: let it end in a point and " + PictureFormats.names()
                        + ", or use --format"));
    }

    private Picture picture(PuzzleInput input, SolutionsToDraw wanted) {
        if (file == null) {
            wanted.solve(input.preparation());
        } else {
            wanted.read(file, input.preparation().puzzle(), console.in());
        }
        List<List<PlacedPiece>> solutions = wanted.solutions();
        if (solutions.isEmpty()) {
            throw new NoSolution();
        }
        String title = sheet ? Quantity.of(solutions.size(), "solution") : "solution " + number();
        if (wanted.mayBeMore() && sheet) {
            console.err().println("the first " + title + " are drawn, as --limit says; there may be more");
            title = "the first " + title;
        }
        return new Picture(
                input.preparation().puzzle(),
                solutions,
                sheet,
                title,
                view.view,
                cell == null ? OptionalInt.empty() : OptionalInt.of(cell));
    }

    private void write(PictureFormat chosen, Picture picture) {
        try (OutputFile file = OutputFile.open(output, console)) {
            try {
                chosen.write(picture, file.out());
            } catch (IOException e) {
                // The output knows why, unless its reader has gone.
                console.check();
            }
            file.finish();
        }
        console.check();
    }

    /** There is nothing to draw. */
    private static final class NoSolution extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
