// The choices of a puzzle: of each, one option stays open. A person chooses the options.

import { add } from "./board.js";
import { byId, isInStudio } from "./elements.js";
import { parts } from "./parts.js";
import { short } from "./view.js";

/** @import { PuzzleModel } from "./model.js" */

/** The beginning of the part of an address that contains the options. */
const CHOOSE = "#choose=";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Returns the index of the option of a choice for a day; -1 if the choice is not about days. */
export function optionOn(day, { name, options }) {
  const words = options.map(option => option.name.toLowerCase());
  const kind = name.toLowerCase();
  const named = word => words.findIndex(each => each.startsWith(word));
  if (kind === "month") {
    const index = named(MONTHS[day.getMonth()]);
    return index < 0 && options.length === MONTHS.length ? day.getMonth() : index;
  }
  if (kind === "weekday") {
    return named(WEEKDAYS[day.getDay()]);
  }
  return kind === "day" ? words.indexOf(String(day.getDate())) : -1;
}

/** Returns the place of an option in an address. */
function chosenIn(address, names) {
  if (!address.startsWith(CHOOSE)) {
    return new Map();
  }
  const pairs = new URLSearchParams(address.slice(CHOOSE.length));
  return new Map(names.map(name => [name, pairs.get(name)]));
}

/** The lists of the options. A change leaves other cells open, and forgets the solutions. */
class Choices {

  /** @param {PuzzleModel} model */
  constructor(model, data) {
    this.model = model;
    this.order = data.order;
    this.choices = data.choices;
    this.totals = data.totals;
    model.optionCells = new Set(this.choices.flatMap(choice => choice.options.flatMap(option => option.cells)));
    this.lists = this.choices.map(choice => {
      const list = document.createElement("select");
      list.append(...choice.options.map((option, index) => new Option(option.name, String(index))));
      list.addEventListener("change", () => this.choose(this.lists.map(each => Number(each.value))));
      const name = document.createElement("bdi");
      name.textContent = choice.name;
      const label = document.createElement("label");
      label.append(name, " ", list);
      byId("choices").append(label);
      return list;
    });
    byId("choices").hidden = false;
    const today = new Date();
    this.set(this.choices.map(choice => Math.max(0, optionOn(today, choice))));
  }

  /** Receives the parts of the page that depend on the options. */
  connect(solving, browse, slow, playing) {
    this.solving = solving;
    this.browse = browse;
    this.slow = slow;
    this.playing = playing;
    solving.search.images = () => this.images();
    parts.nameOpen = view => this.nameOpen(view);
    this.drawOptions(playing.board);
    this.markOpen();
    solving.expect(this.total());
  }

  /** Returns the number of solutions of the chosen options; null if it is not known. */
  total() {
    return this.totals[this.choices.reduce((number, { options }, index) => number * options.length + this.chosen[index], 0)] ?? null;
  }

  set(options) {
    this.chosen = options;
    this.lists.forEach((list, index) => { list.value = String(options[index]); });
    this.model.openCells = new Set(this.choices.flatMap((choice, index) => choice.options[options[index]].cells));
  }

  /** Leaves the cells of other options open: forgets the solutions, and takes away pieces that cover these cells. */
  change(options) {
    if (String(options) === String(this.chosen)) {
      return;
    }
    const { game, hand } = this.playing;
    this.set(options);
    this.slow.leave();
    this.slow.search = null;
    this.solving.search.clear();
    this.solving.expect(this.total());
    this.browse.showFound(0);
    hand.cancel();
    game.past = [];
    game.restore(game.snapshot().filter(({ shape, orientation, at }) =>
      game.cells(shape, orientation, at).every(cell => game.isRegion(cell))));
    this.markOpen();
    this.playing.changed("Other cells stay open. ");
  }

  /** Acts on a choice of the person, which goes into the address. */
  choose(options) {
    if (!isInStudio()) {
      this.keepInAddress(options);
    }
    this.change(options);
  }

  keepInAddress(options) {
    const words = new URLSearchParams(this.choices.map(({ name, options: all }, index) => [name, all[options[index]].name]));
    try {
      history.replaceState(null, "", CHOOSE + words);
    } catch {
      // Some browsers refuse replaceState to a page that was opened from a file.
      location.hash = CHOOSE + words;
    }
  }

  /** Chooses the options that the address of the page names. */
  readAddress() {
    const wanted = chosenIn(location.hash, this.choices.map(choice => choice.name));
    this.change(this.choices.map((choice, index) => {
      const found = choice.options.findIndex(option => option.name === wanted.get(choice.name));
      return found < 0 ? this.chosen[index] : found;
    }));
  }

  /** Chooses the options of which all cells are among the empty cells of a solution, if each choice has one. */
  chooseEmpty(numbers) {
    const empty = new Set(numbers);
    const options = this.choices.map(choice =>
      choice.options.findIndex(option => option.cells.every(number => empty.has(number))));
    if (!options.includes(-1)) {
      this.change(options);
    }
  }

  /** Returns the open cells as images for a question to the solver. */
  images() {
    return this.choices.map(({ shape, options }, index) => shape + ":"
      + options[this.chosen[index]].cells.map(number => this.order.indexOf(number)).join(" ")).join(",");
  }

  /** Returns the name of the option that is written on a cell, given by its number; undefined if there is none. */
  nameOn(number) {
    return this.choices.flatMap(choice => choice.options).find(option => option.cells[0] === number)?.name;
  }

  /** Writes the names of the options on their cells. */
  drawOptions(board) {
    this.open = add(board.floor, "path", { class: "open" });
    for (const { name, cells } of this.choices.flatMap(choice => choice.options)) {
      const [x, y] = board.centre(this.model.region[cells[0]]);
      const word = short(name);
      add(board.floor, "text", { class: "option", x, y: y + 0.02, "font-size": Math.min(0.34, 1.1 / [...word].length) })
        .textContent = word;
    }
  }

  /** Writes the names of the chosen options on their cells in a picture from above, where no piece covers them. */
  nameOpen(view) {
    const { context, scene } = view;
    const { half, letter, region } = this.model;
    context.fillStyle = view.caption;
    this.choices.forEach(({ options }, index) => {
      const { name, cells } = options[this.chosen[index]];
      const cell = region[cells[0]];
      const word = short(name);
      const room = view.scale * letter;
      const corner = scene.side ? scene.inItsLayer(cell) : this.model.corner(cell);
      const [x, y] = view.project(corner.map((value, axis) => value + half[axis]));
      context.font = Math.round(Math.min(0.34, 1.1 / [...word].length) * room) + "px system-ui, sans-serif";
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillText(word, x, y, room * 0.86);
    });
  }

  /** Marks the cells that stay open. */
  markOpen() {
    const cells = [...this.model.openCells].map(number => this.model.region[number]);
    this.open.setAttribute("d", cells.map(cell => this.playing.board.shape(cell)).join(""));
  }
}

parts.Choices = Choices;
