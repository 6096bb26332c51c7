package io.github.filaforge.page;

import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.page.Browser;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Pages that solve in a browser: each is made once, by the command line, for all tests of a class. */
final class SolvedPage {

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private final Browser browser;

    /** Files by the arguments that made them and what they were made of: to make one takes some seconds. */
    private final Map<List<String>, Path> made = new HashMap<>();

    SolvedPage(Browser browser) {
        this.browser = browser;
    }

    /**
     * Opens the page of a definition.
     *
     * @param folder has the pages of a class of tests
     */
    void openPageOf(Path folder, String definition, String... options) {
        List<String> key =
                Stream.concat(Stream.of(options), Stream.of(definition)).toList();
        Path page = made.computeIfAbsent(key, unused -> made(folder, definition, options));
        browser.open(page.toUri().toString());
    }

    /** Opens that of a file in def/; its puzzle. */
    Puzzle openPageOfFile(Path folder, String name, String... options) throws Exception {
        openPageOf(folder, Files.readString(Definitions.file(name), StandardCharsets.UTF_8), options);
        return Definitions.puzzle(name);
    }

    private Path made(Path folder, String definition, String... options) {
        Path file = folder.resolve("page" + made.size() + ".html");
        List<String> arguments = new ArrayList<>(List.of("package", "--html", file.toString()));
        arguments.addAll(List.of(options));
        arguments.add("-");
        Ended ended = filaReading(definition, arguments.toArray(String[]::new));
        assertEquals(0, ended.exitCode(), ended.err());
        return file;
    }

    /** Has it find all solutions, by the button for that. */
    void solve() {
        browser.value("document.getElementById('solve').click()");
        browser.waitFor("['done', 'failed'].includes(page.search.state)");
        assertNull(browser.value("page.search.error"));
    }

    /** The solutions that it has, as it writes them. */
    List<String> codes() {
        return List.of(browser.value("page.model.codes.join(' ')").toString().split(" "));
    }

    /** Returns the solutions that the command line prints, in the form of pages. */
    static Set<String> solutionsOfCommandLine(Puzzle puzzle) {
        return solutions(puzzle, SearchRequest.standard()).stream()
                .map(solution -> code(puzzle, solution))
                .collect(Collectors.toSet());
    }

    /** Returns the solutions that a search in this process finds. */
    static List<List<PlacedPiece>> solutions(Puzzle puzzle, SearchRequest request) {
        try (SolutionStream stream = Filaforge.prepare(puzzle, request).solutions()) {
            return stream.stream().map(SolutionStream.Solution::pieces).toList();
        }
    }

    /** A solution as pages write it: a digit for each cell of the region, A for no piece. */
    static String code(Puzzle puzzle, List<PlacedPiece> pieces) {
        List<String> names = puzzle.mobilePieces().stream().map(Piece::name).toList();
        char[] code = new char[puzzle.region().size()];
        Arrays.fill(code, DIGITS.charAt(0));
        for (PlacedPiece piece : pieces) {
            for (List<Integer> cell : piece.cells()) {
                int number = puzzle.region().numberOf(puzzle.lattice().cell(cell));
                code[number] = DIGITS.charAt(names.indexOf(piece.name()) + 1);
            }
        }
        return new String(code);
    }

    /** Asserts that the page has asked for its workers alone, and that the browser has no complaint. */
    void assertAskedForNothing() {
        assertEquals(
                List.of(),
                browser.requests().stream()
                        .filter(address -> !address.startsWith("blob:"))
                        .toList());
        assertEquals(List.of(), browser.complaints());
    }
}
