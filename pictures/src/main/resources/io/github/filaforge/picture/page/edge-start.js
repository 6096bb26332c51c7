// The page of an edge puzzle: a person assembles the board, and the library solves it.

import { nameOfCopies } from "./copies.js";
import { CELL, drawn } from "./drawn.js";
import { BestBoard, Completion } from "./edge-asking.js";
import { EdgeGame } from "./edge-game.js";
import { TILE_SIDES, emptyBoard, placeOf, sideOf, tileOf } from "./edge-tiles.js";
import { byId, isInStudio } from "./elements.js";
import { Engine } from "./engine.js";
import { Library } from "./library.js";
import { StudioSearch, sentence } from "./studio-search.js";

/** The greatest number of cells of a board whose sides have numbers at first. */
const NUMBERED = 100;

/** The beginning of the part of an address that contains a board. */
const BOARD = "#board=";

/** The pause in milliseconds between two drawings of the numbers of a search. */
const PAUSE = 60;

const DATA = JSON.parse(byId("data").textContent);

/** The steps of the arrow keys, as sides of a cell. */
const ARROWS = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

function counted(number, word) {
  return number.toLocaleString("en") + " " + word + (number === 1 ? "" : "s");
}

/** The page: the board, the pieces, and the searches. */
class EdgePage {

  constructor(engine, puzzle) {
    this.engine = engine;
    this.puzzle = puzzle;
    this.game = new EdgeGame(puzzle);
    this.active = 0;
    /** The piece in hand and its turn; -1 if there is none. */
    this.hand = -1;
    this.turn = 0;
    this.search = null;
    this.best = null;
    this.completion = null;
    this.shown = 0;
    this.groups = groupsOf(puzzle);
    byId("numbers").checked = puzzle.cells.length <= NUMBERED;
    byId("total").textContent = DATA.total === null ? "" : counted(Number(DATA.total), "solution")
      + ", counted when this page was made.";
    this.listen();
    this.draw();
    this.tell();
    this.readAddress();
  }

  /** Draws the board and the pieces. */
  draw() {
    const { game, puzzle } = this;
    const hadFocus = byId("frame").contains(document.activeElement);
    const image = emptyBoard(puzzle);
    image.setAttribute("role", "grid");
    image.setAttribute("aria-label", "Board");
    const rows = new Map();
    this.cells = puzzle.cells.map((cell, index) => {
      const [left, top] = placeOf(puzzle, index);
      const code = game.codes[index];
      const parts = code === 0
        ? [drawn("rect", { x: left, y: top, width: CELL, height: CELL, class: "empty" })]
        : tileOf(puzzle, code, left, top, byId("numbers").checked);
      if (game.pinned[index] > 0) {
        parts.push(drawn("circle", { cx: left + CELL / 2, cy: top + CELL / 2, r: 1.6, class: "pin" }));
      }
      const element = drawn("g", { role: "gridcell", tabindex: index === this.active ? 0 : -1, "aria-label": this.words(index) }, ...parts);
      element.dataset.index = index;
      if (!rows.has(cell[1])) {
        rows.set(cell[1], drawn("g", { role: "row" }));
      }
      rows.get(cell[1]).append(element);
      return element;
    });
    image.append(...[...rows].sort(([one], [other]) => other - one).map(([, row]) => row));
    const [left, top] = placeOf(puzzle, this.active);
    image.append(drawn("rect", { x: left, y: top, width: CELL, height: CELL, class: "cursor" }), ...this.marks());
    this.cursor = image.querySelector(".cursor");
    byId("frame").replaceChildren(image);
    if (hadFocus) {
      this.cells[this.active].focus();
    }
    this.drawTray();
    this.enable();
  }

  /** Enables the buttons that have an effect on the active cell. */
  enable() {
    byId("turn").disabled = this.hand < 0 && !this.isMovable(this.active);
    byId("put-back").disabled = !this.isMovable(this.active);
    byId("undo").disabled = this.game.past.length === 0;
  }

  isMovable(index) {
    return this.game.codes[index] > 0 && this.game.pinned[index] === 0;
  }

