// The board with its controls: actions of a person, and texts with which the page answers.

import { Asking } from "./asking.js";
import { Board, CLOSEST } from "./board.js";
import { Building } from "./building.js";
import { byId, isInStudio } from "./elements.js";
import { Game } from "./game.js";
import { Hand } from "./hand.js";
import { OPEN } from "./model.js";
import { Pointing } from "./pointing.js";
import { shifted } from "./space.js";
import { Tray } from "./tray.js";

/** @import { Finisher } from "./engine.js" */
/** @import { Placement } from "./game.js" */
/** @import { PuzzleModel } from "./model.js" */

/** The beginning of the fragment of an address, before the code of a solution. */
export const FOUND = "#found=";

/** The turns of the piece in hand. Each has a button. */
const TURNS_IN_HAND = ["left", "right", "x", "y", "w", "flip", "other"];

/** The beginning of the names of these buttons. */
const TURN_BUTTON = "turn-";

export class Playing {

  /**
   * @param {PuzzleModel} model
   * @param {Finisher} finisher
   * @param choices the choices of the puzzle; null if it has none
   */
  constructor(model, order, finisher, choices) {
    const { shapes } = model;
    this.choices = choices;
    this.model = model;
    this.panel = byId("play-panel");
    this.game = new Game(model, order);
    this.board = new Board(byId("board"), model);
    this.tray = new Tray(byId("tray"), this.board, this.game, shape => this.take(shape));
    this.building = model.flat ? null : new Building(byId("building"), model);
    this.hand = new Hand(this.game, this.board, this.tray);
    /** The cell that the keyboard has selected: the first one in reading order. */
    this.cursor = model.boardCells.reduce((first, cell) => isBefore(model, cell, first) ? cell : first);
    /**
     * The cell below the piece in hand; null if there is none.
     *
     * @type {number[] | null}
     */
    this.target = null;
    byId("layer-keys").hidden = byId("building-part").hidden = model.flat;
    for (const name of TURNS_IN_HAND) {
      byId(TURN_BUTTON + name).hidden = !shapes.hasTurn(name);
    }
    this.asking = new Asking(this, finisher);
    new Pointing(this);
    this.listen();
    this.update();
  }

  // Actions.

  take(shape) {
    const wasHeld = this.hand.shape === shape;
    this.hand.cancel();
    if (wasHeld) {
      this.tell("Piece ", this.name(this.game.free(shape)), " put back.");
    } else if (this.game.left(shape) === 0) {
      this.tell("This piece is on the board: take it from there.");
    } else {
      this.hand.take(shape);
      this.tell("Piece ", this.name(this.hand.piece), " in hand.");
      this.focusBoard();
    }
    this.update();
  }

  /** Gives the focus to the board, whose keys turn the piece in hand. The page scrolls there only for a keyboard. */
  focusBoard() {
    byId("board").focus({ preventScroll: !document.activeElement.matches(":focus-visible") });
  }

  lift(piece, cell) {
    this.hand.lift(piece, cell);
    this.target = cell;
    this.tell("Piece ", this.name(piece), " in hand.");
    this.update();
  }

  turn(name) {
    if (this.hand.isEmpty) {
      this.tell("Take a piece in hand first.");
      return;
    }
    const done = this.hand.turn(name);
    const words = (name === "flip" ? " flipped" : " turned") + this.fitWords();
    this.tell("Piece ", this.name(this.hand.piece), done ? words : " has no other orientation here.");
    this.update();
  }

  /** Places the piece in hand if it fits; returns true if it does. */
  lay(target) {
    const placement = this.hand.placement(target);
    const clashes = this.hand.clashes(placement);
    if (clashes.length > 0) {
      this.tell("Piece ", this.name(placement.piece), " does not fit here.");
      return false;
    }
    this.hand.lay(placement);
    this.target = null;
    this.changed("Piece ", this.name(placement.piece), " placed. ");
    return true;
  }

  /** @param {Placement} placement */
  layHint(placement) {
    this.game.remember(this.game.snapshot());
    this.game.lay(placement);
    this.tray.orientation[placement.shape] = placement.orientation;
    this.changed("Hint: piece ", this.name(placement.piece), " placed. ");
    this.board.drawHint(this.game.cells(placement.shape, placement.orientation, placement.at));
  }

