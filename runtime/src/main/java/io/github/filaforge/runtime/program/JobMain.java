package io.github.filaforge.runtime.program;

import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.text.PlainText;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Runs a job that is saved in a folder. The folder has the {@link JobDescription} in {@code job.properties}, and the class
 * files. The exit codes are those of {@link SolverMain}, and 2 if the job cannot be loaded.
 */
public final class JobMain {

    /** The name of the description in the folder. */
    public static final String DESCRIPTION = "job.properties";

    private static final int USAGE = 2;

    private JobMain() {}

    /**
     * Runs a job.
     *
     * @param arguments the folder, followed by the arguments of {@link SolverMain}
     */
    public static void main(String[] arguments) {
        if (arguments.length == 0 || arguments[0].startsWith("-")) {
            System.err.println("Usage: java -cp RUNTIME " + JobMain.class.getName() + " FOLDER [options]");
            System.err.println("Try FOLDER --help for the options.");
            System.exit(USAGE);
        }
        File folder = new File(arguments[0]);
        Search solver = null;
        try {
            // The class loader stays open, because the search may load more classes.
            URL[] classes = {folder.toURI().toURL()};
            JobDescription job = JobDescription.read(Path.of(arguments[0], DESCRIPTION));
            solver = job.load(new URLClassLoader(classes, JobMain.class.getClassLoader()));
        } catch (IOException e) {
            refuse(folder, AtomicFile.reason(e));
        } catch (IllegalStateException e) {
            refuse(folder, e.getMessage());
        }
        SolverMain.run(solver, Arrays.copyOfRange(arguments, 1, arguments.length));
    }

    private static void refuse(File folder, String reason) {
        System.err.println(PlainText.line("cannot run " + folder + ": " + reason));
        System.exit(USAGE);
    }
}
