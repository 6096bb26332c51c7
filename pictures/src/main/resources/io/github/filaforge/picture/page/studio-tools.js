// The settings of the box, and the tools that paint on the region.

import { closedWords } from "./closed-box.js";
import { byId } from "./elements.js";
import { numbersOf } from "./fourth-axis.js";
import { PaintedCells } from "./studio-cells.js";
import { keyOf, tintOf, writeMarks } from "./studio-marks.js";
import { drawSeams } from "./studio-seams.js";

const AXES = ["x", "y", "z"];

/** The words for the usual turns of pieces. */
const TURNS = [
  ["all", "all"],
  ["flip", "flip: in the layers, and turned over"],
  ["turn", "turn: in the layers"],
  ["fixed", "fixed: none"],
];

/** Fills a list of turns, with the present turns if they are no usual ones. */
export function listTurns(list, first, present, further) {
  const known = [...first, ...TURNS];
  if (further) {
    known.push(["lattice all", "lattice: those of the layers of balls"]);
  }
  if (known.every(([word]) => word !== present)) {
    known.push([present, present]);
  }
  list.replaceChildren(...known.map(([word, words]) => new Option(words, word)));
  list.value = present;
}

/** Shows the axes along which a box or a board is closed, and which of them can be. */
export function showClosed({ periods, ends }, isPlanar) {
  AXES.forEach((axis, index) => {
    const box = byId("closed-" + axis);
    box.checked = periods[index] > 0;
    box.disabled = ends[index] !== null && !box.checked;
    box.parentNode.title = ends[index] ?? "";
    box.parentNode.hidden = axis === "z" && isPlanar;
  });
}

/** The tool that a person has chosen for presses and strokes on cells of the region, with its settings. */
export class RegionTools {

  constructor(page) {
    this.page = page;
    this.options = new Map();
    this.covers = new Map();
    byId("tools").addEventListener("change", () => this.showSettings());
    for (const [id, command] of [["title", "title"], ["match", "match"], ["turns", "turns"], ["placed", "pieces"], ["holes", "holes"]]) {
      byId(id).addEventListener("change", () => page.edit(command + " " + byId(id).value.trim(), byId(id)));
    }
    byId("crossing").addEventListener("change", () => page.edit("crossing " + (byId("crossing").checked ? 1 : 0)));
    for (const axis of AXES) {
      byId("closed-" + axis).addEventListener("change", () => page.edit(
        "wrap " + AXES.filter(each => byId("closed-" + each).checked).join("")));
    }
  }

  get tool() {
    /** @type {HTMLInputElement} */
    const chosen = document.querySelector("#tools input:checked");
    return chosen.value;
  }

  /** Draws the region of a puzzle, and shows its settings. */
  draw(puzzle) {
    this.puzzle = puzzle;
    this.show(puzzle);
    const needed = puzzle.optional > 0 ? puzzle.required + " to " + (puzzle.required + puzzle.optional) : puzzle.required;
    byId("volume").textContent = "Region: " + needed + " cells. Pieces: " + puzzle.volume + " cells. "
      + closedWords(puzzle.periods);
    if (!puzzle.cells) {
      byId("region").textContent = "The box is too large to be drawn.";
      this.page.spaces.region.hide();
      return;
    }
    const drawing = new PaintedCells(byId("region"), puzzle.form, puzzle.cells, index => this.look(index), {
      name: "Region",
      begin: index => this.begin(index),
      commit: indices => this.commit(indices),
      report: index => this.page.report(this.words(index)),
    });
    writeMarks(drawing, index => this.marks(index));
    drawSeams(drawing, puzzle.periods);
    this.page.spaces.showRegion(puzzle, index => this.look(index)[0].split(" ")[0]);
  }

  show(puzzle) {
    const { box, lattice, planar } = puzzle;
    byId("lattice").value = lattice;
    box.forEach((length, axis) => {
      byId("length-" + axis).value = length;
    });
    byId("length-2-label").hidden = planar;
    byId("length-3-label").hidden = box.length < 4;
    const { sets } = this.page.lattices.find(({ name }) => name === lattice);
    byId("set").replaceChildren(new Option("Add a set ...", ""), ...sets.map(name => new Option(name, name)));
    this.options = new Map(puzzle.choices.flatMap(choice => choice.options.flatMap(
      option => option.cells.map(cell => [keyOf(cell), [choice.name, option.name]]))));
    this.covers = new Map(puzzle.pieces.filter(({ fixed }) => fixed).flatMap(
      ({ name, cells }) => cells.map(cell => [keyOf(cell), name])));
    showClosed(puzzle, puzzle.planar);
    byId("crossing-label").hidden = puzzle.crossing === null;
    byId("crossing").checked = puzzle.crossing === true;
    listTurns(byId("turns"), [], puzzle.turns, puzzle.further);
    byId("match").value = puzzle.match.join(" ");
    byId("placed").value = puzzle.placed;
    byId("holes").value = puzzle.holes ?? "";
    this.showSettings();
  }

