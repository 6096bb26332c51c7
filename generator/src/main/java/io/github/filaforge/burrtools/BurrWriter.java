package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrProblem.State;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Handling;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
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
        xml.append("<puzzle version=\"2\">\n<gridType");
        xml.append(attributes("type", file.grid().number())).append("/>\n<colors>");
        for (String colour : file.colours()) {
            String[] parts = colour.split(" ");
            xml.append("\n<color" + attributes("red", parts[0], "green", parts[1], "blue", parts[2]) + "/>");
        }
        xml.append("</colors>\n<shapes>\n");
        file.shapes().forEach(this::add);
        xml.append("</shapes>\n<problems>\n");
        file.problems().forEach(this::add);
        xml.append("</problems>\n<comment>").append(escaped(file.comment())).append("</comment>\n</puzzle>\n");
    }

    private void add(BurrShape shape) {
        Cell size = shape.size();
        Cell hotspot = shape.hotspot();
        xml.append("<voxel").append(attributes("x", size.x(), "y", size.y(), "z", size.z()));
        if (!hotspot.equals(new Cell(0, 0, 0))) {
            xml.append(attributes("hx", hotspot.x(), "hy", hotspot.y(), "hz", hotspot.z()));
        }
        if (shape.weight() != Handling.STANDARD.weight()) {
            xml.append(attributes("weight", shape.weight()));
        }
        if (!shape.name().isEmpty()) {
            xml.append(attributes("name", shape.name()));
        }
        xml.append(" type=\"0\">");
        for (int number = 0; number < shape.voxels(); number++) {
            int colour = shape.colour(number);
            xml.append(shape.state(number).letter()).append(colour > 0 ? colour : "");
        }
        xml.append("</voxel>\n");
    }

    private void add(BurrProblem problem) {
        xml.append("<problem");
        if (!problem.name().isEmpty()) {
            xml.append(attributes("name", problem.name()));
        }
        xml.append(attributes("state", problem.state().number()));
        if (problem.state() != State.UNSOLVED) {
            problem.assemblies().ifPresent(count -> xml.append(attributes("assemblies", count)));
            xml.append(attributes("solutions", problem.solutions().orElse(BigInteger.ZERO), "time", 0));
        }
        problem.maxHoles().ifPresent(holes -> xml.append(attributes("maxHoles", holes)));
        xml.append(">\n<shapes>\n");
        for (BurrEntry entry : problem.entries()) {
            String number = entry.min() == entry.max()
                    ? attributes("count", entry.max())
                    : attributes("min", entry.min(), "max", entry.max());
            add("<shape" + attributes("id", entry.shape()) + number, entry);
        }
        xml.append("</shapes>\n");
        problem.result().ifPresent(id -> xml.append("<result" + attributes("id", id) + "/>\n"));
        xml.append("<bitmap>");
        problem.pairs().stream()
                .sorted()
                .map(pair -> attributes("piece", pair.piece() - 1, "result", pair.container() - 1))
                .forEach(pair -> xml.append("<pair" + pair + "/>"));
        xml.append("</bitmap>\n");
        if (!problem.stored().isEmpty()) {
            xml.append("<solutions>\n");
            for (int number = 0; number < problem.stored().size(); number++) {
                xml.append("<solution").append(attributes("asmNum", number, "solNum", number));
                BurrSolution solution = problem.stored().get(number);
                xml.append("><assembly>").append(solution.assembly()).append("</assembly>");
                solution.separation().ifPresent(separation -> add(separation, ""));
                solution.levels()
                        .ifPresent(levels -> xml.append("<separationInfo>" + joined(levels.numbers(), Integer::intValue)
                                + "</separationInfo>"));
                xml.append("</solution>\n");
            }
            xml.append("</solutions>\n");
        }
        xml.append("</problem>\n");
    }

    /** Writes an entry, whose tag is begun, with its groups. */
    private void add(String begun, BurrEntry entry) {
        SortedMap<Integer, Integer> groups = new TreeMap<>(entry.groups());
        boolean isWhole = groups.size() == 1 && groups.get(groups.firstKey()) == entry.max();
        xml.append(begun).append(isWhole ? attributes("group", groups.firstKey()) : "");
        if (groups.isEmpty() || isWhole) {
            xml.append("/>\n");
            return;
        }
        xml.append(">");
        groups.forEach((group, count) -> xml.append("<group" + attributes("group", group, "count", count) + "/>"));
        xml.append("</shape>\n");
    }

    private void add(BurrSeparation separation, String type) {
        xml.append("\n<separation" + type + "><pieces"
                        + attributes("count", separation.pieces().size()) + ">")
                .append(joined(separation.pieces(), Integer::intValue))
                .append("</pieces>");
        for (List<Cell> state : separation.states()) {
            xml.append("\n<state><dx>" + joined(state, Cell::x) + "</dx><dy>" + joined(state, Cell::y) + "</dy><dz>"
                    + joined(state, Cell::z) + "</dz></state>");
        }
        separation.leaving().ifPresent(part -> add(part, attributes("type", "removed")));
        separation.staying().ifPresent(part -> add(part, attributes("type", "left")));
        xml.append("</separation>");
    }

    private static <T> String joined(List<T> elements, ToIntFunction<T> number) {
        return elements.stream()
                .map(element -> String.valueOf(number.applyAsInt(element)))
                .collect(Collectors.joining(" "));
    }

    private static String attributes(Object... namesAndValues) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            text.append(" " + namesAndValues[i] + "=\"" + escaped(namesAndValues[i + 1].toString()) + "\"");
        }
        return text.toString();
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
