// The program of the worker: it receives tasks from the page, runs the engine and sends solutions. The text of the worker
// defines `loadEngine` before this file.

/** The greatest number of solutions in one message. */
const BATCH = 500;

/** The greatest credit, and the credit that each millisecond adds. A message costs 1, and goes out at once on credit. */
const MOST_CREDIT = 40;
const CREDIT_PER_MILLISECOND = 0.03;

/** The engine; null until it is loaded. */
let engine = null;

/**
 * Sends solutions in batches. No timer can fire while the engine searches, so a solution that waits could be sent only with
 * the next one. Solutions therefore go out at once while there is credit, and wait for a batch only if many come fast.
 */
class Outbox {

  /** @param keep the number of codes to send; further solutions are only counted */
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

/** Searches root after root. The first `skip` solutions of the first root are left out, since the page has them. */
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

/** Searches for one solution that contains the images on the board. */
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
