package io.github.filaforge.burrtools;

import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.io.StringReader;
import java.util.Optional;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Goes through the elements of a file, one after the other, and gives the place of each. It fetches nothing that a file
 * names, and expands no entity but the five that every XML has: a document type is an error.
 */
final class BurrXml {

    private static final String INTEGER = "[-+]?[0-9]{1,9}";

    private final BurrText text;
    private final XMLStreamReader reader;
    private int elements;
    private int depth;

    /** Begins before the first element. */
    BurrXml(BurrText text) {
        this.text = text;
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        try {
            this.reader = factory.createXMLStreamReader(new StringReader(text.text()));
        } catch (XMLStreamException e) {
            throw malformed(e);
        }
    }

    /**
     * Goes on to the next element in the element that is open, and passes over the text and the comments between them.
     *
     * @return false if the element that is open ends instead, or the file
     */
    boolean nextChild() {
        int event = next();
        while (event != XMLStreamConstants.START_ELEMENT
                && event != XMLStreamConstants.END_ELEMENT
                && event != XMLStreamConstants.END_DOCUMENT) {
            event = next();
        }
        return event == XMLStreamConstants.START_ELEMENT;
    }

    /**
     * Goes through the elements in the element that is open, to its end. It passes over elements of another name, and over
     * the rest of each element.
     *
     * @param reader reads an element that has the name
     */
    void forEachChild(String name, Runnable reader) {
        while (nextChild()) {
            int level = depth;
            if (name().equals(name)) {
                reader.run();
            }
            end(level);
        }
    }

    private int next() {
        int event;
        try {
            event = reader.next();
        } catch (XMLStreamException e) {
            throw malformed(e);
        }
        switch (event) {
            case XMLStreamConstants.DTD ->
                throw error("a document type stands here", "take the lines from <!DOCTYPE to its end out of the file");
            case XMLStreamConstants.START_ELEMENT -> {
                elements++;
                depth++;
                if (elements > BurrLimits.MAX_ELEMENTS) {
                    throw error(
                            "more than " + BurrLimits.MAX_ELEMENTS + " elements",
                            "save the file without solutions that are taken apart");
                }
                if (depth > BurrLimits.MAX_DEPTH) {
                    throw error(
                            "elements are nested more than " + BurrLimits.MAX_DEPTH + " deep",
                            "is this the right file?");
                }
            }
            case XMLStreamConstants.END_ELEMENT -> depth--;
            case XMLStreamConstants.ENTITY_REFERENCE ->
                throw error(
                        "there is no entity '" + PlainText.shortened(String.valueOf(reader.getLocalName())) + "'",
                        "write &amp; for an ampersand");
            default -> {
                // nothing to count
            }
        }
        return event;
    }

    /** Returns an error without the message of the parser, which depends on the language of the user. */
    private InputException malformed(XMLStreamException e) {
        Location location = e.getLocation();
        SourcePosition place = location == null || location.getLineNumber() < 1
                ? text.position(1, 1)
                : text.position(location.getLineNumber(), Math.max(1, location.getColumnNumber()));
        return new InputException(
                place,
                "this is not well-formed XML",
                "an element is not closed, or a character may not stand here (& is written &amp;): save the file again");
    }

    String name() {
        return reader.getLocalName();
    }

    /** The place where a tag ends. Its line is found by a walk through the text, which is made only for an error. */
    record Mark(int line, int column) {}

    /** Returns the end of the tag that was read last. */
    Mark mark() {
        Location location = reader.getLocation();
        return new Mark(Math.max(1, location.getLineNumber()), Math.max(1, location.getColumnNumber()));
    }

    /** Returns the place of a tag in the file, for an error. */
    SourcePosition place(Mark mark) {
        return text.tag(mark.line(), mark.column());
    }

    /** Returns an error at the tag that was read last. */
    InputException error(String problem, String remedy) {
        return new InputException(place(mark()), problem, remedy);
    }

    /** Returns an attribute of the element that was begun last, or empty if it has none with this name. */
    Optional<String> attribute(String attribute) {
        return Optional.ofNullable(reader.getAttributeValue(null, attribute));
    }

    /**
     * Returns an integer that the element that was begun last must have.
     *
     * @throws InputException if the attribute is missing, or not an integer of at most nine digits
     */
    int integer(String attribute) {
        String value = attribute(attribute)
                .orElseThrow(() -> error(
                        "this <" + PlainText.shortened(name()) + "> has no " + attribute,
                        "write it as " + attribute + "=\"1\""));
        if (!value.strip().matches(INTEGER)) {
            throw error(
                    attribute + " is '" + PlainText.shortened(value) + "', not an integer of at most nine digits",
                    "write it as " + attribute + "=\"1\"");
        }
        return Integer.parseInt(value.strip());
    }

    /**
     * Returns an integer of the element that was begun last, or a standard value if the attribute is missing.
     *
     * @throws InputException if the attribute is not an integer of at most nine digits
     */
    int integer(String attribute, int standard) {
        return attribute(attribute).isPresent() ? integer(attribute) : standard;
    }

    /** Returns the text of the element that was begun last, to its end, without the text of elements in it. */
    String text() {
        StringBuilder content = new StringBuilder();
        int level = depth;
        while (depth >= level) {
            int event = next();
            boolean isText = event == XMLStreamConstants.CHARACTERS
                    || event == XMLStreamConstants.CDATA
                    || event == XMLStreamConstants.SPACE;
            if (isText && depth == level) {
                content.append(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
            }
        }
        return content.toString();
    }

    /** Goes to the end of the element that was begun last. */
    void skip() {
        end(depth);
    }

    private void end(int level) {
        while (depth >= level) {
            next();
        }
    }
}