  /** Returns the marks of the sides that do not match. */
  marks() {
    const { game, puzzle } = this;
    const marks = [];
    game.codes.forEach((code, index) => {
      if (code > 0) {
        game.sides(index, code).forEach((state, side) => {
          if (state === false) {
            const [left, top] = placeOf(puzzle, index);
            const ends = [[[0, 0], [1, 0]], [[1, 0], [1, 1]], [[0, 1], [1, 1]], [[0, 0], [0, 1]]][side]
              .map(([u, v]) => [left + (u * 0.7 + 0.15) * CELL, top + (v * 0.7 + 0.15) * CELL]);
            // A side at the end of a closed board meets its other end, so each of two sides has its own mark.
            const isUpright = side === 1 || side === 3;
            const edge = isUpright ? left + (side === 1 ? CELL : 0) : top + (side === 2 ? CELL : 0);
            const line = isUpright
              ? { x1: edge, y1: ends[0][1], x2: edge, y2: ends[1][1] }
              : { x1: ends[0][0], y1: edge, x2: ends[1][0], y2: edge };
            marks.push(drawn("line", { ...line, class: "wrong" }), drawn("line", { ...line, class: "wrong-core" }));
          }
        });
      }
    });
    return marks;
  }

  /** Returns a cell in words. */
  words(index) {
    const { game, puzzle } = this;
    const [x, y] = puzzle.cells[index];
    const place = "column " + (x + 1) + ", row " + (puzzle.box[1] - y) + ": ";
    const code = game.codes[index];
    if (code === 0) {
      return place + "empty";
    }
    const sides = [0, 1, 2, 3].map(side => sideOf(puzzle, code, side)).join(" ");
    const wrong = game.sides(index, code).filter(state => state === false).length;
    return place + "piece " + puzzle.pieces[game.pieceAt(index)].name + ", sides " + sides
      + (game.pinned[index] > 0 ? ", given" : "") + (wrong > 0 ? ", " + counted(wrong, "side") + " wrong" : "");
  }

  drawTray() {
    const { game, puzzle } = this;
    const used = game.used();
    const focused = [...byId("tray").querySelectorAll("button")].indexOf(document.activeElement);
    const items = [];
    this.tray = [];
    for (const group of this.groups) {
      const free = group.filter(piece => !used.has(piece));
      const isHidden = byId("fitting").checked && game.codes[this.active] === 0
        && free.length > 0 && !game.fits(this.active, free[0]);
      if (free.length === 0 || isHidden) {
        continue;
      }
      const piece = free.includes(this.hand) ? this.hand : free[0];
      this.tray.push(piece);
      const image = drawn("svg", { viewBox: [0, 0, CELL, CELL].join(" "), "aria-hidden": "true" },
        ...tileOf(puzzle, (piece + 1) * TILE_SIDES + (piece === this.hand ? this.turn : 0), 0, 0, byId("numbers").checked));
      const name = document.createElement("span");
      name.className = "name";
      const word = nameOfCopies(free.map(each => puzzle.pieces[each].name), puzzle.pieces[piece].name);
      name.textContent = word + (free.length > 1 ? " \u00d7" + free.length : "");
      const button = document.createElement("button");
      button.type = "button";
      // One piece of the list takes part in the order of Tab; arrow keys lead to the others.
      button.tabIndex = -1;
      button.setAttribute("aria-pressed", String(piece === this.hand));
      button.setAttribute("aria-label", "Piece " + word + ", sides "
        + puzzle.pieces[piece].sides.join(" ") + (free.length > 1 ? ", " + free.length + " of them" : ""));
      button.append(image, name);
      button.addEventListener("click", () => this.take(this.hand === piece ? -1 : piece));
      const item = document.createElement("li");
      item.append(button);
      items.push(item);
    }
    const scrolled = byId("tray").scrollTop;
    byId("tray").replaceChildren(...items);
    byId("tray").scrollTop = scrolled;
    const buttons = [...byId("tray").querySelectorAll("button")];
    const held = buttons.findIndex(button => button.getAttribute("aria-pressed") === "true");
    const first = buttons[held >= 0 ? held : Math.max(0, Math.min(focused, buttons.length - 1))];
    if (first) {
      first.tabIndex = 0;
      if (focused >= 0) {
        first.focus();
      }
    }
  }

