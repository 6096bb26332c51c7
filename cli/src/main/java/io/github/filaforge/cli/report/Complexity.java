package io.github.filaforge.cli.report;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Shape;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The complexity of a puzzle: the number of ways to place its pieces one after the other if they may overlap and stick out
 * (polycube article, "Puzzle Complexity"). Each piece is placed on a cell that is chosen for it. It can fill the cell in a
 * number of ways, the complexity of the piece, which is the number of its cells times the number of its orientations. An
 * exchange of pieces of one shape makes no new way. Immutable.
 */
final class Complexity {

    /** The number of digits from which on a number is rounded. */
    private static final int MOST_DIGITS = 45;

    private static final MathContext ROUNDED = new MathContext(4);

    private final BigInteger number;
    private final String formula;

    private Complexity(BigInteger number, String formula) {
        this.number = number;
        this.formula = formula;
    }

    /** Returns the complexity of the pieces of a definition. */
    static Complexity of(ImageCatalog images) {
        Map<Integer, Integer> powers = new TreeMap<>((one, other) -> Integer.compare(other, one));
        Map<Integer, Integer> alike = new TreeMap<>((one, other) -> Integer.compare(other, one));
        BigInteger number = factorial(images.definedPieces());
        for (Shape shape : images.definedShapes()) {
            int ofPiece = ofPiece(images, shape);
            number = number.multiply(BigInteger.valueOf(ofPiece).pow(shape.copies()))
                    .divide(factorial(shape.copies()));
            powers.merge(ofPiece, shape.copies(), Integer::sum);
            if (shape.copies() > 1) {
                alike.merge(shape.copies(), 1, Integer::sum);
            }
        }
        return new Complexity(
                number, images.definedPieces() + "!" + terms(" / ", "!", alike) + terms(" x ", "", powers));
    }

    private static String terms(String operator, String ending, Map<Integer, Integer> powers) {
        return powers.entrySet().stream()
                .map(power ->
                        operator + power.getKey() + ending + (power.getValue() == 1 ? "" : "^" + power.getValue()))
                .collect(Collectors.joining());
    }

    /** Returns the complexity of a piece of a shape: the number of its cells times the number of its orientations. */
    static int ofPiece(ImageCatalog images, Shape shape) {
        return InfoText.cells(shape, images.puzzle().lattice())
                * images.orientations(shape).size();
    }

    private static BigInteger factorial(int number) {
        BigInteger product = BigInteger.ONE;
        for (int factor = 2; factor <= number; factor++) {
            product = product.multiply(BigInteger.valueOf(factor));
        }
        return product;
    }

    /** Returns the number, rounded if it is very large, and the product that gives it. */
    @Override
    public String toString() {
        boolean isShort = number.bitLength() * Math.log10(2) < MOST_DIGITS;
        String digits = isShort
                ? String.format(Locale.ROOT, "%,d", number)
                : new BigDecimal(number).round(ROUNDED).toString().replace("E+", "e");
        return digits + " = " + formula;
    }
}