  putAway() {
    if (this.hand.isEmpty) {
      const piece = this.game.owner(this.cursor);
      if (piece === OPEN) {
        return;
      }
      this.hand.lift(piece, this.cursor);
    }
    const { piece } = this.hand;
    this.hand.putAway();
    this.changed("Piece ", this.name(piece), " put back into the tray. ");
  }

  cancel() {
    if (!this.hand.isEmpty) {
      this.tell("Piece ", this.name(this.hand.piece), this.hand.lifted ? " is back where it was." : " put back.");
      this.hand.cancel();
      this.update();
    }
  }

  undo() {
    this.hand.cancel();
    this.changed(this.game.undo() ? "Undone. " : "There is nothing to undo. ");
  }

  /**
   * Replaces all placements.
   *
   * @param {Placement[]} placements
   * @param {(string | HTMLElement)[]} words
   */
  show(placements, ...words) {
    this.hand.cancel();
    this.game.remember(this.game.snapshot());
    this.game.restore(placements);
    this.changed(...words);
  }

  // Texts of the page.

  /** @param {(string | HTMLElement)[]} words */
  tell(...words) {
    byId("play-told").replaceChildren(...words);
  }

  /** Returns a name as an element of its own, so that its direction of writing ends with it. */
  name(piece) {
    const name = document.createElement("bdi");
    name.textContent = this.model.pieces[piece].name;
    return name;
  }

  /** Updates the page after a change of the board, and gives up the question about the board before. */
  changed(...words) {
    this.asking.giveUp();
    const left = this.model.mobile - this.game.lying.size;
    const rest = this.model.optional.includes(true) ? "" : left === 1 ? "1 piece is left." : left + " pieces are left.";
    this.tell(...words, this.game.isComplete ? "Solved!" : rest);
    if (this.game.isComplete) {
      this.sayComplete();
    }
    this.update();
  }

  /** Announces a complete board and keeps it in the address. */
  sayComplete() {
    if (isInStudio()) {
      this.asking.answer("solved", "Solved!");
      return;
    }
    const fragment = FOUND + this.game.code();
    if (location.hash !== fragment) {
      try {
        history.replaceState(null, "", fragment);
      } catch {
        // Some browsers refuse replaceState to a page that was opened from a file.
        location.hash = fragment;
      }
    }
    this.asking.answer("solved", "Solved! The address of this page now contains the solution: keep it or send it.");
  }

  fitWords() {
    if (this.target === null) {
      return ".";
    }
    return this.hand.clashes(this.hand.placement(this.target)).length === 0 ? ": fits here." : ": does not fit here.";
  }

  /** Returns a cell of the board with what lies on it. */
  words(cell, assembly) {
    const { model } = this;
    const owner = assembly.owner(...cell);
    const colour = assembly.colours.get(model.place(...cell)) ?? model.colourOf(cell);
    const state = owner !== OPEN ? (model.isMobile(owner) ? "piece " : "") + model.pieces[owner].name
      : !this.game.isRegion(cell) ? "stays open" : model.isOptional(cell) ? "may stay empty" : "open";
    const option = this.choices?.nameOn(model.numberOf(cell));
    return model.where(cell) + ": " + (option ? option + ", " : "") + state + (colour > 0 ? ", colour " + colour : "");
  }

  /** Updates the board, the tray and the buttons from the state. */
  update() {
    const { game, hand } = this;
    const assembly = game.assembly();
    this.board.drawPieces(assembly);
    this.board.nameCells(cell => this.words(cell, assembly));
    this.building?.show(assembly);
    this.tray.draw(hand.shape);
    this.drawGhost();
    byId("hand-buttons").querySelectorAll("button").forEach(button => { button.disabled = hand.isEmpty; });
    byId("undo").disabled = game.past.length === 0;
    byId("clear").disabled = game.lying.size === 0;
    byId("check").disabled = byId("give-hint").disabled = game.isComplete;
    this.panel.classList.toggle("holding", !hand.isEmpty);
    Object.assign(byId("board").dataset, {
      placed: game.lying.size,
      complete: game.isComplete,
      hand: hand.isEmpty ? "" : this.model.pieces[hand.piece].name,
    });
  }

  drawGhost() {
    if (this.hand.isEmpty || this.target === null) {
      this.board.drawGhost(null);
    } else {
      const placement = this.hand.placement(this.target);
      this.board.drawGhost(placement, this.game.clashes(placement));
    }
    this.board.drawCursor(this.cursor);
  }

