package io.github.filaforge.cli.render;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.input.PuzzleChoice;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.picture.EdgePicture;
import io.github.filaforge.picture.Picture;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.PictureFormat;
import io.github.filaforge.picture.PngFormat;
import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.picture.SolutionPicture.View;
import io.github.filaforge.picture.SvgFormat;
import io.github.filaforge.picture.page.HtmlFormat;
import io.github.filaforge.picture.print.PrintSize;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.search.EdgeBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The command {@code fila render}, which draws solutions or pieces, or writes pieces for a 3-D printer or a laser. */
public final class RenderCommand extends Command {

    private static final String STANDARD_INPUT = "-";

    /** The exit code of a run that finds nothing to draw, which is an answer. */
    private static final int NO_SOLUTION = 3;

    /** All formats of pictures. The first is the default format. */
    private static final List<PictureFormat> PICTURES = List.of(new SvgFormat(), new PngFormat(), new HtmlFormat());

    private static final int LARGEST_CELL = 1000;
    private static final long LARGEST_SHEET = 1_000_000;
    private static final long STANDARD_SHEET = 10_000;

    private final Console console;

    private final Argument<String> puzzle = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("0")
                    .paramLabel(Argument.PUZZLE)
                    .description("A definition file or a BurrTools file with one puzzle; - is standard input."));

    private final PuzzleChoice choice = include(new PuzzleChoice());

    private final Argument<String> file = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("1")
                    .paramLabel("SOLUTIONS")
                    .arity("0..1")
                    .description(
                            "A file with solutions of the puzzle, as solve writes them in any format; - is standard input."
                                    + " Without it the puzzle is solved."));

    private final Argument<Long> number = option(Long.class, "--number")
            .label("K")
            .between("the number of a solution", 1, Double.POSITIVE_INFINITY)
            .description(
                    "Draw the K-th solution: of the file, or the last that solve -gK finds. Default: 1; a page of html has"
                            + " all.");

    private final Argument<Boolean> sheet = flag("--sheet")
            .excludes("--sheet draws all solutions and --number one: leave out either", "--number")
            .description("Draw all solutions on one sheet, with a title.");

    private final Argument<Boolean> pieces =
            flag("--pieces").description("Draw the pieces side by side, and no solution.");

    private final Argument<Boolean> steps = flag("--steps")
            .excludes(
                    "--steps draws how one solution is taken apart, in a view of its own: leave out --sheet, --pieces and"
                            + " --view",
                    "--sheet",
                    "--pieces",
                    "--view")
            .description(
                    "Draw how a solution is taken apart, with a picture for each move; a page of html plays the moves. The"
                            + " moves are those of the file, as apart --ndjson writes them, or are searched for.");

    private final Argument<Long> limit = option(Long.class, "-g", "--limit")
            .label("N")
            .between("a number of solutions", 1, LARGEST_SHEET)
            .description("Draw the first N solutions on a sheet or a page if there are more. Default: " + STANDARD_SHEET
                    + ".");

    private final Argument<ViewName> view = option(ViewName.class, "--view")
            .label("VIEW")
            .standard(ViewName.layers)
            .description(
                    "layers: side by side, as solve prints them. isometric: in space, seen from above the corner where x and y are"
                            + " least. exploded: in space, the layers apart. Default: ${DEFAULT-VALUE}.");

    private final Argument<String> format = option(String.class, "--format")
            .label("NAME")
            .values("Formats", RenderCommand::meanings)
            .description("Write the format NAME, one of the table Formats below. Default: the format that the"
                    + " name of the output file ends in; svg for standard output.");

    private final Argument<Double> cell = option(Double.class, "--cell")
            .label("N")
            .description(
                    "The side of a square: in pixels, and for stl, 3mf and cut in millimetres; other cells are about as large."
                            + " Default: a size that suits a screen, and 10 mm.");

    private final Argument<String> output = option(String.class, "--output")
            .label("FILE")
            .standard(OutputFile.STANDARD)
            .description(
                    "Write to FILE; - is standard output. For stl and 3mf, a name with another ending is a folder for a file"
                            + " of each piece. Default: ${DEFAULT-VALUE}.");

    private final PiecePrint pieceFiles = include(new PiecePrint());

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

    private static Map<String, String> meanings() {
        Map<String, String> formats = new LinkedHashMap<>();
        PICTURES.forEach(format -> formats.put(format.name(), format.summary()));
        for (PiecePrint.Format format : PiecePrint.Format.values()) {
            formats.put(format.id(), format.meaning());
        }
        return formats;
    }

    public RenderCommand(Console console) {
        super(
                "render",
                "Draw a solution of a puzzle, or all, or its pieces; or write the pieces for a 3-D printer or a laser.",
                EXAMPLES,
                "  ./fila render def/pentominoes_10x6.txt --output pentominoes.svg",
                "  ./fila render def/pentominoes_10x6.txt --sheet --output all.png",
                "  ./fila solve --output soma.txt def/somacube.txt",
                "  ./fila render def/somacube.txt soma.txt --number 3 --output third.svg",
                "  ./fila render def/somacube.txt --view isometric --number 7 --output soma.png",
                "  ./fila render def/somacube.txt --output soma.html",
                "  ./fila render --steps def/somacube.txt --output steps.svg",
                "  ./fila render def/edges_6x6.txt --output edges.svg",
                "  ./fila render def/somacube.txt --format stl --cell 15 --output pieces",
                "  ./fila render def/somacube.txt --chamfer 0.8 --labels --output soma.3mf",
                "  ./fila render def/hexiamonds_6x6.txt --format cut --kerf 0.2 --output cut.svg");
        this.console = console;
    }

    @Override
    protected Integer run() {
        if (pieces.value() && (sheet.value() || number.isGiven() || file.isGiven())) {
            throw new UserException("--pieces draws no solution: leave out --sheet, --number and the file");
        }
        if (puzzle.value().equals(STANDARD_INPUT) && puzzle.value().equals(file.value())) {
            throw new UserException("standard input has the puzzle or the solutions: name a file for the other");
        }
        OutputFile.checkIsNoInput("--output", output.value(), puzzle.value(), file.value());
        Optional<PiecePrint.Format> made = made();
        boolean print = made.isPresent();
        PictureFormat chosen = print ? null : format();
        boolean all = sheet.value() || (!number.isGiven() && !print && chosen.showsAll());
        checkFor(made, chosen);
        if (limit.isGiven() && !all) {
            throw new UserException(
                    "--limit is for a sheet or a page of all solutions: add --sheet, or leave out --limit");
        }
        boolean isBinary = made.map(PiecePrint.Format::isForPrinters).orElseGet(() -> chosen.isBinary());
        if (output.value().equals(OutputFile.STANDARD) && console.terminal().isOut() && isBinary) {
            throw new UserException("a terminal cannot show "
                    + made.map(PiecePrint.Format::id).orElseGet(() -> chosen.name()) + ": name a file by --output");
        }
        SearchRequest request =
                SearchRequest.builder().fewAreEnough(!all || limit.isGiven()).build();
        try (PuzzleInputs inputs = new PuzzleInputs(List.of(puzzle.value()), choice, request, console)) {
            SearchInput next = inputs.only("render");
            Optional<EdgeBuilder> edges = next.builder().edges();
            if (edges.isPresent()) {
                checkForEdges(next, print);
                write(chosen, picture(edges.get(), all));
                return 0;
            }
            SearchInput input = next.packing("render", "./fila solve prints its solutions as text");
            if (!file.isGiven() && input.packing().puzzle().mobilePieces().isEmpty()) {
                throw new UserException("puzzle " + input.name()
                        + " is solved already: it has no pieces but stationary ones;"
                        + " name the puzzle that it is a solution of before it, as in ./fila render PUZZLE "
                        + puzzle.value());
            }
            if (print) {
                pieceFiles.write(
                        input.packing().puzzle(),
                        made.get(),
                        () -> picture(input, drawn(input, false)).solutions().get(0),
                        cell.value(),
                        output.value(),
                        console);
            } else {
                chosen.check(input.packing().puzzle());
                view.value().view.check(input.packing().puzzle());
                Picture picture = pieces.value()
                        ? SolutionPicture.ofPieces(input.packing().puzzle(), view.value().view, pixels())
                        : picture(input, all, chosen.showsAll());
                write(chosen, picture);
            }
        } catch (ImpossiblePuzzleException e) {
            console.err().println("nothing to draw: there is no solution, since " + e.getMessage());
            return NO_SOLUTION;
        } catch (NoSolution e) {
            console.err().println("nothing to draw: there is no solution");
            return NO_SOLUTION;
        } catch (PictureException e) {
            throw new UserException(e.getMessage());
        }
        return 0;
    }

    /** Refuses options that are for packings only. */
    private void checkForEdges(SearchInput input, boolean print) {
        if (print) {
            throw refusal(input, "its pieces are not written for a printer or a laser: use --format svg, png or html");
        }
        if (view.value().view != View.LAYERS) {
            throw refusal(input, "its board is flat: leave out --view");
        }
        if (steps.value()) {
            throw refusal(input, "its pieces are not taken apart: leave out --steps");
        }
        if (pieces.value()) {
            throw refusal(input, "only its solutions are drawn, and ./fila info lists its pieces: leave out --pieces");
        }
    }

    private static UserException refusal(SearchInput input, String reason) {
        return new UserException("puzzle " + input.name() + " is an edge puzzle: " + reason);
    }

    private Picture picture(EdgeBuilder input, boolean all) {
        var wanted = gathered(SolutionsToDraw.of(input, last(all), all));
        return new EdgePicture(wanted.solutions(), all, wanted.title(), pixels());
    }

    private SolutionsToDraw<DrawnSolution> drawn(SearchInput input, boolean all) {
        return gathered(SolutionsToDraw.of(input.packing(), last(all), all));
    }

    /**
     * Returns the picture of solutions.
     *
     * @param isPage true if the picture shows the moves of solutions that have them
     */
    private Picture picture(SearchInput input, boolean all, boolean isPage) {
        // A puzzle whose pieces are not taken apart is refused before the search for its solutions.
        Optional<MovesToDraw> searched = steps.value() ? MovesToDraw.of(input, true, console) : Optional.empty();
        var wanted = drawn(input, all);
        SolutionPicture picture = picture(input, wanted);
        boolean areRead = isPage && wanted.solutions().stream().anyMatch(DrawnSolution::hasMoves);
        Optional<MovesToDraw> moves = areRead && searched.isEmpty() ? MovesToDraw.of(input, false, console) : searched;
        return moves.isPresent() ? moves.get().picture(picture, wanted.solutions(), all ? 1 : last(false)) : picture;
    }

    private SolutionPicture picture(SearchInput input, SolutionsToDraw<DrawnSolution> wanted) {
        return new SolutionPicture(
                input.packing().puzzle(),
                wanted.solutions().stream().map(DrawnSolution::pieces).toList(),
                sheet.value(),
                wanted.title(),
                view.value().view,
                pixels(),
                true);
    }

    /** Gathers the solutions from the file, or by a search, and reports if there may be more. */
    private <S> SolutionsToDraw<S> gathered(SolutionsToDraw<S> wanted) {
        if (file.isGiven()) {
            wanted.read(file.value(), console.in());
        } else {
            wanted.solve();
        }
        int solutions = wanted.solutions().size();
        if (solutions == 0) {
            throw new NoSolution();
        }
        if (wanted.mayBeMore()) {
            console.err()
                    .println(wanted.title() + (solutions == 1 ? " is" : " are") + " drawn"
                            + (!limit.isGiven() ? "" : ", as --limit says") + "; there may be more");
        }
        return wanted;
    }

    private long last(boolean all) {
        return all ? limit.orElse(STANDARD_SHEET) : number.orElse(1L);
    }

    /** Refuses options that have no meaning for the chosen format. */
    private void checkFor(Optional<PiecePrint.Format> made, PictureFormat chosen) {
        if (made.isPresent()) {
            if (sheet.value() || pieces.value() || steps.value()) {
                throw new UserException("--sheet, --pieces and --steps are for pictures: leave them out for --format "
                        + made.get().id());
            }
            pieceFiles.checkFor(made);
            if (!pieceFiles.isAssembled() && (number.isGiven() || file.isGiven())) {
                throw new UserException("pieces are made side by side, whatever the solution: "
                        + (made.get().isForPrinters() ? "add --assembled, or leave out" : "leave out")
                        + " --number and the file of solutions");
            }
            return;
        }
        pieceFiles.checkFor(made);
        if (cell.isGiven() && chosen.showsAll()) {
            throw new UserException("--cell is not for " + chosen.name() + ": a page fits its window");
        }
        if (cell.isGiven()
                && !(cell.value() >= 1 && cell.value() <= LARGEST_CELL && cell.value() == Math.rint(cell.value()))) {
            throw new UserException("--cell takes a whole number of pixels from 1 to " + LARGEST_CELL + ", not "
                    + PrintSize.number(cell.value()));
        }
    }

    /** Returns the format of pieces that are made, by the format or by the name of the file; empty for a picture. */
    private Optional<PiecePrint.Format> made() {
        return format.isGiven() ? PiecePrint.Format.named(format.value()) : PiecePrint.Format.ofFile(output.value());
    }

    private PictureFormat format() {
        if (format.isGiven()) {
            return named(format.value().toLowerCase(Locale.ROOT))
                    .orElseThrow(
                            () -> new UserException("unknown format '" + format.value() + "': use " + formats(true)));
        }
        if (output.value().equals(OutputFile.STANDARD)) {
            return PICTURES.get(0);
        }
        String ending =
                output.value().substring(output.value().lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return named(ending)
                .orElseThrow(() -> new UserException(
                        "the name " + output.value() + " does not tell the format: let it end in a point and "
                                + formats(false) + ", or use --format"));
    }

    private static Optional<PictureFormat> named(String name) {
        return PICTURES.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /**
     * Returns the names of formats, for a message.
     *
     * @param all true for all formats, false for those in which names of files end
     */
    private static String formats(boolean all) {
        List<String> names =
                new ArrayList<>(PICTURES.stream().map(PictureFormat::name).toList());
        for (PiecePrint.Format format : PiecePrint.Format.values()) {
            if (all || format.isForPrinters()) {
                names.add(format.id());
            }
        }
        int last = names.size() - 1;
        return String.join(", ", names.subList(0, last)) + " or " + names.get(last);
    }

    private OptionalInt pixels() {
        return !cell.isGiven()
                ? OptionalInt.empty()
                : OptionalInt.of(cell.value().intValue());
    }

    private void write(PictureFormat chosen, Picture picture) {
        OutputFile.write(output.value(), console, out -> chosen.write(picture, out));
    }

    /** The signal that there is nothing to draw. */
    private static final class NoSolution extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
