package io.github.filaforge.picture.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.picture.print.PrintedSurface.Point;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * The objects that a slicer reads from a 3MF file, by the core specification.
 *
 * @param names the names of the objects
 * @param colours the colours of their base materials
 * @param bodies their meshes
 */
record PrintedModel(List<String> names, List<String> colours, List<PrintedSurface> bodies) {

    private static final String CORE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02";
    private static final String RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";

    /** Reads a file; the parts of the package, the unit and the references between objects must be right. */
    static PrintedModel read(byte[] file) {
        Map<String, byte[]> parts = parts(file);
        assertEquals("[Content_Types].xml", parts.keySet().iterator().next());
        Element relation = elements(document(parts.get("_rels/.rels")), RELATIONS, "Relationship")
                .get(0);
        assertEquals("http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel", relation.getAttribute("Type"));
        Document model = document(parts.get(relation.getAttribute("Target").substring(1)));
        assertEquals("millimeter", model.getDocumentElement().getAttribute("unit"));
        List<Element> bases = elements(model, CORE, "base");
        List<String> names = new ArrayList<>();
        List<String> colours = new ArrayList<>();
        List<PrintedSurface> bodies = new ArrayList<>();
        List<String> ids = new ArrayList<>();
        for (Element object : elements(model, CORE, "object")) {
            ids.add(object.getAttribute("id"));
            names.add(object.getAttribute("name"));
            assertEquals(elements(model, CORE, "basematerials").get(0).getAttribute("id"), object.getAttribute("pid"));
            colours.add(
                    bases.get(Integer.parseInt(object.getAttribute("pindex"))).getAttribute("displaycolor"));
            bodies.add(body(object));
        }
        assertEquals(
                ids,
                elements(model, CORE, "item").stream()
                        .map(item -> item.getAttribute("objectid"))
                        .toList());
        return new PrintedModel(names, colours, bodies);
    }

    private static Map<String, byte[]> parts(byte[] file) {
        Map<String, byte[]> parts = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                parts.put(entry.getName(), zip.readAllBytes());
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return parts;
    }

    private static Document document(byte[] xml) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setNamespaceAware(true);
            return factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<Element> elements(Document in, String space, String name) {
        return list(in.getElementsByTagNameNS(space, name));
    }

    private static List<Element> list(NodeList nodes) {
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    private static PrintedSurface body(Element object) {
        List<Point> points = list(object.getElementsByTagNameNS(CORE, "vertex")).stream()
                .map(vertex -> new Point(number(vertex, "x"), number(vertex, "y"), number(vertex, "z")))
                .toList();
        assertEquals(points.size(), points.stream().distinct().count(), "points that are one");
        List<Point[]> triangles = new ArrayList<>();
        for (Element triangle : list(object.getElementsByTagNameNS(CORE, "triangle"))) {
            Point[] corners = {
                points.get((int) number(triangle, "v1")),
                points.get((int) number(triangle, "v2")),
                points.get((int) number(triangle, "v3"))
            };
            triangles.add(corners);
        }
        assertTrue(triangles.size() > 3);
        return PrintedSurface.of(triangles);
    }

    private static double number(Element element, String name) {
        return Double.parseDouble(element.getAttribute(name));
    }
}
