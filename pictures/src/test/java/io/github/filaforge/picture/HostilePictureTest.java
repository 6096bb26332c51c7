package io.github.filaforge.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.SolutionPicture.View;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Names that would be markup, or no XML at all, if anybody let them. */
@Tag("seconds")
class HostilePictureTest {

    private static final Map<String, Set<String>> ALLOWED = Map.of(
            "svg", Set.of("xmlns", "width", "height", "viewBox", "fill", "stroke-linejoin", "stroke-linecap"),
            "title", Set.of(),
            "rect", Set.of("width", "height", "fill"),
            "g", Set.of("transform", "id"),
            "defs", Set.of(),
            "use", Set.of("href", "x", "y"),
            "path", Set.of("d", "fill", "stroke", "stroke-width"),
            "text", Set.of("transform", "font-family", "font-size", "text-anchor", "y", "fill"));

    static Stream<String> names() {
        return Stream.concat(
                io.github.filaforge.pipeline.HostileNames.all().stream(),
                Stream.of(
                        "</title><script>alert(1)</script>",
                        "\"/><image href='http://example.org/x'/>",
                        "]]>",
                        "<!--",
                        "&amp;&lt;&#60;&unknown;",
                        "a\u0000b\u0008c\u001b[31m",
                        "\ud800",
                        "\uffff\ufffe",
                        "\u202e\u200f\u0085\u2028",
                        "javascript:alert(1)",
                        "url(#f0)"));
    }

    @ParameterizedTest
    @MethodSource("names")
    void aNameIsTextAndNothingElse(String name) throws Exception {
        for (View view : View.values()) {
            for (boolean sheet : new boolean[] {false, true}) {
                Document document = parsed(picture(puzzle(name, Lattices.CUBIC), name, view, sheet));

                assertHarmless(document.getDocumentElement());
                String title = document.getElementsByTagName("title").item(0).getTextContent();
                assertTrue(title.endsWith(": some"), title);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void aNameOnCellsOfAnyKindIsTextAndNothingElse(String name) throws Exception {
        for (Lattice lattice : lattices()) {
            Document document = parsed(picture(puzzle(name, lattice), name, View.LAYERS, false));

            assertHarmless(document.getDocumentElement());
            String title = document.getElementsByTagName("title").item(0).getTextContent();
            assertTrue(title.endsWith(": some"), title);
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void aNameOnPrismsAndBallsInSpaceIsTextAndNothingElse(String name) throws Exception {
        for (String lattice : List.of("triangular-prism", "fcc")) {
            for (View view : List.of(View.ISOMETRIC, View.EXPLODED)) {
                Puzzle puzzle = puzzle(name, Lattices.named(lattice).orElseThrow());

                assertHarmless(parsed(picture(puzzle, name, view, true)).getDocumentElement());
            }
        }
    }

    /** A lattice of polygons, one of lines and one of balls: each kind of cell has a painter of its own. */
    private static List<Lattice> lattices() {
        return Stream.of("hexagonal", "square-edges", "fcc")
                .map(lattice -> Lattices.named(lattice).orElseThrow())
                .toList();
    }

    @ParameterizedTest
    @Tag("seconds")
    @MethodSource("names")
    void aNameOverAHeatMapIsTextAndNothingElse(String name) throws Exception {
        for (Lattice lattice : lattices()) {
            Puzzle puzzle = puzzle(name, lattice);
            List<Cell> cells = puzzle.pieces().get(0).cells();
            HeatPicture.HeatMap map = new HeatPicture.HeatMap(
                    List.of(name, name),
                    Map.of(
                            cells.get(0), new HeatPicture.Heat(0.5, "50", name),
                            cells.get(1), new HeatPicture.Heat(1, name, "")));
            ByteArrayOutputStream out = new ByteArrayOutputStream();

            new HeatPicture(puzzle, "some", List.of(map)).writeSvg(out);

            assertHarmless(parsed(out).getDocumentElement());
        }
    }

    /** The name is that of the puzzle, of a mobile piece and of a stationary one. */
    private static Puzzle puzzle(String name, Lattice lattice) {
        Box box = new Box(3, 2, 1);
        List<Cell> cells = lattice.cells(box);
        return new Puzzle(
                name,
                new Container(lattice, box),
                false,
                List.of(
                        new Piece(name, cells.subList(0, cells.size() - 1), false),
                        new Piece(name + "s", cells.subList(cells.size() - 1, cells.size()), true)));
    }

    private static Picture picture(Puzzle puzzle, String name, View view, boolean sheet) {
        List<PlacedPiece> solution = List.of(new PlacedPiece(
                name,
                puzzle.region().cells().stream()
                        .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                        .toList()));
        return new SolutionPicture(
                puzzle,
                sheet ? List.of(solution, solution) : List.of(solution),
                sheet,
                "some",
                view,
                OptionalInt.empty(),
                true);
    }

    private static Document parsed(Picture picture) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SvgFormat().write(picture, out);
        return parsed(out);
    }

    private static Document parsed(ByteArrayOutputStream out) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(out.toByteArray()));
    }

    private static void assertHarmless(Element element) {
        Set<String> allowed = ALLOWED.get(element.getTagName());
        assertTrue(allowed != null, element::getTagName);
        Set<String> found = new TreeSet<>();
        for (int i = 0; i < element.getAttributes().getLength(); i++) {
            Node attribute = element.getAttributes().item(i);
            found.add(attribute.getNodeName());
            assertTrue(
                    attribute.getNodeValue().matches("[-#(). 0-9A-Za-z/:]*"),
                    () -> "value " + attribute.getNodeValue());
        }
        found.removeAll(allowed);
        assertEquals(Set.of(), found, element.getTagName());
        NodeList children = element.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            Node child = children.item(i);
            assertTrue(child instanceof Element || child.getNodeType() == Node.TEXT_NODE, child::toString);
            if (child instanceof Element inner) {
                assertHarmless(inner);
            }
        }
    }
}
