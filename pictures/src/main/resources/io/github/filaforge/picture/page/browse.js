// Solutions that a search has found so far: there may be none yet, and more may arrive at any time.

import { Controls } from "./controls.js";
import { byId } from "./elements.js";

/** The picture and its controls, for solutions that the search finds and for assemblies that the slow motion builds. */
export class Browse extends Controls {

  /** The functions that are called before a solution is shown: one that a person has chosen, and any. */
  chosen = null;
  leaveSlow = null;

  /** Reads nothing from the address, which keeps a solution that was found by hand. */
  readFragment() {}

  listen() {
    const [least, greatest] = this.model.extent;
    const [width, depth] = [0, 1].map(axis => greatest[axis] - least[axis]);
    byId("view").style.setProperty("--ratio", this.model.flat ? depth / width : 1);
    super.listen();
    byId("random").addEventListener("click", () => this.showRandom());
  }

  load(index) {
    if (this.model.count > 0) {
      super.load(Math.max(0, index));
    } else {
      this.state.solution = 0;
      this.assembly = this.model.assembled(this.model.noCells());
      this.steps = [];
    }
    this.unfinished = false;
  }

  /** Shows a solution that a person has chosen. */
  showSolution(index) {
    this.chosen?.();
    this.showFound(index);
  }

  /** Shows a solution that a person or the search has chosen. */
  showFound(index) {
    this.leaveSlow?.();
    super.showSolution(index);
  }

  showRandom() {
    this.showSolution(Math.floor(Math.random() * this.model.count));
  }

  /** Shows an assembly that is not complete, with its pieces in the order in which they were placed. */
  showUnfinished(assembly, pieces) {
    this.play(false);
    this.unfinished = true;
    this.assembly = assembly;
    this.steps = pieces.map(piece => ({ piece, way: null }));
    this.state.step = this.state.shown = pieces.length;
    this.update();
  }

  /** Sets whether the picture changes by itself. Screen readers do not read it out while it does. */
  setQuiet(quiet) {
    byId("status").setAttribute("aria-live", quiet ? "off" : "polite");
  }

  updateCount() {
    super.updateCount();
    byId("solution-controls").hidden = this.model.count === 0;
    byId("random").disabled = this.model.count < 2;
  }

  update() {
    super.update();
    byId("to-board").disabled = this.unfinished || this.model.count === 0;
  }

  say() {
    if (!this.unfinished && this.model.count > 0) {
      super.say();
      return;
    }
    const { mobile } = this.model;
    byId("status").textContent = this.unfinished
      ? "Slow motion: " + this.steps.length + " of " + mobile + " pieces placed"
      : "No solution yet: " + (mobile === 1 ? "1 piece is" : mobile + " pieces are") + " to be placed";
    byId("view").setAttribute("aria-label", this.model.title + ": " + byId("status").textContent);
  }

  key(event) {
    if (event.key === "r" && !event.ctrlKey && !event.metaKey && this.model.count > 0) {
      this.showRandom();
      return;
    }
    super.key(event);
  }
}
