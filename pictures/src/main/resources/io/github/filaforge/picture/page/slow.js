// A search in slow motion: the plain method that is the core of every solver, not one of the solvers.

import { byId, isStill } from "./elements.js";
import { OPEN } from "./model.js";
import { number, solutions } from "./solving.js";
import { shifted } from "./space.js";

/** @import { Browse } from "./browse.js" */
/** @import { PuzzleModel } from "./model.js" */

/** The results of a step. */
const PLACED = "placed";
const REMOVED = "removed";
const SOLVED = "solved";
const EXHAUSTED = "exhausted";

/** The least time in milliseconds between two pictures, if nothing is to move by itself. */
const CALM = 1000;

/** The shape that stands for a cell that stays empty. */
const NOTHING = -1;

/** A search that fills the first open cell with each piece in turn, and removes the last piece if none fits. */
export class SlowSearch {

  /** @param {PuzzleModel} model */
  constructor(model, order) {
    const { shapes } = model;
    this.model = model;
    this.shapes = shapes;
    this.order = order;
    this.taken = new Uint8Array(model.region.length);
    model.openCells.forEach(number => { this.taken[number] = 1; });
    this.used = shapes.pieces.map(() => 0);
    this.images = new Map();
    /** One frame for each placed piece, and one for the cell that is to be filled next. */
    this.frames = [this.frame(0)];
    this.placings = 0;
    this.removals = 0;
    this.solutions = 0;
  }

  /** Returns a frame for the first open cell from a place in the order. */
  frame(from) {
    let at = from;
    while (at < this.order.length && this.taken[this.order[at]]) {
      at++;
    }
    return { at, next: 0, image: null };
  }

  /** Places a piece or removes one; returns the result of the step. */
  step() {
    const frame = this.frames[this.frames.length - 1];
    const image = this.next(frame);
    if (image) {
      this.placings += image.shape === NOTHING ? 0 : 1;
      frame.image = image;
      frame.piece = image.shape === NOTHING ? OPEN : this.shapes.pieces[image.shape][this.used[image.shape]++];
      image.cells.forEach(cell => { this.taken[cell] = 1; });
      this.frames.push(this.frame(frame.at));
      const isSolution = this.frames[this.frames.length - 1].at === this.order.length && this.shapes.areRight(this.used);
      this.solutions += isSolution ? 1 : 0;
      return isSolution ? SOLVED : PLACED;
    }
    if (this.frames.length === 1) {
      return EXHAUSTED;
    }
    this.frames.pop();
    const last = this.frames[this.frames.length - 1];
    if (last.image.shape !== NOTHING) {
      this.used[last.image.shape]--;
      this.removals++;
    }
    last.image.cells.forEach(cell => { this.taken[cell] = 0; });
    last.image = null;
    return REMOVED;
  }

  /** Returns the next image that fits and covers the cell of a frame; null if there is none. */
  next(frame) {
    const images = this.imagesOn(frame.at);
    while (frame.next < images.length) {
      const image = images[frame.next++];
      if (this.isLeft(image) && image.cells.every(cell => !this.taken[cell])) {
        return image;
      }
    }
    return null;
  }

  /** Returns true if an image may be placed, as far as the numbers of pieces and of empty cells are concerned. */
  isLeft({ shape, cells }) {
    if (shape === NOTHING) {
      const before = this.frames.filter(frame => frame.image?.shape === NOTHING).map(frame => frame.image.cells[0]);
      return this.model.mayLeave([...before, ...cells]);
    }
    return this.used[shape] < this.shapes.pieces[shape].length;
  }

  /** Returns all images in the region that cover the cell at a place in the order. */
  imagesOn(at) {
    if (at === this.order.length) {
      return [];
    }
    if (!this.images.has(at)) {
      const target = this.model.region[this.order[at]];
      const found = new Map();
      this.shapes.orientations.forEach((orientations, shape) => orientations.forEach(cells => cells.forEach(grip => {
        const image = this.model.kindOf(grip) === this.model.kindOf(target) && this.image(shape, cells, shifted(target, grip));
        if (image) {
          // Two orientations may fill equal cells.
          found.set(shape + ":" + image, { shape, cells: image });
        }
      })));
      // A cell that may stay empty is left empty last.
      const nothing = this.model.isOptional(target) ? [{ shape: NOTHING, cells: [this.order[at]] }] : [];
      this.images.set(at, [...found.values(), ...nothing]);
    }
    return this.images.get(at);
  }

