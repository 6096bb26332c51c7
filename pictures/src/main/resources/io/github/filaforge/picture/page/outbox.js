// Sends solutions from a worker to its page.

/** The greatest number of solutions in one message. */
const BATCH = 500;

/** The greatest credit, and the credit that each millisecond adds. A message costs 1, and goes out at once on credit. */
const MOST_CREDIT = 40;
const CREDIT_PER_MILLISECOND = 0.03;

/**
 * Sends solutions in batches. No timer can fire while the engine searches, so a solution that waits could be sent only with
 * the next one. Solutions therefore go out at once while there is credit, and wait for a batch only if many come fast.
 */
export class Outbox {

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
