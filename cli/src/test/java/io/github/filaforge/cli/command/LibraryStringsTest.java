package io.github.filaforge.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The library names its own settings and methods in messages; the command line alone names options. */
class LibraryStringsTest {

    private static final List<Path> SOURCES = Stream.of("generator", "pictures", "pages")
            .map(module -> Path.of("..", module, "src/main/java/io/github/filaforge"))
            .toList();

    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");

    private static final Pattern OPTION =
            Pattern.compile("\\./fila|(?<![\\w-])--[a-z]|(?<![^ (])-[a-zA-Z]{1,3}[0-9]*(?=$|[ ,;:.)])");

    /** A type and one of its members, as Javadoc and messages name them. */
    private static final Pattern API_NAME = Pattern.compile("\\b([A-Z]\\w+)\\.([a-z]\\w*)");

    /** The classes that start other programs: a literal that begins with - is an argument of one. */
    private static final Set<String> STARTERS = Set.of(
            "page/BrowserProgram.java",
            "compile/JavacCompiler.java",
            "ship/FolderWithJava.java",
            "ship/NativeImage.java",
            "ship/NativeMetadata.java",
            "ship/Spark.java");

    /** The literals that are for Maven and for Java. */
    private static final Set<String> NO_OPTIONS = Set.of(
            " mvn -Pspark -pl spark -am -DskipSparkTests package, or put it beside filaforge-cli.jar",
            "end += (int) (~(hit | -hit) >>> 63)",
            "the sign bit of hit | -hit is set unless hit is 0.");

    private static final TreeMap<String, List<String>> LITERALS = new TreeMap<>();

    @BeforeAll
    static void readTheLibrary() throws IOException {
        for (Path sources : SOURCES) {
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    LITERALS.put(
                            sources.relativize(file).toString().replace('\\', '/'),
                            LITERAL.matcher(Files.readString(file))
                                    .results()
                                    .map(literal -> literal.group(1))
                                    .toList());
                }
            }
        }
    }

    @Test
    void noStringOfTheLibraryNamesAnOptionOrTheProgram() {
        List<String> found = new ArrayList<>();
        LITERALS.forEach((file, literals) -> literals.stream()
                .filter(literal -> OPTION.matcher(literal).find())
                .filter(literal -> !NO_OPTIONS.contains(literal))
                .filter(literal -> !(STARTERS.contains(file) && literal.startsWith("-")))
                .forEach(literal -> found.add(file + ": " + literal)));

        assertEquals("", String.join("\n", found), "name a setting or method, and its option in OptionNames");
    }

    @Test
    void eachNameOfTheApiInAStringHasItsOptionAndNoOtherHas() {
        Set<String> types = LITERALS.keySet().stream()
                .map(file -> file.replaceAll(".*/|\\.java", ""))
                .collect(Collectors.toSet());
        OptionNames.apiNames().forEach(name -> types.add(name.replaceAll("\\..*", "")));

        Set<String> named = LITERALS.values().stream()
                .flatMap(List::stream)
                .flatMap(literal -> API_NAME.matcher(literal).results())
                .filter(name -> types.contains(name.group(1)))
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(
                OptionNames.apiNames().stream()
                        .map(name -> name.replaceAll("\\(.*", ""))
                        .collect(Collectors.toCollection(TreeSet::new)),
                named);
    }

    @Test
    void eachNameOfTheApiIsThatOfAMember() throws IOException {
        List<String> missing = new ArrayList<>();
        for (String name : OptionNames.apiNames()) {
            String[] parts = name.split("[.(]");
            if (!hasMember(parts[0] + ".java", parts[1])) {
                missing.add(name);
            }
        }

        assertEquals(List.of(), missing);
    }

    /** Returns true if a file with this name has a method or a component of a record with this name. */
    private static boolean hasMember(String file, String member) throws IOException {
        Pattern declared = Pattern.compile("\\b" + member + "(\\(|,|\\) \\{)");
        for (Path sources : Stream.concat(SOURCES.stream(), Stream.of(Path.of("../runtime/src/main/java")))
                .toList()) {
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path path : files.filter(each -> each.endsWith(file)).toList()) {
                    if (declared.matcher(Files.readString(path)).find()) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Test
    void aMessageOfTheLibraryIsPrintedWithOptions() {
        String message = "SearchRequest.tail(4) is none of SearchRequest.strategy(fila): leave out SearchRequest.order,"
                + " or see Puzzle.pieces; SearchRequest.distinct(ALL) and Other.names(1) stay";

        assertEquals(
                "--tail 4 is none of --strategy fila: leave out -o, or see ./fila solve; --all and Other.names(1) stay",
                OptionNames.in(message));
    }
}