  /** Moves the focus from piece to piece. */
  keyOnTray(event) {
    const buttons = [...byId("tray").querySelectorAll("button")];
    const from = buttons.indexOf(document.activeElement);
    const to = {
      ArrowLeft: from - 1, ArrowUp: from - 1, ArrowRight: from + 1, ArrowDown: from + 1, Home: 0, End: buttons.length - 1,
    }[event.key];
    if (from >= 0 && buttons[to] && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      buttons[from].tabIndex = -1;
      buttons[to].tabIndex = 0;
      buttons[to].focus();
    }
  }

  /** Returns a name as an element of its own, so that its direction of writing ends with it. */
  name(piece) {
    const name = document.createElement("bdi");
    name.textContent = this.puzzle.pieces[piece].name;
    return name;
  }

  take(piece) {
    this.hand = piece;
    this.turn = 0;
    this.draw();
    this.tell(...piece < 0 ? [] : ["Piece ", this.name(piece), " is in hand: choose a cell. "]);
  }

  /** Takes the next or the previous piece of the tray in hand. */
  takeNext(by) {
    if (this.tray.length > 0) {
      const at = this.tray.indexOf(this.hand);
      this.take(this.tray[at < 0 ? (by > 0 ? 0 : this.tray.length - 1) : (at + by + this.tray.length) % this.tray.length]);
    }
  }

  /** Makes a cell the active one. A drawing of the whole board would take half a second on 32x32. */
  go(index) {
    this.cells[this.active].setAttribute("tabindex", "-1");
    this.active = index;
    this.cells[index].setAttribute("tabindex", "0");
    this.cells[index].focus();
    const [left, top] = placeOf(this.puzzle, index);
    this.cursor.setAttribute("x", left);
    this.cursor.setAttribute("y", top);
    this.enable();
    if (byId("fitting").checked) {
      this.drawTray();
    }
  }

  /** Places the piece in hand on the active cell. Without a piece in hand, takes the piece of the cell in hand. */
  use() {
    const { game, active } = this;
    if (game.pinned[active] > 0) {
      this.tell("This piece is given and stays. ");
    } else if (this.hand >= 0) {
      const turn = game.bestTurn(active, this.hand, this.turn);
      this.change([[active, (this.hand + 1) * TILE_SIDES + turn]]);
      this.hand = -1;
      this.draw();
    } else if (game.codes[active] > 0) {
      const piece = game.pieceAt(active);
      const turn = game.codes[active] & 3;
      this.change([[active, 0]]);
      this.hand = piece;
      this.turn = turn;
      this.draw();
      this.tell("Piece ", this.name(piece), " is in hand. ");
    }
  }

  /** Turns the piece in hand, or the piece of the active cell, to the right. */
  turnBy(quarters) {
    const { game, active } = this;
    const piece = this.hand >= 0 ? this.hand : game.pieceAt(active);
    if (piece < 0) {
      return;
    }
    if (!this.puzzle.pieces[piece].turns) {
      this.tell("This piece may not be turned. ");
    } else if (this.hand >= 0) {
      this.turn = (this.turn + quarters + TILE_SIDES) % TILE_SIDES;
      this.draw();
    } else {
      const code = game.codes[active];
      this.change([[active, (code & ~3) + ((code & 3) + quarters + TILE_SIDES) % TILE_SIDES]]);
    }
  }

  putBack() {
    this.change([[this.active, 0]]);
  }

  change(pairs) {
    if (this.game.change(pairs)) {
      this.changed();
    }
  }

  /** Puts a whole board on the cells. */
  show(codes, words) {
    this.hand = -1;
    this.game.show(codes);
    this.changed(words);
  }

  changed(words = "") {
    this.completion?.giveUp();
    this.completion = null;
    byId("answer").textContent = "";
    byId("stop-asking").hidden = true;
    this.draw();
    this.tell(words);
  }

  /** Shows words, some of which may be elements, and the score. */
  tell(...words) {
    const { game, puzzle } = this;
    const { matching, wrong, offRim } = game.score();
    byId("told").replaceChildren(...words, (game.isSolved() ? "Solved! " : "") + matching + " of " + puzzle.joins
      + " joins match" + (wrong > 0 ? ", " + wrong + (wrong === 1 ? " does not" : " do not") : "")
      + (offRim > 0 ? ", " + counted(offRim, "side") + " at the rim " + (offRim === 1 ? "is" : "are") + " wrong" : "") + ".");
  }

