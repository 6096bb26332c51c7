package io.github.filaforge.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.runtime.text.PlainText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Reading anything at all")
class DefinitionFuzzTest {

    private static final int INPUTS = 5000;

    /** Fragments that are put into a text now and then: pieces of the format, and texts that break readers. */
    private static final List<String> FRAGMENTS = List.of(
            "D",
            "~D",
            "L",
            "~L",
            "C",
            ":",
            "=",
            ",",
            ".",
            "#",
            "\n",
            "\r\n",
            "\t",
            " ",
            "-",
            "0",
            "1",
            "\u00a0",
            "\u2028",
            "\n~L\n",
            "\n~D\n",
            "\nL\n",
            "L:stationary=A\n",
            "C:name=B:layout=0 0 0\n",
            "type=S",
            "oneSide",
            "xDim=",
            "99999999999",
            "2147483647",
            "-2147483648",
            "\u0000",
            "\ud83d\ude00",
            "%s%n",
            "A A A A A A A A A ",
            "copies=",
            ":copies=3",
            ":copies=4096",
            ":copies=2000000000",
            ":copies=*",
            ":copies=3-2",
            ":group=1 2",
            ":weight=-3",
            ":pieces=4",
            ":holes=-1",
            ":pool",
            ":pool=3",
            ":meets=1-2",
            ":meets=1-1",
            ":meets=1",
            "L:copies=2\n",
            "L:dense\n",
            ":turns=flip",
            ":turns=lattice fixed",
            ":edges",
            ":edges=3",
            "E:name=B:sides=0 1 2 3\n",
            ":at=0 0",
            ":turn=1",
            ":dense",
            ".1",
            ".2",
            "A.1",
            "\u0301",
            " ".repeat(5000),
            " ,".repeat(2000),
            "7".repeat(3000),
            "x".repeat(3000),
            "=\u00a0 \t".repeat(1000) + ";name=",
            ":".repeat(3000));

    /** Definitions with what those that come with the program have not. */
    private static final List<String> SAMPLES = List.of("""
            D:xDim=5:yDim=4:zDim=1:oneSide
            C:name=Y:type=M:copies=3:turns=fixed:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0, 1 1 0
            C:name=V:copies=1:group=1 2:weight=-3:layout=0 0 0, 1 0 0, 0 1 0
            L:stationary=w
            . w . . .
            . . . . w
            ~L
            ~D
            """, """
            D:xDim=4:yDim=3:zDim=2
            # two sets
            L:dense:copies=2
            AAB.,.B
            A...,C.D.
            ~L
            L:dense:stationary=* \u00e9
            ....
            .*..,.***
            \u00e9..*,****
            ~L
            ~D
            """, """
            D:xDim=3:yDim=2:zDim=1:match=1-1 2-1
            K:colour=1:layout=0 0 0, 1 0 0
            K:colour=2:layout=1 1 0
            C:name=A:copies=0-2:colours=1 0 2:layout=0 0 0, 1 0 0, 1 1 0
            C:name=B:copies=1-3:layout=0 0 0, 1 0 0
            ~D
            """, """
            D:xDim=2:yDim=2:zDim=1
            L:dense=0:copies=4
            Y.1 .
            ~L
            ~D
            D:xDim=64:yDim=64:zDim=1
            C:name=1:copies=4096:layout=9 9 9
            ~D
            """, """
            D:xDim=1:yDim=4:zDim=1
            L
            A A . B
            . . . B
            ~L
            ~D
            """);

    private static final List<String> OF_EDGES = List.of("""
            D:xDim=2:yDim=2:edges=0
            E:name=1:sides=0 0 1 2
            E:name=2:sides=0 0 2 1:at=1 1
            E:name=3:sides=1 2 0 0:at=0 0:turn=3
            E:name=4:sides=0 2 1 0
            ~D
            """, """
            D:xDim=3:yDim=1:edges
            E:name=\ud83d\ude00:sides=0 9999 1 9999
            E:name=a;b=c:sides=1 1 1 1:turn=2:at=0 0
            E:name=~D:sides=3 2 3 2
            ~D
            D:xDim=1:yDim=1:zDim=1
            C:name=E:layout=0 0 0
            ~D
            D:xDim=1:yDim=1:zDim=1:edges=7
            E:name=E:sides=7 7 7 7
            ~D
            """, """
            D:xDim=2:yDim=2:edges=0:turns=fixed:meets=1-2
            R
            * ?
            . *
            ~R
            E:name=A:sides=0 0 1 2:copies=*
            E:name=B:sides=0 0 2 1:turns=turn:copies=*
            ~D
            D:xDim=2:yDim=1:edges:pool
            E:name=A:sides=0 0 1 2:turns=fixed:at=0 0
            E:name=B:sides=0 0 2 1:copies=2
            ~D
            """);

