package io.github.filaforge.picture.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Removes comments and blanks, which only readers of the files need, from scripts and styles of pages that are sent. It
 * relies on three properties of these files: a comment has lines of its own, texts stand between double quotes, and no text
 * extends over a line.
 */
final class Minifier {

    /**
     * A line of comment in a script. Only in scripts is a line that begins with a star a comment; in styles it may select
     * all elements.
     */
    private static final Pattern SCRIPT_COMMENT = Pattern.compile("(?m)^\\s*(//|/\\*|\\*).*$");

    private static final Pattern STYLE_COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");

    /** A text or a regular expression; or else a sign with blanks around it. */
    private static final Pattern SCRIPT_PART =
            Pattern.compile("(\"(?:[^\"\\\\]|\\\\.)*\"|/(?![\\s/*])(?:[^/\\\\]|\\\\.)+/(?=[.,)]))"
                    + "|\\s*([=+\\-*<>?:;,{}()\\[\\]&|!%])\\s*");

    private static final Pattern STYLE_PART = Pattern.compile("\\s*([{};,])\\s*|(:)\\s+");

    private Minifier() {}

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
