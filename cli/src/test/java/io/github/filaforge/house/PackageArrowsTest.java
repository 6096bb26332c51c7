package io.github.filaforge.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.core.domain.properties.HasParameterTypes.Predicates.rawParameterTypes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.PlainText;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rules for the packages: data flows one way, so a package depends only on the packages before it. */
@Tag("seconds")
class PackageArrowsTest {

    private static final String ROOT = "io.github.filaforge";

    /** The layer that contains the packages below the interface of all strategies. */
    private static final String STRATEGIES = "strategies";

    /** The layer that Java programs call. */
    private static final String API = "API";

    private static final List<String> RUNTIME = List.of(
            "runtime.text",
            "runtime.file",
            "runtime.terminal",
            "runtime.board",
            "runtime.search",
            "runtime.disassembly",
            "runtime.run",
            "runtime.format",
            "runtime.checkpoint",
            "runtime",
            "runtime.sieve",
            "runtime.dynamicsieve",
            "runtime.cover",
            "runtime.fila",
            "runtime.schedule",
            "runtime.edge",
            "runtime.merge.level",
            "runtime.merge.window",
            "runtime.merge.symmetry",
            "runtime.merge",
            "runtime.program",
            "runtime.parts");

    private static final List<String> ORDER = List.of(
            "lattice",
            "model",
            "edge",
            "edge.score",
            "source",
            "definition",
            "request",
            "edge.file",
            "solution",
            "verify",
            "image",
            "disassembly",
            "burrtools",
            "input",
            "polyform",
            "plan",
            "estimate",
            "edge.plan",
            "emit",
            "strategy",
            STRATEGIES,
            "choice",
            "compile",
            "run",
            "ship",
            "result",
            "search",
            API,
            "picture.vector",
            "picture",
            "picture.print",
            "picture.moves",
            "picture.page",
            "page.engine",
            "page.studio",
            "page",
            "cli.terminal",
            "cli.command",
            "cli.input",
            "cli.options",
            "cli.report",
            "cli.make",
            "cli.inspect",
            "cli.solutions",
            "cli.apart",
            "cli.render",
            "cli.files",
            "cli.solve",
            "cli.bench",
            "cli");

    /** The greatest number of top-level types in a package. */
    private static final int MOST_TYPES = 40;

    /** The packages that may have more types. */
    private static final Set<String> LARGE = Set.of(ROOT + ".runtime", ROOT + ".runtime.merge");

    private static final List<String> MODULES = List.of("generator", "pictures", "pages", "cli");

    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(location -> !location.contains("/test-classes/")
                    && !location.contains("-tests.jar")
                    && !location.contains("/libraries/"))
            .importPackages(ROOT);

    @Test
    void aPackageKnowsOnlyThoseBeforeIt() {
        assertArrowsGoBack(ORDER);
    }

