package io.github.filaforge.picture.moves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.moves.Scene.Body;
import io.github.filaforge.picture.print.CellSolid;
import io.github.filaforge.picture.print.CellSolids;
import io.github.filaforge.picture.print.Vec;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Rgb;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The drawing of a scene: what is seen of it, and how pieces are marked. */
class SceneDrawerTest {

    private static final Palette PALETTE = Palette.of(List.of("A", "B"));

    private static Lattice lattice(String name) {
        return Lattices.named(name).orElseThrow();
    }

    private static Scene scene(Optional<Cell> way, Body... bodies) {
        return new Scene(List.of(), "", List.of(bodies), way);
    }

    private static Body body(String name, boolean isMoved, Cell... cells) {
        return new Body(name, List.of(cells), isMoved, name.equals("S"));
    }

    private static List<Mark> marks(String lattice, boolean isFlat, Scene assembly, Scene scene) {
        return new SceneDrawer(lattice(lattice), PALETTE, isFlat, assembly)
                .draw(scene)
                .marks();
    }

    private static Set<Rgb> colours(List<Mark> marks) {
        return marks.stream()
                .filter(Mark.Area.class::isInstance)
                .map(mark -> ((Mark.Area) mark).fill())
                .collect(Collectors.toSet());
    }

    private static List<String> names(List<Mark> marks) {
        return marks.stream()
                .filter(Mark.Label.class::isInstance)
                .map(mark -> ((Mark.Label) mark).text())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cubic", "triangular", "hexagonal", "tetrakis"})
    void aMovedPieceHasItsColourAndTheOthersArePale(String lattice) {
        Scene assembly =
                scene(Optional.empty(), body("A", false, new Cell(0, 0, 0)), body("B", false, new Cell(1, 0, 0)));
        Scene moved = scene(
                Optional.of(new Cell(2, 0, 0)),
                body("A", false, new Cell(0, 0, 0)),
                body("B", true, new Cell(3, 0, 0)));

        Set<Rgb> before = colours(marks(lattice, true, assembly, assembly));
        Set<Rgb> after = colours(marks(lattice, true, assembly, moved));

        assertTrue(before.containsAll(Set.of(PALETTE.colour("A"), PALETTE.colour("B"))), before::toString);
        assertTrue(after.contains(PALETTE.colour("B")), after::toString);
        assertFalse(after.contains(PALETTE.colour("A")), after::toString);
        assertEquals(List.of("A", "B"), names(marks(lattice, true, assembly, moved)));
    }

    /** The stationary cells stand before the piece and beside it. */
    @Test
    void aStationaryCellThatHidesAPieceIsDrawnAsLines() {
        Body piece = body("A", false, new Cell(0, 1, 0));
        Scene beside = scene(Optional.empty(), piece, body("S", false, new Cell(3, 1, 0)));
        Scene before = scene(Optional.empty(), piece, body("S", false, new Cell(0, 0, 0)));

        assertEquals(Set.of("A", "S"), Set.copyOf(names(marks("cubic", false, beside, beside))));
        assertEquals(List.of("A"), names(marks("cubic", false, before, before)));
        assertTrue(marks("cubic", false, before, before).get(0) instanceof Mark.Line);
    }

    /** Along any line of sight nearer cells are painted later. */
    @ParameterizedTest
    @ValueSource(strings = {"cubic", "triangular-prism", "hexagonal-prism", "rhombic", "tetra-octa"})
    void nearerCellsArePaintedLater(String name) {
        Lattice lattice = lattice(name);
        CellSolids solids = new CellSolids(lattice, 1, 1);
        Camera camera = Camera.of(lattice);
        Random random = new Random(46);
        List<Cell> cells = new ArrayList<>(
                lattice.cells(lattice.kinds() > lattice.classes() ? new Box(12, 12, 12) : new Box(5, 5, 4)));
        cells.removeIf(cell -> random.nextInt(3) == 0);

        List<Cell> painted = new PaintingOrder(lattice, solids, camera.near()).sorted(cells);

        assertEquals(Set.copyOf(cells), Set.copyOf(painted));
        int several = 0;
        for (int i = 0; i < 400; i++) {
            Cell aim = cells.get(random.nextInt(cells.size()));
            Vec start = solids.point(aim)
                    .plus(solids.solid(aim).middle())
                    .plus(new Vec(random.nextDouble(), random.nextDouble(), random.nextDouble()).times(0.1));
            double last = -Double.MAX_VALUE;
            int hit = 0;
            for (Cell cell : painted) {
                OptionalDouble depth = depth(solids, cell, start, camera.near());
                if (depth.isPresent()) {
                    assertTrue(depth.getAsDouble() > last, () -> cell + " of " + name);
                    last = depth.getAsDouble();
                    hit++;
                }
            }
            several += hit > 1 ? 1 : 0;
        }
        assertTrue(several > 200, several + " lines pass several cells");
    }

    /** Returns the place on a line where the middle of its way through a cell lies, if it goes through more than a corner. */
    private static OptionalDouble depth(CellSolids solids, Cell cell, Vec start, Vec along) {
        CellSolid solid = solids.solid(cell);
        double from = -Double.MAX_VALUE;
        double to = Double.MAX_VALUE;
        for (CellSolid.Side side : solid.sides()) {
            Vec corner = solids.point(cell).plus(solid.corners().get(side.ring().get(0)));
            double distance = corner.minus(start).dot(side.normal());
            double towards = along.dot(side.normal());
            if (towards > 1e-9) {
                to = Math.min(to, distance / towards);
            } else if (towards < -1e-9) {
                from = Math.max(from, distance / towards);
            } else if (distance < 0) {
                return OptionalDouble.empty();
            }
        }
        return to - from > 1e-6 ? OptionalDouble.of((from + to) / 2) : OptionalDouble.empty();
    }
}
