package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.emit.SizeSplit;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Region;
import io.github.filaforge.strategy.fila.ScheduledLists.Numbered;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/**
 * Writes for each cell the methods that find the images that fit there. One method chooses a list by the ILSI. There is a
 * list for each ILSI with one open neighbour, which nearly all targets of heuristic e have, and a list for each set of
 * several neighbours that images cover. The list of any other ILSI is the union of the lists whose covered neighbours are
 * all open. So the code has each image of a connected piece once for each cell that the image covers: 19,900 images in the
 * Tetris Cube.
 *
 * <p>A list has no branch, because it is hard to predict which images fit. The code writes each image behind the images that
 * fit, and keeps it there if it fits. In the Tetris Cube (TC-4) the search in steady state took 9.9 s in this form. It took
 * 13.8 s with a branch for each image, and 12 s with a call of a method for each image.
 */
final class FitMethods {

    /** The size of the code for an image without the words of the image, in bytes. */
    private static final int FIND = 34;

    /** The size of the code for a word of an image, in bytes. */
    private static final int WORD = 8;

    private final Region region;
    private final ShapeNames shapes;
    private final boolean nof;
    private final int words;
    /** True if the code of the first list, which is explained to the reader, has been written. */
    private boolean explained;

    /**
     * Creates a writer for a region.
     *
     * @param nof true if the lists depend on the neighbours of the target
     */
    FitMethods(Region region, ShapeNames shapes, boolean nof) {
        this.region = region;
        this.shapes = shapes;
        this.nof = nof;
        this.words = Layout.wordsFor(region.size());
    }

    /** Returns the name of the method that finds the images at a cell. */
    static String name(int cell) {
        return "cell" + cell;
    }

    /** Returns the variable of a word of the occupancy. */
    String occupancy(int word) {
        return VariableNames.numbered("filled", word, words);
    }

    /** Returns the arguments of all these methods. */
    String arguments() {
        return occupancies() + ", used, found, end";
    }

    private String occupancies() {
        return IntStream.range(0, words).mapToObj(this::occupancy).collect(Collectors.joining(", "));
    }

    /** Returns a method without code that has the parameters of all these methods. */
    MethodSpec.Builder method(String name) {
        MethodSpec.Builder method =
                MethodSpec.methodBuilder(name).addModifiers(Modifier.STATIC).returns(TypeName.INT);
        for (int word = 0; word < words; word++) {
            method.addParameter(TypeName.LONG, occupancy(word));
        }
        return method.addParameter(TypeName.LONG, "used")
                .addParameter(ArrayTypeName.of(TypeName.INT), "found")
                .addParameter(TypeName.INT, "end");
    }

    /**
     * Returns the neighbours of a target that may be open, each with its ILSI bits. A neighbour has several bits if it lies
     * in several directions.
     */
    private Map<Integer, Integer> neighbours(int cell, int... places) {
        Map<Integer, Integer> bits = new TreeMap<>();
        for (Direction direction : region.lattice().directions()) {
            int neighbour = region.neighbour(cell, direction);
            if (neighbour >= 0 && (places.length == 0 || places[neighbour] > places[cell])) {
                bits.merge(neighbour, direction.ilsiBit(), Integer::sum);
            }
        }
        return bits;
    }

    /**
     * Returns the methods of a cell.
     *
     * @param images the images of the cell
     * @param places the places of all cells in a fixed order; none if the search chooses its targets
     */
    List<MethodSpec> methods(int cell, List<Numbered> images, int... places) {
        List<MethodSpec> methods = new ArrayList<>();
        Map<Integer, Integer> neighbours = neighbours(cell, places);
        if (!nof || neighbours.isEmpty()) {
            addList(methods, name(cell), "Finds the images that fit at cell " + cell + ".", images);
            return methods;
        }
        int allBits = region.lattice().directions().stream()
                .mapToInt(Direction::ilsiBit)
                .sum();
        Map<Integer, List<Numbered>> groups = groups(images, neighbours);
        List<Numbered> alone = groups.getOrDefault(0, List.of());
        CodeBlock.Builder dispatch = CodeBlock.builder();
        masks(neighbours, -1)
                .forEach((word, mask) ->
                        dispatch.addStatement("long $L = ~$L & $L", open(word), occupancy(word), Literals.hex(mask)));
        dispatch.beginControlFlow("if ($L)", isOpen(neighbours, -1));
        addReturn(dispatch, methods, cell, allBits, alone);
        dispatch.endControlFlow();
        neighbours.forEach((neighbour, bits) -> {
            List<Numbered> list = merged(alone, groups.getOrDefault(bits, List.of()));
            dispatch.beginControlFlow("if ($L)", isOpen(neighbours, neighbour));
            addReturn(dispatch, methods, cell, allBits - bits, list);
            dispatch.endControlFlow();
        });
        addUnion(dispatch, methods, cell, groups, neighbours, allBits);
        methods.add(
                0,
                method(name(cell))
                        .addJavadoc("Finds the images that fit at cell $L, by its ILSI.", cell)
                        .addCode(dispatch.build())
                        .build());
        return methods;
    }

    private static List<Numbered> merged(List<Numbered> some, List<Numbered> others) {
        List<Numbered> all = new ArrayList<>(some);
        all.addAll(others);
        all.sort((one, other) -> Integer.compare(one.number(), other.number()));
        return all;
    }

