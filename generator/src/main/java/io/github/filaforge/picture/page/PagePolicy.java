package io.github.filaforge.picture.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** What a browser lets a page do: run the script and apply the style that come with it, both known by their hashes. */
final class PagePolicy {

    private PagePolicy() {}

    /**
     * The policy as the page declares it.
     *
     * @param more what else the page may do: sources of scripts, and other directives after a semicolon; may be empty
     */
    static String of(String script, String more, String style) {
        return "default-src 'none'; script-src " + hash(script) + more + "; style-src " + hash(style)
                + "; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'";
    }

    /** The policy of a page that runs nothing. */
    static String ofStyle(String style) {
        return "default-src 'none'; style-src " + hash(style) + "; base-uri 'none'; form-action 'none'";
    }

    /** How a policy names a text: the browser computes the same of what stands in the element. */
    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
