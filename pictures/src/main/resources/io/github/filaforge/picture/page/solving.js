// The panel of the search: the buttons that start and stop it, and the texts about it.

import { byId, isStill } from "./elements.js";
import { WEB_ASSEMBLY } from "./engine.js";
import { DONE, FAILED, NEW, PAUSED, RUNNING, STOPPED } from "./search.js";

/** @import { Browse } from "./browse.js" */
/** @import { Search } from "./search.js" */

/** The intervals in milliseconds at which numbers are updated and a new solution is shown. */
const NUMBERS_EVERY = 100;
const PICTURE_EVERY = 250;

/** The interval in milliseconds at which screen readers read the numbers out during a search. */
const TOLD_EVERY = 8000;

export class Solving {

  /**
   * @param {Search} search
   * @param {Browse} browse
   */
  constructor(search, browse, data) {
    this.search = search;
    this.browse = browse;
    this.data = data;
    this.shown = 0;
    byId("solve").addEventListener("click", () => this.press());
    byId("stop").addEventListener("click", () => this.search.stop());
    byId("follow").checked = !isStill();
    byId("follow").addEventListener("change", () => this.update());
    browse.chosen = () => {
      // A person who has chosen a solution does not want the newest one to replace it.
      byId("follow").checked = byId("follow").checked && search.state !== RUNNING;
    };
    byId("engine").textContent = this.engineWords();
    this.expect(data.total === null ? null : Number(data.total));
  }

  /** Shows the number of solutions that the search is expected to find; null if it is not known. */
  expect(total) {
    this.total = total;
    byId("expected").textContent = this.expectation();
    this.update();
  }

  press() {
    const { search, browse } = this;
    if (search.state === RUNNING) {
      search.pause();
      return;
    }
    if (search.state === PAUSED) {
      search.goOn();
    } else {
      this.shown = 0;
      search.start();
    }
    browse.showFound(browse.state.solution);
  }

  /**
   * Updates the panel after a change of the search: at once if its state or its first solution is new, else with the next
   * numbers.
   */
  changed() {
    const { search } = this;
    if (search.state !== this.state || (!this.shown && search.found)) {
      this.update();
    } else if (!this.waiting) {
      this.waiting = setTimeout(() => this.update(), NUMBERS_EVERY);
    }
  }

  update() {
    clearTimeout(this.waiting);
    this.waiting = 0;
    const { search } = this;
    const isRunning = search.state === RUNNING;
    const isNew = search.state !== this.state;
    this.state = search.state;
    byId("solve").textContent = { [RUNNING]: "Pause", [PAUSED]: "Go on", [NEW]: "Solve" }[search.state] ?? "Solve again";
    byId("stop").disabled = !isRunning && search.state !== PAUSED;
    byId("state").textContent = this.stateWords();
    byId("count").textContent = number(search.found) + (this.total === null ? "" : " of " + number(this.total));
    byId("time").textContent = duration(search.time / 1000);
    byId("rate").textContent = search.found === 0 || search.time === 0 ? "\u2013" : number(search.found / search.time * 1000) + " / s";
    const share = search.state === DONE ? 1 : search.root / this.data.roots;
    byId("share").value = share;
    byId("share-text").textContent = percent(share);
    byId("kept").hidden = !search.isFull;
    byId("kept").textContent = "The first " + number(search.model.count)
      + " solutions are kept; further solutions are only counted.";
    byId("failure").hidden = search.state !== FAILED;
    byId("failure").textContent = "The solver failed: " + search.error;
    byId("engine").textContent = this.engineWords();
    Object.assign(byId("solver").dataset, { state: search.state, found: search.found, kept: search.model.count });
    this.tell(isNew);
    this.follow(isNew);
    if (isRunning) {
      this.waiting = setTimeout(() => this.update(), NUMBERS_EVERY);
    }
  }

  /** Describes the search in words, for screen readers: at each change of its state, else every few seconds. */
  tell(isNew) {
    const now = performance.now();
    if (isNew || now - this.toldAt > TOLD_EVERY) {
      this.toldAt = now;
      byId("search-told").textContent = this.words();
    }
  }

