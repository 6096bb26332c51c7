package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.ScheduleTemplate;
import io.github.filaforge.emit.SizeSplit;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.SchedulePlan;
import io.github.filaforge.strategy.fila.ScheduledLists.Numbered;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/**
 * Writes solvers by a schedule whose image lists are code. Dancing links place the first pieces, as in any search by a
 * schedule. At each later target the code finds the images that fit: the number of the target chooses a method. This method
 * tests the neighbours and chooses the lists without images that cover filled neighbours (NOF). In a list each image is a
 * constant.
 */
final class ScheduledListsEmitter {

    /** The number of entries of the constant pool of a class for the methods of its cells. */
    private static final int ENTRIES = 50_000;

    private static final int ENTRIES_PER_METHOD = 12;

    private final SchedulePlan plan;
    private final ScheduledLists lists;
    private final ShapeNames shapes;
    private final FitMethods fits;
    private final TypeSpec.Builder code;
    private final List<MethodSpec> dispatches = new ArrayList<>();
    private final Region region;
    private final int words;

    private ScheduledListsEmitter(SchedulePlan plan) {
        this.plan = plan;
        this.lists = new ScheduledLists(plan);
        this.shapes = new ShapeNames(plan.shapes());
        this.region = plan.catalog().region();
        this.words = Layout.wordsFor(region.size());
        this.fits = new FitMethods(region, shapes, plan.schedule().nof());
        this.code = TypeSpec.classBuilder("Lists")
                .addJavadoc("The image lists, for each cell and each state of its neighbours.")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addSuperinterface(ClassName.get("", "ListCode"));
    }

    static SolverSource source(SchedulePlan plan, SourceRequest request) {
        TypeSpec code = new ScheduledListsEmitter(plan).lists();
        String member =
                PoetLayout.members(TypeSpec.classBuilder("Solver").addType(code).build());
        return ScheduleTemplate.source(plan, request, FilaUnrolledStrategy.NAME, "UnrolledSchedule", member);
    }

    private TypeSpec lists() {
        for (Shape shape : plan.shapes()) {
            FieldSpec.Builder constant = FieldSpec.builder(
                            TypeName.LONG, shapes.unit(shape), Modifier.STATIC, Modifier.FINAL)
                    .initializer(Literals.hex(1L << shape.index()));
            if (shape.index() == 0) {
                constant.addJavadoc("The bit of each shape in the set of those that are used up.");
            }
            code.addField(constant.build());
        }
        CodeBlock.Builder orders = CodeBlock.builder();
        addOrder(orders, 0, lists.choosesTargets() ? lists.covering() : List.of());
        lists.fixedOrders()
                .forEach((number, order) -> addOrder(orders, number, lists.covering(order), lists.places(order)));
        MethodSpec.Builder fitting = MethodSpec.methodBuilder("fitting")
                .addJavadoc("Finds the images that fit at a cell, behind the index {@code end}.")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(TypeName.INT)
                .addParameter(TypeName.INT, "order")
                .addParameter(TypeName.INT, "cell")
                .addParameter(ArrayTypeName.of(TypeName.LONG), "state")
                .addParameter(TypeName.INT, "index")
                .addParameter(ArrayTypeName.of(TypeName.INT), "found")
                .addParameter(TypeName.INT, "end");
        for (int word = 0; word < words; word++) {
            fitting.addStatement("long $L = state[$L]", fits.occupancy(word), word == 0 ? "index" : "index + " + word);
        }
        fitting.addStatement("long used = state[index + $L]", words)
                .beginControlFlow("switch (order)")
                .addCode(orders.build())
                .addCode("default:\n$>")
                .addStatement("return end$<")
                .endControlFlow();
        code.addMethod(fitting.build());
        code.addMethods(dispatches);
        code.addMethod(leastOpen());
        return code.build();
    }

