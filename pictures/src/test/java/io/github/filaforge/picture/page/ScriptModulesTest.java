package io.github.filaforge.picture.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Modules of scripts that import each other, joined to one script. */
class ScriptModulesTest {

    private static String joined(Map<String, String> files) {
        return ScriptModules.joined("start", files::get);
    }

    private static String mistake(Map<String, String> files) {
        return assertThrows(IllegalStateException.class, () -> joined(files)).getMessage();
    }

    @Test
    void eachModuleStandsOnceBehindThoseThatItImports() {
        assertEquals("""
                // Low.

                const LOW = 1;

                // Middle.

                async function middle() {
                  return LOW;
                }

                // Starts.

                middle().then(() => LOW);
                """, joined(Map.of("start", """
                        // Starts.

                        import {
                          middle,
                        } from "./middle.js";
                        import { LOW } from "./low-one.js";

                        middle().then(() => LOW);
                        """, "middle", """
                        // Middle.

                        import { LOW } from "./low-one.js";

                        export async function middle() {
                          return LOW;
                        }
                        """, "low-one", """
                        // Low.

                        export const LOW = 1;
                        """)));
    }

    @Test
    void severalFilesStartAScriptInTheirOrder() {
        Map<String, String> files = Map.of(
                "part",
                "import { parts } from \"./parts.js\";\nparts.a = 1;\n",
                "parts",
                "export const parts = {};\n",
                "start",
                "import { parts } from \"./parts.js\";\nparts.a++;\n");

        assertEquals(
                "const parts = {};\n\nparts.a = 1;\n\nparts.a++;\n", ScriptModules.joined("part start", files::get));
    }

    @Test
    void anImportOfWhatIsNotExportedIsAMistake() {
        assertEquals(
                "start.js imports hidden, which other.js does not export",
                mistake(Map.of(
                        "start",
                        "import { hidden, shown } from \"./other.js\";\n",
                        "other",
                        "const hidden = 1;\nexport const shown = 2;\n")));
    }

    @Test
    void aNameThatTwoModulesDeclareIsAMistake() {
        assertEquals(
                "SIDES is declared twice in one script: by other.js and by start.js",
                mistake(Map.of(
                        "start",
                        "import { Other } from \"./other.js\";\nclass SIDES {}\n",
                        "other",
                        "const SIDES = 4;\nexport class Other {}\n")));
    }

    @Test
    void modulesThatImportEachOtherAreAMistake() {
        assertEquals(
                "scripts import each other in a circle: one.js, two.js",
                mistake(Map.of(
                        "start",
                        "import { one } from \"./one.js\";\n",
                        "one",
                        "import { two } from \"./two.js\";\nexport const one = 1;\n",
                        "two",
                        "import { one } from \"./one.js\";\nexport const two = 2;\n")));
    }

    @Test
    void aLineOfAnotherFormIsAMistakeSinceItWouldStayInTheScript() {
        assertEquals(
                "start.js has a line that no script can be joined of: import * as other from \"./other.js\";",
                mistake(Map.of("start", "import * as other from \"./other.js\";\n")));
        assertEquals(
                "start.js has a line that no script can be joined of: export default 4;",
                mistake(Map.of("start", "export default 4;\n")));
        assertEquals(
                "start.js has a line that no script can be joined of: const { a } = {};",
                mistake(Map.of("start", "const { a } = {};\n")));
    }
}
