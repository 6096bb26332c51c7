// The places of the cubes of an assembly in space, before a camera projects them.

import { TINY } from "./space.js";
import { WAYS } from "./steps.js";

/** @import { Assembly, PuzzleModel } from "./model.js" */

/** The way of pieces at full explosion, as a multiple of their distance from the middle. */
const EXPLOSION = 1.6;

/** The number of open columns and rows between layers side by side. */
export const LAYER_GAP = 1;

/** The distance from which a piece comes in, as a multiple of the length of the box. */
const WAY_IN = 0.9;

/**
 * The visible things of an assembly.
 *
 * `cubes` are the cells that are drawn: `corner` in space, `cell` in the box, `piece`, and `alpha`, which is below 1 for a
 * piece that is on its way in. `floor` are the squares on which pieces lie, each with its `cell` and `corner`, the
 * colour of the cell, and whether it may stay empty. `captions` are texts at places.
 */
export class Scene {

  /**
   * @param {PuzzleModel} model
   * @param {Assembly} assembly
   */
  constructor(model, assembly, steps, state) {
    this.model = model;
    this.assembly = assembly;
    this.side = state.layers;
    const [least, greatest] = model.extent;
    this.least = least;
    this.greatest = greatest;
    this.size = this.greatest.map((value, axis) => value - this.least[axis]);
    this.grid = layerGrid([this.size[0], this.size[1], model.layers]);
    this.middle = this.least.map((value, axis) => value + this.size[axis] / 2);
    this.explosion = state.explode / 100 * EXPLOSION;
    this.cubes = [];
    /** The places of pieces that are being taken apart, and of all pieces after each move; null if no moves are shown. */
    this.moves = state.moves ?? null;
    if (this.moves) {
      this.moves.places.filter(({ piece }) => !state.hidden.has(piece)).forEach(({ piece, way }) => this.add(piece, way, 1));
    } else {
      this.addSteps(steps, state);
    }
    this.floor = this.floorSquares();
    /** True if the edges of the box are drawn: while a solid is being built. */
    this.hasBox = model.hasBox && !this.side && this.explosion === 0 && state.shown < model.mobile && !this.moves;
    this.captions = this.side && !model.flat ? this.layerCaptions() : [];
  }

  /** Adds the pieces that are put in, and the piece that is on its way in. */
  addSteps(steps, state) {
    this.assembly.cells.forEach((cells, piece) => {
      if (!this.model.isMobile(piece) && !state.hidden.has(piece)) {
        this.add(piece, [0, 0, 0], 1);
      }
    });
    const whole = Math.floor(state.shown);
    steps.forEach((step, index) => {
      if (index <= whole && index < state.shown && !state.hidden.has(step.piece)) {
        const missing = index < whole ? 0 : 1 - (state.shown - whole);
        this.add(step.piece, this.wayIn(step, missing), 1 - missing);
      }
    });
  }

  /** Returns true if a move has moved a piece, false if another piece was moved, and null if no move is shown. */
  isMoved(piece) {
    return this.moves?.moved ? this.moves.moved.has(piece) : null;
  }

  /** True if the layers lie side by side, so that a piece in two layers is drawn in two parts. */
  get layersApart() {
    return this.side;
  }

  add(piece, away, alpha) {
    const shift = this.side ? away : this.exploded(piece).map((value, axis) => value + away[axis]);
    for (const cell of this.assembly.cells[piece].filter(each => this.model.isDrawn(each))) {
      const base = this.side ? this.inItsLayer(cell) : this.model.corner(cell);
      const colour = this.assembly.colours.get(this.model.place(...cell));
      this.cubes.push({ piece, cell, alpha, colour, corner: base.map((value, axis) => value + shift[axis]) });
    }
  }

  exploded(piece) {
    if (!this.model.isMobile(piece)) {
      return [0, 0, 0];
    }
    return this.assembly.centres[piece].map((value, axis) => (value - this.middle[axis]) * this.explosion);
  }

  explodedPlaces() {
    return this.assembly.cells.map((cells, piece) => ({ piece, way: this.exploded(piece) }));
  }

