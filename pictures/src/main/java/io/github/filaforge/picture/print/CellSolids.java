package io.github.filaforge.picture.print;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellForm;
import io.github.filaforge.lattice.CellForm.Corner;
import io.github.filaforge.lattice.CellForm.Kind;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.print.CellSolid.Side;
import java.util.ArrayList;
import java.util.List;

/** The solids of all cells of a lattice, at a size. Immutable. */
public final class CellSolids {

    /** The number of places of a cube along each axis in the lattice that cuts cubes into 24 tetrahedra. */
    private static final int PLACES_OF_TETRAHEDRA = 5;

    /** The number of places of a cube along each axis in the lattice of tetrahedra and eighths of octahedra. */
    private static final int PLACES_OF_EIGHTHS = 3;

    private final Lattice lattice;
    private final List<CellSolid> solids;
    /** The steps from a point to the next along x, along y and to the next layer. */
    private final Vec alongX;

    private final Vec alongY;
    private final Vec upwards;

    /**
     * Makes the solids of a lattice whose cells are flat or solid.
     *
     * @param cell the edge of a cube; other cells are about as large
     * @param height the height of squares, of prisms, and of cells that lie in a plane
     */
    public CellSolids(Lattice lattice, double cell, double height) {
        this.lattice = lattice;
        CellForm form = lattice.cellForm();
        double unit = form.unit() * cell;
        boolean areVoxels = lattice.kinds() > lattice.classes();
        this.alongX = new Vec(unit * form.step(), 0, 0);
        this.alongY = new Vec(unit * form.step() * form.slant(), unit * form.step() * form.rise(), 0);
        this.upwards = new Vec(0, 0, areVoxels || form.kind() == Kind.BALL ? unit * form.step() : height);
        List<CellSolid> alone = new ArrayList<>();
        for (Cell each : lattice.ofEachKind()) {
            alone.add(
                    areVoxels
                            ? tetrahedron(each, unit)
                            : form.kind() == Kind.BALL
                                    ? BallSolid.of(unit / Math.sqrt(2))
                                    : prism(form, form.corners().get(lattice.classOf(each)), unit, height));
        }
        this.solids =
                lattice.ofEachKind().stream().map(each -> joined(each, alone)).toList();
    }

    private static CellSolid prism(CellForm form, List<Corner> corners, double unit, double height) {
        return CellSolid.prism(
                corners.stream()
                        .map(corner -> new Vec(
                                unit * (corner.x() + form.slant() * corner.y()), unit * form.rise() * corner.y(), 0))
                        .toList(),
                height);
    }

    /** Returns the solid of a cell of the origin, in one of the two lattices of tetrahedra. */
    private CellSolid tetrahedron(Cell first, double unit) {
        // The two lattices of tetrahedra differ in the numbers of places of their cubes: 24 cells in one cube or ten in
        // two.
        boolean areEighths = lattice.kinds() < 24;
        double half = unit * (areEighths ? PLACES_OF_EIGHTHS : PLACES_OF_TETRAHEDRA) / 2;
        int places = areEighths ? PLACES_OF_EIGHTHS : PLACES_OF_TETRAHEDRA;
        int cube = Math.floorDiv(first.x(), places);
        Vec middle = new Vec(half * (2 * cube + 1), half, half);
        int[] from = {first.x() - places * cube - places / 2, first.y() - places / 2, first.z() - places / 2};
        List<int[]> corners = areEighths ? eighth(from, cube == 0 ? 1 : -1) : quarterOfSide(from);
        return CellSolid.tetrahedron(corners.stream()
                .map(at -> middle.plus(new Vec(half * at[0], half * at[1], half * at[2])))
                .toArray(Vec[]::new));
    }

