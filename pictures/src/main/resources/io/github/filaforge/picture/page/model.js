// The puzzle and its solutions. Nothing in this file draws.

import { WAYS, isFree } from "./steps.js";

/** @import { Shapes } from "./shapes.js" */

/** The digits for the numbers below 64. In the data they state the piece on each cell. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The number that stands for no piece on a cell. */
export const OPEN = -1;

/**
 * A puzzle: a box, its pieces and their arrangements. Pieces have numbers: first the mobile ones, then the stationary ones.
 */
export class PuzzleModel {

  /** @param data the data of the page, which `PageData` in the generator describes */
  constructor(data) {
    this.title = data.title;
    this.box = data.box;
    /** The numbers of steps that lead round a closed box along x, y and z; 0 along an axis where the box has ends. */
    this.periods = data.periods ?? [0, 0, 0];
    this.pieces = data.pieces.concat(data.stationary);
    this.mobile = data.pieces.length;
    /** For each mobile piece, true if a solution may lack it. */
    this.optional = data.pieces.map(piece => piece.optional === true);
    /** The least and the greatest number of mobile pieces of a solution. */
    this.least = data.placed?.[0] ?? 0;
    this.most = data.placed?.[1] ?? this.mobile;
    /** True if the arrangements are solutions; false if they leave cells open, as pieces laid out side by side do. */
    this.solved = data.solved;
    this.codes = data.solutions;
    this.digits = data.digits;
    /** The moves that take each arrangement apart, on a page that plays moves. */
    this.moves = data.moves ?? [];
    /** The cells to be filled, in the order of the data: by x first, then y, then z. */
    this.region = this.regionOf(data);
    /** The numbers in the region of the cells that may stay empty, and the greatest number of cells that may. */
    this.optionalCells = new Set(data.optionalCells);
    this.mostEmpty = data.mostEmpty ?? Infinity;
    /** The colours of the cells of the region by their numbers, 0 for none, and the pairs of colours that match. */
    this.colours = data.colours ?? [];
    this.matching = new Set((data.match ?? []).map(String));
    /**
     * The orientations of the pieces, which a page that solves sets; null in a page that only shows solutions.
     *
     * @type {Shapes | null}
     */
    this.shapes = null;
    /** The numbers of the cells of all options of choices, and of the options whose cells stay open now. */
    this.optionCells = new Set();
    this.openCells = new Set();
    this.numbers = new Map(this.region.map((cell, number) => [this.place(...cell), number]));
    /** The cells that `boardCells` returns, once they are known. */
    this.shownCells = null;
  }

  regionOf(data) {
    if (data.region) {
      return data.region;
    }
    const [xDim, yDim, zDim] = this.box;
    const covered = new Set(data.stationary.flatMap(piece => piece.cells.map(cell => this.place(...cell))));
    const region = [];
    for (let x = 0; x < xDim; x++) {
      for (let y = 0; y < yDim; y++) {
        for (let z = 0; z < zDim; z++) {
          if (!covered.has(this.place(x, y, z))) {
            region.push([x, y, z]);
          }
        }
      }
    }
    return region;
  }

  /** The number of arrangements. */
  get count() {
    return this.codes.length;
  }

  /** True if the box has one layer. */
  get flat() {
    return this.box[2] === 1;
  }

  /** True if the puzzle is a solid that a person turns: its solutions have layers, and its pieces do not lie on a table. */
  get solid() {
    return this.solved && !this.flat;
  }

  /** True if the picture can show layers side by side. */
  get hasLayers() {
    return this.solid;
  }

  isMobile(piece) {
    return piece < this.mobile;
  }

  /** The number of layers. */
  get layers() {
    return this.box[2];
  }

  layerOf(cell) {
    return cell[2];
  }

  /** Returns a value that cells have in common if a board shows them side by side. */
  partOf(cell) {
    return this.layerOf(cell);
  }

  nameOfLayer(layer) {
    return "layer " + (layer + 1);
  }

  /** The least and the greatest point of all cells in space, as [x, y, z] each. */
  get extent() {
    return [[0, 0, 0], this.box];
  }

  /** Returns the least point of a cell in space; `half` is the step from there to its middle. */
  corner(cell) {
    return cell;
  }

