package io.github.filaforge.ship;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Compiles the jar of a solver ahead of time by native-image of GraalVM. */
public final class NativeImage {

    private static final String TOOL = "native-image";

    private NativeImage() {}

    /**
     * Returns the path of the tool.
     *
     * @throws ShipException if it is not on the PATH
     */
    public static Path tool() throws ShipException {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        for (String folder : path.split(File.pathSeparator, -1)) {
            Path tool = Path.of(folder.isEmpty() ? "." : folder, TOOL);
            if (Files.isExecutable(tool) && !Files.isDirectory(tool)) {
                return tool;
            }
        }
        throw new ShipException("a native program needs GraalVM's " + TOOL
                + ", which is not on the PATH: install GraalVM, or make a folder with its own"
                + " Java by FolderWithJava.make");
    }

    /**
     * Compiles a jar to a program with the name of the jar without the suffix.
     *
     * @throws IOException if the tool cannot be started
     * @throws ShipException if the tool fails
     */
    public static Path make(Path tool, Path jar) throws IOException, ShipException {
        String file = jar.toAbsolutePath().toString();
        Path program = Path.of(file.substring(0, file.lastIndexOf('.')));
        Process process = new ProcessBuilder(
                        List.of(tool.toString(), "--no-fallback", "-jar", file, "-o", program.toString()))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        FolderWithJava.await(process, TOOL + " failed");
        return program;
    }
}
