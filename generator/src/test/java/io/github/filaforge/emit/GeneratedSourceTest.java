package io.github.filaforge.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.compile.ClassSize;
import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.pipeline.SolverForm;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The properties of every generated source: determinism, and the limits of the platform. */
class GeneratedSourceTest {

    /** More words of an occupancy than four would make the methods of a dynamic sieve too long. */
    private static final int MOST_OF_DYNAMIC_SIEVE = 256;

    /** More, and a bar of half the line ends more than 63 cells after it begins. */
    private static final int MOST_OF_MERGED_STATES = 127;

    /** The length at which generated methods should end; HotSpot's own limit is {@link ClassSize#METHOD_LIMIT}. */
    private static final int METHOD_TARGET = 6000;

    /** Puzzles that have the number of words and of pieces of the pentominoes or of the one-sided pentominoes. */
    private static final Set<String> LIKE_OTHERS = Set.of("tetriscube", "bedlamcube", "PT12");

    private static final Pattern CODE_NAME = Pattern.compile("\\{@code ([^}]*)}");

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(
            strings = {
                "pentominoes_10x6",
                "somacube",
                "tetriscube",
                "ypentacubes_5x5x5",
                "pentominoes_1s_18x5",
                "bedlamcube",
                "PT12"
            })
    void methodsStayBelowTheLimitUnderBothCompilers(String definition) {
        assumeTrue(!LIKE_OTHERS.contains(definition) || Rows.ALL, "one like it is tried: -Drows=all");
        Puzzle puzzle = Definitions.puzzle(definition);
        for (SolverForm form : SolverForm.all()) {
            if (form.kind() == Kind.MERGED_STATES) {
                // It has no method but its constructor, and cannot hold all of these.
                continue;
            }
            SearchRequest counting = form.request()
                    .counting(true)
                    .lists(SearchRequest.FROM_CONSTRAINED)
                    .nof(false)
                    .build();
            assertMethodsAreShort(SearchBuilder.begin(puzzle, counting).source(), new JaninoCompiler());
            SolverSource source =
                    SearchBuilder.begin(puzzle, form.request().build()).source();
            assertMethodsAreShort(source, new JaninoCompiler());
            assertMethodsAreShort(source, new JavacCompiler());
        }
    }

    @Test
    @Tag("slow")
    void methodsOfImageListsByAScheduleStayBelowTheLimit() throws OrderingException {
        SearchRequest request = SearchRequest.builder()
                .strategy("fila-unrolled")
                .order(OrderingSteps.parse("e=11:f=3"))
                .lists(11)
                .nof(true)
                .build();

        SolverSource source =
                SearchBuilder.begin(Definitions.puzzle("tetriscube"), request).source();

        assertMethodsAreShort(source, new JaninoCompiler());
        if (Rows.ALL) {
            // It takes longer than all else here, and javac makes methods of the other searches in the same way.
            assertMethodsAreShort(source, new JavacCompiler());
        }
    }

    private static void assertMethodsAreShort(SolverSource source, SolverCompiler compiler) {
        ClassSize size = sizeOf(source, compiler);
        assertTrue(size.largestMethod() < METHOD_TARGET, () -> source.qualifiedName() + ": " + size);
    }

    private static ClassSize sizeOf(SolverSource source, SolverCompiler compiler) {
        try {
            return compiler.compile(source).size();
        } catch (CompileException e) {
            throw new AssertionError(source.qualifiedName(), e);
        }
    }

    @Test
    @Tag("slow")
    void constantsOfALargePuzzleAreSharedAmongClasses() {
        SearchRequest request =
                SearchRequest.builder().strategy("fila-unrolled").build();

        ClassSize size = SearchBuilder.prepare(Definitions.puzzle("hexominoes_15x14_parallelogram"), request)
                .size()
                .orElseThrow();

        assertTrue(size.largestMethod() < METHOD_TARGET, size::toString);
        assertTrue(size.constantPool() < 65_535, size::toString);
    }

    @Test
    @Tag("seconds")
    void theSameRequestGivesTheSameSource() {
        for (SolverForm form : SolverForm.all()) {
            assertEquals(sourceOf("somacube", form.request()), sourceOf("somacube", form.request()), form::toString);
        }
    }

    @Test
    void nothingIsCountedUnlessAskedFor() {
        for (SolverForm form : SolverForm.all()) {
            if (form.kind().countsIfAsked()) {
                assertFalse(sourceOf("somacube", form.request()).contains("attempts["), form::toString);
                String counting = sourceOf("somacube", form.request().counting(true));
                // The search of an exact cover is in the runtime.
                assertTrue(
                        counting.contains("attempts[") || counting.contains("true, // attempts and fits are counted"),
                        form::toString);
            }
        }
    }

