package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The completions of a shell by the script that {@code fila completion} prints. */
class CompletionTest {

    /** Asks as bash does when the tabulator is pressed behind the last word, and shows what bash would complete. */
    private static final String ASK = """
            . "$0"
            compopt() { echo "compopt $*"; }
            COMP_WORDS=("$@")
            COMP_CWORD=$(($# - 1))
            COMP_LINE="$*"
            command=${1##*/}
            complete -p "$command" >/dev/null || exit 1
            _complete_fila
            if [ ${#COMPREPLY[@]} -gt 0 ]; then
              echo "${COMPREPLY[*]}"
            elif [[ $(complete -p "$command") == *' -o default '* ]]; then
              echo 'file names'
            fi
            """;

    @TempDir
    private Path folder;

    @Test
    void theScriptIsTheSameEachTimeAndForBothShells() {
        Ended bash = fila("completion", "bash");

        assertEquals(0, bash.exitCode());
        assertEquals("", bash.err());
        assertEquals(bash.out(), fila("completion", "zsh").out());
    }

    @ParameterizedTest
    @Tag("processes")
    @CsvSource({
        "./fila|so, solve",
        "fila|, solve count best apart stats draw nth generate package studio plan info render verify convert new bench completion",
        "fila|solve|--co, --count --color --colour --compiler",
        "fila|solve|--strategy|, fila fila-tables fila-unrolled sieve dynamic-sieve cover schedule merge edge edge-tables edge-dynamic auto",
        "fila|render|--format|, svg png html stl 3mf cut",
        "fila|stats|--format|, text json csv svg",
        "fila|new|pent, pentominoes pentacubes pentahexes pentiamonds pentatwigs pentasticks pentaboloes pentaspheres pentatesseracts",
        "fila|verify|def/, file names",
        "fila|solve|--compiler|ja, janino javac",
        "fila|solve|--slips|la, ladder466 ladder468 ladder469 ladder470",
        "fila|completion|b, bash",
        "fila|solve|--output|, file names",
        "fila|solve|def/, file names",
        "fila|solve|-q|--count|def/, file names",
        "/usr/bin/fila|package|--output|a.jar|, file names",
    })
    void bashCompletes(String words, String expected) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash");
        Path script = Files.writeString(
                folder.resolve("script"), fila("completion", "bash").out());
        String[] call = {"/bin/bash", "-c", ASK, script.toString()};
        int before = call.length;
        String[] typed = words.split("\\|", -1);
        call = Arrays.copyOf(call, before + typed.length);
        System.arraycopy(typed, 0, call, before, typed.length);

        Process bash = new ProcessBuilder(call).redirectErrorStream(true).start();
        bash.getOutputStream().close();
        String completed = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(expected, completed.strip());
    }
}
