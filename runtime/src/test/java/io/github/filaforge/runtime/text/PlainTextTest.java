package io.github.filaforge.runtime.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.terminal.PlainOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0000",
                "\u0007",
                "\t",
                "\n",
                "\r",
                "\u001b",
                "\u007f",
                "\u009b",
                "\u00ad",
                "\u061c",
                "\u200b",
                "\u200e",
                "\u202a",
                "\u202e",
                "\u2028",
                "\u2029",
                "\u2066",
                "\u2069",
                "\ufeff",
                "\ud800",
                "\udc00",
                "\ue000",
                "\uffff",
                "\udb40\udc41"
            })
    void aSignThatATerminalWouldObeyIsReplaced(String sign) {
        assertEquals("a\ufffdb", PlainText.line("a" + sign + "b"));
        assertEquals("a\ufffd", PlainText.shortened("a" + sign));
        assertFalse(PlainText.isLine(sign, 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "X", "\u00e9", "\u4e2d", "\u05d0\u05d1", "\u0639\u0631", "e\u0301", "\ud83d\ude00", "\ufffd"
            })
    void lettersOfAllScriptsStay(String letters) {
        assertEquals(letters, PlainText.line(letters));
        assertEquals(letters, PlainText.lines(letters));
        assertTrue(PlainText.isLine(letters, 2));
    }

    @Test
    void aLongTextIsCutBetweenCharacters() {
        assertEquals("\ud83d\ude00".repeat(40) + "...", PlainText.shortened("\ud83d\ude00".repeat(41)));
        assertEquals("\ud83d\ude00".repeat(40), PlainText.shortened("\ud83d\ude00".repeat(40)));
        assertEquals("'ab...'", "'" + PlainText.shortened("abc", 2) + "'");
        assertEquals("'a\ufffd'", PlainText.quoted("a\u202e"));
    }

    @Test
    void anOutputKeepsTheEndsOfLinesOfEverySystem() throws IOException {
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        PlainOutput.ofLines(lines).write("a\r\nb\rc\n".getBytes(StandardCharsets.UTF_8));

        assertEquals("a\nb\ufffdc\n", lines.toString(StandardCharsets.UTF_8));
    }

    @Test
    void anOutputReplacesSignsWhereverItsWritesAreCut() throws IOException {
        String text = "\u202ea\u00e9\u4e2d\ud83d\ude00\tb\n\u001b[1m\u2066";
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int cut = 0; cut <= bytes.length; cut++) {
            ByteArrayOutputStream lines = new ByteArrayOutputStream();
            ByteArrayOutputStream pictures = new ByteArrayOutputStream();
            for (PlainOutput out : new PlainOutput[] {PlainOutput.ofLines(lines), PlainOutput.ofPictures(pictures)}) {
                out.write(Arrays.copyOf(bytes, cut));
                out.write(Arrays.copyOfRange(bytes, cut, bytes.length));
            }

            assertEquals(
                    "\ufffda\u00e9\u4e2d\ud83d\ude00\tb\n\ufffd[1m\ufffd",
                    lines.toString(StandardCharsets.UTF_8),
                    "cut at " + cut);
            assertEquals(
                    "\ufffda\u00e9\u4e2d\ud83d\ude00\tb\n\u001b[1m\ufffd",
                    pictures.toString(StandardCharsets.UTF_8),
                    "cut at " + cut);
        }
    }
}
