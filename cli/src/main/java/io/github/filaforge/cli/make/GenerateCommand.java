package io.github.filaforge.cli.make;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.CommonOptions;
import io.github.filaforge.cli.options.OptionText;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.options.OutputOption;
import io.github.filaforge.cli.options.StrategyOption;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.search.SelectedJobs;
import io.github.filaforge.ship.CompleteFile;
import io.github.filaforge.ship.RuntimeJar;
import io.github.filaforge.ship.StandaloneSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/** The command {@code fila generate}. */
public final class GenerateCommand extends Command {

    private final Console console;

    private final CommonOptions options = include(new CommonOptions());

    private final StrategyOption strategy = include(new StrategyOption());

    private final OutputOption output = include(new OutputOption());

    private final Argument<String> packageName = option(String.class, "--package")
            .label("NAME")
            .where(name -> name.isEmpty() || SourceVersion.isName(name), "--package takes the name of a Java package")
            .description("The package of the solver; without it, unnamed.");

    private final Argument<Boolean> counting =
            flag("-i", "--info").description("Make a solver that counts attempts and fits.");

    private final Argument<Boolean> standalone = flag("--standalone")
            .description(
                    "Write a source that needs no jar: one file, with all that it uses, for java FILE or javac FILE.");

    public GenerateCommand(Console console) {
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
    protected Integer run() {
        String inPackage = packageName.orElse("");
        String folder = output.path("the source folder to write to, or - for standard output");
        SearchRequest.Builder request =
                options.request().counting(counting.value()).packageName(inPackage);
        strategy.addTo(request);
        request.forManyRuns(true);
        if (standalone.value()) {
            request.settingsText(OptionText.STANDALONE);
        }
        Map<Path, SolverSource> sources = new LinkedHashMap<>();
        List<List<SolverSource>> programs = new ArrayList<>();
        try (PuzzleInputs inputs = options.open(request.build(), console)) {
            while (inputs.hasNext()) {
                List<SolverSource> needed = sources(inputs.next());
                for (SolverSource source : needed) {
                    Path file = Path.of(folder).resolve(source.path());
                    if (sources.put(file, source) != null) {
                        throw new UserException("two puzzles would both be written to " + file
                                + ": generate them into different folders");
                    }
                }
                if (!needed.isEmpty()) {
                    programs.add(needed);
                }
            }
        }
        if (folder.equals(OutputFile.STANDARD)) {
            sources.values().forEach(source -> console.data().print(source.text()));
            console.check();
        } else {
            write(sources, programs, Path.of(folder));
        }
        return 0;
    }

    /** Returns the sources of a puzzle, the source of the program first; empty if the puzzle has no solution. */
    private List<SolverSource> sources(SearchInput input) {
        try {
            options.check(input);
            return input.builder().hasSelections()
                    ? ofSelections(input)
                    : List.of(alone(input.builder().source(), input.name()));
        } catch (ImpossiblePuzzleException e) {
            console.err().println("no solution of " + input.name() + ": " + e.getMessage() + "; no source is written");
            return List.of();
        }
    }

    /** Returns a source unchanged, or made to stand alone if that is asked for. */
    private SolverSource alone(SolverSource source, String puzzle) {
        return standalone.value() ? StandaloneSource.of(source, puzzle) : source;
    }

    private List<SolverSource> ofSelections(SearchInput input) {
        if (standalone.value()) {
            throw new UserException("--standalone writes one solver, and each selection of the pieces of puzzle "
                    + input.name()
                    + " has one of its own: --selection K takes one of them, and ./fila info lists them");
        }
        SelectedJobs jobs = SelectedJobs.of(input.packing());
        return Stream.concat(Stream.of(jobs.program()), jobs.solvers().stream()).toList();
    }

    private void write(Map<Path, SolverSource> sources, List<List<SolverSource>> programs, Path folder) {
        sources.forEach((file, source) -> write(
                file,
                () -> CompleteFile.write(file, out -> out.write(source.text().getBytes(StandardCharsets.UTF_8)))));
        if (!standalone.value() && !sources.isEmpty()) {
            Path jar = folder.resolve(RuntimeJar.NAME);
            write(jar, () -> RuntimeJar.write(jar));
        }
        JavaCommands commands = new JavaCommands(folder, standalone.value());
        programs.forEach(
                program -> commands.of(program.toArray(SolverSource[]::new)).forEach(console.err()::println));
    }

    /** An action that writes a file. */
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
