package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.emit.SizeSplit;
import io.github.filaforge.emit.VariableNames;
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
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes for each target the dispatch by its ILSI, and a method for each image list set; and methods that try one image. */
final class TargetMethods {

    /** The number of words of the arguments of {@code hasRoom}, and of the numbers from which they are computed. */
    private static final int HAS_ROOM_WORDS = 6;

    private final StateVariables state;
    private final ShapeNames shapes;
    private final IlsiMethods ilsiMethods;
    private final boolean counting;
    private final boolean isLimited;
    /** The sets of occupancy words that images meet, by the name of the method that tries an image of such words. */
    private final TreeMap<String, Set<Integer>> inUse = new TreeMap<>();
    /** True if the code of the first list, which is explained to the reader, has been written. */
    private boolean explained;

    /**
     * Creates a writer.
     *
     * @param counting true if attempts and fits are counted
     * @param isLimited true if limits of the numbers of pieces can end branches
     */
    TargetMethods(
            StateVariables state, ShapeNames shapes, IlsiMethods ilsiMethods, boolean counting, boolean isLimited) {
        this.state = state;
        this.shapes = shapes;
        this.ilsiMethods = ilsiMethods;
        this.counting = counting;
        this.isLimited = isLimited;
    }

    /** Returns the name of the method that fills a target. */
    static String name(Target target) {
        return "cell" + target.cell();
    }

    /** Returns the methods of one target: the dispatch, and after it the image list sets. */
    List<MethodSpec> methods(Target target) {
        if (target.neighbours().isEmpty()) {
            return listMethods(name(target), pof(target), target.widestSet().lists());
        }
        List<MethodSpec> methods = new ArrayList<>();
        CodeBlock.Builder dispatch = CodeBlock.builder();
        dispatch.beginControlFlow("switch ($L)", ilsiMethods.call(target));
        for (Map.Entry<List<ImageList>, List<ImageListSet>> equal :
                setsByContent(target).entrySet()) {
            List<ImageListSet> sets = equal.getValue();
            String name = name(target) + "Ilsi" + sets.get(0).ilsi();
            sets.forEach(set -> dispatch.add("case $L:\n", set.ilsi()));
            dispatch.add("$>").addStatement("$L($L)", name, state.arguments()).addStatement("break$<");
            methods.addAll(listMethods(name, nof(target, sets), equal.getKey()));
        }
        dispatch.add("default:\n$>").addStatement("break$<").endControlFlow();
        methods.add(0, commented(name(target), dispatch.build(), pof(target)));
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
                .map(set -> ilsiMethods.lattice.labels(set.ilsi()))
                .filter(labels -> !labels.isEmpty())
                .collect(Collectors.joining("; or "));
        return "Tries the images of cell " + target.cell() + " for ILSI " + numbers + "."
                + (filled.isEmpty() ? "" : " NOF: none covers a neighbour in direction " + filled + ".");
    }

    /** Returns the image list sets of a target. Sets with equal lists are together. */
    private static Map<List<ImageList>, List<ImageListSet>> setsByContent(Target target) {
        return target.sets().stream()
                .collect(Collectors.groupingBy(ImageListSet::lists, LinkedHashMap::new, Collectors.toList()));
    }

    /**
     * Returns the methods that try all images of some lists: one method, or if it would be too long a method that calls its
     * parts.
     */
    private List<MethodSpec> listMethods(String name, String comment, List<ImageList> lists) {
        List<CodeBlock> parts = parts(lists);
        if (parts.size() == 1) {
            return List.of(commented(name, parts.get(0), comment));
        }
        List<MethodSpec> methods = new ArrayList<>();
        CodeBlock.Builder calls = CodeBlock.builder();
        for (CodeBlock part : parts) {
            String partName = name + "Part" + (methods.size() + 1);
            calls.addStatement("$L($L)", partName, state.arguments());
            methods.add(method(partName, part).build());
        }
        methods.add(0, commented(name, calls.build(), comment));
        return methods;
    }

    /** Returns the code that tries all images, divided where a method would be too long. */
    private List<CodeBlock> parts(List<ImageList> lists) {
        List<Attempt> attempts = lists.stream()
                .flatMap(list -> list.layouts().stream().map(image -> new Attempt(list.shape(), image)))
                .toList();
        return SizeSplit.runs(attempts, SizeSplit.METHOD_LIMIT, this::size).stream()
                .map(this::code)
                .toList();
    }

    private record Attempt(Shape shape, Layout image) {}

    /**
     * Returns the size of an attempt behind another one. It includes the test of the shape if the attempt is the first one
     * of its shape.
     */
    private int size(Attempt before, Attempt attempt) {
        boolean newShape =
                before == null || before.shape().index() != attempt.shape().index();
        int shapeTest = SizeSplit.shapeTest() + (isLimited ? SizeSplit.call(HAS_ROOM_WORDS) : 0);
        return (newShape ? shapeTest : 0)
                + SizeSplit.call(state.stride() + wordsOf(attempt.image()).size() + 1);
    }

