package io.github.filaforge.cli.solutions;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.report.FrequencyReport;
import io.github.filaforge.cli.report.FrequencyTable;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.result.ImageFrequencies;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The command {@code fila stats}, which prints how often each piece lies on each cell in all solutions. */
public final class StatsCommand extends Command {

    private final Console console;

    private final AllCopiesOptions options = include(new AllCopiesOptions());

    private final Argument<Form> format = option(Form.class, "--format")
            .label("FORMAT")
            .values("Formats", StatsCommand::meanings)
            .description(
                    "Write as FORMAT, one of the table Formats below. Default: the format that the name of the output"
                            + " file ends in, else text.");

    private final Argument<Boolean> json = flag("--json").description("The same as --format json.");

    private static Map<String, String> meanings() {
        Map<String, String> meanings = new LinkedHashMap<>();
        meanings.put("text", "tables to read");
        meanings.put("json", "a JSON object");
        meanings.put("csv", "a row for each piece and cell");
        meanings.put("svg", "heat maps");
        return meanings;
    }

    /** The formats to choose from, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum Form {
        text,
        json,
        csv,
        svg
    }

    public StatsCommand(Console console) {
        super(
                "stats",
                "Print how often each piece lies on each cell, how it is turned, and which piece fills the first cell, in all"
                        + " solutions. Every rotated and mirrored solution counts by itself. The output is tables or heat maps.",
                EXAMPLES,
                "  ./fila stats def/pentominoes_10x6.txt",
                "  ./fila stats def/pentominoes_10x6.txt --output heat.svg",
                "  ./fila stats def/somacube.txt --json");
        this.console = console;
        include(options.result.output());
    }

    @Override
    protected Integer run() {
        if (json.value() && format.isGiven() && format.value() != Form.json) {
            throw new UserException("--json and --format " + format.value() + " ask for two things: leave out one");
        }
        return options.answer(console, "stats", this::tell);
    }

    private Form form() {
        if (json.value()) {
            return Form.json;
        }
        Optional<Form> byName = Stream.of(Form.values())
                .filter(form -> options.result.endsIn(form.name()))
                .findFirst();
        return format.orElse(byName.orElse(Form.text));
    }

    private int tell(SearchInput input, SolutionSet copies, Progress progress) {
        if (form() == Form.svg) {
            checkShown(input.packing().puzzle());
        }
        ImageFrequencies frequencies = copies.frequencies();
        progress.pause();
        OutputFile.write(options.result.name(), console, out -> write(frequencies, out));
        input.packing()
                .impossibility()
                .ifPresent(reason -> console.err().println("no solution of " + input.name() + ": " + reason));
        console.err().println(SolutionSet.ofAll(frequencies.solutions()));
        return 0;
    }

    private static void checkShown(Puzzle puzzle) {
        try {
            SolutionPicture.View.LAYERS.check(puzzle);
        } catch (PictureException e) {
            throw new UserException(e.getMessage());
        }
    }

    private void write(ImageFrequencies frequencies, OutputStream out) throws IOException {
        switch (form()) {
            case text -> out.write(bytes(FrequencyReport.text(frequencies)));
            case json -> out.write(bytes(FrequencyTable.json(frequencies) + "\n"));
            case csv -> out.write(bytes(FrequencyTable.csv(frequencies)));
            case svg -> FrequencyReport.picture(frequencies).writeSvg(out);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
