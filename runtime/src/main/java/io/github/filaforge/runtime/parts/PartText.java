package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.checkpoint.SignedLines;
import io.github.filaforge.runtime.search.LevelCounter;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;

/**
 * The content of the files of results: {@link SignedLines}, with the bytes of the solutions as a block.
 *
 * <p>The file of a part has the fingerprint of its program, the name of the part, the number of its solutions, the time that
 * it took, its counters and, for a search for high scores, the best board so far. The file of a split part has the number of
 * parts into which it was split.
 *
 * @param program the fingerprint of the program
 */
public record PartText(String program) {

    private static final String PART = "filaforge-part 1";
    private static final String SPLIT = "filaforge-split 1";
    private static final String PROGRAM = "program";
    private static final String NAME = "part";
    private static final String SOLUTIONS = "solutions";
    private static final String NANOS = "nanos";
    private static final String BLOCK = "bytes";
    private static final String PARTS = "parts";

    /** The value in place of the length of the solutions if these were only counted. */
    private static final String NONE = "none";

    /** Returns the content of the file of a part. */
    public byte[] write(PartResult result) {
        SignedLines.Writer lines = lines(PART, result.name());
        lines.line(SOLUTIONS, result.solutions());
        lines.line(NANOS, result.nanos());
        lines.counters(result.counters());
        lines.best(result.best());
        byte[] block = result.storesSolutions() ? result.block().bytes() : new byte[0];
        lines.line(BLOCK, result.storesSolutions() ? String.valueOf(block.length) : NONE);
        return lines.file(block);
    }

    /**
     * Returns the content of the file of a part that was split.
     *
     * @param parts the number of parts into which it was split
     */
    byte[] writeSplit(PartName name, int parts) {
        SignedLines.Writer lines = lines(SPLIT, name);
        lines.line(PARTS, parts);
        return lines.file(new byte[0]);
    }

    private SignedLines.Writer lines(String first, PartName name) {
        SignedLines.Writer lines = new SignedLines.Writer(first);
        lines.line(PROGRAM, program);
        lines.line(NAME, name);
        return lines;
    }

    /**
     * Reads the file of a part.
     *
     * @param name the name that the file should have
     * @throws IOException if the content is anything else; the message is the reason
     */
    public PartResult read(PartName name, byte... file) throws IOException {
        SignedLines lines = lines(PART, name, file);
        try {
            BigInteger solutions = lines.solutions(SOLUTIONS);
            long nanos = SignedLines.notNegative(lines.value(NANOS));
            List<LevelCounter> counters = lines.counters();
            BestBoard best = lines.best();
            String length = lines.value(BLOCK);
            byte[] block = lines.block();
            boolean storesSolutions = !length.equals(NONE);
            if (block.length != (storesSolutions ? SignedLines.notNegative(length) : 0)) {
                throw new IOException("its end is missing");
            }
            return new PartResult(
                    name, solutions, counters, nanos, storesSolutions ? new SolutionBlock(block) : null, best);
        } catch (NumberFormatException e) {
            throw new IOException("it has something else where a number should be", e);
        }
    }

    /**
     * Reads the file of a split part.
     *
     * @param name the name that the file should have
     * @return the number of parts into which it was split
     * @throws IOException if the content is anything else; the message is the reason
     */
    long readSplit(PartName name, byte... file) throws IOException {
        SignedLines lines = lines(SPLIT, name, file);
        try {
            return SignedLines.notNegative(lines.value(PARTS));
        } catch (NumberFormatException e) {
            throw new IOException("it has something else where a number should be", e);
        }
    }

    private SignedLines lines(String first, PartName name, byte... file) throws IOException {
        if (file.length == 0) {
            throw new IOException("it is empty");
        }
        if (!SignedLines.first(file).equals(first)) {
            throw new IOException("it does not begin as such files do");
        }
        SignedLines lines = SignedLines.withBlock(file);
        if (!lines.value(PROGRAM).equals(program)) {
            throw new IOException("it is of another program");
        }
        if (!lines.value(NAME).equals(name.toString())) {
            throw new IOException("it is of another part");
        }
        return lines;
    }
}
