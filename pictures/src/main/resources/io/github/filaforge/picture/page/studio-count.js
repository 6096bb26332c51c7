// All solutions of a puzzle by merging, without a search: their number, each of them, and where each piece lies.

import { drawn } from "./drawn.js";
import { byId } from "./elements.js";
import { numbersOf } from "./fourth-axis.js";
import { Library } from "./library.js";
import { CellDrawing } from "./studio-cells.js";
import { sentences } from "./studio-text.js";

/** The time in seconds that a count and a graph may take. */
const SECONDS_OF_COUNT = 180;
const SECONDS_OF_GRAPH = 180;

/** The expected time of a search in seconds from which its solutions are counted beside it. */
const LONG_SEARCH = 1;

/** The states of the cells that pieces fill in solutions: cells of the region, and cells that may stay empty. */
const MAY_BE_FILLED = new Set([1, 2]);

/** The opacity of the cells on which a piece lies most often. Their numbers stay legible. */
const MOST_HEAT = 0.7;

/** Counts the solutions of one text after another, each in a worker of its own. */
export class SolutionCount {

  /** @param changed a function that is called when a number is known */
  constructor(engine, changed) {
    this.engine = engine;
    this.changed = changed;
    this.text = null;
    this.library = null;
    this.total = null;
  }

  /** Begins to count the solutions of a search, if this search takes long. */
  begin({ text, plan }) {
    if (text === this.text || plan === null || (plan.seconds !== null && plan.seconds < LONG_SEARCH)) {
      return;
    }
    this.end();
    this.text = text;
    this.total = null;
    this.library = new Library(this.engine);
    this.library.ask("count " + SECONDS_OF_COUNT, text).then(({ total }) => {
      if (text === this.text) {
        this.total = total === undefined ? null : BigInt(total);
        this.library.end();
        this.library = null;
        this.changed();
      }
    });
  }

  /** Returns the number of solutions of a text; null if it is not known. */
  of(text) {
    return text === this.text ? this.total : null;
  }

  /** Ends a count that is going on. */
  end() {
    if (this.library !== null) {
      this.library.end();
      this.library = null;
      this.text = null;
    }
    this.total = this.text === null ? null : this.total;
  }
}

/** Returns a random number from 0 to one below a bound; all numbers are equally likely. */
export function randomBelow(bound) {
  const words = Math.ceil(bound.toString(2).length / 32);
  const mask = (1n << BigInt(bound.toString(2).length)) - 1n;
  for (;;) {
    const number = crypto.getRandomValues(new Uint32Array(words))
      .reduce((sum, word) => sum << 32n | BigInt(word), 0n) & mask;
    if (number < bound) {
      return number;
    }
  }
}

/** Returns a share of a number in per cent, as short as possible. */
export function shareInShort(part, whole) {
  if (part === 0n) {
    return "";
  }
  const percent = Number(part * 1000n / whole) / 10;
  return part === whole ? "100" : percent < 1 ? "<1" : String(Math.min(99, Math.round(percent)));
}

/** The panels with every solution by its number and with the cells on which a piece lies. */
export class EverySolution {

