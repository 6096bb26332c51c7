package io.github.filaforge.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.SearchBuilder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class LineBreaksTest {

    private static String times(int count, String text, String between) {
        return String.join(between, Collections.nCopies(count, text));
    }

    private static void assertShort(String text) {
        text.lines().forEach(line -> assertTrue(line.length() <= 125, line));
    }

    @Test
    void shortLinesOfCodeStayAsTheyAre() {
        String source = "// " + times(40, "head", " ") + "\n\nclass A {\n    int a = b + c; // a sum\n}\n";

        assertEquals(source, LineBreaks.broken(source));
    }

    @Test
    void longCodeIsContinuedBehindACommaWithAnIndentOfEight() {
        String source = "    private void fill(" + times(12, "long filled", ", ") + ") {\n";

        String broken = LineBreaks.broken(source);

        assertShort(broken);
        assertTrue(broken.contains(",\n            long filled"), broken);
        assertEquals(source, broken.replace("\n            ", " "));
    }

    @Test
    void aCommentBehindLongCodeMovesAboveIt() {
        String code = "        if (" + times(10, "filled", " & ") + ") {";

        String broken = LineBreaks.broken(code + " // L on 0 1 2 3 and many more cells\n");

        assertEquals("        // L on 0 1 2 3 and many more cells\n" + code + "\n", broken);
    }

    @Test
    void aParagraphOfACommentIsFilledAgain() {
        String source = "/**\n * " + times(30, "word", " ") + "\n * {@code next}.\n *\n * <p>Short.\n */\n";

        String broken = LineBreaks.broken(source);

        broken.lines().forEach(line -> assertTrue(line.length() <= 120, line));
        assertEquals(30, broken.split("word", -1).length - 1);
        assertTrue(broken.contains("word {@code next}.\n *\n * <p>Short.\n"), broken);
    }

    @Test
    void aLongStringIsOneConstantInSeveralLines() throws CompileException {
        String literal = times(90, "1 22,\\\\'\\047", " ");
        String source = "public abstract class A implements io.github.filaforge.runtime.search.Search {\n"
                + "    public static final String LONG = \"" + literal + "\";\n}\n";

        String broken = LineBreaks.broken(source);

        assertShort(broken);
        byte[] classFile = new JaninoCompiler()
                .compile(new SolverSource("", "A", broken))
                .classFiles()
                .get("A");
        String constants = new String(classFile, StandardCharsets.ISO_8859_1);
        assertTrue(constants.contains(times(90, "1 22,\\''", " ")), broken);
    }

    @Test
    void aBrokenStringIsOneConstantOfTheClassFile() throws CompileException {
        SearchRequest request = SearchRequest.builder().strategy("cover").build();
        SolverSource source = SearchBuilder.begin(Definitions.puzzle("pentominoes_20x3"), request)
                .source();
        assertTrue(source.text().contains("\"\n"), "no string is broken");

        int bytes = new JaninoCompiler()
                .compile(source).classFiles().values().stream()
                        .mapToInt(file -> file.length)
                        .sum();

        assertTrue(
                bytes < source.text().length(),
                () -> bytes + " bytes of " + source.text().length());
    }
}
