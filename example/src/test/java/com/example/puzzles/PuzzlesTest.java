package com.example.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class PuzzlesTest {

    @Test
    @Tag("seconds")
    void theProgramPrintsWhatItsPuzzlesHave() {
        StringWriter out = new StringWriter();

        int exitCode =
                new CommandLine(new Puzzles()).setOut(new PrintWriter(out, true)).execute("--streamed", "2");

        assertEquals("""
                counted: 2339
                streamed: 12 pieces
                streamed: 12 pieces
                in the graph: 9356, 12 pieces in the middle
                preparation: cancelled
                run: cancelled
                with the runtime: 480, each of 7 pieces
                alone: 480, each of 7 pieces
                """, out.toString());
        assertEquals(0, exitCode);
    }

    @Test
    void theLibraryAndTheProgramAreModules() {
        Module module = Puzzles.class.getModule();

        assertTrue(module.isNamed());
        assertTrue(CommandLine.class.getModule().isNamed());
        assertTrue(io.github.filaforge.Filaforge.class.getModule().isNamed());
    }
}
