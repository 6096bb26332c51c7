package io.github.filaforge.picture.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.picture.print.PrintedSurface.Point;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The lines that the program of a laser reads from an SVG: red ones to cut, blue ones to engrave. */
record LaserFile(List<Outlines> pieces) {

    private static final Pattern STEP = Pattern.compile("([MLHVQZ])([^MLHVQZ]*)");

    /** The closed lines round a piece, and the ends of the lines of its label, in millimetres. */
    record Outlines(String title, List<List<Point>> loops, List<Point> label) {

        /**
         * The area of the material: of the largest loop less the holes in it, or of all loops that lie side by side.
         */
        double area() {
            List<Point> largest = loops.stream()
                    .max((one, other) -> Double.compare(size(one), size(other)))
                    .orElseThrow();
            return size(largest)
                    - loops.stream()
                            .filter(loop -> loop != largest)
                            .mapToDouble(LaserFile::size)
                            .sum();
        }

        double[] bounds() {
            double[] bounds = {1e9, 1e9, -1e9, -1e9};
            loops.forEach(loop -> loop.forEach(at -> {
                bounds[0] = Math.min(bounds[0], at.x());
                bounds[1] = Math.min(bounds[1], at.y());
                bounds[2] = Math.max(bounds[2], at.x());
                bounds[3] = Math.max(bounds[3], at.y());
            }));
            return bounds;
        }
    }

    /**
     * Reads a file. Its unit must be the millimetre, all lines must lie on the sheet, and lines to cut must be closed.
     */
    static LaserFile read(byte[] file) {
        Element svg = document(file).getDocumentElement();
        String[] box = svg.getAttribute("viewBox").split(" ");
        assertEquals(box[2] + "mm", svg.getAttribute("width"));
        assertEquals(box[3] + "mm", svg.getAttribute("height"));
        List<Outlines> pieces = new ArrayList<>();
        NodeList groups = svg.getElementsByTagName("g");
        for (int i = 0; i < groups.getLength(); i++) {
            Element group = (Element) groups.item(i);
            List<List<Point>> loops = new ArrayList<>();
            List<Point> label = new ArrayList<>();
            NodeList paths = group.getElementsByTagName("path");
            for (int k = 0; k < paths.getLength(); k++) {
                Element path = (Element) paths.item(k);
                String data = path.getAttribute("d");
                if (path.getAttribute("stroke").equals("#0000ff")) {
                    label.addAll(points(data));
                } else {
                    assertEquals("#ff0000", path.getAttribute("stroke"));
                    assertTrue(data.matches("M[^MZ]*Z"), data);
                    loops.add(points(data));
                }
            }
            Outlines outlines =
                    new Outlines(group.getElementsByTagName("title").item(0).getTextContent(), loops, label);
            double[] bounds = outlines.bounds();
            assertTrue(bounds[0] > 0 && bounds[1] > 0);
            assertTrue(bounds[2] < Double.parseDouble(box[2]) && bounds[3] < Double.parseDouble(box[3]));
            pieces.add(outlines);
        }
        return new LaserFile(pieces);
    }

    private static Document document(byte[] xml) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            return factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The ends of the steps of a path. */
    private static List<Point> points(String data) {
        List<Point> points = new ArrayList<>();
        for (MatchResult step : STEP.matcher(data).results().toList()) {
            List<Double> numbers = new ArrayList<>();
            for (String number : step.group(2).trim().split(" ")) {
                if (!number.isEmpty()) {
                    numbers.add(Double.valueOf(number));
                }
            }
            Point last = points.isEmpty() ? null : points.get(points.size() - 1);
            switch (step.group(1).toUpperCase(Locale.ROOT)) {
                case "H" -> points.add(new Point(numbers.get(0), last.y(), 0));
                case "V" -> points.add(new Point(last.x(), numbers.get(0), 0));
                case "Z" -> assertEquals(0, numbers.size());
                default -> points.add(new Point(numbers.get(numbers.size() - 2), numbers.get(numbers.size() - 1), 0));
            }
        }
        return points;
    }

    /** The area in a loop, whichever way it runs. */
    static double size(List<Point> loop) {
        double area = 0;
        for (int i = 0; i < loop.size(); i++) {
            area += loop.get(i).cross(loop.get((i + 1) % loop.size())).z() / 2;
        }
        return Math.abs(area);
    }

    /** Returns true if no two pieces lie one upon the other. */
    boolean arePiecesApart() {
        for (Outlines piece : pieces) {
            for (Outlines other : pieces) {
                double[] one = piece.bounds();
                double[] two = other.bounds();
                boolean areApart = one[0] > two[2] || two[0] > one[2] || one[1] > two[3] || two[1] > one[3];
                if (!piece.equals(other) && !areApart) {
                    return false;
                }
            }
        }
        return true;
    }

    long engraved() {
        return pieces.stream().filter(piece -> !piece.label().isEmpty()).count();
    }

    /** Returns true if each point of a label lies inside an odd number of the loops of its piece. */
    boolean areLabelsInside() {
        return pieces.stream()
                .allMatch(piece -> piece.label().stream()
                        .allMatch(at -> piece.loops().stream()
                                                .filter(loop -> isIn(at, loop))
                                                .count()
                                        % 2
                                == 1));
    }

    private static boolean isIn(Point at, List<Point> loop) {
        boolean isIn = false;
        for (int i = 0; i < loop.size(); i++) {
            Point from = loop.get(i);
            Point to = loop.get((i + 1) % loop.size());
            isIn ^= from.y() > at.y() != to.y() > at.y()
                    && at.x() < from.x() + (to.x() - from.x()) * (at.y() - from.y()) / (to.y() - from.y());
        }
        return isIn;
    }
}
