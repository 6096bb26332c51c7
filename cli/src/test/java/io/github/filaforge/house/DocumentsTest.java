package io.github.filaforge.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.ship.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The documents: their links lead somewhere, a reader of the README finds each of them, and they name one version. */
class DocumentsTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path README = ROOT.resolve("README.md");
    private static final int MOST_LINES_OF_README = 120;

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern NETWORK = Pattern.compile("https?:.*");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

    @Test
    void theReadmeIsShort() throws IOException {
        assertTrue(Files.readAllLines(README).size() <= MOST_LINES_OF_README, "move a part of it into docs/");
    }

    @Test
    void everyLinkLeadsToAFileAndAHeading() throws IOException {
        Set<String> lost = new TreeSet<>();
        for (Path document : documents()) {
            for (String link : links(document)) {
                Path target = target(document, link);
                String anchor = link.contains("#") ? link.substring(link.indexOf('#') + 1) : "";
                if (!Files.exists(target)
                        || !(anchor.isEmpty() || anchors(target).contains(anchor))) {
                    lost.add(ROOT.relativize(document) + " links to " + link);
                }
            }
        }

        assertEquals(Set.of(), lost);
    }

    @Test
    void everyDocumentIsFoundFromTheReadme() throws IOException {
        Set<Path> found = new TreeSet<>(Set.of(README));
        Deque<Path> unread = new ArrayDeque<>(found);
        while (!unread.isEmpty()) {
            Path document = unread.remove();
            for (String link : links(document)) {
                Path target = target(document, link);
                if (isDocument(target) && found.add(target)) {
                    unread.add(target);
                }
            }
        }

        Set<Path> others = new TreeSet<>(documents());
        others.removeAll(found);
        assertEquals(Set.of(), others);
    }

    /** The version stands behind or before the text that each row has beside it. */
    @ParameterizedTest
    @CsvSource({
        "CITATION.cff, version: %s",
        "README.md, filaforge-generator:%s",
        "README.md, filaforge-%s.jar",
        "docs/api.md, <version>%s</version>",
        "docs/cite.md, version = {%s}",
        "docs/cite.md, Filaforge %s",
        "example/pom.xml, <filaforge.version>%s</filaforge.version>",
        "CHANGELOG.md, ## %s"
    })
    void everyDocumentNamesTheVersionOfThePom(String document, String place) throws IOException {
        String text = Files.readString(ROOT.resolve(document));

        assertTrue(text.contains(place.formatted(Version.number())), () -> document + " names another version");
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> ofRoot = Files.list(ROOT);
                Stream<Path> others = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(ofRoot, others)
                    .filter(DocumentsTest::isDocument)
                    .toList();
        }
    }

    private static boolean isDocument(Path file) {
        return file.getFileName().toString().endsWith(".md");
    }

    /** Returns the links of a document that need no network. */
    private static List<String> links(Path document) throws IOException {
        return LINK.matcher(Files.readString(document))
                .results()
                .map(link -> link.group(1))
                .filter(link -> !NETWORK.matcher(link).matches())
                .toList();
    }

    private static Path target(Path document, String link) {
        String file = link.replaceAll("#.*", "");
        return file.isEmpty() ? document : document.resolveSibling(file).normalize();
    }

    /** Returns the anchors of the headings of a document, as GitHub makes them. */
    private static Set<String> anchors(Path document) throws IOException {
        Matcher headings = HEADING.matcher(Files.readString(document));
        return headings.results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{Alnum} _-]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }
}
