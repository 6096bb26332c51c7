package io.github.filaforge.runtime.merge.symmetry;

import io.github.filaforge.runtime.merge.window.Packing;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A group of permutations of positions. Element 0 is the identity. Immutable. */
final class PositionGroup {

    private final int[][] elements;
    /**
     * The products of elements: {@code products[first][second]} is the element that applies the second and then the first.
     */
    private final int[][] products;

    /**
     * Creates a group.
     *
     * @param size the number of positions
     * @param others all elements but the identity: for each position the position to which it is carried
     * @throws IllegalArgumentException if these are not permutations that form a group together with the identity
     */
    PositionGroup(int size, int[]... others) {
        this.elements = new int[others.length + 1][];
        elements[0] = new int[size];
        for (int position = 0; position < size; position++) {
            elements[0][position] = position;
        }
        for (int element = 1; element < elements.length; element++) {
            elements[element] = others[element - 1].clone();
        }
        this.products = products(elements);
    }

    private static int[][] products(int[]... elements) {
        Map<IntBuffer, Integer> numbers = new HashMap<>();
        for (int element = 0; element < elements.length; element++) {
            requirePermutation(elements[element], elements[0].length);
            if (numbers.put(IntBuffer.wrap(elements[element]), element) != null) {
                throw new IllegalArgumentException("two symmetries are alike");
            }
        }
        int[][] products = new int[elements.length][elements.length];
        for (int first = 0; first < elements.length; first++) {
            for (int second = 0; second < elements.length; second++) {
                Integer product = numbers.get(IntBuffer.wrap(Packing.carried(elements[second], elements[first])));
                if (product == null) {
                    throw new IllegalArgumentException("the symmetries are not a group");
                }
                products[first][second] = product;
            }
        }
        return products;
    }

    private static void requirePermutation(int[] element, int size) {
        boolean[] reached = new boolean[size];
        for (int position : element) {
            if (element.length != size || position < 0 || position >= size || reached[position]) {
                throw new IllegalArgumentException(
                        "not a permutation of " + size + " positions: " + Arrays.toString(element));
            }
            reached[position] = true;
        }
    }

    /** Returns the number of elements, including the identity. */
    int order() {
        return elements.length;
    }

    /** Returns, for each position, the position to which an element carries it. The caller must not change the array. */
    int[] positions(int element) {
        return elements[element];
    }

    /**
     * Returns the order of an element: the smallest positive number of times that it has to be applied to give the identity.
     */
    int order(int element) {
        int order = 1;
        for (int power = element; power != 0; power = products[power][element]) {
            order++;
        }
        return order;
    }

    /**
     * Returns all elements but the identity in classes, such that all elements of a class leave equally many solutions
     * unchanged. Elements that are powers of each other are in one class, since they leave the same solutions unchanged.
     * Conjugate elements are in one class too: if g leaves S unchanged, then x g x' leaves x S unchanged, where x' is the
     * inverse of x.
     *
     * @return the elements of each class, ascending
     */
    List<int[]> classes() {
        List<int[]> classes = new ArrayList<>();
        boolean[] seen = new boolean[elements.length];
        seen[0] = true;
        for (int element = 0; element < elements.length; element++) {
            if (!seen[element]) {
                int[] alike = alike(element);
                for (int other : alike) {
                    seen[other] = true;
                }
                classes.add(alike);
            }
        }
        return classes;
    }

    private int[] alike(int element) {
        boolean[] isAlike = new boolean[elements.length];
        int count = 0;
        int order = order(element);
        for (int power = element; power != 0; power = products[power][element]) {
            if (order(power) == order) {
                for (int by = 0; by < elements.length; by++) {
                    int conjugate = products[products[by][power]][inverse(by)];
                    count += isAlike[conjugate] ? 0 : 1;
                    isAlike[conjugate] = true;
                }
            }
        }
        int[] alike = new int[count];
        for (int other = elements.length - 1; count > 0; other--) {
            if (isAlike[other]) {
                count--;
                alike[count] = other;
            }
        }
        return alike;
    }

    private int inverse(int element) {
        int inverse = 0;
        while (products[element][inverse] != 0) {
            inverse++;
        }
        return inverse;
    }
}
