package io.github.filaforge.emit;

import io.github.filaforge.model.Direction;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.SieveImage;
import io.github.filaforge.plan.SievePlan;
import io.github.filaforge.plan.TranslatePlan;
import io.github.filaforge.plan.TranslatePlan.Kind;
import io.github.filaforge.plan.TranslatePlan.TranslateSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the methods of an unrolled solver whose targets share their lists. */
final class TranslateMethods {

    /**
     * From so many images of a shape in a list on, it is asked once whether the shape is free, else with each image. In
     * 10x6, where shapes have 1 to 8: always with each 50 ms, once for all 63 ms; in 3-D it is the other way round.
     */
    private static final int SHAPE_TEST_PAYS = 9;

    private static final String TARGET = "target";
    private static final String LEFT = StateVariables.LEFT;

    private final TranslatePlan plan;
    private final SievePlan images;
    private final ShapeNames shapes;
    private final boolean counting;
    private final int words;
    private final int counterWords;

    TranslateMethods(TranslatePlan plan, ShapeNames shapes, boolean counting) {
        this.plan = plan;
        this.images = plan.images();
        this.shapes = shapes;
        this.counting = counting;
        this.words = images.windowWords();
        this.counterWords = shapes.counters().wordCount();
    }

    private String occupancy(int word) {
        return StateVariables.numbered("o", word, words);
    }

    private String image(int word) {
        return StateVariables.numbered("image", word, words);
    }

    private String free(int word) {
        return StateVariables.numbered("free", word, counterWords);
    }

    private static List<String> list(int count, IntFunction<String> name) {
        return IntStream.range(0, count).mapToObj(name).toList();
    }

    private static String longs(List<String> names) {
        return names.stream().map(name -> "long " + name + ", ").collect(Collectors.joining());
    }

    private static String arguments(List<String> names) {
        return names.stream().map(name -> name + ", ").collect(Collectors.joining());
    }

    private String parameters() {
        return longs(list(words, this::occupancy)) + longs(list(counterWords, this::free)) + "int " + TARGET + ", int "
                + LEFT;
    }

    private String state() {
        return arguments(list(words, this::occupancy)) + arguments(list(counterWords, this::free)) + TARGET + ", "
                + LEFT;
    }

    /** The occupancy from a cell of the frame on that only the root and the end of the region make. */
    private static String fixed(String cell, int word) {
        return word == 0 ? "fixed[" + cell + "]" : "fixedAfter(" + cell + " + " + word * Long.SIZE + ")";
    }

    /** The statements that go from a root to its first target. */
    String start() {
        String frees = arguments(list(counterWords, word -> "free[" + word + "]"));
        return new CodeText(2)
                .line("fill(" + arguments(list(words, word -> fixed(TARGET, word))) + frees + "target, left);")
                .toString();
    }

    /** All methods. */
    String text() {
        CodeText code = new CodeText(1);
        addFill(code);
        for (int kind = 0; kind < plan.kinds().size(); kind++) {
            addKind(code, kind, plan.kinds().get(kind));
        }
        addPlace(code);
        return code.toString();
    }

    private void addFill(CodeText code) {
        boolean dispatchHere = dispatchSize() < BytecodeEstimate.METHOD_LIMIT;
        code.open("private void fill(" + parameters() + ")").open("switch (target)");
        for (int kind = 0; kind < plan.kinds().size(); kind++) {
            for (int cell = 0; cell < plan.kindOf().size(); cell++) {
                if (plan.kindOf().get(cell) == kind) {
                    code.line("case " + cell + ":");
                }
            }
            CodeText body = new CodeText(4);
            if (dispatchHere) {
                addDispatch(body, kind);
            } else {
                body.line("kind" + kind + "(" + state() + ");");
            }
            code.append(body).line("    break;");
        }
        code.line("default:").line("    break;").close().close().blank();
        for (int kind = 0; kind < plan.kinds().size() && !dispatchHere; kind++) {
            code.open("private void kind" + kind + "(" + parameters() + ")");
            CodeText body = new CodeText(2);
            addDispatch(body, kind);
            code.append(body).close().blank();
        }
    }

