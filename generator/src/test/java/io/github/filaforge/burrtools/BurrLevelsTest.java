package io.github.filaforge.burrtools;

import static io.github.filaforge.burrtools.BurrFiles.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.source.InputException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers of moves that a file of BurrTools has in place of moves. */
class BurrLevelsTest {

    private static final String SHAPES = BurrFiles.shape("a", 1, 1, 1, "#")
            + BurrFiles.shape("b", 2, 1, 1, "##")
            + BurrFiles.shape("", 3, 1, 1, "###");

    private static BurrFile file(String numbers) {
        String solution = "state=\"0\"\n"
                + BurrFiles.solutions("0 0 0 0 1 0 0 0")
                        .replace("</solution>", "<separationInfo>" + numbers + "</separationInfo></solution>");
        return read(BurrFiles.file(0, SHAPES, BurrFiles.entry(0) + BurrFiles.entry(1), 2, solution));
    }

    private static Optional<BurrLevels> levels(BurrFile file) {
        return file.problems().get(0).stored().get(0).levels();
    }

    private static List<String> warnings(BurrFile file) {
        return BurrPuzzle.all(file, OptionalInt.empty()).get(0).defined().warnings();
    }

    /** Four moves, then one move for the part that is named first, and two for the other. */
    @Test
    void aLevelMayHaveEitherPartFirst() {
        BurrLevels levels = new BurrLevels(List.of(5, 2, 0, 0, 3, 0, 0));

        assertEquals(4, levels.first());
        assertTrue(levels.areOf(List.of(4, 1, 2)));
        assertTrue(levels.areOf(List.of(4, 2, 1)));
        assertTrue(!levels.areOf(List.of(4, 1, 1)) && !levels.areOf(List.of(4, 1)));
    }

    @Test
    void theNumbersAreReadAndWritten() {
        BurrFile file = file(" 2 0\n0 ");

        assertEquals(Optional.of(new BurrLevels(List.of(2, 0, 0))), levels(file));
        assertEquals(levels(file), levels(read(BurrWriter.write(file))));
        assertEquals(List.of(), warnings(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2 0", "0", "1 0 0", "2 0 x", "2 -1 0", "99999999 0 0"})
    void numbersThatAreNoTreeAreRefused(String numbers) {
        InputException refused = assertThrows(InputException.class, () -> file(numbers));

        assertTrue(
                refused.getMessage().contains("the numbers of moves of solution 1 are no tree of numbers"),
                refused::getMessage);
    }

    /** No separation has rotations, and an assembly of more than 64 pieces is not taken apart. */
    @Test
    void numbersThatCannotBeComparedAreLeftOut() {
        BurrFile turned = file("3 0 0 | 1 0 0");
        BurrFile many = file("2 ".repeat(200) + "0 ".repeat(201));

        assertEquals(Optional.empty(), levels(turned));
        assertEquals(Optional.empty(), levels(many));
        assertTrue(turned.passedOver().contains("the levels of solutions with rotations"), turned::toString);
    }
}
