package io.github.filaforge.burrtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.filaforge.lattice.Cell;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Rotations by the numbers of files")
class BurrTurnsTest {

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");

    /** Far from symmetric, and each step a multiple of all that lattices ask for. */
    private static final Cell STEP = new Cell(90, -180, 360);

    @Test
    void thoseOfBricksAreTheListThatWasReadOffFiles() throws IOException {
        List<int[]> matrices = matrices("rotations-grid0.json").subList(0, 24);

        for (int turn = 0; turn < matrices.size(); turn++) {
            Cell step = apply(matrices.get(turn), STEP, 1);
            assertEquals(step, carried(BurrGrid.BRICKS, turn, STEP), "rotation " + turn);
            assertEquals(step, carried(BurrGrid.RHOMBIC, turn, STEP), "rotation " + turn);
            assertEquals(step, carried(BurrGrid.TETRA_OCTA, turn, STEP), "rotation " + turn);
        }
    }

    @Test
    void thoseOfBallsAreTheListThatWasReadOffFiles() throws IOException {
        List<int[]> matrices = matrices("rotations-grid2-times3.json").subList(0, 120);

        for (int turn = 0; turn < matrices.size(); turn++) {
            assertEquals(apply(matrices.get(turn), STEP, 3), carried(BurrGrid.SPHERES, turn, STEP), "rotation " + turn);
        }
    }

    @Test
    void thoseOfPrismsAreTheListThatWasReadOffFiles() throws IOException {
        List<int[]> matrices = matrices("rotations-grid1-lattice.json").subList(0, 12);

        for (int turn = 0; turn < matrices.size(); turn++) {
            // voxels of a row are half as far apart as those of oblique axes, which are in thirds there
            Cell oblique = new Cell(3 * (STEP.x() - STEP.y()) / 2, 3 * STEP.y(), STEP.z());
            Cell turned = apply(matrices.get(turn), oblique, 1);
            Cell step = new Cell((2 * turned.x() + turned.y()) / 3, turned.y() / 3, turned.z());
            assertEquals(step, carried(BurrGrid.PRISMS, turn, STEP), "rotation " + turn);
        }
    }

    @ParameterizedTest
    @CsvSource({"BRICKS, 24", "PRISMS, 12", "SPHERES, 120", "RHOMBIC, 24", "TETRA_OCTA, 24"})
    void aGridHasTheRotationsOfBurrTools(BurrGrid grid, int rotations) {
        assertEquals(rotations, new BurrTurns(grid).count());
    }

    /** A pair of voxels: where the step between them leads when it is turned. */
    private static Cell carried(BurrGrid grid, int turn, Cell step) {
        Cell first = grid == BurrGrid.RHOMBIC ? new Cell(2, 1, 0) : new Cell(1, 1, 0);
        Cell start = grid == BurrGrid.TETRA_OCTA ? new Cell(1, 1, 1) : first;
        List<Cell> pair = List.of(start, start.plus(step));
        // lists of where they come to lie are sorted, so each is carried by itself; the position is chosen so that it
        // is a voxel
        BurrTurns turns = new BurrTurns(grid);
        Cell position = start;
        Cell carriedFirst = turns.placed(new BurrAssembly.Placement(position, turn), start, pair.subList(0, 1))
                .orElseThrow()
                .firstKey();
        Cell carriedSecond = turns.placed(new BurrAssembly.Placement(position, turn), start, pair.subList(1, 2))
                .orElseThrow()
                .firstKey();
        return carriedSecond.minus(carriedFirst);
    }

    @ParameterizedTest
    @EnumSource
    void aPlacementIsFoundAgainFromWhatItCovers(BurrGrid grid) {
        BurrTurns turns = new BurrTurns(grid);
        List<Cell> piece = chiralPiece(grid);
        Cell hotspot = new Cell(3, -2, 1);
        List<Integer> found = new ArrayList<>();
        for (int turn = 0; turn < new BurrTurns(grid).count(); turn++) {
            Optional<BurrAssembly.Placement> placement = somewhere(turns, turn, hotspot, piece);
            if (placement.isPresent()) {
                List<Cell> covered = List.copyOf(turns.placed(placement.get(), hotspot, piece)
                        .orElseThrow()
                        .keySet());
                assertEquals(placement, turns.placement(hotspot, piece, covered, (from, to) -> true));
                found.add(turn);
            }
        }
        // the further turns of balls are for flat pieces only
        assertEquals(Math.min(24, new BurrTurns(grid).count()), found.size());
    }

