package io.github.filaforge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The manual pages of the distribution. */
class ManualPagesTest {

    private static final Map<String, String> PAGES = ManualPages.all();

    /** Its warnings name what a page would lose. */
    private static final Path GROFF = Path.of("/usr/bin/groff");

    @TempDir
    private Path folder;

    static Set<String> names() {
        return PAGES.keySet();
    }

    @Test
    void theProgramAndEachOfItsCommandsHasAPage() throws Exception {
        ManualPages.main(folder.resolve("man1").toString());

        try (Stream<Path> files = Files.list(folder.resolve("man1"))) {
            assertEquals(
                    Stream.concat(Stream.of("fila.1"), HelpTest.commands().map(command -> "fila-" + command + ".1"))
                            .collect(Collectors.toSet()),
                    files.map(file -> file.getFileName().toString()).collect(Collectors.toSet()));
        }
    }

    @Test
    void aPageHasWhatHelpHas() {
        String page = PAGES.get("fila-solve");

        assertTrue(page.startsWith(".TH FILA\\-SOLVE 1 \"\" \"Filaforge "), page);
        assertTrue(page.contains("""
                .TP
                \\fB\\-g\\fR, \\fB\\-\\-limit\\fR=\\fIN\\fR
                The goal: stop after N solutions of each puzzle"""), page);
        assertTrue(page.contains("else janino. Default: auto."), page);
        assertTrue(page.contains(".SH EXAMPLES\n.nf\n  ./fila solve def/somacube.txt\n"), page);
        HelpTest.program().getSubcommands().get("solve").getCommandSpec().options().stream()
                .filter(option -> !option.hidden())
                .map(OptionSpec::longestName)
                .forEach(option -> assertTrue(page.contains("\\fB" + option.replace("-", "\\-") + "\\fR"), option));
    }

    @Test
    void aPageHasTheHeadingsAndTablesOfHelp() {
        String page = PAGES.get("fila-solve");

        assertTrue(page.contains(".SH OPTIONS\n.TP\n\\fIPUZZLE\\fR\n"), page);
        int polycube = page.indexOf("\n.SS \"polycube\\(aqs search\"\n");
        assertTrue(polycube >= 0 && polycube < page.indexOf("\\fB\\-\\-redundancyFilter\\fR"), page);
        assertTrue(page.contains(".SH STRATEGIES\n.TP\n\\fBfila\\fR\nimage lists"), page);
    }

    @Test
    void thePageOfTheProgramHasTheExitCodes() {
        assertTrue(PAGES.get("fila").contains(".SH EXIT CODES\n.nf\n  0    done;"), PAGES.get("fila"));
    }

    @ParameterizedTest
    @MethodSource("names")
    void noLineIsARequestThatWasMeantAsText(String name) {
        List<String> requests = List.of("TH", "SH", "SS", "TP", "BR", "nf", "fi");

        PAGES.get(name)
                .lines()
                .filter(line -> line.startsWith(".") || line.startsWith("'"))
                .forEach(line -> assertTrue(requests.contains(line.split(" ")[0].substring(1)), line));
        assertFalse(PAGES.get(name).contains("${"), name);
    }

    @Tag("processes")
    @ParameterizedTest
    @MethodSource("names")
    void groffHasNothingToComplainOf(String name) throws Exception {
        assumeTrue(Files.isExecutable(GROFF), "there is no groff");
        Path page = Files.writeString(folder.resolve(name), PAGES.get(name));

        Process groff = new ProcessBuilder(GROFF.toString(), "-man", "-Tutf8", "-ww", "-z", page.toString())
                .redirectErrorStream(true)
                .start();
        groff.getOutputStream().close();

        assertEquals("", new String(groff.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    }
}
