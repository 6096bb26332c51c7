package io.github.filaforge.picture.print;

import io.github.filaforge.picture.SvgFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes pieces as 3MF (core specification of the 3MF Consortium): a zip with a model, in which each piece is an object
 * with a name, a base material and a mesh. Equal pieces give equal bytes.
 */
final class ThreeMfFile {

    private static final String DECLARATION = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

    private static final String TYPES = DECLARATION + """
            <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
            <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
            <Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
            </Types>
            """;

    private static final String RELATIONS = DECLARATION + """
            <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
            <Relationship Target="/3D/3dmodel.model" Id="rel0" \
            Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
            </Relationships>
            """;

    /** The time of all entries: the first that a zip can store. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    /** The number of the list of materials among the resources of the model. The objects have the numbers after it. */
    private static final int MATERIALS = 1;

    private ThreeMfFile() {}

    /** Returns the bytes of a file with some pieces. */
    static byte[] of(List<PrintedPiece> pieces) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            write(zip, "[Content_Types].xml", TYPES);
            write(zip, "_rels/.rels", RELATIONS);
            write(zip, "3D/3dmodel.model", model(pieces));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void write(ZipOutputStream zip, String name, String text) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static String model(List<PrintedPiece> pieces) {
        StringBuilder model = new StringBuilder(DECLARATION);
        model.append("<model unit=\"millimeter\" xml:lang=\"en\""
                        + " xmlns=\"http://schemas.microsoft.com/3dmanufacturing/core/2015/02\">\n")
                .append("<metadata name=\"Application\">Filaforge</metadata>\n<resources>\n");
        if (!pieces.isEmpty()) {
            model.append("<basematerials id=\"" + MATERIALS + "\">\n");
            for (PrintedPiece piece : pieces) {
                model.append("<base name=\"")
                        .append(SvgFormat.escaped(piece.name()))
                        .append("\" displaycolor=\"")
                        .append(piece.colour().hex().toUpperCase(Locale.ROOT))
                        .append("\"/>\n");
            }
            model.append("</basematerials>\n");
        }
        for (int i = 0; i < pieces.size(); i++) {
            append(pieces.get(i), i, model);
        }
        model.append("</resources>\n<build>\n");
        for (int i = 0; i < pieces.size(); i++) {
            model.append("<item objectid=\"").append(MATERIALS + 1 + i).append("\"/>\n");
        }
        return model.append("</build>\n</model>\n").toString();
    }

    private static void append(PrintedPiece piece, int index, StringBuilder model) {
        model.append("<object id=\"")
                .append(MATERIALS + 1 + index)
                .append("\" type=\"model\" name=\"")
                .append(SvgFormat.escaped(piece.name()))
                .append("\" pid=\"" + MATERIALS + "\" pindex=\"")
                .append(index)
                .append("\">\n<mesh>\n<vertices>\n");
        for (Vec point : piece.mesh().points()) {
            model.append("<vertex x=\"")
                    .append(number(point.x()))
                    .append("\" y=\"")
                    .append(number(point.y()))
                    .append("\" z=\"")
                    .append(number(point.z()))
                    .append("\"/>\n");
        }
        model.append("</vertices>\n<triangles>\n");
        for (int[] triangle : piece.mesh().triangles()) {
            model.append("<triangle v1=\"")
                    .append(triangle[0])
                    .append("\" v2=\"")
                    .append(triangle[1])
                    .append("\" v3=\"")
                    .append(triangle[2])
                    .append("\"/>\n");
        }
        model.append("</triangles>\n</mesh>\n</object>\n");
    }

    /** Returns a coordinate with at most five digits behind the point. */
    private static String number(double value) {
        long parts = Math.round(value * 100_000);
        return BigDecimal.valueOf(parts, 5).stripTrailingZeros().toPlainString();
    }
}
