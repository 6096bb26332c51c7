package io.github.filaforge.burrtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.burrtools.XmlScanner.Part;
import java.io.StringReader;
import java.util.Random;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scanner of XML, compared with the parser of the JDK. */
class XmlScannerTest {

    private static final String FILE = """
            <?xml version="1.0"?>\r
            <!-- a -->
            <a b='1 &lt; 2' c="&#x41;&#66;">x &amp; y\r
            <d/><e f = "g" >\r<![CDATA[<&]]></e>z<?p q?></a>
            """;

    private static final String PIECES = "<>/&;=\"' \n!-?#xa]";

    private static String scanned(String text) {
        XmlScanner scanner = new XmlScanner(text);
        StringBuilder parts = new StringBuilder();
        try {
            Part part = scanner.next();
            while (part != Part.END_OF_FILE) {
                add(parts, part, scanner);
                part = scanner.next();
            }
        } catch (XmlScanner.Malformed e) {
            return "malformed";
        }
        return parts.toString();
    }

    private static void add(StringBuilder parts, Part part, XmlScanner scanner) {
        switch (part) {
            case START -> {
                parts.append('<').append(scanner.name());
                for (String name : new String[] {"b", "c", "f"}) {
                    scanner.attribute(name).ifPresent(value -> parts.append(' ' + name + '=' + value));
                }
            }
            case END -> parts.append('>');
            default -> parts.append(scanner.content().strip());
        }
    }

    private static String parsed(String text) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        StringBuilder parts = new StringBuilder();
        try {
            XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(text));
            while (reader.hasNext()) {
                switch (reader.next()) {
                    case XMLStreamConstants.START_ELEMENT -> {
                        parts.append('<').append(reader.getLocalName());
                        for (String name : new String[] {"b", "c", "f"}) {
                            String value = reader.getAttributeValue(null, name);
                            parts.append(value == null ? "" : ' ' + name + '=' + value);
                        }
                    }
                    case XMLStreamConstants.END_ELEMENT -> parts.append('>');
                    case XMLStreamConstants.CHARACTERS ->
                        parts.append(reader.getText().strip());
                    case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE -> {
                        return "malformed";
                    }
                    default -> {
                        // Comments and instructions are no parts.
                    }
                }
            }
        } catch (XMLStreamException e) {
            return "malformed";
        }
        return parts.toString();
    }

    @Test
    void aFileHasItsElementsAttributesAndTexts() {
        assertEquals("<a b=1 < 2 c=ABx & y<d><e f=g<&>z>", scanned(FILE));
        assertEquals(parsed(FILE), scanned(FILE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "<a>",
                "<a></b>",
                "<a/><b/>",
                "<a b=1/>",
                "<a b='1' b='2'/>",
                "<a>&nbsp;</a>",
                "<a>&#0;</a>",
                "<a b='<'/>",
                "<a><!-- -- --></a>",
                "<!DOCTYPE a><a/>",
                "<a>]]></a>",
                "<a b='1'c='2'/>",
                "<1/>",
                "<a/>x",
                "<a>\u0001</a>",
                "<a>&#xD800;</a>",
                "<a",
                "<a>&amp</a>",
                "<![CDATA[x]]>",
                "<a><![CDATA[x</a>",
                "</a>"
            })
    void aFileThatIsNotWellFormedIsRefused(String text) {
        assertEquals("malformed", parsed(text), "the JDK");
        assertEquals("malformed", scanned(text));
    }

    /** A text that the parser of the JDK refuses is refused here too, and any other text has equal parts. */
    @Test
    @Tag("seconds")
    void aChangedFileIsReadAsByTheJdk() {
        for (int seed = 1; seed <= 20_000; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder("<a b='1'>x<d/>&lt;<e f='g'/></a>");
            for (int change = random.nextInt(3); change >= 0; change--) {
                char piece = PIECES.charAt(random.nextInt(PIECES.length()));
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.insert(at, piece);
                    case 1 -> text.setCharAt(at, piece);
                    default -> text.deleteCharAt(at);
                }
            }

            assertEquals(parsed(text.toString()), scanned(text.toString()), text.toString());
        }
    }
}
