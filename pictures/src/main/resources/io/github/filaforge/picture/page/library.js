// The library in a worker.

import { byId } from "./elements.js";
import { Session } from "./engine.js";

/** @import { Engine } from "./engine.js" */

/** The library in a worker, which answers one question after the other. */
export class Library {

  /** @param {Engine} engine the engine that starts the worker */
  constructor(engine) {
    this.waiting = new Map();
    this.number = 0;
    this.session = new Session(engine, message => this.take(message));
  }

  take(message) {
    if (message.error !== undefined) {
      if (!this.session.ready) {
        byId("engine").textContent = "The library does not run in this browser: " + message.error
            + ". It needs WebAssembly with garbage collection: Chrome and Edge 119, Firefox 120, Safari 18.2 or later.";
      }
      // A question may need more memory than the browser gives.
      const failure = "the library has failed: " + message.error;
      this.waiting.forEach(resolve => resolve({ failure, refusal: failure }));
      this.waiting.clear();
    } else if ("answer" in message) {
      this.waiting.get(message.id)?.(JSON.parse(message.answer));
      this.waiting.delete(message.id);
    }
  }

  /** Ends the worker. Questions that are not answered yet get no answer. */
  end() {
    this.session.end();
  }

  ask(command, text) {
    const id = ++this.number;
    return new Promise(resolve => {
      this.waiting.set(id, resolve);
      this.session.send({ id, command, text });
    });
  }
}
