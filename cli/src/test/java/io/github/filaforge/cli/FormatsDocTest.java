package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("docs/formats.md")
class FormatsDocTest {

    private static final Path DOCUMENT = Path.of("..", "docs", "formats.md");
    private static final String COMMAND = "$ ./fila ";

    @TempDir
    private Path folder;

    /** The indented blocks, without their indentation. */
    private static List<String> blocks() throws IOException {
        List<String> blocks = new ArrayList<>();
        StringBuilder block = new StringBuilder();
        for (String line : (Files.readString(DOCUMENT) + "\nend").lines().toList()) {
            if (line.startsWith("    ")) {
                block.append(line.substring(4)).append('\n');
            } else if (!block.isEmpty()) {
                blocks.add(block.toString());
                block.setLength(0);
            }
        }
        return blocks;
    }

    private String file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content).toString();
    }

    @ParameterizedTest
    @CsvSource({
        "ndjson,ndjson",
        "json,ndjson",
        "csv,csv",
        "pieces,pieces",
        "def,def",
        "csv.gz,csv",
        "txt,text",
        "log,text"
    })
    @DisplayName("names the endings of files that choose a format")
    void endings(String ending, String format) throws IOException {
        String tiny = file("tiny.txt", blocks().get(0));
        Path output = folder.resolve("out." + ending);
        for (List<String> command :
                List.of(List.of("solve", tiny), List.of("draw", "--seed", "1", tiny), List.of("nth", tiny, "1"))) {
            String printed = done(command, "--format", format);

            assertEquals("", done(command, "--output", output.toString()));

            assertEquals(printed, content(output), command + " to " + output);
        }
    }

    @Test
    @DisplayName("says that --format counts for more than the ending, which means nothing where no solution is written")
    void endingThatDoesNotDecide() throws IOException {
        String tiny = file("tiny.txt", blocks().get(0));
        Path output = folder.resolve("out.url");

        done(List.of("solve", tiny), "--format", "csv", "--output", output.toString());
        assertTrue(content(output).startsWith("puzzle,solution"), content(output));
        done(List.of("solve", tiny), "--count", "--output", output.toString());
        assertEquals("1\n", content(output));

        Ended refused = fila("solve", tiny, "--output", output.toString());
        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: --output " + output
                                + ": the format url is for boards of edge puzzles, and puzzle tiny is a"
                                + " packing\n"),
                refused);
    }

    private static String done(List<String> command, String... more) {
        Ended ended = fila(Stream.concat(command.stream(), Stream.of(more)).toArray(String[]::new));
        assertEquals(0, ended.exitCode(), ended.err());
        return ended.out();
    }

    private static String content(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        boolean isCompressed = file.toString().endsWith(".gz");
        try (InputStream in =
                isCompressed ? new GZIPInputStream(new ByteArrayInputStream(bytes)) : new ByteArrayInputStream(bytes)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    @DisplayName("shows what the program prints")
    void examples() throws IOException {
        List<String> blocks = blocks();
        String tiny = file("tiny.txt", blocks.get(0));
        file("solutions.txt", fila("solve", tiny).out());
        int commands = 0;
        for (String block : blocks) {
            if (block.startsWith("# --- SOLUTION")) {
                file("wrong.txt", block);
            }
            if (block.startsWith(COMMAND)) {
                String[] lines = block.split("\n", 2);
                String[] arguments = Arrays.stream(
                                lines[0].substring(COMMAND.length()).split(" "))
                        .map(word ->
                                word.endsWith(".txt") ? folder.resolve(word).toString() : word)
                        .toArray(String[]::new);
                Ended ended = fila(arguments);
                assertEquals(lines[1], (ended.out() + ended.err()).replace(folder + "/", ""), lines[0]);
                commands++;
            }
        }
        assertEquals(7, commands);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-i", "-q", "-s 3,1,1", "-g 1", "-os -i"})
    @DisplayName("describes each field of --json")
    void fields(String options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("solve", "--json", file("tiny.txt", blocks().get(0))));
        arguments.addAll(List.of(options.split(" ")));

        assertDescribed(fila(arguments.toArray(String[]::new)).out());
    }

    @Test
    @DisplayName("describes the fields of puzzles that are not searched")
    void fieldsWithoutSearch() throws IOException {
        String impossible = file("no.txt", """
                D:xDim=2:yDim=2:zDim=1
                C:name=*:type=S:layout=0 0 0, 1 1 0
                C:name=A:layout=0 0 0, 1 0 0
                ~D
                """);
        String solved = file("yes.txt", """
                D:xDim=1:yDim=1:zDim=1
                C:name=A:type=S:layout=0 0 0
                ~D
                """);

        assertTrue(fila("solve", "--json", impossible).out().contains("\"impossible\""));
        assertDescribed(fila("solve", "--json", solved).out());
        assertDescribed(fila("solve", "--json", impossible).out());
    }

    @Test
    @DisplayName("describes the fields of a count of all boards of an edge puzzle")
    void fieldsOfLabelledBoards() throws IOException {
        String json =
                fila("count", "--all", "--json", "../def/scramble_3x3.txt").out();

        assertTrue(json.contains("\"solutions\":4,\"complete\":true,\"stoppedBy\":null,\"labelled\":4,"), json);
        assertDescribed(json);
    }

    private static void assertDescribed(String json) throws IOException {
        Set<String> described = new TreeSet<>();
        Matcher field = Pattern.compile("`([A-Za-z0-9]+)`")
                .matcher(Files.readString(DOCUMENT).split("## The objects of --json")[1]);
        while (field.find()) {
            described.add(field.group(1));
        }
        Set<String> printed = new TreeSet<>();
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (token == JsonToken.FIELD_NAME) {
                    printed.add(parser.currentName());
                }
            }
        }
        assertTrue(json.startsWith("{\"format\":1,"), json);
        assertTrue(printed.size() > 4, json);
        printed.removeAll(described);
        assertEquals(Set.of(), printed);
    }
}
