package io.github.filaforge.edge.score;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The probability that joins match if sides are put together at random, each used once. The probability that all of m joins
 * match is the number of ways to make them of equal sides over the number of ways to make them of any sides: a model of
 * Brendan Owen, as published by Peter McGavin and Jan Wortmann. With s sides of a colour, j joins of it are made in s! / (s
 * - 2j)! ways, or in l! / (l - j)! r! / (r - j)! ways if a leading side meets a trailing one. The ways of all colours are
 * combined over all distributions of the m joins among the colours.
 */
final class JoinOdds {

    /** The logarithm of the probability that all of m joins match, by m. */
    private final double[] ln;

    private JoinOdds(double[] ln) {
        this.ln = ln;
    }

    /**
     * Returns the odds of joins of any two sides.
     *
     * @param sides the number of sides of each colour
     */
    static JoinOdds free(List<Integer> sides) {
        return of(sides.stream().map(count -> new int[] {count}).toList());
    }

    /**
     * Returns the odds of joins of a leading side with a trailing one.
     *
     * @param leading the number of leading sides of each colour
     * @param trailing the number of trailing sides of each colour, in the order of {@code leading}
     */
    static JoinOdds directed(List<Integer> leading, List<Integer> trailing) {
        return of(IntStream.range(0, leading.size())
                .mapToObj(colour -> new int[] {leading.get(colour), trailing.get(colour)})
                .toList());
    }

    /** Returns the odds of joins that take two sides of one sort, or one side of each of two sorts. */
    private static JoinOdds of(List<int[]> colours) {
        int sorts = colours.isEmpty() ? 1 : colours.get(0).length;
        int[] all = new int[sorts];
        for (int[] sides : colours) {
            for (int sort = 0; sort < sorts; sort++) {
                all[sort] += sides[sort];
            }
        }
        // The logarithms of factorials.
        double[] factorials = new double[IntStream.of(all).max().orElse(0) + 1];
        for (int n = 1; n < factorials.length; n++) {
            factorials[n] = factorials[n - 1] + Math.log(n);
        }
        double[] ways = {0};
        for (int[] sides : colours) {
            double[] ofColour = new double[most(sides) + 1];
            for (int j = 0; j < ofColour.length; j++) {
                for (int count : sides) {
                    ofColour[j] += falling(factorials, count, j * 2 / sorts);
                }
                ofColour[j] -= factorials[j];
            }
            ways = product(ways, ofColour);
        }
        double[] ln = new double[most(all) + 1];
        for (int m = 0; m < ln.length; m++) {
            ln[m] = get(ways, m) + factorials[m];
            for (int count : all) {
                ln[m] -= falling(factorials, count, m * 2 / sorts);
            }
        }
        return new JoinOdds(ln);
    }

    /** Returns the greatest number of joins of some sides of each sort. */
    private static int most(int... sides) {
        return IntStream.of(sides).min().orElse(0) * sides.length / 2;
    }

    /** Returns the logarithm of n (n - 1) ... (n - k + 1). */
    private static double falling(double[] factorials, int n, int k) {
        return factorials[n] - factorials[n - k];
    }

    /** Returns the product of two polynomials whose coefficients are given by their logarithms. */
    private static double[] product(double[] first, double[] second) {
        double[] product = new double[first.length + second.length - 1];
        Arrays.fill(product, Double.NEGATIVE_INFINITY);
        for (int m = 0; m < product.length; m++) {
            int from = Math.max(0, m - first.length + 1);
            int to = Math.min(m, second.length - 1);
            double most = Double.NEGATIVE_INFINITY;
            for (int j = from; j <= to; j++) {
                most = Math.max(most, first[m - j] + second[j]);
            }
            double sum = 0;
            for (int j = from; j <= to; j++) {
                sum += Math.exp(first[m - j] + second[j] - most);
            }
            product[m] = most == Double.NEGATIVE_INFINITY ? most : most + Math.log(sum);
        }
        return product;
    }

    private static double get(double[] values, int at) {
        return at < values.length ? values[at] : Double.NEGATIVE_INFINITY;
    }

    /** Returns the probability that one join more matches if all of some do; 0 if there are no sides left for it. */
    double next(int joins) {
        double before = get(ln, joins);
        double after = get(ln, joins + 1);
        // The rounding of logarithms could make a certain join more than certain.
        return after == Double.NEGATIVE_INFINITY ? 0 : Math.min(1, Math.exp(after - before));
    }
}