  get half() {
    return [0.5, 0.5, 0.5];
  }

  /** Returns the middle of a cell in space. */
  middle(cell) {
    return cell.map(value => value + 0.5);
  }

  /** Returns the middle of a cell in the plane of its layer. */
  plan(cell) {
    return this.middle(cell);
  }

  /** The least and the greatest point of all cells in the planes of their layers. */
  get planExtent() {
    return this.extent;
  }

  /** Returns the corners of a cell in the plane of its layer. */
  outlineOf([x, y]) {
    return [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
  }

  /** Returns a value that cells have in common if translations carry them to one another. */
  kindOf(unusedCell) {
    return 0;
  }

  /** Returns cells moved by a step; in a closed box, at the places that it has. */
  moved(cells, by) {
    return cells.map(cell => cell.map((value, axis) => {
      const period = this.periods[axis];
      return period === 0 ? value + by[axis] : ((value + by[axis]) % period + period) % period;
    }));
  }

  get isClosed() {
    return this.periods.some(period => period > 0);
  }

  /** Returns the way round a closed box along an axis, in space. */
  wayRound(axis) {
    return [0, 1, 2].map(other => other === axis ? this.periods[axis] : 0);
  }

  /** True if a cell is drawn; cells at which sticks go straight on are not. */
  isDrawn(unusedCell) {
    return true;
  }

  /** The cells that a board shows: those of the region, and of the stationary pieces that the picture keeps room for. */
  get boardCells() {
    this.shownCells ??= this.region.concat(
      this.pieces.flatMap((piece, index) => this.isMobile(index) || !this.isFramed(index) ? [] : piece.cells))
      .filter(cell => this.isDrawn(cell));
    return this.shownCells;
  }

  /** True if the cells are balls. */
  get areBalls() {
    return false;
  }

  /** Returns the pairs of balls of a layer that touch. */
  touching(unusedCells) {
    return [];
  }

  /** Returns a cell in words. */
  where([x, y, z]) {
    return "Column " + (x + 1) + ", row " + (this.box[1] - y) + (this.flat ? "" : ", layer " + (z + 1));
  }

  /** The directions from which a piece can be put into the box. */
  get ways() {
    return this.isClosed && !this.flat ? [] : WAYS;
  }

  /** True if `ways` has all directions that a hand might choose. */
  get hasAllWays() {
    return !this.isClosed;
  }

  /** Returns true if a piece can be taken out along a step while the other pieces in `left` stay. */
  isFree(assembly, left, piece, step) {
    return isFree(assembly, left, piece, step);
  }

  /** The width that a name may have on a cell, in edges of a cube. */
  get letter() {
    return 1;
  }

  /** True if the edges of the box can be drawn. */
  get hasBox() {
    return this.solid;
  }

  /** Returns true if a picture keeps room for a piece. */
  isFramed(unusedPiece) {
    return true;
  }

  /** Returns the lowest cell of each column of the region. */
  lowestCells() {
    const lowest = new Map();
    for (const cell of this.region) {
      const column = cell[0] + "," + cell[1];
      if (!lowest.has(column)) {
        lowest.set(column, cell);
      }
    }
    return [...lowest.values()];
  }

  /** Returns true if the coordinates lie in the box. */
  isInside(x, y, z) {
    const [xDim, yDim, zDim] = this.box;
    return x >= 0 && x < xDim && y >= 0 && y < yDim && z >= 0 && z < zDim;
  }

  /** The number of places of the box. */
  get places() {
    return this.box[0] * this.box[1] * this.box[2];
  }

  place(x, y, z) {
    return (x * this.box[1] + y) * this.box[2] + z;
  }

  /** Returns the number of a cell in the region; undefined if it does not lie there. */
  numberOf(cell) {
    return this.isInside(...cell) ? this.numbers.get(this.place(...cell)) : undefined;
  }

  /** Returns the colour of a cell of the region; 0 if it has none. */
  colourOf(cell) {
    return this.colours[this.numberOf(cell)] ?? 0;
  }

  /** Returns true if a cell of a piece with a colour may lie on a cell. */
  permits(colour, cell) {
    const own = this.colourOf(cell);
    return colour === 0 || own === 0 || this.matching.has(colour + "," + own);
  }

  isOptional(cell) {
    return this.optionalCells.has(this.numberOf(cell));
  }

  /** Returns true if a cell belongs to an option of a choice, so that it stays open in some solutions. */
  isOption(cell) {
    return this.optionCells.has(this.numberOf(cell));
  }

  /** Returns true if a solution may leave the cells with some numbers in the region empty. */
  mayLeave(numbers) {
    const others = numbers.filter(number => !this.openCells.has(number));
    return others.length === numbers.length - this.openCells.size
      && others.filter(number => this.isDrawn(this.region[number])).length <= this.mostEmpty
      && others.every(number => this.optionalCells.has(number));
  }

  /** Returns the arrangement with an index from 0. */
  assembly(index) {
    return this.assemblyOf(this.codes[index]);
  }

  /** Returns the arrangement that a code states. */
  assemblyOf(code) {
    const cells = this.noCells();
    this.region.forEach((cell, number) => {
      let value = 0;
      for (let i = 0; i < this.digits; i++) {
        value = value * DIGITS.length + DIGITS.indexOf(code[number * this.digits + i]);
      }
      if (value > 0) {
        cells[value - 1].push(cell);
      }
    });
    return this.assembled(cells);
  }

  /** @returns {Assembly} */
  assembled(cells) {
    return new Assembly(this, cells);
  }

  /** Returns the cells of each piece while no mobile piece is placed: a new list for each piece. */
  noCells() {
    return this.pieces.map(piece => (piece.cells ?? []).slice());
  }
}

/**
 * An assembly: the cells of each piece.
 *
 * @template {PuzzleModel} [Model=PuzzleModel]
 */
export class Assembly {

