package io.github.filaforge.page.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Puzzle;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random edits: after each of them the text and the drawing have to be one puzzle. */
class StudioEditsTest {

    private static final int SEEDS = 40;
    private static final int EDITS = 25;

    /** The cells of a box as a person has painted them: the oracle of the drawing. */
    private static final class Painted {

        final Map<Cell, Integer> states = new HashMap<>();
        final Map<Cell, Integer> colours = new HashMap<>();
        final Set<Cell> covered = new HashSet<>();
        final Map<Cell, String> options = new HashMap<>();

        void free(Cell cell) {
            covered.remove(cell);
            options.remove(cell);
        }

        /** Returns what a cell shows: its state and its colour. */
        List<Integer> shown(Cell cell) {
            int state = covered.contains(cell) ? 3 : options.containsKey(cell) ? 1 : states.get(cell);
            return List.of(state, colours.getOrDefault(cell, 0));
        }
    }

    @Test
    @Tag("seconds")
    void aThousandEditsLeaveTextAndDrawingOnePuzzle() {
        int refusals = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            refusals += new Editing(seed).edit();
        }

        assertTrue(refusals < SEEDS * EDITS / 4, refusals + " refusals");
    }

    @Test
    void editsOfABoardLeaveTextAndDrawingOnePuzzle() {
        Random random = new Random(1);
        String text = StudioEditorTest.text(StudioEditor.answer("board 3 2", ""));
        int[][] sides = new int[6][4];
        Map<String, Integer> codes = new HashMap<>();
        for (int edit = 0; edit < 200; edit++) {
            int piece = random.nextInt(6);
            int side = random.nextInt(4);
            int colour = random.nextInt(5);
            String place = random.nextInt(3) + " " + random.nextInt(2);
            int kind = random.nextInt(3);
            String command = List.of(
                            "side " + piece + " " + side + " " + colour,
                            "pin " + piece + " " + place + " " + side,
                            "unpin " + piece)
                    .get(kind);
            if (kind == 0) {
                sides[piece][side] = colour;
            } else {
                codes.values().removeIf(code -> code / 4 == piece + 1);
                if (kind == 1) {
                    codes.put(place, 4 * (piece + 1) + side);
                }
            }

            String answer = StudioEditor.answer(command, text);
            text = StudioEditorTest.text(answer);

            EdgePuzzle board = (EdgePuzzle) StudioEditor.readable(text).puzzle();
            assertEquals(
                    Arrays.deepToString(sides),
                    board.pieces().stream().map(EdgePiece::sides).toList().toString());
            Map<String, Integer> pins = new HashMap<>();
            for (Object pin :
                    (List<?>) PuzzleJson.of(StudioEditor.readable(text)).get("pins")) {
                List<?> numbers = (List<?>) pin;
                pins.put(numbers.get(0) + " " + numbers.get(1), (Integer) numbers.get(2));
            }
            assertEquals(codes, pins, command);
        }
    }

    /** A puzzle that is edited, with its oracle. */
    private static final class Editing {

        private final Random random;
        private final Painted painted = new Painted();
        private List<Cell> cells;
        private boolean isOfSticks;

        /** The change of the oracle that belongs to the last command. */
        private Runnable change;

        Editing(long seed) {
            random = new Random(seed);
        }

        /** Edits a puzzle, and returns the number of edits that were refused. */
        int edit() {
            List<String> names = Lattices.names();
            String lattice = names.get(random.nextInt(names.size()));
            boolean isPlanar = Lattices.named(lattice).orElseThrow().isPlanar();
            isOfSticks = Lattices.named(lattice).orElseThrow().hasJunctions();
            String box = lattice.equals("hypercubic") ? "3 2 2 2" : "4 4 " + (isPlanar ? 1 : 2);
            String text = StudioEditorTest.text(StudioEditor.answer("new " + lattice + " " + box, ""));
            text = StudioEditorTest.text(StudioEditor.answer("wrap " + "xy".substring(random.nextInt(3)), text));
            cells = PuzzleJson.cells(StudioEditor.readable(text).packing().puzzle());
            cells.forEach(cell -> painted.states.put(cell, 1));
            int refusals = 0;
            for (int edit = 0; edit < EDITS; edit++) {
                String command = command();
                String answer = StudioEditor.answer(command, text);
                String next = StudioEditorTest.text(answer);
                if (answer.contains("\"refusal\"")) {
                    refusals++;
                    assertEquals(text, next, command);
                } else {
                    change.run();
                    check(command, next);
                }
                text = next;
            }
            return refusals;
        }

        private void check(String command, String text) {
            Defined<Puzzle> drawn = StudioEditor.readable(text).packing();
            assertEquals(text, DefinitionWriter.write(drawn), command);
            Map<Cell, List<Integer>> shown = ((List<?>) PuzzleJson.of(drawn).get("cells"))
                    .stream()
                            .map(cell -> ((List<?>) cell)
                                    .stream().map(Integer.class::cast).toList())
                            .collect(Collectors.toMap(
                                    cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)),
                                    cell -> cell.subList(4, 6)));
            assertEquals(
                    cells.stream().collect(Collectors.toMap(cell -> cell, painted::shown)),
                    shown,
                    command + "\n" + text);
        }

        private String command() {
            change = () -> {};
            Cell cell = cells.get(random.nextInt(cells.size()));
            String place = cell.x() + " " + cell.y() + " " + cell.z();
            int piece = random.nextInt(4);
            int number = random.nextInt(3);
            return switch (random.nextInt(16)) {
                case 0, 1 -> "add" + (number == 0 ? "" : " " + place);
                case 2 -> "piece " + piece + " 0 0 0," + place;
                case 3 -> "piece-colour " + piece + " " + number + " " + place;
                case 4 -> "piece-turns " + piece + List.of("", " fixed", " 0 z").get(number);
                case 5 -> "copies " + piece + " " + number + "-" + (number + random.nextInt(3));
                case 6 ->
                    "rename " + piece + " "
                            + List.of("<b>", "\"N\\", "é" + random.nextInt(9)).get(number);
                case 7 -> "turns " + List.of("all", "turn", "0 z").get(number);
                case 8 -> "match " + List.of("1-1 2-1", "1-2", "").get(number);
                case 9 -> colour(cell, place, number);
                case 10 -> stationary(cell, place);
                case 11 -> option(cell, place, number);
                case 12 -> free(cell, place);
                case 13 -> isOfSticks ? "crossing " + random.nextInt(2) : "turns all";
                default -> paint(cell, place, number);
            };
        }

        private String paint(Cell cell, String place, int state) {
            change = () -> {
                painted.free(cell);
                painted.states.put(cell, state);
            };
            return "cells " + List.of("out", "fill", "optional").get(state) + " " + place;
        }

        private String colour(Cell cell, String place, int colour) {
            change = () -> painted.colours.put(cell, colour);
            return "colour " + colour + " " + place;
        }

        private String stationary(Cell cell, String place) {
            change = () -> {
                painted.free(cell);
                painted.covered.add(cell);
            };
            return "stationary wall " + place;
        }

        private String option(Cell cell, String place, int number) {
            String name = "o" + number;
            change = () -> {
                painted.free(cell);
                painted.options.values().removeIf(name::equals);
                painted.options.put(cell, name);
                painted.states.put(cell, 1);
            };
            return "option day " + name + " " + place;
        }

        private String free(Cell cell, String place) {
            change = () -> painted.free(cell);
            return "free " + place;
        }
    }
}
