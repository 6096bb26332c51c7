package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.checkpoint.SearchState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Searches whose processes are killed while they go on. */
@Tag("processes")
@Timeout(120)
class KilledSearchTest {

    /** A search of some seconds: 10x6 by dancing links. */
    private static final String PACKING = "-os ../def/pentominoes_10x6.txt";

    private static final int SOLUTIONS = 2339;

    /** As long, of an edge puzzle. */
    private static final String EDGES = "--strategy edge-dynamic ../def/edges_6x6_many.txt";

    private static final int BOARDS = 5186;

    @TempDir
    private Path folder;

    static boolean hasFullDevice() {
        return ProcessTest.hasFullDevice();
    }

    /** Solves by some options of a puzzle and more. */
    private List<String> command(String search, String... more) {
        List<String> command = ProcessTest.filaCommand("solve", "--roots", "150", "--checkpoint-interval", "0.1");
        command.addAll(List.of("--checkpoint", point().path().toString()));
        command.addAll(List.of(more));
        command.addAll(List.of(search.split(" ")));
        return command;
    }

    private CheckpointFile point() {
        return new CheckpointFile(folder.resolve("point"));
    }

    /** Starts a search and waits until it has come further than before. */
    private Process searchOn(SearchState before, List<String> command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        boolean isFurther = false;
        while (!isFurther && !process.waitFor(5, TimeUnit.MILLISECONDS)) {
            isFurther = point().exists() && !point().read().state().solutions().equals(before.solutions());
        }
        return process;
    }

    @Test
    @Tag("slow")
    void aSearchThatIsKilledAgainAndAgainHasEachSolutionOnce() throws Exception {
        Path output = folder.resolve("out.txt.gz");
        List<String> command = command(PACKING, "--threads", "2", "--output", output.toString());
        SearchState before = SearchState.NONE;

        for (int kill = 0; kill < 2; kill++) {
            Process process = searchOn(before, command);
            process.destroyForcibly().waitFor();
            before = point().read().state();
            if (kill == 0) {
                command.add("--resume");
            }
        }
        Ended ended =
                fila(command.subList(command.indexOf("solve"), command.size()).toArray(String[]::new));

        assertEquals(new Ended(0, "", SOLUTIONS + " solutions\n"), ended);
        List<String> pictures = List.of(CheckpointsTest.content(output).split("# --- SOLUTION \\d+ ---\n"));
        assertEquals(SOLUTIONS, new HashSet<>(pictures.subList(1, pictures.size())).size());
        assertEquals(SOLUTIONS, pictures.size() - 1);
    }

    @Test
    @Tag("slow")
    void theFolderOfKilledProcessesHasTheBestBoardThatOneOfThemPrinted() throws Exception {
        String puzzle = folder.resolve("large.txt").toString();
        fila("new", "edges", "--box", "16x16", "--rim", "5", "--inner", "17", "--output", puzzle);
        String results = folder.resolve("R").toString();
        int printed = 0;
        List<Process> processes = new ArrayList<>();
        List<Path> reports = List.of(folder.resolve("1"), folder.resolve("2"));
        for (Path report : reports) {
            processes.add(
                    new ProcessBuilder(ProcessTest.filaCommand("best", "--threads", "1", "--results", results, puzzle))
                            .redirectOutput(folder.resolve("out").toFile())
                            .redirectError(report.toFile())
                            .start());
        }
        for (int index = 0; index < processes.size(); index++) {
            while (scores(reports.get(index)).size() < 2
                    && !processes.get(index).waitFor(5, TimeUnit.MILLISECONDS)) {
                // The process has not printed two boards.
            }
        }
        for (int index = 0; index < processes.size(); index++) {
            processes.get(index).destroyForcibly().waitFor();
            for (int score : scores(reports.get(index))) {
                printed = Math.max(printed, score);
            }
        }

        Ended total = fila("best", "--total", results, puzzle);

        int kept = Integer.parseInt(total.lastErrorLine().replaceFirst(" .*", ""));
        assertTrue(printed > 300 && kept >= printed, kept + " in place of " + printed);
        assertTrue(total.err().contains("\n2 files, "), total.err());
    }

    /** Returns the scores of the boards in the lines of a report that are complete. */
    private static List<Integer> scores(Path report) throws IOException {
        return Pattern.compile("best so far: (\\d+) of .*\n")
                .matcher(Files.readString(report))
                .results()
                .map(line -> Integer.valueOf(line.group(1)))
                .toList();
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Tag("slow")
    void anInterruptedSearchLeavesACheckpointOfWhatIsDone() throws Exception {
        assumeTrue(ProcessTest.arrives("INT"), "it is ignored here");
        List<String> command = command(EDGES, "--count", "--threads", "1");

        Process process = searchOn(SearchState.NONE, command);
        ProcessTest.send("INT", process);
        assertEquals(130, process.waitFor());
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        command.add("--resume");
        Ended ended =
                fila(command.subList(command.indexOf("solve"), command.size()).toArray(String[]::new));

        assertTrue(said.contains("interrupted after "), said);
        assertTrue(said.endsWith("to go on: this command with --resume\n"), said);
        assertEquals(new Ended(0, BOARDS + "\n", BOARDS + " solutions\n"), ended);
    }

    @Test
    @EnabledIf("hasFullDevice")
    @Tag("slow")
    void anOutputThatCannotTakeMoreEndsTheSearchAtOnce() {
        Ended ended = fila("solve", "--output", "/dev/full", "../def/pentominoes_1s_18x5.txt");

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().startsWith("fila: cannot write to /dev/full: "), ended.err());
    }

    @Test
    void whereCheckpointsAreWrittenSolutionsNeedAFile() {
        List<String> command = new ArrayList<>(command(PACKING));
        Ended ended =
                fila(command.subList(command.indexOf("solve"), command.size()).toArray(String[]::new));

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().startsWith("fila: --checkpoint needs a file for the solutions"), ended.err());
    }
}
