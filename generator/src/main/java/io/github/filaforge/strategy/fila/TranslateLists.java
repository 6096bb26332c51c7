package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.SizeSplit;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.FrameImage;
import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.strategy.fila.TranslatePlan.Kind;
import io.github.filaforge.strategy.fila.TranslatePlan.TranslateSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The values for the methods of the image lists of all kinds of targets. */
final class TranslateLists {

    /**
     * The least number of images of a shape in a list for which one test finds if the shape is free. A list with fewer
     * images has this test at each image. In 10x6, where lists have 1 to 8 images of a shape, tests at each image take 50
     * ms, and one test for all 63 ms. In 3-D one test is faster.
     */
    private static final int SHAPE_TEST_PAYS = 9;

    /** The size of a call of {@code hasRoomFor} with its arguments, in bytes. */
    private static final int HAS_ROOM = 25;

    private final TranslatePlan plan;
    private final FramedImages images;
    private final ShapeNames shapes;
    private final boolean counting;
    private final boolean isLimited;
    private final int words;
    private final int counterWords;
    /** The names of the constants with the targets at which an image is excluded. */
    private final Map<Out, String> outs = new LinkedHashMap<>();

    /**
     * Targets whose cells of the frame are bits of one word.
     *
     * @param word the index of the word
     * @param bits the bits of the cells in the word
     */
    private record Out(int word, long bits) {
        List<Integer> cells() {
            return BitSet.valueOf(new long[] {bits}).stream()
                    .map(bit -> word * Long.SIZE + bit)
                    .boxed()
                    .toList();
        }
    }

    /**
     * Creates the values.
     *
     * @param counting true if attempts and fits are counted
     * @param isLimited true if limits of the numbers of pieces can end branches
     */
    TranslateLists(TranslatePlan plan, ShapeNames shapes, boolean counting, boolean isLimited) {
        this.plan = plan;
        this.images = plan.images();
        this.shapes = shapes;
        this.counting = counting;
        this.isLimited = isLimited;
        this.words = images.windowWords();
        this.counterWords = shapes.counters().wordCount();
    }

    /**
     * Returns the values of the methods. Each method has its name, and either the shapes whose images it tries or its parts.
     */
    List<Map<String, Object>> lists() {
        List<Map<String, Object>> lists = new ArrayList<>();
        for (int number = 0; number < plan.kinds().size(); number++) {
            Kind kind = plan.kinds().get(number);
            for (TranslateSet set : kind.sets()) {
                String comment = "Kind " + number
                        + (kind.neighbours().isEmpty()
                                ? "."
                                : ", ILSI " + set.ilsi()
                                        + (set.ilsi() == 0
                                                ? ": all neighbours are open."
                                                : ": " + lattice().labels(set.ilsi())
                                                        + " are filled. NOF: no image covers one of them."))
                        + (lists.isEmpty() ? " POF: no image covers a cell before the target." : "");
                add(lists, TranslateEmitter.name(number, set.ilsi()), comment, kind, set.images());
            }
        }
        lists.stream()
                .filter(list -> list.get("parts").equals(List.of()))
                .findFirst()
                .ifPresent(list -> list.put("explained", true));
        return lists;
    }

    private Lattice lattice() {
        return images.search().catalog().region().lattice();
    }

    /** Adds a method for a list. If it would be too long, adds a method for each of its parts too. */
    private void add(List<Map<String, Object>> lists, String name, String comment, Kind kind, List<Integer> list) {
        int imageSize = 20 + 8 * (words + counterWords) * 3 + (isLimited ? HAS_ROOM : 0);
        List<List<Integer>> parts = SizeSplit.evenRuns(list, SizeSplit.METHOD_LIMIT, imageSize);
        if (parts.size() == 1) {
            lists.add(method(name, comment, List.of(), shapes(kind, list)));
            return;
        }
        List<String> names = IntStream.rangeClosed(1, parts.size())
                .mapToObj(part -> name + "Part" + part)
                .toList();
        lists.add(method(name, comment, names, List.of()));
        for (int part = 0; part < parts.size(); part++) {
            lists.add(method(
                    names.get(part),
                    "Part " + (part + 1) + " of " + name + ".",
                    List.of(),
                    shapes(kind, parts.get(part))));
        }
    }

