// Puzzles on lattices other than squares and cubes: the places and the forms of their cells in space.

import { CLOSE, LatticeShapes, sidesOf } from "./lattice-shapes.js";
import { Assembly, OPEN, PuzzleModel } from "./model.js";
import { dot, shifted } from "./space.js";

/** The number of corners of the polygon that stands for the circle of a ball. */
const ROUND = 32;

/** A puzzle whose cells are prisms (polygons with a height) or balls. */
export class LatticeModel extends PuzzleModel {

  constructor(data) {
    super(data);
    const { forms, height, radius } = this.lattice;
    /** The forms that `solids` returns, once they are known. */
    this.knownSolids = null;
    /** The greatest distance of a point of a cell from its middle along each axis, over all classes of cells. */
    this.halves = radius > 0 ? [radius, radius, radius] : [0, 1]
      .map(axis => Math.max(...forms.flatMap(form => form.corners.map(corner => Math.abs(corner[axis])))))
      .concat(height / 2);
    this.letters = 2 * (radius > 0 ? radius : Math.min(...forms.map(form => inradius(form.corners))));
    const still = this.flat ? data.stationary.flatMap(piece => piece.cells) : [];
    const shown = this.region.concat(still);
    const points = shown.flatMap(cell => this.outlineOf(cell)
      .flatMap(point => [-1, 1].map(side => [...point, this.middle(cell)[2] + side * this.halves[2]])));
    this.bounds = [Math.min, Math.max].map(bound => [0, 1, 2].map(
      axis => points.reduce((best, point) => bound(best, point[axis]), points[0][axis])));
  }

  regionOf(data) {
    this.lattice = data.lattice;
    return data.lattice.cells;
  }

  get areBalls() {
    return this.lattice.radius > 0;
  }

  get half() {
    return this.halves;
  }

  get letter() {
    return this.letters;
  }

  get extent() {
    return this.bounds;
  }

  classOf(cell) {
    const { classes } = this.lattice;
    return (cell[2] % classes + classes) % classes;
  }

  layerOf(cell) {
    return Math.floor(cell[2] / this.lattice.classes);
  }

  /** The step of the third number to the next layer. */
  get layerStep() {
    return this.lattice.classes;
  }

  middle(cell) {
    const [across, along, up] = this.lattice.axes;
    const [x, y] = this.lattice.forms[this.classOf(cell)].middle;
    const layer = this.layerOf(cell);
    return [0, 1, 2].map(axis => cell[0] * across[axis] + cell[1] * along[axis] + layer * up[axis] + [x, y, 0][axis]);
  }

  /** Stationary pieces that only cut a solid out of its box are hidden at first, so the picture keeps no room for them. */
  isFramed(piece) {
    return this.flat || this.isMobile(piece);
  }

  outlineOf(cell) {
    const [x, y] = this.middle(cell);
    const shape = this.areBalls ? circle(this.lattice.radius) : this.lattice.forms[this.classOf(cell)].corners;
    return shape.map(point => [x + point[0], y + point[1]]);
  }

  kindOf(cell) {
    return this.classOf(cell);
  }

  touching(cells) {
    return cells.flatMap((cell, index) => cells.slice(0, index)
      .filter(other => this.layerOf(other) === this.layerOf(cell)
        && Math.hypot(...shifted(this.middle(cell), this.middle(other))) < 2 * this.lattice.radius + CLOSE)
      .map(other => [cell, other]));
  }

  isDrawn(cell) {
    return this.areBalls || this.lattice.forms[this.classOf(cell)].corners.length > 0;
  }

  wayRound(axis) {
    const { axes, classes } = this.lattice;
    return axes[axis].map(value => value * this.periods[axis] / (axis === 2 ? classes : 1));
  }

  /** Returns the numbers with which a cell is written. */
  numbersOf(cell) {
    return cell;
  }

  where(cell) {
    return "Cell " + this.numbersOf(cell).join(" ");
  }

  corner(cell) {
    return this.middle(cell).map((value, axis) => value - this.halves[axis]);
  }

  /** The sides of each class of cells, as `sidesOf` has them. */
  get sides() {
    return this.lattice.forms.map((form, number) => sidesOf(this, form.corners, number));
  }

  /** The forms of the cells in space. */
  get solids() {
    this.knownSolids ??= new LatticeShapes(this);
    return this.knownSolids;
  }

