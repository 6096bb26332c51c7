package io.github.filaforge.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.compile.ClassSize;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.model.Box;
import io.github.filaforge.model.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.pipeline.Pipeline;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every generated source promises: determinism, limits of the platform, and no name that becomes code. */
class GeneratedSourceTest {

    /** More words of an occupancy than four would make its methods too long. */
    private static final int MOST_OF_DYNAMIC_SIEVE = 256;

    /** Where generated methods are to end; HotSpot's own limit is {@link ClassSize#METHOD_LIMIT}. */
    private static final int METHOD_TARGET = 6000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pentominoes_10x6",
                "pentominoes_1s_18x5",
                "somacube",
                "tetriscube",
                "bedlamcube",
                "PT12",
                "ypentacubes_5x5x5"
            })
    void methodsStayBelowTheLimitUnderBothCompilers(String definition) throws Exception {
        for (SolverCompiler compiler : List.of(new JaninoCompiler(), new JavacCompiler())) {
            for (Emitter emitter : Pipeline.EMITTERS) {
                Pipeline standard = Pipeline.standard().with(emitter);
                for (Pipeline pipeline :
                        List.of(standard, standard.withNof(false).thatCounts())) {
                    SolverSource source = pipeline.source(Pipeline.definition(definition));
                    ClassSize size = compiler.compile(source).size();
                    assertTrue(
                            size.largestMethod() < METHOD_TARGET,
                            () -> definition + ", " + emitter.strategy() + ": " + size);
                }
            }
        }
    }

    @Test
    void constantsOfALargePuzzleAreSharedAmongClasses() throws Exception {
        SolverSource source = Pipeline.standard().source(Pipeline.definition("hexominoes_15x14_parallelogram"));

        ClassSize size = new JaninoCompiler().compile(source).size();

        assertTrue(size.largestMethod() < METHOD_TARGET, size::toString);
        assertTrue(size.constantPool() < 65_535, size::toString);
    }

    @Test
    void samePlanGivesTheSameSource() throws Exception {
        Puzzle puzzle = Pipeline.definition("somacube");

        assertEquals(Pipeline.standard().source(puzzle), Pipeline.standard().source(puzzle));
    }

    @Test
    void nothingIsCountedUnlessAskedFor() throws Exception {
        Puzzle puzzle = Pipeline.definition("somacube");

        assertFalse(Pipeline.standard().source(puzzle).text().contains("attempts"));
        assertTrue(Pipeline.standard().thatCounts().source(puzzle).text().contains("attempts[left]++"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"",
                "'",
                "\\",
                "\\\\",
                "*/",
                "/*",
                "//",
                "\\u0022+exit()+\\u0022",
                "\\\\u0022",
                "\"+System.exit(0)+\"",
                "a\nb",
                "${cells}",
                "$L$T$W",
                "\u00e9\u4e2d\ud83d\ude00",
                "0",
                "long",
                "NUMBER_1",
                "%s"
            })
    void aNameNeverBecomesCode(String name) throws Exception {
        List<Piece> pieces = new ArrayList<>();
        pieces.add(new Piece(name, List.of(new Cell(0, 0, 0), new Cell(1, 0, 0)), false));
        pieces.add(new Piece("B", List.of(new Cell(0, 0, 0)), false));
        pieces.add(new Piece(name + "s", List.of(new Cell(3, 0, 0)), true));
        Puzzle puzzle = new Puzzle(name, new Box(4, 1, 1), false, pieces);

        for (SolverCompiler compiler : List.of(new JaninoCompiler(), new JavacCompiler())) {
            Pipeline.Result result = Pipeline.standard().with(compiler).run(puzzle);

            assertEquals(1, result.report().solutions());
            if (name.chars().noneMatch(Character::isWhitespace)) {
                assertTrue(result.output().contains(name + "s"), result.output());
                assertTrue(
                        result.output()
                                .lines()
                                .skip(1)
                                .findFirst()
                                .orElseThrow()
                                .contains(name),
                        result.output());
            }
        }
    }

    @Test
    void oneLongStaysOneLong() throws Exception {
        assertTrue(Pipeline.standard().source(bars(64)).text().contains("fill(long o, long free, int left)"));
        assertTrue(Pipeline.standard().source(bars(65)).text().contains("fill(long o0, long o1, long free, int left)"));
    }

    @ParameterizedTest
    @ValueSource(ints = {63, 64, 65, 127, 128, 129, 1024})
    void regionsOfAnySizeAreSolved(int cells) throws Exception {
        for (Emitter emitter : Pipeline.EMITTERS) {
            if (cells > MOST_OF_DYNAMIC_SIEVE && emitter instanceof DynamicSieveEmitter) {
                assertThrows(
                        EmitException.class,
                        () -> Pipeline.standard().with(emitter).source(bars(cells)));
                continue;
            }
            Pipeline.Result result = Pipeline.standard().with(emitter).run(bars(cells));

            assertEquals(1, result.report().solutions(), emitter.strategy());
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
