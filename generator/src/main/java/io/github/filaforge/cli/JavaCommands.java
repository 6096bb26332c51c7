package io.github.filaforge.cli;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.ship.RuntimeJar;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The command lines that compile and run a generated source, for the working directory that this program has.
 *
 * @param folder the source folder
 * @param standalone whether the source needs no jar
 */
record JavaCommands(Path folder, boolean standalone) {

    /** Characters that no shell takes for anything else. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=@%+,-]+");

    /**
     * The lines that tell them.
     *
     * @param program the source that is run, and then those that it needs
     */
    List<String> of(SolverSource... program) {
        SolverSource source = program[0];
        // A class path divides a name with its separator in it, and takes an asterisk at the end for all jars.
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
        // What it needs javac finds by itself, where it looks for classes.
        String known = program.length == 1 ? jar : all;
        return List.of(
                "to compile it:      " + change + "javac -cp " + quoted(known) + " " + file,
                "to run it compiled: " + change + "java -cp " + quoted(all) + " " + source.qualifiedName());
    }

    /** A path as an argument, which begins with nothing that means something else there. */
    private static String argument(Path path) {
        String text = path.toString();
        return quoted(text.startsWith("-") || text.startsWith("@") ? "." + File.separator + text : text);
    }

    private static String quoted(String text) {
        return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