  /** Returns the lowest cell of each column. Balls above the lowest layer lie on other balls, so they are left out. */
  lowestCells() {
    const lowest = new Map();
    for (const cell of this.region.filter(each => this.isDrawn(each))) {
      const column = String(this.middle(cell).slice(0, 2));
      if (!lowest.has(column)) {
        lowest.set(column, cell);
      }
    }
    const bottom = Math.min(...this.region.map(cell => cell[2]));
    return [...lowest.values()].filter(cell => !this.areBalls || cell[2] === bottom);
  }

  /** The ways into the box; for prisms, only from above and below. */
  get ways() {
    return this.areBalls ? super.ways : super.ways.filter(way => way.step[2] !== 0);
  }

  get hasBox() {
    return false;
  }

  get hasAllWays() {
    return false;
  }

  isFree(assembly, left, piece, step) {
    const others = [...left].filter(other => other !== piece).flatMap(other => assembly.cells[other]);
    return assembly.cells[piece].every(cell => !others.some(other => this.isInTheWay(cell, other, step)));
  }

  /** Returns true if a cell that moves along an axis strikes another cell. */
  isInTheWay(cell, other, step) {
    const from = this.middle(cell);
    const away = this.middle(other).map((value, axis) => value - from[axis]);
    const ahead = dot(away, step);
    const beside = Math.hypot(...away.map((value, axis) => value - ahead * step[axis]));
    return ahead > CLOSE && beside < (this.areBalls ? 2 * this.lattice.radius - CLOSE : CLOSE);
  }

  isInside(x, y, z) {
    const [xDim, yDim, zDim] = this.box;
    const { beyond, classes } = this.lattice;
    return x >= -beyond && x < xDim && y >= -beyond && y < yDim && z >= 0 && z < zDim * classes;
  }

  get places() {
    const { beyond, classes } = this.lattice;
    return (this.box[0] + beyond) * (this.box[1] + beyond) * this.box[2] * classes;
  }

  place(x, y, z) {
    const { beyond, classes } = this.lattice;
    return ((x + beyond) * (this.box[1] + beyond) + y + beyond) * this.box[2] * classes + z;
  }

  assembled(cells) {
    return new LatticeAssembly(this, cells);
  }
}

/** @extends {Assembly<LatticeModel>} */
class LatticeAssembly extends Assembly {

  /**
   * Returns rows of names, with the classes of cells side by side. On a lattice without pictures of text, it returns the
   * coordinates of the cells of each piece.
   */
  text() {
    const { pieces, lattice } = this.model;
    return lattice.pictures ? this.rows(pieces.map(piece => piece.name)) : pieces
      .map((piece, index) => piece.name + ": " + this.cells[index].filter(cell => this.model.isDrawn(cell))
        .map(cell => this.model.numbersOf(cell).join(" ")).join(", "))
      .join("\n");
  }

  rows(names) {
    const [xDim, yDim, zDim] = this.model.box;
    const { classes, indent } = this.model.lattice;
    const width = names.reduce((most, name) => Math.max(most, [...name].length), 1);
    const rows = [];
    for (let y = yDim - 1; y >= 0; y--) {
      const layers = [];
      for (let layer = 0; layer < zDim; layer++) {
        const row = [];
        for (let column = 0; column < xDim * classes; column++) {
          const cell = [Math.floor(column / classes), y, layer * classes + column % classes];
          const owner = this.owner(...cell);
          const name = owner !== OPEN ? names[owner] : this.model.numberOf(cell) !== undefined ? "." : "-";
          row.push(name + " ".repeat(width - [...name].length));
        }
        layers.push(row.join(" "));
      }
      rows.push(" ".repeat(Math.floor(y * indent * (width + 1) / 2)) + layers.join(" , ").trimEnd());
    }
    return rows.join("\n");
  }
}

/** Returns the distance of the nearest side of a polygon from its middle, which is at 0 0. */
function inradius(corners) {
  return Math.min(...corners.map(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length];
    return Math.abs(x1 * y2 - x2 * y1) / Math.hypot(x2 - x1, y2 - y1);
  }));
}

export function circle(radius) {
  return Array.from({ length: ROUND }, (unused, index) => [
    radius * Math.cos(2 * Math.PI * index / ROUND), radius * Math.sin(2 * Math.PI * index / ROUND)]);
}
