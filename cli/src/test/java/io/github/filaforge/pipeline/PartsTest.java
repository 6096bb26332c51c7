package io.github.filaforge.pipeline;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.oracle.DefinitionText;
import io.github.filaforge.oracle.EdgeBoard;
import io.github.filaforge.oracle.EdgeChecker;
import io.github.filaforge.oracle.PlainEdgeSearch;
import io.github.filaforge.oracle.RandomEdgePuzzles;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.parts.PartName;
import io.github.filaforge.runtime.parts.PartResult;
import io.github.filaforge.runtime.parts.PartSettings;
import io.github.filaforge.runtime.parts.PartedSearch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs that are searched in parts: all parts together are the search, however they are split. */
class PartsTest {

    /** A budget below the time of any search: each part that can be split is split when its search is stopped. */
    private static final double NOTHING = 1e-9;

    @TempDir
    private Path folder;

    private int packages;

    /** Packages a puzzle in parts. */
    private Path packaged(String... options) {
        // A name of its own for each: a class loader may have the last one open.
        packages++;
        Path jar = folder.resolve("parts" + packages + ".jar");
        List<String> words = new ArrayList<>(List.of("package", "--output", jar.toString()));
        words.addAll(List.of(options));
        Ended ended = fila(words.toArray(String[]::new));
        assertEquals(0, ended.exitCode(), ended.err());
        return jar;
    }

    /** The solutions of the parts of a search, one part after the other. */
    private static final class Found {

        private final PartedSearch search;
        private final SolutionDecoder decoder;
        private final Random random;
        private final List<String> pictures = new ArrayList<>();

        /**
         * @param random which parts are split before they are searched; empty for none
         */
        Found(Worker worker, Random random) throws IOException {
            this.search = worker.parts();
            this.decoder = worker.whole().decoder();
            this.random = random;
            for (int root = 0; root < worker.whole().rootCount(); root++) {
                add(PartName.root(root));
            }
        }

        private void add(PartName part) throws IOException {
            Optional<PartResult> result = random != null && random.nextInt(3) == 0 && canBeSplit(part)
                    ? Optional.empty()
                    : search.search(part);
            if (result.isEmpty()) {
                for (PartName each : search.split(part)) {
                    add(each);
                }
                return;
            }
            int before = pictures.size();
            result.get().block().tell(solution -> pictures.add(decoder.draw(solution)));
            assertEquals(result.get().solutions().intValueExact(), pictures.size() - before);
        }

        /** All solutions as a program prints them. */
        String printed() {
            StringBuilder text = new StringBuilder();
            for (int index = 0; index < pictures.size(); index++) {
                text.append("# --- SOLUTION ")
                        .append(index + 1)
                        .append(" ---\n")
                        .append(pictures.get(index));
            }
            return text.toString();
        }

        private boolean canBeSplit(PartName part) {
            try {
                search.split(part);
                return true;
            } catch (IllegalArgumentException e) {
                return false;
            }
        }
    }

    /**
     * A puzzle of any kind that is tried by each of its strategies.
     *
     * @param name how to make it again, for reports of tests
     * @param seed which parts are split depends on it
     * @param definition the puzzle
     * @param searches the options of each strategy
     * @param solutions checks what a program printed, and gives how many solutions it has
     */
    private record Trial(
            String name, long seed, String definition, List<List<String>> searches, ToIntFunction<String> solutions) {

        static Trial of(Sample sample) {
            SolutionChecker checker = new SolutionChecker(sample.puzzle());
            return new Trial(
                    sample.toString(),
                    sample.seed(),
                    DefinitionWriter.write(sample.puzzle()),
                    SolverForm.all().stream().map(PartsTest::options).toList(),
                    printed -> checker.checkOutput(printed, false).size());
        }

        static Trial of(RandomEdgePuzzles.Sample sample) {
            EdgeChecker checker = new EdgeChecker(sample.puzzle());
            return new Trial(
                    sample.toString(),
                    sample.seed(),
                    DefinitionText.of(sample.puzzle()),
                    EdgeTrial.STRATEGIES.stream()
                            .map(strategy -> List.of("--strategy", strategy))
                            .toList(),
                    printed -> {
                        List<EdgeBoard> boards = Solutions.pictures(printed).stream()
                                .map(picture -> checker.check(checker.read(picture)))
                                .toList();
                        return PlainEdgeSearch.classes(sample.puzzle(), boards).size();
                    });
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static List<String> options(SolverForm form) {
        return List.of("--strategy", form.strategy().name());
    }

    static Stream<Trial> trials() {
        Stream<Trial> packings = RandomPuzzles.stream(23)
                .filter(sample -> !RandomSearch.hasPieceWithoutPlace(sample.puzzle()))
                .filter(sample -> !sample.solutions().isEmpty())
                .limit(Rows.part(16))
                .map(Trial::of);
        Stream<Trial> edges = RandomEdgePuzzles.stream(23)
                .filter(sample -> sample.boards().size() > 1)
                .limit(Rows.part(8))
                .map(Trial::of);
        return Stream.concat(packings, edges);
    }

    @ParameterizedTest
    @MethodSource("trials")
    @Tag("slow")
    void partsHaveTheSolutionsOfTheWholeSearchWhateverTheStrategy(Trial trial) throws IOException {
        Path puzzle = Files.writeString(folder.resolve("puzzle.txt"), trial.definition());

        for (List<String> search : trial.searches()) {
            List<String> options = new ArrayList<>(search);
            options.add(puzzle.toString());
            Found unsplit =
                    new Found(Worker.of(packaged(options.toArray(String[]::new)), PartSettings.standard()), null);
            options.addAll(List.of("--parts", "9"));
            Path jar = packaged(options.toArray(String[]::new));

            Found split = new Found(Worker.of(jar, PartSettings.standard()), new Random(trial.seed()));
            Found stopped = new Found(Worker.of(jar, PartSettings.standard().withBudget(NOTHING)), null);

            // Which of some symmetric solutions is found may depend on the number of roots.
            for (Found found : List.of(split, stopped)) {
                assertEquals(
                        unsplit.pictures.size(),
                        trial.solutions().applyAsInt(found.printed()),
                        () -> search + " of " + trial);
            }
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({
        "pentominoes_15x4, --strategy sieve, 368",
        "pentominoes_20x3, --strategy fila-unrolled, 2",
        "somacube, --strategy dynamic-sieve, 480",
        "somacube, --strategy cover --mirror, 240",
        "somacube, --strategy merge, 480",
        "pentominoes_10x6, --strategy merge, 2339",
        "somacube, --strategy schedule, 480",
        "tetrominoes_2sets_8x5, --strategy sieve -u, 783",
        "tetrominoes_2sets_8x5, --strategy fila-tables, 783",
        "hexiamonds_6x6, --strategy dynamic-sieve -u, 156",
        "tetrominoes_cylinder_5x4, --strategy cover --all, 140",
        "sticks_123_4x4, --strategy fila-tables, 21"
    })
    void partsOfAKnownPuzzleHaveItsSolutions(String definition, String options, int solutions) throws IOException {
        List<String> words = new ArrayList<>(List.of("--parts", "50"));
        words.addAll(List.of(options.split(" ", -1)));
        words.add(Definitions.file(definition).toString());
        Path jar = packaged(words.toArray(String[]::new));

        for (PartSettings settings :
                List.of(PartSettings.standard(), PartSettings.standard().withBudget(0.002))) {
            Found found = new Found(Worker.of(jar, settings), new Random(5));

            assertEquals(solutions, found.pictures.size());
            assertEquals(solutions, new HashSet<>(found.pictures).size());
        }
    }
}
