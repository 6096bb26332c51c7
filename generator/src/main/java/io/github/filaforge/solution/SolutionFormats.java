package io.github.filaforge.solution;

import io.github.filaforge.runtime.format.OutputFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** All formats of solutions, in the order in which help lists them. */
public final class SolutionFormats {

    private static final List<SolutionFileFormat> PACKAGED = List.of(
            new PackagedFormat(
                    OutputFormat.TEXT,
                    "a picture of each solution",
                    line -> Headings.kind(line) == Headings.Kind.PICTURE,
                    (lines, headings, names) -> new PictureForm(lines, headings)),
            new PackagedFormat(
                    OutputFormat.NDJSON,
                    "a JSON object on a line for each solution",
                    line -> line.startsWith("{"),
                    (lines, headings, names) -> new JsonForm(lines, names)),
            new PackagedFormat(
                    OutputFormat.CSV,
                    "a row for each cell",
                    CsvForm::isTitles,
                    (lines, headings, names) -> new CsvForm(lines, names)),
            new PackagedFormat(
                    OutputFormat.PIECES,
                    "a line for each piece",
                    line -> Headings.kind(line) == Headings.Kind.PIECES,
                    (lines, headings, names) -> new PiecesForm(lines, headings)),
            new PackagedFormat(
                    OutputFormat.DEF,
                    "a definition for each solution, in which every piece is stationary",
                    line -> Headings.kind(line) == Headings.Kind.DEFINITION,
                    (lines, headings, names) -> new DefinitionForm(lines, headings)));

    private static final List<SolutionFileFormat> ALL =
            Stream.concat(PACKAGED.stream(), AddressFormat.all().stream()).toList();

    private SolutionFormats() {}

    /** Returns the names of all formats, with their summaries. */
    public static Map<String, String> summaries() {
        Map<String, String> summaries = new LinkedHashMap<>();
        ALL.forEach(format -> summaries.put(format.name(), format.summary()));
        return summaries;
    }

    /** Returns the format with a name. */
    public static Optional<SolutionFileFormat> named(String name) {
        return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
    }

    /** Returns the format that the ending of the name of a file states; every other name means pictures. */
    public static SolutionFileFormat ofFile(String name) {
        return named(OutputFormat.labelOfFile(name)).orElse(ALL.get(0));
    }

    /** Returns the format of a file with a first line, behind comments and empty lines. */
    static Optional<SolutionFileFormat> begunBy(String line) {
        return ALL.stream().filter(format -> format.isBegunBy(line)).findFirst();
    }
}
