package io.github.filaforge.picture.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The modules of scripts, joined to one script: a page is one file, which loads nothing. Our own joining is enough, since it
 * asks little of a file: a module has lines {@code import { A, B } from "./other.js";} behind its first comment, and writes
 * {@code export} before a function, a class or a constant. The modules of a script share one scope after that, so a name is
 * declared by one of them only, and an import does not change a name.
 */
final class ScriptModules {

    private static final Pattern IMPORT =
            Pattern.compile("(?m)^import \\{([^}]*)\\} from \"\\./([a-z0-9-]+)\\.js\";\n\n?");

    /** A comment that imports a type, which only the check of types reads. */
    private static final Pattern IMPORT_OF_TYPE =
            Pattern.compile("(?m)^/\\*\\* @import \\{[^}]*} from \"\\./[a-z0-9-]+\\.js\" \\*/\n\n?");

    private static final Pattern DECLARATION =
            Pattern.compile("(?m)^(export )?(?:async function|function|class|const|let) (\\w+)");

    /** The word before a declaration that other modules may import. */
    private static final Pattern EXPORT =
            Pattern.compile("(?m)^export (?=(?:async function|function|class|const|let) \\w)");

    /** A line that changes what a module imports, exports or declares, in a form for which there is no pattern. */
    private static final Pattern OTHER = Pattern.compile("(?m)^(?:import|export|var|(?:const|let) [{\\[]).*$");

    private final UnaryOperator<String> files;

    /** The files that are part of the script, in the order of the script, by their names. */
    private final Map<String, Module> modules = new LinkedHashMap<>();

    /** The files whose imports are being added, the first one first. */
    private final Set<String> begun = new LinkedHashSet<>();

    /** The files that declare names. */
    private final Map<String, String> owners = new HashMap<>();

    /** The text of a module without imports and without the word export, and the names that it exports. */
    private record Module(String text, Set<String> exports) {}

    private ScriptModules(UnaryOperator<String> files) {
        this.files = files;
    }

    /**
     * Returns the text of modules and of all modules that they import. Each module stands behind the modules that it imports.
     *
     * @param starts the names of the files with which the script starts, without the ending and with blanks between them
     * @param files returns the text of the file with a name
     * @throws IllegalStateException if the modules do not fit each other
     */
    static String joined(String starts, UnaryOperator<String> files) {
        ScriptModules script = new ScriptModules(files);
        for (String start : starts.split(" ")) {
            script.add(start);
        }
        return script.modules.values().stream().map(Module::text).collect(Collectors.joining("\n"));
    }

    private Module add(String name) {
        Module known = modules.get(name);
        if (known != null) {
            return known;
        }
        if (!begun.add(name)) {
            List<String> circle = new ArrayList<>(begun);
            throw new IllegalStateException("scripts import each other in a circle: "
                    + String.join(".js, ", circle.subList(circle.indexOf(name), circle.size())) + ".js");
        }
        String text = files.apply(name);
        Matcher imports = IMPORT.matcher(text);
        while (imports.find()) {
            Set<String> exports = add(imports.group(2)).exports();
            for (String imported : imports.group(1).strip().split("\\s*,\\s*")) {
                if (!exports.contains(imported)) {
                    throw new IllegalStateException(
                            name + ".js imports " + imported + ", which " + imports.group(2) + ".js does not export");
                }
            }
        }
        begun.remove(name);
        Module module =
                declared(name, IMPORT_OF_TYPE.matcher(imports.replaceAll("")).replaceAll(""));
        modules.put(name, module);
        return module;
    }

    private Module declared(String name, String text) {
        Set<String> exports = new LinkedHashSet<>();
        Matcher declaration = DECLARATION.matcher(text);
        while (declaration.find()) {
            String declared = declaration.group(2);
            String other = owners.put(declared, name);
            if (other != null) {
                throw new IllegalStateException(
                        declared + " is declared twice in one script: by " + other + ".js and by " + name + ".js");
            }
            if (declaration.group(1) != null) {
                exports.add(declared);
            }
        }
        String plain = EXPORT.matcher(text).replaceAll("");
        Matcher other = OTHER.matcher(plain);
        if (other.find()) {
            throw new IllegalStateException(name + ".js has a line that no script can be joined of: " + other.group());
        }
        return new Module(plain, exports);
    }
}
