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
 * piece that is just coming in. `floor` are the places below the open cells, each with its `cell` and `corner`. `captions` are texts at places.
 */
class Scene {

  constructor(model, assembly, steps, state) {
    this.model = model;
    this.assembly = assembly;
    this.side = state.layers;
    [this.least, this.greatest] = model.extent;
    this.size = this.greatest.map((value, axis) => value - this.least[axis]);
    this.grid = layerGrid([this.size[0], this.size[1], model.layers]);
    this.middle = this.least.map((value, axis) => value + this.size[axis] / 2);
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
    this.hasBox = model.hasBox && !this.side && this.explosion === 0 && state.shown < model.mobile;
    this.captions = this.side && model.layers > 1 ? this.layerCaptions() : [];
  }

  /** Whether faces of a piece in two layers lie apart. */
  get layersApart() {
    return this.side;
  }

  add(piece, away, alpha) {
    const shift = this.side ? away : this.exploded(piece).map((value, axis) => value + away[axis]);
    for (const cell of this.assembly.cells[piece]) {
      const base = this.side ? this.inItsLayer(cell) : this.model.corner(cell);
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
    return way.step.map((value, axis) => value * missing * this.size[axis] * WAY_IN);
  }

  /** The corner of a cell where it lies when the layers lie side by side, the lowest first. */
  inItsLayer(cell) {
    const [x, y] = this.model.corner(cell);
    const [right, down] = this.layerShift(this.model.layerOf(cell));
    return [x + right, y - down, this.least[2]];
  }

  /** How far a layer is to the right and below the first one. */
  layerShift(layer) {
    const column = layer % this.grid.columns;
    const row = Math.floor(layer / this.grid.columns);
    return [column * (this.size[0] + LAYER_GAP), row * (this.size[1] + LAYER_GAP)];
  }

  /** The box around all that can be seen in this view: its least and its greatest point. */
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
    if (this.explosion > 0) {
      this.assembly.cells.forEach((cells, piece) => {
        const shift = this.exploded(piece);
        (this.model.isFramed(piece) ? cells : []).forEach(cell => this.model.corner(cell).forEach((value, axis) => {
          least[axis] = Math.min(least[axis], value + shift[axis]);
          greatest[axis] = Math.max(greatest[axis], value + 2 * half[axis] + shift[axis]);
        }));
      });
    }
    return [least, greatest];
  }

  /** How far the farthest point of a piece is from a point in the middle, wherever it has been moved. */
  radius(middle) {
    const half = this.model.half;
    let most = this.explosion > 0 ? 0 : Math.hypot(...this.size) / 2;
    this.assembly.cells.forEach((cells, piece) => {
      const shift = this.exploded(piece);
      for (const cell of this.model.isFramed(piece) ? cells : []) {
        most = Math.max(most, Math.hypot(...this.model.corner(cell).map(
          (value, axis) => Math.abs(value + half[axis] + shift[axis] - middle[axis]) + half[axis])));
      }
    });
    return most;
  }

  /** The places on which pieces lie; below all pieces when these are moved apart. */
  floorSquares() {
    if (!this.model.solved) {
      return [];
    }
    const down = this.bounds()[0][2] - this.least[2];
    return this.side
      ? this.model.region.map(cell => ({ cell, corner: this.inItsLayer(cell) }))
      : this.model.lowestCells().map(cell => ({ cell, corner: this.model.corner(cell).map(
        (value, axis) => axis === 2 ? value + down : value) }));
  }

  layerCaptions() {
    return Array.from({ length: this.model.layers }, (unused, layer) => {
      const [right, down] = this.layerShift(layer);
      const at = [this.least[0] + right + this.size[0] / 2, this.least[1] - down, this.least[2]];
      return { text: "layer " + (layer + 1), at };
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
