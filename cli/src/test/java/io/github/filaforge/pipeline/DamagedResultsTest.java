package io.github.filaforge.pipeline;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.filaforge.oracle.Rows;
import io.github.filaforge.runtime.checkpoint.SignedLines;
import io.github.filaforge.runtime.parts.PartName;
import io.github.filaforge.runtime.parts.PartResult;
import io.github.filaforge.runtime.parts.PartSettings;
import io.github.filaforge.runtime.parts.PartTotal;
import io.github.filaforge.runtime.parts.Results;
import io.github.filaforge.runtime.parts.Share;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Folders of results in which files are damaged, exchanged, or changed under a right check sum: a total is right, or parts
 * are missing, or the folder is refused.
 */
@Tag("seconds")
class DamagedResultsTest {

    private static final int SOLUTIONS = 480;

    private static final int TRIALS = Rows.MORE ? 150 : 20;

    /** The fingerprint of the program. */
    private static String fingerprint;

    private static Worker worker;

    /** The names and the contents of all files of a search of the whole, some of whose parts were split. */
    private static final List<String> NAMES = new ArrayList<>();

    private static final List<byte[]> CONTENTS = new ArrayList<>();

    @TempDir
    private Path folder;

    private final List<String> messages = new ArrayList<>();

    @BeforeAll
    static void searchAllParts(@TempDir Path made) throws IOException {
        Path jar = made.resolve("soma.jar");
        String puzzle = Definitions.file("somacube").toString();
        assertEquals(
                0,
                fila("package", "--parts", "9", "--output", jar.toString(), puzzle)
                        .exitCode());
        fingerprint = Results.program(Files.readAllBytes(jar));
        worker = Worker.of(jar, PartSettings.standard());
        Path folder = made.resolve("results");
        Results results = Results.create(folder, fingerprint, worker.parts()::partCount, message -> {});
        Random random = new Random(7);
        for (PartName root : Share.ALL.roots(worker.whole().rootCount())) {
            put(results, root, random);
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                NAMES.add(file.getFileName().toString());
                CONTENTS.add(Files.readAllBytes(file));
            }
        }
    }

    /** Searches a part, or splits it, if it can be split and chance has it. */
    private static void put(Results results, PartName name, Random random) throws IOException {
        Optional<PartResult> result = worker.parts().search(name);
        List<PartName> parts = random.nextInt(5) == 0 ? parts(name) : null;
        if (result.isPresent() && parts == null) {
            results.put(result.get());
            return;
        }
        results.putSplit(name, parts.size());
        for (PartName part : parts) {
            put(results, part, random);
        }
    }

    /** Returns the parts into which a part is split; null if it cannot be split. */
    private static List<PartName> parts(PartName name) {
        try {
            return worker.parts().split(name);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private PartTotal total() throws IOException {
        Results results = Results.open(folder, fingerprint, worker.parts()::partCount, messages::add);
        return PartTotal.of(results, Share.ALL.roots(worker.whole().rootCount()), true);
    }

    private void fill() throws IOException {
        for (int index = 0; index < NAMES.size(); index++) {
            Files.write(folder.resolve(NAMES.get(index)), CONTENTS.get(index));
        }
    }

    private static String text(byte... file) {
        return new String(file, StandardCharsets.ISO_8859_1);
    }

    /** Returns a file with another value of a line, and with the check sum of the changed content. */
    private static byte[] signed(byte[] file, String name, String value) {
        String text = text(file);
        int block = text.indexOf("\n\n") + 2;
        String[] lines = text.substring(0, block - 1).split("\n", -1);
        SignedLines.Writer writer = new SignedLines.Writer(lines[0]);
        for (String line : Arrays.copyOfRange(lines, 1, lines.length - 2)) {
            String key = line.substring(0, line.indexOf('='));
            writer.line(key, key.equals(name) ? value : line.substring(key.length() + 1));
        }
        return writer.file(Arrays.copyOfRange(file, block, file.length));
    }

    /** Returns the index of the first file of some form that has a text. */
    private static int first(String form, String text) {
        for (int index = 0; index < NAMES.size(); index++) {
            if (NAMES.get(index).endsWith(form) && text(CONTENTS.get(index)).contains(text)) {
                return index;
            }
        }
        throw new AssertionError("no file " + form + " with " + text);
    }

    @Test
    void theFolderAsItWasWrittenHasAllSolutions() throws IOException {
        fill();

        PartTotal total = total();

        assertEquals(BigInteger.valueOf(SOLUTIONS), total.solutions());
        assertEquals(List.of(), total.missing());
        assertEquals(List.of(), messages);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "2", "100", "1048576"})
    void aSplitPartWithAnotherNumberOfPartsCannotBeUsed(String parts) throws IOException {
        fill();
        int split = first(".split", "filaforge-split");
        Files.write(folder.resolve(NAMES.get(split)), signed(CONTENTS.get(split), "parts", parts));

        PartTotal total = total();

        assertFalse(total.isComplete());
        assertEquals(1, messages.size());
        String right = text(CONTENTS.get(split)).replaceAll("(?s).*\nparts=(\\d+).*", "$1");
        assertEquals(
                folder.resolve(NAMES.get(split)) + " cannot be used: it states " + parts
                        + (parts.equals("1") ? " part" : " parts") + ", and this program makes " + right,
                messages.get(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "99999999999999999999999"})
    void aPartWithAnotherNumberThanThatOfItsSolutionsCannotBeUsed(String solutions) throws IOException {
        fill();
        int part = first(".part", "\nsolutions=2\n");
        Files.write(folder.resolve(NAMES.get(part)), signed(CONTENTS.get(part), "solutions", solutions));

        PartTotal total = total();

        assertFalse(total.isComplete());
        assertEquals(
                List.of(folder.resolve(NAMES.get(part))
                        + " cannot be used: it has another number of solutions than it states"),
                messages);
    }

    @Test
    @Tag("slow")
    void aTotalIsRightOrPartsAreMissingWhateverHappensToTheFiles() throws IOException {
        Random random = new Random(47);
        int complete = 0;
        for (int trial = 0; trial < TRIALS; trial++) {
            fill();
            int changes = 1 + random.nextInt(3);
            for (int change = 0; change < changes; change++) {
                change(random);
            }

            PartTotal total = total();

            if (total.isComplete()) {
                assertEquals(BigInteger.valueOf(SOLUTIONS), total.solutions(), "trial " + trial);
                complete++;
            }
            clear();
        }
        assertFalse(complete == 0, "no change was harmless");
    }

    /** Changes a file by chance, so that the folder has fewer, other or more results. */
    private void change(Random random) throws IOException {
        int index = random.nextInt(NAMES.size());
        Path file = folder.resolve(NAMES.get(index));
        byte[] content = CONTENTS.get(index);
        byte[] other = CONTENTS.get(random.nextInt(NAMES.size()));
        String number = String.valueOf(random.nextInt(12));
        switch (random.nextInt(9)) {
            case 0 -> Files.deleteIfExists(file);
            case 1 -> Files.write(file, Arrays.copyOf(content, random.nextInt(content.length)));
            case 2 -> {
                byte[] changed = content.clone();
                changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
                Files.write(file, changed);
            }
            case 3 -> Files.write(file, other);
            case 4 -> Files.write(file, signed(content, "parts", number));
            case 5 -> Files.write(file, signed(content, "solutions", number));
            case 6 -> Files.write(file, signed(content, "bytes", number));
            case 7 -> {
                // The part has two results: that of its own, and that of the parts into which it was split.
                PartName name = PartName.parse(partName(index));
                Results.create(folder, fingerprint, worker.parts()::partCount, messages::add)
                        .put(worker.parts().search(name).orElseThrow());
            }
            default -> {
                Path link = folder.resolve("link");
                Files.createSymbolicLink(link, Path.of("/dev/zero"));
                Files.move(link, file, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private static String partName(int index) {
        return text(CONTENTS.get(index)).replaceAll("(?s).*\npart=([0-9.]+)\n.*", "$1");
    }

    private void clear() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        messages.clear();
    }
}
