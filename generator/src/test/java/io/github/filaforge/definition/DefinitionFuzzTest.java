package io.github.filaforge.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.filaforge.model.Puzzle;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("Reading anything at all")
class DefinitionFuzzTest {

    private static final int INPUTS = 5000;

    /** What is put into a text now and then: pieces of the format, and of what breaks readers. */
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
            "A A A A A A A A A ");

    @Test
    @Tag("slow")
    @DisplayName("gives puzzles or a DefinitionException with a place, for damaged definitions")
    void damagedDefinitions() {
        Set<DefinitionError> seen = EnumSet.noneOf(DefinitionError.class);
        int read = 0;
        for (int seed = 0; seed < INPUTS; seed++) {
            Random random = new Random(seed);
            String text = DefinitionWriter.write(new RandomDefinition(seed).puzzle());
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
        assertTrue(seen.size() > DefinitionError.values().length / 2, () -> "only " + seen);
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
        return switch (random.nextInt(5)) {
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
    }

    /** Whether the bytes are a definition; if not, the error must be one of ours and fit to be shown. */
    private static boolean check(byte[] bytes, Set<DefinitionError> seen) {
        try {
            for (DefinedPuzzle defined : DefinitionReader.read("fuzz.txt", new ByteArrayInputStream(bytes))) {
                Puzzle puzzle = defined.puzzle();
                String written = DefinitionWriter.write(puzzle);
                assertEquals(
                        puzzle,
                        DefinitionReader.read(puzzle.name() + ".txt", written)
                                .get(0)
                                .puzzle());
            }
            return true;
        } catch (DefinitionException e) {
            seen.add(e.kind());
            String[] message = e.getMessage().split("\n", -1);
            assertEquals(4, message.length, e::getMessage);
            assertTrue(message[0].matches("fuzz\\.txt:[1-9][0-9]*:[1-9][0-9]*: error: .+"), e::getMessage);
            assertTrue(message[2].matches("[\\t ]*\\^"), e::getMessage);
            return false;
        } catch (RuntimeException e) {
            return fail("for the bytes " + HexFormat.of().formatHex(bytes), e);
        }
    }
}
