package io.github.filaforge.compile;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * The size of a compiled solver, over all of its classes. It is read from the class files without a library and without
 * internals of the JDK (Java Virtual Machine Specification, chapter 4).
 *
 * @param largestMethod the number of bytes of bytecode of the largest method but the class initializer, which runs once
 * @param largestMethodName the name of that method
 * @param constantPool the number of entries of the largest constant pool
 * @param bytes the number of bytes of all class files
 */
public record ClassSize(int largestMethod, String largestMethodName, int constantPool, int bytes) {

    /** The greatest number of bytes of bytecode of a method that HotSpot compiles (HugeMethodLimit). */
    public static final int METHOD_LIMIT = 8000;

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    /**
     * Returns the size of some class files.
     *
     * @throws IllegalArgumentException if the bytes of a class file end too early
     */
    public static ClassSize of(Collection<byte[]> classFiles) {
        int method = 0;
        String name = "";
        int pool = 0;
        int bytes = 0;
        try {
            for (byte[] classFile : classFiles) {
                ClassSize size = of(classFile);
                if (size.largestMethod > method) {
                    method = size.largestMethod;
                    name = size.largestMethodName;
                }
                pool = Math.max(pool, size.constantPool);
                bytes += classFile.length;
            }
        } catch (IOException e) {
            throw new IllegalArgumentException("not a class file", e);
        }
        return new ClassSize(method, name, pool, bytes);
    }

    private static ClassSize of(byte[] classFile) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
        in.skipNBytes(8);
        List<String> pool = readPool(in);
        in.skipNBytes(6);
        in.skipNBytes(2L * in.readUnsignedShort());
        // Fields have no code.
        readMembers(in, pool);
        Map.Entry<String, Integer> method = readMembers(in, pool);
        return new ClassSize(method.getValue(), method.getKey(), pool.size(), classFile.length);
    }

    /** Reads the fields or the methods, and returns the name of the one with the most code, and the number of its bytes. */
    private static Map.Entry<String, Integer> readMembers(DataInputStream in, List<String> pool) throws IOException {
        int largest = 0;
        String largestName = "";
        for (int members = in.readUnsignedShort(); members > 0; members--) {
            in.skipNBytes(2);
            String name = pool.get(in.readUnsignedShort());
            in.skipNBytes(2);
            for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
                String kind = pool.get(in.readUnsignedShort());
                byte[] content = in.readNBytes(in.readInt());
                int length = kind.equals("Code")
                        ? new DataInputStream(new ByteArrayInputStream(content, 4, Integer.BYTES)).readInt()
                        : 0;
                if (length > largest && !name.equals("<clinit>")) {
                    largest = length;
                    largestName = name;
                }
            }
        }
        return Map.entry(largestName, largest);
    }

    /** Reads the constant pool and returns it: each UTF-8 text at its index, and empty strings at all other indices. */
    private static List<String> readPool(DataInputStream in) throws IOException {
        int count = in.readUnsignedShort();
        List<String> pool = new ArrayList<>();
        pool.add("");
        while (pool.size() < count) {
            int tag = in.readUnsignedByte();
            pool.add(tag == UTF8 ? in.readUTF() : "");
            switch (tag) {
                case UTF8 -> {}
                case LONG, DOUBLE -> {
                    in.skipNBytes(8);
                    pool.add("");
                }
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                default -> in.skipNBytes(4);
            }
        }
        return pool;
    }
}
