// Runs in the worker: takes questions from the page, asks the engine and sends what it finds. `loadEngine` stands before it.

/** The most solutions in one message. */
const BATCH = 500;

/** A message may go out at once as long as there is credit; so much comes back in a millisecond. */
const MOST_CREDIT = 40;
const CREDIT_PER_MILLISECOND = 0.03;

/** The engine, as soon as it is there. */
let engine = null;

/**
 * Sends solutions in batches. The engine cannot be left between two solutions, so no clock could send those that wait: the
 * first of them go out at once, and only those that come too fast for that wait for each other.
 */
class Outbox {

  /** @param keep how many codes are wanted; further solutions are only counted */
  constructor(task, keep) {
    this.task = task;
    this.keep = keep;
    this.credit = MOST_CREDIT;
    this.time = performance.now();
    this.empty();
  }

  empty() {
    this.codes = [];
    this.more = 0;
  }

  add(code) {
    if (this.keep > 0) {
      this.keep--;
      this.codes.push(code);
    } else {
      this.more++;
    }
    const now = performance.now();
    this.credit = Math.min(MOST_CREDIT, this.credit + (now - this.time) * CREDIT_PER_MILLISECOND);
    this.time = now;
    if (this.credit >= 1 || this.codes.length >= BATCH) {
      this.flush();
    }
  }

  flush() {
    if (this.codes.length + this.more > 0) {
      this.credit = Math.max(0, this.credit - 1);
      postMessage({ task: this.task, codes: this.codes, more: this.more });
      this.empty();
    }
  }
}

/** Searches root after root; of the first it leaves out the solutions that the page has. */
function solve(task, { from, skip, keep, roots }) {
  const outbox = new Outbox(task, keep);
  const begun = performance.now();
  let known = skip;
  for (let root = from; root < roots; root++) {
    const count = engine.search(null, root, code => {
      if (known > 0) {
        known--;
      } else {
        outbox.add(code);
      }
      return true;
    });
    outbox.flush();
    known = 0;
    postMessage({ task, root, count });
  }
  postMessage({ task, done: true, time: performance.now() - begun });
}

/** Looks for one solution with the pieces that lie already. */
function finish(task, images) {
  let solution = null;
  engine.search(images, 0, code => {
    solution = code;
    return false;
  });
  postMessage({ task, solution });
}

async function answer(message) {
  try {
    if ("load" in message) {
      engine = await loadEngine(message.load);
      postMessage({ ready: true });
    } else if (message.solve) {
      solve(message.task, message.solve);
    } else {
      finish(message.task, message.finish);
    }
  } catch (error) {
    postMessage({ error: String(error && error.message || error) });
  }
}

onmessage = event => answer(event.data);
