package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.page.Browser;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The boards of pages, for each kind of puzzle, in a real browser if one is installed. */
@Tag("slow")
@Tag("processes")
class PageBoardsTest {

    private static final int SAMPLES = 200;

    private static final String PUZZLES = """
            D:name=hexagons:lattice=hexagonal:xDim=4:yDim=4
            C:name=A:layout=0 0 0, 1 0 0, 2 0 0
            C:name=B:copies=2:layout=0 0 0, 1 0 0, 1 1 0
            C:name=C:layout=0 0 0, 1 0 0, 0 1 0
            C:name=D:layout=0 0 0, 1 0 0, 1 1 0, 0 1 0
            ~D
            D:name=triangles:lattice=triangular:xDim=4:yDim=3
            C:name=A:copies=2:layout=0 0 0, 0 0 1, 1 0 0, 1 0 1
            C:name=B:copies=2:layout=0 0 0, 0 0 1, 0 1 0, 1 0 0
            C:name=C:copies=2:layout=0 0 0, 0 0 1, 0 1 0, 0 1 1
            ~D
            D:name=quarters:lattice=tetrakis:xDim=3:yDim=2
            C:name=A:copies=2:layout=0 0 0, 0 0 1
            C:name=B:copies=2:layout=0 0 0, 0 0 1, 0 0 2, 0 0 3
            C:name=C:layout=0 0 0, 0 0 1, 1 0 0, 1 0 3
            C:name=D:layout=0 0 0, 0 0 1, 1 0 2, 1 0 3, 1 0 0, 1 0 1, 0 0 2, 0 0 3
            ~D
            D:name=prisms:lattice=triangular-prism:xDim=3:yDim=2:zDim=2
            C:name=A:copies=3:layout=0 0 0, 0 0 1, 0 0 2
            C:name=B:copies=3:layout=0 0 0, 0 0 1, 1 0 0
            C:name=C:copies=2:layout=0 0 0, 0 0 2
            C:name=D:copies=2:layout=0 0 0
            ~D
            D:name=balls:lattice=fcc:xDim=4:yDim=4:zDim=3
            C:name=A:copies=2:layout=0 0 0, 1 1 0, 1 0 1, 2 1 1
            C:name=B:copies=2:layout=0 0 0, 1 1 0, 2 0 0
            C:name=C:copies=2:layout=0 0 0, 1 1 0, 2 2 0
            C:name=D:copies=2:layout=0 0 0, 1 1 0
            ~D
            D:name=rhombic:lattice=rhombic:xDim=5:yDim=5:zDim=5
            C:name=A:layout=4 3 2, 4 1 2, 4 2 3, 4 2 1
            C:name=B:copies=2:layout=4 3 2, 4 2 3, 3 2 4, 2 3 4
            C:name=C:copies=2:layout=4 3 2, 4 2 3, 3 4 2, 2 4 3
            C:name=D:copies=2:layout=4 3 2, 4 2 3
            ~D
            D:name=eighths:lattice=tetra-octa:xDim=6:yDim=6:zDim=3
            C:name=A:copies=2:layout=1 1 1, 2 2 2, 2 0 0
            C:name=B:copies=2:layout=1 1 1, 2 2 2, 3 2 2
            C:name=C:copies=2:layout=0 0 2, 0 2 0
            C:name=D:copies=2:layout=2 2 2, 3 2 2
            ~D
            D:name=hypercubes:lattice=hypercubic:xDim=2:yDim=2:zDim=2:wDim=2
            C:name=A:copies=2:layout=0 0 0 0, 0 0 0 1, 0 0 1 0
            C:name=B:layout=0 0 0 0, 0 0 0 1, 0 0 1 0, 0 1 0 0
            C:name=C:layout=0 0 0 0, 0 0 0 1, 0 0 1 0, 0 0 1 1
            C:name=D:layout=0 0 0 0, 0 0 0 1
            ~D
            D:name=sticks:lattice=square-edges:xDim=3:yDim=3
            C:name=A:copies=2:layout=0 0 0, 1 0 0
            C:name=B:copies=2:layout=0 0 0, 0 0 1
            C:name=C:layout=0 0 0, 1 0 0, 1 0 1
            C:name=D:layout=0 0 0
            ~D
            D:name=cylinder:xDim=5:yDim=3:zDim=1:wrap=x
            C:name=A:copies=2:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0
            C:name=B:layout=0 0 0, 1 0 0, 1 1 0
            C:name=C:layout=0 0 0, 1 0 0, 1 1 0, 2 1 0
            ~D
            D:name=colours:xDim=4:yDim=4:zDim=1:match=1-1 2-2 2-3
            K:colour=1:layout=0 0 0, 2 1 0
            K:colour=3:layout=1 0 0
            K:colour=2:layout=3 3 0
            C:name=A:colours=1 2 0:layout=0 0 0, 1 0 0, 1 1 0
            C:name=B:copies=2:colours=0 0 0 2:layout=0 0 0, 1 0 0, 1 1 0, 2 0 0
            C:name=C:layout=0 0 0, 1 0 0, 0 1 0
            C:name=dot:colours=1:layout=0 0 0
            C:name=D:copies=0-1:layout=0 0 0
            ~D
            D:name=optional:xDim=5:yDim=4:zDim=1:pieces=3-6:holes=4
            R
            ? * * * ?
            * * * * *
            * * ? * *
            ? * ? * ?
            ~R
            C:name=I:copies=1-3:layout=0 0 0, 1 0 0, 2 0 0
            C:name=L:copies=*:layout=0 0 0, 1 0 0, 0 1 0
            C:name=O:copies=0-1:layout=0 0 0, 1 0 0, 1 1 0, 0 1 0
            C:name=T:layout=0 0 0, 1 0 0, 2 0 0, 1 1 0
            ~D
            """;