  // Events.

  listen() {
    const click = (id, action) => byId(id).addEventListener("click", action);
    for (const name of TURNS_IN_HAND) {
      click(TURN_BUTTON + name, () => this.turn(name));
    }
    click("put-away", () => this.putAway());
    click("undo", () => this.undo());
    click("clear", () => this.show([], "The board is clear. "));
    byId("board").addEventListener("focus", () => {
      if (byId("board").matches(":focus-visible")) {
        this.pointAt(this.cursor);
      }
    });
    byId("board").addEventListener("blur", () => this.pointAt(null));
    byId("board").addEventListener("keydown", event => this.key(event));
    this.panel.addEventListener("keydown", event => this.keyOfPanel(event));
  }

  /** Shows the piece in hand above a cell; for null, not at all. */
  pointAt(cell) {
    this.target = cell;
    this.drawGhost();
  }

  /** Handles a click or a key on a cell: places the piece in hand, or takes the piece that lies there. */
  touch(cell) {
    if (!this.hand.isEmpty) {
      this.lay(cell);
    } else if (this.game.owner(cell) !== OPEN) {
      this.lift(this.game.owner(cell), cell);
    } else {
      const words = this.game.isRegion(cell) ? ": open. Take a piece in hand first." : ": no place for a piece.";
      this.tell(this.model.where(cell) + words);
    }
  }

  /** Performs the action of a key that is no letter, wherever the focus is in the panel. */
  keyOfPanel(event) {
    if (event.key === "Escape") {
      this.cancel();
    } else if (event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      this.undo();
    }
  }

  /** Performs the action of a key on the board. */
  key(event) {
    if (event.altKey || event.metaKey || event.ctrlKey) {
      return;
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const turns = { r: event.shiftKey ? "left" : "right", f: "flip", z: "right", x: "x", y: "y", w: "w", o: "other" };
    const action = this.game.shapes.hasTurn(turns[key]) ? () => this.turn(turns[key]) : this.boardKeys()[key];
    if (action) {
      event.preventDefault();
      action();
    }
  }

  boardKeys() {
    const step = (right, up) => () => this.moveCursor(this.board.beside(this.cursor, [right, up]));
    const layer = layers => () => this.moveCursor(this.board.above(this.cursor, layers));
    return {
      ArrowLeft: step(-1, 0),
      ArrowRight: step(1, 0),
      ArrowUp: step(0, 1),
      ArrowDown: step(0, -1),
      PageUp: layer(1),
      PageDown: layer(-1),
      Enter: () => this.touch(this.cursor),
      " ": () => this.touch(this.cursor),
      u: () => this.undo(),
      h: () => this.asking.hint(),
      c: () => this.asking.check(),
      Delete: () => this.putAway(),
      Backspace: () => this.putAway(),
      n: () => this.takeNext(1),
      p: () => this.takeNext(-1),
    };
  }

  /** Makes a cell the active one. Screen readers read out its name, so the text states only whether the piece fits. */
  moveCursor(cell) {
    this.cursor = cell;
    this.pointAt(cell);
    this.board.cursor.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (!this.hand.isEmpty) {
      this.tell("Piece ", this.name(this.hand.piece), this.fitWords());
    }
  }

  /** Takes the next piece from the tray while the focus stays on the board. */
  takeNext(step) {
    const count = this.game.shapes.pieces.length;
    const from = this.hand.shape ?? (step > 0 ? -1 : count);
    this.hand.cancel();
    for (let i = 1; i <= count; i++) {
      const shape = (from + i * step + 2 * count) % count;
      if (this.game.left(shape) > 0) {
        this.hand.take(shape);
        this.target = this.cursor;
        this.tell("Piece ", this.name(this.hand.piece), " in hand" + this.fitWords());
        break;
      }
    }
    this.update();
  }
}

/**
 * Returns true if a cell comes before another in reading order: layer by layer, row by row from the highest.
 *
 * @param {PuzzleModel} model
 */
function isBefore(model, cell, other) {
  const layers = model.layerOf(cell) - model.layerOf(other);
  const [x, y] = shifted(model.plan(cell), model.plan(other));
  return layers !== 0 ? layers < 0 : Math.abs(y) > CLOSEST ? y > 0 : x < -CLOSEST;
}
