package io.github.filaforge.picture.page;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.templates.Template;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * The parts of which pages consist: scripts, styles and pages with slots, which are resources beside this class, and the
 * policy of a page. By this policy a browser runs the script and applies the style of the page, both identified by their
 * hashes, and nothing else.
 */
final class PageFiles {

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

    /** A sign that ends no line in any case: a script or a style goes on behind it, or a block ends with it. */
    private static final Pattern OPEN_END = Pattern.compile("([{},;(\\[])\n");

    /** A semicolon or a comma that ends the last line of a block or of an object. */
    private static final Pattern LAST_SIGN = Pattern.compile("[;,]\n(?=})");

    /** The end of a line before a line that goes on with it. */
    private static final Pattern CONTINUED = Pattern.compile("\n(?=[.?:&|+)\\]}])");

    /**
     * A text, or the word that declares a constant. The check of the sources has found that no constant is assigned to, so a
     * page of four hundred constants has the shorter word.
     */
    private static final Pattern CONSTANT = Pattern.compile("(\"(?:[^\"\\\\\n]|\\\\.)*\")|\\bconst\\b");

    private static final Pattern STYLE_PART = Pattern.compile("\\s*([{};,])\\s*|(:)\\s+");

    /** The zero of a number below 1. */
    private static final Pattern ZERO = Pattern.compile("(?<![\\w.])0(?=\\.\\d)");

    /** The permissions that the policy of a page with the library has too. */
    static final String OF_LIBRARY = " 'wasm-unsafe-eval'; worker-src blob:; trusted-types worker";

    /** The name of the file with which the worker that has the library starts. */
    static final String LIBRARY_WORKER = "studio-worker";

    private PageFiles() {}

    /**
     * Returns the script that starts with some files, joined with all files that these import.
     *
     * @param starts the names of the files, without the ending
     */
    static String script(String starts) {
        return ScriptModules.joined(starts, name -> text("js", name));
    }

    /** Returns the script of a page of the cells of a puzzle, which starts with some files; they find its cells in {@code parts.js}. */
    static String script(Puzzle puzzle, String starts) {
        return script(puzzle.lattice().isOrthogonal(), starts);
    }

    /** Returns the script of a page of squares and cubes, or of other cells. */
    static String script(boolean isOrthogonal, String starts) {
        return script((isOrthogonal ? "cubes " : "lattices ") + starts);
    }

    /** Returns the text of files with an ending one after the other, unchanged. */
    static String text(String ending, String names) {
        return Stream.of(names.split(" "))
                .map(name -> Template.text(PageFiles.class, name + "." + ending))
                .collect(Collectors.joining("\n"));
    }

    /** Returns a file with slots. */
    static Template template(String name) {
        return Template.named(PageFiles.class, name);
    }

    /**
     * Returns the policy as the page declares it.
     *
     * @param more further permissions of the page: sources of scripts, and other directives after a semicolon; may be empty
     */
    static String policy(String script, String more, String... styles) {
        String hashes = Stream.of(styles).map(PageFiles::hash).collect(Collectors.joining(" "));
        return "default-src 'none'; script-src " + hash(script) + more + "; style-src " + hashes
                + "; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'";
    }

    /** Returns the policy of a page without scripts. */
    static String policy(String style) {
        return "default-src 'none'; style-src " + hash(style) + "; base-uri 'none'; form-action 'none'";
    }

    /** Returns the hash of a text in a policy, which the browser compares with that of the text in the element. */
    static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /**
     * Returns a script of a page that is sent, without comments and blanks, which only readers of the files need. It relies
     * on four properties of these files: a comment has lines of its own, texts stand between double quotes, no text extends
     * over a line, and each statement ends with a semicolon or a block.
     */
    static String leanScript(String text) {
        // Line by line, since a sign of a text in a pattern must not open a text that ends in another line.
        String shorter = CONSTANT.matcher(SCRIPT_COMMENT.matcher(text).replaceAll(""))
                .replaceAll(found -> found.group(1) == null ? "let" : "$1");
        return CONTINUED.matcher(lean(shorter, SCRIPT_PART)).replaceAll("");
    }

    /** Returns a style of a page that is sent, without comments, blanks, and zeros before points. */
    static String leanStyle(String text) {
        return ZERO.matcher(lean(STYLE_COMMENT.matcher(text).replaceAll(""), STYLE_PART))
                .replaceAll("");
    }

    private static String lean(String text, Pattern part) {
        String lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(line -> part.matcher(line)
                        .replaceAll(found ->
                                Matcher.quoteReplacement(found.group(1) == null ? found.group(2) : found.group(1))))
                .collect(Collectors.joining("\n", "\n", "\n"));
        return OPEN_END.matcher(LAST_SIGN.matcher(lines).replaceAll("")).replaceAll("$1");
    }

    /** Returns bytes packed by gzip, in base 64: this text ends no element, whatever the bytes are. */
    static String packed(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new Smallest(packed)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(packed.toByteArray());
    }

    /** Compresses as well as gzip can. */
    private static final class Smallest extends GZIPOutputStream {

        Smallest(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
