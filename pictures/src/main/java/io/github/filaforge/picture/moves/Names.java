package io.github.filaforge.picture.moves;

import io.github.filaforge.picture.moves.Camera.Seen;
import io.github.filaforge.picture.moves.Scene.Body;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.runtime.text.PlainText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The names of the pieces in a picture. A name stands on a side that no other side covers. In a tray it may reach over the
 * sides beside, as far as the piece goes.
 */
final class Names {

    /** The width of a name, in units of the largest circle in its side. */
    private static final double WIDTH = 1.7;

    /** The distance from the middle of a side, in units of the circle, that a name needs to be free. */
    private static final double CLEAR = 0.55;

    /** The largest size of a name in a tray, in units of the circle. */
    private static final double IN_TRAY = 3;

    /** The distance of two points that are tested for room. */
    private static final double APART = 0.05;

    /** The free room round a name in a tray. */
    private static final double MARGIN = 0.16;

    private final List<Face> faces;
    private final boolean isTray;

    /**
     * Makes the names of a picture.
     *
     * @param faces the sides in the order in which they are painted
     */
    Names(List<Face> faces, boolean isTray) {
        this.faces = List.copyOf(faces);
        this.isTray = isTray;
    }

    /**
     * A name and its place.
     *
     * @param size the size of letters
     * @param room the width for the name
     */
    record Name(Face face, double size, double room) {

        Mark mark(Rgb ink) {
            return Lettering.label(
                    face.body().name(),
                    room / size,
                    new Affine(
                            size, 0, 0, size, face.middle().x(), face.middle().y()),
                    ink);
        }
    }

    /** Returns the name of each piece of which a side is free. */
    List<Name> names() {
        Map<Body, List<Face>> free = new LinkedHashMap<>();
        for (int i = 0; i < faces.size(); i++) {
            Face face = faces.get(i);
            if (isFree(face, faces.subList(i + 1, faces.size()))) {
                free.computeIfAbsent(face.body(), body -> new ArrayList<>()).add(face);
            }
        }
        return free.values().stream().map(this::best).toList();
    }

    private static boolean isFree(Face face, List<Face> later) {
        Seen middle = face.middle();
        double clear = CLEAR * face.radius();
        return List.of(
                        middle,
                        new Seen(middle.x() - clear, middle.y()),
                        new Seen(middle.x() + clear, middle.y()),
                        new Seen(middle.x(), middle.y() - clear),
                        new Seen(middle.x(), middle.y() + clear))
                .stream()
                .noneMatch(point -> later.stream().anyMatch(other -> other.covers(point)));
    }

    /** Returns the name on the side with the most room, and of several the one nearest to their middle. */
    private Name best(List<Face> sides) {
        Seen middle = Seen.middle(sides.stream().map(Face::middle).toList());
        List<Name> names = sides.stream().map(side -> name(side, sides)).toList();
        double most = names.stream().mapToDouble(Names::fit).max().orElseThrow();
        return names.stream()
                .filter(name -> fit(name) > 0.95 * most)
                .min(Comparator.comparingDouble(name -> name.face().middle().distance(middle)))
                .orElseThrow();
    }

    /** Returns the size that the letters of a name have in its room. */
    private static double fit(Name name) {
        double width = Lettering.LARGEST
                * name.size()
                * Lettering.width(PlainText.line(name.face().body().name()));
        return name.size() * Math.min(1, name.room() / width);
    }

    private Name name(Face face, List<Face> sides) {
        double size = Math.min(1, (isTray ? IN_TRAY : 2) * face.radius());
        double own = WIDTH * face.radius();
        return new Name(face, size, isTray ? Math.max(own, room(face, sides, size)) : own);
    }

    /** Returns the width of the strip round the middle of a side that the sides of its piece cover. */
    private static double room(Face face, List<Face> sides, double size) {
        double half = 0;
        while (half < 2 && isCovered(face.middle(), half + APART, size, sides)) {
            half += APART;
        }
        return 2 * half - MARGIN;
    }

    private static boolean isCovered(Seen middle, double half, double size, List<Face> sides) {
        double high = size * Lettering.LARGEST * 0.75;
        return List.of(
                        new Seen(middle.x() - half, middle.y() - high),
                        new Seen(middle.x() - half, middle.y() + high),
                        new Seen(middle.x() + half, middle.y() - high),
                        new Seen(middle.x() + half, middle.y() + high))
                .stream()
                .allMatch(point -> sides.stream().anyMatch(side -> side.covers(point)));
    }
}