  showSettings() {
    const { tool, puzzle } = this;
    /** @type {NodeListOf<HTMLElement>} */
    const settings = document.querySelectorAll("#tool-settings [data-tool]");
    settings.forEach(element => {
      element.hidden = element.dataset.tool !== tool;
    });
    const isColoured = puzzle && (puzzle.match.length > 0 || puzzle.pieces.some(({ colours }) => colours.some(Boolean)));
    byId("match-label").hidden = tool !== "colour" && !isColoured;
  }

  /** Returns the style of a cell and its colour. */
  look(index) {
    const [, , , , state, colour] = this.puzzle.cells[index];
    const style = this.options.has(keyOf(this.puzzle.cells[index])) ? "option" : ["out", "fill", "optional", "fixed"][state];
    return colour > 0 && state > 0 && state < 3 ? [style + " tinted", tintOf(colour)] : [style, ""];
  }

  /** Returns the texts on a cell. */
  marks(index) {
    const cell = this.puzzle.cells[index];
    const name = this.options.get(keyOf(cell))?.[1] ?? this.covers.get(keyOf(cell)) ?? "";
    return { name, colour: cell[5], ink: cell[5] > 0 && cell[4] > 0 && cell[4] < 3 ? "#111111" : "" };
  }

  /** Returns the texts on a cell of a solution: the option of a choice whose cells stay open. */
  openMarks(cell, piece) {
    const [choice, option] = this.options.get(keyOf(cell)) ?? [];
    return { name: choice !== undefined && choice === piece ? option : "", colour: 0, ink: "#111111" };
  }

  /** Returns a cell in words. */
  words(index) {
    const cell = this.puzzle.cells[index];
    const [choice, option] = this.options.get(keyOf(cell)) ?? [];
    const states = ["outside", "to be filled", "may stay empty", "under the stationary piece " + this.covers.get(keyOf(cell))];
    const state = choice === undefined ? states[cell[4]] : "option " + option + " of " + choice;
    return "cell " + numbersOf(cell, this.puzzle.form.fold).join(" ") + ": " + state + (cell[5] > 0 ? ", colour " + cell[5] : "");
  }

  /** Begins a stroke at a cell: what the stroke does depends on what the cell is. Returns the style of the stroke. */
  begin(index) {
    const cell = this.puzzle.cells[index];
    const [state, colour] = cell.slice(4);
    const isOption = this.options.has(keyOf(cell));
    const name = id => byId(id).value.trim().replace(/\s+/g, "-");
    const act = (command, style) => {
      this.command = command;
      return style;
    };
    switch (this.tool) {
      case "colour": {
        const number = Number(byId("colour").value) || 0;
        return colour === number ? act("colour 0", "fill") : act("colour " + number, "option");
      }
      case "stationary":
        return state === 3 ? act("free", "fill") : act("stationary " + (name("stationary-name") || "*"), "fixed");
      case "option":
        return isOption ? act("free", "fill")
          : act("option " + (name("choice-name") || "choice") + " " + this.optionNames()[0], "option");
      case "optional":
        return state === 2 ? act("cells fill", "fill") : act("cells optional", "optional");
      default:
        return state === 1 && !isOption ? act("cells out", "out") : act("cells fill", "fill");
    }
  }

  optionNames() {
    return (byId("option-names").value.trim() || "1").split(/\s+/);
  }

  /** Executes the command of a stroke. */
  async commit(indices) {
    const { page, puzzle } = this;
    const field = byId("option-names");
    const [before, names] = [page.history.text, field.value];
    const isNamed = this.command.startsWith("option ");
    if (isNamed) {
      this.takeName();
    }
    const taken = field.value;
    await page.edit(this.command + " " + indices.map(index => keyOf(puzzle.cells[index])).join(","));
    if (isNamed && page.history.text === before && field.value === taken) {
      field.value = names;
    }
  }

  /** Prepares the name of the next option: the next name of the list, or the next number. */
  takeName() {
    const [first, ...others] = this.optionNames();
    const next = /^\d+$/.test(first) ? String(Number(first) + 1) : first;
    byId("option-names").value = others.length > 0 ? others.join(" ") : next;
  }
}
