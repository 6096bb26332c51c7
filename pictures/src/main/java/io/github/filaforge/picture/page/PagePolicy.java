package io.github.filaforge.picture.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * The policy by which a browser lets a page run its script and apply its style, both identified by their hashes, and nothing
 * else.
 */
final class PagePolicy {

    private PagePolicy() {}

    /**
     * Returns the policy as the page declares it.
     *
     * @param more further permissions of the page: sources of scripts, and other directives after a semicolon; may be empty
     */
    static String of(String script, String more, String style) {
        return "default-src 'none'; script-src " + hash(script) + more + "; style-src " + hash(style)
                + "; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'";
    }

    /** Returns the policy of a page without scripts. */
    static String ofStyle(String style) {
        return "default-src 'none'; style-src " + hash(style) + "; base-uri 'none'; form-action 'none'";
    }

    /**
     * Returns the hash of a text in a policy; the browser computes the hash of the text in the element and compares them.
     */
    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