    /** A name that is formed with a number stands for others of its kind, and is one of them. */
    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"somacube", "pentominoes_1s_30x3"})
    void theCommentOnAClassNamesOnlyWhatItHas(String definition) {
        for (SolverForm form : SolverForm.all()) {
            for (boolean counting : List.of(false, true)) {
                for (boolean nof : List.of(false, true)) {
                    String source = sourceOf(
                            definition, form.request().counting(counting).nof(nof));
                    int comment = source.indexOf("/**");
                    int body = source.indexOf("public final class ");
                    String code = withoutComments(source.substring(body));

                    Matcher name = CODE_NAME.matcher(source.substring(comment, body));
                    while (name.find()) {
                        assertTrue(
                                Pattern.compile("\\b" + Pattern.quote(name.group(1)) + "\\b")
                                        .matcher(code)
                                        .find(),
                                () -> name.group(1) + " of " + form);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @Tag("seconds")
    @ValueSource(strings = {"somacube", "pentominoes_1s_30x3"})
    void noLineBehindTheHeadIsTooLongToRead(String definition) {
        for (SolverForm form : SolverForm.all()) {
            sourceOf(definition, form.request())
                    .lines()
                    .skip(4)
                    .forEach(line -> assertTrue(line.length() <= 125, () -> form + ": " + line));
        }
    }

    private static String withoutComments(String source) {
        return source.replaceAll("//[^\n]*|/\\*[^*]*\\*+(?:[^/*][^*]*\\*+)*/", "");
    }

    /** The head of a source states its origin. */
    @Test
    @Tag("seconds")
    void theHeadOfASourceStatesItsOrigin() {
        for (SolverForm form : SolverForm.all()) {
            List<String> head =
                    sourceOf("somacube", form.request()).lines().limit(4).toList();

            assertTrue(head.get(0).matches("// Generated by Filaforge \\d.*"), head.get(0));
            assertTrue(head.get(1).startsWith("// Definition: somacube.txt (box 3x3x3, 27 cells, "), head.get(1));
            assertTrue(head.get(2).startsWith("// Strategy: " + form.strategy().name() + ", "), head.get(2));
            assertTrue(head.get(3).startsWith("// Settings: distinct(UP_TO_ROTATION) constraining(rule("), head.get(3));
            assertTrue(head.get(3).contains(" strategy(" + form.strategy().name() + ")"), head.get(3));
            assertFalse(head.get(3).contains(String.valueOf(SearchRequest.FROM_CONSTRAINED)), head.get(3));
        }
    }

    private static String sourceOf(String definition, SearchRequest.Builder request) {
        return SearchBuilder.begin(Definitions.puzzle(definition), request.build())
                .source()
                .text();
    }

    @Test
    void oneLongStaysOneLong() {
        assertTrue(cells(64).contains("fill(long filled, long unused, int left)"));
        assertTrue(cells(65).contains("fill(long filled0, long filled1, long unused, int left)"));
    }

    private static String cells(int cells) {
        SearchRequest request =
                SearchRequest.builder().strategy("fila-unrolled").build();
        return SearchBuilder.begin(bars(cells), request).source().text();
    }

    @ParameterizedTest
    @ValueSource(ints = {63, 64, 65, 127, 128, 129, 1024})
    @Tag("seconds")
    void regionsOfAnySizeAreSolved(int cells) {
        for (SolverForm form : SolverForm.all()) {
            SearchRequest request = form.request().build();
            boolean isBeyond = (form.strategy().name().equals("dynamic-sieve") && cells > MOST_OF_DYNAMIC_SIEVE)
                    || (form.kind() == Kind.MERGED_STATES && cells > MOST_OF_MERGED_STATES);
            if (isBeyond) {
                assertThrows(RequestException.class, () -> SearchBuilder.prepare(bars(cells), request));
                continue;
            }

            BigInteger found = SearchBuilder.prepare(bars(cells), request).count();

            assertEquals(BigInteger.ONE, found, form::toString);
        }
    }

    /** A line of cells and two bars that fill it together, in one way up to symmetry. */
    private static Puzzle bars(int cells) {
        List<Cell> line =
                IntStream.range(0, cells).mapToObj(x -> new Cell(x, 0, 0)).toList();
        return new Puzzle(
                "bars",
                new Box(cells, 1, 1),
                false,
                List.of(
                        new Piece("A", line.subList(0, cells / 2 + 1), false),
                        new Piece("B", line.subList(cells / 2 + 1, cells), false)));
    }
}
