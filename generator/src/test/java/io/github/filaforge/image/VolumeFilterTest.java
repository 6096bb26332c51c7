package io.github.filaforge.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Kind;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

/** The volume filter leaves what is left when the parts that each image leaves are filled cell by cell. */
class VolumeFilterTest {

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "DISPLACED")
    @Tag("seconds")
    void keepsTheImagesThatLeavePartsOfPossibleVolumes(Kind kind) {
        for (long seed = 0; seed < 3; seed++) {
            check(RandomPuzzles.generate(kind, seed).puzzle(), 1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hexominoes_15x14_parallelogram", "hexominoes_box_in_diamond", "tetriscube"})
    @Tag("slow")
    void doesSoInLargeRegions(String definition) throws Exception {
        check(Definitions.puzzle(definition), 11);
    }

    /** Checks one of every {@code share} images. */
    private static void check(Puzzle puzzle, int share) {
        ImageCatalog all = ImageFinder.find(puzzle, Distinct.ALL);
        ImageCatalog left = VolumeFilter.apply(all);
        for (Shape shape : all.shapes()) {
            BitSet volumes = volumesWithout(shape, all.shapes());
            List<Image> images = all.images(shape);
            List<Image> tried = IntStream.range(0, images.size())
                    .filter(index -> index % share == 0)
                    .mapToObj(images::get)
                    .toList();
            List<Image> expected = tried.stream()
                    .filter(image -> leavesOnly(volumes, image.layout(), all.region()))
                    .toList();
            Set<Image> kept = new HashSet<>(left.images(shape));
            assertEquals(
                    expected, tried.stream().filter(kept::contains).toList(), () -> puzzle + ", shape " + shape.name());
            assertTrue(images.containsAll(kept), () -> puzzle + ", shape " + shape.name());
        }
    }

    private static BitSet volumesWithout(Shape placed, List<Shape> shapes) {
        BitSet volumes = new BitSet();
        volumes.set(0);
        for (Shape shape : shapes) {
            int pieces = shape.copies() - (shape.equals(placed) ? 1 : 0);
            for (int piece = 0; piece < pieces; piece++) {
                for (int fragment : shape.pieces().get(0).fragments(Lattices.CUBIC)) {
                    BitSet more = new BitSet();
                    volumes.stream().forEach(volume -> more.set(volume + fragment));
                    volumes.or(more);
                }
            }
        }
        return volumes;
    }

    private static boolean leavesOnly(BitSet volumes, Layout image, Region region) {
        boolean[] seen = new boolean[region.size()];
        for (int cell : image.cells()) {
            seen[cell] = true;
        }
        for (int start = 0; start < seen.length; start++) {
            if (!seen[start] && !volumes.get(volume(start, seen, region))) {
                return false;
            }
        }
        return true;
    }

    private static int volume(int start, boolean[] seen, Region region) {
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        seen[start] = true;
        int volume = 0;
        while (!open.isEmpty()) {
            volume++;
            for (int neighbour : region.neighbours(open.remove())) {
                if (!seen[neighbour]) {
                    seen[neighbour] = true;
                    open.add(neighbour);
                }
            }
        }
        return volume;
    }
}