    private static Map<String, Object> method(
            String name, String comment, List<String> parts, List<Map<String, Object>> shapes) {
        return new HashMap<>(
                Map.of("name", name, "comment", comment, "explained", false, "parts", parts, "shapes", shapes));
    }

    /** Returns the constants that the methods use, with the targets at which images are excluded. */
    List<Map<String, Object>> outs() {
        return outs.entrySet().stream()
                .map(out -> Map.<String, Object>of(
                        "name", out.getValue(),
                        "bits", Literals.hex(out.getKey().bits),
                        "cells", out.getKey().cells()))
                .toList();
    }

    private List<Map<String, Object>> shapes(Kind kind, List<Integer> list) {
        Map<Integer, List<Integer>> byShape = list.stream()
                .collect(Collectors.groupingBy(
                        image -> images.images().get(image).shape(), LinkedHashMap::new, Collectors.toList()));
        return byShape.entrySet().stream()
                .map(each -> shape(kind, images.search().shapes().get(each.getKey()), each.getValue()))
                .toList();
    }

    private Map<String, Object> shape(Kind kind, Shape shape, List<Integer> list) {
        int word = shapes.counters().word(shape.index());
        String unused = unused(word);
        String unit = shapes.unit(shape);
        boolean testedOnce = shape.copies() > 1 || counting || isLimited || list.size() >= SHAPE_TEST_PAYS;
        String remaining = testedOnce ? "remaining" : unused + " - " + unit;
        List<String> left = IntStream.range(0, counterWords)
                .mapToObj(other -> other == word ? remaining : unused(other))
                .toList();
        return Map.of(
                "label", shapes.label(shape),
                "index", shape.index(),
                "shift", Long.numberOfTrailingZeros(shapes.counters().unit(shape.index())),
                "unused", unused,
                "mask", shapes.mask(shape),
                "unit", unit,
                "testedOnce", testedOnce,
                "left", left,
                "images", list.stream().map(image -> image(kind, image)).toList());
    }

    private String unused(int word) {
        return VariableNames.numbered("unused", word, counterWords);
    }

    /**
     * Returns the values of an image: the bits of each word, the words that it meets, and the condition that a filter does
     * not exclude it.
     */
    private Map<String, Object> image(Kind kind, int number) {
        FrameImage image = images.images().get(number);
        List<String> bits = new ArrayList<>();
        List<Map<String, Object>> met = new ArrayList<>();
        for (int word = 0; word < words; word++) {
            long here = bits(image, word);
            bits.add(Literals.hex(here));
            if (here != 0L) {
                met.forEach(before -> before.put("last", false));
                String filled = VariableNames.numbered("filled", word, words);
                met.add(new HashMap<>(Map.of("filled", filled, "bits", Literals.hex(here), "last", true)));
            }
        }
        return Map.of("bits", bits, "cells", image.cells(), "words", met, "notExcluded", notExcluded(kind, number));
    }

    private static long bits(FrameImage image, int word) {
        return image.cells().stream()
                .filter(cell -> cell / Long.SIZE == word)
                .mapToLong(cell -> 1L << cell)
                .reduce(0, (one, other) -> one | other);
    }

    /** Returns the condition that no filter excludes an image at the target. */
    private String notExcluded(Kind kind, int image) {
        BitSet cells = kind.excluded().get(image);
        if (cells == null) {
            return "";
        }
        long[] masks = cells.toLongArray();
        boolean oneWord = images.frame().size() <= Long.SIZE;
        StringBuilder condition = new StringBuilder();
        for (int word = 0; word < masks.length; word++) {
            if (masks[word] != 0L) {
                String out = outs.computeIfAbsent(new Out(word, masks[word]), any -> "OUT_" + outs.size());
                String bit = "(" + out + " >>> target & 1L)";
                condition.append(
                        " && " + (oneWord ? bit + " == 0L" : "(target >>> 6 != " + word + " || " + bit + " == 0L)"));
            }
        }
        return condition.toString();
    }
}
