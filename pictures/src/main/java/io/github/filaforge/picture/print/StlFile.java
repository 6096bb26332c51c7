package io.github.filaforge.picture.print;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes meshes as binary STL. */
final class StlFile {

    private static final int HEADER_BYTES = 80;

    /** The bytes of a triangle: a normal and three corners of three floats each, and two bytes without a meaning. */
    private static final int TRIANGLE_BYTES = 4 * 3 * 4 + 2;

    private StlFile() {}

    /** Returns the bytes of a file with all triangles of some meshes. */
    static byte[] of(List<Mesh> meshes) {
        int count = meshes.stream().mapToInt(mesh -> mesh.triangles().size()).sum();
        ByteBuffer file = ByteBuffer.allocate(
                        Math.addExact(HEADER_BYTES + 4, Math.multiplyExact(count, TRIANGLE_BYTES)))
                .order(ByteOrder.LITTLE_ENDIAN);
        // Programs would take a file that begins with "solid" for the text form of STL.
        file.put("binary STL in millimetres, written by Filaforge".getBytes(StandardCharsets.US_ASCII));
        file.position(HEADER_BYTES);
        file.putInt(count);
        for (Mesh mesh : meshes) {
            List<Vec> points = mesh.points().stream().map(StlFile::rounded).toList();
            for (int[] triangle : mesh.triangles()) {
                Vec first = points.get(triangle[0]);
                Vec second = points.get(triangle[1]);
                Vec third = points.get(triangle[2]);
                put(file, second.minus(first).cross(third.minus(first)).unit());
                put(file, first);
                put(file, second);
                put(file, third);
                file.putShort((short) 0);
            }
        }
        return file.array();
    }

    /** Returns a point as the file has it, so that normals agree with the corners that are written. */
    private static Vec rounded(Vec point) {
        return new Vec((float) point.x(), (float) point.y(), (float) point.z());
    }

    private static void put(ByteBuffer file, Vec point) {
        file.putFloat((float) point.x()).putFloat((float) point.y()).putFloat((float) point.z());
    }
}
