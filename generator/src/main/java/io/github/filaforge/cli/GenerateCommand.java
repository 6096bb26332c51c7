package io.github.filaforge.cli;

import io.github.filaforge.compile.CompileException;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StrategyChoice;
import io.github.filaforge.plan.SearchPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fila generate}. */
@Command(name = "generate", description = "Write the Java source of a solver made for each puzzle.")
final class GenerateCommand implements Callable<Integer> {

    @Mixin
    private CommonOptions options;

    @Mixin
    private StrategyOption strategy;

    @Option(names = "-o", paramLabel = "DIR", required = true, description = "The source folder to write to.")
    private Path folder;

    @Option(
            names = "--order",
            paramLabel = "H",
            description = "Ordering heuristic, as -o of solve. Then -n, -V and -P are off unless given.")
    private String order;

    @Option(names = "--package", paramLabel = "NAME", description = "The package of the solver; without it, unnamed.")
    private String packageName = "";

    @Option(names = "-i", description = "Make a solver that counts attempts and fits.")
    private boolean counting;

    @Override
    public Integer call() throws EmitException, CompileException {
        if (!packageName.isEmpty() && !SourceVersion.isName(packageName)) {
            throw new UserException("--package takes the name of a Java package, not '" + packageName + "'");
        }
        strategy.check();
        strategy.shape(options.search());
        Map<Path, SolverSource> sources = new LinkedHashMap<>();
        for (PuzzleInput input : options.readAll(order)) {
            SolverSource source = emit(input);
            if (sources.put(folder.resolve(source.path()), source) != null) {
                throw new UserException("two puzzles would both be written to " + folder.resolve(source.path())
                        + ": generate them into different folders");
            }
        }
        for (Map.Entry<Path, SolverSource> source : sources.entrySet()) {
            write(source.getKey(), source.getValue().text());
        }
        return 0;
    }

    private SolverSource emit(PuzzleInput input) throws EmitException, CompileException {
        ChosenSearch chosen = ChosenSearch.forSource(input, options.search(), strategy);
        SearchPlan plan = chosen.plan();
        StrategyChoice choice = chosen.strategy();
        String options = Stream.of(
                        counting ? "-i" : "",
                        packageName.isEmpty() ? "" : "--package " + packageName,
                        this.options.search().spelledOut(plan, "--order="),
                        strategy.spelledOut(choice))
                .filter(option -> !option.isEmpty())
                .reduce("", (left, right) -> left.isEmpty() ? right : left + " " + right);
        return choice.emitter()
                .emit(plan, new SourceRequest(packageName, counting, input.definition(), options, Version.number()));
    }

    private static void write(Path file, String text) {
        try {
            Path parent = file.getParent();
            if (parent != null) {
                Files.createDirectories(parent);
            }
            Files.writeString(file, text);
        } catch (IOException e) {
            throw UserException.cannotWrite(file, e);
        }
        System.err.println("wrote " + file);
    }
}
