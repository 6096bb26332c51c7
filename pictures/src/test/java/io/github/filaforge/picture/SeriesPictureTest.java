package io.github.filaforge.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.picture.SeriesPicture.Point;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeriesPictureTest {

    private static String svg(Point... points) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SeriesPicture("a <b> & \"c\"", "number", "rate", List.of(points)).writeSvg(out);
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(out.toByteArray()));
        return out.toString(StandardCharsets.UTF_8);
    }

    /** The height of a point on the page, from above. */
    private static double y(String svg, String told) {
        Matcher point = Pattern.compile("<g transform=\"translate\\([0-9.]+ ([0-9.]+)\\)\"><title>" + told + "<")
                .matcher(svg);
        assertTrue(point.find(), svg);
        return Double.parseDouble(point.group(1));
    }

    @Test
    void pointsLieByTheirValues() throws Exception {
        String svg = svg(new Point(4, 10, 2, "ten"), new Point(5, 30, 4, "thirty"), new Point(6, 0, 0, "none"));

        assertTrue(y(svg, "thirty") < y(svg, "ten"));
        assertTrue(y(svg, "ten") < y(svg, "none"));
        assertEquals(2 * (y(svg, "none") - y(svg, "ten")), y(svg, "ten") - y(svg, "thirty"), 0.02);
        assertTrue(svg.contains("<title>a &lt;b&gt; &amp; &quot;c&quot;</title>"), svg);
    }

    @Test
    void aPointOfOneTrialHasNoBarAndAllMayBeNothing() throws Exception {
        assertTrue(svg(new Point(4, 10, Double.POSITIVE_INFINITY, "ten")).contains("<title>ten</title>"));
        assertTrue(
                svg(new Point(4, 0, 0, "nothing"), new Point(5, 0, 0, "either")).contains("<title>either</title>"));
        assertThrows(IllegalArgumentException.class, SeriesPictureTest::svg);
    }

    @ParameterizedTest
    @CsvSource({"35,5", "100,20", "7,1", "0.83,0.2", "0.0005,0.0001", "123456,20000"})
    void ticksAreRoundNumbers(double most, double step) {
        assertEquals(step, SeriesPicture.step(most), step * 1e-9);
    }
}
