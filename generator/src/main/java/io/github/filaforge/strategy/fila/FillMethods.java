package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Writes the method that records the state on the trail. With no pieces left it reports a solution; otherwise it goes to the
 * target, the first open cell.
 */
final class FillMethods {

    private static final String NAME = "fill";

    private final FixedOrderPlan plan;
    private final StateVariables state;
    private final Map<Target, String> holders;
    private final boolean stoppable;

    /**
     * Creates a writer of the method.
     *
     * @param holders the class that has the methods of each target; an empty name is the solver itself
     * @param stoppable true if the search tests whether it has to end
     */
    FillMethods(FixedOrderPlan plan, StateVariables state, Map<Target, String> holders, boolean stoppable) {
        this.plan = plan;
        this.state = state;
        this.holders = holders;
        this.stoppable = stoppable;
    }

    /**
     * Returns the expression for a word of a state on the trail. The variable {@code index} is the index of the state's first
     * word.
     */
    static String trail(int word) {
        return word == 0 ? "trail[index]" : "trail[index + " + word + "]";
    }

    /** Returns the name of the solver's field with the only instance of a holder. */
    static String fieldOf(String holder) {
        return holder.toLowerCase(Locale.ROOT);
    }

    /** Returns the method, and one method for each occupancy word if there are several words. */
    List<MethodSpec> methods() {
        MethodSpec.Builder fill = MethodSpec.methodBuilder(NAME)
                .addJavadoc("Goes on to the target, the first open cell; or reports a solution.")
                .addParameters(state.parameters())
                .addComment("Record the state for a solution.")
                .addStatement("int index = $L * $L", StateVariables.LEFT, state.stride());
        List<String> words = state.words(state::occupancy, state::unused);
        for (int word = 0; word < words.size(); word++) {
            fill.addStatement("$L = $L", trail(word), words.get(word));
        }
        fill.beginControlFlow("if ($L == 0)", StateVariables.LEFT)
                .addStatement("foundOnTrail()")
                .addStatement("return")
                .endControlFlow();
        if (stoppable) {
            fill.addStatement("endIfStopped($L)", StateVariables.LEFT);
        }
        if (state.occupancyWords() == 1) {
            return List.of(fill.addCode(dispatch(0)).build());
        }
        List<MethodSpec> methods = new ArrayList<>();
        for (int word = 0; word < state.occupancyWords(); word++) {
            String name = NAME + "Word" + word;
            if (word < state.occupancyWords() - 1) {
                fill.beginControlFlow("if ($L != -1L)", state.occupancy(word))
                        .addStatement("$L($L)", name, state.arguments())
                        .addStatement("return")
                        .endControlFlow();
            } else {
                fill.addStatement("$L($L)", name, state.arguments());
            }
            methods.add(MethodSpec.methodBuilder(name)
                    .addJavadoc("Goes on to a target among the cells of word $L.", word)
                    .addParameters(state.parameters())
                    .addCode(dispatch(word))
                    .build());
        }
        methods.add(0, fill.build());
        return methods;
    }

    private CodeBlock dispatch(int word) {
        CodeBlock.Builder code = CodeBlock.builder().add("// The target is the first bit that is not set.\n");
        code.beginControlFlow("switch ($T.numberOfTrailingZeros(~$L))", Long.class, state.occupancy(word));
        for (Target target : plan.targets()) {
            if (target.position() / Long.SIZE == word) {
                String holder = holders.get(target);
                code.add("case $L:\n", target.position() % Long.SIZE)
                        .indent()
                        .addStatement(
                                "$L$L($L)",
                                holder.isEmpty() ? "" : fieldOf(holder) + ".",
                                TargetMethods.name(target),
                                state.arguments())
                        .addStatement("break")
                        .unindent();
            }
        }
        return code.add("default:\n")
                .indent()
                .addStatement("break")
                .unindent()
                .endControlFlow()
                .build();
    }
}
