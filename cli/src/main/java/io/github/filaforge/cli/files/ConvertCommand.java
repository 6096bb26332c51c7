package io.github.filaforge.cli.files;

import io.github.filaforge.burrtools.BurrFile;
import io.github.filaforge.burrtools.BurrProblem;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.burrtools.BurrWriter;
import io.github.filaforge.burrtools.ProblemsOfPuzzles;
import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.input.BurrSearch;
import io.github.filaforge.cli.input.PuzzleChoice;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.options.ProgressOption;
import io.github.filaforge.cli.options.TimeOption;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionStream;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.input.PuzzleFile;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.NamedInput;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** The command {@code fila convert}, which converts between definitions, BurrTools files and files of edge puzzles. */
public final class ConvertCommand extends Command {

    private static final String ENDING = ".xmpuzzle";
    private static final int STANDARD_LIMIT = 10_000;
    private static final int LARGEST_LIMIT = 1_000_000;

    /** The greatest number of lines of an author's comment that go into a definition. */
    private static final int COMMENT_LINES = 200;

    private static final int COMMENT_WIDTH = 500;

    private final Console console;

    private final Argument<String> in = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("0")
                    .paramLabel("IN")
                    .description(
                            "A definition file, a BurrTools file, or a file of an edge puzzle; - is standard input."));

    private final Argument<String> out = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("1")
                    .paramLabel("OUT")
                    .description(
                            "The file to write, in the form that its name ends in: .txt, " + ENDING
                                    + ", or of edge puzzles .txt, .puz, .hnt, .url, .e2dev, .json and .csv; - is standard output. See --to."));

    private final PuzzleChoice choice = include(new PuzzleChoice());

    private final Argument<Boolean> solve = flag("--solve")
            .description("Solve, and write into the BurrTools file how many solutions there are, and which.");

    private final Argument<Boolean> apart = flag("--apart")
            .excludes("--apart writes the solutions that come apart: leave out --solve", "--solve")
            .description("As --solve, but write only the solutions that can be taken apart, with their moves.");

    private final Argument<Integer> limit = option(Integer.class, "-g", "--limit")
            .label("N")
            .standard(STANDARD_LIMIT)
            .between("a number of solutions", 0, LARGEST_LIMIT)
            .description(
                    "With --solve or --apart: write the first N solutions; all are counted. Default: ${DEFAULT-VALUE}.");

    private final TimeOption time = include(TimeOption.ofWhole(
            Heading.FIRST,
            "With --solve or --apart, for the searches of all puzzles together. Without all solutions no file is written, with exit"
                    + " code 2.",
            "--solve",
            "--apart"));

    private final Form form = include(new Form());

    private final EdgeConversion edges = include(new EdgeConversion());

    private final ProgressOption progressOption = include(new ProgressOption());

    public ConvertCommand(Console console) {
        super(
                "convert",
                "Write a definition as a BurrTools file (" + ENDING
                        + "), a BurrTools file as a definition, or an edge puzzle as another file of the field. Properties that the"
                        + " new form cannot hold are reported.",
                EXAMPLES,
                "  ./fila convert def/somacube.txt soma.xmpuzzle",
                "  ./fila convert --solve def/somacube.txt soma.xmpuzzle",
                "  ./fila convert --apart def/interlocking_cube.txt cube.xmpuzzle",
                "  ./fila convert soma.xmpuzzle soma.txt",
                "  ./fila convert def/macmahon_6x4.txt macmahon.puz",
                "  ./fila convert --sides urdl macmahon.puz macmahon.txt");
        this.console = console;
    }

    @Override
    protected Integer run() {
        OutputFile.checkIsNoInput("OUT", out.value(), in.value(), edges.hintsFile());
        Optional<BurrFile> burr;
        boolean isDefinition;
        List<Defined<?>> chosen;
        try (PuzzleStream puzzles = PuzzleFile.open(in.value(), console.in(), edges.file())) {
            burr = puzzles.content(BurrFile.class);
            isDefinition = puzzles instanceof DefinitionStream;
            chosen = burr.isPresent() ? List.of() : chosen(puzzles);
        }
        if (chosen.stream().anyMatch(defined -> defined.edges().isPresent())) {
            FormName standard = isDefinition ? FormName.puz : FormName.def;
            FormName to = form.of(out.value(), "an edge puzzle", EdgeConversion.FORMS, standard);
            if (isSolved()) {
                throw new UserException(name() + " is for packings, and this is an edge puzzle: leave it out");
            }
            write(edges.converted(to, chosen, console).getBytes(StandardCharsets.UTF_8));
            return 0;
        }
        edges.checkPacking();
        boolean isBurr = burr.isPresent();
        FormName to = form.of(
                out.value(),
                "a packing",
                List.of(FormName.def, FormName.xmpuzzle),
                isBurr ? FormName.def : FormName.xmpuzzle);
        boolean becomesBurr = to == FormName.xmpuzzle;
        if (!becomesBurr && isSolved()) {
            throw new UserException(name() + " writes solutions into a BurrTools file: name one that ends in " + ENDING
                    + ", or leave out " + name());
        }
        if (becomesBurr) {
            if (out.value().equals(OutputFile.STANDARD) && console.terminal().isOut()) {
                throw new UserException("a terminal cannot show a BurrTools file: name a file as OUT");
            }
            write(BurrWriter.write(isBurr ? burr(burr.get()) : converted(chosen)));
        } else {
            write((isBurr ? definition(burr.get()) : definition(chosen)).getBytes(StandardCharsets.UTF_8));
        }
        return 0;
    }

    /** Returns true if the puzzles are solved. */
    private boolean isSolved() {
        return solve.value() || apart.value();
    }

    /** Returns the name of the option by which the puzzles are solved. */
    private String name() {
        return solve.value() ? "--solve" : "--apart";
    }

    private String definition(List<Defined<?>> chosen) {
        StringBuilder text = new StringBuilder();
        for (Defined<?> defined : chosen) {
            defined.warnings().forEach(console.err()::println);
            text.append(DefinitionWriter.write(defined));
        }
        return text.toString();
    }

    /** Returns a BurrTools file to be written again, with solutions if that is asked for. */
    private BurrFile burr(BurrFile file) {
        warnOfPassedOver(file);
        return isSolved() ? solved(file, BurrPuzzle.all(file, choice.problem().number())) : file;
    }

    /** Returns the chosen puzzles of a file. */
    private List<Defined<?>> chosen(PuzzleStream puzzles) {
        List<Defined<?>> all = new ArrayList<>();
        puzzles.forEachRemaining(defined -> all.add(chosen(defined)));
        if (choice.problem().number().isEmpty()) {
            return all;
        }
        int number = choice.problem().number().getAsInt();
        if (number > all.size()) {
            throw new UserException("there is no puzzle " + number + ": they are numbered from 1 to " + all.size());
        }
        return all.subList(number - 1, number);
    }

    private Defined<?> chosen(Defined<?> defined) {
        return choice.chosenOf(defined.puzzle()) instanceof Puzzle packing
                ? defined.packing().with(packing)
                : defined;
    }

    private BurrFile converted(List<Defined<?>> chosen) {
        List<Puzzle> puzzles = new ArrayList<>();
        for (Defined<?> defined : chosen) {
            defined.warnings().forEach(console.err()::println);
            puzzles.add(defined.packing().puzzle());
        }
        ProblemsOfPuzzles.Converted converted = ProblemsOfPuzzles.of(NamedInput.source(in.value()), puzzles);
        converted.warnings().forEach(console.err()::println);
        return isSolved()
                ? solved(converted.file(), BurrPuzzle.all(converted.file(), OptionalInt.empty()))
                : converted.file();
    }

    private BurrFile solved(BurrFile file, List<BurrPuzzle> puzzles) {
        List<BurrProblem> problems = new ArrayList<>(file.problems());
        Deadline deadline = time.begin();
        try (Progress progress = progressOption.start(console, false)) {
            for (BurrPuzzle puzzle : puzzles) {
                problems.set(puzzle.number(), solved(file, puzzle, deadline, progress));
            }
        } catch (SearchStopped e) {
            throw TimeOption.over();
        }
        return file.withProblems(problems);
    }

    private BurrProblem solved(BurrFile file, BurrPuzzle puzzle, Deadline deadline, Progress progress) {
        try (StoredSolutions stored = new StoredSolutions(puzzle, limit.value(), apart.value())) {
            Optional<Consumer<List<PlacedPiece>>> writing =
                    limit.value() == 0 && !apart.value() ? Optional.empty() : Optional.of(stored::add);
            Optional<BigInteger> count = deadline.within(() -> {
                Optional<BigInteger> counted = new BurrSearch(progress).countAsBurrTools(puzzle, writing);
                stored.finish();
                return counted;
            });
            BigInteger all = count.orElseThrow(() -> new UserException("the solutions of "
                    + puzzle.defined().puzzle().name()
                    + " cannot be counted as BurrTools does, whose mirror images of pieces of several entries depend on"
                    + " which lies where: give pieces of one shape one entry with a count, or leave out "
                    + name()));
            if (stored.left() > 0) {
                warn(
                        file,
                        stored.left()
                                + " of the solutions cannot be written: a flat piece is turned in its plane and its hotspot"
                                + " comes to lie between balls; put the hotspot on one of its balls in BurrTools");
            }
            console.say(puzzle.defined().puzzle().name() + ": " + all + " by BurrTools' rule, "
                    + stored.apart().map(number -> number + " come apart, ").orElse("")
                    + stored.some().size() + " written");
            return puzzle.problem().solved(all, stored.apart(), stored.some());
        }
    }

    private String definition(BurrFile file) {
        warnOfPassedOver(file);
        if (file.problems().stream().anyMatch(each -> !each.stored().isEmpty())) {
            warn(file, "solutions are left out: a definition has none; verify reads them from the BurrTools file");
        }
        StringBuilder text = new StringBuilder();
        file.comment()
                .lines()
                .limit(COMMENT_LINES)
                .map(line -> ("# " + PlainText.shortened(line, COMMENT_WIDTH)).stripTrailing() + "\n")
                .forEach(text::append);
        for (BurrPuzzle puzzle : BurrPuzzle.all(file, choice.problem().number())) {
            puzzle.defined().warnings().forEach(console.err()::println);
            String name = puzzle.problem().name();
            text.append("# problem " + (puzzle.number() + 1) + "\n");
            text.append(DefinitionWriter.write(puzzle.defined().puzzle(), name));
        }
        return text.toString();
    }

    private void warnOfPassedOver(BurrFile file) {
        if (!file.passedOver().isEmpty()) {
            warn(file, "left out, since packing does not ask for it: " + String.join(", ", file.passedOver()));
        }
    }

    private void warn(BurrFile file, String what) {
        console.say(file.source() + ": warning: " + what);
    }

    private void write(byte[] bytes) {
        OutputFile.writeAndReport(out.value(), bytes, console);
    }

    /** The forms to choose from, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum FormName {
        def,
        xmpuzzle,
        puz,
        hnt,
        url,
        e2dev,
        json,
        csv
    }

    /**
     * The form that {@code convert} gives puzzles: the form of {@code --to}, or else the form that the name of OUT ends in.
     */
    static final class Form extends Options {
        private final Argument<FormName> form = option(FormName.class, "--to")
                .label("FORM")
                .values("Forms", Form::meanings)
                .description(
                        "Write FORM, one of the table Forms below. Default: the form that OUT ends in (.txt for def). For"
                                + " standard output a definition becomes a BurrTools file or a table, and every other file a definition.");

        private static Map<String, String> meanings() {
            Map<String, String> meanings = new LinkedHashMap<>();
            meanings.put("def", "a definition");
            meanings.put("xmpuzzle", "packings: a BurrTools file");
            meanings.put("puz", "edge puzzles: a table of pieces");
            meanings.put("hnt", "edge puzzles: the places of pieces");
            meanings.put("url", "edge puzzles: the address of the board for the viewer e2.bucas.name");
            meanings.put("e2dev", "edge puzzles: the address of the board for the viewer of eternity2.dev");
            meanings.put("json", "edge puzzles: an instance in JSON, as eternity2.dev has them");
            meanings.put("csv", "edge puzzles on a square: a table of binary words, with places");
            return meanings;
        }

        /**
         * Returns the form for a file.
         *
         * @param kind the kind of the puzzles, in words
         * @param possible the forms that the puzzles can have
         * @param standard the form for standard output
         * @throws UserException if the puzzles cannot have the form, or the name of the file asks for none
         */
        FormName of(String out, String kind, List<FormName> possible, FormName standard) {
            FormName chosen = form.isGiven() ? form.value() : byEnding(out, standard);
            if (chosen != null && possible.contains(chosen)) {
                return chosen;
            }
            List<String> names = possible.stream().map(FormName::name).toList();
            String remedy = ": write --to " + listed(names);
            if (form.isGiven()) {
                throw new UserException("--to " + chosen + " is not for " + kind + remedy);
            }
            List<String> endings = names.stream()
                    .map(name -> name.equals(FormName.def.name()) ? ".txt" : "." + name)
                    .toList();
            throw new UserException("the name of OUT, '" + PlainText.shortened(out)
                    + "', does not end as a file of " + kind + " does, in " + listed(endings)
                    + ": name another, or say the form by --to " + listed(names));
        }

        private static String listed(List<String> words) {
            int last = words.size() - 1;
            return String.join(", ", words.subList(0, last)) + " or " + words.get(last);
        }

        private static FormName byEnding(String out, FormName standard) {
            if (out.equals(OutputFile.STANDARD)) {
                return standard;
            }
            String name = out.toLowerCase(Locale.ROOT);
            return Arrays.stream(FormName.values())
                    .filter(each -> name.endsWith("." + each))
                    .findFirst()
                    .orElse(name.endsWith(".txt") ? FormName.def : null);
        }
    }
}
