package io.github.filaforge.cli.make;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.OptionText;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.ship.CompleteFile;
import io.github.filaforge.ship.RuntimeJar;
import io.github.filaforge.ship.StandaloneSource;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** The command {@code fila generate}, which writes the Java source of a solver. */
public final class GenerateCommand extends MakingCommand {

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
                console,
                "generate",
                "Write the Java source of a solver made for each puzzle, and beside it the jar that it needs, unless it"
                        + " stands alone or goes to standard output. The commands that compile and run it are printed.",
                "  ./fila generate --output soma def/somacube.txt",
                "  ./fila generate --standalone --output soma def/somacube.txt");
    }

    @Override
    protected Integer run() {
        String inPackage = packageName.orElse("");
        String folder = path("the source folder to write to, or - for standard output");
        SearchRequest.Builder request =
                options.request().counting(counting.value()).packageName(inPackage);
        strategy.addTo(request);
        apart.addTo(request);
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
            SolverSource source = input.builder().source();
            options.keepGroups(input.builder());
            return List.of(standalone.value() ? StandaloneSource.of(source, input.name()) : source);
        } catch (ImpossiblePuzzleException e) {
            sayImpossible(input.name(), e.getMessage(), "source");
            return List.of();
        }
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

    /**
     * The command lines that compile and run a generated source. Their paths are relative to the working directory of this
     * program.
     *
     * @param standalone true if the source needs no jar
     */
    public record JavaCommands(Path folder, boolean standalone) {

        /** The words that no shell changes: each of their characters stands for itself. */
        private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=@%+,-]+");

        /**
         * Returns the lines with the commands.
         *
         * @param program the source that is run, and behind it the sources that it needs
         */
        public List<String> of(SolverSource... program) {
            SolverSource source = program[0];
            // A class path splits a name that contains its separator, and takes a name with an asterisk at the end for
            // all jars.
            String name = folder.toString();
            boolean inside = name.contains(File.pathSeparator) || name.endsWith("*");
            Path from = inside ? Path.of("") : folder;
            String change = inside ? "cd " + argument(folder) + " && " : "";
            String file = argument(from.resolve(source.path()));
            String classes = from.toString().isEmpty() ? "." : from.toString();
            if (standalone) {
                return List.of(
                        "to run it:          " + change + "java " + file,
                        "to compile it:      " + change + "javac " + file,
                        "to run it compiled: " + change + "java -cp " + quoted(classes) + " " + source.qualifiedName());
            }
            String jar = from.resolve(RuntimeJar.NAME).toString();
            String all = jar + File.pathSeparator + classes;
            // Javac finds the other sources by itself, in the folders in which it looks for classes.
            String known = program.length == 1 ? jar : all;
            return List.of(
                    "to compile it:      " + change + "javac -cp " + quoted(known) + " " + file,
                    "to run it compiled: " + change + "java -cp " + quoted(all) + " " + source.qualifiedName());
        }

        /** Returns a path as an argument whose first character no command takes for the mark of an option or of a file. */
        private static String argument(Path path) {
            String text = path.toString();
            return quoted(text.startsWith("-") || text.startsWith("@") ? "." + File.separator + text : text);
        }

        private static String quoted(String text) {
            return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
        }
    }
}
