// Questions about a board to the library in a worker: can it be completed, and which is the best board?

import { Session } from "./engine.js";

/** @import { Engine } from "./engine.js" */

/** A search for one completion of a begun board. */
export class Completion {

  /**
   * @param {Engine} engine the engine that starts the worker
   * @param text the definition
   * @param codes the codes of the cells
   * @param answer a function that receives the codes of a completion, null if there is none, or an Error
   */
  constructor(engine, text, codes, answer) {
    this.answer = answer;
    this.root = 0;
    this.session = new Session(engine, message => this.take(message));
    this.session.send({ id: 0, command: "plan " + codes.join(","), text });
  }

  take(message) {
    if (message.error !== undefined) {
      this.end(new Error(message.error));
    } else if ("answer" in message) {
      const plan = JSON.parse(message.answer);
      this.roots = plan.roots;
      if (plan.failure !== undefined) {
        this.end(new Error(plan.failure));
      } else if (plan.none !== undefined) {
        this.end(null);
      } else {
        this.next();
      }
    } else if ("codes" in message) {
      this.end([...message.codes[0]].map(character => character.charCodeAt(0)));
    } else if ("ended" in message) {
      this.next();
    }
  }

  next() {
    if (this.root === this.roots) {
      this.end(null);
    } else {
      this.session.send({ root: this.root++, skip: 0, keep: 1 });
    }
  }

  end(result) {
    this.session.end();
    this.answer(result);
  }

  giveUp() {
    this.session.end();
  }
}

/** A search for the best board. */
export class BestBoard {

  /**
   * @param {Engine} engine the engine that starts the worker
   * @param text the definition
   * @param changed a function that is called when a number or the board has changed
   */
  constructor(engine, text, changed) {
    this.changed = changed;
    this.score = null;
    this.codes = null;
    this.rounds = 0;
    this.message = "";
    this.isRunning = true;
    this.begun = performance.now();
    this.session = new Session(engine, message => this.take(message));
    this.session.send({ id: 0, command: "best " + Math.floor(Math.random() * 1e9), text });
  }

  take(message) {
    if (message.error !== undefined) {
      this.end("failed: " + message.error);
    } else if ("answer" in message) {
      const { failure, most } = JSON.parse(message.answer);
      this.most = most;
      if (failure !== undefined) {
        this.end(failure);
      } else {
        this.session.send({ improve: true });
      }
    } else if ("score" in message) {
      this.score = message.score;
      this.codes = [...message.code].map(character => character.charCodeAt(0));
    } else if ("rounds" in message) {
      this.rounds = message.rounds;
    } else if ("whole" in message) {
      this.end("no board has more");
    }
    this.changed();
  }

  /** Ends the search; the best board stays. */
  end(message) {
    if (this.isRunning) {
      this.isRunning = false;
      this.milliseconds = performance.now() - this.begun;
      this.message = message;
      this.session.end();
    }
  }

  seconds() {
    return (this.isRunning ? performance.now() - this.begun : this.milliseconds) / 1000;
  }
}
