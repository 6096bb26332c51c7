package io.github.filaforge.templates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TemplateTest {

    private static String fill(String text, Map<String, ?> values) {
        return Template.of("test.txt", text).fill(values);
    }

    private static void fails(String message, String text, Map<String, ?> values) {
        Exception e = assertThrows(IllegalArgumentException.class, () -> fill(text, values));
        assertEquals("test.txt" + message, e.getMessage());
    }

    @Test
    void valuesAreNeverLookedAtAgain() {
        assertEquals("${b} #{if b} ${a}", fill("${a:java} ${b:java}", Map.of("a", "${b} #{if b}", "b", "${a}")));
        assertEquals("#end\n", fill("${a:java}\n", Map.of("a", "#end")));
    }

    @Test
    void slotsEscapeByTheirKind() {
        String evil = "*/ \\u002a\"${x}";
        assertEquals("// ?/ ?u002a?${x}", fill("// ${a:comment}", Map.of("a", evil)));
        assertEquals("\"*/ \\134u002a\\042${x}\"", fill("${a:string}", Map.of("a", evil)));
        assertEquals("\"\\u00e9\\0121\"", fill("${a:string}", Map.of("a", "\u00e9\n1")));
        assertEquals(
                "&lt;a b=&quot;&#39;&amp;&quot;&gt;\n\u00e9?",
                fill("${a:html}", Map.of("a", "<a b=\"'&\">\n\u00e9\0")));
        assertEquals("x_1 -2 true", fill("${a} ${b:java} ${c}", Map.of("a", "x_1", "b", -2, "c", true)));
        fails(", line 2: a is neither a number nor a name: " + evil, "\n${a}", Map.of("a", evil));
        fails(", line 1: a is neither a number nor a name: ", "${a}", Map.of("a", ""));
    }

    @Test
    void aStringThatNoConstantTakesIsMadeOfSeveral() {
        String most = "x".repeat(65_534);
        assertEquals("\"" + most + "\"", fill("${a:string}", Map.of("a", most)));
        assertEquals(
                "\"" + most + "\".concat(\"" + most + "\").concat(\"y\")",
                fill("${a:string}", Map.of("a", most + most + "y")));
    }

    @Test
    void javaThatBeginsALineIsIndented() {
        String block = "if (b) {\n    c();\n\n}";
        assertEquals("{\n    if (b) {\n        c();\n\n    }\n}\n", fill("{\n    ${a:java}\n}\n", Map.of("a", block)));
        assertEquals("  x = if (b) {\n    c();\n\n}", fill("  x = ${a:java}", Map.of("a", block)));
    }

    @Test
    void listsStandInALineWithSeparators() {
        List<Map<String, Object>> words = List.of(Map.of("o", "o0", "next", "n0"), Map.of("o", "o1", "next", "n1"));
        assertEquals(
                "f(long o0, long o1) g(n0 | n1)",
                fill("f(long ${words.o|, long }) g(${words.next| | })", Map.of("words", words)));
        assertEquals("{}", fill("{${a|, }}", Map.of("a", List.of())));
        assertEquals("\"x\", \"y\"", fill("${a:string|, }", Map.of("a", List.of("x", "y"))));
    }

    @Test
    void directivesOnTheirOwnLinesLeaveNoTrace() {
        String text = """
                {
                  #for row in rows
                    ${row.name}:
                #for cell in row.cells
                      ${cell},
                #end
                #if row.last

                    end
                #else if row.middle
                    middle
                #else
                    more
                #end
                  #end
                }
                """;
        List<Map<String, Object>> rows = List.of(
                Map.of("name", "a", "cells", List.of(1, 2), "last", false, "middle", false),
                Map.of("name", "b", "cells", List.of(), "last", false, "middle", true),
                Map.of("name", "c", "cells", List.of(3), "last", true, "middle", false));
        String expected = """
                {
                    a:
                      1,
                      2,
                    more
                    b:
                    middle
                    c:
                      3,

                    end
                }
                """;
        assertEquals(expected, fill(text, Map.of("rows", rows)));
    }

    @Test
    void commentsLeaveNoTrace() {
        assertEquals("a\n  b\n", fill("# #end ${c}\na\n  # #{if d}\n  b\n# e", Map.of()));
    }

    @Test
    void directivesInsideALineHaveBraces() {
        String text = "a#{for t in ts}\n    & ${t}#{end};#{if not b} // ${c}#{end}\n";
        assertEquals("a\n    & x\n    & y;\n", fill(text, Map.of("ts", List.of("x", "y"), "b", true, "c", 1)));
        assertEquals("a; // 1\n", fill(text, Map.of("ts", List.of(), "b", false, "c", 1)));
    }

    @Test
    void anItemHidesAValueOfItsNameInItsLoopOnly() {
        assertEquals("1 2 3 1", fill("${a} #{for a in b}${a} #{end}${a}", Map.of("a", 1, "b", List.of(2, 3))));
    }

    @Test
    void everyNameNeedsAValueReachedOrNot() {
        fails(", line 3: no value for b", "#if a\n#else\n${b}\n#end\n", Map.of("a", true));
        fails(", line 2: no value for a.x", "#for i in a\n${i.x}\n#end\n", Map.of("a", List.of(Map.of("y", 1))));
        fails(", line 1: no value for a.x", "${a.x}", Map.of("a", "text"));
    }

    @Test
    void everyValueNeedsAPlace() {
        fails(": no place for b", "${a}", Map.of("a", 1, "b", 2));
    }

    @Test
    void valuesHaveToSuitTheirPlaces() {
        fails(", line 1: a is neither text, number nor boolean: [1]", "${a}", Map.of("a", List.of(1)));
        fails(", line 1: a is no list: 1", "${a|,}", Map.of("a", 1));
        fails(", line 2: a.b is no list: 1", "\n#for i in a.b\n#end\n", Map.of("a", Map.of("b", 1)));
        fails(", line 1: a is no boolean: 1", "#if a\n#end\n", Map.of("a", 1));
    }

    @Test
    void whatCannotBeCutIsToldWithItsLine() {
        fails(", line 2: neither for, if, else nor end: while a", "\n#while a\n", Map.of());
        fails(", line 1: not of the form \"for item in items\": for a", "#for a\n", Map.of());
        fails(", line 1: neither \"if flag\" nor \"if not flag\": if a b", "#if a b\n", Map.of());
        fails(", line 2: #end is missing before the end of the text", "\n#if a\n${b}\n", Map.of());
        fails(", line 1: #end is missing before #else", "#for a in b\n#else\n#end\n", Map.of());
        fails(", line 3: #end without a beginning", "a\nb\n#{end}\n", Map.of());
        fails(", line 2: no name: a b", "\n${a b} c\n", Map.of());
        fails(", line 2: } is missing", "\n${a\n", Map.of());
        fails(", line 1: no kind of slot: xml", "${a:xml}", Map.of());
    }

    @Test
    void aFileIsFoundByItsName() {
        Exception e = assertThrows(IllegalArgumentException.class, () -> Template.named("none.txt"));
        assertEquals("no template none.txt", e.getMessage());
    }
}
