// The board on which pieces are placed by hand. Nothing in this file draws.

/** The number of changes that can be undone. */
const MOST_CHANGES = 1000;

class Game {

  /** @param order for each position of the solver the number of its cell in the region */
  constructor(model, shapes, order) {
    this.model = model;
    this.shapes = shapes;
    this.order = order;
    this.numbers = new Map(model.region.map((cell, number) => [model.place(...cell), number]));
    this.positions = [];
    order.forEach((number, position) => { this.positions[number] = position; });
    this.past = [];
    this.restore([]);
  }

  /** Returns the placements on the board, from which it can be restored. */
  snapshot() {
    return [...this.lying.values()];
  }

  /** Replaces all placements. A placement has `piece`, `shape`, `orientation` and `at`, its least corner. */
  restore(placements) {
    /** The placements by piece. */
    this.lying = new Map();
    /** The pieces that cover cells, by the place of the cell in the box. */
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
    return this.shapes.orientations[shape][orientation].map(cell => cell.map((value, axis) => value + at[axis]));
  }

  /** Returns those of the given cells that lie outside the region or are covered. */
  clashes(cells) {
    return cells.filter(cell => !this.isRegion(cell) || this.owner(cell) !== OPEN);
  }

  isRegion(cell) {
    const inside = cell.every((value, axis) => value >= 0 && value < this.model.box[axis]);
    return inside && this.numbers.has(this.model.place(...cell));
  }

  /** Returns the piece that covers a cell of the box; OPEN if there is none. */
  owner(cell) {
    return this.owners.get(this.model.place(...cell)) ?? OPEN;
  }

  /** Returns the first piece of a shape that is not placed; undefined if all are placed. */
  free(shape) {
    return this.shapes.pieces[shape].find(piece => !this.lying.has(piece));
  }

  /** Returns the number of pieces of a shape that are not placed. */
  left(shape) {
    return this.shapes.pieces[shape].filter(piece => !this.lying.has(piece)).length;
  }

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

  get isComplete() {
    return this.owners.size === this.model.region.length && this.isNumberRight;
  }

  /** True if a solution may have the numbers of pieces on the board, of each shape and in all. */
  get isNumberRight() {
    const { optional, least, most } = this.model;
    const lying = this.lying.size;
    return lying >= least && lying <= most && this.shapes.pieces.every(pieces =>
      pieces.filter(piece => this.lying.has(piece)).length >= pieces.filter(piece => !optional[piece]).length);
  }

  /** Returns the placements as text for a question to the solver. */
  images() {
    return this.snapshot().map(({ shape, orientation, at }) => shape + ":" + this.cells(shape, orientation, at)
      .map(cell => this.positions[this.numbers.get(this.model.place(...cell))]).join(" ")).join(",");
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

  /** Returns the placements of a solution; null if the code, which may come from strangers, is no solution. */
  placements(code) {
    const { model, shapes } = this;
    if (code.length !== model.region.length * model.digits || [...code].some(digit => !DIGITS.includes(digit))) {
      return null;
    }
    const cells = model.pieces.map(() => []);
    for (let i = 0; i < model.region.length; i++) {
      let value = 0;
      for (const digit of code.slice(i * model.digits, (i + 1) * model.digits)) {
        value = value * DIGITS.length + DIGITS.indexOf(digit);
      }
      if (value < 1 || value > model.mobile) {
        return null;
      }
      cells[value - 1].push(model.region[i]);
    }
    const placements = cells.slice(0, model.mobile).map((list, piece) => {
      const shape = shapes.shapeOf[piece];
      return { piece, shape, orientation: list.length === 0 ? undefined : shapes.orientationOf(shape, list), at: corner(list) };
    }).filter(({ piece }) => cells[piece].length > 0 || !model.optional[piece]);
    return placements.every(placement => placement.orientation !== undefined) ? placements : null;
  }

  /** Returns the placement of a solution that covers the first open cell in the order of the solver. */
  hint(code) {
    const solution = this.placements(code) ?? [];
    const target = this.model.region[this.order.find(number => this.owner(this.model.region[number]) === OPEN)];
    const placement = solution.find(({ shape, orientation, at }) => this.cells(shape, orientation, at)
      .some(cell => cell.every((value, axis) => value === target[axis])));
    // Copies of a shape can stand for one another, so the hint takes one that is not placed.
    return placement && { ...placement, piece: this.free(placement.shape) };
  }

  assembly() {
    const cells = this.model.noCells();
    this.lying.forEach(({ piece, shape, orientation, at }) => { cells[piece] = this.cells(shape, orientation, at); });
    return new Assembly(this.model, cells);
  }
}
