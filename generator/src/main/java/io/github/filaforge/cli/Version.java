package io.github.filaforge.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of Filaforge, which the build writes into a resource. */
final class Version implements IVersionProvider {

    static String number() {
        Properties properties = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("/io/github/filaforge/version.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"Filaforge " + number()};
    }
}
