// The editor: what a person draws or writes becomes the text of the puzzle, and the text is drawn.

import { drawn } from "./drawn.js";
import { boardOf } from "./edge-tiles.js";
import { byId } from "./elements.js";
import { Engine } from "./engine.js";
import { Library } from "./library.js";
import { BoardEditor, EDGES } from "./studio-board.js";
import { CellDrawing, outline } from "./studio-cells.js";
import { EverySolution, SolutionCount, counted } from "./studio-count.js";
import { StudioFiles } from "./studio-files.js";
import { writeMarks } from "./studio-marks.js";
import { Pace } from "./studio-pace.js";
import { PiecePanel } from "./studio-piece.js";
import { Player } from "./studio-play.js";
import { clearRefused, markRefused } from "./studio-refusal.js";
import { StudioSearch, sentence } from "./studio-search.js";
import { Sharing } from "./studio-share.js";
import { SpaceViews } from "./studio-space.js";
import { History, fileName, sentences, stored, textOfAddress } from "./studio-text.js";
import { RegionTools } from "./studio-tools.js";

/** The pause in milliseconds after which a text that is being typed is read. */
const PAUSE = 250;

/** The text of this page before its script changes it. */
const ORIGINAL = document.documentElement.outerHTML;

const DATA = JSON.parse(byId("data").textContent);

/** The page: its puzzle, its drawings and its search. */
class StudioPage {

  constructor() {
    this.engine = new Engine({ worker: byId("worker").textContent, wasm: byId("wasm").textContent, javascript: "" });
    this.library = new Library(this.engine);
    this.history = null;
    this.puzzle = null;
    this.chosen = -1;
    this.search = null;
    this.shown = 0;
    this.asked = 0;
    this.awaited = 0;
    this.edits = Promise.resolve(true);
    this.tools = new RegionTools(this);
    this.panel = new PiecePanel(this);
    this.board = new BoardEditor(this);
    this.spaces = new SpaceViews(DATA.spaces);
    this.count = new SolutionCount(this.engine, () => this.showSearch());
    this.every = new EverySolution(this);
    this.pace = new Pace(() => this.showSearch());
    this.sharing = new Sharing(this);
    new StudioFiles(this, new Player(this, DATA.version), DATA, ORIGINAL);
    this.listen();
  }

  async start() {
    const facts = await this.library.ask("facts", "");
    this.lattices = facts.lattices;
    byId("lattice").append(...facts.lattices.map(({ name }) => new Option(name, name)), new Option(EDGES, EDGES));
    byId("example").append(...DATA.examples.map(({ title }, index) => new Option(title, String(index))));
    const [shared, kept] = [await textOfAddress(), stored(DATA.definition)];
    this.history = new History(shared ?? (DATA.definition || (kept ?? DATA.examples[0].text)), DATA.definition);
    if (shared === null && kept !== null) {
      // A step back leads to the definition that the page came with.
      this.history.add(kept, false);
    }
    byId("text").value = this.history.text;
    await this.read("read");
    await this.sharing.showShared();
    byId("engine").textContent = "Filaforge " + DATA.version + ", compiled for browsers. This page loads nothing and sends nothing.";
    document.body.dataset.ready = "true";
  }

  report(words) {
    byId("message").textContent = words;
  }

  /** Counts the answers for which the drawings wait, up or down. */
  wait(by) {
    this.awaited += by;
    document.querySelector("main").setAttribute("aria-busy", String(this.awaited > 0));
  }

  /**
   * Has the library execute a command, and shows the answer. Returns false if the command is refused.
   *
   * @param isTyped true if a person is typing the text
   * @param field the field whose value the command has; null if there is none
   */
  async read(command, { isTyped = false, field = null } = {}) {
    const number = ++this.asked;
    const { text } = this.history;
    this.wait(1);
    const answer = await this.library.ask(command, text);
    this.wait(-1);
    // Meanwhile a person may have written another text.
    if (number !== this.asked || text !== this.history.text) {
      return true;
    }
    clearRefused();
    if (answer.refusal !== undefined) {
      this.refuse(sentences(answer.refusal), field);
      return false;
    }
    if (!isTyped) {
      this.report("");
    }
    if (answer.text !== this.history.text) {
      this.history.add(answer.text, false);
      byId("text").value = answer.text;
    }
    this.show(answer);
    // The next command of a person who goes on drawing shall not wait for this.
    clearTimeout(this.explaining);
    this.explaining = setTimeout(() => this.explain(number), PAUSE);
    return true;
  }

  /** Shows why a command is refused: at the field whose value the command has, if there is one. */
  refuse(reason, field) {
    const written = field?.value;
    // A drawing that keeps the focus reports its cell.
    this.draw();
    if (field === null) {
      this.report(reason);
    } else {
      markRefused(field, written, reason);
    }
  }

  /** Shows the reason why the puzzle has no solution, if the library finds one without a search. */
  async explain(number) {
    if (this.error || !this.puzzle || number !== this.asked) {
      return;
    }
    const { none } = await this.library.ask("reason", this.history.text);
    if (number === this.asked && none !== undefined) {
      byId("volume").textContent += " There is no solution: " + none + ".";
    }
  }