  /** Returns the shift of a piece that is on its way in; `missing` is the part of the way that is left, from 0 to 1. */
  wayIn(step, missing) {
    if (this.side || missing === 0) {
      return [0, 0, 0];
    }
    const way = step.way ?? WAYS[0];
    return way.step.map((value, axis) => value * missing * this.size[axis] * WAY_IN);
  }

  /** Returns the corner of a cell in the view with layers side by side, the lowest layer first. */
  inItsLayer(cell) {
    const [x, y] = this.model.corner(cell);
    const [right, down] = this.layerShift(this.model.layerOf(cell));
    return [x + right, y - down, this.least[2]];
  }

  /** Returns the distances of a layer from the first one: to the right and down. */
  layerShift(layer) {
    const column = layer % this.grid.columns;
    const row = Math.floor(layer / this.grid.columns);
    return [column * (this.size[0] + LAYER_GAP), row * (this.size[1] + LAYER_GAP)];
  }

  /** Returns the box around everything in this view: its least and its greatest point. */
  bounds() {
    const [width, depth] = this.size;
    const half = this.model.half;
    if (this.side) {
      const { columns, rows } = this.grid;
      return [
        [this.least[0], this.greatest[1] - rows * (depth + LAYER_GAP) + LAYER_GAP, this.least[2]],
        [this.least[0] + columns * (width + LAYER_GAP) - LAYER_GAP, this.greatest[1], this.least[2] + 2 * half[2]],
      ];
    }
    const least = this.least.slice();
    const greatest = this.greatest.slice();
    for (const { piece, way } of this.explosion > 0 ? this.explodedPlaces() : this.moves?.reach ?? []) {
      const cells = this.model.isFramed(piece) ? this.assembly.cells[piece] : [];
      cells.forEach(cell => this.model.corner(cell).forEach((value, axis) => {
        least[axis] = Math.min(least[axis], value + way[axis]);
        greatest[axis] = Math.max(greatest[axis], value + 2 * half[axis] + way[axis]);
      }));
    }
    return [least, greatest];
  }

  /** Returns the distance of the farthest point of all moved pieces from a point in the middle. */
  radius(middle) {
    const half = this.model.half;
    let most = this.explosion > 0 ? 0 : Math.hypot(...this.size) / 2;
    for (const { piece, way } of [...this.explodedPlaces(), ...this.moves?.reach ?? []]) {
      for (const cell of this.model.isFramed(piece) ? this.assembly.cells[piece] : []) {
        most = Math.max(most, Math.hypot(...this.model.corner(cell).map(
          (value, axis) => Math.abs(value + half[axis] + way[axis] - middle[axis]) + half[axis])));
      }
    }
    return most;
  }

  /**
   * Returns the squares on which pieces lie; when pieces are moved apart, the squares stay below all of them. A solid that is
   * taken apart lies on nothing.
   */
  floorSquares() {
    if (!this.model.solved || (this.moves?.moved && this.model.solid)) {
      return [];
    }
    const down = this.bounds()[0][2] - this.least[2];
    const places = this.side
      ? this.model.region.filter(cell => this.model.isDrawn(cell)).map(cell => ({ cell, corner: this.inItsLayer(cell) }))
      : this.model.lowestCells().map(cell => ({ cell, corner: this.model.corner(cell).map(
        (value, axis) => axis === 2 ? value + down : value) }));
    return places.map(place => ({
      ...place, isOptional: this.model.isOptional(place.cell) || this.model.isOption(place.cell), colour: this.model.colourOf(place.cell),
    }));
  }

  layerCaptions() {
    return Array.from({ length: this.model.layers }, (unused, layer) => {
      const [right, down] = this.layerShift(layer);
      const at = [this.least[0] + right + this.size[0] / 2, this.least[1] - down, this.least[2]];
      return { text: this.model.nameOfLayer(layer), at };
    });
  }
}

/** Returns the numbers of columns and rows in which layers lie side by side, in about the proportions of a screen. */
export function layerGrid([xDim, yDim, zDim]) {
  let best = { columns: 1, rows: zDim };
  let least = Infinity;
  for (let columns = 1; columns <= zDim; columns++) {
    const rows = Math.ceil(zDim / columns);
    const size = Math.max(columns * (xDim + LAYER_GAP) / 1.4, rows * (yDim + LAYER_GAP));
    if (size < least - TINY) {
      least = size;
      best = { columns, rows };
    }
  }
  return best;
}
