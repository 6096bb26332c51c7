// Which cubes stand where: what is to be seen of an assembly, before any camera looks at it.

/** How far pieces move apart when they are exploded all the way, in terms of their distance from the middle. */
const EXPLOSION = 1.6;

/** The open columns and rows between layers that lie side by side. */
const LAYER_GAP = 1;

/** From how far a piece comes in, in terms of the length of the box. */
const WAY_IN = 0.9;

/**
 * What is to be seen.
 *
 * `cubes` are the cells that are drawn: `corner` in space, `cell` in the box, `piece`, and `alpha`, which is below 1 for a
 * piece that is just coming in. `floor` are the squares below the open cells. `captions` are texts at places.
 */
class Scene {

  constructor(model, assembly, steps, state) {
    this.model = model;
    this.assembly = assembly;
    this.side = state.layers;
    this.grid = layerGrid(model.box);
    this.middle = model.box.map(length => length / 2);
    this.explosion = state.explode / 100 * EXPLOSION;
    this.cubes = [];
    assembly.cells.forEach((cells, piece) => {
      if (!model.isMobile(piece) && !state.hidden.has(piece)) {
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
    this.floor = this.floorSquares();
    /** Whether to draw the box that a solid is being built in. */
    this.hasBox = model.solid && !this.side && this.explosion === 0 && state.shown < model.mobile;
    this.captions = this.side && model.box[2] > 1 ? this.layerCaptions() : [];
  }

  /** Whether faces of a piece in two layers lie apart. */
  get layersApart() {
    return this.side;
  }

  add(piece, away, alpha) {
    const shift = this.side ? away : this.exploded(piece).map((value, axis) => value + away[axis]);
    for (const cell of this.assembly.cells[piece]) {
      const base = this.side ? this.inItsLayer(cell) : cell;
      this.cubes.push({ piece, cell, alpha, corner: base.map((value, axis) => value + shift[axis]) });
    }
  }

  exploded(piece) {
    if (!this.model.isMobile(piece)) {
      return [0, 0, 0];
    }
    return this.assembly.centres[piece].map((value, axis) => (value - this.middle[axis]) * this.explosion);
  }

  /** Where a piece still is of which some of its way is missing, from 0 to 1. */
  wayIn(step, missing) {
    if (this.side || missing === 0) {
      return [0, 0, 0];
    }
    const way = step.way ?? WAYS[0];
    return way.step.map((value, axis) => value * missing * this.model.box[axis] * WAY_IN);
  }

  /** A cell where it lies when the layers lie side by side, the lowest first. */
  inItsLayer([x, y, z]) {
    const [xDim, yDim] = this.model.box;
    const column = z % this.grid.columns;
    const row = Math.floor(z / this.grid.columns);
    return [x + column * (xDim + LAYER_GAP), y - row * (yDim + LAYER_GAP), 0];
  }

  /** The box around all that can be seen in this view: its least and its greatest point. */
  bounds() {
    const [xDim, yDim, zDim] = this.model.box;
    if (this.side) {
      const { columns, rows } = this.grid;
      return [
        [0, yDim - rows * (yDim + LAYER_GAP) + LAYER_GAP, 0],
        [columns * (xDim + LAYER_GAP) - LAYER_GAP, yDim, 1],
      ];
    }
    const least = [0, 0, 0];
    const greatest = [xDim, yDim, zDim];
    if (this.explosion > 0) {
      this.assembly.cells.forEach((cells, piece) => {
        const shift = this.exploded(piece);
        cells.forEach(cell => cell.forEach((value, axis) => {
          least[axis] = Math.min(least[axis], value + shift[axis]);
          greatest[axis] = Math.max(greatest[axis], value + 1 + shift[axis]);
        }));
      });
    }
    return [least, greatest];
  }

  /** How far the farthest point of a piece is from a point in the middle, wherever it has been moved. */
  radius(middle) {
    const half = this.model.box.map(length => length / 2);
    let most = this.explosion > 0 ? 0 : Math.hypot(...half);
    this.assembly.cells.forEach((cells, piece) => {
      const shift = this.exploded(piece);
      for (const cell of cells) {
        most = Math.max(most, Math.hypot(...cell.map(
          (value, axis) => Math.abs(value + 0.5 + shift[axis] - middle[axis]) + 0.5)));
      }
    });
    return most;
  }

  /** The lower left corners of the squares on which pieces lie; below all pieces when these are moved apart. */
  floorSquares() {
    if (!this.model.solved) {
      return [];
    }
    const bottom = this.bounds()[0][2];
    return this.side
      ? this.model.region.map(cell => this.inItsLayer(cell))
      : this.lowestCells().map(([x, y, z]) => [x, y, z + bottom]);
  }

  /** The lowest cell to be filled of each column. */
  lowestCells() {
    const lowest = new Map();
    for (const cell of this.model.region) {
      const column = cell[0] + "," + cell[1];
      if (!lowest.has(column)) {
        lowest.set(column, cell);
      }
    }
    return [...lowest.values()];
  }

  layerCaptions() {
    const [xDim, , zDim] = this.model.box;
    return Array.from({ length: zDim }, (unused, z) => {
      const [x, y] = this.inItsLayer([0, 0, z]);
      return { text: "layer " + (z + 1), at: [x + xDim / 2, y, 0] };
    });
  }
}

/** In how many columns and rows layers lie side by side, about as wide as a screen. */
function layerGrid([xDim, yDim, zDim]) {
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
