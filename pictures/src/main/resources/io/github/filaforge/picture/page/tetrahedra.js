// Puzzles whose cells are tetrahedra, and given by places of a finer lattice of cubes. A board shows these places.

import { LatticeModel } from "./lattice-model.js";
import { CLOSE, edgeKey } from "./lattice-shapes.js";
import { dot, shifted } from "./space.js";

export class TetrahedraModel extends LatticeModel {

  constructor(data) {
    super(data);
    const { solids } = this.lattice;
    this.halves = [0, 1, 2].map(
      axis => Math.max(...solids.flatMap(solid => solid.corners.map(corner => Math.abs(corner[axis])))));
    const middles = this.region.map(cell => this.middle(cell));
    this.bounds = [-1, 1].map(side => [0, 1, 2].map(
      axis => side * Math.max(...middles.map(middle => side * middle[axis] + this.halves[axis]))));
  }

  regionOf(data) {
    this.kinds = new Map(data.lattice.solids.map((solid, kind) => [String(solid.place), kind]));
    return super.regionOf(data);
  }

  /** Returns the translation that carries a cell of the origin to a cell. */
  pointOf(cell) {
    const { block, alternates } = this.lattice;
    const blocks = cell.map(value => Math.floor(value / block));
    const odd = alternates ? (blocks[0] + blocks[1] + blocks[2]) & 1 : 0;
    return [blocks[0] - odd, blocks[1], blocks[2]].map(value => value * block);
  }

  kindOf(cell) {
    return this.kinds.get(String(shifted(cell, this.pointOf(cell))));
  }

  middle(cell) {
    const { axes, solids } = this.lattice;
    const point = this.pointOf(cell);
    return solids[this.kindOf(cell)].middle.map((value, axis) => value + point[axis] * axes[axis][axis]);
  }

  plan(cell) {
    return super.middle(cell);
  }

  get planExtent() {
    return [[0, 0, 0], this.box.map((value, axis) => value * this.lattice.axes[axis][axis])];
  }

  outlineOf(cell) {
    const [x, y] = this.plan(cell);
    return this.lattice.forms[0].corners.map(point => [x + point[0], y + point[1]]);
  }

  /**
   * Returns the sides of each kind of cells, as `sidesOf` has them. `beyond` has for each edge the step through the side that
   * goes on in the plane of this side behind the edge.
   */
  get sides() {
    const { solids } = this.lattice;
    const all = solids.map(({ corners, sides }) => sides.map(({ ring, step }) => {
      const own = ring.map(index => corners[index]);
      return {
        step,
        normal: normalOf(own),
        corners: own.map(corner => corner.map((value, axis) => value + this.halves[axis])),
        across: new Map(),
        beyond: new Map(),
      };
    }));
    solids.forEach(({ place }, kind) => all[kind].forEach(side => {
      for (const { step } of all[kind].filter(other => other !== side)) {
        this.goOn(side, place, step, all);
      }
    }));
    return all;
  }

  /** Notes where a side of a cell goes on in a side of the neighbour at a step. */
  goOn(side, place, step, all) {
    const [next] = super.moved([place], step);
    const away = shifted(this.middle(next), this.middle(place));
    for (const other of all[this.kindOf(next)].filter(({ normal }) => dot(normal, side.normal) > 1 - CLOSE)) {
      const theirs = other.corners.map(corner => corner.map((value, axis) => value + away[axis]));
      const edges = new Set(theirs.flatMap((corner, index) => [1, 2].map(by => edgeKey(corner, theirs[(index + by) % 3]))));
      side.corners.forEach((corner, index) => {
        const key = edgeKey(corner, side.corners[(index + 1) % 3]);
        if (edges.has(key)) {
          side.across.set(key, step);
          side.beyond.set(key, other.step);
        }
      });
    }
  }

  /** Nothing lies on a floor, since the lowest cells have no common plane. */
  lowestCells() {
    return [];
  }

  get hasLayers() {
    return false;
  }

  get ways() {
    return [];
  }
}

/** Returns the direction at right angles to a triangle, of length 1: towards an eye that sees its corners counter-clockwise. */
function normalOf(corners) {
  const [along, aside] = [1, 2].map(index => shifted(corners[index], corners[0]));
  const normal = [0, 1, 2].map(axis => along[(axis + 1) % 3] * aside[(axis + 2) % 3]
    - along[(axis + 2) % 3] * aside[(axis + 1) % 3]);
  return normal.map(value => value / Math.hypot(...normal));
}
