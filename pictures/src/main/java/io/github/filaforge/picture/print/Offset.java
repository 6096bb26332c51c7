package io.github.filaforge.picture.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Calculates where planes through a point meet after all of them have moved by a distance. */
final class Offset {

    private static final double EXACT = 1e-7;

    private Offset() {}

    /**
     * Returns the shortest step x with n x = -distance for the normal n of each plane, or empty if the moved planes
     * have no point in common.
     *
     * @param normals the normals, of length 1
     */
    static Optional<Vec> of(List<Vec> normals, double distance) {
        List<Vec> distinct = new ArrayList<>();
        for (Vec normal : normals) {
            if (distinct.stream().noneMatch(other -> other.isNear(normal, EXACT))) {
                distinct.add(normal);
            }
        }
        Vec step = inwards(distinct).times(-distance);
        boolean isExact = distinct.stream()
                .allMatch(normal -> Math.abs(normal.dot(step) + distance) <= EXACT * Math.max(1, Math.abs(distance)));
        return isExact ? Optional.of(step) : Optional.empty();
    }

    /**
     * Returns the shortest x with n x = 1 for the three normals that are furthest from one plane, or for fewer of them.
     */
    private static Vec inwards(List<Vec> normals) {
        double best = EXACT;
        Vec found = null;
        for (int i = 0; i < normals.size(); i++) {
            for (int j = 0; j < i; j++) {
                for (int k = 0; k < j; k++) {
                    Vec a = normals.get(i);
                    Vec b = normals.get(j);
                    Vec c = normals.get(k);
                    double volume = a.dot(b.cross(c));
                    if (Math.abs(volume) > best) {
                        best = Math.abs(volume);
                        found = b.cross(c).plus(c.cross(a)).plus(a.cross(b)).times(1 / volume);
                    }
                }
            }
        }
        for (int i = 0; i < normals.size() && found == null; i++) {
            for (int j = 0; j < i; j++) {
                double cosine = normals.get(i).dot(normals.get(j));
                if (Math.abs(cosine) < 1 - EXACT) {
                    found = normals.get(i).plus(normals.get(j)).times(1 / (1 + cosine));
                }
            }
        }
        return found == null ? normals.get(0) : found;
    }
}
