package io.github.filaforge.picture.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Scripts and styles as they are sent, without comments and blanks. */
class MinifierTest {

    @Test
    void aScriptKeepsItsTextsAndPatternsAndLosesCommentsAndBlanks() {
        String script = """
                // Says hello.

                /**
                 * @param name whom to
                 */
                function hello(name) {
                  const { first, last = "a  b" } = name;
                  return /^[ -]+$/.test(first)
                    ? "you // there" : first + " , \\" = " + last;
                }

                const end = [
                  ";",
                ]
                  .join("}");
                hello(end, {
                  name: "a const",
                });
                """;

        assertEquals("""

                function hello(name){let{first,last="a  b"}=name;return /^[ -]+$/.test(first)?"you // there":first+" , \\" = "+last}let end=[";",].join("}");hello(end,{name:"a const"});""", PageFiles.leanScript(script));
    }

    @Test
    void aStyleKeepsTheRuleForAllElements() {
        String style = """
                /* All of
                   them. */
                * {
                  margin: 0 auto;
                }

                [hidden] {
                  display: none !important;
                }

                a:hover, b > c { color: calc(1px + 0.2px); margin: -0.5px 10.5px 0 }
                """;

        assertEquals("""

                *{margin:0 auto}[hidden]{display:none !important}a:hover,b > c{color:calc(1px + .2px);margin:-.5px 10.5px 0}""", PageFiles.leanStyle(style));
    }
}
