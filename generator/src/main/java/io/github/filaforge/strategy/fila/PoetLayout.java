package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/** Writes code that JavaPoet has built in the layout of the templates. */
final class PoetLayout {

    /** A comment of one line, for which JavaPoet takes three. */
    private static final Pattern ONE_LINE = Pattern.compile("/\\*\\*\n *\\* ([^\n]*)\n *\\*/");

    /** The blank line between two constants that one comment describes. */
    private static final Pattern BETWEEN_CONSTANTS =
            Pattern.compile("(static final long [^\n]*;\n)\n(?= *static final long )");

    private static final Pattern CLASS_BEGIN = Pattern.compile("(?m)^( *[a-z ]*class [^\n]*\\{)$");

    private PoetLayout() {}

    /** Returns a method as a private one. */
    static MethodSpec hidden(MethodSpec method) {
        return method.toBuilder().addModifiers(Modifier.PRIVATE).build();
    }

    /** Returns the members of a class, without an indent. */
    static String members(TypeSpec type) {
        String text = JavaFile.builder("", type)
                .indent("    ")
                .skipJavaLangImports(true)
                .build()
                .toString();
        String members = text.substring(text.indexOf('\n') + 1, text.lastIndexOf('}'));
        members = ONE_LINE.matcher(members).replaceAll("/** $1 */");
        members = BETWEEN_CONSTANTS.matcher(members).replaceAll("$1");
        return CLASS_BEGIN.matcher(members).replaceAll("$1\n").stripTrailing().stripIndent();
    }
}