    /** The size of the dispatch over the neighbours of all kinds, in bytes of bytecode, from above. */
    private int dispatchSize() {
        int states = plan.kinds().stream()
                .mapToInt(kind -> 1 << kind.neighbours().size())
                .sum();
        return 4 * plan.kindOf().size() + states * (12 + BytecodeEstimate.call(2 * (words + counterWords) + 2));
    }

    private void addDispatch(CodeText code, int number) {
        Kind kind = plan.kinds().get(number);
        addDispatch(
                code,
                "kind" + number,
                kind,
                kind.mask(),
                List.copyOf(kind.neighbours().entrySet()));
    }

    private void addKind(CodeText code, int number, Kind kind) {
        for (TranslateSet set : kind.sets()) {
            addLists(code, "kind" + number + "Ilsi" + set.ilsi(), kind, set.images());
        }
    }

    /**
     * Looks at the neighbours one by one: getIlsiXX and the switch on it in one (FILA article, section on NOF). In the
     * method of all kinds this is too long for the JIT to inline, which it would do in one JVM and not in another: 10x6
     * takes 54 to 61 ms, with a method for each kind 51 to 64.
     */
    private void addDispatch(
            CodeText code, String name, Kind kind, int ilsi, List<Map.Entry<Direction, Integer>> neighbours) {
        if (neighbours.isEmpty()) {
            if (kind.sets().stream().anyMatch(set -> set.ilsi() == ilsi)) {
                code.line(name + "Ilsi" + ilsi + "(" + state() + ");");
            }
            return;
        }
        int cell = neighbours.get(0).getValue();
        List<Map.Entry<Direction, Integer>> others = neighbours.subList(1, neighbours.size());
        CodeText filled = code.inside();
        addDispatch(filled, name, kind, ilsi | neighbours.get(0).getKey().ilsiBit(), others);
        CodeText open = code.inside();
        addDispatch(open, name, kind, ilsi, others);
        String bit = "(" + occupancy(cell / Long.SIZE) + " & " + Literals.hex(1L << cell) + ")";
        if (filled.isEmpty() && !open.isEmpty()) {
            code.open("if (" + bit + " == 0L)").append(open).close();
        } else if (!filled.isEmpty()) {
            code.open("if (" + bit + " != 0L)").append(filled);
            if (!open.isEmpty()) {
                code.orElse().append(open);
            }
            code.close();
        }
    }

    /** The methods that try all images of a list: one, or if that would be too long one that calls its parts. */
    private void addLists(CodeText code, String name, Kind kind, List<Integer> list) {
        int perImage = 20 + 8 * (words + counterWords) * 3;
        int most = Math.max(1, BytecodeEstimate.METHOD_LIMIT / perImage);
        if (list.size() <= most) {
            addList(code, name, kind, list);
            return;
        }
        int parts = (list.size() + most - 1) / most;
        code.open("private void " + name + "(" + parameters() + ")");
        for (int part = 1; part <= parts; part++) {
            code.line(name + "Part" + part + "(" + state() + ");");
        }
        code.close().blank();
        for (int part = 1; part <= parts; part++) {
            int from = (part - 1) * list.size() / parts;
            addList(code, name + "Part" + part, kind, list.subList(from, part * list.size() / parts));
        }
    }

    private void addList(CodeText code, String name, Kind kind, List<Integer> list) {
        code.open("private void " + name + "(" + parameters() + ")");
        int i = 0;
        while (i < list.size()) {
            Shape shape = shapeOf(list.get(i));
            List<Integer> ofShape = new ArrayList<>();
            for (; i < list.size() && shapeOf(list.get(i)).equals(shape); i++) {
                ofShape.add(list.get(i));
            }
            addShape(code, kind, shape, ofShape);
        }
        code.close().blank();
    }

    private Shape shapeOf(int image) {
        return images.search().shapes().get(images.images().get(image).shape());
    }

