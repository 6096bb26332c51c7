package io.github.filaforge.burrtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.source.InputException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("Reading any BurrTools file at all")
class BurrFuzzTest {

    private static final int FILES = Rows.ALL ? 20_000 : 5000;

    private static final String SHAPES = BurrFiles.shape("a", 2, 1, 1, "##")
            + BurrFiles.shape("b c", 2, 2, 1, "###_")
            + BurrFiles.shape("", 4, 2, 1, "#######_").replace("type", "hx=\"1\" weight=\"2\" type");

    private static final String SEPARATION = """
            <separation><pieces count="3">0 1 2</pieces>
            <state><dx>0 0 2</dx><dy>0 1 0</dy><dz>0 0 0</dz></state>
            <state><dx>0 0 2</dx><dy>0 1 0</dy><dz>0 0 1</dz></state>
            <state><dx>0 0 2</dx><dy>0 1 0</dy><dz>0 0 20001</dz></state>
            <separation type="left"><pieces count="2">0 1</pieces>
            <state><dx>0 0</dx><dy>0 1</dy><dz>0 0</dz></state>
            <state><dx>0 -20000</dx><dy>0 1</dy><dz>0 0</dz></state></separation></separation>
            """;

    private static final List<String> SAMPLES = List.of(
            BurrFiles.file(
                    0,
                    SHAPES,
                    "<shape id=\"0\" count=\"2\"/><shape id=\"1\" min=\"1\" max=\"1\"/>",
                    2,
                    "state=\"2\" assemblies=\"3\" maxHoles=\"1\"\n"
                            + BurrFiles.solutions("0 0 0 0 0 1 0 0 2 0 0 0", "0 1 0 22 1 0 0 3 2 2 2 2")
                                    .replaceFirst("(?=</solution>)", "<separationInfo>3 2 0 0 0</separationInfo>")),
            BurrFiles.file(1, SHAPES, BurrFiles.entry(0) + "<shape id=\"1\"/>", 2, "name=\"n\" state=\"1\"")
                    .replace("<colors/>", "<colors><color red=\"1\"/><color/></colors>")
                    .replace("<bitmap/>", "<bitmap><pair piece=\"0\" result=\"1\"/></bitmap>"),
            BurrFiles.file(
                    2,
                    BurrFiles.shape("o", 3, 1, 1, "#_#") + BurrFiles.shape("r", 3, 3, 1, "#_#_#_#_#"),
                    "<shape id=\"0\" count=\"2\"/><shape id=\"0\" min=\"0\" max=\"1\"/>",
                    1,
                    "state=\"2\" assemblies=\"1\"\n" + BurrFiles.solutions("0 0 0 0 0 2 0 77 x")),
            BurrFiles.file(
                    0,
                    SHAPES,
                    "<shape id=\"0\" min=\"0\" max=\"3\"/><shape id=\"1\" min=\"1\" max=\"2\"/><shape id=\"0\" min=\"0\" max=\"1\"/>",
                    2,
                    "state=\"1\" assemblies=\"3\" maxHoles=\"7\"\n" + BurrFiles.solutions("0 0 0 0 0 1 0 0 x x x x")),
            BurrFiles.file(
                    0,
                    SHAPES.replaceFirst("type", "weight=\"-3\" type"),
                    "<shape id=\"0\" count=\"2\"><group group=\"1\" count=\"1\"/></shape><shape id=\"1\" group=\"7\"/>",
                    2,
                    "state=\"2\" assemblies=\"1\" solutions=\"1\"\n"
                            + BurrFiles.solutions("0 0 0 0 0 1 0 0 2 0 0 0")
                                    .replace("</assembly>", "</assembly>" + SEPARATION)),
            BurrFiles.withColours(
                    BurrFiles.file(
                            0,
                            BurrFiles.shape("a", 2, 1, 1, "#1#")
                                    + BurrFiles.shape("b", 2, 2, 1, "#2#1#_")
                                    + BurrFiles.shape("", 4, 2, 1, "#1#2###1#2+_"),
                            "<shape id=\"0\" min=\"0\" max=\"2\"/><shape id=\"1\" min=\"0\" max=\"2\"/>",
                            2,
                            "state=\"2\" assemblies=\"3\"\n" + BurrFiles.solutions("0 0 0 0 1 0 0 0 x 2 0 0 16")),
                    2,
                    "0 0",
                    "1 1",
                    "0 1"),
            BurrFiles.file(
                    3,
                    BurrFiles.shape("t", 5, 5, 1, "_______#______+__________"),
                    BurrFiles.entry(0),
                    0,
                    "state=\"0\""),
            BurrFiles.file(
                    4,
                    BurrFiles.shape("t", 3, 3, 3, "__#___#_______#___#_____" + "___"),
                    BurrFiles.entry(0),
                    0,
                    "state=\"0\""));

    private static final List<String> FRAGMENTS = List.of(
            "<",
            ">",
            "/>",
            "</",
            "\"",
            "&amp;",
            "&#0;",
            "&x;",
            "<!--",
            "-->",
            "<![CDATA[",
            "]]>",
            "<?x?>",
            "#",
            "_",
            "+",
            "#63",
            "+99",
            "x ",
            "0 0 0 0 ",
            "-1",
            "999999999",
            "9999999999999",
            "0",
            "count=\"0\"",
            "count=\"100000\"",
            "min=\"0\" max=\"2\"",
            "<shape id=\"1\"/>",
            "<result id=\"0\"/>",
            "<voxel x=\"1000\" y=\"1000\" z=\"1\" type=\"0\">",
            "<solutions>",
            "<problem>",
            "</problem>",
            "type=\"4\"",
            "type=\"2\"",
            "<!DOCTYPE a>",
            "\u0000",
            "\ud83d\ude00",
            "\u202e",
            "name=\"\"",
            "state=\"2\"",
            "hx=\"-5\"",
            "<puzzle>",
            "xmlns:a=\"b\"",
            "a:b");

