package io.github.filaforge.picture.vector;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Sides of polygons of a lattice. A side that is added several times is drawn once, and sides in one line are drawn
 * together.
 */
public final class Segments {

    /** A side, with the lesser of its ends first. */
    private record Segment(Node from, Node to) {

        int dx() {
            return to.x() - from.x();
        }

        int dy() {
            return to.y() - from.y();
        }

        Segment next() {
            return new Segment(to, new Node(to.x() + dx(), to.y() + dy()));
        }

        Segment previous() {
            return new Segment(new Node(from.x() - dx(), from.y() - dy()), from);
        }
    }

    private final Set<Segment> all = new LinkedHashSet<>();

    public void add(Node one, Node other) {
        boolean isInOrder = one.x() < other.x() || (one.x() == other.x() && one.y() < other.y());
        all.add(isInOrder ? new Segment(one, other) : new Segment(other, one));
    }

    /** Returns the lines in the plane to which a map carries the nodes. */
    public Path path(Affine place) {
        Path.Builder path = Path.builder();
        for (Segment first : all) {
            if (!all.contains(first.previous())) {
                Segment last = first;
                while (all.contains(last.next())) {
                    last = last.next();
                }
                Node from = first.from();
                Node to = last.to();
                path.move(place.x(from.x(), from.y()), place.y(from.x(), from.y()));
                path.line(place.x(to.x(), to.y()), place.y(to.x(), to.y()));
            }
        }
        return path.build();
    }
}
