package io.github.filaforge.ship;

import io.github.filaforge.runtime.SolverResource;
import io.github.filaforge.runtime.file.Fingerprint;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Compiles the jar of a solver ahead of time by native-image of GraalVM. */
public final class NativeImage {

    private static final String TOOL = "native-image";

    private static final boolean IS_WINDOWS = File.separatorChar == '\\';

    private NativeImage() {}

    /**
     * Returns the path of the tool.
     *
     * @throws ShipException if it is not on the PATH
     */
    public static Path tool() throws ShipException {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        for (String folder : path.split(File.pathSeparator, -1)) {
            for (String suffix : IS_WINDOWS ? List.of(".exe", ".cmd") : List.of("")) {
                Path tool = Path.of(folder.isEmpty() ? "." : folder, TOOL + suffix);
                if (Files.isExecutable(tool) && !Files.isDirectory(tool)) {
                    return tool;
                }
            }
        }
        throw new ShipException("a native program needs GraalVM's " + TOOL
                + ", which is not on the PATH: install GraalVM, or make a folder with its own"
                + " Java by FolderWithJava.make");
    }

    /**
     * Compiles a jar to a program with the name of the jar without the suffix; on Windows with the suffix {@code .exe}.
     *
     * @param mainClass the class of the solver, with its package
     * @throws IOException if the tool cannot be started, or the folder for temporary files cannot be written
     * @throws ShipException if the tool fails
     */
    public static Path make(Path tool, Path jar, String mainClass) throws IOException, ShipException {
        String file = jar.toAbsolutePath().toString();
        String program = file.substring(0, file.lastIndexOf('.'));
        // The jar cannot have its own fingerprint, so it comes from a folder that is on the class path too.
        try (TemporaryFolder folder = TemporaryFolder.make()) {
            Path fingerprint = folder.path().resolve(mainClass.replace('.', '/') + SolverResource.JAR);
            Files.createDirectories(fingerprint.getParent());
            Files.writeString(fingerprint, Fingerprint.of(Files.readAllBytes(jar)) + "\n", StandardCharsets.US_ASCII);
            String classPath = file + File.pathSeparator + folder.path();
            Process process = new ProcessBuilder(
                            List.of(tool.toString(), "--no-fallback", "-cp", classPath, mainClass, "-o", program))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            FolderWithJava.await(process, TOOL + " failed");
        }
        return Path.of(program + (IS_WINDOWS ? ".exe" : ""));
    }
}
