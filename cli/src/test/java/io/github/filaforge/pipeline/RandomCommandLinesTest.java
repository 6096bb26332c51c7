package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.oracle.DefinitionText;
import io.github.filaforge.oracle.PlainSymmetries;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.SearchBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random options as a user gives them: their solutions, their strategy, and the printed options that repeat the search. */
@Tag("seconds")
class RandomCommandLinesTest {

    private static final Pattern TOLD =
            Pattern.compile("// To make it again: \\./fila generate --output DIR (.*) -- -");

    static Stream<Sample> samples() {
        return RandomPuzzles.stream(3)
                .filter(sample -> !RandomSearch.hasPieceWithoutPlace(sample.puzzle()))
                .limit(Seeds.part(6));
    }

    static Stream<Sample> fewSamples() {
        return samples().limit(Seeds.part(24));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void whateverTheOptionsTheSolutionsAreThoseOfThePlainSearch(Sample sample) {
        RandomOptions options = options(sample);

        Ended solved = run(List.of("solve"), options.words(), DefinitionText.of(sample.puzzle()));

        assertEquals(0, solved.exitCode(), () -> about(sample, options) + solved.err());
        SolutionChecker checker = new SolutionChecker(sample.puzzle());
        int found = options.all()
                ? (int) Solutions.pictures(solved.out()).stream()
                        .map(checker::check)
                        .distinct()
                        .count()
                : checker.checkOutput(solved.out(), options.mirror()).size();
        int expected = options.all()
                ? sample.solutions().size()
                : PlainSymmetries.of(sample.puzzle(), options.mirror())
                        .orbitRepresentatives(sample.solutions())
                        .size();
        assertEquals(expected, found, () -> about(sample, options));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theOptionsThatAreToldMakeTheSameSolverAgain(Sample sample) {
        RandomOptions options = options(sample);
        String definition = withoutStars(DefinitionText.of(sample.puzzle()));
        Ended generated = generate(
                definition,
                options.words().stream()
                        .map(RandomCommandLinesTest::withoutStars)
                        .toList());
        if (generated.exitCode() != 0) {
            assertTrue(
                    generated.err().contains(" no solution to search for"), () -> about(sample, options) + generated);
            return;
        }
        Matcher told = TOLD.matcher(generated.out());
        assertTrue(told.find(), () -> generated.out());

        Ended again = generate(definition, Arrays.asList(told.group(1).split(" ", -1)));

        assertEquals(generated, again, () -> about(sample, options));
        boolean isPolycubes = options.hasOptionOfPolycube() && !options.hasStrategy();
        if (isPolycubes) {
            assertTrue(
                    told.group(1).matches(".* --strategy (schedule|fila-tables)"),
                    () -> about(sample, options) + told.group(1));
        }
    }

    /** Requests of Java programs may also have goals and parts for which there is no option. */
    @ParameterizedTest
    @MethodSource("fewSamples")
    void theOptionsThatAreToldOfARequestMakeTheSameSolver(Sample sample) throws Exception {
        RandomRequests requests = new RandomRequests(sample);
        String definition = DefinitionText.of(sample.puzzle());
        Puzzle puzzle = Definitions.parsed(definition);
        for (SolverForm form : SolverForm.all()) {
            for (Distinct distinct : Distinct.values()) {
                SearchRequest request = requests.partly(requests.next(form, distinct));
                // A list of cells stands in a file, which the options name.
                boolean isListed = request.order()
                        .filter(order -> !order.listedCells().isEmpty())
                        .isPresent();
                if (isListed
                        || SearchBuilder.begin(puzzle, request).impossibility().isPresent()) {
                    continue;
                }
                SearchRequest possible = withTailThatCanBeHad(puzzle, request);
                String source = SearchBuilder.begin(puzzle, possible).source().text();
                String options = CommandLineTester.options(SearchBuilder.begin(puzzle, possible));

                Ended again = generate(definition, Arrays.asList(options.split(" ", -1)));

                assertEquals(0, again.exitCode(), () -> request + "\n" + options + "\n" + again.err() + sample);
                assertEquals(body(source), body(again.out()), () -> request + "\n" + options + "\n" + sample);
            }
        }
    }

    private static SearchRequest withTailThatCanBeHad(Puzzle puzzle, SearchRequest request) {
        try {
            SearchBuilder.begin(puzzle, request).search();
            return request;
        } catch (RequestException e) {
            assertTrue(e.getMessage().startsWith("--tail"), e::getMessage);
            return request.but().tail(0).build();
        }
    }

    /** A source without its head and the names that come of the file's name. */
    private static String body(String source) {
        return source.lines()
                .dropWhile(line -> line.startsWith("//"))
                .collect(Collectors.joining("\n"))
                .replace("Stdin", "Test")
                .replace("stdin", "test");
    }

    private static RandomOptions options(Sample sample) {
        List<String> unique = SearchBuilder.begin(sample.puzzle(), SearchRequest.standard()).images().shapes().stream()
                .filter(shape -> shape.copies() == 1)
                .map(Shape::name)
                .toList();
        return new RandomOptions(sample.puzzle(), unique, sample.seed());
    }

    private static Ended generate(String definition, List<String> options) {
        return run(List.of("generate", "--output", "-"), options, definition);
    }

    private static Ended run(List<String> command, List<String> options, String definition) {
        return CommandLineTester.filaReading(
                definition,
                Stream.of(command, options, List.of("--", "-"))
                        .flatMap(List::stream)
                        .toArray(String[]::new));
    }

    /** Replaces stars by question marks, as in the comment at the head of a source, which a star could end. */
    private static String withoutStars(String text) {
        return text.replace("*", "Star");
    }

    private static String about(Sample sample, RandomOptions options) {
        return options.words() + "\n" + sample + "\n";
    }
}
