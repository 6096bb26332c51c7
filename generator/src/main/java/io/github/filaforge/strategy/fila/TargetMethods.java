package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.github.filaforge.emit.BytecodeEstimate;
import io.github.filaforge.emit.SizeSplit;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.ImageList;
import io.github.filaforge.plan.ImageListSet;
import io.github.filaforge.plan.Target;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes for each target the dispatch by its ILSI, and a method for each image list set. */
final class TargetMethods {

    private final StateVariables state;
    private final ShapeNames shapes;
    private final IlsiMethods ilsiMethods;
    private final PlaceMethods placeMethods;
    /** True if the code of the first list, which is explained to the reader, has been written. */
    private boolean explained;

    TargetMethods(StateVariables state, ShapeNames shapes, IlsiMethods ilsiMethods, PlaceMethods placeMethods) {
        this.state = state;
        this.shapes = shapes;
        this.ilsiMethods = ilsiMethods;
        this.placeMethods = placeMethods;
    }

    /** Returns the name of the method that fills a target. */
    static String name(Target target) {
        return "cell" + target.cell();
    }

    /** Returns the methods of one target: the dispatch, and after it the image list sets. */
    List<MethodSpec> methods(Target target) {
        List<MethodSpec> methods = new ArrayList<>();
        if (target.neighbours().isEmpty()) {
            methods.addAll(
                    listMethods(name(target), pof(target), target.widestSet().lists()));
            return methods;
        }
        CodeBlock.Builder dispatch = CodeBlock.builder();
        dispatch.beginControlFlow("switch ($L)", ilsiMethods.call(target));
        for (Map.Entry<List<ImageList>, List<ImageListSet>> equal :
                setsByContent(target).entrySet()) {
            List<ImageListSet> sets = equal.getValue();
            String name = name(target) + "Ilsi" + sets.get(0).ilsi();
            sets.forEach(set -> dispatch.add("case $L:\n", set.ilsi()));
            dispatch.indent()
                    .addStatement("$L($L)", name, state.arguments())
                    .addStatement("break")
                    .unindent();
            methods.addAll(listMethods(name, nof(target, sets), equal.getKey()));
        }
        dispatch.add("default:\n").indent().addStatement("break").unindent().endControlFlow();
        methods.add(0, commented(method(name(target), dispatch.build()), pof(target)));
        return methods;
    }

    /** Returns the comment on the method of a target, which states the effect of POF on its lists. */
    private static String pof(Target target) {
        return "Fills cell " + target.cell()
                + (target.position() == 0
                        ? ", the first cell of the order."
                        : ". POF: no image of its lists covers "
                                + (target.position() == 1
                                        ? "the cell that comes before it."
                                        : "one of the " + target.position() + " cells that come before it."));
    }

    /** Returns the comment on the method of image list sets with equal lists, which states the effect of NOF on them. */
    private String nof(Target target, List<ImageListSet> sets) {
        String numbers = sets.stream().map(set -> String.valueOf(set.ilsi())).collect(Collectors.joining(", "));
        String filled = sets.stream()
                .map(set -> ilsiMethods.labels(set.ilsi()))
                .filter(labels -> !labels.isEmpty())
                .collect(Collectors.joining("; or "));
        return "Tries the images of cell " + target.cell() + " for ILSI " + numbers + "."
                + (filled.isEmpty() ? "" : " NOF: none covers a neighbour in direction " + filled + ".");
    }

    /** Returns the image list sets of a target. Sets with equal lists are together. */
    private static Map<List<ImageList>, List<ImageListSet>> setsByContent(Target target) {
        Map<List<ImageList>, List<ImageListSet>> byContent = new LinkedHashMap<>();
        for (ImageListSet set : target.sets()) {
            byContent.computeIfAbsent(set.lists(), any -> new ArrayList<>()).add(set);
        }
        return byContent;
    }

    /**
     * Returns the methods that try all images of some lists: one method, or if it would be too long a method that calls its
     * parts.
     */
    private List<MethodSpec> listMethods(String name, String comment, List<ImageList> lists) {
        List<CodeBlock> parts = parts(lists);
        if (parts.size() == 1) {
            return List.of(commented(method(name, parts.get(0)), comment));
        }
        List<MethodSpec> methods = new ArrayList<>();
        CodeBlock.Builder calls = CodeBlock.builder();
        for (CodeBlock part : parts) {
            String partName = name + "Part" + (methods.size() + 1);
            calls.addStatement("$L($L)", partName, state.arguments());
            methods.add(method(partName, part));
        }
        methods.add(0, commented(method(name, calls.build()), comment));
        return methods;
    }

    /** Returns the code that tries all images, divided where a method would be too long. */
    private List<CodeBlock> parts(List<ImageList> lists) {
        List<Attempt> attempts = lists.stream()
                .flatMap(list -> list.layouts().stream().map(image -> new Attempt(list.shape(), image)))
                .toList();
        return SizeSplit.runs(attempts, BytecodeEstimate.METHOD_LIMIT, this::size).stream()
                .map(this::code)
                .toList();
    }

    /** An image that is tried. */
    private record Attempt(Shape shape, Layout image) {}

    /**
     * Returns the size of an attempt behind another one. It includes the test of the shape if the attempt is the first one
     * of its shape.
     */
    private int size(Attempt before, Attempt attempt) {
        boolean newShape =
                before == null || before.shape().index() != attempt.shape().index();
        return (newShape ? BytecodeEstimate.shapeTest() : 0)
                + BytecodeEstimate.call(placeMethods.argumentCount(attempt.image()));
    }

    private CodeBlock code(List<Attempt> attempts) {
        Map<Integer, List<Layout>> byShape = new LinkedHashMap<>();
        for (Attempt attempt : attempts) {
            byShape.computeIfAbsent(attempt.shape().index(), any -> new ArrayList<>())
                    .add(attempt.image());
        }
        CodeBlock.Builder code = CodeBlock.builder();
        if (!explained) {
            code.add(
                    "// If a shape has an unused piece, take it and try the images of the shape, each given by its cells.\n");
            explained = true;
        }
        byShape.forEach((shape, images) -> addShape(code, shapes.shape(shape), images));
        return code.build();
    }

    private void addShape(CodeBlock.Builder code, Shape shape, List<Layout> images) {
        int word = shapes.counters().word(shape.index());
        String unused = state.unused(word);
        code.beginControlFlow("if (($L & $L) != 0L)", unused, shapes.mask(shape));
        code.addStatement("long remaining = $L - $L", unused, shapes.unit(shape));
        for (Layout image : images) {
            code.add(
                    "$L; // $L\n",
                    placeMethods.call(image, state.unusedArguments(word, "remaining")),
                    Arrays.stream(image.cells()).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
        }
        code.endControlFlow();
    }

    private MethodSpec method(String name, CodeBlock body) {
        return MethodSpec.methodBuilder(name)
                .addParameters(state.parameters())
                .addCode(body)
                .build();
    }

    private static MethodSpec commented(MethodSpec method, String comment) {
        return comment.isEmpty()
                ? method
                : method.toBuilder().addJavadoc("$L", comment).build();
    }
}