  show({ error, puzzle, warnings }) {
    this.error = error;
    byId("error").hidden = !error;
    byId("error").textContent = error ? error.message : "";
    byId("unready").hidden = !error;
    // The remedy is about the text, below which it stands.
    byId("unready").textContent = error ? sentences(error.message.split("\n")[0]) : "";
    byId("warnings").hidden = !warnings || warnings.length === 0;
    byId("warnings").textContent = (warnings || []).join("\n");
    byId("solve").disabled = Boolean(error);
    byId("play").disabled = Boolean(error);
    byId("command").textContent = "./fila solve " + fileName(puzzle?.name) + ".txt";
    if (puzzle) {
      this.puzzle = puzzle;
    }
    // A drawing that no longer agrees with the text must not change it.
    this.isStale = !puzzle;
    // A person may have begun to solve a text before its drawing was there.
    if (this.search !== null && this.search.text !== this.history.text) {
      this.endSearch();
    }
    this.every.forget(this.history.text, error);
    this.draw();
    this.enable();
    this.shown = 0;
    this.showSearch();
  }

  enable() {
    byId("undo").disabled = !this.history.canGo(-1);
    byId("redo").disabled = !this.history.canGo(1);
    const isPacking = this.puzzle?.kind === "packing" && !this.isStale;
    byId("add").disabled = this.isStale;
    byId("set").disabled = !isPacking;
    for (const id of ["tools", "tool-settings", "packing-settings"]) {
      byId(id).hidden = !isPacking;
    }
  }

  draw() {
    const { puzzle } = this;
    document.title = puzzle ? puzzle.name + " - Filaforge studio" : "Filaforge studio";
    if (!puzzle) {
      return;
    }
    byId("title").value = puzzle.named ? puzzle.name : "";
    const isPacking = puzzle.kind === "packing";
    byId("random-board").hidden = isPacking;
    byId("board-settings").hidden = isPacking;
    byId(isPacking ? "tile" : "piece").hidden = true;
    if (isPacking) {
      this.tools.draw(puzzle);
      this.panel.drawList();
    } else {
      byId("lattice").value = EDGES;
      byId("length-2-label").hidden = true;
      byId("length-3-label").hidden = true;
      this.spaces.region.hide();
      this.board.draw();
    }
  }

  /**
   * Changes the text by a command, behind the commands before it. Returns a promise of false if the command is refused.
   *
   * @param field the field whose value the command has; null if there is none
   */
  edit(command, field = null) {
    if (this.isStale) {
      this.refuse("The text cannot be read. Correct it first, or undo.", field);
      return Promise.resolve(false);
    }
    // The answer to the command has the text that was being typed.
    clearTimeout(this.timer);
    // Each command changes the text that the command before it has left.
    const next = () => this.read(command, { field });
    this.edits = this.edits.then(next, next);
    return this.edits;
  }

  replace(text) {
    this.history.add(text, false);
    byId("text").value = text;
    this.chosen = -1;
    return this.read("read");
  }

  endSearch() {
    this.search?.pause("stopped");
    this.count.end();
    this.search = null;
    this.shown = 0;
    this.showSearch();
  }

  showSearch() {
    const { search } = this;
    const isRunning = search !== null && (search.state === "planning" || search.state === "searching");
    // Only packings are counted by merging.
    if (isRunning && this.puzzle?.kind === "packing") {
      this.count.begin(search);
    } else if (!isRunning) {
      this.count.end();
    }
    byId("solve").textContent = search?.state === "stopped" ? "Go on" : "Solve";
    byId("solve").disabled = isRunning || Boolean(this.error);
    byId("stop").disabled = !isRunning;
    byId("progress").hidden = !isRunning;
    const total = search ? this.count.of(search.text) : null;
    byId("progress").value = search ? search.share(total) : 0;
    byId("total").textContent = total === null || search.state === "done" ? ""
      : "The puzzle has " + counted(total) + " (counted without listing).";
    byId("left").textContent = isRunning ? search.left(total) : "";
    byId("browse").hidden = !search || search.codes.length === 0;
    if (!search) {
      byId("result").textContent = "";
      byId("solution").replaceChildren();
      byId("keep").hidden = true;
      this.spaces.hideSolution();
      return;
    }
    byId("result").textContent = sentence(search);
    byId("result").title = search.plan === null ? "" : planOf(search.plan);
    if (search.codes.length > 0) {
      byId("number").max = search.codes.length;
      if (this.shown === 0) {
        this.display(1);
      }
    }
  }

  /** Shows a solution by its number, from 1. */
  display(number) {
    const { search } = this;
    this.shown = Math.max(1, Math.min(search.codes.length, number || 1));
    byId("number").value = this.shown;
    this.displayCode(search.codes[this.shown - 1]);
  }