    private void addOrder(CodeBlock.Builder orders, int number, List<List<Numbered>> images, int... places) {
        if (images.isEmpty()) {
            return;
        }
        String name = number == 0 ? "chosen" : "order" + number;
        orders.add("case $L:\n$>", number).addStatement("return $L(cell, $L)$<", name, fits.arguments());
        List<Integer> cells = IntStream.range(0, images.size())
                .filter(cell -> !images.get(cell).isEmpty())
                .boxed()
                .toList();
        Map<Integer, String> holders = new LinkedHashMap<>();
        for (List<Integer> part : SizeSplit.runs(cells, ENTRIES, (before, cell) -> entries(images.get(cell)))) {
            String holder = (number == 0 ? "Chosen" : "Order" + number + "From") + part.get(0);
            List<MethodSpec> methods = new ArrayList<>();
            for (int cell : part) {
                methods.addAll(fits.methods(cell, images.get(cell), places));
                holders.put(cell, holder);
            }
            code.addType(TypeSpec.classBuilder(holder)
                    .addJavadoc(
                            number == 0
                                    ? "The lists of targets that are chosen as the search goes, cell by cell."
                                    : "The lists of a fixed order. POF: no image covers a cell that comes earlier.")
                    .addModifiers(Modifier.STATIC, Modifier.FINAL)
                    .addMethods(methods)
                    .build());
        }
        addDispatch(name, holders);
    }

    /** Returns an upper bound of the number of entries of a constant pool for the methods of a cell. */
    private int entries(List<Numbered> images) {
        int longs =
                images.stream().mapToInt(each -> each.image().layout().span()).sum();
        // A number above 32,767 is a constant of the pool too.
        return 2 * longs + images.size() + (64 + images.size() / 50) * ENTRIES_PER_METHOD;
    }

    /** Adds the method that calls the method of a cell. It is divided by words, so that no method is too long. */
    private void addDispatch(String name, Map<Integer, String> holders) {
        MethodSpec.Builder byWord = dispatch(name).beginControlFlow("switch (cell >> 6)");
        for (int word = 0; word < words; word++) {
            String ofWord = name + "Word" + word;
            MethodSpec.Builder byCell = dispatch(words == 1 ? name : ofWord).beginControlFlow("switch (cell)");
            for (Map.Entry<Integer, String> holder : holders.entrySet()) {
                if (holder.getKey() / Long.SIZE == word) {
                    byCell.addCode("case $L:\n$>", holder.getKey())
                            .addStatement(
                                    "return $L.$L($L)$<",
                                    holder.getValue(),
                                    FitMethods.name(holder.getKey()),
                                    fits.arguments());
                }
            }
            dispatches.add(end(byCell));
            byWord.addCode("case $L:\n$>", word).addStatement("return $L(cell, $L)$<", ofWord, fits.arguments());
        }
        if (words > 1) {
            dispatches.add(end(byWord));
        }
    }