    @ParameterizedTest
    @EnumSource
    void aPieceIsKnownHoweverItIsTurnedButNeitherItsMirrorImageNorOtherColours(BurrGrid grid) {
        BurrTurns turns = new BurrTurns(grid);
        List<Cell> piece = chiralPiece(grid);
        BurrTurns.Standard standard = turns.standard(spotted(piece, piece.get(0)));
        for (int turn = 0; turn < new BurrTurns(grid).count(); turn++) {
            somewhere(turns, turn, piece.get(0), piece).ifPresent(placement -> {
                SortedMap<Cell, Integer> turned = new TreeMap<>();
                turns.placed(placement, piece.get(0), piece)
                        .orElseThrow()
                        .forEach((place, voxel) -> turned.put(place, voxel.equals(piece.get(0)) ? 1 : 0));
                assertEquals(standard, turns.standard(turned), () -> "turn " + placement);
            });
        }
        List<Cell> mirrored = piece.stream()
                .map(voxel -> new Cell(grid.mirrorShift() - voxel.x(), voxel.y(), voxel.z()))
                .toList();
        assertNotEquals(standard, turns.standard(spotted(mirrored, mirrored.get(0))));
        assertNotEquals(standard, turns.standard(spotted(piece, piece.get(1))));
    }

    private static SortedMap<Cell, Integer> spotted(List<Cell> piece, Cell spot) {
        SortedMap<Cell, Integer> colours = new TreeMap<>();
        piece.forEach(voxel -> colours.put(voxel, voxel.equals(spot) ? 1 : 0));
        return colours;
    }

    /** The placement by a turn that is nearest to a place and a motion of the grid. */
    private static Optional<BurrAssembly.Placement> somewhere(
            BurrTurns turns, int turn, Cell hotspot, List<Cell> piece) {
        for (int i = 0; i < 1000; i++) {
            Cell position = new Cell(i / 100, i / 10 % 10, i % 10);
            BurrAssembly.Placement placement = new BurrAssembly.Placement(position, turn);
            Optional<List<Cell>> covered =
                    turns.placed(placement, hotspot, piece).map(places -> List.copyOf(places.keySet()));
            if (covered.isPresent()
                    && turns.placement(hotspot, piece, covered.get(), (from, to) -> true)
                            .equals(Optional.of(placement))) {
                return Optional.of(placement);
            }
        }
        return Optional.empty();
    }

    /** A connected piece that no rotation keeps, and that lies in no plane. */
    private static List<Cell> chiralPiece(BurrGrid grid) {
        return switch (grid) {
            case BRICKS -> cells("0 0 0, 1 0 0, 2 0 0, 0 1 0, 0 0 1, 0 0 2, 0 0 3");
            case PRISMS -> cells("0 0 0, 1 0 0, 2 0 0, 3 0 0, 0 0 1, 1 0 1");
            case SPHERES -> cells("0 0 0, 1 1 0, 2 2 0, 3 3 0, 1 0 1, 2 2 2");
            case RHOMBIC -> cells("2 3 4, 1 2 4, 2 1 4, 2 4 3, 7 3 4, 6 2 4");
            case TETRA_OCTA -> cells("1 1 1, 2 2 2, 0 0 2, 4 1 1, 3 0 0, 7 4 1");
        };
    }

    private static List<Cell> cells(String text) {
        List<Cell> cells = new ArrayList<>();
        for (String each : text.split(", ")) {
            String[] numbers = each.split(" ");
            cells.add(
                    new Cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2])));
        }
        return cells;
    }

    private static Cell apply(int[] matrix, Cell cell, int scale) {
        int[] turned = new int[3];
        for (int row = 0; row < 3; row++) {
            turned[row] = (matrix[3 * row] * cell.x() + matrix[3 * row + 1] * cell.y() + matrix[3 * row + 2] * cell.z())
                    / scale;
        }
        return new Cell(turned[0], turned[1], turned[2]);
    }

    private static List<int[]> matrices(String resource) throws IOException {
        try (InputStream in = BurrTurnsTest.class.getResourceAsStream("/burrtools/" + resource)) {
            Matcher number = NUMBER.matcher(new String(in.readAllBytes(), StandardCharsets.US_ASCII));
            List<int[]> matrices = new ArrayList<>();
            int[] matrix = new int[9];
            for (int count = 0; number.find(); count++) {
                matrix[count % 9] = Integer.parseInt(number.group());
                if (count % 9 == 8) {
                    matrices.add(matrix.clone());
                }
            }
            return matrices;
        }
    }
}