    private static final List<String> OF_LATTICES = List.of("""
            D:lattice=fcc:turns=lattice:xDim=2:yDim=2:zDim=2
            R:layout=0 0 0, 1 1 0, 0 1 1
            R:optional:layout=1 0 1
            C:name=A:layout=0 0 0, 1 1 0
            C:name=B:layout=0 0 0
            ~D
            """, """
            D:lattice=triangular:xDim=2:yDim=2:oneSide=1
            R
            * * * *
            * * ? .
            ~R
            C:name=A:copies=2:layout=0 0 0, 0 0 1, 1 0 0
            ~D
            """, """
            D:xDim=3:yDim=2:zDim=1
            R:choose=day
            1 2 .
            . 3 .
            ~R
            R:layout=0 0 0, 2 0 0, 2 1 0
            C:name=A:layout=0 0 0, 1 0 0
            C:name=B:layout=0 0 0, 1 0 0, 1 1 0
            ~D
            """, """
            D:lattice=hexagonal:xDim=2:yDim=2:zDim=1
            R:choose=side:option=left:layout=0 0 0
            R:choose=side:option=right:layout=1 0 0
            R:layout=0 1 0, 1 1 0
            C:name=A:copies=3:layout=0 0 0
            ~D
            """, """
            D:lattice=tetrakis:xDim=2:yDim=1
            C:name=w:type=S:layout=0 0 0, 0 0 1
            C:name=A:copies=3:layout=0 0 2, 0 0 3
            ~D
            """);

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private static final int MUTATIONS = Rows.ALL ? 10_000 : 4000;

    /** The number of bytes that a reader may allocate, garbage included. */
    private static final long MEMORY = 256L << 20;

    @Test
    @Tag("slow")
    @DisplayName("gives puzzles or a DefinitionException with a place, for damaged definitions")
    void damagedDefinitions() {
        Set<DefinitionError> seen = EnumSet.noneOf(DefinitionError.class);
        int read = 0;
        for (int seed = 0; seed < INPUTS; seed++) {
            Random random = new Random(seed);
            String text = switch (seed % 4) {
                case 0 -> OF_LATTICES.get(random.nextInt(OF_LATTICES.size()));
                case 1 -> OF_EDGES.get(random.nextInt(OF_EDGES.size()));
                default -> DefinitionWriter.write(new RandomDefinition(seed).puzzle());
            };
            int damages = random.nextInt(4);
            for (int i = 0; i < damages; i++) {
                text = damage(text, random);
            }
            if (check(text.getBytes(StandardCharsets.UTF_8), seen)) {
                read++;
            }
        }
        // or else the damage would be too small or too great to find anything
        assertTrue(read > INPUTS / 10, () -> "few inputs are right");
        assertTrue(seen.size() > errorsOfDefinitions() / 2, () -> "only " + seen);
    }

    /** Returns the number of errors that a definition can have. The others are of files of orders. */
    private static long errorsOfDefinitions() {
        return Stream.of(DefinitionError.values())
                .filter(error -> !error.name().startsWith("ORDER_"))
                .count();
    }

