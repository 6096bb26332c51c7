// The forms of the cells of a lattice in space, and the order in which they are painted.

import { TINY, dot, paintingOrder } from "./space.js";

/** @import { LatticeModel } from "./lattice-model.js" */

/** The distance below which two points are taken as equal. The data are rounded to millionths. */
export const CLOSE = 1e-4;

/** The forms of the cells of a model in space, and the order in which they are painted. */
export class LatticeShapes {

  /** @param {LatticeModel} model */
  constructor(model) {
    this.model = model;
    /** The directions of all sides. */
    this.axes = [[0, 0, 1]];
    /** For each kind of cells its sides. */
    this.ofKinds = model.sides;
    for (const { normal } of this.ofKinds.flat()) {
      if (this.axes.every(axis => Math.abs(dot(axis, normal)) < 1 - CLOSE)) {
        this.axes.push(normal);
      }
    }
    this.reaches = this.ofKinds.map(sides => this.axes.map(axis => reachAlong(sides, axis)));
  }

  sides(cell) {
    return this.ofKinds[this.model.kindOf(cell)];
  }

  paintingOrder(cubes, near) {
    const length = 2 * Math.hypot(...this.model.half);
    return paintingOrder(cubes, near, (first, second) => this.isHidden(first, second, near), length);
  }

  /** Returns true if a cell has to be painted before another: planes along sides have it on their far side only. */
  isHidden(first, second, near) {
    const { axes } = this;
    const [a, b] = [first, second].map(cube => this.reaches[this.model.kindOf(cube.cell)]);
    let behind = false;
    for (let i = 0; i < axes.length; i++) {
      const [from, to] = [first, second].map(cube => dot(cube.corner, axes[i]));
      const towards = dot(axes[i], near);
      const isBefore = from + a[i][1] <= to + b[i][0] + CLOSE;
      const isAfter = to + b[i][1] <= from + a[i][0] + CLOSE;
      if (isBefore || isAfter) {
        if ((isBefore ? towards : -towards) <= TINY) {
          return false;
        }
        behind = true;
      }
    }
    return behind;
  }
}

/**
 * Returns the sides of a cell: its walls, its top and its bottom. Each side has the step to the cell behind it, its normal,
 * its corners as offsets from the least point of the cell, and for each of its edges the step to the cell beyond the edge.
 *
 * @param {LatticeModel} model
 */
export function sidesOf(model, corners, number) {
  const [x, y, z] = model.half;
  const up = [0, 0, model.layerStep];
  const down = [0, 0, -model.layerStep];
  const high = corners.map(corner => [corner[0] + x, corner[1] + y, 2 * z]);
  const low = high.map(corner => [corner[0], corner[1], 0]);
  const walls = corners.map((corner, index) => {
    const next = (index + 1) % corners.length;
    const [right, ahead] = [corners[next][0] - corner[0], corners[next][1] - corner[1]];
    const length = Math.hypot(right, ahead);
    return {
      step: stepThrough(model, number, [(corner[0] + corners[next][0]) / 2, (corner[1] + corners[next][1]) / 2]),
      normal: [ahead / length, -right / length, 0],
      corners: [low[index], low[next], high[next], high[index]],
      across: new Map([[edgeKey(low[index], low[next]), down], [edgeKey(high[index], high[next]), up]]),
    };
  });
  const around = ring => new Map(ring.map((corner, index) => [edgeKey(corner, ring[(index + 1) % ring.length]), walls[index].step]));
  return [
    ...walls,
    { step: up, normal: [0, 0, 1], corners: high, across: around(high) },
    { step: down, normal: [0, 0, -1], corners: low, across: around(low) },
  ];
}

/**
 * Returns the step to the cell beyond an edge; null if there is none. The edge is given by its middle, from the cell's.
 *
 * @param {LatticeModel} model
 */
function stepThrough(model, number, [x, y]) {
  const from = model.middle([0, 0, number]);
  for (let right = -2; right <= 2; right++) {
    for (let ahead = -2; ahead <= 2; ahead++) {
      for (let other = 0; other < model.lattice.classes; other++) {
        const to = model.middle([right, ahead, other]);
        const hasEdge = model.lattice.forms[other].corners.some((corner, index, all) => {
          const next = all[(index + 1) % all.length];
          return Math.hypot(
            to[0] - from[0] + (corner[0] + next[0]) / 2 - x, to[1] - from[1] + (corner[1] + next[1]) / 2 - y) < CLOSE;
        });
        if (hasEdge && (right !== 0 || ahead !== 0 || other !== number)) {
          return [right, ahead, other - number];
        }
      }
    }
  }
  return null;
}

export function edgeKey(from, to) {
  return [0, 1, 2].map(axis => (from[axis] + to[axis]).toFixed(4)).join();
}

/** Returns the least and the greatest value of a cell along an axis, from the least point of the cell. */
function reachAlong(sides, axis) {
  const values = sides.flatMap(side => side.corners.map(corner => dot(corner, axis)));
  return [Math.min(...values), Math.max(...values)];
}