    private MethodSpec.Builder dispatch(String name) {
        MethodSpec plain = fits.method(name).build();
        return MethodSpec.methodBuilder(name)
                .addJavadoc("Finds the images that fit at a cell, by the method of the cell.")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.INT)
                .addParameter(TypeName.INT, "cell")
                .addParameters(plain.parameters());
    }

    private static MethodSpec end(MethodSpec.Builder dispatch) {
        return dispatch.addCode("default:\n$>")
                .addStatement("return end$<")
                .endControlFlow()
                .build();
    }

    /**
     * A shift of the bits of some neighbours.
     *
     * @param from the word that contains the neighbours
     * @param shift the number of places by which their bits move to the right; below 0 for a move to the left
     */
    private record Move(int from, int shift) {}

    private String open(int word) {
        return VariableNames.numbered("open", word, words);
    }

    private String least(int word) {
        return VariableNames.numbered("fewest", word, words);
    }

    private String digit(int digit, int word) {
        return VariableNames.numbered("digit" + digit + (words == 1 ? "" : "Of"), word, words);
    }

    /**
     * Returns the method that finds the open cells with the fewest open neighbours, for all cells at once. A shift moves the
     * bits of the neighbours of many cells to the bits of the cells. An adder counts these bits in binary digits, with a
     * word for each digit.
     */
    private MethodSpec leastOpen() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("leastOpen")
                .addJavadoc(
                        "Finds the open cells with the fewest open neighbours. A shift moves the bits of neighbours onto"
                                + " their cells, and an adder counts them.")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .addParameter(ArrayTypeName.of(TypeName.LONG), "state")
                .addParameter(TypeName.INT, "index")
                .addParameter(ArrayTypeName.of(TypeName.LONG), "least");
        for (int word = 0; word < words; word++) {
            method.addStatement("long $L = ~state[$L]", open(word), word == 0 ? "index" : "index + " + word);
        }
        int most = IntStream.range(0, region.size())
                .map(cell -> region.neighbours(cell).length)
                .max()
                .orElse(0);
        int digits = Integer.SIZE - Integer.numberOfLeadingZeros(most);
        for (int word = 0; word < words; word++) {
            addCount(method, word, digits);
        }
        for (int word = 0; word < words; word++) {
            method.addStatement("long $L = $L", least(word), open(word));
        }
        for (int digit = digits - 1; digit >= 0; digit--) {
            int each = digit;
            String some = IntStream.range(0, words)
                    .mapToObj(word -> "(" + least(word) + " & ~" + digit(each, word) + ")")
                    .collect(Collectors.joining(" | "));
            method.beginControlFlow("if (($L) != 0L)", some);
            for (int word = 0; word < words; word++) {
                method.addStatement("$L &= ~$L", least(word), digit(digit, word));
            }
            method.endControlFlow();
        }
        for (int word = 0; word < words; word++) {
            method.addStatement("least[$L] = $L", word, least(word));
        }
        return method.build();
    }

    /** Adds the code that counts the open neighbours of the cells of a word. */
    private void addCount(MethodSpec.Builder method, int word, int digits) {
        for (int digit = 0; digit < digits; digit++) {
            method.addStatement("long $L = 0L", digit(digit, word));
        }
        String moved = VariableNames.numbered("moved", word, words);
        String carry = VariableNames.numbered("carry", word, words);
        List<Map<Move, Long>> all = moves(word);
        for (int number = 0; number < all.size(); number++) {
            String terms = all.get(number).entrySet().stream()
                    .map(move -> term(move.getKey(), move.getValue()))
                    .collect(Collectors.joining(" | "));
            method.addStatement("$L$L = $L", number == 0 ? "long " : "", moved, terms);
            for (int digit = 0; digit < digits; digit++) {
                boolean isLast = digit == digits - 1;
                if (!isLast) {
                    method.addStatement(
                            "$L$L = $L & $L",
                            number == 0 && digit == 0 ? "long " : "",
                            carry,
                            digit(digit, word),
                            moved);
                }
                method.addStatement("$L ^= $L", digit(digit, word), moved);
                if (!isLast) {
                    method.addStatement("$L = $L", moved, carry);
                }
            }
        }
    }

    private String term(Move move, long cells) {
        String bits = move.shift() == 0
                ? open(move.from())
                : "(" + open(move.from()) + (move.shift() > 0 ? " >>> " : " << ") + Math.abs(move.shift()) + ")";
        return "(" + bits + " & " + Literals.hex(cells) + ")";
    }

    /**
     * Returns maps that together have all neighbours of the cells of a word, each map at most one neighbour of each cell. A
     * map gives for each move the cells that have a neighbour there.
     */
    private List<Map<Move, Long>> moves(int word) {
        Map<Move, Long> cellsOf = new LinkedHashMap<>();
        for (int cell = word * Long.SIZE; cell < Math.min((word + 1) * Long.SIZE, region.size()); cell++) {
            for (int neighbour : region.neighbours(cell)) {
                Move move = new Move(neighbour / Long.SIZE, neighbour % Long.SIZE - cell % Long.SIZE);
                cellsOf.merge(move, 1L << cell, (one, other) -> one | other);
            }
        }
        List<Map<Move, Long>> all = new ArrayList<>();
        List<Long> taken = new ArrayList<>();
        cellsOf.forEach((move, cells) -> {
            int number = 0;
            while (number < all.size() && (taken.get(number) & cells) != 0L) {
                number++;
            }
            if (number == all.size()) {
                all.add(new LinkedHashMap<>());
                taken.add(0L);
            }
            all.get(number).put(move, cells);
            taken.set(number, taken.get(number) | cells);
        });
        return all;
    }
}
