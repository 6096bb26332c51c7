// Searches for the solutions of the puzzle in workers, each of which searches one root after the other.

import { Session } from "./engine.js";
import { sentences } from "./studio-text.js";

/** The greatest number of solutions that the page keeps. Further solutions are only counted. */
const KEPT = 20000;

/** The greatest number of workers, and the expected seconds from which there is more than one. */
const MOST_WORKERS = 4;
const SECONDS_OF_ONE = 1;

/** The time of a search in milliseconds from which the page states the time that is left. */
const LEAST_TIME = 2000;

/** A search for all solutions of a text. */
export class StudioSearch {

  /**
   * @param engine the engine that starts workers
   * @param text the definition
   * @param changed a function that is called when a number has changed, with true if the state of the search or its first
   *     solution is new
   */
  constructor(engine, text, changed) {
    this.engine = engine;
    this.text = text;
    this.changed = changed;
    this.codes = [];
    this.count = 0;
    this.state = "planning";
    this.message = "";
    this.plan = null;
    this.next = 0;
    this.ended = 0;
    this.open = [];
    this.sessions = [];
    /** The solutions of each root that have arrived, by the root, so that a search can go on after a stop. */
    this.arrived = new Map();
    this.milliseconds = 0;
    this.add();
  }

  add() {
    const session = new Session(this.engine, message => this.take(session, message));
    this.sessions.push(session);
    session.send({ id: 0, command: "plan", text: this.text });
  }

  take(session, message) {
    const { state } = this;
    const isFirst = this.codes.length === 0;
    if (message.error !== undefined) {
      this.finish("failed", message.error);
    } else if ("answer" in message) {
      this.planned(session, JSON.parse(message.answer));
    } else if ("codes" in message) {
      this.receive(session, message);
    } else if ("ended" in message) {
      this.ended++;
      session.root = null;
      this.assign(session);
    }
    this.changed(state !== this.state || (isFirst && this.codes.length > 0));
  }

  planned(session, plan) {
    if (plan.none !== undefined) {
      this.finish("done", "There is no solution: " + plan.none + ".");
      return;
    }
    if (plan.failure !== undefined) {
      this.finish("failed", plan.failure);
      return;
    }
    if (this.plan === null) {
      this.plan = plan;
      this.state = "searching";
      this.begun = performance.now();
      const workers = Math.min(MOST_WORKERS, plan.roots, navigator.hardwareConcurrency || 1);
      if (plan.seconds !== null && plan.seconds > SECONDS_OF_ONE) {
        for (let more = 1; more < workers; more++) {
          this.add();
        }
      }
    }
    this.assign(session);
  }

  /** Gives the next root to a worker, or ends the search if no root is left. */
  assign(session) {
    if (this.state !== "searching") {
      return;
    }
    const root = this.open.length > 0 ? this.open.shift() : this.next < this.plan.roots ? this.next++ : null;
    if (root !== null) {
      session.root = root;
      session.send({ root, skip: this.arrived.get(root) || 0, keep: Math.max(0, KEPT - this.codes.length) });
    } else if (this.ended === this.plan.roots) {
      this.finish("done", "");
    }
  }

  receive(session, { codes, more }) {
    for (const code of codes) {
      if (code !== "" && this.codes.length < KEPT) {
        this.codes.push(code);
      }
    }
    const number = codes.length + more;
    this.count += number;
    this.arrived.set(session.root, (this.arrived.get(session.root) || 0) + number);
  }

  finish(state, message) {
    this.pause(state);
    this.message = message;
  }

  /** Ends the workers. Roots that they have not searched to the end are searched again, if the search goes on. */
  pause(state) {
    if (this.state === "done" || this.state === "failed" || this.state === "stopped") {
      return;
    }
    this.milliseconds = this.elapsed();
    for (const session of this.sessions) {
      if (session.root !== null) {
        this.open.push(session.root);
      }
      session.end();
    }
    this.sessions = [];
    this.state = state;
  }

  goOn() {
    if (this.state === "stopped") {
      this.plan = null;
      this.state = "planning";
      this.before = this.milliseconds;
      this.add();
    }
  }

  /** Returns the time in milliseconds that the search has taken, without the plan. */
  elapsed() {
    const before = this.before || 0;
    return this.state === "searching" ? before + performance.now() - this.begun : this.milliseconds;
  }

  /**
   * Returns the share of the search that is done.
   *
   * @param total the number of solutions; null if it is not known
   */
  share(total) {
    if (total !== null && total > 0n) {
      return Math.min(1, this.count / Number(total));
    }
    return this.plan === null ? 0 : this.ended / this.plan.roots;
  }

  /** Returns the time that is left in words, as far as the time until now shows it; "" if little is done yet. */
  left(total) {
    const share = this.share(total);
    if (this.plan === null || share <= 0 || this.elapsed() < LEAST_TIME) {
      return "";
    }
    return "About " + roughTime(this.elapsed() / 1000 * (1 - share) / share) + " left.";
  }
}

/** Returns an estimated time in words. */
function roughTime(seconds) {
  /** @type {[number, string][]} */
  const units = [[1, "s"], [60, "min"], [3600, "hours"], [86400, "days"], [31557600, "years"]];
  const [size, name] = units.filter(([size]) => seconds >= 1.5 * size).pop() ?? units[0];
  return (seconds / size).toLocaleString("en", { maximumSignificantDigits: 2 }) + " " + name;
}

/** Returns the state of a search in words. */
export function sentence(search) {
  const count = search.count.toLocaleString("en") + (search.count === 1 ? " solution" : " solutions");
  const time = " in " + (search.elapsed() / 1000).toFixed(search.elapsed() < 10000 ? 2 : 0) + " s.";
  const kept = search.count > search.codes.length ? " The first " + search.codes.length.toLocaleString("en") + " can be seen." : "";
  switch (search.state) {
    case "planning":
      return "The search is planned ...";
    case "searching":
      return count + " so far" + (search.plan.endless ? "; no end of this search is in sight." : ".") + kept;
    case "stopped":
      return "Stopped. " + count + " so far." + kept;
    case "failed":
      return sentences(search.message);
    default:
      return search.message !== "" ? search.message : count + time + kept;
  }
}
