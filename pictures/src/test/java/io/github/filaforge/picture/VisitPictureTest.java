package io.github.filaforge.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.BoardOrder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A picture of visits")
class VisitPictureTest {

    private static String svg(VisitPicture picture) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        picture.writeSvg(out);
        return out.toString(StandardCharsets.UTF_8);
    }

    /** The light of the cell at a position of the order, from its fill. */
    private static double light(String svg, int position) {
        Matcher cell = Pattern.compile(
                        "<title>position " + position + " of the order: [^<]*</title><path [^>]*fill=\"#(......)")
                .matcher(svg);
        assertTrue(cell.find(), svg);
        int colour = Integer.parseInt(cell.group(1), 16);
        return 0.2126 * (colour >> 16) + 0.7152 * (colour >> 8 & 255) + 0.0722 * (colour & 255);
    }

    @Test
    @DisplayName("is darker where there were more, in the order of filling")
    void shades() throws IOException {
        BoardOrder order = new BoardOrder("mine", List.of(3, 1, 0));
        String svg = svg(new VisitPicture("a <b> & c", 2, 2, order, List.of(10L, 1_230_000_000L, 100_000L)));

        assertTrue(light(svg, 1) > light(svg, 3), svg);
        assertTrue(light(svg, 3) > light(svg, 2), svg);
        assertTrue(svg.contains("<title>position 2 of the order: 1230000000 visits</title>"), svg);
        assertTrue(svg.contains("<title>not in the order</title>"), svg);
        assertTrue(svg.contains("<title>a &lt;b&gt; &amp; c</title>"), svg);
        // the cell at the lower right is filled first
        assertTrue(svg.contains("<g transform=\"translate(1.5 2.6)\"><title>position 1 "), svg);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "9999,9999", "12345,1.2E4", "1230000000,1.2E9", "9223372036854775807,9.2E18"})
    @DisplayName("has numbers of a few characters")
    void numbers(long count, String text) {
        assertEquals(text, VisitPicture.shortly(count));
    }

    @Test
    @DisplayName("is drawn where nothing was visited, and refuses what is of another board")
    void extremes() throws IOException {
        BoardOrder order = BoardOrder.rows(1, 1);

        assertTrue(svg(new VisitPicture("", 1, 1, order, List.of(0L))).contains("0 visits"));
        assertThrows(IllegalArgumentException.class, () -> new VisitPicture("", 1, 1, order, List.of(1L, 2L)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new VisitPicture("", 1, 1, BoardOrder.rows(2, 1), List.of(1L, 2L)));
    }
}