    /** Returns the images by the ILSI bits of the neighbours that they cover. */
    private static Map<Integer, List<Numbered>> groups(List<Numbered> images, Map<Integer, Integer> neighbours) {
        return images.stream()
                .collect(Collectors.groupingBy(
                        each -> neighbours.entrySet().stream()
                                .filter(neighbour -> each.image().layout().contains(neighbour.getKey()))
                                .mapToInt(Map.Entry::getValue)
                                .sum(),
                        TreeMap::new,
                        Collectors.toList()));
    }

    private String open(int word) {
        return VariableNames.numbered("open", word, words);
    }

    /** Returns the neighbours that have any of some ILSI bits, as bits by the words that contain them. */
    private static Map<Integer, Long> masks(Map<Integer, Integer> neighbours, int bits) {
        Map<Integer, Long> masks = new TreeMap<>();
        neighbours.forEach((neighbour, own) -> {
            if ((own & bits) != 0) {
                masks.merge(neighbour / Long.SIZE, 1L << neighbour, (one, other) -> one | other);
            }
        });
        return masks;
    }

    /** Returns the condition that exactly one neighbour is open, or that none is open if the neighbour is -1. */
    private String isOpen(Map<Integer, Integer> neighbours, int neighbour) {
        return masks(neighbours, -1).keySet().stream()
                .map(word -> open(word) + " == "
                        + (neighbour >= 0 && neighbour / Long.SIZE == word ? Literals.hex(1L << neighbour) : "0L"))
                .collect(Collectors.joining(" && "));
    }

    private void addReturn(
            CodeBlock.Builder code, List<MethodSpec> methods, int cell, int ilsi, List<Numbered> images) {
        if (images.isEmpty()) {
            code.addStatement("return end");
            return;
        }
        String name = name(cell) + "Ilsi" + ilsi;
        addList(
                methods,
                name,
                "Finds the images that fit at cell " + cell + " for ILSI " + ilsi
                        + ". NOF: none covers another neighbour than the open" + " one.",
                images);
        code.addStatement("return $L($L)", name, arguments());
    }

    /** Adds the calls that unite lists, for a target with several open neighbours. */
    private void addUnion(
            CodeBlock.Builder code,
            List<MethodSpec> methods,
            int cell,
            Map<Integer, List<Numbered>> groups,
            Map<Integer, Integer> neighbours,
            int allBits) {
        if (neighbours.size() > 1) {
            boolean hasAlone = groups.containsKey(0);
            groups.forEach((bits, images) -> {
                boolean isSingle = Integer.bitCount(bits) == 1 && !hasAlone && neighbours.containsValue(bits);
                String name = name(cell) + (isSingle ? "Ilsi" + (allBits - bits) : "Covers" + bits);
                if (!isSingle) {
                    addList(
                            methods,
                            name,
                            "Finds the images that fit at cell " + cell
                                    + (bits == 0
                                            ? " and cover no neighbour."
                                            : " and cover its neighbours "
                                                    + region.lattice().labels(bits) + "."),
                            images);
                }
                if (bits == 0) {
                    code.addStatement("end = $L($L)", name, arguments());
                    return;
                }
                code.beginControlFlow("if ($L)", areOpen(neighbours, bits))
                        .addStatement("end = $L($L)", name, arguments())
                        .endControlFlow();
            });
        }
        code.addStatement("return end");
    }

    private String areOpen(Map<Integer, Integer> neighbours, int bits) {
        return masks(neighbours, bits).entrySet().stream()
                .map(mask -> "(" + occupancy(mask.getKey()) + " & " + Literals.hex(mask.getValue()) + ") == 0L")
                .collect(Collectors.joining(" && "));
    }

    private void addList(List<MethodSpec> methods, String name, String comment, List<Numbered> images) {
        List<List<Numbered>> parts = SizeSplit.runs(images, SizeSplit.METHOD_LIMIT, (before, each) -> size(each));
        if (parts.size() == 1) {
            methods.add(list(name, parts.get(0)).addJavadoc("$L", comment).build());
            return;
        }
        MethodSpec.Builder calls = method(name).addJavadoc("$L", comment);
        for (int part = 0; part < parts.size(); part++) {
            String partName = name + "Part" + (part + 1);
            calls.addStatement("end = $L($L)", partName, arguments());
            methods.add(list(partName, parts.get(part)).build());
        }
        methods.add(calls.addStatement("return end").build());
    }

    private static int size(Numbered each) {
        return FIND + WORD * each.image().layout().span();
    }

    private MethodSpec.Builder list(String name, List<Numbered> images) {
        MethodSpec.Builder list = method(name).addStatement("long hit");
        if (!explained) {
            list.addComment(
                            "Hit is 0 if an image fits. Its number is written behind the images that fit, and end moves on if so:")
                    .addComment("the sign bit of hit | -hit is set unless hit is 0.");
            explained = true;
        }
        for (Numbered each : images) {
            Layout layout = each.image().layout();
            list.addCode(
                    "hit = $L | (used & $L); // $L\n",
                    obstacles(layout),
                    shapes.unit(shapes.shape(each.image().shape())),
                    RegionTables.joined(Arrays.stream(layout.cells())));
            list.addStatement("found[end] = $L", each.number());
            list.addStatement("end += (int) (~(hit | -hit) >>> 63)");
        }
        return list.addStatement("return end");
    }

    private String obstacles(Layout image) {
        return IntStream.range(0, words)
                .filter(word -> image.word(word) != 0L)
                .mapToObj(word -> "(" + occupancy(word) + " & " + Literals.hex(image.word(word)) + ")")
                .collect(Collectors.joining(" | "));
    }
}