  words() {
    const found = solutions(this.search.found);
    switch (this.search.state) {
      case NEW:
        return "";
      case RUNNING:
        return "Searching: " + found + " so far.";
      case PAUSED:
        return "Paused at " + found + ".";
      case STOPPED:
        return "Stopped at " + found + ".";
      case DONE:
        return this.search.found === 0 ? "The search has ended: there is no solution."
          : "The search has ended: " + found + ", which are all" + this.mismatch() + ".";
      default:
        return "The search failed.";
    }
  }

  stateWords() {
    const { search } = this;
    return {
      [NEW]: "not begun",
      [RUNNING]: search.isFinding ? "returning to its place" : "searching",
      [PAUSED]: "paused",
      [STOPPED]: "stopped",
      [DONE]: search.found === 0 ? "ended: no solution" : "ended: all found",
      [FAILED]: "failed",
    }[search.state];
  }

  mismatch() {
    return this.total === null || this.total === this.search.found ? "" : ", though " + number(this.total) + " were expected";
  }

  /** Shows the newest solution if the person wishes it, and the first solution in any case. */
  follow(isNew) {
    const { search, browse } = this;
    const isRunning = search.state === RUNNING;
    // At the end of a run the last solution is shown, not one from some moment before.
    const follows = byId("follow").checked && (isRunning || isNew);
    browse.setQuiet((follows && isRunning) || browse.unfinished);
    const now = performance.now();
    const isTime = isNew || !(now - this.shownAt < PICTURE_EVERY);
    if (search.model.count === this.shown || browse.unfinished) {
      return;
    }
    if (follows && isTime && search.model.count > 0) {
      this.shownAt = now;
      this.shown = search.model.count;
      browse.showFound(this.shown - 1);
    } else if (this.shown === 0 && search.model.count > 0) {
      this.shown = search.model.count;
      browse.showFound(0);
    } else if (!isRunning || isTime) {
      this.shownAt = now;
      // Texts that screen readers read out are updated at the end only.
      if (isRunning) {
        browse.updateCount();
      } else {
        browse.update();
      }
    }
  }

  expectation() {
    const { endless, seconds } = this.data;
    const many = this.total === null ? "" : "It has " + solutions(this.total) + ". ";
    if (endless) {
      return many + "The whole search does not end in reasonable time"
        + (seconds === null ? "" : ": it would take about " + roughly(seconds))
        + ". It finds first solutions and goes on until you stop it.";
    }
    return many + (seconds === null ? "" : "The whole search takes about " + roughly(seconds) + " in a browser.");
  }

  /** Returns the form of the solver that runs, and the reason. */
  engineWords() {
    const { kind, reason } = this.search.engine;
    byId("engine").dataset.engine = kind;
    if (kind === WEB_ASSEMBLY) {
      return (this.data.ofLibrary ? "The solver is that of the studio" : "The solver was made for this puzzle")
        + " and runs as WebAssembly.";
    }
    return "The solver was made for this puzzle and runs as JavaScript, slower: "
      + (reason === null ? "this browser lacks WebAssembly GC." : "WebAssembly did not start here (" + reason + ").");
  }
}

export function number(value) {
  return Math.round(value).toLocaleString("en");
}

export function solutions(count) {
  return count === 1 ? "1 solution" : number(count) + " solutions";
}

function percent(share) {
  return share > 0 && share < 0.001 ? "less than 0.1 %" : (Math.floor(share * 1000) / 10).toLocaleString("en") + " %";
}

/** Returns a measured time in words. */
function duration(seconds) {
  if (seconds < 1) {
    return Math.round(seconds * 1000) + " ms";
  }
  if (seconds < 60) {
    return seconds.toFixed(seconds < 10 ? 2 : 1) + " s";
  }
  const two = value => String(Math.floor(value)).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? minutes + ":" + two(seconds % 60) + " min"
    : Math.floor(minutes / 60) + ":" + two(minutes % 60) + ":" + two(seconds % 60) + " h";
}

/** Returns an estimated time in words. */
function roughly(seconds) {
  /** @type {[number, number, string][]} */
  const units = [
    [0, 0.001, "ms"], [1, 1, "s"], [90, 60, "min"], [5400, 3600, "hours"], [129600, 86400, "days"], [5e7, 31557600, "years"],
  ];
  const [, size, name] = units.filter(([from]) => seconds >= from).pop();
  const words = (seconds / size).toLocaleString("en", {
    maximumSignificantDigits: 2, notation: seconds / size < 1e6 ? "standard" : "compact", compactDisplay: "long",
  });
  return words + " " + name;
}
