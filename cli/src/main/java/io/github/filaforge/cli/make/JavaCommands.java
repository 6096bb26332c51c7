package io.github.filaforge.cli.make;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.ship.RuntimeJar;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The command lines that compile and run a generated source. Their paths are relative to the working directory of this
 * program.
 *
 * @param folder the source folder
 * @param standalone true if the source needs no jar
 */
public record JavaCommands(Path folder, boolean standalone) {

    /** The words that no shell changes: each of their characters stands for itself. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=@%+,-]+");

    /**
     * Returns the lines with the commands.
     *
     * @param program the source that is run, and behind it the sources that it needs
     */
    public List<String> of(SolverSource... program) {
        SolverSource source = program[0];
        // A class path splits a name that contains its separator, and takes a name with an asterisk at the end for
        // all jars.
        String name = folder.toString();
        boolean inside = name.contains(File.pathSeparator) || name.endsWith("*");
        Path from = inside ? Path.of("") : folder;
        String change = inside ? "cd " + argument(folder) + " && " : "";
        String file = argument(from.resolve(source.path()));
        String classes = from.toString().isEmpty() ? "." : from.toString();
        if (standalone) {
            return List.of(
                    "to run it:          " + change + "java " + file,
                    "to compile it:      " + change + "javac " + file,
                    "to run it compiled: " + change + "java -cp " + quoted(classes) + " " + source.qualifiedName());
        }
        String jar = from.resolve(RuntimeJar.NAME).toString();
        String all = jar + File.pathSeparator + classes;
        // Javac finds the other sources by itself, in the folders in which it looks for classes.
        String known = program.length == 1 ? jar : all;
        return List.of(
                "to compile it:      " + change + "javac -cp " + quoted(known) + " " + file,
                "to run it compiled: " + change + "java -cp " + quoted(all) + " " + source.qualifiedName());
    }

    /**
     * Returns a path as an argument. No command takes its first character for the mark of an option or of an argument file.
     */
    private static String argument(Path path) {
        String text = path.toString();
        return quoted(text.startsWith("-") || text.startsWith("@") ? "." + File.separator + text : text);
    }

    private static String quoted(String text) {
        return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
