package io.github.filaforge.runtime.merge.level;

import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.text.MemorySize;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The states of all multisets of a level. Each multiset has a list of states, and the lists are in chunks. A chunk is in
 * memory or in a {@link ChunkFile}. Any number of threads add chunks. When all chunks are added, any number of threads read
 * them. In the end {@link #forget} must be called, or the file stays open.
 *
 * @param <C> the type of the array that is a chunk
 */
public abstract class Level<C> {

    /** The size of the table of a level for each multiset, in bytes. */
    public static final long TABLE_BYTES = 3L * Integer.BYTES;

    /**
     * Reads the states of one multiset from the chunks of a {@link Level}.
     *
     * @param <C> the type of the array that is a chunk
     */
    public interface Reader<C> {

        /**
         * Reads a list, which replaces the list that was read before.
         *
         * @param elements the chunk that has the list
         * @param index the index of its first element
         * @param end the index behind its last element
         * @param first the first node that the list may have
         */
        void read(C elements, int index, int end, int first);
    }

    /**
     * Checks lists of states that come from outside.
     *
     * @param <C> the type of the array that is a chunk
     */
    @FunctionalInterface
    public interface ListCheck<C> {

        /**
         * Checks that a list is one that a {@link Reader} can read.
         *
         * @param rank the rank of the multiset
         * @param elements the chunk that has the list
         * @param index the index of its first element
         * @param end the index behind its last element
         * @return the number of its states
         * @throws IOException if the list is damaged
         */
        int states(int rank, C elements, int index, int end) throws IOException;
    }

    private final MemoryBudget budget;
    private final MergeResources resources;
    /**
     * For each multiset, by rank, the chunk of its list, and the index in the chunk where the list begins and where it ends.
     */
    private final int[] chunkOf;

    private final int[] starts;
    private final int[] ends;
    /** The chunks; null for a chunk that is in the file. */
    private final List<C> chunks = new ArrayList<>();
    /** The position of each chunk in the file. */
    private final List<Long> positions = new ArrayList<>();

    /** The file; null if all chunks are in memory. */
    private ChunkFile file;

    private long memory;
    private BigInteger states = BigInteger.ZERO;

    /**
     * Creates a level without states.
     *
     * @param multisets the number of its multisets
     * @param resources the folder for the file and the number of threads that will read it
     * @throws MergeMemoryException if there is not enough memory for the table
     */
    Level(int multisets, MemoryBudget budget, MergeResources resources) {
        this.budget = budget;
        this.resources = resources;
        memory = TABLE_BYTES * multisets;
        budget.need(memory, "a table of " + multisets + " multisets of pieces");
        chunkOf = new int[multisets];
        starts = new int[multisets];
        ends = new int[multisets];
        Arrays.fill(chunkOf, -1);
    }

    /** Returns the size of an element of a chunk, in bytes. */
    abstract int elementBytes();

    /** Copies the first elements of a chunk. */
    abstract C copy(C elements, int length);

    /** Returns the first elements of a chunk as the first bytes of an array, which may be the chunk itself. */
    abstract byte[] bytes(C elements, int length);

    /** Returns the elements that an array of bytes holds. The result may be this array itself. */
    abstract C elements(byte... bytes);

    /**
     * Adds a chunk.
     *
     * @param elements the array that has the elements, which are copied
     * @param length the number of elements
     * @param lists the number of lists in the chunk
     * @param ranks for each list the rank of its multiset
     * @param begins for each list the index of its first element; it ends where the next one begins
     */
    final synchronized void add(C elements, int length, int lists, int[] ranks, int... begins) {
        int chunk = chunks.size();
        for (int list = 0; list < lists; list++) {
            chunkOf[ranks[list]] = chunk;
            starts[ranks[list]] = begins[list];
            ends[ranks[list]] = list + 1 < lists ? begins[list + 1] : length;
        }
        long size = (long) elementBytes() * length;
        if (budget.take(size)) {
            memory += size;
            chunks.add(copy(elements, length));
            positions.add(0L);
        } else {
            chunks.add(null);
            positions.add(file == null ? 0L : file.size());
            append(bytes(elements, length), (int) size);
        }
    }

    private void append(byte[] bytes, int length) {
        try {
            if (file == null) {
                file = new ChunkFile(folder(), resources.threads());
            }
            file.append(bytes, length);
        } catch (IOException e) {
            throw new MergeMemoryException(
                    "memory has no room left for the states of a level, and they cannot be written to " + folder()
                            + ": " + AtomicFile.reason(e) + ", after "
                            + MemorySize.text(file == null ? 0 : file.size()),
                    e);
        }
    }

    private Path folder() {
        return resources.folder();
    }

    public final synchronized void addStates(long more) {
        states = states.add(BigInteger.valueOf(more));
    }

    public final synchronized BigInteger states() {
        return states;
    }

    /**
     * Reads the list of a multiset.
     *
     * @param rank the rank of the multiset
     * @param first the first node that the list may have
     * @param into receives the list
     * @return true if the multiset has any states
     */
    public final boolean read(int rank, int first, Reader<C> into) {
        int chunk = chunkOf[rank];
        if (chunk < 0) {
            return false;
        }
        C elements = chunks.get(chunk);
        if (elements == null) {
            int length = ends[rank] - starts[rank];
            long position = positions.get(chunk) + (long) elementBytes() * starts[rank];
            into.read(fromFile(position, length), 0, length, first);
        } else {
            into.read(elements, starts[rank], ends[rank], first);
        }
        return true;
    }

    private C fromFile(long position, int length) {
        byte[] bytes = new byte[elementBytes() * length];
        try {
            file.read(position, bytes);
        } catch (EOFException e) {
            throw new MergeMemoryException("a file of states in " + folder() + " was cut off", e);
        } catch (IOException e) {
            throw new MergeMemoryException("states cannot be read from " + folder() + ": " + AtomicFile.reason(e), e);
        }
        return elements(bytes);
    }

    /** Writes all states: their number, and then the lists and the bytes of each chunk. */
    public final void writeTo(DataOutputStream out) throws IOException {
        out.writeUTF(states().toString());
        int[] lists = new int[chunks.size()];
        int[] lengths = new int[chunks.size()];
        for (int rank = 0; rank < chunkOf.length; rank++) {
            if (chunkOf[rank] >= 0) {
                lists[chunkOf[rank]]++;
                lengths[chunkOf[rank]] = Math.max(lengths[chunkOf[rank]], ends[rank]);
            }
        }
        int[][] ranks = new int[chunks.size()][];
        for (int chunk = 0; chunk < ranks.length; chunk++) {
            ranks[chunk] = new int[lists[chunk]];
        }
        for (int rank = chunkOf.length - 1; rank >= 0; rank--) {
            if (chunkOf[rank] >= 0) {
                lists[chunkOf[rank]]--;
                ranks[chunkOf[rank]][lists[chunkOf[rank]]] = rank;
            }
        }
        out.writeInt(ranks.length);
        for (int chunk = 0; chunk < ranks.length; chunk++) {
            out.writeInt(ranks[chunk].length);
            for (int rank : ranks[chunk]) {
                out.writeInt(rank);
                out.writeInt(starts[rank]);
            }
            C elements = chunks.get(chunk);
            out.writeInt(lengths[chunk]);
            C all = elements == null ? fromFile(positions.get(chunk), lengths[chunk]) : elements;
            out.write(bytes(all, lengths[chunk]), 0, elementBytes() * lengths[chunk]);
        }
    }

    /**
     * Reads the states that {@link #writeTo} has written into a level without states.
     *
     * @param check checks each list
     * @throws IOException if the stream has anything else; states that were read without an exception can be gone on with,
     *     and may still be wrong
     */
    public final void readFrom(DataInputStream in, ListCheck<C> check) throws IOException {
        BigInteger itsStates = number(in.readUTF());
        BigInteger found = BigInteger.ZERO;
        int count = within(in.readInt(), Integer.MAX_VALUE);
        for (int chunk = 0; chunk < count; chunk++) {
            int lists = within(in.readInt(), chunkOf.length);
            int[] ranks = new int[lists];
            int[] begins = new int[lists];
            for (int list = 0; list < lists; list++) {
                ranks[list] = within(in.readInt(), chunkOf.length - 1);
                begins[list] = in.readInt();
            }
            int length = within(in.readInt(), MemoryBudget.LARGEST / elementBytes());
            byte[] bytes = in.readNBytes(elementBytes() * length);
            if (bytes.length != elementBytes() * length) {
                throw new EOFException("a list is cut off");
            }
            C elements = elements(bytes);
            for (int list = 0; list < lists; list++) {
                int end = list + 1 < lists ? begins[list + 1] : length;
                if (chunkOf[ranks[list]] >= 0 || begins[list] < 0 || begins[list] >= end || end > length) {
                    throw new IOException("its lists are not as they are written");
                }
                found = found.add(BigInteger.valueOf(check.states(ranks[list], elements, begins[list], end)));
            }
            add(elements, length, lists, ranks, begins);
        }
        if (!found.equals(itsStates)) {
            throw new IOException("its number of states is another");
        }
        synchronized (this) {
            states = itsStates;
        }
    }

    private static BigInteger number(String text) throws IOException {
        try {
            return new BigInteger(text);
        } catch (NumberFormatException e) {
            throw new IOException("it has no number of states", e);
        }
    }

    private static int within(int number, int most) throws IOException {
        if (number < 0 || number > most) {
            throw new IOException("a number is out of range");
        }
        return number;
    }

    /** Removes all states for good, and closes the file. */
    public final void forget() {
        chunks.clear();
        budget.give(memory);
        memory = 0;
        if (file != null) {
            file.close();
            file = null;
        }
    }

    /** A level whose lists are arrays of bytes. */
    public static final class OfBytes extends Level<byte[]> {

        public OfBytes(int multisets, MemoryBudget budget, MergeResources resources) {
            super(multisets, budget, resources);
        }

        @Override
        int elementBytes() {
            return 1;
        }

        @Override
        byte[] copy(byte[] elements, int length) {
            return Arrays.copyOf(elements, length);
        }

        @Override
        byte[] bytes(byte[] elements, int length) {
            return elements;
        }

        @Override
        byte[] elements(byte... bytes) {
            return bytes;
        }
    }

    /** A level whose lists are arrays of words. */
    public static final class OfWords extends Level<long[]> {

        public OfWords(int multisets, MemoryBudget budget, MergeResources resources) {
            super(multisets, budget, resources);
        }

        @Override
        int elementBytes() {
            return Long.BYTES;
        }

        @Override
        long[] copy(long[] elements, int length) {
            return Arrays.copyOf(elements, length);
        }

        @Override
        byte[] bytes(long[] elements, int length) {
            byte[] bytes = new byte[Long.BYTES * length];
            ByteBuffer.wrap(bytes).asLongBuffer().put(elements, 0, length);
            return bytes;
        }

        @Override
        long[] elements(byte... bytes) {
            long[] elements = new long[bytes.length / Long.BYTES];
            ByteBuffer.wrap(bytes).asLongBuffer().get(elements);
            return elements;
        }
    }
}
