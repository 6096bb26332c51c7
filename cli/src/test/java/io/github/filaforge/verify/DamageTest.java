package io.github.filaforge.verify;

import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Congruence;
import io.github.filaforge.oracle.DefinitionText;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.PlainSymmetries;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.SolutionChecker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Solutions of random puzzles are damaged, and {@code verify} has to refuse them just if the checker of the oracle does,
 * which has its own geometry and reads nothing but pictures.
 */
@DisplayName("fila verify, of damaged solutions,")
class DamageTest {

    private static final int DAMAGES = "all".equals(System.getProperty("rows")) ? 1200 : 60;

    private static final int SAMPLES = DAMAGES / 3;

    @TempDir
    private Path folder;

    /** The cells of the pieces by name. A piece may be there twice, under a name with a mark that writing removes. */
    private record Placed(Puzzle puzzle, Map<String, List<Cell>> cells) {

        private static final String AGAIN = "\n";

        static Placed of(Puzzle puzzle, Partition solution, Random random) {
            Map<String, List<Cell>> cells = new LinkedHashMap<>();
            Map<String, List<Piece>> free = new HashMap<>();
            Congruence congruence = Congruence.of(puzzle);
            for (Piece piece : puzzle.pieces()) {
                if (piece.stationary()) {
                    cells.put(piece.name(), piece.cells());
                } else {
                    free.computeIfAbsent(String.valueOf(congruence.shapeOf(piece.cells())), unused -> new ArrayList<>())
                            .add(piece);
                }
            }
            free.values().forEach(copies -> Collections.shuffle(copies, random));
            for (List<Cell> part : solution.parts()) {
                List<Piece> copies = free.get(String.valueOf(congruence.shapeOf(part)));
                cells.put(copies.remove(0).name(), part);
            }
            return new Placed(puzzle, cells);
        }

        /** Another placement with something changed. */
        Placed damaged(Random random) {
            Map<String, List<Cell>> changed = new LinkedHashMap<>(cells);
            List<String> names = new ArrayList<>(cells.keySet());
            String one = names.get(random.nextInt(names.size()));
            String other = names.get(random.nextInt(names.size()));
            List<Cell> its = new ArrayList<>(cells.get(one));
            Cell cell = its.get(random.nextInt(its.size()));
            Cell step = new Cell(random.nextInt(3) - 1, random.nextInt(3) - 1, random.nextInt(3) - 1);
            switch (random.nextInt(10)) {
                case 0 -> changed.remove(one);
                case 1 -> changed.put(one + AGAIN, its);
                case 2 -> {
                    changed.put(one, cells.get(other));
                    changed.put(other, its);
                }
                case 3 ->
                    changed.put(one, its.stream().map(each -> each.plus(step)).toList());
                case 4 -> {
                    its.set(its.indexOf(cell), cell.plus(step));
                    changed.put(one, its);
                }
                case 5 -> {
                    its.add(cell.plus(step));
                    changed.put(one, its);
                }
                case 6 -> {
                    its.remove(cell);
                    changed.put(one, its.isEmpty() ? List.of(cell.plus(new Cell(50, 0, 0))) : its);
                }
                case 7 -> {
                    List<Cell> others = new ArrayList<>(cells.get(other));
                    Cell exchanged = others.get(random.nextInt(others.size()));
                    its.set(its.indexOf(cell), exchanged);
                    others.set(others.indexOf(exchanged), cell);
                    changed.put(one, its);
                    changed.put(other, one.equals(other) ? its : others);
                }
                case 8 -> {
                    changed.remove(one);
                    changed.put("unheard-of", its);
                }
                default -> {
                    // The mirror image of all, in place: a solution only if the pieces and the box allow it.
                    Box box = puzzle.box();
                    changed.replaceAll((name, each) -> each.stream()
                            .map(from -> new Cell(box.xDim() - 1 - from.x(), from.y(), from.z()))
                            .toList());
                }
            }
            return new Placed(puzzle, changed);
        }

        /** Returns true if the oracle accepts this as a solution. */
        boolean isSolution() {
            Map<Cell, String> names = new HashMap<>();
            for (Map.Entry<String, List<Cell>> piece : cells.entrySet()) {
                for (Cell cell : piece.getValue()) {
                    boolean isFree = names.put(cell, piece.getKey()) == null;
                    if (!isFree
                            || !puzzle.box().contains(cell)
                            || piece.getKey().endsWith(AGAIN)) {
                        return false;
                    }
                }
            }
            try {
                new SolutionChecker(puzzle).check(picture(names));
                return true;
            } catch (AssertionError e) {
                return false;
            }
        }

        private String picture(Map<Cell, String> names) {
            Box box = puzzle.box();
            StringBuilder picture = new StringBuilder();
            for (int y = box.yDim() - 1; y >= 0; y--) {
                for (int z = 0; z < box.zDim(); z++) {
                    picture.append(z == 0 ? "" : " , ");
                    for (int x = 0; x < box.xDim(); x++) {
                        picture.append(' ').append(names.getOrDefault(new Cell(x, y, z), "."));
                    }
                }
                picture.append('\n');
            }
            return picture.toString();
        }

