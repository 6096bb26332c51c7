package io.github.filaforge.runtime.dynamicsieve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PartVolumesTest {

    @Test
    void anyNumberOfPiecesHasTheSumsOfTheirSizes() {
        boolean[][] volumes = PartVolumes.ofAny(3, 16, 4, 5);

        assertEquals(List.of(0), possible(volumes[0]));
        assertEquals(List.of(0, 4, 5), possible(volumes[1]));
        assertEquals(List.of(0, 4, 5, 8, 9, 10), possible(volumes[2]));
        assertEquals(List.of(0, 4, 5, 8, 9, 10, 12, 13, 14, 15), possible(volumes[3]));
    }

    private static List<Integer> possible(boolean... volumes) {
        return IntStream.range(0, volumes.length)
                .filter(volume -> volumes[volume])
                .boxed()
                .toList();
    }
}