  /** Asks whether the board can be completed; then `use` receives the completion. */
  ask(use) {
    const { wrong, offRim } = this.game.score();
    this.completion?.giveUp();
    if (wrong + offRim > 0) {
      byId("answer").textContent = "No: some sides do not match.";
      return;
    }
    byId("answer").textContent = "The solver is asked ...";
    byId("stop-asking").hidden = false;
    this.completion = new Completion(this.engine, DATA.definition, this.game.codes, result => {
      byId("stop-asking").hidden = true;
      this.completion = null;
      if (result instanceof Error) {
        byId("answer").textContent = "The solver has failed: " + result.message;
      } else if (result === null) {
        byId("answer").textContent = "No, this cannot be finished.";
      } else {
        use(result);
      }
    });
  }

  /** Places one piece of a completion, beside the pieces that lie already. */
  placeOne(codes) {
    const { game, puzzle } = this;
    const open = codes.map((code, index) => index).filter(index => game.codes[index] === 0);
    const near = index => puzzle.beside[index].filter(beside => beside < 0 || game.codes[beside] > 0).length;
    open.sort((one, other) => near(other) - near(one) || one - other);
    if (open.length === 0) {
      byId("answer").textContent = "The board is full.";
      return;
    }
    this.active = open[0];
    this.hand = -1;
    this.change([[open[0], codes[open[0]]]]);
    byId("answer").replaceChildren("Piece ", this.name(game.pieceAt(open[0])), " is placed.");
  }

  showSearch() {
    const { search } = this;
    const isRunning = search.state === "planning" || search.state === "searching";
    byId("solve").textContent = search.state === "stopped" ? "Go on" : "Solve";
    byId("solve").disabled = isRunning;
    byId("stop").disabled = !isRunning;
    byId("progress").hidden = !isRunning;
    byId("progress").value = search.share();
    byId("browse").hidden = search.codes.length === 0;
    byId("number").max = search.codes.length;
    byId("result").textContent = sentence(search);
    if (this.shown === 0 && search.codes.length > 0) {
      this.display(1);
    }
  }

  /** Shows a solution by its number, from 1. */
  display(number) {
    const { codes } = this.search;
    this.shown = Math.max(1, Math.min(codes.length, Math.round(number) || 1));
    byId("number").value = this.shown;
    this.show([...codes[this.shown - 1]].map(character => character.charCodeAt(0)), "Solution " + this.shown + ". ");
  }

  solve() {
    if (this.search?.state === "stopped") {
      this.search.goOn();
    } else {
      this.shown = 0;
      this.search = new StudioSearch(this.engine, DATA.definition, later(() => this.showSearch()));
    }
    this.showSearch();
  }

  improve() {
    if (this.best?.isRunning) {
      this.best.end("stopped");
    } else {
      this.best = new BestBoard(this.engine, DATA.definition, later(() => this.showBest()));
      clearInterval(this.clock);
      this.clock = setInterval(() => this.showBest(), 1000);
    }
    this.showBest();
  }

  showBest() {
    const { best, puzzle } = this;
    if (!best.isRunning) {
      clearInterval(this.clock);
    }
    byId("improve").textContent = best.isRunning ? "Stop" : "Search again";
    byId("show-best").disabled = best.codes === null;
    byId("best").textContent = (best.score === null ? "" : best.score + " of " + puzzle.joins + " joins match; ")
      + Math.floor(best.seconds()) + " s, " + counted(best.rounds, "round")
      + (best.isRunning ? " ..." : best.message === "" ? "." : "; " + best.message + ".");
  }

  readAddress() {
    if (location.hash.startsWith(BOARD)) {
      const codes = this.game.read(location.hash.slice(BOARD.length));
      if (codes === null) {
        this.tell("The address contains no board of this puzzle. ");
      } else {
        this.show(codes, "This board comes from the address of the page. ");
      }
    }
  }

