package io.github.filaforge.cli;

import io.github.filaforge.ImageFrequencies;
import io.github.filaforge.report.FrequencyPicture;
import io.github.filaforge.report.FrequencyReport;
import io.github.filaforge.report.FrequencyTable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fila stats}. */
@Command(
        name = "stats",
        description =
                "Tell how often each piece lies on each cell, how it is turned, and what fills the first cell, in all"
                        + " solutions, every rotated and mirrored solution counting by itself; as a table or as heat maps.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./fila stats def/pentominoes_10x6.txt",
            "  ./fila stats def/pentominoes_10x6.txt --output heat.svg",
            "  ./fila stats def/somacube.txt --json"
        })
final class StatsCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private AllCopiesOptions options;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "Write as FORMAT, one of ${COMPLETION-CANDIDATES}: tables to read; an object of JSON; a row for each"
                            + " piece and cell; heat maps. Default: what the name of the file ends in, else text.")
    private Form format;

    @Option(names = "--json", description = "The same as --format json.")
    private boolean json;

    @Option(
            names = "--output",
            paramLabel = "FILE",
            defaultValue = OutputFile.STANDARD,
            description = "Write to FILE, compressed by gzip if its name ends in .gz; - is standard output."
                    + " Default: ${DEFAULT-VALUE}.")
    private String output;

    /** The formats to choose from, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum Form {
        text,
        json,
        csv,
        svg
    }

    StatsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (json && format != null && format != Form.json) {
            throw new UserException("--json and --format " + format + " ask for two things: leave out one");
        }
        OutputFile.checkIsNoInput(output, options.puzzleArgument());
        return options.answer(console, "stats", this::tell);
    }

    private Form form() {
        if (json) {
            return Form.json;
        }
        String name = output.toLowerCase(Locale.ROOT);
        Optional<Form> byName = Stream.of(Form.values())
                .filter(form -> name.endsWith("." + form) || name.endsWith("." + form + ".gz"))
                .findFirst();
        return format == null ? byName.orElse(Form.text) : format;
    }

    private int tell(PuzzleInput input, AllCopies copies, Progress progress) {
        ImageFrequencies frequencies = copies.frequencies();
        progress.pause();
        try (OutputFile file = OutputFile.open(output, console)) {
            write(frequencies, file.out());
            file.finish();
        } catch (IOException e) {
            // The output knows why, unless its reader has gone.
            console.check();
        }
        console.check();
        input.preparation()
                .impossibility()
                .ifPresent(reason -> console.err().println("no solution of " + input.name() + ": " + reason));
        console.err().println(AllCopiesOptions.ofAll(frequencies.solutions()));
        return 0;
    }

    private void write(ImageFrequencies frequencies, OutputStream out) throws IOException {
        switch (form()) {
            case text -> out.write(bytes(FrequencyReport.text(frequencies)));
            case json -> out.write(bytes(FrequencyTable.json(frequencies) + "\n"));
            case csv -> out.write(bytes(FrequencyTable.csv(frequencies)));
            case svg -> FrequencyPicture.of(frequencies).writeSvg(out);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