  /** Shows a solution by its code. */
  displayCode(code) {
    const { puzzle } = this;
    this.code = code;
    byId("keep").hidden = false;
    if (puzzle.kind === "edges") {
      byId("solution").replaceChildren(boardOf(puzzle, index => code.charCodeAt(index)));
      return;
    }
    const cells = puzzle.cells || [];
    // Cells outside the region stay blank.
    const inside = cells.map((cell, index) => index).filter(index => cells[index][4] > 0);
    const piece = index => code.charCodeAt(inside[index]);
    this.spaces.showSolution(puzzle, inside.map(index => cells[index]), piece);
    const drawing = new CellDrawing(byId("solution"), puzzle.form, inside.map(index => cells[index]), index => {
      const number = piece(index);
      return number > 0 ? ["solved", puzzle.colours[number - 1]] : ["empty", ""];
    });
    drawing.shapes.forEach((shape, index) => {
      const number = piece(index);
      shape.append(drawn("title", {}, number > 0 ? puzzle.names[number - 1] : "empty"));
    });
    writeMarks(drawing, index => this.tools.openMarks(drawing.cells[index], puzzle.names[piece(index) - 1]));
    if (puzzle.form.kind === "POLYGON") {
      outline(drawing, piece);
    }
  }

  listen() {
    const on = (id, type, act) => byId(id).addEventListener(type, act);
    on("text", "input", () => {
      this.history.add(byId("text").value, true);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.read("read", { isTyped: true }), PAUSE);
    });
    const go = by => {
      if (this.history.canGo(by)) {
        this.history.go(by);
        byId("text").value = this.history.text;
        this.read("read");
      }
    };
    on("undo", "click", () => go(-1));
    on("redo", "click", () => go(1));
    document.addEventListener("keydown", event => {
      const key = event.key.toLowerCase();
      const isField = event.target instanceof HTMLInputElement;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !isField && (key === "z" || key === "y")) {
        event.preventDefault();
        go(key === "y" || event.shiftKey ? 1 : -1);
      }
    });
    on("example", "change", () => {
      const example = DATA.examples[byId("example").value];
      byId("example").value = "";
      if (example) {
        this.replace(example.text);
      }
    });
    on("share", "click", () => this.sharing.shareAddress(null));
    on("share-solution", "click", () => this.sharing.shareAddress(this.code));
    const lengths = () => [0, 1, 2, 3].filter(axis => axis < 3 || !byId("length-3-label").hidden)
      .map(axis => byId("length-" + axis).value).join(" ");
    on("box-form", "submit", event => {
      event.preventDefault();
      const isBoard = this.puzzle?.kind === "edges";
      this.edit(isBoard ? "board " + byId("length-0").value + " " + byId("length-1").value : "box " + lengths());
    });
    on("lattice", "change", () => this.begin(byId("lattice").value));
    on("new", "click", () => this.begin(byId("lattice").value));
    on("add", "click", async () => {
      await this.edit("add");
      // Pieces with coloured sides are neither fixed nor choices.
      this.chosen = this.puzzle.pieces.findLastIndex(({ fixed, choice }) => !fixed && !choice);
      const isPacking = this.puzzle.kind === "packing";
      (isPacking ? this.panel : this.board).drawList();
      byId(isPacking ? "piece" : "tile").scrollIntoView({ block: "nearest" });
    });
    on("set", "change", () => this.edit("set " + byId("set").value));
    on("solve", "click", () => this.solve());
    on("stop", "click", () => {
      this.search?.pause("stopped");
      this.showSearch();
    });
    on("previous", "click", () => this.display(this.shown > 1 ? this.shown - 1 : this.search.codes.length));
    on("next", "click", () => this.display(this.shown < this.search.codes.length ? this.shown + 1 : 1));
    on("number", "change", () => this.display(Math.round(Number(byId("number").value))));
    on("random", "click", () => this.display(1 + Math.floor(Math.random() * this.search.codes.length)));
  }

  solve() {
    if (this.search?.state === "stopped") {
      this.search.goOn();
    } else {
      this.endSearch();
      const search = new StudioSearch(this.engine, this.history.text, isNews => {
        if (this.search === search) {
          this.pace.ask(isNews);
        }
      });
      this.search = search;
    }
    this.showSearch();
  }

  /** Begins a puzzle without pieces. */
  begin(name) {
    const box = this.puzzle?.box ?? [5, 4, 1];
    if (name === EDGES) {
      this.chosen = -1;
      this.read("board " + box[0] + " " + box[1]);
      return;
    }
    const { planar } = this.lattices.find(lattice => lattice.name === name);
    const lengths = [box[0], box[1], planar ? 1 : box[2]];
    if (name === "hypercubic") {
      lengths.push(1);
    }
    this.chosen = -1;
    this.read("new " + name + " " + lengths.join(" "));
  }
}

/** Returns a plan in words. The seconds are those that a JVM is expected to take. */
function planOf({ strategy, roots, seconds }) {
  return "strategy " + strategy + ", roots: " + roots + (seconds === null ? "" : ", expected: " + seconds.toPrecision(4) + " s");
}

new StudioPage().start();
