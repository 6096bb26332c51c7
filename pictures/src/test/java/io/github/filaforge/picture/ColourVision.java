package io.github.filaforge.picture;

import io.github.filaforge.picture.vector.Rgb;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * A kind of colour vision: normal, or a kind of full colour blindness, by the matrices of G. M. Machado,
 * M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
 * Transactions on Visualization and Computer Graphics 15 (2009), table for severity 1.0.
 *
 * @param name the name of the kind
 * @param matrix the matrix from linear sRGB to linear sRGB, row by row
 */
record ColourVision(String name, List<Double> matrix) {

    static final ColourVision FULL = of("full", 1, 0, 0, 0, 1, 0, 0, 0, 1);
    static final ColourVision PROTANOPIA = of(
            "protanopia", 0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998);
    static final ColourVision DEUTERANOPIA = of(
            "deuteranopia", 0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881);
    static final ColourVision TRITANOPIA = of(
            "tritanopia", 1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

    /** From linear sRGB to the cones, and from there to L, a and b: B. Ottosson, "A perceptual color space" (2020). */
    private static final double[] TO_CONES = {
        0.4122214708,
        0.5363325363,
        0.0514459929,
        0.2119034982,
        0.6806995451,
        0.1073969566,
        0.0883024619,
        0.2817188376,
        0.6299787005
    };

    private static final double[] TO_LAB = {
        0.2104542553,
        0.7936177850,
        -0.0040720468,
        1.9779984951,
        -2.4285922050,
        0.4505937099,
        0.0259040371,
        0.7827717662,
        -0.8086757660
    };

    private static ColourVision of(String name, double... matrix) {
        return new ColourVision(name, DoubleStream.of(matrix).boxed().toList());
    }

    static List<ColourVision> all() {
        return List.of(FULL, PROTANOPIA, DEUTERANOPIA, TRITANOPIA);
    }

    /** The distance of two colours in OKLab, in which black and white are 1 apart. */
    double distance(Rgb left, Rgb right) {
        double[] from = lab(left);
        double[] to = lab(right);
        return Math.hypot(Math.hypot(from[0] - to[0], from[1] - to[1]), from[2] - to[2]);
    }

    private double[] lab(Rgb colour) {
        double[] light = {Rgb.linear(colour.r()), Rgb.linear(colour.g()), Rgb.linear(colour.b())};
        double[] seen = DoubleStream.of(
                        times(matrix.stream().mapToDouble(Double::doubleValue).toArray(), light))
                .map(part -> Math.min(1, Math.max(0, part)))
                .toArray();
        return times(
                TO_LAB, DoubleStream.of(times(TO_CONES, seen)).map(Math::cbrt).toArray());
    }

    private static double[] times(double[] matrix, double[] vector) {
        double[] product = new double[vector.length];
        for (int row = 0; row < product.length; row++) {
            for (int column = 0; column < vector.length; column++) {
                product[row] += matrix[row * vector.length + column] * vector[column];
            }
        }
        return product;
    }
}
