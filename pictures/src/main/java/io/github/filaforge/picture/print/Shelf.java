package io.github.filaforge.picture.print;

import java.util.ArrayList;
import java.util.List;

/**
 * Places rectangles side by side, in rows from left to right and from the front to the back, which begin at the origin.
 */
final class Shelf {

    /** The ratio of the width of all rows to their depth. */
    private static final double ASPECT = 1.4;

    private Shelf() {}

    /**
     * Returns the place of the corner of each rectangle that has its least coordinates.
     *
     * @param rooms the lengths of the rectangles along x and y
     * @param gap the distance between two of them
     */
    static List<Vec> places(List<Vec> rooms, double gap) {
        double area = rooms.stream()
                .mapToDouble(room -> (room.x() + gap) * (room.y() + gap))
                .sum();
        double longest = rooms.stream().mapToDouble(Vec::x).max().orElse(0);
        double width = Math.max(Math.sqrt(area * ASPECT), longest);
        List<Vec> places = new ArrayList<>();
        double left = 0;
        double front = 0;
        double deep = 0;
        for (Vec room : rooms) {
            if (left > 0 && left + room.x() > width) {
                front += deep + gap;
                left = 0;
                deep = 0;
            }
            places.add(new Vec(left, front, 0));
            left += room.x() + gap;
            deep = Math.max(deep, room.y());
        }
        return places;
    }
}
