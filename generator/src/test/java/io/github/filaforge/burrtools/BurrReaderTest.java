package io.github.filaforge.burrtools;

import static io.github.filaforge.burrtools.BurrFiles.entry;
import static io.github.filaforge.burrtools.BurrFiles.file;
import static io.github.filaforge.burrtools.BurrFiles.gzip;
import static io.github.filaforge.burrtools.BurrFiles.read;
import static io.github.filaforge.burrtools.BurrFiles.shape;
import static io.github.filaforge.burrtools.BurrFiles.solutions;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.source.InputException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Reading BurrTools files")
class BurrReaderTest {

    private static final String SMALL =
            file(0, shape("A", 1, 1, 1, "#") + shape("B", 1, 1, 1, "#"), entry(0), 1, "name=\"P\" state=\"0\"");

    @Test
    void allThatPackingAsksForIsRead() {
        BurrFile file = read("""
                <?xml version="1.0"?>
                <!-- a comment -->
                <puzzle version="2" more="1">
                <gridType type="1" x="3" y="4"/>
                <new><puzzle><shapes><voxel/></shapes></puzzle></new>
                <colors><color red="0" green="1" blue="2"/><color red="3" green="4" blue="5"/></colors>
                <shapes>
                <voxel x="3" y="2" z="1" type="0" hx="2" hy="-1" weight="3" name="a &amp; b">#1+2_<!-- here -->##_</voxel>
                <voxel x="1" y="1" z="2" type="0">#+</voxel>
                </shapes>
                <problems>
                <problem name="first" state="2" assemblies="12345678901234567890" solutions="17" time="7" maxHoles="5">
                <shapes>
                <shape id="0" min="1" max="2" group="1"><group group="1" count="1"/></shape>
                <shape id="1" count="1"/>
                <shape id="1"/>
                </shapes>
                <result id="1"/>
                <bitmap><pair piece="0" result="1"/><pair piece="1" result="1"/></bitmap>
                <assembler version="1">state</assembler>
                <solutions>
                <solution asmNum="3"><assembly>1 -2 3 11 x 0 0 0 0  4 5 6 7</assembly>
                <separation><pieces count="3">0 2 3</pieces>
                <state><dx>1 0 4</dx><dy>-2 0 5</dy><dz>3 0 6</dz></state>
                <state><dx>1 0 4</dx><dy>-2 20000 20005</dy><dz>3 0 6</dz></state>
                <separation type="removed"><pieces count="2">2 3</pieces>
                <state><dx>0 4</dx><dy>0 5</dy><dz>0 6</dz></state>
                <state><dx>0 4</dx><dy>0 5</dy><dz>1 6</dz></state>
                <state><dx>0 4</dx><dy>0 5</dy><dz>-20000 6</dz></state></separation></separation></solution>
                </solutions>
                </problem>
                <problem state="1"><shapes/><result id="77"/></problem>
                </problems>
                <comment popup="">what the author says</comment>
                </puzzle>
                """);

        assertEquals(BurrGrid.PRISMS, file.grid());
        assertEquals(List.of("0 1 2", "3 4 5"), file.colours());
        assertEquals("what the author says", file.comment());
        BurrShape shape = file.shapes().get(0);
        assertEquals("a & b", shape.name());
        assertEquals(new Cell(3, 2, 1), shape.size());
        assertEquals(new Cell(2, -1, 0), shape.hotspot());
        assertEquals(
                List.of(new Cell(0, 0, 0), new Cell(0, 1, 0), new Cell(1, 1, 0)), shape.voxels(BurrShape.State.FILLED));
        assertEquals(List.of(new Cell(1, 0, 0)), shape.voxels(BurrShape.State.VARIABLE));
        assertEquals(List.of(1, 2, 0), List.of(shape.colour(0), shape.colour(1), shape.colour(3)));
        BurrProblem problem = file.problems().get(0);
        assertEquals("first", problem.name());
        assertEquals(BurrProblem.State.FINISHED, problem.state());
        assertEquals(Optional.of(new BigInteger("12345678901234567890")), problem.assemblies());
        assertEquals(OptionalInt.of(5), problem.maxHoles());
        assertEquals(
                List.of(new BurrEntry(0, 1, 2, Map.of(1, 2)), new BurrEntry(1, 1, 1), new BurrEntry(1, 1, 1)),
                problem.entries());
        assertEquals(OptionalInt.of(1), problem.result());
        assertEquals(Set.of(new ColourPair(1, 2), new ColourPair(2, 2)), problem.pairs());
        assertEquals(
                "1 -2 3 11 x 0 0 0 0 4 5 6 7",
                problem.stored().get(0).assembly().toString());
        BurrSeparation separation = problem.stored().get(0).separation().orElseThrow();
        assertEquals(List.of(1, 2), separation.level());
        assertEquals(List.of(2, 3), separation.leaving().orElseThrow().pieces());
        assertEquals(Optional.of(BigInteger.valueOf(17)), problem.solutions());
        assertEquals(3, shape.weight());
        assertEquals(OptionalInt.empty(), file.problems().get(1).result());
    }

    @Test
    void whatIsCompressedIsReadToo() {
        assertEquals(read(SMALL), read(gzip(SMALL.getBytes(StandardCharsets.UTF_8))));
    }