        /** Returns the pieces as text; in a picture, the last piece on a cell is visible. */
        String text(int format) {
            StringBuilder text = new StringBuilder();
            Box box = puzzle.box();
            switch (format) {
                case 0 -> {
                    Map<Cell, String> names = new HashMap<>();
                    cells.forEach((name, its) -> its.forEach(cell -> names.put(cell, name.strip())));
                    return "# --- SOLUTION 1 ---\n" + picture(names);
                }
                case 1 -> {
                    text.append("{\"solution\":1,\"pieces\":[");
                    text.append(cells.entrySet().stream()
                            .map(piece -> "{\"cells\":[" + list(piece.getValue(), "[", ",", "]", ",") + "],\"name\":\""
                                    + piece.getKey().strip() + "\"}")
                            .collect(Collectors.joining(",")));
                    text.append("]}\n");
                }
                case 2 -> {
                    text.append("puzzle,solution,piece,x,y,z\n");
                    cells.forEach((name, its) -> its.forEach(cell -> text.append(
                            "p,1,\"" + name.strip() + "\"," + list(List.of(cell), "", ",", "", "") + "\n")));
                }
                case 3 -> {
                    text.append("# --- PIECES OF SOLUTION 1 ---\n");
                    cells.forEach(
                            (name, its) -> text.append(name.strip() + ": " + list(its, "", " ", "", ", ") + "\n"));
                }
                default -> {
                    text.append("# --- DEFINITION OF SOLUTION 1 ---\nD:xDim=" + box.xDim() + ":yDim=" + box.yDim()
                            + ":zDim=" + box.zDim() + "\n");
                    cells.forEach((name, its) -> text.append(
                            "C:name=" + name.strip() + ":type=S:layout=" + list(its, "", " ", "", ", ") + "\n"));
                    text.append("~D\n");
                }
            }
            return text.toString();
        }

        private static String list(List<Cell> cells, String start, String between, String end, String separator) {
            return cells.stream()
                    .map(cell -> start + cell.x() + between + cell.y() + between + cell.z() + end)
                    .collect(Collectors.joining(separator));
        }
    }

    private Ended verify(Puzzle puzzle, String solutions, String... options) throws IOException {
        Path definition = Files.writeString(folder.resolve("puzzle.txt"), DefinitionText.of(puzzle));
        List<String> arguments = new ArrayList<>(List.of("verify", definition.toString(), "-"));
        arguments.addAll(List.of(options));
        return filaReading(solutions, arguments.toArray(String[]::new));
    }

    @Test
    @Tag("slow")
    @DisplayName("refuses those that the oracle refuses, and no others")
    void damages() throws IOException {
        int real = 0;
        int harmless = 0;
        List<RandomPuzzles.Sample> samples = RandomPuzzles.stream(11)
                .filter(sample -> !sample.solutions().isEmpty())
                .filter(sample -> sample.puzzle().pieces().stream()
                        .noneMatch(piece -> piece.name().matches(".*[\":\\\\#].*")))
                .limit(30)
                .toList();
        for (int seed = 0; real < DAMAGES; seed++) {
            Random random = new Random(seed);
            RandomPuzzles.Sample sample = samples.get(seed % samples.size());
            Partition solution =
                    sample.solutions().get(random.nextInt(sample.solutions().size()));
            Placed placed = Placed.of(sample.puzzle(), solution, random);
            assertTrue(placed.isSolution(), sample::toString);
            Placed damaged = placed.damaged(random);
            int format = random.nextInt(5);
            // A picture shows one piece at a cell, so what it shows is what is judged.
            boolean isSolution = damaged.isSolution();
            if (format == 0 && !isSolution) {
                isSolution = shownIsSolution(damaged);
            }

            Ended right = verify(sample.puzzle(), placed.text(format));
            Ended ended = verify(sample.puzzle(), damaged.text(format));

            String message = "seed " + seed + " of " + sample + "\n" + damaged.text(format) + "\n" + ended;
            assertEquals(new Ended(0, "1 solution, right\n", ""), right, message);
            assertEquals(isSolution ? 0 : 3, ended.exitCode(), message);
            real += isSolution ? 0 : 1;
            harmless += isSolution ? 1 : 0;
        }
        assertTrue(harmless > DAMAGES / 50, "only " + harmless + " harmless changes");
    }

    private static boolean shownIsSolution(Placed placed) {
        String text = placed.text(0);
        try {
            new SolutionChecker(placed.puzzle()).check(text);
            return true;
        } catch (AssertionError e) {
            return false;
        }
    }

    @Test
    @Tag("slow")
    @DisplayName("finds the copies that the oracle's symmetries make, and no others")
    void copies() throws IOException {
        List<RandomPuzzles.Sample> samples = RandomPuzzles.stream(77)
                .filter(sample ->
                        sample.solutions().size() > 1 && sample.solutions().size() < 100)
                .filter(sample -> sample.puzzle().pieces().stream()
                        .noneMatch(piece -> piece.name().matches(".*[\":\\\\#].*")))
                .limit(SAMPLES)
                .toList();
        for (RandomPuzzles.Sample sample : samples) {
            Random random = new Random(sample.seed());
            StringBuilder text = new StringBuilder();
            for (Partition solution : sample.solutions()) {
                text.append(Placed.of(sample.puzzle(), solution, random).text(1));
            }
            int count = sample.solutions().size();
            for (boolean mirror : new boolean[] {false, true}) {
                int distinct = PlainSymmetries.of(sample.puzzle(), mirror)
                        .orbitRepresentatives(sample.solutions())
                        .size();

                Ended ended = mirror
                        ? verify(sample.puzzle(), text.toString(), "--mirror")
                        : verify(sample.puzzle(), text.toString());

                String expected = count + " solutions, all right, "
                        + (count == distinct ? "all different" : count - distinct + " repeated");
                assertEquals(
                        expected,
                        ended.out().lines().reduce((first, last) -> last).orElseThrow(),
                        sample::toString);
            }
            assertEquals(0, verify(sample.puzzle(), text.toString(), "--all").exitCode(), sample::toString);
            assertEquals(
                    count + " repeated",
                    verify(sample.puzzle(), text.toString() + text, "--all")
                            .out()
                            .replaceAll("(?s).*, ", "")
                            .strip());
        }
    }
}