  /** @param page the page, which has the puzzle, its text and its search, and which displays codes */
  constructor(page) {
    this.page = page;
    this.text = null;
    this.library = null;
    this.merging = false;
    this.isKept = false;
    this.told = "";
    const open = () => this.open();
    byId("every").addEventListener("toggle", open);
    byId("heat-part").addEventListener("toggle", open);
    byId("every-form").addEventListener("submit", event => {
      event.preventDefault();
      this.show(byId("every-number").value.replace(/[\s,._']/g, ""));
    });
    byId("every-random").addEventListener("click", () => this.show(String(randomBelow(this.total) + 1n)));
    byId("heat-piece").addEventListener("change", () => this.drawHeat());
  }

  /** Closes both panels unless they belong to a text that can be read. */
  forget(text, error) {
    if (this.text !== text || error) {
      this.end();
      byId("every").open = false;
      byId("heat-part").open = false;
      byId("every-form").hidden = true;
      byId("heat-body").hidden = true;
      this.report("");
    }
  }

  /** Ends the worker with the graph, so that the next panel that is opened makes a graph. */
  end() {
    this.library?.end();
    this.library = null;
    this.merging = false;
    this.text = null;
    this.stats = null;
  }

  /** Makes the graph of all solutions, when a panel is opened for the first time. */
  async open() {
    const isOpen = byId("every").open || byId("heat-part").open;
    const text = this.page.history.text;
    if (!isOpen && this.merging) {
      this.end();
    }
    if (!isOpen || this.page.error || !this.page.puzzle) {
      return;
    }
    if (!this.page.puzzle.cells) {
      this.report("The box is too large to be drawn.");
      return;
    }
    if (this.text === text) {
      this.showStats();
      return;
    }
    this.end();
    this.text = text;
    this.total = null;
    this.isKept = false;
    this.merging = true;
    byId("every-form").hidden = true;
    this.report("Merging ...");
    byId("heat-body").hidden = true;
    const library = new Library(this.page.engine);
    this.library = library;
    const made = await library.ask("graph " + SECONDS_OF_GRAPH, text);
    if (library !== this.library) {
      return;
    }
    this.merging = false;
    if (made.failure !== undefined) {
      this.library.end();
      this.library = null;
      this.report("The solutions cannot be merged here. " + sentences(made.failure));
    } else {
      this.total = BigInt(made.total);
      const words = counted(this.total) + ", " + eachByItself(this.page.puzzle);
      this.report(words);
      byId("every-form").hidden = this.total === 0n;
    }
    this.showStats();
  }

  report(words) {
    this.told = words;
    byId("every-told").textContent = words;
    byId("heat-told").textContent = words;
  }

  async show(number) {
    if (!/^[1-9][0-9]{0,200}$/.test(number) || BigInt(number) > this.total) {
      byId("every-told").textContent = "The numbers go from 1 to " + this.total.toLocaleString("en") + ".";
      return;
    }
    const { library } = this;
    const { code, failure } = await library.ask("nth " + number, this.text);
    if (library !== this.library) {
      return;
    }
    if (failure !== undefined) {
      byId("every-told").textContent = sentences(failure);
      return;
    }
    byId("every-number").value = number;
    byId("every-told").textContent = "Solution " + BigInt(number).toLocaleString("en") + " of " + counted(this.total)
        + ", " + eachByItself(this.page.puzzle);
    this.page.displayCode(code);
  }

  /** Shows where the pieces lie in all solutions of the graph, or if there is none, in the solutions that were found. */
  async showStats() {
    if (!byId("heat-part").open || this.merging || this.isKept) {
      return;
    }
    const { library } = this;
    if (this.total !== null) {
      const stats = await library.ask("stats", this.text);
      if (library !== this.library || this.total === 0n) {
        return;
      }
      if (stats.failure !== undefined) {
        byId("heat-told").textContent = sentences(stats.failure);
        return;
      }
      this.isKept = true;
      this.stats = { total: BigInt(stats.total), shapes: stats.shapes.map(({ names, cells }) => ({ names, cells: cells.map(BigInt) })) };
    } else {
      this.stats = this.ofSearch();
    }
    byId("heat-body").hidden = this.stats === null || this.stats.shapes.length === 0;
    if (!byId("heat-body").hidden) {
      byId("heat-piece").replaceChildren(...this.stats.shapes.map(({ names }, index) => new Option(names.join(", "), String(index))));
      this.drawHeat();
    }
  }

  /** Returns the frequencies in the solutions that the search has found; null if there are none. */
  ofSearch() {
    const { puzzle, search } = this.page;
    if (search === null || search.codes.length === 0 || puzzle.kind !== "packing") {
      return null;
    }
    // The solutions of a search that goes on make another map, when the panel is opened again.
    this.isKept = search.state === "done";
    const choices = new Set(puzzle.choices.map(({ name }) => name));
    const counts = puzzle.names.map(() => new Int32Array(puzzle.cells.length));
    for (const code of search.codes) {
      for (let cell = 0; cell < code.length; cell++) {
        const piece = code.charCodeAt(cell);
        if (piece > 0) {
          counts[piece - 1][cell]++;
        }
      }
    }
    byId("heat-told").textContent = this.told + " So this is from " + counted(BigInt(search.codes.length))
        + " of the search" + (this.isKept ? "" : " so far")
        + ", none of which is a " + copyWords(puzzle, "or") + " copy of another.";
    return {
      total: BigInt(search.codes.length),
      shapes: puzzle.names.map((name, index) => ({ names: [name], cells: [...counts[index]].map(BigInt) }))
        .filter(({ names, cells }) => !choices.has(names[0]) && cells.some(count => count > 0n)),
    };
  }

  drawHeat() {
    const { puzzle } = this.page;
    const { total, shapes } = this.stats;
    const { names, cells } = shapes[Number(byId("heat-piece").value)];
    // Stationary pieces leave nothing to count.
    const inside = puzzle.cells.map((cell, index) => index).filter(index => MAY_BE_FILLED.has(puzzle.cells[index][4]));
    const most = cells.reduce((max, count) => count > max ? count : max, 1n);
    const drawing = new CellDrawing(byId("heat"), puzzle.form, inside.map(index => puzzle.cells[index]), () => ["heat", ""]);
    const opacity = puzzle.form.kind === "LINE" ? "stroke-opacity" : "fill-opacity";
    const rows = [];
    drawing.shapes.forEach((shape, at) => {
      const count = cells[inside[at]];
      const words = count.toLocaleString("en") + " (" + percentOf(count, total) + " %)";
      const place = "cell " + numbersOf(puzzle.cells[inside[at]], puzzle.form.fold).join(" ");
      shape.setAttribute(opacity, (MOST_HEAT * Number(count * 1000n / most) / 1000).toFixed(3));
      shape.append(drawn("title", {}, place + ": " + words));
      const [x, y] = drawing.plane.middle(drawing.cells[at]);
      shape.parentNode.append(drawn("text", { x, y, class: "share" }, shareInShort(count, total)));
      rows.push([place, count.toLocaleString("en"), percentOf(count, total)]);
    });
    const sum = cells.reduce((all, count) => all + count, 0n);
    byId("heat-sum").textContent = "The sum over all cells is " + sum.toLocaleString("en") + ": "
        + (Number(sum * 100n / total) / 100).toLocaleString("en") + " cells of " + names.join(", ") + " in a solution.";
    byId("heat-rows").replaceChildren(...rows.map(row => {
      const line = document.createElement("tr");
      line.append(...row.map((content, column) => {
        const cell = document.createElement(column === 0 ? "th" : "td");
        cell.textContent = content;
        return cell;
      }));
      return line;
    }));
  }
}

/** Returns a share in per cent with one decimal place. */
function percentOf(part, whole) {
  return (Number(part * 10000n / whole) / 100).toFixed(1);
}

/** Returns the kinds of symmetric copies of a puzzle in words. In a closed box the solutions that are moved round it are copies too. */
function copyWords({ periods }, conjunction) {
  return periods.some(period => period > 0) ? "rotated, mirrored " + conjunction + " moved" : "rotated " + conjunction + " mirrored";
}

/** Returns the words for numbers in which symmetric copies count. */
function eachByItself(puzzle) {
  return "every " + copyWords(puzzle, "and") + " one by itself.";
}

/** Returns a number of solutions in words. */
export function counted(number) {
  return number.toLocaleString("en") + (number === 1n ? " solution" : " solutions");
}
