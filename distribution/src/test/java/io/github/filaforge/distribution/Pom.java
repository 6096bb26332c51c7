package io.github.filaforge.distribution;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A pom as it is published, without what it inherits. */
final class Pom {

    private final Document document;

    private Pom(Document document) {
        this.document = document;
    }

    /** Reads the pom in a file. */
    static Pom read(Path file) throws IOException, SAXException, ParserConfigurationException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        try (var in = Files.newInputStream(file)) {
            return new Pom(factory.newDocumentBuilder().parse(new InputSource(in)));
        }
    }

    /** Returns the texts of all elements at a path below the project, such as {@code scm/url}. */
    List<String> texts(String path) {
        try {
            NodeList nodes = (NodeList) XPathFactory.newInstance()
                    .newXPath()
                    .evaluate("/project/" + path, document, XPathConstants.NODESET);
            return IntStream.range(0, nodes.getLength())
                    .mapToObj(i -> nodes.item(i).getTextContent().strip())
                    .toList();
        } catch (XPathExpressionException e) {
            throw new IllegalArgumentException(path, e);
        }
    }

    /** Returns the text of the first element at a path below the project, empty if there is none. */
    String text(String path) {
        return texts(path).stream().findFirst().orElse("");
    }
}
