// The search for all solutions: its state and the solutions that it has found.

import { Session } from "./engine.js";

/** @import { Engine } from "./engine.js" */
/** @import { PuzzleModel } from "./model.js" */

/** The greatest number of characters of solutions that are kept. Browsers can keep more, but become slow. */
const MOST_CHARACTERS = 20000000;

/** The states of a search. */
export const NEW = "new";
export const RUNNING = "running";
export const PAUSED = "paused";
export const STOPPED = "stopped";
export const DONE = "done";
export const FAILED = "failed";

/**
 * A search in a worker. The solver cannot be interrupted, but it searches root after root, and the solutions of a root
 * always come in one order. So a pause ends the worker. To go on, a new worker searches the root again, and the solutions
 * of this root that are known are left out.
 */
export class Search {

  /**
   * @param {Engine} engine
   * @param {PuzzleModel} model the model, which receives the codes
   * @param changed a function that is called after each change
   */
  constructor(engine, model, roots, changed) {
    this.engine = engine;
    this.model = model;
    this.roots = roots;
    this.changed = changed;
    this.state = NEW;
    /** Returns the images that all solutions have, as a text; null for none. */
    this.images = () => null;
    this.most = Math.floor(MOST_CHARACTERS / Math.max(1, model.region.length * model.digits));
    this.reset();
  }

  reset() {
    this.model.codes = [];
    /** The root that is being searched. */
    this.root = 0;
    /** The numbers of solutions of the earlier roots, and of this root so far. */
    this.before = 0;
    this.within = 0;
    /** The time of the earlier runs in milliseconds. */
    this.spent = 0;
    /** The time at which this run began; null if there is no run or its solver is not loaded yet. */
    this.since = null;
    this.error = null;
  }

  /** The number of solutions found. */
  get found() {
    return this.before + this.within;
  }

  /** The time of the search in milliseconds, without the time to load the solver. */
  get time() {
    return this.spent + (this.since === null ? 0 : performance.now() - this.since);
  }

  /** True if some solutions were only counted and not kept. */
  get isFull() {
    return this.found > this.model.codes.length;
  }

  /** Forgets all solutions. */
  clear() {
    this.session?.end();
    this.reset();
    this.state = NEW;
    this.changed();
  }

  start() {
    this.reset();
    this.goOn();
  }

  goOn() {
    this.state = RUNNING;
    /** True while the search finds only solutions that are known. */
    this.isFinding = this.within > 0;
    this.session = new Session(this.engine, message => this.take(message));
    const keep = this.most - this.model.codes.length;
    this.session.send({ task: 1, solve: { from: this.root, skip: this.within, keep, roots: this.roots, images: this.images() } });
    this.changed();
  }

  pause() {
    this.leave(PAUSED);
  }

  stop() {
    this.leave(STOPPED);
  }

  leave(state, time = this.time) {
    this.session?.end();
    this.spent = time;
    this.since = null;
    this.state = state;
    this.changed();
  }

  take(message) {
    this.isFinding = this.isFinding && message.ready === true;
    if (message.ready) {
      this.since = performance.now();
    } else if (message.error !== undefined) {
      this.error = message.error;
      this.leave(FAILED);
    } else if (message.codes) {
      for (const code of message.codes) {
        this.model.codes.push(code);
      }
      this.within += message.codes.length + message.more;
    } else if (message.root !== undefined) {
      this.before += Number(message.count);
      this.within = 0;
      this.root = message.root + 1;
    } else if (message.done) {
      // The worker has measured this time: the clock of the page includes the time that pictures take.
      this.leave(DONE, this.spent + message.time);
    }
    this.changed();
  }
}
