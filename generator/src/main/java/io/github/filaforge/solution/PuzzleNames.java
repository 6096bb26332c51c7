package io.github.filaforge.solution;

import io.github.filaforge.edge.file.ViewerAddress;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds the puzzle to which the solutions of a file belong. If there is only one puzzle, the solutions belong to it,
 * whatever name the file has for it. Then the solutions of the file must not have two names.
 */
final class PuzzleNames {

    private final SolutionLines lines;
    private final List<Subject> puzzles;
    private final Map<String, Subject> byName = new HashMap<>();
    /** The names of puzzles by the names that boards have for them. */
    private final Map<String, Set<String>> byBoardName = new HashMap<>();

    private String current;
    private boolean hasSolutions;
    /** True if a board has named the current puzzle, and no heading. */
    private boolean isByBoard;

    PuzzleNames(SolutionLines lines, List<Subject> puzzles) {
        this.lines = lines;
        this.puzzles = puzzles;
        for (Subject puzzle : puzzles) {
            byName.putIfAbsent(puzzle.name(), puzzle);
            for (String name : List.of(puzzle.name(), ViewerAddress.spelled(puzzle.name()))) {
                byBoardName.computeIfAbsent(name, unused -> new TreeSet<>()).add(puzzle.name());
            }
        }
    }

    /**
     * Begins the solutions of a puzzle that the line read last names.
     *
     * @throws InputException if there is no such puzzle, or only one puzzle and solutions of another name came before
     */
    void begin(String name) {
        if (name.equals(current)) {
            return;
        }
        if (puzzles.size() == 1 && current != null && hasSolutions) {
            throw lines.error(
                    0,
                    "the file has solutions of '" + PlainText.shortened(current) + "' and of '"
                            + PlainText.shortened(name) + "', and one puzzle is given",
                    "name a definition file with all of these puzzles, or a file with the solutions of one");
        }
        if (puzzles.size() > 1 && !byName.containsKey(name)) {
            throw lines.error(
                    0,
                    "none of the puzzles is called '" + PlainText.shortened(name) + "'",
                    "a puzzle has the name of its D or is called like its file without the extension, the next one of the file"
                            + " has -2 behind it");
        }
        current = name;
        isByBoard = false;
        hasSolutions = false;
    }

    /**
     * Begins the solutions of the puzzle that a board names. The name may be in the spelling of the site eternity2.dev. Below
     * a heading an unknown name is ignored, since programs give boards names of their own.
     *
     * @throws InputException if no heading names the puzzle, and the name is that of no puzzle or of several
     */
    void beginByBoard(String name) {
        if (puzzles.size() == 1) {
            return;
        }
        Set<String> named = byBoardName.getOrDefault(name, Set.of());
        boolean isBelowHeading = current != null && !isByBoard;
        if (isBelowHeading && (named.isEmpty() || named.contains(current))) {
            return;
        }
        if (named.size() > 1) {
            throw lines.error(
                    0,
                    "the name '" + PlainText.shortened(name) + "' may be that of "
                            + named.stream().map(PlainText::shortened).collect(Collectors.joining(" or ")),
                    "write a line # --- PUZZLE name --- before it");
        }
        String one = named.isEmpty() ? name : named.iterator().next();
        if (!one.equals(current)) {
            begin(one);
            isByBoard = true;
        }
    }

    /** Returns the least number of coordinates that a cell of any of the puzzles has. */
    int fewestCoordinates() {
        return puzzles.stream().mapToInt(Subject::coordinates).min().orElseThrow();
    }

    /**
     * Returns the puzzle of a solution that begins at the line read last.
     *
     * @throws InputException if there are several puzzles and the file has named none
     */
    Subject subject() {
        if (puzzles.size() == 1) {
            hasSolutions = true;
            return puzzles.get(0);
        }
        if (current == null) {
            throw lines.error(
                    0,
                    "the file does not say which of " + puzzles.size() + " puzzles this solution belongs to",
                    "name a definition file with the one puzzle, or write a line # --- PUZZLE name --- before it");
        }
        return byName.get(current);
    }
}
