package io.github.filaforge.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The boundary of the API: a Java program that uses it meets no type of the pipeline behind it. */
@Tag("seconds")
class ApiBoundaryTest {

    private static final String ROOT = "io.github.filaforge";

    private static final List<String> API = List.of(ROOT, ROOT + ".request", ROOT + ".result");

    /** The packages of the types that puzzles consist of. */
    private static final List<String> PUZZLES =
            List.of(ROOT + ".model", ROOT + ".edge", ROOT + ".edge.score", ROOT + ".lattice", ROOT + ".disassembly");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages(ROOT);

    @Test
    void theApiMentionsNoInternalType() {
        Set<String> internal = new TreeSet<>();
        for (JavaClass type : CLASSES) {
            if (API.contains(type.getPackageName()) && isOpen(type)) {
                mentioned(type)
                        .flatMap(mention -> mention.getAllInvolvedRawTypes().stream())
                        .map(JavaClass::getBaseComponentType)
                        .filter(mention -> !isAllowed(mention))
                        .forEach(mention -> internal.add(type.getName() + " mentions " + mention.getName()));
            }
        }

        assertEquals(Set.of(), internal);
    }

    @Test
    void theApiIsWhereItIsLookedFor() {
        for (String name : API) {
            assertFalse(
                    CLASSES.stream()
                            .filter(type -> type.getPackageName().equals(name))
                            .toList()
                            .isEmpty(),
                    name);
        }
    }

    /** Returns the types in the signature of a class and of its members that other packages can use. */
    private static Stream<JavaType> mentioned(JavaClass type) {
        Stream<JavaType> members =
                type.getMembers().stream().filter(ApiBoundaryTest::isOpen).flatMap(ApiBoundaryTest::mentioned);
        return Stream.of(type.getSuperclass().stream(), type.getInterfaces().stream(), members)
                .flatMap(types -> types);
    }

    private static Stream<JavaType> mentioned(JavaMember member) {
        if (member instanceof JavaField field) {
            return Stream.of(field.getType());
        }
        JavaCodeUnit called = (JavaCodeUnit) member;
        Stream<JavaType> thrown = called.getExceptionTypes().stream().map(type -> (JavaType) type);
        return Stream.of(called.getParameterTypes().stream(), Stream.of(called.getReturnType()), thrown)
                .flatMap(types -> types);
    }

    private static boolean isOpen(JavaClass type) {
        Optional<JavaClass> outer = type.getEnclosingClass();
        return isOpen(type.getModifiers()) && (outer.isEmpty() || isOpen(outer.get()));
    }

    private static boolean isOpen(JavaMember member) {
        return isOpen(member.getModifiers()) && !member.getModifiers().contains(JavaModifier.SYNTHETIC);
    }

    private static boolean isOpen(Set<JavaModifier> modifiers) {
        return modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
    }

    private static boolean isAllowed(JavaClass type) {
        String in = type.getPackageName();
        return !in.startsWith(ROOT) || API.contains(in) || PUZZLES.contains(in) || in.startsWith(ROOT + ".runtime");
    }
}