    /** Places pieces on the board and asks; the answer is the code of a solution, or null. */
    private static final String ASK = "(async samples => { const { game, asking } = page.playing; const codes = [];"
            + "for (const sample of samples) { game.restore(sample.map(([piece, cells]) => { const shape ="
            + " game.shapes.shapeOf[piece]; return { piece, shape, ...game.shapes.placement(shape, cells) }; }));"
            + "codes.push(game.isComplete ? game.code() : await asking.finisher.ask(game.images()) ?? '-'); }"
            + "return codes.join(' '); })(%s)";

    @TempDir
    private static Path folder;

    @RegisterExtension
    private static final Browser BROWSER = new Browser();

    private static final SolvedPage PAGE = new SolvedPage(BROWSER);

    /** Half of the samples have a piece of another solution; the solutions of the library decide about each. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "somacube",
                "hexagons",
                "triangles",
                "quarters",
                "prisms",
                "balls",
                "rhombic",
                "eighths",
                "hypercubes",
                "sticks",
                "cylinder",
                "colours",
                "optional"
            })
    void aPageKnowsWhatCanBeFinished(String name) throws IOException {
        String definition = definition(name);
        Puzzle puzzle = Definitions.parsed(definition);
        List<List<PlacedPiece>> solutions = SolvedPage.solutions(
                puzzle, SearchRequest.builder().distinct(Distinct.ALL).build());
        Set<Set<List<Cell>>> all =
                solutions.stream().map(solution -> parts(puzzle, solution)).collect(Collectors.toSet());
        PAGE.openPageOf(folder, definition);
        Random random = new Random(21);
        List<List<PlacedPiece>> samples = new ArrayList<>();
        for (int sample = 0; sample < SAMPLES; sample++) {
            samples.add(begun(puzzle, solutions, random));
        }

        String[] answers = BROWSER.value(ASK.formatted(samples(puzzle, samples)))
                .toString()
                .split(" ", -1);

        int possible = 0;
        for (int sample = 0; sample < SAMPLES; sample++) {
            Set<List<Cell>> begun = parts(puzzle, samples.get(sample));
            boolean isPossible = all.stream().anyMatch(solution -> solution.containsAll(begun));
            assertEquals(isPossible, !answers[sample].equals("-"), begun::toString);
            if (isPossible) {
                possible++;
                Set<List<Cell>> found = parts(puzzle, answers[sample]);
                assertTrue(all.contains(found) && found.containsAll(begun), answers[sample]);
            }
        }
        int both = possible;
        assertTrue(both > 20 && both < SAMPLES - 5, () -> both + " of 200 can be finished");
        PAGE.assertAskedForNothing();
    }

    /** Keys take a piece, turn it and move it to where it fits, and the pointer drags it off the board. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hexagons",
                "triangles",
                "quarters",
                "prisms",
                "balls",
                "rhombic",
                "eighths",
                "hypercubes",
                "sticks",
                "cylinder",
                "colours",
                "optional"
            })
    void keysAndPointerPlay(String name) throws IOException {
        PAGE.openPageOf(folder, definition(name));
        BROWSER.screen(1280, 900);
        BROWSER.click("tab-play");
        BROWSER.value("document.getElementById('board').focus()");
        BROWSER.press("n", "r", "f");
        List<String> moves = List.of("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "PageUp", "r");
        for (int move = 0; placed() == 0 && move < 60; move++) {
            BROWSER.press("Enter", moves.get(move % moves.size()));
        }
        assertEquals(1, placed());

        String rim = "document.getElementById('board').getBoundingClientRect()";
        String spot = "page.playing.board.centre(page.playing.game.assembly().cells.slice(0, page.model.mobile)"
                + ".flat().find(cell => page.model.isDrawn(cell)))[%d]";
        double x = BROWSER.number(rim + ".x + (" + spot.formatted(0) + " + 0.12) * page.playing.board.scale");
        double y = BROWSER.number(rim + ".y + (" + spot.formatted(1) + " + 0.12) * page.playing.board.scale");
        BROWSER.mouse("mousePressed", x, y);
        BROWSER.mouse("mouseMoved", x, y + 10);
        BROWSER.mouse("mouseMoved", 1270, 890);
        BROWSER.mouse("mouseReleased", 1270, 890);

        assertEquals(0, placed());
        PAGE.assertAskedForNothing();
    }

    private static double placed() {
        return BROWSER.number("Number(document.getElementById('board').dataset.placed)");
    }

    /** Returns a puzzle of this class, or of a file in def/. */
    private static String definition(String name) throws IOException {
        Optional<String> own = Stream.of(PUZZLES.split("(?<=~D\n)", -1))
                .filter(text -> text.startsWith("D:name=" + name + ":"))
                .findFirst();
        return own.isPresent() ? own.get() : Files.readString(Definitions.file(name));
    }

