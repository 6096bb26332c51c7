package io.github.filaforge.picture.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Scripts and styles without what only a reader of their files needs: a page is sent. Of the files that it is for it takes for
 * granted that a comment has lines of its own, that texts stand between double quotes and that no text goes over a line.
 */
final class LeanText {

    /** In scripts a line that begins with a star is one of a comment; in styles it may choose all elements. */
    private static final Pattern SCRIPT_COMMENT = Pattern.compile("(?m)^\\s*(//|/\\*|\\*).*$");

    private static final Pattern STYLE_COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");

    /** A text or a regular expression, or else a sign with blanks about it. */
    private static final Pattern SCRIPT_PART =
            Pattern.compile("(\"(?:[^\"\\\\]|\\\\.)*\"|/(?![\\s/*])(?:[^/\\\\]|\\\\.)+/(?=[.,)]))"
                    + "|\\s*([=+\\-*<>?:;,{}()\\[\\]&|!%])\\s*");

    private static final Pattern STYLE_PART = Pattern.compile("\\s*([{};,])\\s*|(:)\\s+");

    private LeanText() {}

    static String ofScript(String text) {
        return lean(SCRIPT_COMMENT.matcher(text).replaceAll(""), SCRIPT_PART);
    }

    static String ofStyle(String text) {
        return lean(STYLE_COMMENT.matcher(text).replaceAll(""), STYLE_PART);
    }

    private static String lean(String text, Pattern part) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(line -> part.matcher(line)
                        .replaceAll(found ->
                                Matcher.quoteReplacement(found.group(1) == null ? found.group(2) : found.group(1))))
                .collect(Collectors.joining("\n", "\n", "\n"));
    }
}
