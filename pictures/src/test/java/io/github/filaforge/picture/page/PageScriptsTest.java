package io.github.filaforge.picture.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts of pages as these have them: joined of modules, and those of pages that solve without comments and blanks. */
class PageScriptsTest {

    private static final Path FILES = Path.of("src/main/resources/io/github/filaforge/picture/page");

    private static final Pattern IMPORT = Pattern.compile("(?m)^(?:import [^;]*;|/\\*\\* @import .* \\*/)\n\n?");

    private static final Pattern SCRIPT =
            Pattern.compile("<script type=\"(?:module|text/plain\" id=\"worker)\">(.*?)</script>", Pattern.DOTALL);

    @TempDir
    private Path folder;

    private static List<String> scripts() {
        Puzzle special = Definitions.parsed("""
                D:xDim=2:yDim=1:zDim=1:wrap=x:match=1-1
                K:colour=1:layout=0 0 0
                C:name=A:colours=1 0:layout=0 0 0, 1 0 0
                ~D
                """);
        Puzzle choosing = Definitions.parsed("""
                D:xDim=2:yDim=1:zDim=1
                R:choose=c
                a b
                ~R
                C:name=A:layout=0 0 0
                ~D
                """);
        Stream<String> ofPuzzles = Stream.of("cubic", "hexagonal")
                .map(lattice -> Definitions.parsed(
                        "D:lattice=" + lattice + ":xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n"))
                .flatMap(puzzle -> Stream.of(shown(puzzle), solving(puzzle)));
        return Stream.concat(
                        ofPuzzles,
                        Stream.of(
                                PuzzlePageTest.moves(PuzzlePageTest.row("row", List.of("A", "B")), List.of("A", "B")),
                                solving(special),
                                solving(choosing),
                                StudioPage.of(new byte[0], "", "0"),
                                EdgesPage.of(new byte[0], "board", "", Optional.empty())))
                .flatMap(page -> SCRIPT.matcher(page).results().map(found -> found.group(1)))
                .toList();
    }

    private static String shown(Puzzle puzzle) {
        List<PlacedPiece> solution = List.of(new PlacedPiece("A", List.of(List.of(0, 0, 0), List.of(1, 0, 0))));
        return PuzzlePage.of(puzzle, List.of(solution), Palette.of(puzzle));
    }

    private static String solving(Puzzle puzzle) {
        List<Integer> cells = IntStream.range(0, puzzle.region().size()).boxed().toList();
        SolvingFacts facts = new SolvingFacts(
                ImageFinder.find(puzzle, Distinct.ALL).shapes(),
                1,
                cells,
                cells,
                1,
                Optional.empty(),
                List.of(),
                OptionalDouble.empty(),
                false,
                "sieve",
                "bar.txt",
                "0");
        return SolvingPage.of(puzzle, Palette.of(puzzle), facts, new byte[0], "");
    }

    @Test
    @Tag("seconds")
    void everyFileIsPartOfAPage() throws IOException {
        List<String> scripts = scripts();

        List<String> missing = new ArrayList<>();
        try (Stream<Path> files = Files.list(FILES)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".js")).toList()) {
                String text =
                        IMPORT.matcher(Files.readString(file)).replaceAll("").replaceAll("(?m)^export ", "");
                String lean = PageFiles.leanScript(text).strip();
                if (scripts.stream().noneMatch(script -> script.contains(text) || script.contains(lean))) {
                    missing.add(file.getFileName().toString());
                }
            }
        }

        assertEquals(List.of(), missing);
    }

    @Test
    @Tag("processes")
    @Tag("slow")
    void everyScriptIsJavaScript() throws Exception {
        List<String> scripts = scripts();
        // Three pages to look at; four that solve, the studio, and a page of edges, each with a worker.
        assertEquals(15, scripts.size());

        for (int index = 0; index < scripts.size(); index++) {
            Path file = Files.writeString(folder.resolve(index + ".mjs"), scripts.get(index));
            assertSucceeds(List.of("--check", file.toString()));
        }
    }

    /** The tests in {@code src/test/js} are for modules that need no browser. */
    @Test
    @Tag("processes")
    void theTestsOfModulesPass() throws Exception {
        List<String> files;
        try (Stream<Path> all = Files.list(Path.of("src/test/js"))) {
            files = all.map(Path::toString)
                    .filter(file -> file.endsWith(".test.js"))
                    .sorted()
                    .toList();
        }

        assertSucceeds(Stream.concat(Stream.of("--test"), files.stream()).toList());
    }

    /** Runs Node.js, if it is installed. */
    private static void assertSucceeds(List<String> arguments) throws Exception {
        Process node = null;
        try {
            node = new ProcessBuilder(
                            Stream.concat(Stream.of("node"), arguments.stream()).toList())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            assumeTrue(false, "Node.js is not installed");
        }
        node.getOutputStream().close();
        String told = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, node.waitFor(), told);
    }
}
