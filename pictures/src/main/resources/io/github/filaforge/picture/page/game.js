// The board on which pieces are placed by hand. Nothing in this file knows how anything is drawn.

/** How many changes can be taken back. */
const MOST_CHANGES = 1000;

class Game {

  /** @param order of each position of the solver, which cell of the region it is */
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

  /** What lies, to come back to. */
  snapshot() {
    return [...this.lying.values()];
  }

  /** Takes all pieces away and lays others: `piece`, `shape`, `orientation` and `at`, its least corner. */
  restore(placements) {
    /** By piece. */
    this.lying = new Map();
    /** The pieces on the cells of the region, by the place of the cell. */
    this.owners = new Map();
    placements.forEach(placement => this.lay(placement));
  }

  /** Makes what was before a change come back with `undo`. */
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

  /** The cells on which nothing can be laid: outside the region, or taken. */
  clashes(cells) {
    return cells.filter(cell => !this.isRegion(cell) || this.owner(cell) !== OPEN);
  }

  isRegion(cell) {
    const inside = cell.every((value, axis) => value >= 0 && value < this.model.box[axis]);
    return inside && this.numbers.has(this.model.place(...cell));
  }

  /** The piece that lies on a cell of the box; OPEN if none does. */
  owner(cell) {
    return this.owners.get(this.model.place(...cell)) ?? OPEN;
  }

  /** The first piece of a shape that does not lie; undefined if all do. */
  free(shape) {
    return this.shapes.pieces[shape].find(piece => !this.lying.has(piece));
  }

  /** How many pieces of a shape do not lie. */
  left(shape) {
    return this.shapes.pieces[shape].filter(piece => !this.lying.has(piece)).length;
  }

  lay(placement) {
    this.lying.set(placement.piece, placement);
    this.cells(placement.shape, placement.orientation, placement.at)
      .forEach(cell => this.owners.set(this.model.place(...cell), placement.piece));
  }

  /** Takes a piece away and tells how it lay. */
  lift(piece) {
    const placement = this.lying.get(piece);
    this.restore(this.snapshot().filter(other => other !== placement));
    return placement;
  }

  get isComplete() {
    return this.owners.size === this.model.region.length;
  }

  /** What lies, as the solver is asked about it. */
  images() {
    return this.snapshot().map(({ shape, orientation, at }) => shape + ":" + this.cells(shape, orientation, at)
      .map(cell => this.positions[this.numbers.get(this.model.place(...cell))]).join(" ")).join(",");
  }

  /** What lies, as a solution is written. */
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

  /** How pieces lie in a solution; null if a text, which may come from anywhere, is no solution. */
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
    });
    return placements.every(placement => placement.orientation !== undefined) ? placements : null;
  }

  /** A placement of a solution that is not there yet, on the first open cell in the order of the solver. */
  hint(code) {
    const solution = this.placements(code) ?? [];
    const target = this.model.region[this.order.find(number => this.owner(this.model.region[number]) === OPEN)];
    const placement = solution.find(({ shape, orientation, at }) => this.cells(shape, orientation, at)
      .some(cell => cell.every((value, axis) => value === target[axis])));
    // A copy lies for another: any that is free will do.
    return placement && { ...placement, piece: this.free(placement.shape) };
  }

  assembly() {
    const cells = this.model.noCells();
    this.lying.forEach(({ piece, shape, orientation, at }) => { cells[piece] = this.cells(shape, orientation, at); });
    return new Assembly(this.model, cells);
  }
}
