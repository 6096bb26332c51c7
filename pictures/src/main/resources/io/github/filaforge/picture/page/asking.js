// Questions of a person to the solver about the board.

import { byId } from "./elements.js";

/** @import { Finisher } from "./engine.js" */
/** @import { Playing } from "./playing.js" */

/** The time in milliseconds after which the page shows that it still waits for an answer. */
const THINKING_AFTER = 300;

export class Asking {

  /**
   * @param {Playing} playing
   * @param {Finisher} finisher
   */
  constructor(playing, finisher) {
    this.playing = playing;
    this.finisher = finisher;
    const click = (id, action) => byId(id).addEventListener("click", action);
    click("check", () => this.check());
    click("stop-check", () => this.giveUp());
    click("give-hint", () => this.hint());
  }

  /** Shows whether the pieces on the board can be completed to a solution. */
  async check() {
    const code = await this.ask();
    if (code !== undefined) {
      this.answer(code === null ? "no" : "yes", code === null
        ? "No: this cannot be finished. A piece must be taken away." : "Yes, this can be finished.");
    }
  }

  async hint() {
    const code = await this.ask();
    if (code === null) {
      this.answer("no", "No piece can be shown: this cannot be finished. A piece must be taken away.");
    } else if (code !== undefined) {
      const placement = this.playing.game.hint(code);
      if (placement) {
        this.playing.layHint(placement);
      } else {
        this.answer("failed", "The solver's answer does not fit this board.");
      }
    }
  }

  /** Returns the code of a completion; null if there is none; undefined if the question was given up or has failed. */
  async ask() {
    this.playing.cancel();
    if (this.playing.game.isComplete) {
      this.playing.sayComplete();
      return undefined;
    }
    const asked = this.asked = {};
    const timer = setTimeout(() => {
      byId("stop-check").hidden = false;
      this.answer("thinking", "Thinking\u2026");
    }, THINKING_AFTER);
    this.answer("asked", "");
    try {
      const code = await this.finisher.ask(this.playing.game.images(this.playing.choices?.images()));
      return asked === this.asked ? code : undefined;
    } catch (error) {
      this.answer("failed", "The solver failed: " + error.message);
      return undefined;
    } finally {
      clearTimeout(timer);
      if (asked === this.asked) {
        byId("stop-check").hidden = true;
      }
    }
  }

  giveUp() {
    this.finisher.giveUp();
    this.asked = null;
    byId("stop-check").hidden = true;
    this.answer("", "");
  }

  answer(kind, words) {
    byId("answer").dataset.answer = kind;
    byId("answer").textContent = words;
  }
}
