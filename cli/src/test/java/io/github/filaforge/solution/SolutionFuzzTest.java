package io.github.filaforge.solution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.source.InputException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Reading anything at all as solutions")
class SolutionFuzzTest {

    private static final int INPUTS = Rows.ALL ? 25_000 : 6000;

    /** Without it the first numbers of neighbouring seeds would be alike. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private static final long MOST_BYTES = 256L << 20;

    /** Fragments that are put into a file now and then: pieces of the formats, and texts that break readers. */
    private static final List<String> FRAGMENTS = List.of(
            "# --- SOLUTION 1 ---\n",
            "# --- SOLUTION 99999999999999999999 ---\n",
            "# --- PIECES OF SOLUTION 1 ---\n",
            "# --- DEFINITION OF SOLUTION 1 ---\n",
            "# --- PUZZLE other ---\n",
            "D:xDim=999999999:yDim=999999999:zDim=999999999\n",
            "C:name=A:type=S:layout=",
            "L:stationary=A\n",
            "~D\n",
            "~L\n",
            "puzzle,solution,piece,x,y,z\n",
            "puzzle,solution,piece,x,y,turn\n",
            "# best board: 9 of 12 joins match\n",
            " turn ",
            ",\"turn\":4",
            "D:xDim=3:yDim=3:edges=0\n",
            "E:name=A:sides=0 0 0 0:at=0 0\n",
            "https://e2.bucas.name/#board_w=3&board_h=3&board_edges=",
            "&board_pieces=",
            "/3",
            "{\"solution\":1,\"pieces\":[",
            "{\"format\":99999999999}",
            "[[[[[[[[[[[[[[[[[[[[[[[[",
            "]}",
            "\"",
            "\"\"",
            "\\u0000",
            "\\",
            ",",
            ".",
            ":",
            "#",
            "\n",
            "\r\n",
            "\r",
            "\t",
            " ",
            "-",
            "1e999999999",
            "99999999999",
            "-2147483648",
            "\u0000",
            "\u2028",
            "\ud83d\ude00",
            "%s%n",
            "A A A A A A A A A ");

    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    @TempDir
    private Path folder;

    @Test
    @Tag("slow")
    @DisplayName("gives solutions or a InputException with a place, and takes little memory")
    void damagedFiles() throws IOException {
        damage(List.of("text", "ndjson", "csv", "pieces", "def"), """
                D:xDim=3:yDim=2:zDim=2
                C:name=*:type=S:layout=2 1 0
                C:name=A:layout=0 0 0, 0 1 0
                C:name=B:layout=0 0 0, 1 0 0, 1 1 0
                C:name=\u00c4"x:layout=0 0 0, 1 0 0, 1 1 0
                C:name=C:layout=0 0 0, 1 0 0, 1 1 0
                ~D
                """);
    }

    @Test
    @Tag("slow")
    @DisplayName("does so of boards of edge puzzles too")
    void damagedBoards() throws IOException {
        damage(List.of("text", "ndjson", "csv", "pieces", "def", "url", "e2dev", "e2json"), """
                D:xDim=3:yDim=3:edges=0
                E:name=-:sides=0 0 1 1
                E:name=\u00c4"x:sides=1 1 0 0
                E:name=a/1:sides=1 0 1 2
                E:name=b:sides=0 0 1 1
                E:name=c:sides=0 1 1 0
                E:name=d:sides=1 0 1 2
                E:name=e:sides=1 0 1 3
                E:name=f:sides=1 0 1 3
                E:name=g:sides=2 2 3 3
                ~D
                """);
    }