    @Test
    void whatIsNoUtf8IsLatin1() {
        String name = SMALL.replace("name=\"P\"", "name=\"G\u00f6tz\"");

        assertEquals("G\u00f6tz", read(name).problems().get(0).name());
        assertEquals(
                "G\u00f6tz",
                read(name.getBytes(StandardCharsets.ISO_8859_1))
                        .problems()
                        .get(0)
                        .name());
        assertEquals("G\u00f6tz", read("\ufeff" + name).problems().get(0).name());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<puzzle version|<pizza version|there is no <puzzle>|2",
                "gridType type=\"0\"|gridType type=\"5\"|there is no grid of type 5|3",
                "gridType type=\"0\"|gridType type=\"x\"|type is 'x', not an integer|3",
                "x=\"1\" y|y|this <voxel> has no x|6",
                "x=\"1\" y|x=\"-1\" y|a shape of -1 by 1 by 1 voxels|6",
                "x=\"1\" y=\"1\" z=\"1\"|x=\"999999999\" y=\"999999999\" z=\"999999999\"|a shape of 999999999 by|6",
                "x=\"1\" y=\"1\" z=\"1\"|x=\"0\" y=\"999999999\" z=\"999999999\"|a shape of 0 by 999999999|6",
                "x=\"1\" y|x=\"12345678901\" y|x is '12345678901', not an integer|6",
                "type=\"0\">#</|type=\"1\">#</|type is not 0|6",
                "type=\"0\">#</|type=\"0\">##</|shape 1: the text has 2 voxels, and x * y * z is 1|6",
                "type=\"0\">#</|type=\"0\"></|shape 1: the text has 0 voxels, and x * y * z is 1|6",
                "type=\"0\">#</|type=\"0\">?</|shape 1: character U+003F is no voxel|6",
                "type=\"0\">#</|type=\"0\">#1</|shape 1: voxel 1 has a colour that the file does not have|6",
                "type=\"0\">#</|type=\"0\">#99999999999999</|shape 1: voxel 1 has a colour|6",
                "id=\"0\" count|id=\"2\" count|there is no shape with id 2|10",
                "count=\"1\"|count=\"-1\"|a piece is used -1 times|10",
                "count=\"1\"|min=\"3\" max=\"2\"|a piece is used 3 to 2 times|10",
                "count=\"1\"|count=\"200000\"|the problem has too many pieces|10",
                "state=\"0\"|state=\"7\"|there is no state 7|10",
                "state=\"0\"|state=\"2\" assemblies=\"-3\"|assemblies is '-3', not a number|10",
                "<bitmap/>|<bitmap><pair piece=\"0\" result=\"0\"/></bitmap>|a pair of colours that the file does not have|10",
                "<bitmap/>|<bitmap>|this is not well-formed XML|10",
                "<bitmap/>|&nbsp;|this is not well-formed XML|10",
                "</puzzle>|</puzzle><puzzle/>|this is not well-formed XML|10"
            })
    void aMistakeIsToldWithItsPlace(String right, String wrong, String message, int line) {
        InputException error = assertThrows(
                InputException.class,
                () -> read(SMALL.replaceFirst(
                        java.util.regex.Pattern.quote(right), java.util.regex.Matcher.quoteReplacement(wrong))));

        assertTrue(error.getMessage().matches("(?s)hand\\.xmpuzzle:" + line + ":\\d+: error: .*"), error::getMessage);
        assertTrue(error.getMessage().contains("error: " + message), error::getMessage);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 0 0|solution 1: its last piece has no rotation",
                "0 0 0 24|solution 1: rotations are numbered from 0 to 23, and here is 24",
                "0 0 0 -1|solution 1: rotations are numbered",
                "0 0 0 0 x|solution 1: it has more pieces than the 1",
                "''|solution 1: it has fewer pieces than the 1",
                "0 0 y 0|solution 1: 'y' is not a small integer",
                "0 0 99999999 0|solution 1: '99999999' is not a small integer"
            })
    void aStoredSolutionThatIsNoneIsToldWithItsPlace(String assembly, String message) {
        InputException error = assertThrows(
                InputException.class, () -> read(SMALL.replace("<bitmap/>", "<bitmap/>" + solutions(assembly))));

        assertTrue(error.getMessage().startsWith("hand.xmpuzzle:10:"), error::getMessage);
        assertTrue(error.getMessage().contains("error: " + message), error::getMessage);
    }

    @ParameterizedTest
    @CsvSource({"2,1 0 0", "3,0 0 0", "4,1 0 0"})
    void aVoxelWhereTheGridHasNoneIsRefused(int grid, String place) {
        String shape = "1 0 0".equals(place) ? shape("A", 2, 1, 1, "_#") : shape("A", 1, 1, 1, "#");

        InputException error =
                assertThrows(InputException.class, () -> read(file(grid, shape, entry(0), 0, "state=\"0\"")));

        assertTrue(
                error.getMessage().contains("shape 1 has a voxel at " + place + ", where the grid has none"),
                error::getMessage);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPE puzzle>",
                "<!DOCTYPE puzzle SYSTEM \"http://example.invalid/x.dtd\">",
                "<!DOCTYPE p [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>",
                "<!DOCTYPE p [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;\">]>"
            })
    void aDocumentTypeIsRefused(String type) {
        InputException error = assertThrows(
                InputException.class,
                () -> read(type + SMALL.substring(SMALL.indexOf("<puzzle")).replace("\"P\"", "\"&e;\"")));

        assertTrue(error.getMessage().contains("error: a document type stands here"), error::getMessage);
    }
}
