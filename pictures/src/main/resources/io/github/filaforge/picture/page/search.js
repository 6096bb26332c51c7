// The search for all solutions: where it stands, and what it has found.

/** The most characters of solutions that are kept; browsers take more, but one waits for them. */
const MOST_CHARACTERS = 20000000;

/** States of a search. */
const NEW = "new";
const RUNNING = "running";
const PAUSED = "paused";
const STOPPED = "stopped";
const DONE = "done";
const FAILED = "failed";

/**
 * The solver cannot be interrupted, but its roots come one after the other and each has its solutions in the same order.
 * So a pause ends the worker, and going on means to search the root anew and leave out what is known of it.
 */
class Search {

  /**
   * @param model takes the codes
   * @param changed is called after each change
   */
  constructor(engine, model, roots, changed) {
    this.engine = engine;
    this.model = model;
    this.roots = roots;
    this.changed = changed;
    this.state = NEW;
    this.most = Math.floor(MOST_CHARACTERS / Math.max(1, model.region.length * model.digits));
    this.reset();
  }

  reset() {
    this.model.codes = [];
    /** The root that is searched. */
    this.root = 0;
    /** How many solutions its forerunners have, and how many of its own have come. */
    this.before = 0;
    this.within = 0;
    /** Milliseconds of the runs that are over. */
    this.spent = 0;
    /** When this run began; null if none does or its solver is not loaded yet. */
    this.since = null;
    this.error = null;
  }

  /** How many solutions were found. */
  get found() {
    return this.before + this.within;
  }

  /** Milliseconds that were searched; to load the solver does not count. */
  get time() {
    return this.spent + (this.since === null ? 0 : performance.now() - this.since);
  }

  /** Whether some solutions were only counted. */
  get isFull() {
    return this.found > this.model.codes.length;
  }

  start() {
    this.reset();
    this.goOn();
  }

  goOn() {
    this.state = RUNNING;
    /** Whether it still comes upon solutions that are known. */
    this.isFinding = this.within > 0;
    this.session = new Session(this.engine, message => this.take(message));
    const keep = this.most - this.model.codes.length;
    this.session.send({ task: 1, solve: { from: this.root, skip: this.within, keep, roots: this.roots } });
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
      // By the clock of the worker: that of the page runs on while pictures are drawn.
      this.leave(DONE, this.spent + message.time);
    }
    this.changed();
  }
}
