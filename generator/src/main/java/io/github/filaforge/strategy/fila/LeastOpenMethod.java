package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Region;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/**
 * Writes the method that finds the open cells with the fewest open neighbours, for all cells at once. A shift moves the bits
 * of the neighbours of many cells to the bits of the cells. An adder counts these bits in binary digits, with a word for
 * each digit.
 */
final class LeastOpenMethod {

    private final Region region;
    private final int words;

    LeastOpenMethod(Region region) {
        this.region = region;
        this.words = Layout.wordsFor(region.size());
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

    MethodSpec method() {
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
