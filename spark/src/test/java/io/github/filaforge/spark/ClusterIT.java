package io.github.filaforge.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The jar, submitted to a cluster of processes that are killed while it is searched. */
@Tag("slow")
@Tag("processes")
@Timeout(180)
class ClusterIT {

    private static final String SOLUTIONS = "; 2339 solutions in all";

    @TempDir
    private Path folder;

    private Path results;
    private Path log;
    private StandaloneCluster cluster;

    @BeforeEach
    void start() throws IOException {
        results = folder.resolve("results");
        log = folder.resolve("log");
        cluster = new StandaloneCluster(Files.createDirectory(folder.resolve("spark")));
        cluster.startWorker(StandaloneCluster.FIRST);
        cluster.startWorker(StandaloneCluster.SECOND);
    }

    @AfterEach
    void stop() throws InterruptedException {
        cluster.kill();
    }

    private Path packaged() throws IOException, InterruptedException {
        Path jar = folder.resolve("program.jar");
        Commands.fila(
                "package",
                "--output",
                jar.toString(),
                "--strategy",
                "sieve",
                "--parts",
                "60",
                Path.of("..", "def", "pentominoes_10x6.txt").toString());
        return jar;
    }

    private Process submit(Path jar, Map<String, String> conf) throws IOException {
        return cluster.submit(conf, log, jar.toString(), "--results", results.toString());
    }

    private long done() throws IOException {
        try (Stream<Path> files = Files.list(results)) {
            return files.filter(file -> file.toString().endsWith(".part")).count();
        }
    }

    /** Waits until the given number of parts is done. */
    private void awaitParts(long count) throws IOException, InterruptedException {
        Files.createDirectories(results);
        try (WatchService watch = FileSystems.getDefault().newWatchService()) {
            results.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            while (done() < count) {
                WatchKey key = watch.poll(1, TimeUnit.MINUTES);
                if (key == null) {
                    throw new IllegalStateException("no part within a minute: " + Files.readString(log));
                }
                key.pollEvents();
                key.reset();
            }
        }
    }

    private String lastLine() throws IOException {
        List<String> lines = Files.readAllLines(log);
        return lines.get(lines.size() - 1);
    }

    private void assertExact(Process driver, Path jar) throws IOException, InterruptedException {
        int code = driver.waitFor();
        assertEquals(0, code, Files.readString(log));
        assertTrue(lastLine().endsWith(SOLUTIONS), lastLine());
        assertEquals("2339\n", Commands.program(jar, "--total", results.toString()));
    }

    @Test
    void partsOfAKilledExecutorAndOfAKilledWorkerAreSearchedAgain() throws IOException, InterruptedException {
        Path jar = WrappedProgram.waiting(packaged());
        Process driver = submit(jar, Map.of());

        awaitParts(5);
        cluster.killExecutor(StandaloneCluster.SECOND);
        awaitParts(15);
        cluster.killWorker(StandaloneCluster.FIRST);

        assertExact(driver, jar);
    }

    @Test
    void aDriverThatComesAfterAKilledOneSearchesOnlyWhatIsMissing() throws IOException, InterruptedException {
        Path jar = WrappedProgram.waiting(packaged());
        Process killed = submit(jar, Map.of());
        awaitParts(15);
        StandaloneCluster.kill(killed.toHandle());
        long before = done();

        Process driver = submit(jar, Map.of());

        assertExact(driver, jar);
        assertEquals(done() - before + " parts searched" + SOLUTIONS, lastLine());
    }

    /** Returns the scores of the boards that drivers have printed in whole lines of the log. */
    private List<Integer> printed() throws IOException {
        return Pattern.compile("best so far: (\\d+) joins match, .*\n")
                .matcher(Files.readString(log))
                .results()
                .map(line -> Integer.valueOf(line.group(1)))
                .toList();
    }

    /** Waits until a driver has printed a number of boards. */
    private void awaitBoards(Process driver, int count) throws IOException, InterruptedException {
        while (printed().size() < count) {
            if (driver.waitFor(20, TimeUnit.MILLISECONDS)) {
                throw new IllegalStateException("the driver has ended: " + Files.readString(log));
            }
        }
    }

    private int kept(Path puzzle) throws IOException, InterruptedException {
        String json = Commands.fila("best", "--total", results.toString(), "--json", puzzle.toString());
        return Integer.parseInt(json.replaceFirst("(?s).*\"best\":(\\d+).*", "$1"));
    }

    /** First an executor is killed, then the driver. A driver that comes after it goes on from the best board. */
    @Test
    void noBoardThatWasPrintedIsLost() throws IOException, InterruptedException {
        Path puzzle = folder.resolve("large.txt");
        Commands.fila("new", "edges", "--box", "16x16", "--rim", "5", "--inner", "17", "--output", puzzle.toString());
        String[] search = {puzzle.toString(), "--best", "--results", results.toString(), "--searches", "2"};
        Process driver = cluster.submit(Map.of(), log, search);

        awaitBoards(driver, 2);
        cluster.killExecutor(StandaloneCluster.SECOND);
        awaitBoards(driver, printed().size() + 2);
        StandaloneCluster.kill(driver.toHandle());
        int printed = Collections.max(printed());
        int kept = kept(puzzle);
        String[] toEnd = Arrays.copyOf(search, search.length + 2);
        toEnd[search.length] = "--time";
        toEnd[search.length + 1] = "5";
        int code = cluster.submit(Map.of(), log, toEnd).waitFor();

        assertTrue(printed > 300 && kept >= printed, kept + " in place of " + printed);
        assertEquals(0, code, Files.readString(log));
        assertTrue(printed().get(0) >= kept, Files.readString(log));
        assertTrue(Files.readString(log).contains("best so far: " + kept + " joins match, "), Files.readString(log));
        assertTrue(kept(puzzle) >= kept);
    }

    /** One executor is so slow that the other one begins again each part that the first has begun. */
    @Test
    void partsThatAreSearchedTwiceBySpeculationCountOnce() throws IOException, InterruptedException {
        Path jar = WrappedProgram.slowAt(packaged(), StandaloneCluster.FIRST);

        Process driver = submit(
                jar,
                Map.of(
                        "spark.speculation", "true",
                        "spark.speculation.quantile", "0.5",
                        "spark.log.level", "INFO"));

        int code = driver.waitFor();
        String text = Files.readString(log);
        assertEquals(0, code, text);
        assertTrue(text.contains(SOLUTIONS), text);
        assertTrue(text.matches("(?s).*Starting task [0-9]+\\.1 in stage 0\\.0 .*127\\.0\\.0\\.2.*"), text);
        assertEquals("2339\n", Commands.program(jar, "--total", results.toString()));
    }
}