    /** Pieces have numbers as names, so that a board without its heading is a table. */
    @Test
    @DisplayName("does so of tables of placed pieces")
    @Tag("seconds")
    void damagedTables() throws IOException {
        Defined<?> defined = DefinitionReader.readAll("fuzz.txt", """
                D:xDim=3:yDim=2:edges=0
                E:name=1:sides=0 0 1 1
                E:name=2:sides=0 0 1 1
                E:name=3:sides=0 0 1 1
                E:name=4:sides=0 0 1 1
                E:name=5:sides=0 1 1 1
                E:name=6:sides=0 1 1 1
                ~D
                """).get(0);
        List<Subject> puzzle = List.of(Subject.of(defined.edges().orElseThrow().puzzle()));
        byte[] table =
                "# rows\n001/3 5/2 ---/-\n2/2 - 006/0\n\n1/3 5/2 3/0\n2/2 6/0 4/1\n".getBytes(StandardCharsets.UTF_8);
        assertEquals(2, SolutionReaderTest.read(table, puzzle).size());

        int[] outcomes = new int[2];
        for (int seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed * SPREAD);
            byte[] bytes = table;
            for (int damages = 0; damages <= random.nextInt(3); damages++) {
                bytes = random.nextInt(5) == 0 ? damageBytes(bytes, random) : damageText(bytes, random);
            }
            outcomes[check(bytes, puzzle) ? 0 : 1]++;
        }

