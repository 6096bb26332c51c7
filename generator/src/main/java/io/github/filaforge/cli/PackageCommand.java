package io.github.filaforge.cli;

import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StrategyChoice;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.ship.NativeImage;
import io.github.filaforge.ship.SelfContainedImage;
import io.github.filaforge.ship.ShipException;
import io.github.filaforge.ship.SolverJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fila package}. */
@Command(
        name = "package",
        description =
                "Make a solver of one puzzle that runs by itself: java -jar NAME.jar prints all solutions; --help tells the"
                        + " rest.")
final class PackageCommand implements Callable<Integer> {

    private static final String SUFFIX = ".jar";

    @Mixin
    private CommonOptions options;

    @Mixin
    private StrategyOption strategy;

    @Option(names = "-o", paramLabel = "NAME.jar", required = true, description = "The jar to write.")
    private Path jar;

    @Option(
            names = "--order",
            paramLabel = "H",
            description = "Ordering heuristic, as -o of solve. Then -n, -V and -P are off unless given.")
    private String order;

    @Option(
            names = "--image",
            paramLabel = "DIR",
            description =
                    "Make a folder too, with its own Java and a launcher, bin/NAME, for Linux machines without Java.")
    private Path image;

    @Option(
            names = "--native",
            description = "Make a native program too, beside the jar; needs GraalVM's native-image on the PATH.")
    private boolean nativeProgram;

    @Override
    public Integer call() throws EmitException, CompileException, ShipException {
        strategy.check();
        strategy.shape(options.search());
        Path fileName = jar.getFileName();
        if (fileName == null
                || !fileName.toString().endsWith(SUFFIX)
                || fileName.toString().length() == SUFFIX.length()) {
            throw new UserException("-o takes the name of a jar, such as " + "puzzle" + SUFFIX + ", not '" + jar + "'");
        }
        if (Files.isDirectory(jar)) {
            throw new UserException("-o: " + jar + " is a folder: name another, or delete it");
        }
        if (image != null && Files.exists(image)) {
            throw new UserException("--image: " + image + " is there already: name a folder that is not, or delete it");
        }
        Path nativeTool = nativeProgram ? NativeImage.tool() : null;
        List<PuzzleInput> inputs = options.readAll(order);
        if (inputs.size() != 1) {
            throw new UserException("package takes one puzzle, not " + inputs.size());
        }
        SolverSource source = emit(inputs.get(0));
        SolverClass solver = compiler().compile(source);
        writeJar(source, solver);
        if (image != null) {
            writeImage(source);
        }
        if (nativeTool != null) {
            writeNativeProgram(nativeTool);
        }
        return 0;
    }

    private void writeJar(SolverSource source, SolverClass solver) {
        try {
            SolverJar.write(source, solver, jar);
            System.err.println("wrote " + jar + " (" + Files.size(jar) + " bytes)");
        } catch (IOException e) {
            throw UserException.cannotWrite(jar, e);
        }
    }

    private void writeImage(SolverSource source) throws ShipException {
        String fileName = jar.getFileName().toString();
        String name = fileName.substring(0, fileName.length() - SUFFIX.length());
        try {
            SelfContainedImage.make(jar, source.qualifiedName(), name, image);
            System.err.println("wrote " + image.resolve("bin").resolve(name));
        } catch (IOException e) {
            throw UserException.cannotWrite(image, e);
        }
    }

    private void writeNativeProgram(Path tool) throws ShipException {
        try {
            System.err.println("wrote " + NativeImage.make(tool, jar));
        } catch (IOException e) {
            throw new UserException("cannot make a native program of " + jar + ": " + e.getMessage());
        }
    }

    private SolverSource emit(PuzzleInput input) throws EmitException, CompileException {
        ChosenSearch chosen = ChosenSearch.forSource(input, options.search(), strategy);
        SearchPlan plan = chosen.plan();
        StrategyChoice choice = chosen.strategy();
        String spelledOut = options.search().spelledOut(plan, "--order=") + " " + strategy.spelledOut(choice);
        return choice.emitter()
                .emit(plan, new SourceRequest("", false, input.definition(), spelledOut, Version.number()));
    }

    /** Class files of javac suit a class-data archive; those of Janino do as well where there is no javac. */
    private static SolverCompiler compiler() {
        return JavacCompiler.isAvailable() ? new JavacCompiler() : new JaninoCompiler();
    }
}
