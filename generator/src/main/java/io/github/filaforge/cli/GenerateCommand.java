package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import io.github.filaforge.emit.SolverSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import javax.lang.model.SourceVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fila generate}. */
@Command(name = "generate", description = "Write the Java source of a solver made for each puzzle.")
final class GenerateCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private CommonOptions options;

    @Mixin
    private StrategyOption strategy;

    @Mixin
    private OutputOption output;

    @Option(names = "--package", paramLabel = "NAME", description = "The package of the solver; without it, unnamed.")
    private String packageName = "";

    @Option(
            names = {"-i", "--info"},
            description = "Make a solver that counts attempts and fits.")
    private boolean counting;

    GenerateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!packageName.isEmpty() && !SourceVersion.isName(packageName)) {
            throw new UserException("--package takes the name of a Java package, not '" + packageName + "'");
        }
        String folder = output.path("the source folder to write to, or - for standard output");
        SearchRequest.Builder request = options.request().counting(counting).packageName(packageName);
        strategy.addTo(request);
        Map<Path, SolverSource> sources = new LinkedHashMap<>();
        for (PuzzleInput input : options.readAll(request.build(), console)) {
            SolverSource source = input.preparation().source();
            Path file = Path.of(folder).resolve(source.path());
            if (sources.put(file, source) != null) {
                throw new UserException(
                        "two puzzles would both be written to " + file + ": generate them into different folders");
            }
        }
        for (Map.Entry<Path, SolverSource> source : sources.entrySet()) {
            if (folder.equals(OutputFile.STANDARD)) {
                console.text().print(source.getValue().text());
            } else {
                write(source.getKey(), source.getValue().text());
            }
        }
        console.check();
        return 0;
    }

    private void write(Path file, String text) {
        try {
            Path parent = file.getParent();
            if (parent != null) {
                Files.createDirectories(parent);
            }
            Files.writeString(file, text);
        } catch (IOException e) {
            throw UserException.cannotWrite(file, e);
        }
        console.err().println("wrote " + file);
    }
}
