package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.plan.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods getIlsiXX of a solver. XX is the mask in decimal: the ILSI bits of the neighbours that are always
 * filled or outside the region when the target is filled. A method tests only the other neighbours, in nested ifs with the
 * results as constants (FILA article, section on NOF).
 */
final class IlsiMethods {

    final Lattice lattice;
    private final StateVariables state;
    /** The directions of the neighbours that are tested, by mask. */
    private final Map<Integer, List<Direction>> inUse = new TreeMap<>();

    IlsiMethods(StateVariables state, Lattice lattice, List<Target> targets) {
        this.state = state;
        this.lattice = lattice;
        for (Target target : targets) {
            if (!target.neighbours().isEmpty()) {
                inUse.put(target.mask(), List.copyOf(target.neighbours().keySet()));
            }
        }
    }

    /** Returns one method for each mask that a target with neighbours to test has. */
    List<MethodSpec> methods() {
        return inUse.entrySet().stream()
                .map(use -> method(use.getKey(), use.getValue()))
                .toList();
    }

    /** Returns the expression for the ILSI of a target. */
    CodeBlock call(Target target) {
        List<String> arguments = new ArrayList<>();
        if (state.occupancyWords() == 1) {
            arguments.add(state.occupancy(0));
        }
        target.neighbours().values().forEach(position -> {
            if (state.occupancyWords() > 1) {
                arguments.add(state.occupancy(position / Long.SIZE));
            }
            arguments.add(Literals.hex(1L << position));
        });
        return CodeBlock.of("$L($L)", name(target.mask()), String.join(", ", arguments));
    }

    static String name(int mask) {
        return String.format(Locale.ROOT, "getIlsi%02d", mask);
    }

    private String comment(int mask) {
        return mask == 0
                ? "Returns the ILSI of a target whose neighbours can all be open."
                : "Returns the ILSI of a target whose neighbours " + lattice.labels(mask)
                        + " are always filled or outside the region.";
    }

    private MethodSpec method(int mask, List<Direction> directions) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name(mask))
                .addJavadoc("$L", comment(mask))
                .addModifiers(Modifier.STATIC)
                .returns(TypeName.INT);
        if (state.occupancyWords() == 1) {
            method.addParameter(TypeName.LONG, state.occupancy(0));
        }
        for (Direction direction : directions) {
            if (state.occupancyWords() > 1) {
                method.addParameter(TypeName.LONG, wordOf(direction));
            }
            method.addParameter(TypeName.LONG, VariableNames.beside(direction));
        }
        CodeBlock.Builder body = CodeBlock.builder();
        addTests(body, mask, directions);
        return method.addCode(body.build()).build();
    }

    private void addTests(CodeBlock.Builder body, int ilsi, List<Direction> directions) {
        if (directions.isEmpty()) {
            body.addStatement("return $L", ilsi);
            return;
        }
        Direction first = directions.get(0);
        List<Direction> others = directions.subList(1, directions.size());
        String word = state.occupancyWords() == 1 ? state.occupancy(0) : wordOf(first);
        body.beginControlFlow("if (($L & $L) != 0L)", word, VariableNames.beside(first));
        addTests(body, ilsi | first.ilsiBit(), others);
        body.nextControlFlow("else");
        addTests(body, ilsi, others);
        body.endControlFlow();
    }

    /**
     * Returns the parameter with the occupancy word that contains the bit of a direction, for an occupancy of several words.
     */
    private static String wordOf(Direction direction) {
        String name = VariableNames.beside(direction);
        return "word" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
