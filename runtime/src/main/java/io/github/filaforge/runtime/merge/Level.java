package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.MemorySize;
import io.github.filaforge.runtime.WholeFile;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The states of all multisets of a level: a list for each, in chunks. A chunk is in memory or in a {@link ChunkFile}. Any number
 * of threads add chunks; when all are there, any number of threads read them. A level is to be forgotten in the end, or its file
 * stays open.
 *
 * @param <C> the array that a chunk is
 */
abstract class Level<C> {

    /** The bytes that the table of a level takes for each multiset. */
    static final long TABLE_BYTES = 3L * Integer.BYTES;

    private final Room room;
    private final MergeResources resources;
    /** By rank of the multiset the chunk of its list, where it begins there and where it ends. */
    private final int[] chunkOf;

    private final int[] starts;
    private final int[] ends;
    /** Null for a chunk in the file. */
    private final List<C> chunks = new ArrayList<>();
    /** Where the chunks are in the file. */
    private final List<Long> positions = new ArrayList<>();

    /** Null as long as all chunks are in memory. */
    private ChunkFile file;

    private long memory;
    private BigInteger states = BigInteger.ZERO;

    /**
     * A level without states.
     *
     * @param multisets the number of its multisets
     * @param room where its memory is taken
     * @param resources where its file will be, and how many threads will read it
     */
    Level(int multisets, Room room, MergeResources resources) {
        this.room = room;
        this.resources = resources;
        memory = TABLE_BYTES * multisets;
        room.need(memory, "a table of " + multisets + " multisets of pieces");
        chunkOf = new int[multisets];
        starts = new int[multisets];
        ends = new int[multisets];
        Arrays.fill(chunkOf, -1);
    }

    /** The bytes of an element of a chunk. */
    abstract int elementBytes();

    /** Copies the first elements of a chunk. */
    abstract C copy(C elements, int length);

    /** Returns the first elements of a chunk as the first bytes of an array, which may be the chunk. */
    abstract byte[] bytes(C elements, int length);

    /** Returns the elements that an array of bytes has, which may be the array. */
    abstract C elements(byte... bytes);

    /**
     * Adds a chunk.
     *
     * @param elements what it has up to {@code length}; it is copied
     * @param lists how many lists it has
     * @param ranks the rank of the multiset of each
     * @param begins where each begins; it ends where the next one begins
     */
    final synchronized void add(C elements, int length, int lists, int[] ranks, int... begins) {
        int chunk = chunks.size();
        for (int list = 0; list < lists; list++) {
            chunkOf[ranks[list]] = chunk;
            starts[ranks[list]] = begins[list];
            ends[ranks[list]] = list + 1 < lists ? begins[list + 1] : length;
        }
        long size = (long) elementBytes() * length;
        if (room.take(size)) {
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
                            + ": " + WholeFile.reason(e) + ", after " + MemorySize.text(file == null ? 0 : file.size()),
                    e);
        }
    }

    private Path folder() {
        return resources.folder();
    }

    /** More states were written. */
    final synchronized void addStates(long more) {
        states = states.add(BigInteger.valueOf(more));
    }

    /** The number of states. */
    final synchronized BigInteger states() {
        return states;
    }

    /**
     * Reads a list.
     *
     * @param first the first node that it may have
     * @return whether there is any state
     */
    final boolean read(int rank, int first, ListReader<C> into) {
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
            throw new MergeMemoryException("states cannot be read from " + folder() + ": " + WholeFile.reason(e), e);
        }
        return elements(bytes);
    }

    /** Writes all states: their number, and chunk by chunk its lists and its bytes. */
    final void writeTo(DataOutputStream out) throws IOException {
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
     * Reads what {@link #writeTo} wrote, into a level without states.
     *
     * @throws IOException if it is nothing of the kind; what was read may still be wrong
     */
    final void readFrom(DataInputStream in) throws IOException {
        BigInteger itsStates = number(in.readUTF());
        int count = in.readInt();
        for (int chunk = 0; chunk < count; chunk++) {
            int lists = within(in.readInt(), chunkOf.length);
            int[] ranks = new int[lists];
            int[] begins = new int[lists];
            for (int list = 0; list < lists; list++) {
                ranks[list] = within(in.readInt(), chunkOf.length - 1);
                begins[list] = in.readInt();
            }
            int length = in.readInt();
            int size = elementBytes() * Math.max(0, length);
            byte[] bytes = in.readNBytes(size);
            if (bytes.length != size || length < 0) {
                throw new EOFException("a list is cut off");
            }
            add(elements(bytes), length, lists, ranks, begins);
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

    /** Forgets all states, once and for all. */
    final void forget() {
        chunks.clear();
        room.give(memory);
        memory = 0;
        if (file != null) {
            file.close();
            file = null;
        }
    }
}
