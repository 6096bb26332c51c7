package io.github.filaforge.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Jars and puzzles that would take all memory, or that no program has written, are refused before Spark is started. */
@Timeout(60)
class DamagedProgramsTest {

    private static final int MEGABYTE = 1 << 20;

    private static final int MUTATIONS = Integer.getInteger("seeds", 8) * 20;

    @TempDir
    private Path folder;

    private void assertRefused(String reason, Path jar) {
        Submission submission = Submission.of(
                jar.toString(), "--results", folder.resolve("results").toString());

        assertEquals(new Submission(2, "", "cannot search " + jar + ": " + reason + "\n"), submission);
        assertFalse(Files.exists(folder.resolve("results")));
    }

    private Path written(byte[]... parts) throws IOException {
        Path jar = folder.resolve("p.jar");
        try (OutputStream out = Files.newOutputStream(jar)) {
            for (byte[] part : parts) {
                out.write(part);
            }
        }
        return jar;
    }

    /** Returns the head of a compressed file in a jar, which claims a size. */
    private static byte[] head(String name, int compressed, int size) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(30 + bytes.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(0x04034b50)
                .putShort((short) 20)
                .putShort((short) 0)
                .putShort((short) ZipEntry.DEFLATED)
                .putInt(0)
                .putInt(0)
                .putInt(compressed)
                .putInt(size)
                .putShort((short) bytes.length)
                .putShort((short) 0)
                .put(bytes)
                .array();
    }

    /** Returns zeros in compressed blocks, behind which more blocks may follow. */
    private static byte[] zeros(int megabytes) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(new byte[megabytes * MEGABYTE]);
        byte[] compressed = new byte[2048 * megabytes];
        int length = deflater.deflate(compressed, 0, compressed.length, Deflater.SYNC_FLUSH);
        deflater.end();
        return Arrays.copyOf(compressed, length);
    }

    @Test
    void aSmallFileThatExpandsToGigabytesIsNotExpanded() throws IOException {
        byte[] block = zeros(16);
        byte[][] parts = new byte[257][];
        Arrays.fill(parts, block);
        parts[0] = head("a.class", 256 * block.length, 0);

        Path jar = written(parts);

        assertTrue(Files.size(jar) < 8 * MEGABYTE, () -> jar + " should be small");
        assertRefused(
                "its files have more than 128 MB together: this is no program that ./fila package has written", jar);
    }

    @Test
    void filesThatClaimASizeThatTheyHaveNotAreRefused() throws IOException {
        byte[] zeros = zeros(1);
        byte[] end = {3, 0};

        assertRefused(
                "it is damaged: invalid entry size (expected 5 but got 1048576 bytes)",
                written(head("a.class", zeros.length + end.length, 5), zeros, end));
        assertRefused(
                "it is damaged: invalid entry size (expected 4294967294 but got 1048576 bytes)",
                written(head("a.class", zeros.length + end.length, -2), zeros, end));
    }

    @Test
    void aJarWithMoreFilesThanAProgramHasIsRefused() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (int file = 0; file <= 10_000; file++) {
                zip.putNextEntry(new ZipEntry("f" + file));
            }
        }

        assertRefused(
                "it has more than 10000 files: this is no program that ./fila package has written",
                written(bytes.toByteArray()));
    }

    @Test
    void aNameThatIsNotUtf8IsRefused() throws IOException {
        byte[] head = head("aa", 2, 0);
        head[30] = (byte) 0xff;

        assertEquals(
                2,
                Submission.of(written(head, new byte[] {3, 0}).toString(), "--results", "r")
                        .exitCode());
    }

    @Test
    void aJarThatIsCutOffIsRefused() throws IOException {
        assertRefused("it is cut off", written(head("a.class", 100, 100)));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aDeviceThatNeverEndsIsRefused() {
        Path device = Path.of("/dev/zero");

        assertRefused("it has more than 64 MB: this is no program that ./fila package has written", device);
        assertEquals(
                new Submission(2, "", "/dev/zero is longer than 4096 KB, and no definition of a puzzle may be\n"),
                Submission.of(
                        "--best",
                        device.toString(),
                        "--results",
                        folder.resolve("results").toString()));
    }

    /** A mutation that is read as a program is one whose files are as they were. */
    @Test
    @Tag("processes")
    void mutationsAreProgramsOrAreRefusedWithAReason() throws IOException, InterruptedException {
        Path program = folder.resolve("soma.jar");
        Commands.fila("package", "--output", program.toString(), "../def/somacube.txt");
        byte[] bytes = Files.readAllBytes(program);
        Random random = new Random(7);

        int refused = 0;
        for (int mutation = 0; mutation < MUTATIONS; mutation++) {
            byte[] mutated = mutated(bytes, random);
            try {
                assertTrue(Program.of(mutated).newSearch().rootCount() > 0);
            } catch (ProgramException e) {
                assertFalse(e.getMessage().contains("null"), e.getMessage());
                refused++;
            }
        }

        assertTrue(refused > MUTATIONS / 2, "refused " + refused);
    }

    /** Returns some bytes of which the end is missing, or of which a few are others. */
    private static byte[] mutated(byte[] bytes, Random random) {
        if (random.nextInt(4) == 0) {
            return Arrays.copyOf(bytes, random.nextInt(bytes.length));
        }
        byte[] mutated = bytes.clone();
        for (int left = 1 + random.nextInt(4); left > 0; left--) {
            mutated[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return mutated;
    }
}
