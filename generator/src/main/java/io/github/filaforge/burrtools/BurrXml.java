package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.XmlScanner.Part;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.util.Optional;

/**
 * Goes through the elements of a file, one after the other, and gives the place of each. It fetches nothing that a file
 * names, and expands no entity but the five that every XML has: a document type is an error.
 */
final class BurrXml {

    private static final String INTEGER = "[-+]?[0-9]{1,9}";

    private final BurrText text;
    private final XmlScanner scanner;
    private int elements;
    private int depth;

    /** Begins before the first element. */
    BurrXml(BurrText text) {
        this.text = text;
        this.scanner = new XmlScanner(text.text());
    }

    /**
     * Goes on to the next element in the element that is open, and passes over the text and the comments between them.
     *
     * @return false if the element that is open ends instead, or the file
     */
    boolean nextChild() {
        Part part = next();
        while (part == Part.TEXT) {
            part = next();
        }
        return part == Part.START;
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

    private Part next() {
        Part part;
        try {
            part = scanner.next();
        } catch (XmlScanner.Malformed e) {
            throw malformed(e);
        }
        if (part == Part.START) {
            elements++;
            depth++;
            if (elements > BurrLimits.MAX_ELEMENTS) {
                throw error(
                        "more than " + BurrLimits.MAX_ELEMENTS + " elements",
                        "save the file without solutions that are taken apart");
            }
            if (depth > BurrLimits.MAX_DEPTH) {
                throw error(
                        "elements are nested more than " + BurrLimits.MAX_DEPTH + " deep", "is this the right file?");
            }
        } else if (part == Part.END) {
            depth--;
        }
        return part;
    }

    private InputException malformed(XmlScanner.Malformed e) {
        if (e.isType()) {
            return error("a document type stands here", "take the lines from <!DOCTYPE to its end out of the file");
        }
        return new InputException(
                text.position(scanner.line(), scanner.column()),
                "this is not well-formed XML",
                "an element is not closed, or a character may not stand here (& is written &amp;): save the file again");
    }

    String name() {
        return scanner.name();
    }

    /** The place where a tag ends. Its line is found by a walk through the text, which is made only for an error. */
    record Mark(int line, int column) {}

    /** Returns the end of the tag that was read last. */
    Mark mark() {
        return new Mark(scanner.line(), scanner.column());
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
        return scanner.attribute(attribute);
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
            if (next() == Part.TEXT && depth == level) {
                content.append(scanner.content());
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
