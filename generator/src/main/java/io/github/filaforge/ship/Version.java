package io.github.filaforge.ship;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of Filaforge, which the build writes into a resource. */
public final class Version {

    private Version() {}

    /** Returns the version in digits and words. */
    public static String number() {
        Properties properties = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("/io/github/filaforge/version.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }
}
