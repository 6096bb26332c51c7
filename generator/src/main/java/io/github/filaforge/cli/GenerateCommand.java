package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.ship.CompleteFile;
import io.github.filaforge.ship.RuntimeJar;
import io.github.filaforge.ship.StandaloneSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.SourceVersion;

/** {@code fila generate}. */
final class GenerateCommand extends Command {

    private final Console console;

    private final CommonOptions options = include(new CommonOptions());

    private final StrategyOption strategy = include(new StrategyOption());

    private final OutputOption output = include(new OutputOption());

    private final Argument<String> packageName = option(String.class, "--package")
            .label("NAME")
            .description("The package of the solver; without it, unnamed.");

    private final Argument<Boolean> counting =
            flag("-i", "--info").description("Make a solver that counts attempts and fits.");

    private final Argument<Boolean> standalone = flag("--standalone")
            .description(
                    "Write a source that needs no jar: one file, with all that it uses, for java FILE or javac FILE.");

    GenerateCommand(Console console) {
        super(
                "generate",
                "Write the Java source of a solver made for each puzzle, and beside it the jar that it needs, unless it"
                        + " stands alone or goes to standard output. The commands that compile and run it are printed.",
                EXAMPLES,
                "  ./fila generate --output soma def/somacube.txt",
                "  ./fila generate --standalone --output soma def/somacube.txt");
        this.console = console;
    }

    @Override
    public Integer call() {
        String inPackage = packageName.orElse("");
        if (!inPackage.isEmpty() && !SourceVersion.isName(inPackage)) {
            throw new UserException("--package takes the name of a Java package, not '" + inPackage + "'");
        }
        String folder = output.path("the source folder to write to, or - for standard output");
        SearchRequest.Builder request =
                options.request().counting(counting.value()).packageName(inPackage);
        strategy.addTo(request);
        request.forManyRuns(true);
        Map<Path, SolverSource> sources = new LinkedHashMap<>();
        try (PuzzleInputs inputs = options.open(request.build(), console)) {
            while (inputs.hasNext()) {
                PuzzleInput input = inputs.next();
                Optional<String> impossibility = input.preparation().impossibility();
                if (impossibility.isPresent()) {
                    console.err()
                            .println("no solution of " + input.name() + ": " + impossibility.get()
                                    + "; no source is written");
                    continue;
                }
                SolverSource source = input.preparation().source();
                source = standalone.value() ? StandaloneSource.of(source, input.name()) : source;
                Path file = Path.of(folder).resolve(source.path());
                if (sources.put(file, source) != null) {
                    throw new UserException(
                            "two puzzles would both be written to " + file + ": generate them into different folders");
                }
            }
        }
        if (folder.equals(OutputFile.STANDARD)) {
            sources.values().forEach(source -> console.text().print(source.text()));
            console.check();
        } else {
            write(sources, Path.of(folder));
        }
        return 0;
    }

    private void write(Map<Path, SolverSource> sources, Path folder) {
        sources.forEach((file, source) -> write(
                file,
                () -> CompleteFile.write(file, out -> out.write(source.text().getBytes(StandardCharsets.UTF_8)))));
        if (!standalone.value() && !sources.isEmpty()) {
            Path jar = folder.resolve(RuntimeJar.NAME);
            write(jar, () -> RuntimeJar.write(jar));
        }
        JavaCommands commands = new JavaCommands(folder, standalone.value());
        sources.values().forEach(source -> commands.of(source).forEach(console.err()::println));
    }

    /** Writes a file. */
    private interface Writing {
        void run() throws IOException;
    }

    private void write(Path file, Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            throw UserException.cannotWrite(file, e);
        }
        console.say("wrote " + file);
    }
}
