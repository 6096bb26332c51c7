package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.oracle.Rows;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The test cases of both articles, each from its own command line. Their table is the resource {@code article-rows.txt};
 * {@code article-levels.txt} has the figures by pieces left of two of them. Cases that take longer than {@value #SECONDS}
 * seconds run only with {@code -Drows=more}, those that take longer than {@value #MORE_SECONDS} only with
 * {@code -Drows=all}, and those that take hours never.
 */
@Tag("slow")
class ArticleRowsTest {

    private static final int SECONDS = 1;
    private static final int MORE_SECONDS = 3;
    private static final int HOURS = Integer.MAX_VALUE;

    /** The relative error that is permitted for figures of the article that depend on how ties are broken. */
    private static final double NEAR = 0.1;

    /** Stands for a figure that is not to be compared, and for a time of hours. */
    private static final String ANY = "-";

    /** Precedes the article's fits and solutions a trial, with a slash between them, of a sampled search. */
    private static final String SAMPLED = "~";

    /** The number of trials of the article's samples. */
    private static final double ARTICLES_TRIALS = 10_000;

    /** The half width of a confidence interval of 99.9 % over that of one of 95 %. */
    private static final double WIDER = 3.29 / 1.96;

    /**
     * A test case.
     *
     * @param name the case
     * @param seconds about how long it takes
     * @param puzzle the definition in def/
     * @param attempts the attempts that are expected, exactly
     * @param fits the fits that are expected, exactly
     * @param article the attempts and fits of the article, with a slash between them, if they are others
     * @param solutions the number of solutions, exactly
     * @param options the command line
     */
    private record Row(
            String name,
            int seconds,
            String puzzle,
            String attempts,
            String fits,
            String article,
            String solutions,
            String options) {

        static Row parse(String line) {
            String[] columns = line.split("\\s*\\|\\s*", -1);
            return new Row(
                    columns[0].strip(),
                    columns[1].equals(ANY) ? HOURS : Integer.parseInt(columns[1]),
                    columns[2],
                    columns[3],
                    columns[4],
                    columns[5],
                    columns[6],
                    columns[7]);
        }

        boolean isSampled() {
            return article.startsWith(SAMPLED);
        }

        /** Returns true if the article has figures of its own, which are to be near. */
        boolean differs() {
            return !isSampled() && article.contains("/");
        }
    }

    static Stream<Row> rows() throws IOException {
        return lines("article-rows.txt").map(Row::parse);
    }

    private static Stream<String> lines(String resource) throws IOException {
        try (InputStream in = ArticleRowsTest.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void testCaseHasTheArticlesFigures(Row row) throws IOException {
        int most = Rows.ALL ? HOURS - 1 : Rows.MORE ? MORE_SECONDS : SECONDS;
        assumeTrue(row.seconds() <= most, "takes longer");
        List<String> command = new ArrayList<>(List.of("solve", "--json"));
        command.addAll(Arrays.asList(row.options().split(" ", -1)));
        command.addAll(List.of("--", Definitions.file(row.puzzle()).toString()));

        Ended ended = CommandLineTester.fila(command.toArray(String[]::new));

        assertEquals(0, ended.exitCode(), ended.err());
        String json = ended.out();
        assertFigure(row.solutions(), json, "solutions");
        assertFigure(row.attempts(), json, "attempts");
        assertFigure(row.fits(), json, "fits");
        if (row.differs()) {
            String[] article = row.article().split("/", -1);
            assertNear(article[0], json, "attempts");
            assertNear(article[1], json, "fits");
        }
        if (row.isSampled()) {
            String[] article = row.article().substring(SAMPLED.length()).split("/", -1);
            assertInInterval(article[0], json, "fitsPerTrial");
            assertInInterval(article[1], json, "solutionsPerTrial");
        }
        assertLevels(row.name(), json);
    }

    private static void assertLevels(String name, String json) throws IOException {
        for (String line : lines("article-levels.txt").toList()) {
            String[] columns = line.split("\\s*\\|\\s*", -1);
            String level = "{\"left\":" + columns[1] + ",\"attempts\":" + columns[2] + ",\"fits\":" + columns[3] + ",";
            assertTrue(!columns[0].equals(name) || json.contains(level), () -> level + " in " + json);
        }
    }

    private static void assertFigure(String expected, String json, String field) {
        if (!expected.equals(ANY)) {
            assertEquals(Long.parseLong(expected), number(json, field), field);
        }
    }

    private static void assertNear(String article, String json, String field) {
        if (!article.equals(ANY)) {
            double ratio = number(json, field) / Double.parseDouble(article);
            assertTrue(Math.abs(ratio - 1) <= NEAR, field + ": " + ratio + " of " + article);
        }
    }

    /** The article's figure is the mean of a sample too, of {@value #ARTICLES_TRIALS} trials. */
    private static void assertInInterval(String article, String json, String field) {
        if (!article.equals(ANY)) {
            double half = WIDER
                    * value(json, field, "confidence95").doubleValue()
                    * Math.sqrt(1 + number(json, "trials") / ARTICLES_TRIALS);
            double mean = value(json, field, "mean").doubleValue();
            assertTrue(
                    Math.abs(mean - Double.parseDouble(article)) <= half,
                    field + ": " + mean + " +- " + half + ", and the article has " + article);
        }
    }

    private static long number(String json, String field) {
        return value(json, field).longValueExact();
    }

    /** Returns the first number whose field, and the fields around it, have the names of a path in their order. */
    private static BigDecimal value(String json, String... path) {
        int found = 0;
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            while (parser.nextToken() != null) {
                if (parser.currentToken() == JsonToken.FIELD_NAME && path[found].equals(parser.currentName())) {
                    found++;
                    parser.nextToken();
                    if (found == path.length) {
                        return parser.getDecimalValue();
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new AssertionError("no " + String.join(".", path) + " in " + json);
    }
}