    private static List<PlacedPiece> begun(Puzzle puzzle, List<List<PlacedPiece>> solutions, Random random) {
        List<PlacedPiece> pieces = new ArrayList<>(solutions.get(random.nextInt(solutions.size())));
        Collections.shuffle(pieces, random);
        List<PlacedPiece> begun = new ArrayList<>(pieces.subList(0, 1 + random.nextInt(Math.min(4, pieces.size()))));
        if (random.nextBoolean()) {
            Set<Cell> filled = begun.stream()
                    .flatMap(piece -> cells(puzzle, piece).stream())
                    .collect(Collectors.toSet());
            Set<String> names = begun.stream().map(PlacedPiece::name).collect(Collectors.toSet());
            solutions.get(random.nextInt(solutions.size())).stream()
                    .filter(piece ->
                            !names.contains(piece.name()) && Collections.disjoint(cells(puzzle, piece), filled))
                    .findFirst()
                    .ifPresent(begun::add);
        }
        return begun;
    }

    private static Set<List<Cell>> parts(Puzzle puzzle, List<PlacedPiece> pieces) {
        return pieces.stream().map(piece -> cells(puzzle, piece)).collect(Collectors.toSet());
    }

    private static List<Cell> cells(Puzzle puzzle, PlacedPiece piece) {
        return piece.cells().stream().map(puzzle.lattice()::cell).sorted().toList();
    }

    /** Returns the parts of a code, without junctions, which solutions of the library do not list. */
    private static Set<List<Cell>> parts(Puzzle puzzle, String code) {
        Map<Character, List<Cell>> parts = new TreeMap<>();
        for (int number = 0; number < code.length(); number++) {
            if (code.charAt(number) != 'A'
                    && puzzle.lattice().isWritten(puzzle.region().cell(number))) {
                parts.computeIfAbsent(code.charAt(number), unused -> new ArrayList<>())
                        .add(puzzle.region().cell(number));
            }
        }
        return new HashSet<>(parts.values());
    }

    /** Returns the samples as the page reads them: the number and the cells of each piece. */
    private static String samples(Puzzle puzzle, List<List<PlacedPiece>> samples) {
        List<String> names = puzzle.mobilePieces().stream().map(Piece::name).toList();
        return samples.stream()
                .map(pieces -> pieces.stream()
                        .map(piece -> List.of(
                                names.indexOf(piece.name()),
                                puzzle.lattice().withJunctions(cells(puzzle, piece)).stream()
                                        .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                                        .toList()))
                        .toList())
                .toList()
                .toString();
    }
}
