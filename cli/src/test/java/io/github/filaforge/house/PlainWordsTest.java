package io.github.filaforge.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Comments begin with a verb or with the thing that they are about (docs/glossary.md has the words). */
class PlainWordsTest {

    private static final Pattern NEITHER_VERB_NOR_NOUN = Pattern.compile(
            " *(/\\*\\*|\\*|//) *(What|Whether|The same|Those|That which|So many|As many|As much|How many|How|Of) .*");

    @Test
    void commentsBeginWithAVerbOrANoun() throws IOException {
        List<String> others = new ArrayList<>();

        for (String module :
                List.of("runtime", "templates", "generator", "pictures", "pages", "cli", "spark", "benchmarks")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src/main/java"))) {
                for (Path file :
                        files.filter(file -> file.toString().endsWith(".java")).toList()) {
                    Files.readAllLines(file).stream()
                            .filter(line -> NEITHER_VERB_NOR_NOUN.matcher(line).matches())
                            .map(line -> file.getFileName() + ": " + line.strip())
                            .forEach(others::add);
                }
            }
        }

        assertEquals("", String.join("\n", others), "say \"Returns the ...\", or name the thing");
    }
}
