package io.github.filaforge.burrtools;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;

/** Files written by hand. */
final class BurrFiles {

    /** The name of these files in errors. */
    static final String SOURCE = "hand.xmpuzzle";

    private BurrFiles() {}

    static BurrFile read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    static BurrFile read(byte[] bytes) {
        try {
            return BurrReader.read(SOURCE, new ByteArrayInputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** A file with one problem. */
    static String file(int grid, String shapes, String pieces, int result, String rest) {
        return "<?xml version=\"1.0\"?>\n<puzzle version=\"2\">\n<gridType type=\"" + grid
                + "\"/>\n<colors/>\n<shapes>\n"
                + shapes + "</shapes>\n<problems>\n<problem " + rest.split("\n", 2)[0] + "><shapes>" + pieces
                + "</shapes><result id=\"" + result + "\"/><bitmap/>"
                + (rest.contains("\n") ? rest.split("\n", 2)[1] : "") + "</problem></problems></puzzle>\n";
    }

    /**
     * Returns a file with some colours added.
     *
     * @param pairs the pairs of a colour of pieces and a colour of the result that match, from 0: {@code 0 1}
     */
    static String withColours(String file, int colours, String... pairs) {
        StringBuilder bitmap = new StringBuilder("<bitmap>");
        for (String pair : pairs) {
            String[] both = pair.split(" ");
            bitmap.append("<pair piece=\"" + both[0] + "\" result=\"" + both[1] + "\"/>");
        }
        return file.replace("<colors/>", "<colors>" + "<color red=\"1\"/>".repeat(colours) + "</colors>")
                .replace("<bitmap/>", bitmap.append("</bitmap>"));
    }

    /** A shape. */
    static String shape(String name, int x, int y, int z, String voxels) {
        return "<voxel x=\"" + x + "\" y=\"" + y + "\" z=\"" + z + "\" name=\"" + name + "\" type=\"0\">" + voxels
                + "</voxel>\n";
    }

    /** An entry. */
    static String entry(int id) {
        return "<shape id=\"" + id + "\" count=\"1\"/>";
    }

    /** Stored solutions. */
    static String solutions(String... assemblies) {
        StringBuilder text = new StringBuilder("<solutions>");
        for (String assembly : assemblies) {
            text.append("<solution><assembly>").append(assembly).append("</assembly></solution>");
        }
        return text.append("</solutions>").toString();
    }
}
