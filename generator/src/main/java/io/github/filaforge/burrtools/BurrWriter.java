package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrProblem.State;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;

/** Writes files of BurrTools: version 2, in ASCII, compressed by gzip as BurrTools does. Equal files give equal bytes. */
public final class BurrWriter {

    private final StringBuilder xml = new StringBuilder("<?xml version=\"1.0\"?>\n");

    private BurrWriter() {}

    /** Returns the bytes of a file. */
    public static byte[] write(BurrFile file) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text(file).getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw new UncheckedIOException("an array can be written to", e);
        }
        return bytes.toByteArray();
    }

    /** Returns the XML of a file before it is compressed. */
    public static String text(BurrFile file) {
        BurrWriter writer = new BurrWriter();
        writer.add(file);
        return writer.xml.toString();
    }

    private void add(BurrFile file) {
        xml.append("<puzzle version=\"2\">\n<gridType type=\"")
                .append(file.grid().number())
                .append("\"/>\n<colors>");
        for (String colour : file.colours()) {
            String[] parts = colour.split(" ");
            xml.append("\n<color").append(attribute("red", parts[0]));
            xml.append(attribute("green", parts[1]))
                    .append(attribute("blue", parts[2]))
                    .append("/>");
        }
        xml.append("</colors>\n<shapes>\n");
        file.shapes().forEach(this::add);
        xml.append("</shapes>\n<problems>\n");
        file.problems().forEach(this::add);
        xml.append("</problems>\n<comment>").append(escaped(file.comment())).append("</comment>\n</puzzle>\n");
    }

    private void add(BurrShape shape) {
        xml.append("<voxel");
        xml.append(attribute("x", shape.size().x()))
                .append(attribute("y", shape.size().y()));
        xml.append(attribute("z", shape.size().z()));
        if (shape.hotspot().x() != 0
                || shape.hotspot().y() != 0
                || shape.hotspot().z() != 0) {
            xml.append(attribute("hx", shape.hotspot().x()))
                    .append(attribute("hy", shape.hotspot().y()));
            xml.append(attribute("hz", shape.hotspot().z()));
        }
        if (!shape.name().isEmpty()) {
            xml.append(attribute("name", shape.name()));
        }
        xml.append(" type=\"0\">").append(VoxelText.write(shape)).append("</voxel>\n");
    }

    private void add(BurrProblem problem) {
        xml.append("<problem");
        if (!problem.name().isEmpty()) {
            xml.append(attribute("name", problem.name()));
        }
        xml.append(attribute("state", problem.state().number()));
        if (problem.state() != State.UNSOLVED) {
            problem.assemblies().ifPresent(count -> xml.append(attribute("assemblies", count)));
            xml.append(attribute("solutions", 0)).append(attribute("time", 0));
        }
        problem.maxHoles().ifPresent(holes -> xml.append(attribute("maxHoles", holes)));
        xml.append(">\n<shapes>\n");
        for (BurrEntry entry : problem.entries()) {
            xml.append("<shape").append(attribute("id", entry.shape()));
            if (entry.min() == entry.max()) {
                xml.append(attribute("count", entry.max()));
            } else {
                xml.append(attribute("min", entry.min())).append(attribute("max", entry.max()));
            }
            xml.append("/>\n");
        }
        xml.append("</shapes>\n");
        problem.result()
                .ifPresent(
                        id -> xml.append("<result").append(attribute("id", id)).append("/>\n"));
        xml.append("<bitmap>");
        problem.pairs().stream()
                .sorted()
                .forEach(pair -> xml.append("<pair")
                        .append(attribute("piece", pair.piece() - 1))
                        .append(attribute("result", pair.container() - 1))
                        .append("/>"));
        xml.append("</bitmap>\n");
        if (!problem.stored().isEmpty()) {
            xml.append("<solutions>\n");
            for (int number = 0; number < problem.stored().size(); number++) {
                xml.append("<solution").append(attribute("asmNum", number)).append(attribute("solNum", number));
                xml.append("><assembly>").append(problem.stored().get(number)).append("</assembly></solution>\n");
            }
            xml.append("</solutions>\n");
        }
        xml.append("</problem>\n");
    }

    private static String attribute(String name, Object value) {
        return " " + name + "=\"" + escaped(value.toString()) + "\"";
    }

    /**
     * Replaces the characters that have a meaning in XML or are not ASCII by references, and the characters that XML cannot
     * hold by question marks.
     */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(character -> {
            boolean isPlain = character >= ' ' && character < 0x7f && "<>&\"'".indexOf(character) < 0;
            if (isPlain) {
                escaped.append((char) character);
            } else if (isXml(character)) {
                escaped.append(String.format(Locale.ROOT, "&#%d;", character));
            } else {
                escaped.append('?');
            }
        });
        return escaped.toString();
    }

    private static boolean isXml(int character) {
        return character == '\t'
                || character == '\n'
                || character == '\r'
                || (character >= ' ' && character < 0xd800)
                || (character >= 0xe000 && character < 0xfffe)
                || character >= 0x10000;
    }
}