  listen() {
    const on = (id, type, act) => byId(id).addEventListener(type, act);
    on("frame", "click", event => {
      const index = event.target.closest("[data-index]")?.dataset.index;
      if (index !== undefined) {
        const isAgain = Number(index) === this.active;
        this.go(Number(index));
        if (this.hand >= 0) {
          this.use();
        } else if (isAgain && this.isMovable(this.active)) {
          this.turnBy(1);
        }
      }
    });
    on("frame", "keydown", event => this.key(event));
    on("tray", "keydown", event => this.keyOnTray(event));
    on("turn", "click", () => this.turnBy(1));
    on("put-back", "click", () => this.putBack());
    on("undo", "click", () => this.undo());
    on("clear", "click", () => this.show(this.game.pinned, ""));
    byId("share").hidden = isInStudio();
    on("share", "click", () => this.share());
    on("numbers", "change", () => this.draw());
    on("fitting", "change", () => this.drawTray());
    on("check", "click", () => this.ask(() => {
      byId("answer").textContent = "Yes, this can be finished.";
    }));
    on("give-hint", "click", () => this.ask(codes => this.placeOne(codes)));
    on("stop-asking", "click", () => {
      this.completion?.giveUp();
      this.completion = null;
      byId("answer").textContent = "";
      byId("stop-asking").hidden = true;
    });
    on("solve", "click", () => this.solve());
    on("stop", "click", () => {
      this.search.pause("stopped");
      this.showSearch();
    });
    on("previous", "click", () => this.display(this.shown > 1 ? this.shown - 1 : this.search.codes.length));
    on("next", "click", () => this.display(this.shown < this.search.codes.length ? this.shown + 1 : 1));
    on("number", "change", () => this.display(Number(byId("number").value)));
    on("random", "click", () => this.display(1 + Math.floor(Math.random() * this.search.codes.length)));
    on("improve", "click", () => this.improve());
    on("show-best", "click", () => this.show(this.best.codes, "The best board. "));
    window.addEventListener("hashchange", () => this.readAddress());
  }

  undo() {
    this.hand = -1;
    this.game.undo();
    this.changed();
  }

  /** Acts on a key, while a cell of the board has the focus. */
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const acts = {
      Enter: () => this.use(),
      " ": () => this.use(),
      Delete: () => this.putBack(),
      Backspace: () => this.putBack(),
      Escape: () => this.take(-1),
      r: () => this.turnBy(event.shiftKey ? -1 : 1),
      n: () => this.takeNext(1),
      p: () => this.takeNext(-1),
      u: () => this.undo(),
    };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key in ARROWS) {
      event.preventDefault();
      const beside = this.puzzle.beside[this.active][ARROWS[key]];
      if (beside >= 0) {
        this.go(beside);
      }
    } else if (Object.hasOwn(acts, key)) {
      event.preventDefault();
      acts[key]();
    }
  }

  async share() {
    history.replaceState(null, "", BOARD + this.game.text());
    try {
      await navigator.clipboard.writeText(location.href);
      this.tell("The address of this page contains the board. It is in the clipboard. ");
    } catch {
      this.tell("The address of this page contains the board. Copy it from the address bar. ");
    }
  }
}

/** Returns the numbers of the pieces by their kinds. Pieces of one kind have equal sides in some turn, and equal rights to turn. */
function groupsOf(puzzle) {
  const kinds = new Map();
  puzzle.pieces.forEach((piece, number) => {
    const turned = [0, 1, 2, 3].map(turn => [0, 1, 2, 3].map(side => piece.sides[(side + turn) % TILE_SIDES]).join(" "));
    const kind = piece.turns ? turned.sort()[0] : "fixed " + turned[0];
    kinds.set(kind, [...kinds.get(kind) || [], number]);
  });
  return [...kinds.values()];
}

/** Returns a function that calls another one soon, once for many calls. */
function later(act) {
  let isWaiting = false;
  return () => {
    if (!isWaiting) {
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        act();
      }, PAUSE);
    }
  };
}

async function start() {
  const engine = new Engine({ worker: byId("worker").textContent, wasm: byId("wasm").textContent, javascript: "" });
  const library = new Library(engine);
  const { puzzle, error } = await library.ask("read", DATA.definition);
  if (puzzle === undefined) {
    byId("told").textContent = error.message;
    return;
  }
  library.session.end();
  window.page = new EdgePage(engine, puzzle);
  document.body.dataset.ready = "true";
}

start();