    @Test
    void aPackageOfTheRuntimeKnowsOnlyThoseBeforeIt() {
        assertArrowsGoBack(RUNTIME);
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".runtime..")
                .should()
                .dependOnClassesThat(resideInAPackage(ROOT + "..").and(not(resideInAPackage(ROOT + ".runtime.."))))
                .check(CLASSES);
    }

    private static void assertArrowsGoBack(List<String> order) {
        var architecture = layeredArchitecture().consideringOnlyDependenciesInLayers();
        for (String layer : order) {
            architecture = architecture.layer(layer).definedBy(packages(layer));
        }
        for (int i = 0; i < order.size(); i++) {
            String[] later = order.subList(i + 1, order.size()).toArray(String[]::new);
            architecture = later.length == 0
                    ? architecture.whereLayer(order.get(i)).mayNotBeAccessedByAnyLayer()
                    : architecture.whereLayer(order.get(i)).mayOnlyBeAccessedByLayers(later);
        }
        architecture.check(CLASSES);
    }

    private static String packages(String layer) {
        return switch (layer) {
            case STRATEGIES -> ROOT + ".strategy.*..";
            case API -> ROOT;
            default -> ROOT + "." + layer;
        };
    }

    @Test
    void everyPackageOfTheGeneratorHasItsPlaceInTheOrder() {
        String[] known = Stream.concat(
                        Stream.concat(ORDER.stream(), RUNTIME.stream()).map(PackageArrowsTest::packages),
                        Stream.of(ROOT + ".templates..", ROOT + ".libraries.."))
                .toArray(String[]::new);

        noClasses().should().resideOutsideOfPackages(known).check(CLASSES);
    }

    @Test
    void noPackageHasMoreTypesThanAPersonCanSurvey() {
        Map<String, Long> sizes = CLASSES.stream()
                .filter(type -> !type.isNestedClass() && !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.counting()));

        sizes.values().removeIf(types -> types <= MOST_TYPES);

        sizes.keySet().removeAll(LARGE);
        assertEquals(Map.of(), sizes);
    }

    /** The module "lambdas" does this in the build, so that short runs start earlier. */
    @Test
    void lambdasOfTheGeneratorAndTheCommandLineAreClasses() {
        assertTrue(CLASSES.contain(ROOT + ".search.PackingBuilder$Lambda0"));
        assertTrue(CLASSES.contain(ROOT + ".cli.Main$Lambda0"));
    }

    @Test
    void noStrategyKnowsAnother() {
        slices().matching(ROOT + ".strategy.(*)..")
                .should()
                .notDependOnEachOther()
                .check(CLASSES);
    }

    @Test
    void nothingKnowsAStrategyButTheListOfAll() {
        noClasses()
                .that(not(resideInAPackage(ROOT + ".strategy.*..")).and(not(equivalentTo(Strategies.class))))
                .should()
                .dependOnClassesThat(resideInAnyPackage(ROOT + ".strategy.*.."))
                .check(CLASSES);
    }

    /** Drawings need the pieces and their places, and do not depend on the search that found them. */
    @Test
    void picturesKnowPiecesAndTheirPlacesOnly() {
        noClasses()
                .that()
                .resideInAnyPackage(ROOT + ".picture", ROOT + ".picture.vector")
                .should()
                .dependOnClassesThat(resideInAPackage(ROOT + "..")
                        .and(not(resideInAnyPackage(
                                ROOT + ".picture",
                                ROOT + ".picture.vector",
                                ROOT + ".model",
                                ROOT + ".lattice",
                                ROOT + ".edge")))
                        .and(not(type(PlacedPiece.class)))
                        .and(not(type(PlainText.class))))
                .check(CLASSES);
    }

    /** Each library of others has one place that depends on it, so that the other modules work without this library. */
    @Test
    void aLibraryHasOnePlace() {
        onlyIn("page..", "org.teavm..");
        onlyIn("cli..", ROOT + ".libraries.picocli..");
        onlyIn("compile", ROOT + ".libraries.janino..", ROOT + ".libraries.commons..");
    }

    private static void onlyIn(String place, String... library) {
        noClasses()
                .that(not(resideInAPackage(ROOT + "." + place)))
                .should()
                .dependOnClassesThat(resideInAnyPackage(library))
                .check(CLASSES);
    }

    /** Some locales have digits of their own, or an I without a dot. */
    @Test
    void whatIsWrittenDependsOnNoLocale() {
        noClasses()
                .should()
                .callMethodWhere(target(owner(type(String.class)))
                        .and(target(nameMatching("format|formatted|toLowerCase|toUpperCase")))
                        .and(not(target(rawParameterTypes(startingWith(Locale.class))))))
                .orShould()
                .callMethodWhere(target(owner(assignableTo(PrintStream.class)))
                        .and(target(nameMatching("printf|format")))
                        .and(not(target(rawParameterTypes(startingWith(Locale.class))))))
                .check(CLASSES);
    }

    /** Parameters whose first one has a given class. */
    private static DescribedPredicate<List<JavaClass>> startingWith(Class<?> first) {
        return describe(
                "a " + first.getSimpleName(),
                parameters -> !parameters.isEmpty() && parameters.get(0).isEquivalentTo(first));
    }

    @Test
    void theNameOfAStrategyIsWrittenInItsOwnPackageOnly() throws IOException {
        List<String> found = new ArrayList<>();
        for (Map.Entry<String, String> source : sourcesOutside("strategy").entrySet()) {
            Matcher literal = LITERAL.matcher(source.getValue());
            while (literal.find()) {
                if (namesAStrategy(literal.group(1))) {
                    found.add(source.getKey() + ": " + literal.group());
                }
            }
        }

        // The program and a strategy have one name: this literal is the name of the program.
        assertEquals(List.of("cli/Main.java: \"fila\""), found);
    }

    @Test
    void theNamesOfLatticesAreWrittenWithTheLatticesOnly() throws IOException {
        Pattern question = Pattern.compile("equals\\(Lattices\\.|\"(?:" + String.join("|", Lattices.names()) + ")\"");

        Set<String> found = new TreeSet<>();
        sourcesOutside("lattice").forEach((file, text) -> {
            if (question.matcher(text).find()) {
                found.add(file);
            }
        });

        // Three tables have data of their own for lattices, and a default for all others. The API makes boxes of four
        // dimensions.
        assertEquals(
                Set.of("PuzzleBuilder.java", "burrtools/BurrGrid.java", "verify/Geometry.java", "verify/Passage.java"),
                found);
    }

    /** Returns the sources by their paths below the package of the project, without those below a folder. */
    private static Map<String, String> sourcesOutside(String folder) throws IOException {
        Map<String, String> sources = new TreeMap<>();
        for (String module : MODULES) {
            Path root = Path.of("..", module, "src/main/java/io/github/filaforge");
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                        .filter(path -> !path.startsWith(root.resolve(folder)))
                        .toList()) {
                    sources.put(root.relativize(file).toString(), Files.readString(file));
                }
            }
        }
        return sources;
    }

    private static boolean namesAStrategy(String literal) {
        return Strategies.names().contains(literal)
                || Strategies.names().stream().anyMatch(name -> literal.contains("strategy(" + name));
    }
}
