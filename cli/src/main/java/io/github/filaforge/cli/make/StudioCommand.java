package io.github.filaforge.cli.make;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.input.PuzzleFile;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.page.PageMaker;
import io.github.filaforge.ship.ShipException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;

/** The command {@code fila studio}, which writes the editor: a page in which one draws a puzzle and has it solved. */
public final class StudioCommand extends Command {

    private static final String STANDARD = "studio.html";

    private final Console console;

    private final Argument<String> in = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("0")
                    .arity("0..1")
                    .paramLabel("PUZZLE")
                    .description("The file with the puzzle that the page shows first; - is standard input."));

    private final Argument<String> output = option(String.class, "--output")
            .label("FILE")
            .standard(STANDARD)
            .description("The page to write; - is standard output. Default: ${DEFAULT-VALUE}.");

    public StudioCommand(Console console) {
        super(
                "studio",
                "Write a page in which one draws a puzzle and has it solved in a browser: one file of HTML that asks no"
                        + " network for anything.",
                EXAMPLE,
                "  ./fila studio --output soma.html def/somacube.txt");
        this.console = console;
    }

    @Override
    protected Integer run() throws ShipException {
        String file = output.value();
        OutputFile.checkIsNoFolder("--output", file);
        String definition = "";
        if (in.isGiven()) {
            OutputFile.checkIsNoInput("--output", file, in.value());
            definition = definition();
        }
        PageMaker.checkAvailable();
        byte[] text = PageMaker.studio(definition).getBytes(StandardCharsets.UTF_8);
        OutputFile.writeAndReport(file, text, console);
        return 0;
    }

    private String definition() {
        try (PuzzleStream puzzles = PuzzleFile.open(in.value(), console.in(), OptionalInt.empty())) {
            Defined<?> first = puzzles.next();
            if (puzzles.hasNext()) {
                throw new UserException("the page takes one puzzle, and " + in.value() + " has several");
            }
            return DefinitionWriter.write(first);
        } catch (IllegalArgumentException e) {
            throw new UserException(in.value() + ": " + e.getMessage());
        }
    }
}