    private void addShape(CodeText code, Kind kind, Shape shape, List<Integer> list) {
        int word = shapes.counters().word(shape.index());
        String free = free(word);
        if (shape.copies() == 1 && !counting && list.size() < SHAPE_TEST_PAYS) {
            for (int number : list) {
                SieveImage image = images.images().get(number);
                List<String> tests = new ArrayList<>();
                for (int w = 0; w < words; w++) {
                    if (bits(image, w) != 0L) {
                        tests.add(occupancy(w) + " & " + Literals.hex(bits(image, w)));
                    }
                }
                tests.add("~" + free + " & " + shapes.mask(shape));
                code.open("if ((" + String.join(" | ", tests) + ") == 0L" + notExcluded(kind, number) + ")");
                addCall(code, image, word, free + " - " + shapes.unit(shape));
                code.close();
            }
            return;
        }
        code.open("if ((" + free + " & " + shapes.mask(shape) + ") != 0L)");
        code.line("long rest = " + free + " - " + shapes.unit(shape) + ";");
        for (int number : list) {
            SieveImage image = images.images().get(number);
            List<String> tests = new ArrayList<>();
            for (int w = 0; w < words; w++) {
                if (bits(image, w) != 0L) {
                    tests.add("(" + occupancy(w) + " & " + Literals.hex(bits(image, w)) + ") == 0L");
                }
            }
            if (counting) {
                code.line("attempts[left]++;");
            }
            code.open("if (" + String.join(" && ", tests) + notExcluded(kind, number) + ")");
            addCall(code, image, word, "rest");
            code.close();
        }
        code.close();
    }

    /** The condition that a filter does not keep an image out at the target. */
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
                String bit = "(" + Literals.hex(masks[word]) + " >>> target & 1L)";
                condition
                        .append(" && ")
                        .append(oneWord ? bit + " == 0L" : "(target >>> 6 != " + word + " || " + bit + " == 0L)");
            }
        }
        return condition.toString();
    }

    private void addCall(CodeText code, SieveImage image, int word, String rest) {
        code.line("place(" + arguments(list(words, this::occupancy))
                + arguments(list(words, w -> Literals.hex(bits(image, w))))
                + arguments(list(counterWords, w -> w == word ? rest : free(w))) + TARGET + ", " + LEFT + ");");
    }

    private static long bits(SieveImage image, int word) {
        long bits = 0;
        for (int cell : image.cells()) {
            if (cell / Long.SIZE == word) {
                bits |= 1L << cell;
            }
        }
        return bits;
    }

    private void addPlace(CodeText code) {
        code.open("private void place(" + longs(list(words, this::occupancy)) + longs(list(words, this::image))
                + longs(list(counterWords, this::free)) + "int target, int left)");
        if (counting) {
            code.line("fits[left]++;");
        }
        List<String> placed = new ArrayList<>(list(words, this::image));
        placed.addAll(list(counterWords, this::free));
        for (int word = 0; word < placed.size(); word++) {
            code.line(
                    "path[left * " + placed.size() + (word == 0 ? "" : " + " + word) + "] = " + placed.get(word) + ";");
        }
        code.line("targets[left] = target;");
        code.open("if (left == 1)").line("solved();").line("return;").close();
        for (int word = 0; word < words; word++) {
            code.line("long next" + (words == 1 ? "" : word) + " = " + occupancy(word) + " | " + image(word) + ";");
        }
        String at = TARGET;
        if (words > 1) {
            at = "at";
            code.line("int at = target;");
            code.open("while (next0 == -1L)");
            for (int word = 0; word < words - 1; word++) {
                code.line("next" + word + " = next" + (word + 1) + ";");
            }
            code.line("at += " + Long.SIZE + ";");
            code.line("next" + (words - 1) + " = fixedAfter(at + " + (words - 1) * Long.SIZE + ");");
            code.close();
        }
        String first = words == 1 ? "next" : "next0";
        code.line("int step = Long.numberOfTrailingZeros(~" + first + ");");
        String nextTarget = at + " + step";
        List<String> shifted = new ArrayList<>();
        if (words == 1) {
            shifted.add(images.isWholeInOneWord() ? "next >> step" : "next >>> step | fixed[target + step]");
        } else {
            for (int word = 0; word < words; word++) {
                String own = "next" + word + " >>> step";
                shifted.add(
                        word < words - 1
                                ? own + " | next" + (word + 1) + " << 1 << 63 - step"
                                : own + " | fixedAfter(" + nextTarget + " + " + word * Long.SIZE + ")");
            }
        }
        code.line("fill(" + String.join(", ", shifted) + ", " + arguments(list(counterWords, this::free)) + nextTarget
                + ", left - 1);");
        code.close().blank();
    }
}
