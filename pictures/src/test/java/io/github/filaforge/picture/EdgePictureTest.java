package io.github.filaforge.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.BoardGaps;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.picture.page.HtmlFormat;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.pipeline.HostileNames;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

@DisplayName("A picture of an edge puzzle")
class EdgePictureTest {

    private static final String SIDE = "M([0-9.]+) ([0-9.]+)([HV])([0-9.]+)L([0-9.]+) ([0-9.]+)Z";
    private static final double MARGIN = 0.5;

    /**
     * A board by chance: pieces with any colours, some turned, some cells without one. Every third board is closed where it
     * can be.
     */
    private static FilledBoard board(int width, int height, int colours, boolean hasRim, long seed) {
        Random random = new Random(seed);
        List<EdgePiece> pieces = new ArrayList<>();
        for (int piece = 1; piece <= width * height; piece++) {
            pieces.add(new EdgePiece(
                    "p" + piece,
                    random.ints(EdgePiece.SIDES, 0, colours).boxed().toList()));
        }
        int[] solution = IntStream.range(0, pieces.size())
                .map(cell -> random.nextInt(4) == 0 ? FilledBoard.EMPTY : cell * EdgePiece.SIDES + random.nextInt(4))
                .toArray();
        OptionalInt rim = hasRim ? OptionalInt.of(0) : OptionalInt.empty();
        String closed = seed % 3 > 0 ? "" : width > 1 ? "xy" : "y";
        Periods periods = Periods.of(Lattices.CUBIC, new Box(width, height, 1), closed);
        EdgePuzzle puzzle =
                new EdgePuzzle("chance", width, height, rim, BoardGaps.NONE, periods, Map.of(), pieces, List.of());
        return FilledBoard.of(puzzle, solution);
    }