    private CodeBlock code(List<Attempt> attempts) {
        Map<Integer, List<Layout>> byShape = attempts.stream()
                .collect(Collectors.groupingBy(
                        attempt -> attempt.shape().index(),
                        LinkedHashMap::new,
                        Collectors.mapping(Attempt::image, Collectors.toList())));
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
        String isFree = "(" + unused + " & " + shapes.mask(shape) + ") != 0L";
        code.beginControlFlow("if ($L)", isLimited ? isFree + " && " + hasRoom(shape) : isFree);
        code.addStatement("long remaining = $L - $L", unused, shapes.unit(shape));
        for (Layout image : images) {
            code.add(
                    "$L; // $L\n",
                    placeCall(image, state.unusedArguments(word, "remaining")),
                    RegionTables.joined(Arrays.stream(image.cells())));
        }
        code.endControlFlow();
    }

    /** Returns the condition that a piece of a shape leaves room for the other pieces that a solution needs. */
    private String hasRoom(Shape shape) {
        int index = shape.index();
        return "hasRoom(" + StateVariables.LEFT + ", " + index + ", (int) (("
                + state.unused(shapes.counters().word(index)) + " & " + shapes.mask(shape) + ") >>> "
                + Long.numberOfTrailingZeros(shapes.counters().unit(index)) + "))";
    }

    private MethodSpec.Builder method(String name, CodeBlock body) {
        return MethodSpec.methodBuilder(name).addParameters(state.parameters()).addCode(body);
    }

    private MethodSpec commented(String name, CodeBlock body, String comment) {
        return method(name, body).addJavadoc("$L", comment).build();
    }

    /**
     * Returns the call that tries an image.
     *
     * @param image the cells of the image by position
     * @param free the words of the piece counters after the piece of the image is taken, as arguments
     */
    private CodeBlock placeCall(Layout image, String free) {
        Set<Integer> words = wordsOf(image);
        String name = state.occupancyWords() == 1
                ? "place"
                : "place" + words.stream().map(String::valueOf).collect(Collectors.joining("And"));
        inUse.put(name, words);
        String bits = words.stream().map(word -> Literals.hex(image.word(word))).collect(Collectors.joining(", "));
        return CodeBlock.of("$L($L, $L, $L, $L)", name, state.occupancyArguments(), bits, free, StateVariables.LEFT);
    }

    private static Set<Integer> wordsOf(Layout image) {
        return IntStream.range(0, image.wordCount())
                .filter(word -> image.word(word) != 0)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the name of one of the methods that try an image, if there are any. */
    Optional<String> example() {
        return inUse.keySet().stream().findFirst();
    }

    /**
     * Returns the methods that try one image. There is a method for each set of occupancy words that images meet, so that a
     * call passes only the words of the image that are not 0.
     */
    List<MethodSpec> placeMethods() {
        return inUse.entrySet().stream()
                .map(use -> placeMethod(use.getKey(), use.getValue()))
                .toList();
    }

    private MethodSpec placeMethod(String name, Set<Integer> words) {
        List<ParameterSpec> parameters = new ArrayList<>(state.parameters());
        parameters.addAll(
                state.occupancyWords(),
                words.stream()
                        .map(word -> ParameterSpec.builder(TypeName.LONG, image(word))
                                .build())
                        .toList());
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addJavadoc("Places an image if it fits, and goes on to the next target.")
                .addParameters(parameters);
        if (counting) {
            method.beginControlFlow("if ($L)", misses(words, this::root))
                    .addStatement("attempts[$L]++", StateVariables.LEFT)
                    .endControlFlow();
        }
        method.beginControlFlow("if ($L)", misses(words, state::occupancy));
        if (counting) {
            method.addStatement("fits[$L]++", StateVariables.LEFT);
        }
        List<String> next = state.words(
                word -> words.contains(word) ? state.occupancy(word) + " | " + image(word) : state.occupancy(word),
                state::unused);
        return method.addStatement("fill($L, $L - 1)", String.join(", ", next), StateVariables.LEFT)
                .endControlFlow()
                .build();
    }

    private String misses(Set<Integer> words, IntFunction<String> occupancy) {
        return words.stream()
                .map(word -> "(" + occupancy.apply(word) + " & " + image(word) + ") == 0L")
                .collect(Collectors.joining(" && "));
    }

    private String image(int word) {
        return VariableNames.numbered("image", word, state.occupancyWords());
    }

    /** Returns the name of the field with a word of the occupancy of the present root, which a counting solver has. */
    String root(int word) {
        return VariableNames.numbered("root", word, state.occupancyWords());
    }
}