    /**
     * Returns the corners of a cell of the lattice of tetrahedra and eighths of octahedra, with a coordinate of 1 or -1
     * along each axis of its cube.
     *
     * @param from the place of the cell, from the middle of the cube
     * @param sign the product of the coordinates of the corners that are cells
     */
    private static List<int[]> eighth(int[] from, int sign) {
        List<int[]> corners = new ArrayList<>();
        boolean isMiddle = from[0] == 0 && from[1] == 0 && from[2] == 0;
        if (!isMiddle) {
            corners.add(from);
        }
        for (int bits = 0; bits < 8; bits++) {
            int[] at = {1 - 2 * (bits & 1), 1 - 2 * (bits >> 1 & 1), 1 - 2 * (bits >> 2 & 1)};
            int different = 0;
            for (int axis = 0; axis < 3; axis++) {
                different += at[axis] == from[axis] ? 0 : 1;
            }
            if (isMiddle ? at[0] * at[1] * at[2] == -sign : different == 1) {
                corners.add(at);
            }
        }
        return corners;
    }

    /**
     * Returns the corners of one of 24 tetrahedra: the middle of the cube, the middle of a side, the ends of its edge.
     */
    private static List<int[]> quarterOfSide(int... from) {
        int[] side = new int[3];
        int[] left = new int[3];
        int[] right = new int[3];
        for (int axis = 0; axis < 3; axis++) {
            int sign = Integer.signum(from[axis]);
            side[axis] = from[axis] / 2;
            left[axis] = sign == 0 ? -1 : sign;
            right[axis] = sign == 0 ? 1 : sign;
        }
        return List.of(new int[3], side, left, right);
    }

    /** Returns the solid of a cell with the step to the neighbour at each of its sides. */
    private CellSolid joined(Cell cell, List<CellSolid> alone) {
        CellSolid solid = alone.get(lattice.kindOf(cell));
        List<Side> sides = new ArrayList<>(solid.sides());
        for (Direction direction : lattice.directions(cell)) {
            Cell neighbour = cell.plus(direction.step());
            List<Vec> common = new ArrayList<>();
            for (Vec corner : alone.get(lattice.kindOf(neighbour)).corners()) {
                common.add(point(neighbour).plus(corner).minus(point(cell)));
            }
            for (int i = 0; i < sides.size(); i++) {
                boolean isShared = sides.get(i).ring().stream()
                        .allMatch(index -> common.stream()
                                .anyMatch(at -> at.isNear(solid.corners().get(index), CellSolid.NEAR)));
                if (isShared) {
                    sides.set(i, sides.get(i).towards(direction.step()));
                }
            }
        }
        return new CellSolid(solid.corners(), sides, solid.middle(), solid.radius(), solid.inradius());
    }

    Lattice lattice() {
        return lattice;
    }

    /** Returns the solid of a cell, relative to its point. */
    public CellSolid solid(Cell cell) {
        return solids.get(lattice.kindOf(cell));
    }

    /** Returns the place of the point to which a cell belongs. */
    public Vec point(Cell cell) {
        Cell point = lattice.point(cell);
        return alongX.times(point.x()).plus(alongY.times(point.y())).plus(upwards.times(lattice.layer(point)));
    }

    /** Returns the radius of the largest ball that fits into each cell. */
    public double inradius() {
        return solids.stream().mapToDouble(CellSolid::inradius).min().orElseThrow();
    }

    /**
     * Checks that the cells have room for a clearance and for a bevel: together at most half of the radius of the
     * largest ball in a cell. Then neither the sides of a cell nor the joints between cells vanish.
     *
     * @throws PictureException if they have not
     */
    void check(PrintSize size) {
        double most = inradius() / 2;
        if (size.clearance() > most) {
            throw new PictureException("cells of this size have a clearance of at most " + downTo(most) + " mm, not "
                    + PrintSize.number(size.clearance()) + ": use less clearance or larger cells");
        }
        if (size.chamfer() == 0) {
            return;
        }
        if (lattice.cellForm().kind() == Kind.BALL) {
            throw new PictureException("balls have no edges that could be bevelled: leave out PrintSize.chamfer");
        }
        double left = most - size.clearance();
        if (size.chamfer() > left) {
            throw new PictureException("with this clearance cells of this size have bevels of at most " + downTo(left)
                    + " mm, not " + PrintSize.number(size.chamfer()) + ": use narrower bevels or larger cells");
        }
    }

    /** Returns the text of a number, rounded down to hundredths. */
    private static String downTo(double value) {
        return PrintSize.number(Math.floor(100 * value + CellSolid.NEAR) / 100);
    }
}
