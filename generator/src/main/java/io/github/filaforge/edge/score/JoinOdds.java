package io.github.filaforge.edge.score;

import java.util.Arrays;
import java.util.List;

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
        int all = sides.stream().mapToInt(Integer::intValue).sum();
        LogFactorials factorials = new LogFactorials(all);
        double[] ways = {0};
        for (int count : sides) {
            double[] ofColour = new double[count / 2 + 1];
            for (int j = 0; j < ofColour.length; j++) {
                ofColour[j] = factorials.falling(count, 2 * j) - factorials.of(j);
            }
            ways = product(ways, ofColour);
        }
        double[] ln = new double[all / 2 + 1];
        for (int m = 0; m < ln.length; m++) {
            ln[m] = get(ways, m) + factorials.of(m) - factorials.falling(all, 2 * m);
        }
        return new JoinOdds(ln);
    }

    /**
     * Returns the odds of joins of a leading side with a trailing one.
     *
     * @param leading the number of leading sides of each colour
     * @param trailing the number of trailing sides of each colour, in the order of {@code leading}
     */
    static JoinOdds directed(List<Integer> leading, List<Integer> trailing) {
        int lead = leading.stream().mapToInt(Integer::intValue).sum();
        int trail = trailing.stream().mapToInt(Integer::intValue).sum();
        LogFactorials factorials = new LogFactorials(Math.max(lead, trail));
        double[] ways = {0};
        for (int i = 0; i < leading.size(); i++) {
            int l = leading.get(i);
            int r = trailing.get(i);
            double[] ofColour = new double[Math.min(l, r) + 1];
            for (int j = 0; j < ofColour.length; j++) {
                ofColour[j] = factorials.falling(l, j) + factorials.falling(r, j) - factorials.of(j);
            }
            ways = product(ways, ofColour);
        }
        double[] ln = new double[Math.min(lead, trail) + 1];
        for (int m = 0; m < ln.length; m++) {
            ln[m] = get(ways, m) + factorials.of(m) - factorials.falling(lead, m) - factorials.falling(trail, m);
        }
        return new JoinOdds(ln);
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

    /** Returns the probability that all of some joins match. */
    Magnitude all(int joins) {
        return new Magnitude(get(ln, joins));
    }

    /** Returns the probability that one join more matches if all of some do; 0 if there are no sides left for it. */
    double next(int joins) {
        double before = get(ln, joins);
        double after = get(ln, joins + 1);
        // The rounding of logarithms could make a certain join more than certain.
        return after == Double.NEGATIVE_INFINITY ? 0 : Math.min(1, Math.exp(after - before));
    }
}