    /** The longest that anything here takes is a second; the time is a bound for what would go on for hours. */
    @Test
    @Tag("slow")
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    @DisplayName("gives puzzles or a DefinitionException with a place in bounded memory, for damaged real definitions")
    void damagedFiles() throws IOException {
        List<String> originals = new ArrayList<>(SAMPLES);
        originals.addAll(OF_EDGES);
        for (Path file : DefinitionWriterTest.shippedDefinitions()) {
            originals.add(Files.readString(file));
        }
        Set<DefinitionError> seen = EnumSet.noneOf(DefinitionError.class);
        int read = 0;
        for (int seed = 0; seed < MUTATIONS; seed++) {
            Random random = new Random(seed);
            String text = originals.get(seed % originals.size());
            int damages = 1 + random.nextInt(3);
            for (int i = 0; i < damages; i++) {
                text = random.nextInt(4) == 0 ? damageNumber(text, random) : damage(text, random);
            }
            if (checkWithinMemory(text, seen)) {
                read++;
            }
        }

        assertTrue(read > MUTATIONS / 20, "few inputs are right: " + read);
        assertTrue(seen.size() > errorsOfDefinitions() / 2, () -> "only " + seen);
    }

    /** Returns a supplier of each text, since all texts together would take a hundred megabytes. */
    private static Map<String, Supplier<String>> hugeTexts() {
        String open = "D:xDim=1000000:yDim=1:zDim=1\n";
        int size = DefinitionLimits.MAX_BYTES - 1000;
        String names = IntStream.range(1, DefinitionLimits.MAX_PIECES)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" "));
        Map<String, Supplier<String>> texts = new LinkedHashMap<>();
        texts.put("blanks before an equals sign", () -> open + "C:name=A:layout=0 0 0" + " ".repeat(size) + "x=\n~D\n");
        texts.put("equals signs", () -> open + "C:name=" + "=".repeat(size) + "\n~D\n");
        texts.put("commas", () -> open + "L\n" + ",".repeat(size) + "\n~L\n~D\n");
        texts.put("colons", () -> open + "C" + ":".repeat(size) + "\n~D\n");
        texts.put("coordinates", () -> open + "C:name=A:layout=" + "0 0 0,".repeat(size / 6) + "\n~D\n");
        texts.put("digits", () -> "D:xDim=" + "9".repeat(size) + "\n~D\n");
        texts.put("characters of a dense row", () -> open + "L:dense\n" + "A".repeat(size) + "\n~L\n~D\n");
        texts.put("marks of a dense row", () -> open + "L:dense\nA" + "\u0301".repeat(size / 2) + "\n~L\n~D\n");
        texts.put(
                "names of one row",
                () -> "D:xDim=100000:yDim=1:zDim=1\nL:stationary=" + names + "\n" + names + " \ud83d\ude00\n~L\n~D\n");
        texts.put(
                "long names that are alike",
                () -> open + "L:stationary=" + "A".repeat(size / 3) + "\n" + "A".repeat(size / 3 + 1) + "\n~L\n~D\n");
        texts.put(
                "a long name with copies",
                () -> open + "C:name=" + "A".repeat(size) + ":copies=4096:layout=0 0 0\n~D\n");
        texts.put("lines with copies", () -> open + "C:name=A:copies=4097:layout=0 0 0\n".repeat(size / 34) + "~D\n");
        texts.put(
                "copies behind blanks",
                () -> "D:xDim=4096:yDim=1:zDim=1\nC:layout=0 0 0" + "\u3000".repeat(size / 3)
                        + ":copies=4096:name=A\n~D\n");
        texts.put(
                "puzzles with copies",
                () -> "D:xDim=64:yDim=64:zDim=1\nC:name=A:copies=4096:layout=0 0 0\n~D\n".repeat(50));
        texts.put(
                "pieces of an edge puzzle",
                () -> "D:xDim=32:yDim=32:edges\n" + "E:name=A:sides=0 0 0 0\n".repeat(size / 24));
        texts.put("sides", () -> "D:xDim=1:yDim=1:edges\nE:name=A:sides=" + "0 ".repeat(size / 2) + "\n~D\n");
        texts.put("edge puzzles", () -> "D:xDim=1:yDim=1:edges\nE:name=A:sides=1 2 3 4\n~D\n".repeat(1000));
        texts.put("empty lines", () -> "\n".repeat(size));
        return texts;
    }

    @ParameterizedTest
    @MethodSource("hugeNames")
    @Tag("slow")
    @Timeout(value = 1, unit = TimeUnit.MINUTES)
    @DisplayName("gives puzzles or a DefinitionException with a place in bounded memory, for huge definitions")
    void hugeDefinitions(String name) {
        checkWithinMemory(hugeTexts().get(name).get(), EnumSet.noneOf(DefinitionError.class));
    }

    static Set<String> hugeNames() {
        return hugeTexts().keySet();
    }

    /** Returns true if a text is a definition. It is read one puzzle after the other, as the commands read it. */
    private static boolean checkWithinMemory(String text, Set<DefinitionError> seen) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        boolean isRead = isRead(bytes, seen);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < MEMORY, () -> (allocated >> 20) + " MB for " + PlainText.shortened(text));
        return isRead;
    }

    private static boolean isRead(byte[] bytes, Set<DefinitionError> seen) {
        try {
            all(bytes);
            return true;
        } catch (DefinitionException e) {
            seen.add(e.kind());
            assertShowsPlace(e);
            return false;
        } catch (RuntimeException e) {
            return fail(
                    "for " + PlainText.shortened(new String(bytes, StandardCharsets.UTF_8)) + " of " + bytes.length
                            + " bytes",
                    e);
        }
    }

    /** Changes a number a little, or a lot. */
    private static String damageNumber(String text, Random random) {
        List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
        if (numbers.isEmpty()) {
            return text;
        }
        MatchResult number = numbers.get(random.nextInt(numbers.size()));
        String other = random.nextBoolean()
                ? Integer.toString(random.nextInt(-2, 12))
                : Long.toString(random.nextLong() >> random.nextInt(64));
        return text.substring(0, number.start()) + other + text.substring(number.end());
    }

    @Test
    @DisplayName("gives a DefinitionException with a place, for random bytes")
    void randomBytes() {
        for (int seed = 0; seed < INPUTS; seed++) {
            Random random = new Random(seed);
            byte[] bytes = new byte[random.nextInt(60)];
            random.nextBytes(bytes);
            if (random.nextBoolean()) {
                for (int i = 0; i < bytes.length; i++) {
                    bytes[i] = (byte) (' ' + (bytes[i] & 63));
                }
            }
            check(bytes, EnumSet.noneOf(DefinitionError.class));
        }
    }

    private static String damage(String text, Random random) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(6));
        String fragment = FRAGMENTS.get(random.nextInt(FRAGMENTS.size()));
        return switch (random.nextInt(6)) {
            case 0 -> text.substring(0, from) + text.substring(to);
            // A setting does the most at the end of a line, where it may stand.
            case 5 -> {
                int end = text.indexOf('\n', from);
                yield end < 0 ? text : text.substring(0, end) + fragment + text.substring(end);
            }
            case 1 -> text.substring(0, from) + fragment + text.substring(to);
            case 2 -> text.substring(0, from) + fragment + text.substring(from);
            case 3 -> text.substring(0, from);
            default -> {
                List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
                Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
                yield String.join("\n", lines);
            }
        };
    }

    /** Returns true if the bytes are a definition. Otherwise the error must be one of the project and printable. */
    private static boolean check(byte[] bytes, Set<DefinitionError> seen) {
        try {
            for (Defined<?> defined : all(bytes)) {
                String written = defined.edges()
                        .map(edges -> DefinitionWriter.write(edges.puzzle()))
                        .orElseGet(
                                () -> DefinitionWriter.write(defined.packing().puzzle()));
                Defined<?> again = DefinitionReader.readAll(defined.name() + ".txt", written)
                        .get(0);
                assertEquals(defined.puzzle(), again.puzzle());
            }
            return true;
        } catch (DefinitionException e) {
            seen.add(e.kind());
            assertShowsPlace(e);
            return false;
        } catch (RuntimeException e) {
            return fail("for the bytes " + HexFormat.of().formatHex(bytes), e);
        }
    }

    private static List<Defined<?>> all(byte[] bytes) {
        List<Defined<?>> all = new ArrayList<>();
        DefinitionReader.stream("fuzz.txt", new ByteArrayInputStream(bytes)).forEachRemaining(all::add);
        return all;
    }

    private static void assertShowsPlace(DefinitionException e) {
        String[] message = e.getMessage().split("\n", -1);
        assertEquals(4, message.length, e::getMessage);
        assertTrue(message[0].matches("fuzz\\.txt:[1-9][0-9]*:[1-9][0-9]*: error: .+"), e::getMessage);
        assertTrue(message[2].matches("[\\t ]*\\^"), e::getMessage);
    }
}