    private static String svg(FilledBoard... boards) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new EdgePicture(List.of(boards), boards.length > 1, "solution 1", OptionalInt.empty()).writeSvg(out);
        return out.toString(StandardCharsets.UTF_8);
    }

    /** The drawing, read back from its text: fills of triangles by a place within them, and marks. */
    private static final class Drawn {
        private final Map<List<Long>, String> sides = new HashMap<>();
        private final Set<List<Long>> marks = new HashSet<>();
        private final Set<List<Long>> empty = new HashSet<>();
        private final Set<String> elements = new TreeSet<>();

        Drawn(String svg) throws Exception {
            Element root = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
                    .getDocumentElement();
            Map<String, Element> defined = new HashMap<>();
            NodeList all = root.getElementsByTagName("*");
            for (int i = 0; i < all.getLength(); i++) {
                Element each = (Element) all.item(i);
                elements.add(each.getTagName());
                if (!each.getAttribute("id").isEmpty()) {
                    defined.put("#" + each.getAttribute("id"), each);
                }
            }
            for (int i = 0; i < all.getLength(); i++) {
                Element each = (Element) all.item(i);
                if (each.getTagName().equals("use")) {
                    read(defined.get(each.getAttribute("href")), number(each, "x"), number(each, "y"));
                } else if (each.getAttribute("transform").startsWith("translate(")) {
                    String[] place = each.getAttribute("transform").split("[( )]");
                    read(each, Double.parseDouble(place[1]), Double.parseDouble(place[2]));
                }
            }
        }

        private static double number(Element element, String attribute) {
            return Double.parseDouble(element.getAttribute(attribute));
        }

        private void read(Element figure, double x, double y) {
            NodeList titles = figure.getElementsByTagName("title");
            String title = titles.getLength() == 0 ? "" : titles.item(0).getTextContent();
            if (title.equals("empty")) {
                empty.add(place(x, y));
            }
            if (title.equals("does not match")) {
                marks.add(place(x, y));
            }
            NodeList paths = figure.getElementsByTagName("path");
            for (int i = 0; i < paths.getLength(); i++) {
                Element path = (Element) paths.item(i);
                var triangle = Pattern.compile(SIDE).matcher(path.getAttribute("d"));
                if (triangle.matches()) {
                    boolean isLevel = triangle.group(3).equals("H");
                    double fromX = Double.parseDouble(triangle.group(1));
                    double fromY = Double.parseDouble(triangle.group(2));
                    double to = Double.parseDouble(triangle.group(4));
                    double topX = Double.parseDouble(triangle.group(5));
                    double topY = Double.parseDouble(triangle.group(6));
                    double middleX = isLevel ? (fromX + to) / 2 : fromX;
                    double middleY = isLevel ? fromY : (fromY + to) / 2;
                    // A little towards the top of the triangle, so that the two sides of a join are distinct.
                    String fill = path.getAttribute("fill");
                    sides.put(place(x + middleX + (topX - middleX) / 5, y + middleY + (topY - middleY) / 5), fill);
                }
            }
        }

        /** A place on the board in tenths of a cell. */
        private static List<Long> place(double x, double y) {
            return List.of(Math.round((x - MARGIN) * 10), Math.round((y - MARGIN) * 10));
        }
    }

    private static List<Long> middle(EdgePuzzle puzzle, int cell, int side, int inwards) {
        long x = puzzle.column(cell) * 10L + 5;
        long y = puzzle.row(cell) * 10L + 5;
        int out = 5 - inwards;
        return switch (side) {
            case EdgePiece.UP -> List.of(x, y - out);
            case EdgePiece.RIGHT -> List.of(x + out, y);
            case EdgePiece.DOWN -> List.of(x, y + out);
            default -> List.of(x - out, y);
        };
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8, 24, 255})
    @DisplayName("has each side in the colour of its number, marks what does not match, and leaves cells empty")
    void readBack(int colours) throws Exception {
        for (int seed = 0; seed < 8; seed++) {
            FilledBoard board = board(1 + seed % 5, 2 + seed % 4, colours, seed % 2 == 0, seed);
            Drawn drawn = new Drawn(svg(board));
            EdgePuzzle puzzle = board.puzzle();
            Map<List<Long>, Integer> expected = new HashMap<>();
            Set<List<Long>> marks = new HashSet<>();
            Set<List<Long>> empty = new HashSet<>();
            for (int cell = 0; cell < puzzle.size(); cell++) {
                if (board.placement(cell).isEmpty()) {
                    empty.add(List.of(puzzle.column(cell) * 10L, puzzle.row(cell) * 10L));
                    continue;
                }
                for (int side = 0; side < EdgePiece.SIDES; side++) {
                    int colour = puzzle.colour(board.placement(cell).get(), side);
                    expected.put(middle(puzzle, cell, side, 1), colour);
                    OptionalInt beside = puzzle.neighbour(cell, side);
                    boolean isOff = beside.isEmpty() && puzzle.rim().orElse(colour) != colour;
                    int opposite = (side + 2) % EdgePiece.SIDES;
                    boolean differs = beside.isPresent()
                            && board.placement(beside.getAsInt())
                                    .filter(other -> puzzle.colour(other, opposite) != colour)
                                    .isPresent();
                    if (isOff || differs) {
                        marks.add(middle(puzzle, cell, side, 0));
                    }
                }
            }

            assertEquals(expected.keySet(), drawn.sides.keySet());
            Map<String, Integer> numbers = new HashMap<>();
            Map<Integer, String> fills = new HashMap<>();
            expected.forEach((place, colour) -> {
                String fill = drawn.sides.get(place);
                assertEquals(colour, numbers.computeIfAbsent(fill, unused -> colour), "one number a fill");
                assertEquals(fill, fills.computeIfAbsent(colour, unused -> fill), "one fill a number");
            });
            if (puzzle.rim().isPresent() && fills.containsKey(0)) {
                assertEquals(Palette.RIM.hex(), fills.get(0));
            }
            assertEquals(marks, drawn.marks);
            assertEquals(empty, drawn.empty);
        }
    }

    @Test
    @DisplayName("has as many different colours as a puzzle may have")
    void colours() {
        List<EdgePiece> pieces = IntStream.range(0, 64)
                .mapToObj(piece -> new EdgePiece(
                        "p" + piece,
                        IntStream.range(4 * piece, 4 * piece + 4)
                                .map(colour -> Math.min(colour, 254))
                                .boxed()
                                .toList()))
                .toList();
        Map<Integer, Rgb> palette = Palette.ofSides(new EdgePuzzle("all", 8, 8, OptionalInt.of(0), pieces, List.of()));

        assertEquals(
                255, IntStream.range(0, 255).mapToObj(palette::get).distinct().count());
    }

    @Test
    @DisplayName("tells its score, and which joins do not match")
    void words() throws Exception {
        EdgePiece plain = new EdgePiece("A", List.of(0, 1, 0, 0));
        EdgePiece other = new EdgePiece("B", List.of(0, 0, 0, 2));
        EdgePuzzle puzzle = new EdgePuzzle("two", 2, 1, OptionalInt.of(0), List.of(plain, other), List.of());

        String svg = svg(FilledBoard.of(puzzle, 0, 4));

        assertTrue(svg.contains("<title>two: solution 1, 0 of 1 join matches</title>"), svg);
        assertTrue(
                svg.contains("<desc>A board of 2 by 1 cells, 2 of them with a piece. 0 of 1 join matches."
                        + " Not matching: right of row 1 column 1.</desc>"),
                svg);
    }

    static Stream<String> names() {
        return Stream.concat(
                HostileNames.all().stream(),
                Stream.of("<script>", "&\"'", "</title><script>alert(1)</script>", "\u0000"));
    }

    @ParameterizedTest
    @MethodSource("names")
    @DisplayName("takes names as text only, also on a page")
    void hostileNames(String name) throws Exception {
        EdgePuzzle puzzle = new EdgePuzzle(
                name, 1, 1, OptionalInt.empty(), List.of(new EdgePiece(name, List.of(0, 1, 2, 3))), List.of());
        FilledBoard board = FilledBoard.of(puzzle, 0);
        Set<String> known = Set.of("title", "desc", "rect", "g", "path", "text", "defs", "use");
        ByteArrayOutputStream page = new ByteArrayOutputStream();

        Drawn drawn = new Drawn(svg(board));
        new HtmlFormat().write(new EdgePicture(List.of(board), true, "1 solution", OptionalInt.empty()), page);

        assertTrue(known.containsAll(drawn.elements), drawn.elements::toString);
        String html = page.toString(StandardCharsets.UTF_8);
        assertEquals(1, html.split("<svg", -1).length - 1, html);
        assertEquals(-1, html.indexOf("<script"), html);
    }

    @Test
    @DisplayName("has all boards of a sheet")
    void sheet() throws Exception {
        FilledBoard one = board(3, 3, 4, true, 1);
        FilledBoard two = board(3, 3, 4, true, 1);

        Drawn drawn = new Drawn(svg(one, two));

        assertEquals(2 * one.placements().size() * EdgePiece.SIDES, drawn.sides.size());
        assertEquals(2 * (one.mismatches().size() + one.offRim().size()), drawn.marks.size());
        assertEquals(svg(one, two), svg(one, two));
    }
}