        assertTrue(outcomes[0] > 100 && outcomes[1] > 1000, () -> Arrays.toString(outcomes));
    }

    private void damage(List<String> formats, String definition) throws IOException {
        Defined<?> defined = DefinitionReader.readAll("fuzz.txt", definition).get(0);
        List<Subject> puzzle = List.of(defined.edges()
                .map(edges -> Subject.of(edges.puzzle()))
                .orElseGet(() -> Subject.of(defined.packing().puzzle())));
        Path file = Files.writeString(folder.resolve("fuzz.txt"), definition);
        List<byte[]> valid = new ArrayList<>();
        for (String format : formats) {
            String text = CommandLineTester.fila("solve", "--all", "-g", "3", "--format", format, file.toString())
                    .out();
            valid.add(text.getBytes(StandardCharsets.UTF_8));
            assertEquals(
                    3,
                    SolutionReaderTest.read(valid.get(valid.size() - 1), puzzle).size(),
                    format);
        }

        int[] outcomes = new int[2];
        assertTimeoutPreemptively(Duration.ofMinutes(5), () -> {
            for (int seed = 0; seed < INPUTS; seed++) {
                Random random = new Random(seed * SPREAD);
                byte[] bytes = valid.get(seed % valid.size());
                int damages = 1 + random.nextInt(4);
                for (int i = 0; i < damages; i++) {
                    bytes = random.nextInt(5) == 0 ? damageBytes(bytes, random) : damageText(bytes, random);
                }
                if (random.nextInt(4) == 0) {
                    bytes = compressed(bytes);
                    bytes = random.nextBoolean() ? damageBytes(bytes, random) : bytes;
                }
                long before =
                        THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
                outcomes[check(bytes, puzzle) ? 0 : 1]++;
                long after =
                        THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
                assertTrue(after - before < MOST_BYTES, "seed " + seed);
            }
        });
        // Or else the damage would be too small or too great to find anything.
        assertTrue(outcomes[0] > INPUTS / 20 && outcomes[1] > INPUTS / 3, () -> Arrays.toString(outcomes));
    }

    private static byte[] compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
            out.write(bytes);
        }
        return compressed.toByteArray();
    }

    private static byte[] damageBytes(byte[] bytes, Random random) {
        if (bytes.length == 0) {
            return bytes;
        }
        byte[] damaged = bytes.clone();
        if (random.nextInt(3) == 0) {
            return Arrays.copyOf(damaged, random.nextInt(damaged.length));
        }
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
        return damaged;
    }

    private static byte[] damageText(byte[] bytes, Random random) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(6));
        String fragment = FRAGMENTS.get(random.nextInt(FRAGMENTS.size()));
        String damaged = switch (random.nextInt(5)) {
            case 0 -> text.substring(0, from) + text.substring(to);
            case 1 -> text.substring(0, from) + fragment + text.substring(to);
            case 2 -> text.substring(0, from) + fragment + text.substring(from);
            case 3 -> text.substring(0, from);
            default -> {
                List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
                Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
                yield String.join("\n", lines);
            }
        };
        return damaged.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns true if the bytes can be read. Otherwise the error must be one of the project and printable. */
    private static boolean check(byte[] bytes, List<Subject> puzzle) {
        try {
            SolutionReaderTest.read(bytes, puzzle);
            return true;
        } catch (InputException e) {
            String[] message = e.getMessage().split("\n", -1);
            boolean hasPlace = message.length == 4 && message[2].matches("[\\t ]*\\^");
            assertTrue(hasPlace || message.length == 2, e::getMessage);
            assertTrue(message[0].matches("s\\.txt(:[1-9][0-9]*:[1-9][0-9]*)?: error: .+"), e::getMessage);
            assertTrue(e.getMessage()
                    .chars()
                    .noneMatch(each -> Character.isISOControl(each) && each != '\n' && each != '\t'));
            return false;
        } catch (RuntimeException | Error e) {
            return fail("for the bytes " + HexFormat.of().formatHex(bytes), e);
        }
    }

    /** Each of these solutions is endless. */
    @Test
    @Tag("slow")
    @DisplayName("ends with a InputException where a solution is too large, before it takes much memory")
    void endlessSolutions() {
        Subject puzzle = Subject.of(SolutionReaderTest.puzzle(
                "p.txt", "D:xDim=2:yDim=1:zDim=1\nC:name=*:type=S:layout=0 0 0\nC:name=A:layout=0 0 0\n~D\n"));
        assertAllEnd(
                puzzle,
                List.of(
                        new String[] {"# --- SOLUTION 1 ---\n", "A "},
                        new String[] {"{\"solution\":1,\"pieces\":[{\"name\":\"A\",\"cells\":[", "[1,0,0],"},
                        new String[] {"{\"solution\":1,\"x\":", "["},
                        new String[] {"{\"", "x"},
                        new String[] {"puzzle,solution,piece,x,y,z\n", "p,1,A,0,0,0\n"},
                        new String[] {"# --- PIECES OF SOLUTION 1 ---\n", "A: 0 0 0, 0 0 1\n"},
                        new String[] {"# --- PIECES OF SOLUTION 1 ---\nA: ", "0 0 0, "},
                        new String[] {
                            "# --- DEFINITION OF SOLUTION 1 ---\nD:xDim=2:yDim=1:zDim=1\n",
                            "C:name=A:type=S:layout=0 0 0\n"
                        }));
    }

    @Test
    @Tag("slow")
    @DisplayName("ends so of boards of edge puzzles too")
    void endlessBoards() {
        Subject board =
                Subject.of(DefinitionReader.readAll("p.txt", "D:xDim=1:yDim=1:edges=0\nE:name=A:sides=0 0 0 0\n~D\n")
                        .get(0)
                        .edges()
                        .orElseThrow()
                        .puzzle());
        assertAllEnd(
                board,
                List.of(
                        new String[] {"# --- SOLUTION 1 ---\n", "A/1"},
                        new String[] {"# --- SOLUTION 1 ---\n", "A/1 "},
                        new String[] {"{\"solution\":1,\"pieces\":[", "{\"name\":\"A\",\"cells\":[[0,0]],\"turn\":1},"},
                        new String[] {"{\"solution\":1,\"pieces\":[{\"name\":\"A\",\"cells\":[[0,0]],\"turn\":", "1"},
                        new String[] {"puzzle,solution,piece,x,y,turn\n", "p,1,A,0,0,0\n"},
                        new String[] {"# --- PIECES OF SOLUTION 1 ---\n", "A: 0 0 turn 1\n"},
                        new String[] {"# --- PIECES OF SOLUTION 1 ---\nA: ", "0 0, "},
                        new String[] {
                            "# --- DEFINITION OF SOLUTION 1 ---\nD:xDim=1:yDim=1:edges=0\n",
                            "E:name=A:sides=0 0 0 0:at=0 0\n"
                        },
                        new String[] {"https://e2.bucas.name/#board_edges=", "aaaa"},
                        new String[] {"https://e2.bucas.name/#", "board_edges=aaaa&"}));
    }

    private static void assertAllEnd(Subject puzzle, List<String[]> files) {
        for (String[] parts : files) {
            long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
            assertThrows(
                    InputException.class,
                    () -> {
                        try (SolutionReader reader =
                                SolutionReader.read("s.txt", new EndlessInput(parts[0], parts[1]), List.of(puzzle))) {
                            reader.next();
                        }
                    },
                    parts[0] + parts[1]);
            long allocated =
                    THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            // The memory that a million short lines allocate is garbage, except their cells.
            assertTrue(allocated < 4 * MOST_BYTES, parts[0] + parts[1] + " took " + allocated);
        }
    }
}
