package io.github.filaforge.cli.make;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.page.PageMaker;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.EdgeBuilder;
import io.github.filaforge.ship.FolderWithJava;
import io.github.filaforge.ship.NativeImage;
import io.github.filaforge.ship.ShipException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The command {@code fila package}, which writes a program that solves one puzzle. */
public final class PackageCommand extends MakingCommand {

    private static final String SUFFIX = ".jar";

    private static final int MOST_PARTS = 100_000;

    private final Argument<Path> folder = option(Path.class, "--with-java")
            .label("DIR")
            .description(
                    "Make a folder too, with its own Java and a launcher, bin/NAME, for Linux machines without Java.");

    private final Argument<Boolean> nativeProgram = flag("--native")
            .description("Make a native program too, beside the jar; needs GraalVM's native-image on the PATH.");

    private final Argument<Integer> parts = option(Integer.class, "--parts")
            .label("N")
            .under(Heading.LONG)
            .between(1, MOST_PARTS)
            .excludes("the roots of a search in parts are its parts: leave out --roots", "--roots")
            .description("Divide the search into N parts or more, each of which has a file of its own. java"
                    + " -jar NAME.jar --results DIR searches the missing parts, --share K/N every Nth of"
                    + " them, and --total DIR adds them up.");

    private final Argument<String> page = option(String.class, "--html")
            .label("FILE")
            .description(
                    "Write a page that solves the puzzle in a browser and lets one play with it: one file of HTML that asks"
                            + " no network for anything; - is standard output. Without --output no jar is written.");

    private Path jar;

    public PackageCommand(Console console) {
        super(
                console,
                "package",
                "Write a program that solves one puzzle: java -jar NAME.jar prints all solutions, java -jar NAME.jar"
                        + " --help its options.",
                "  ./fila package --output soma.jar def/somacube.txt",
                "  ./fila package --parts 100 --output p.jar def/pentominoes_10x6.txt",
                "  ./fila package --html soma.html def/somacube.txt");
    }

    @Override
    protected Integer run() throws ShipException {
        boolean hasJar = output.isGiven() || !page.isGiven() || folder.isGiven() || nativeProgram.value();
        if (hasJar) {
            checkJar();
        }
        if (page.isGiven()) {
            checkPage();
        }
        if (parts.isGiven() && !hasJar) {
            throw new UserException("--parts is for a program in a jar: say --output, or leave it out");
        }
        if (parts.isGiven() && page.isGiven()) {
            throw new UserException("a page has no parts: leave out --html or --parts");
        }
        if (apart.isGiven() && page.isGiven()) {
            throw new UserException("a page takes nothing apart: leave out --html or --apart");
        }
        Path nativeTool = nativeProgram.value() ? NativeImage.tool() : null;
        SearchRequest.Builder builder = options.request();
        strategy.addTo(builder);
        apart.addTo(builder);
        if (parts.isGiven()) {
            // A search that merges states cannot be divided.
            builder.roots(parts.value()).inParts(true).merging(false);
        }
        SearchRequest request = builder.forManyRuns(true).build();
        SearchInput input = options.readOne(request, console, "package");
        options.check(input);
        Optional<EdgePuzzle> edges = input.builder().edges().map(EdgeBuilder::puzzle);
        if (page.isGiven()) {
            edges.ifPresent(board -> checkPage(board, hasJar));
        }
        try {
            input.builder().impossibility().ifPresent(reason -> {
                throw new ImpossiblePuzzleException(reason);
            });
            options.keepGroups(input.builder());
            if (hasJar) {
                writeJar(PackagedProgram.of(input.builder()), nativeTool);
            }
        } catch (ImpossiblePuzzleException e) {
            sayImpossible(input.name(), e.getMessage(), hasJar ? "jar" : "page");
            return 0;
        }
        if (page.isGiven()) {
            writePage(
                    edges.isPresent()
                            ? () -> PageMaker.ofEdges(edges.get())
                            : () -> new PageMaker(settled(input), input.name(), request, PackagedProgram.compiler())
                                    .page());
        }
        return 0;
    }

    private void checkJar() {
        jar = Path.of(path("the jar to write, such as puzzle" + SUFFIX));
        Path fileName = jar.getFileName();
        if (fileName == null
                || !fileName.toString().endsWith(SUFFIX)
                || fileName.toString().length() == SUFFIX.length()) {
            throw new UserException(
                    "--output takes the name of a jar, such as puzzle" + SUFFIX + ", not '" + jar + "'");
        }
        if (Files.isDirectory(jar)) {
            throw new UserException("--output: " + jar + " is a folder: name another, or delete it");
        }
        if (folder.isGiven() && Files.exists(folder.value())) {
            throw new UserException(
                    "--with-java: " + folder.value() + " is there already: name a folder that is not, or delete it");
        }
    }

    private void checkPage() throws ShipException {
        OutputFile.checkIsNoFolder("--html", page.value());
        OutputFile.checkIsNoInput(
                "--html", page.value(), options.puzzleArguments().toArray(String[]::new));
        PageMaker.checkAvailable();
    }

    private void writeJar(PackagedProgram program, Path nativeTool) throws ShipException {
        try {
            program.write(jar);
            console.say("wrote " + jar + " (" + Files.size(jar) + " bytes)");
        } catch (IOException e) {
            throw UserException.cannotWrite(jar, e);
        }
        if (folder.isGiven()) {
            writeFolder(program.main());
        }
        if (nativeTool != null) {
            writeNativeProgram(nativeTool, program.main());
        }
        if (parts.isGiven()) {
            console.say(Plural.of(program.roots(), "part"));
        }
    }

    private void checkPage(EdgePuzzle edges, boolean hasJar) {
        PageMaker.check(edges);
        if (options.hasScore()) {
            throw new UserException("a page looks for the best board by itself: leave out --score and --slips");
        }
        Stream.of("--all", "--roots", "--strategy", "--order")
                .filter(option -> !hasJar && parsed().hasMatchedOption(option))
                .findFirst()
                .ifPresent(option -> {
                    throw new UserException(
                            "the page of an edge puzzle chooses its search by itself, up to rotation: leave out "
                                    + option);
                });
    }

    /** The making of a page. */
    private interface Making {

        /** Returns the text of the page. */
        String text() throws ShipException;
    }

    private void writePage(Making making) throws ShipException {
        byte[] text = making.text().getBytes(StandardCharsets.UTF_8);
        OutputFile.writeWhole(page.value(), console, out -> out.write(text));
        if (!page.value().equals(OutputFile.STANDARD)) {
            console.say("wrote " + page.value() + " (" + text.length + " bytes)");
        }
    }

    /** Returns a puzzle in which chosen options are holes, if an option of each choice is chosen. */
    private static Puzzle settled(SearchInput input) {
        Puzzle puzzle = input.packing().puzzle();
        return puzzle.withHoles().orElse(puzzle);
    }

    private void writeFolder(SolverSource source) throws ShipException {
        String fileName = jar.getFileName().toString();
        String name = fileName.substring(0, fileName.length() - SUFFIX.length());
        try {
            FolderWithJava.make(jar, source.qualifiedName(), name, folder.value());
            console.say("wrote " + folder.value().resolve("bin").resolve(name));
        } catch (IOException e) {
            throw UserException.cannotWrite(folder.value(), e);
        }
    }

    private void writeNativeProgram(Path tool, SolverSource source) throws ShipException {
        try {
            console.say("wrote " + NativeImage.make(tool, jar, source.qualifiedName()));
        } catch (IOException e) {
            throw new UserException("cannot make a native program of " + jar + ": " + UserException.reason(e));
        }
    }
}
