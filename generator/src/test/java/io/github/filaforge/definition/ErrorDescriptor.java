package io.github.filaforge.definition;

import io.github.filaforge.lattice.Lattices;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A wrong definition with the expected message, read from a file of this form:
 *
 * <pre>
 * what the case shows
 * === input name-of-the-source
 * the definition
 * === error KIND
 * the message in full
 * </pre>
 *
 * <p>In the message, {@code {lattices}} stands for the names of all lattices. With {@code === escaped} for {@code === input} the definition is one line in which \n, \r, \t and \xHH stand for
 * bytes.
 */
record ErrorDescriptor(
        String file,
        String title,
        String source,
        boolean escaped,
        List<String> input,
        DefinitionError kind,
        List<String> message) {

    /** The placeholder of the names of all lattices in a message. */
    private static final String LATTICES = "{lattices}";

    private static final String ESCAPED = "=== escaped ";
    private static final String INPUT = "=== input ";
    private static final String ERROR = "=== error ";
    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:[nrt]|x([0-9a-f]{2}))");

    static List<ErrorDescriptor> all() {
        try (Stream<Path> files = Files.list(
                Path.of(ErrorDescriptor.class.getResource("/definition/errors").toURI()))) {
            return files.sorted().map(ErrorDescriptor::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ErrorDescriptor read(Path path) {
        try {
            return parse(String.valueOf(path.getFileName()), Files.readAllLines(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ErrorDescriptor parse(String file, List<String> lines) {
        String header = lines.get(1);
        boolean escaped = header.startsWith(ESCAPED);
        if (!escaped && !header.startsWith(INPUT)) {
            throw new IllegalArgumentException(file + ": line 2 is neither input nor escaped");
        }
        int error = 2;
        while (!lines.get(error).startsWith(ERROR)) {
            error++;
        }
        return new ErrorDescriptor(
                file,
                lines.get(0),
                header.substring((escaped ? ESCAPED : INPUT).length()),
                escaped,
                List.copyOf(lines.subList(2, error)),
                DefinitionError.valueOf(lines.get(error).substring(ERROR.length())),
                lines.subList(error + 1, lines.size()).stream()
                        .map(line -> line.replace(LATTICES, String.join(", ", Lattices.names())))
                        .toList());
    }

    /** The definition. */
    byte[] bytes() {
        return escaped
                ? ESCAPE.matcher(input.get(0))
                        .replaceAll(ErrorDescriptor::unescape)
                        .getBytes(StandardCharsets.ISO_8859_1)
                : (String.join("\n", input) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static String unescape(MatchResult escape) {
        return switch (escape.group()) {
            case "\\n" -> "\n";
            case "\\r" -> "\r";
            case "\\t" -> "\t";
            default -> String.valueOf((char) Integer.parseInt(escape.group(1), 16));
        };
    }

    @Override
    public String toString() {
        return file + ": " + title;
    }
}