  /** Returns the numbers of the cells of an orientation that is moved; null if it cannot lie there. */
  image(shape, cells, by) {
    const { model } = this;
    const moved = model.moved(cells, by);
    const found = moved.map(cell => model.numberOf(cell));
    const fits = !found.includes(undefined)
      && moved.every((cell, index) => model.permits(this.shapes.colour(shape, index), cell));
    return !fits ? null : found.sort((a, b) => a - b);
  }

  /** The frames of the placed pieces, the oldest first. */
  get placed() {
    return this.frames.filter(frame => frame.image && frame.image.shape !== NOTHING);
  }

  assembly() {
    const cells = this.model.noCells();
    this.placed.forEach(({ piece, image }) => { cells[piece] = image.cells.map(cell => this.model.region[cell]); });
    return this.model.assembled(cells);
  }
}

/** The controls of the search in slow motion, which runs at the speed that a person chooses. */
export class SlowMotion {

  /**
   * @param {PuzzleModel} model
   * @param {Browse} browse
   */
  constructor(model, order, browse) {
    this.begin = () => new SlowSearch(model, order);
    this.browse = browse;
    this.running = false;
    browse.leaveSlow = () => this.leave();
    byId("slow-run").addEventListener("click", () => this.run(!this.running));
    byId("slow-step").addEventListener("click", () => {
      this.run(false);
      this.steps(1);
    });
    byId("slow-again").addEventListener("click", () => {
      this.run(false);
      this.search = null;
      this.show();
    });
    byId("speed").addEventListener("input", () => this.sayButtons());
    this.sayButtons();
  }

  /** The number of steps in a second. The slider sets its logarithm, so that it acts evenly. */
  get speed() {
    return 2 ** byId("speed").valueAsNumber;
  }

  run(on) {
    this.running = on;
    this.sayButtons();
    if (!on) {
      return;
    }
    this.browse.setQuiet(true);
    let before = null;
    let shown = -Infinity;
    let due = 1;
    const frame = now => {
      if (!this.running) {
        return;
      }
      due = Math.min(due + (before === null ? 0 : (now - before) / 1000 * this.speed), 1000);
      before = now;
      if (due >= 1 && now - shown >= (isStill() ? CALM : 0)) {
        shown = now;
        this.steps(Math.floor(due));
        due %= 1;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** Performs a number of steps, and stops at a solution. */
  steps(count) {
    this.search = this.search ?? this.begin();
    let done = PLACED;
    for (let i = 0; i < count && (done === PLACED || done === REMOVED); i++) {
      done = this.search.step();
    }
    if (done === SOLVED || done === EXHAUSTED) {
      this.run(false);
      this.browse.setQuiet(false);
    }
    this.show(done);
  }

  show(done) {
    this.search = this.search ?? this.begin();
    this.browse.showUnfinished(this.search.assembly(), this.search.placed.map(frame => frame.piece));
    byId("slow-told").textContent = number(this.search.placings) + " placed, " + number(this.search.removals) + " taken away, "
      + solutions(this.search.solutions) + "."
      + ({ [SOLVED]: " This is a solution.", [EXHAUSTED]: " That was all." }[done] ?? "");
    Object.assign(byId("slow").dataset, { placings: this.search.placings, removals: this.search.removals, last: done ?? "" });
  }

  /** Pauses because the page shows something else; the search keeps its state. */
  leave() {
    if (this.running) {
      this.run(false);
    }
  }

  sayButtons() {
    byId("slow-run").textContent = this.running ? "Pause" : "Watch";
    byId("speed").setAttribute("aria-valuetext", number(this.speed) + (this.speed === 1 ? " step" : " steps") + " a second");
  }
}