  /** @param {Model} model */
  constructor(model, cells) {
    this.model = model;
    /** The cells of each piece; an empty list if it is not placed. */
    this.cells = cells;
    this.owners = new Int32Array(model.places).fill(OPEN);
    cells.forEach((list, piece) => list.forEach(cell => {
      this.owners[model.place(...cell)] = piece;
    }));
    /** The colours that `colours` returns, once they are known. */
    this.knownColours = null;
    this.centres = cells.map(list => [0, 1, 2].map(
      axis => list.reduce((sum, cell) => sum + model.corner(cell)[axis] + model.half[axis], 0) / Math.max(1, list.length)));
  }

  /** Returns the piece on a cell; OPEN if there is none or the cell lies outside the box. */
  owner(x, y, z) {
    return this.model.isInside(x, y, z) ? this.owners[this.model.place(x, y, z)] : OPEN;
  }

  /** The colours of the cells of pieces that have any, by the places of the cells. */
  get colours() {
    this.knownColours ??= new Map(this.placed().flatMap(piece => this.coloursOf(piece)));
    return this.knownColours;
  }

  coloursOf(piece) {
    const { shapes } = this.model;
    const shape = shapes?.shapeOf[piece];
    const placement = shapes?.colours[shape] && shapes.placement(shape, this.cells[piece]);
    return !placement ? [] : shapes.cells(shape, placement.orientation, placement.at)
      .map((cell, index) => [this.model.place(...cell), shapes.colours[shape][index]]);
  }

  /** Returns the mobile pieces that are placed. */
  placed() {
    return this.cells.map((list, piece) => piece)
      .filter(piece => this.model.isMobile(piece) && this.cells[piece].length > 0);
  }

  /** Returns rows of names, the highest y first, with the layers side by side. */
  text() {
    const [xDim, yDim, zDim] = this.model.box;
    const names = this.model.pieces.map(piece => piece.name);
    const width = names.reduce((most, name) => Math.max(most, [...name].length), 1);
    const rows = [];
    for (let y = yDim - 1; y >= 0; y--) {
      const layers = [];
      for (let z = 0; z < zDim; z++) {
        const row = [];
        for (let x = 0; x < xDim; x++) {
          const owner = this.owner(x, y, z);
          const isOpen = this.model.numberOf([x, y, z]) !== undefined;
          const name = owner !== OPEN ? names[owner] : isOpen ? "." : "-";
          row.push(name + " ".repeat(width - [...name].length));
        }
        layers.push(row.join(" "));
      }
      rows.push(layers.join(" , ").trimEnd());
    }
    return rows.join("\n");
  }
}