    @Test
    @Tag("seconds")
    void aFileIsReadAndConvertedOrRefusedInWords() {
        Random random = new Random(22);
        int read = 0;
        int solvable = 0;
        for (int number = 0; number < FILES; number++) {
            byte[] bytes = damaged(random, number);
            try {
                BurrFile file = BurrFiles.read(bytes);
                read++;
                assertEquals(written(file), written(BurrFiles.read(BurrWriter.write(file))), "file " + number);
                solvable += puzzles(file);
            } catch (InputException e) {
                assertTrue(e.getMessage().matches("(?s)hand\\.xmpuzzle(:\\d+:\\d+)?: error: .+\n.+"), e.getMessage());
            } catch (RuntimeException e) {
                throw new AssertionError("file " + number + ": " + new String(bytes, StandardCharsets.ISO_8859_1), e);
            }
        }
        assertTrue(read > FILES / 20, "only " + read + " could be read");
        assertTrue(solvable > FILES / 100, "only " + solvable + " are puzzles");
    }

    /** Returns the parts of a file that are written; the counts of an unsolved problem are not. */
    private static List<Object> written(BurrFile file) {
        return List.of(file.grid(), file.colours(), file.shapes(), file.comment(), BurrWriter.text(file));
    }

    /** Goes through all that is made of a file; how many puzzles it has. */
    private static int puzzles(BurrFile file) {
        List<BurrPuzzle> puzzles = BurrPuzzle.all(file, OptionalInt.empty());
        for (BurrPuzzle burr : puzzles) {
            Puzzle puzzle = burr.defined().puzzle();
            assertEquals(
                    List.of(puzzle),
                    DefinitionReader.read(puzzle.name() + ".txt", DefinitionWriter.write(puzzle)).stream()
                            .map(defined -> defined.puzzle())
                            .toList());
            for (BurrSolution solution : burr.problem().stored()) {
                BurrAssembly assembly = solution.assembly();
                Optional<List<PlacedPiece>> pieces = burr.pieces(assembly);
                pieces.ifPresent(
                        placed -> assertTrue(placed.size() <= burr.problem().places()));
                assertTrue(pieces.isPresent() || burr.clash(assembly).isEmpty());
                if (pieces.isPresent() && solution.separation().isPresent()) {
                    List<Cell> steps =
                            Slides.of(puzzle.lattice(), false).orElseThrow().steps();
                    BurrMoves.Read read = new BurrMoves(burr, steps)
                            .moves(assembly, solution.separation().get());
                    assertTrue(read.moves().isPresent() != read.fault().isPresent());
                }
            }
            assertTrue(new BurrCount(burr).count().signum() == 0);
        }
        return puzzles.size();
    }

    private static byte[] damaged(Random random, int number) {
        StringBuilder text = new StringBuilder(SAMPLES.get(number % SAMPLES.size()));
        int times = random.nextInt(4);
        for (int i = 0; i < times; i++) {
            int from = random.nextInt(text.length());
            int to = Math.min(text.length(), from + random.nextInt(random.nextBoolean() ? 3 : 60));
            switch (random.nextInt(5)) {
                case 0 -> text.delete(from, to);
                case 1 -> text.insert(from, FRAGMENTS.get(random.nextInt(FRAGMENTS.size())));
                case 2 -> text.replace(from, to, FRAGMENTS.get(random.nextInt(FRAGMENTS.size())));
                case 3 -> text.insert(random.nextInt(text.length()), text.substring(from, to));
                default -> changeDigit(random, text);
            }
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        if (random.nextInt(5) == 0) {
            bytes = BurrFiles.gzip(bytes);
        }
        if (random.nextInt(4) == 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return random.nextInt(10) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
    }

    private static void changeDigit(Random random, StringBuilder text) {
        for (int i = random.nextInt(text.length()); i < text.length(); i++) {
            if (Character.isDigit(text.charAt(i))) {
                text.setCharAt(i, (char) ('0' + random.nextInt(10)));
                return;
            }
        }
    }

    @Test
    @Tag("seconds")
    void whatExpandsToMoreThanMayBeIsRefusedBeforeItIsExpanded() {
        InputException error =
                assertThrows(InputException.class, () -> BurrFiles.read(zeros(4L * BurrLimits.MAX_BYTES)));

        assertTrue(error.getMessage().contains("what is compressed is longer than"), error::getMessage);
    }

    private static byte[] zeros(long length) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            byte[] blanks = new byte[1 << 16];
            for (long written = 0; written < length; written += blanks.length) {
                out.write(blanks);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    @Test
    @Tag("seconds")
    void nestedAndManyElementsAreRefused() {
        assertTrue(message("<puzzle>" + "<a>".repeat(1000)).contains("elements are nested more than 100 deep"));
        assertTrue(message("<puzzle>" + "<a/>".repeat(BurrLimits.MAX_ELEMENTS)).contains("more than 1000000 elements"));
        assertTrue(message("<puzzle><shapes>" + BurrFiles.shape("", 0, 0, 0, "").repeat(BurrLimits.MAX_SHAPES + 1))
                .contains("more than 10000 shapes"));
        assertTrue(message("<puzzle " + "a".repeat(1_000_000) + "=\"1\"/>").contains("error: "));
    }

    private static String message(String text) {
        return assertThrows(InputException.class, () -> BurrFiles.read(text)).getMessage();
    }
}
