package io.github.filaforge.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The launcher in a small checkout, with a Maven that only puts a jar where the launcher looks for it, and a Java that
 * prints what it was called with, then its input. The path has no commands but those that the launcher needs.
 */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class LauncherTest {

    private static final List<String> SYSTEM_COMMANDS = List.of(
            "cat",
            "chmod",
            "cksum",
            "find",
            "mkdir",
            "mktemp",
            "mv",
            "ps",
            "readlink",
            "rm",
            "sed",
            "tail",
            "tar",
            "touch");

    private static final List<String> SOURCES = List.of(
            "fila",
            "pom.xml",
            ".mvn/jvm.config",
            "LICENSE",
            "cli/pom.xml",
            "cli/src/main/java/Main.java",
            "libraries/janino/pom.xml",
            "libraries/janino/src/main/resources/LICENSE");

    private static final String BUILDING =
            "fila: building (first use, or sources changed): half a minute, on a busy machine"
                    + " or a slow network minutes ...\n";
    private static final String MAIN = "<io.github.filaforge.cli.Main>\n";

    /** The script of the Java that has to make the archive {@code $made}. */
    private static final String MAKE_ARCHIVE = "echo classes $$ >\"$made\"";

    /** Dies as what the system kills for want of memory does, with half of an archive made. */
    private static final String BE_KILLED = "echo cla >\"$made\"; kill -9 $$";

    private static final String NOBODY = "65534";

    /** Until a process counts as hung. */
    private static final int SECONDS = 20;

    @TempDir
    private static Path systemCommands;

    @TempDir
    private Path folder;

    private Path checkout;
    private Path source;
    private Path jdk;
    private Path commands;
    private final Map<String, String> environment = new HashMap<>();

    private record Ended(int exitCode, String out, String err) {

        /** Returns the archive that the options of Java name, from which it loads its classes. */
        Optional<Path> archive() {
            return valueOf("-XX:SharedArchiveFile=").or(() -> valueOf("-XX:AOTCache="));
        }

        Path build() {
            return out.lines()
                    .filter(line -> line.endsWith("/filaforge-cli.jar>"))
                    .map(line -> Path.of(line.substring(1, line.length() - 1)).getParent())
                    .findFirst()
                    .orElseThrow();
        }

        private Optional<Path> valueOf(String option) {
            return out.lines()
                    .filter(line -> line.startsWith("<" + option))
                    .map(line -> Path.of(line.substring(1 + option.length(), line.length() - 1)))
                    .findFirst();
        }
    }

    @BeforeAll
    static void findCommands() throws IOException {
        readable(systemCommands);
        for (String command : SYSTEM_COMMANDS) {
            Optional<Path> program = installed(command);
            if (program.isPresent()) {
                Files.createSymbolicLink(systemCommands.resolve(command), program.get());
            }
        }
    }

    /** JUnit would do it too, but warn of every link. */
    @AfterAll
    static void deleteLinks() throws IOException {
        for (String command : SYSTEM_COMMANDS) {
            Files.deleteIfExists(systemCommands.resolve(command));
        }
    }

    @BeforeEach
    void makeCheckout() throws Exception {
        readable(folder);
        checkout = folder.resolve("a checkout's place");
        source = checkout.resolve("cli/src/main/java/Main.java");
        for (String file : SOURCES) {
            Files.createDirectories(checkout.resolve(file).getParent());
            Files.writeString(checkout.resolve(file), "one\n");
        }
        Files.copy(
                Path.of("..", "fila"),
                checkout.resolve("fila"),
                StandardCopyOption.COPY_ATTRIBUTES,
                StandardCopyOption.REPLACE_EXISTING);

        commands = Files.createDirectory(folder.resolve("commands"));
        maven("");
        jdk = folder.resolve("a jdk");
        Files.createDirectories(jdk.resolve("bin"));
        version("17.0.15");
        java(MAKE_ARCHIVE);
        script(jdk.resolve("bin/javac"), "");
        environment.put("PATH", commands + File.pathSeparator + systemCommands);
        environment.put("JAVA_HOME", jdk.toString());
    }

    /** A directory of JUnit's is for its owner only. */
    private static void readable(Path directory) throws IOException {
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private void version(String version) throws IOException {
        Files.writeString(
                jdk.resolve("release"),
                "IMPLEMENTOR=\"Us\"\nJAVA_RUNTIME_VERSION=\"" + version + "+1-us\"\nJAVA_VERSION=\"" + version
                        + "\"\nMODULES=\"java.base\"\n");
    }

    private void java(String training) throws IOException {
        script(jdk.resolve("bin/java"), """
                for option in "$@"; do
                  case $option in
                    -XX:ArchiveClassesAtExit=* | -XX:AOTCacheOutput=*)
                      made=${option#*=}
                      echo training
                      echo training >&2
                      %s
                      exit
                      ;;
                  esac
                done
                printf '<%%s>\\n' "$@"
                cat
                exit ${CODE:-0}
                """.formatted(training));
    }

    private void maven(String before) throws IOException {
        script(commands.resolve("mvn"), before + """

                        mkdir cli/target cli/target/quick cli/target/quick/lib || exit
                        cat cli/src/main/java/Main.java >cli/target/quick/filaforge-cli.jar
                        """);
    }

    private static void script(Path file, String text) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static Optional<Path> installed(String command) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .map(directory -> Path.of(directory, command))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private Ended fila(String... arguments) throws Exception {
        return run("", List.of(checkout.resolve("fila").toString()), arguments);
    }

    private Ended run(String input, List<String> command, String... arguments) throws Exception {
        Path in = Files.writeString(folder.resolve("in"), input);
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        int exitCode = ended(process(command, arguments)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start());
        return new Ended(exitCode, Files.readString(out), Files.readString(err));
    }

    private static int ended(Process process) throws InterruptedException {
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            throw new AssertionError("it waits for ever");
        }
        return process.exitValue();
    }

    private ProcessBuilder process(List<String> command, String... arguments) {
        List<String> whole = new ArrayList<>(List.of("/bin/sh", "-c", "umask 022 && exec \"$@\"", "sh"));
        whole.addAll(command);
        whole.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(whole).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder;
    }

    private static void assertRefused(String message, Ended ended) {
        assertEquals("", ended.out());
        assertEquals("fila: " + message + "\n", ended.err());
        assertEquals(2, ended.exitCode());
    }

    private static void assertComplete(Path archive) throws IOException {
        String text = Files.readString(archive);
        assertTrue(text.matches("classes \\d+\n"), text);
    }

    /** As if it were written after all that is built now. */
    private static void touch(Path file) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(3600)));
    }

    @Test
    void onlyTheFirstUseBuilds() throws Exception {
        Ended first = fila();
        Ended second = fila();

        assertEquals(BUILDING, first.err());
        assertEquals("one\n", Files.readString(first.build().resolve("filaforge-cli.jar")));
        assertEquals("", second.err());
        assertEquals(first.out(), second.out());
    }

    @Test
    void theProgramGetsItsArgumentsAndItsInputAsTheyAreAndItsExitCodeIsPassedOn() throws Exception {
        environment.put("CODE", "130");
        maven("cat");
        java("cat; " + MAKE_ARCHIVE);
        for (int use = 1; use <= 2; use++) {
            Ended ended = run(
                    "two\nlines",
                    List.of(checkout.resolve("fila").toString()),
                    "a  b",
                    "it's \"c\"",
                    "",
                    "*",
                    "$HOME",
                    "-d",
                    "\\e\n");

            assertTrue(
                    ended.out().endsWith(MAIN + "<a  b>\n<it's \"c\">\n<>\n<*>\n<$HOME>\n<-d>\n<\\e\n>\ntwo\nlines"),
                    ended.out());
            assertEquals(130, ended.exitCode());
        }
    }

    @Test
    void filesAreNoTerminal() throws Exception {
        Ended ended = fila("x");

        assertTrue(ended.out().contains("<-Dfila.terminal=>\n"), ended.out());
    }

    /** A terminal is made by the program "script", if it is installed. */
    @ParameterizedTest
    @CsvSource({"'', 'out,err'", "2>/dev/null, out", ">&3, ',err'"})
    void theProgramIsToldWhichOfItsStreamsAreATerminal(String redirection, String streams) throws Exception {
        Optional<Path> script = installed("script");
        assumeTrue(script.isPresent(), "no script is installed");
        fila();
        environment.put("SHELL", "/bin/sh");
        Path out = folder.resolve("out of script");

        String call = "\"" + checkout.resolve("fila") + "\" x 3>\"" + out + "\" " + redirection + " <&-";
        Ended ended = run("", List.of(script.get().toString(), "-qec", call, "/dev/null"));

        String told = Files.readString(out) + ended.out();
        assertTrue(told.contains("<-Dfila.terminal=" + streams + ">"), told);
    }

    /** Without the launcher's care, standard input would be the file that Java opens first. */
    @Test
    void aClosedInputIsHeldByWhatCannotBeRead() throws Exception {
        environment.put("FILA_NO_ARCHIVE", "1");
        script(jdk.resolve("bin/java"), "[ -e /dev/fd/0 ] && echo held\ncat || echo and cannot be read\n");

        Ended ended = run(
                "not to be read",
                List.of(
                        "/bin/sh",
                        "-c",
                        "exec \"$1\" <&-",
                        "sh",
                        checkout.resolve("fila").toString()));

        assertEquals("held\nand cannot be read\n", ended.out());
    }

    /** Without this, Java would write into a file that it opens first, and end as if all were well. */
    @ParameterizedTest
    @ValueSource(strings = {">&-", "2>&-", "<&- >&- 2>&-"})
    void aClosedOutputIsReplacedByAFileThatCannotBeWritten(String closed) throws Exception {
        environment.put("FILA_NO_ARCHIVE", "1");
        Path result = folder.resolve("result");
        script(
                jdk.resolve("bin/java"),
                "[ -e /dev/fd/1 ] && echo held >>\"" + result + "\"\n"
                        + "[ -e /dev/fd/2 ] && echo held >>\"" + result + "\"\n"
                        + "echo text && echo written >>\"" + result + "\"\n"
                        + "echo text >&2 && echo written >>\"" + result + "\"\n");

        run(
                "",
                List.of(
                        "/bin/sh",
                        "-c",
                        "exec \"$1\" " + closed,
                        "sh",
                        checkout.resolve("fila").toString()));

        long written = closed.startsWith("<") ? 0 : 1;
        List<String> lines = Files.readAllLines(result);
        assertEquals(2, lines.stream().filter("held"::equals).count());
        assertEquals(written, lines.stream().filter("written"::equals).count());
    }

    @Test
    void aLimitOfOpenFilesThatIsTooLowForJavaIsReported() throws Exception {
        Ended ended = run(
                "",
                List.of(
                        "/bin/sh",
                        "-c",
                        "ulimit -n 40; exec \"$1\"",
                        "sh",
                        checkout.resolve("fila").toString()));

        assertRefused("a process may open only 40 files here, and Java needs more: ulimit -n 256", ended);
    }

    @Test
    void theProgramTakesThePlaceOfTheLauncherSoThatSignalsReachIt() throws Exception {
        environment.put("FILA_NO_ARCHIVE", "1");
        script(jdk.resolve("bin/java"), "echo $$");
        Path out = folder.resolve("pid");

        Process process = process(List.of(checkout.resolve("fila").toString()))
                .redirectOutput(out.toFile())
                .start();
        ended(process);

        assertEquals(process.pid() + "\n", Files.readString(out));
    }

    /** Returns a folder with the content of the distribution's zip, in which nobody can write. */
    private Path unpacked() throws IOException {
        Path distribution = folder.resolve("un packed");
        Files.createDirectories(distribution.resolve("lib"));
        Files.copy(checkout.resolve("fila"), distribution.resolve("fila"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.writeString(distribution.resolve("filaforge-cli.jar"), "one\n");
        Files.writeString(distribution.resolve("lib/filaforge-runtime.jar"), "one\n");
        Files.delete(commands.resolve("mvn"));
        environment.put("HOME", folder.resolve("a home").toString());
        return distribution;
    }

    @Test
    void theDistributionIsNeverBuiltAndItsArchiveGoesToTheUsersCache() throws Exception {
        Path distribution = unpacked();
        List<String> fila = List.of(distribution.resolve("fila").toString());

        Ended first = run("", fila, "x");
        Ended second = run("", fila, "x");

        Path archive = first.archive().orElseThrow();
        assertEquals(distribution.toRealPath(), first.build());
        assertTrue(archive.startsWith(folder.resolve("a home/.cache/filaforge")), archive.toString());
        assertComplete(archive);
        assertEquals("", first.err());
        assertEquals(first.out(), second.out());
    }

    @Test
    void anotherDistributionInTheSamePlaceHasAnArchiveOfItsOwn() throws Exception {
        Path distribution = unpacked();
        List<String> fila = List.of(distribution.resolve("fila").toString());
        environment.put("XDG_CACHE_HOME", folder.resolve("a cache").toString());
        Ended before = run("", fila, "x");

        Files.writeString(distribution.resolve("lib/filaforge-runtime.jar"), "two\n");
        Ended after = run("", fila, "x");

        Path archive = after.archive().orElseThrow();
        assertTrue(archive.startsWith(folder.resolve("a cache/filaforge")), archive.toString());
        assertNotEquals(before.archive().orElseThrow().getParent(), archive.getParent());
    }

    @Test
    void theDistributionRunsWithoutAnArchiveWhereThereIsNoHome() throws Exception {
        Path distribution = unpacked();
        environment.remove("HOME");

        Ended ended = run("", List.of(distribution.resolve("fila").toString()), "x");

        assertTrue(ended.out().endsWith(MAIN + "<x>\n"), ended.out());
        assertEquals(Optional.empty(), ended.archive());
        assertEquals("", ended.err());
    }

    @Test
    void aLinkToALinkStartsItFromAnotherDirectory() throws Exception {
        Path elsewhere = Files.createDirectory(folder.resolve("else where"));
        Files.createSymbolicLink(checkout.resolve("link"), Path.of("fila"));
        Files.createSymbolicLink(elsewhere.resolve("fila"), Path.of("..", "a checkout's place", "link"));

        Ended ended = run("", List.of("else where/fila"), "x");

        assertTrue(ended.out().endsWith(MAIN + "<x>\n"), ended.out());
        assertTrue(ended.build().startsWith(checkout.toRealPath()), ended.out());
    }

    @Test
    void aSourceThatChangedIsBuilt() throws Exception {
        fila();
        for (String changed : SOURCES) {
            FileTime before = Files.getLastModifiedTime(checkout.resolve(changed));
            touch(checkout.resolve(changed));

            assertEquals(BUILDING, fila().err(), changed);
            Files.setLastModifiedTime(checkout.resolve(changed), before);
            assertEquals("", fila().err(), changed);
        }
    }

    @Test
    void aSourceThatIsGoneIsNoLongerInTheBuild() throws Exception {
        Path other = Files.writeString(source.resolveSibling("Other.java"), "");
        fila();
        Files.delete(other);

        assertEquals(BUILDING, fila().err());
    }

    @Test
    void whatChangesWhileMavenRunsIsBuiltByTheNextUse() throws Exception {
        maven("echo two >'" + source.toString().replace("'", "'\\''") + "'");

        Ended first = fila();
        maven("");
        Ended second = fila();

        assertEquals("one\n", Files.readString(first.build().resolve("filaforge-cli.jar")));
        assertEquals(BUILDING, second.err());
        assertEquals("two\n", Files.readString(second.build().resolve("filaforge-cli.jar")));
    }

    @Test
    void aFailedBuildShowsMavensMistakesWithTheirPlacesAndTheNextUseTriesAgain() throws Exception {
        maven("echo \"[ERROR] $PWD/cli/src/main/java/Main.java:[1,1] wrong\"; exit 1");

        Ended failed = fila();
        maven("");

        Path builds = checkout.toRealPath().resolve("target/fila");
        assertEquals(
                BUILDING + "[ERROR] " + checkout.toRealPath() + "/cli/src/main/java/Main.java:[1,1] wrong\n"
                        + "fila: the build failed; all it said is in " + builds.resolve("log") + "\n",
                failed.err());
        assertEquals("", failed.out());
        assertEquals(1, failed.exitCode());
        assertEquals(List.of("log"), names(builds));
        assertEquals(0, fila().exitCode());
    }

    private static List<String> names(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void ofTwoFirstUsesAtATimeEachHasABuildOfItsOwn() throws Exception {
        Path started = fifo("started");
        Path mayEnd = fifo("may-end");
        maven("[ -z \"$HELD\" ] || { echo >'" + started + "'; cat '" + mayEnd + "'; }");
        environment.put("HELD", "1");
        Path out = folder.resolve("held");
        Process held = process(List.of(checkout.resolve("fila").toString()))
                .redirectInput(Files.createFile(folder.resolve("nothing")).toFile())
                .redirectOutput(out.toFile())
                .start();
        assertEquals(0, run("", List.of("cat", started.toString())).exitCode());
        environment.remove("HELD");

        Ended other = fila();
        run("", List.of("/bin/sh", "-c", "echo >'" + mayEnd + "'"));
        int exitCode = ended(held);

        assertEquals(0, other.exitCode(), other.err());
        assertEquals(0, exitCode);
        assertNotEquals(new Ended(exitCode, Files.readString(out), "").build(), other.build());
        assertTrue(Files.exists(other.build()), "it may not have been started yet");
        assertEquals("", fila().err());
    }

    private Path fifo(String name) throws Exception {
        Path fifo = folder.resolve(name);
        assertEquals(0, ended(new ProcessBuilder("mkfifo", fifo.toString()).start()));
        return fifo;
    }

    @Test
    void aBuildStaysAsLongAsASolverRunsFromIt() throws Exception {
        Process solver = process(List.of(checkout.resolve("fila").toString()), "solve")
                .redirectError(folder.resolve("progress").toFile())
                .start();
        try (BufferedReader lines = solver.inputReader(StandardCharsets.UTF_8)) {
            String call =
                    lines.lines().takeWhile(line -> !line.equals("<solve>")).collect(Collectors.joining("\n"));
            Path build = new Ended(0, call, "").build();
            touch(source);
            fila();
            fila();
            assertTrue(Files.exists(build));

            solver.getOutputStream().close();
            ended(solver);
            assumeTrue(installed("ps").isPresent(), "without ps any build may be in use");
            Path last = fila().build();

            assertFalse(Files.exists(build));
            assertEquals(3, names(last.getParent()).size(), "the last build, the one before, and the name of the last");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void inACheckoutThatCannotBeWrittenTheFirstUseNamesTheRemedy(boolean anothers) throws Exception {
        List<String> fila = filaThatCannotWrite(anothers);

        assertRefused(
                "cannot build in " + checkout.toRealPath() + "/target/fila: run it as a user who can write there,"
                        + " or in a checkout of your own",
                run("", fila));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void inACheckoutThatCannotBeWrittenABuildRunsWithoutAnArchive(boolean anothers) throws Exception {
        environment.put("FILA_NO_ARCHIVE", "1");
        fila();
        environment.remove("FILA_NO_ARCHIVE");
        List<String> fila = filaThatCannotWrite(anothers);

        Ended ended = run("", fila, "x");

        assertTrue(ended.out().endsWith(MAIN + "<x>\n"), ended.out());
        assertEquals("", ended.err());
        assertEquals(0, ended.exitCode());
        assertEquals(Optional.empty(), ended.archive());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void inACheckoutThatCannotBeWrittenAnArchiveIsUsed(boolean anothers) throws Exception {
        Path archive = fila().archive().orElseThrow();
        List<String> fila = filaThatCannotWrite(anothers);

        assertEquals(archive, run("", fila).archive().orElseThrow());
    }

    @Test
    void inACheckoutThatCannotBeWrittenNoBuildIsRunThatIsOlderThanItsSources() throws Exception {
        fila();
        touch(source);
        List<String> fila = filaThatCannotWrite(false);

        Ended ended = run("", fila);

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().startsWith("fila: cannot build in "), ended.err());
    }

    /** Takes away the right to write, as far as it binds: root runs the launcher as nobody. */
    private List<String> filaThatCannotWrite(boolean anothers) throws Exception {
        String fila = checkout.resolve("fila").toString();
        boolean root = Files.getAttribute(checkout, "unix:uid").equals(0);
        assumeTrue(root || !anothers, "only root can have the files of two users");
        if (!anothers) {
            try (Stream<Path> files = Files.walk(checkout)) {
                for (Path file : files.toList()) {
                    if (root) {
                        Files.setAttribute(file, "unix:uid", Integer.valueOf(NOBODY));
                    }
                    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r-xr-xr-x"));
                }
            }
        }
        if (!root) {
            return List.of(fila);
        }
        Optional<Path> setpriv = installed("setpriv");
        assumeTrue(setpriv.isPresent(), "root needs setpriv to run as somebody else");
        return List.of(setpriv.get().toString(), "--reuid", NOBODY, "--regid", NOBODY, "--clear-groups", fila);
    }

    @ParameterizedTest
    @CsvSource({"24.0.2, -XX:SharedArchiveFile=", "25-ea, -XX:AOTCache="})
    void aJavaStartsFromAnArchiveOfItsKind(String version, String option) throws Exception {
        version(version);

        Ended first = fila();
        Ended second = fila();

        Path archive = first.archive().orElseThrow();
        assertComplete(archive);
        assertTrue(first.out().contains("<" + option + archive + ">\n<-Xlog:disable>\n"), first.out());
        assertEquals(archive, second.archive().orElseThrow());
    }

    @Test
    void eachJavaHasAnArchiveOfItsOwn() throws Exception {
        Optional<Path> one = fila().archive();
        version("17.0.16");
        Optional<Path> updated = fila().archive();
        Path link = Files.createSymbolicLink(folder.resolve("link"), jdk);
        environment.put("JAVA_HOME", link.toString());
        Optional<Path> same = fila().archive();
        Path other = Files.move(jdk, folder.resolve("other"));
        environment.put("JAVA_HOME", other.toString());
        Optional<Path> others = fila().archive();

        assertEquals(
                4, Stream.of(one, updated, others, Optional.empty()).distinct().count());
        assertEquals(updated, same);
    }

    @ParameterizedTest
    @ValueSource(strings = {BE_KILLED, "kill -9 $PPID; " + BE_KILLED})
    void anArchiveWhoseMakerWasKilledIsMadeByALaterUse(String killed) throws Exception {
        java(killed);
        Ended first = fila();
        java(BE_KILLED);
        Ended second = fila("x");
        java(MAKE_ARCHIVE);
        Ended third = fila();

        assertEquals(BUILDING, first.err());
        assertEquals("", second.err());
        assertTrue(second.out().endsWith(MAIN + "<x>\n"), second.out());
        assertEquals(Optional.empty(), second.archive());
        assertEquals("", third.err());
        assertComplete(third.archive().orElseThrow());
    }

    /** JDK 25 leaves its configuration then, and ends as if all were well. */
    @Test
    void anArchiveIsMadeLaterIfTheProcessThatAJavaHasMakeItWasKilled() throws Exception {
        version("25.0.3");
        java("echo cla >\"$made\"; echo >\"$made.config\"");
        Ended first = fila();
        java(MAKE_ARCHIVE);
        Ended second = fila();

        assertEquals(Optional.empty(), first.archive());
        assertComplete(second.archive().orElseThrow());
    }

    @Test
    void aDamagedArchiveIsMadeAgain() throws Exception {
        Path archive = fila().archive().orElseThrow();
        for (String damaged : List.of("", "cla", "glasses 1\n")) {
            Files.writeString(archive, damaged);

            Ended ended = fila();

            assertEquals("", ended.err());
            archive = ended.archive().orElseThrow();
            assertComplete(archive);
            assertEquals(List.of(archive.getFileName().toString()), names(archive.getParent()));
        }
    }

    @Test
    void aDamagedArchiveThatCannotBeMadeAgainIsNotUsed() throws Exception {
        Files.writeString(fila().archive().orElseThrow(), "cla");
        java(BE_KILLED);

        assertEquals(Optional.empty(), fila().archive());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "exit 1", "echo cla >\"$made\"; exit 1"})
    void aJavaThatMakesNoArchiveIsAskedForItOnce(String training) throws Exception {
        java(training);
        Ended first = fila();
        java(MAKE_ARCHIVE);
        Ended second = fila();

        assertEquals(BUILDING, first.err());
        assertEquals(Optional.empty(), first.archive());
        assertEquals(Optional.empty(), second.archive());
        assertTrue(second.out().endsWith(MAIN), second.out());
    }

    @Test
    void archivesCanBeDoneWithout() throws Exception {
        environment.put("FILA_NO_ARCHIVE", "1");
        Path build = fila().build();
        assertEquals(List.of("filaforge-cli.jar", "lib"), names(build));
        environment.remove("FILA_NO_ARCHIVE");
        assertTrue(fila().archive().isPresent());
        environment.put("FILA_NO_ARCHIVE", "1");

        Ended ended = fila();

        assertEquals(Optional.empty(), ended.archive());
        assertFalse(ended.out().contains("-Xlog"), ended.out());
    }

    @Test
    void theUsersOptionsComeAfterOursAndThereIsNoArchiveThen() throws Exception {
        environment.put("FILA_JAVA_OPTS", "-Xmx8g  c*");

        Ended ended = fila();

        assertTrue(ended.out().startsWith("<-XX:+UseSerialGC>\n"), ended.out());
        assertTrue(ended.out().contains("\n<-Xmx8g>\n<c*>\n<-cp>\n"), ended.out());
        assertEquals(Optional.empty(), ended.archive());
    }

    @Test
    void theUsersCollectorTakesThePlaceOfOurs() throws Exception {
        environment.put("FILA_JAVA_OPTS", "-Xmx8g -XX:+UseParallelGC");

        String out = fila().out();

        assertTrue(out.startsWith("<-XX:Tier4"), out);
        assertTrue(out.contains("<-XX:+UseParallelGC>"), out);
    }

    @Test
    void withoutJavaHomeTheJavaOnThePathIsTaken() throws Exception {
        environment.remove("JAVA_HOME");
        Files.createSymbolicLink(commands.resolve("java"), jdk.resolve("bin/java"));

        assertTrue(fila("x").out().endsWith(MAIN + "<x>\n"));
    }

    @Test
    void aJavaThatIsNotInAJdkIsAskedForItsOwn() throws Exception {
        environment.remove("JAVA_HOME");
        script(commands.resolve("java"), "echo 'Property settings:' >&2; echo '    java.home = " + jdk + "' >&2");

        assertTrue(fila("x").out().endsWith(MAIN + "<x>\n"));
    }

    @Test
    void withoutJavaTheRemedyIsNamed() throws Exception {
        environment.remove("JAVA_HOME");

        assertRefused("no java found: set JAVA_HOME to a JDK, 17 or later", fila());
    }

    @Test
    void aJavaHomeWithoutJavaIsNamed() throws Exception {
        environment.put("JAVA_HOME", "/no such/jdk");

        assertRefused("no /no such/jdk/bin/java found: set JAVA_HOME to a JDK, 17 or later", fila());
    }

    @ParameterizedTest
    @ValueSource(strings = {"16.0.2", "11.0.26", "1.8.0_442"})
    void aJavaThatIsTooOldIsNamed(String version) throws Exception {
        version(version);

        assertRefused(
                jdk.toRealPath() + "/bin/java is not Java 17 or later: set JAVA_HOME to a JDK, 17 or later", fila());
    }

    @Test
    void aJavaThatTellsNoVersionIsNamed() throws Exception {
        Files.delete(jdk.resolve("release"));

        assertRefused(
                jdk.toRealPath() + "/bin/java is not Java 17 or later: set JAVA_HOME to a JDK, 17 or later", fila());
    }

    @Test
    void withoutMavenNothingIsBuiltButABuildRuns() throws Exception {
        Path maven = commands.resolve("mvn");
        Path hidden = Files.move(maven, folder.resolve("mvn"));
        assertRefused("no mvn found: building needs Maven 3.8.6 or later", fila());
        Files.move(hidden, maven);
        fila();
        Files.move(maven, hidden);

        assertEquals("", fila().err());
    }

    @Test
    void withoutACompilerNothingIsBuiltButABuildRuns() throws Exception {
        Path compiler = jdk.resolve("bin/javac");
        Path hidden = Files.move(compiler, folder.resolve("javac"));
        assertRefused("building needs a JDK, and " + jdk.toRealPath() + " has no javac", fila());
        Files.move(hidden, compiler);
        fila();
        Files.move(compiler, hidden);

        assertEquals("", fila().err());
    }
}
