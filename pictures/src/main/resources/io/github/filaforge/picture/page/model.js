// The puzzle and its solutions. Nothing in this file knows how anything is drawn.

/** A digit for each number below 64: how the data write which piece lies on a cell. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Where no piece lies. */
const OPEN = -1;

/**
 * What the page shows: a box, its pieces and their arrangements. Pieces have numbers: first the mobile ones, then those
 * that stay where they are.
 */
class PuzzleModel {

  /** Takes the data as the page has them; `PageData` in the generator says what they are. */
  constructor(data) {
    this.title = data.title;
    this.box = data.box;
    this.pieces = data.pieces.concat(data.stationary);
    this.mobile = data.pieces.length;
    /** Whether the arrangements are solutions; else they leave cells open, as pieces do that lie side by side. */
    this.solved = data.solved;
    this.codes = data.solutions;
    this.digits = data.digits;
    /** The cells to be filled, x most significant: the order in which the data tell of them. */
    this.region = this.regionOf(data);
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

  /** How many arrangements there are. */
  get count() {
    return this.codes.length;
  }

  /** Whether it lies in a plane. */
  get flat() {
    return this.box[2] === 1;
  }

  /** Whether it is a solid that one turns about, and neither lies in a plane nor on a table. */
  get solid() {
    return this.solved && !this.flat;
  }

  isMobile(piece) {
    return piece < this.mobile;
  }

  /** How many layers there are. */
  get layers() {
    return this.box[2];
  }

  layerOf(cell) {
    return cell[2];
  }

  /** The least and the greatest point of all cells in space. */
  get extent() {
    return [[0, 0, 0], this.box];
  }

  /** The least point of a cell in space, and how far its middle is from there. */
  corner(cell) {
    return cell;
  }

  get half() {
    return [0.5, 0.5, 0.5];
  }

  /** The ways into the box. */
  get ways() {
    return WAYS;
  }

  /** Whether these are all ways that a hand might choose. */
  get hasAllWays() {
    return true;
  }

  /** Whether a piece can be taken out along a step as long as these others are left. */
  isFree(assembly, left, piece, step) {
    return isFree(assembly, left, piece, step);
  }

  /** How wide a name may be on a cell, in terms of an edge of a cube. */
  get letter() {
    return 1;
  }

  /** Whether the box can be drawn in which a solid is built. */
  get hasBox() {
    return this.solid;
  }

  /** Whether a picture has room for a piece wherever it lies. */
  isFramed() {
    return true;
  }

  /** The lowest cell to be filled of each column. */
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

  /** Whether there is such a place in the box. */
  isInside(x, y, z) {
    const [xDim, yDim, zDim] = this.box;
    return x >= 0 && x < xDim && y >= 0 && y < yDim && z >= 0 && z < zDim;
  }

  /** How many places the box has. */
  get places() {
    return this.box[0] * this.box[1] * this.box[2];
  }

  place(x, y, z) {
    return (x * this.box[1] + y) * this.box[2] + z;
  }

  /** The arrangement with an index from 0. */
  assembly(index) {
    return this.assemblyOf(this.codes[index]);
  }

  /** The arrangement that a code tells of. */
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

  assembled(cells) {
    return new Assembly(this, cells);
  }

  /** For each piece a list of the cells on which it lies as long as no mobile piece is placed. */
  noCells() {
    return this.pieces.map(piece => (piece.cells ?? []).slice());
  }
}

/** Where each piece lies. */
class Assembly {

  constructor(model, cells) {
    this.model = model;
    /** The cells of each piece; none if it is not placed. */
    this.cells = cells;
    this.owners = new Int32Array(model.places).fill(OPEN);
    cells.forEach((list, piece) => list.forEach(cell => {
      this.owners[model.place(...cell)] = piece;
    }));
    this.centres = cells.map(list => [0, 1, 2].map(
      axis => list.reduce((sum, cell) => sum + model.corner(cell)[axis] + model.half[axis], 0) / Math.max(1, list.length)));
  }

  /** The piece on a cell; OPEN where none is or outside the box. */
  owner(x, y, z) {
    return this.model.isInside(x, y, z) ? this.owners[this.model.place(x, y, z)] : OPEN;
  }

  /** The mobile pieces that are placed. */
  placed() {
    return this.cells.map((list, piece) => piece)
      .filter(piece => this.model.isMobile(piece) && this.cells[piece].length > 0);
  }

  /** The layers as rows of names, the highest y first, layers side by side. */
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
          const name = owner === OPEN ? "." : names[owner];
          row.push(name + " ".repeat(width - [...name].length));
        }
        layers.push(row.join(" "));
      }
      rows.push(layers.join(" , ").trimEnd());
    }
    return rows.join("\n");
  }
}
