// The board on which pieces are placed by hand. Nothing in this file draws.

import { DIGITS, OPEN } from "./model.js";

/** @import { PuzzleModel } from "./model.js" */

/** The number of changes that can be undone. */
const MOST_CHANGES = 1000;

/**
 * A piece on the board, in one of the orientations of its shape. Its cells are those of the orientation, moved by the step `at`.
 *
 * @typedef {{ piece: number, shape: number, orientation: number, at: number[] }} Placement
 */

export class Game {

  /**
   * @param {PuzzleModel} model
   * @param order for each position of the solver the number of its cell in the region
   */
  constructor(model, order) {
    this.model = model;
    this.shapes = model.shapes;
    this.order = order;
    this.positions = [];
    order.forEach((number, position) => { this.positions[number] = position; });
    this.past = [];
    this.restore([]);
  }

  /** Returns the placements on the board, from which it can be restored. */
  snapshot() {
    return [...this.lying.values()];
  }

  /**
   * Replaces all placements.
   *
   * @param {Placement[]} placements
   */
  restore(placements) {
    /**
     * The placements by piece.
     *
     * @type {Map<number, Placement>}
     */
    this.lying = new Map();
    /**
     * The pieces that cover cells, by the place of the cell in the box.
     *
     * @type {Map<number, number>}
     */
    this.owners = new Map();
    placements.forEach(placement => this.lay(placement));
  }

  /** Keeps the placements before a change for `undo`. */
  remember(snapshot) {
    this.past.push(snapshot);
    if (this.past.length > MOST_CHANGES) {
      this.past.shift();
    }
  }

  undo() {
    const before = this.past.pop();
    if (before) {
      this.restore(before);
    }
    return before !== undefined;
  }

  cells(shape, orientation, at) {
    return this.shapes.cells(shape, orientation, at);
  }

  /**
   * Returns the cells of a placement that lie outside the region, are covered, or have a colour that does not match.
   *
   * @param {Omit<Placement, "piece">} placement
   */
  clashes({ shape, orientation, at }) {
    return this.cells(shape, orientation, at).filter((cell, index) =>
      !this.isRegion(cell) || this.owner(cell) !== OPEN || !this.model.permits(this.shapes.colour(shape, index), cell));
  }

  isRegion(cell) {
    const number = this.model.numberOf(cell);
    return number !== undefined && !this.model.openCells.has(number);
  }

  /** Returns the piece that covers a cell of the box; OPEN if there is none. */
  owner(cell) {
    return this.owners.get(this.model.place(...cell)) ?? OPEN;
  }

  /**
   * Returns the first piece of a shape that is not placed; undefined if all are placed.
   *
   * @param {number} shape
   * @returns {number | undefined}
   */
  free(shape) {
    return this.shapes.pieces[shape].find(piece => !this.lying.has(piece));
  }

  /** Returns the number of pieces of a shape that are not placed. */
  left(shape) {
    return this.shapes.pieces[shape].filter(piece => !this.lying.has(piece)).length;
  }

  /** @param {Placement} placement */
  lay(placement) {
    this.lying.set(placement.piece, placement);
    this.cells(placement.shape, placement.orientation, placement.at)
      .forEach(cell => this.owners.set(this.model.place(...cell), placement.piece));
  }

  /** Removes a piece and returns its placement. */
  lift(piece) {
    const placement = this.lying.get(piece);
    this.restore(this.snapshot().filter(other => other !== placement));
    return placement;
  }

  /** The numbers in the region of the cells without a piece. */
  get open() {
    return [...this.model.region.keys()].filter(number => this.owner(this.model.region[number]) === OPEN);
  }

  /** True if the board is a solution. */
  get isComplete() {
    return this.model.mayLeave(this.open)
      && this.shapes.areRight(this.shapes.pieces.map((pieces, shape) => pieces.length - this.left(shape)));
  }

  /**
   * Returns the placements as text for a question to the solver.
   *
   * @param open the text of the cells that stay open, if there are any
   */
  images(open) {
    const placed = this.snapshot().map(({ shape, orientation, at }) => shape + ":" + this.cells(shape, orientation, at)
      .map(cell => this.positions[this.model.numberOf(cell)]).join(" "));
    return (open ? [open, ...placed] : placed).join(",");
  }

  /** Returns the placements as code, as solutions are written. */
  code() {
    return this.model.region.map(cell => {
      let rest = this.owner(cell) + 1;
      let text = "";
      for (let i = 0; i < this.model.digits; i++) {
        text = DIGITS[rest % DIGITS.length] + text;
        rest = Math.floor(rest / DIGITS.length);
      }
      return text;
    }).join("");
  }

  /**
   * Returns the cells of the pieces in a code, and the numbers of the cells that it leaves empty; null if the code, which may
   * come from strangers, is no arrangement.
   */
  read(code) {
    const { model } = this;
    if (code.length !== model.region.length * model.digits || [...code].some(digit => !DIGITS.includes(digit))) {
      return null;
    }
    const cells = model.pieces.map(() => []);
    const empty = [];
    for (let i = 0; i < model.region.length; i++) {
      let value = 0;
      for (const digit of code.slice(i * model.digits, (i + 1) * model.digits)) {
        value = value * DIGITS.length + DIGITS.indexOf(digit);
      }
      if (value > model.mobile) {
        return null;
      }
      if (value === 0) {
        empty.push(i);
      } else {
        cells[value - 1].push(model.region[i]);
      }
    }
    return { cells, empty };
  }

  /**
   * Returns the placements of a solution; null if the code is no solution.
   *
   * @returns {Placement[] | null}
   */
  placements(code) {
    const { model, shapes } = this;
    const arrangement = this.read(code);
    if (arrangement === null) {
      return null;
    }
    const { cells, empty } = arrangement;
    const placements = [...cells.slice(0, model.mobile).entries()].filter(([, list]) => list.length > 0)
      .map(([piece, list]) => ({ piece, shape: shapes.shapeOf[piece], ...shapes.placement(shapes.shapeOf[piece], list) }));
    const used = shapes.pieces.map((unused, shape) => placements.filter(placement => placement.shape === shape).length);
    return model.mayLeave(empty) && shapes.areRight(used) && placements.every(({ at }) => at) ? placements : null;
  }

  /**
   * Returns the placement of a solution that covers the first open cell in the order of the solver.
   *
   * @returns {Placement | undefined}
   */
  hint(code) {
    const solution = this.placements(code) ?? [];
    const filling = new Map(solution.flatMap(placement => this.cells(placement.shape, placement.orientation, placement.at)
      .map(cell => [this.model.numberOf(cell), placement])));
    const target = this.order.find(number => filling.has(number) && this.owner(this.model.region[number]) === OPEN);
    const placement = filling.get(target);
    // Copies of a shape can stand for one another, so the hint takes one that is not placed.
    return placement && { ...placement, piece: this.free(placement.shape) };
  }

  assembly() {
    const cells = this.model.noCells();
    this.lying.forEach(({ piece, shape, orientation, at }) => { cells[piece] = this.cells(shape, orientation, at); });
    return this.model.assembled(cells);
  }
}
