package io.github.filaforge.page;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A browser that is installed here, which runs without a window.
 *
 * @param name one of {@link #names}
 */
public record BrowserProgram(String name, Path program) {

    private static final String CHROMIUM = "chromium";
    private static final String FIREFOX = "firefox";

    /** The names of the programs of a family on PATH, by the name of the family. */
    private static final SortedMap<String, List<String>> PROGRAMS = new TreeMap<>(Map.of(
            CHROMIUM, List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
            FIREFOX, List.of("firefox", "firefox-esr")));

    /** The preferences of Firefox, which rounds times to milliseconds by default. */
    private static final String PREFERENCES = "user_pref(\"privacy.reduceTimerPrecision\", false);\n";

    /** Returns the names of the families of browsers, whether they are installed or not. */
    public static List<String> names() {
        return List.copyOf(PROGRAMS.keySet());
    }

    /** Returns the browser of a family, or empty if none is installed. */
    public static Optional<BrowserProgram> named(String name) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> PROGRAMS.get(name).stream().map(program -> Path.of(folder, program)))
                .filter(Files::isExecutable)
                .findFirst()
                .map(program -> new BrowserProgram(name, program));
    }

    /**
     * Starts the browser with a page.
     *
     * @param profile an empty folder for its own files
     * @throws IOException if the browser cannot be started
     */
    Process open(URI page, Path profile) throws IOException {
        List<String> command = new ArrayList<>(List.of(program.toString(), "--headless"));
        if (name.equals(FIREFOX)) {
            Files.writeString(profile.resolve("user.js"), PREFERENCES);
            command.addAll(List.of("--no-remote", "--profile", profile.toString()));
        } else {
            command.addAll(List.of(
                    "--disable-gpu",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--user-data-dir=" + profile));
            if (System.getProperty("user.name").equals("root")) {
                // Otherwise it refuses to start; the page is our own.
                command.add("--no-sandbox");
            }
        }
        command.add(page.toString());
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
