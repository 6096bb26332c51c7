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

/** Comments of sources, tests, scripts and styles begin with a verb or a noun (docs/glossary.md has the words). */
class PlainWordsTest {

    private static final Pattern NEITHER_VERB_NOR_NOUN = Pattern.compile(
            " *(/\\*\\*?|\\*|//|#) *(What|Whether|The same|Those|That which|So many|As many|As much|How many|How|Of) .*");

    private static final Pattern WITH_COMMENTS = Pattern.compile(".*\\.(java|js|css)");

    @Test
    void commentsBeginWithAVerbOrANoun() throws IOException {
        List<String> others = new ArrayList<>();

        for (String module : List.of(
                "lambdas", "runtime", "templates", "generator", "pictures", "pages", "cli", "spark", "benchmarks")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src"))) {
                for (Path file : files.filter(PlainWordsTest::hasComments).toList()) {
                    addOthers(file, others);
                }
            }
        }
        for (String script : List.of("fila", ".ci/run", "generated-samples/renew")) {
            addOthers(Path.of("..", script), others);
        }

        assertEquals("", String.join("\n", others), "say \"Returns the ...\", or name the thing");
    }

    private static boolean hasComments(Path file) {
        return WITH_COMMENTS.matcher(file.getFileName().toString()).matches();
    }

    private static void addOthers(Path file, List<String> others) throws IOException {
        Files.readAllLines(file).stream()
                .filter(line -> NEITHER_VERB_NOR_NOUN.matcher(line).matches())
                .map(line -> file.getFileName() + ": " + line.strip())
                .forEach(others::add);
    }
}
