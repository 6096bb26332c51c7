// The orientations of pieces, and the pieces that have one shape.

import { TINY, shifted } from "./space.js";

/** @import { PuzzleModel } from "./model.js" */

export class Shapes {

  /** @param {PuzzleModel} model */
  constructor(model, data) {
    this.model = model;
    /** The orientations of each shape: lists of cells, all in the order of the cells of the piece. */
    this.orientations = data.shapes.map(shape => shape.orientations.map(numbers => inThrees(numbers)));
    /** For each shape the colours of the cells, 0 for none; undefined if no cell has one. */
    this.colours = data.shapes.map(shape => shape.colours);
    /** For each shape the numbers of the orientations to which a turn leads, by the name of the turn; -1 for none. */
    this.turns = data.shapes.map(shape => shape.turns);
    /** The pieces of each shape, which can stand for one another. */
    this.pieces = data.shapes.map(() => []);
    data.pieces.forEach((piece, index) => this.pieces[piece.shape].push(index));
    // As in the solutions of a solver, pieces that every solution has come first.
    this.pieces.forEach(pieces => pieces.sort((one, other) => model.optional[one] - model.optional[other]));
    this.required = this.pieces.map(pieces => pieces.filter(piece => !model.optional[piece]).length);
    this.shapeOf = data.pieces.map(piece => piece.shape);
  }

  /** Returns true if a turn changes the orientation of some piece. */
  hasTurn(name) {
    return this.turns.some(turns => (name === "right" ? "left" : name) in turns);
  }

  /** Returns the orientation to which a turn leads; -1 if it leads to no other orientation that the shape may have. */
  turned(shape, orientation, name) {
    const turns = this.turns[shape];
    return (name === "right" ? turns.left?.indexOf(orientation) : turns[name]?.[orientation]) ?? -1;
  }

  /** Returns the index of the cell by which a piece is held: of the cell nearest to the middle of the orientation. */
  grip(shape, orientation) {
    const cells = this.orientations[shape][orientation];
    return cells.indexOf(middlemost(this.model, cells.filter(cell => this.model.isDrawn(cell))));
  }

  /** Returns true if a solution may have given numbers of pieces of the shapes. */
  areRight(used) {
    const all = used.reduce((sum, number) => sum + number, 0);
    return all >= this.model.least && all <= this.model.most
      && used.every((number, shape) => number >= this.required[shape]);
  }

  /** Returns the colour of the cell with an index in each orientation of a shape; 0 if it has none. */
  colour(shape, index) {
    return this.colours[shape]?.[index] ?? 0;
  }

  cells(shape, orientation, at) {
    return this.model.moved(this.orientations[shape][orientation], at);
  }

  /** Returns the orientation and the place of a piece that fills given cells; undefined if a shape cannot fill them. */
  placement(shape, cells) {
    const { model } = this;
    const filled = new Set(cells.map(cell => model.place(...cell)));
    for (const [orientation, own] of this.orientations[shape].entries()) {
      for (const cell of own.length === filled.size ? cells : []) {
        const at = shifted(cell, own[0]);
        if (model.kindOf(cell) === model.kindOf(own[0]) && model.moved(own, at).every((each, index) =>
          model.isInside(...each) && filled.has(model.place(...each)) && model.permits(this.colour(shape, index), each))) {
          return { orientation, at };
        }
      }
    }
    return undefined;
  }
}

/** Returns numbers in groups of three: the cells of an orientation. */
function inThrees(numbers) {
  return Array.from({ length: numbers.length / 3 }, (unused, index) => numbers.slice(3 * index, 3 * index + 3));
}

/**
 * Returns the cell that is nearest to the middle of the given cells.
 *
 * @param {PuzzleModel} model
 */
export function middlemost(model, cells) {
  const middles = cells.map(cell => model.middle(cell));
  const middle = [0, 1, 2].map(axis => middles.reduce((sum, each) => sum + each[axis], 0) / cells.length);
  return nearest(cells, cell => distance(model.middle(cell), middle));
}

export function distance(from, to) {
  return Math.hypot(...from.map((value, axis) => value - to[axis]));
}

/** Returns the first of some values at the least distance; undefined if there are none. */
export function nearest(values, away) {
  let best;
  let least = Infinity;
  for (const value of values) {
    const far = away(value);
    if (far < least - TINY) {
      least = far;
      best = value;
    }
  }
  return best;
}
