// The tray with the pieces beside the board: one button for each shape.

import { pieceIcon } from "./board.js";
import { nameOfCopies } from "./copies.js";
import { clamp } from "./space.js";

/** @import { Board } from "./board.js" */
/** @import { Game } from "./game.js" */

/** The length of a cell in the tray, and the greatest length of a piece there, in points of the page. */
export const TRAY_UNIT = 14;
const TRAY_MOST = 58;

export class Tray {

  /**
   * @param {Board} board
   * @param {Game} game
   * @param take a function that receives the shape that a person chooses
   */
  constructor(list, board, game, take) {
    this.list = list;
    this.board = board;
    this.game = game;
    this.shapes = game.shapes;
    /** The orientation of each shape in the tray. */
    this.orientation = this.shapes.orientations.map(() => 0);
    this.buttons = this.shapes.pieces.map((pieces, shape) => {
      const button = document.createElement("button");
      button.type = "button";
      button.tabIndex = shape === 0 ? 0 : -1;
      button.dataset.shape = shape;
      button.addEventListener("click", () => take(shape));
      const item = document.createElement("li");
      item.setAttribute("role", "none");
      item.append(button);
      // The shape of a choice has no pieces.
      item.hidden = pieces.length === 0;
      list.append(item);
      return button;
    });
    list.addEventListener("keydown", event => this.key(event));
  }

  /** Moves the focus from piece to piece by arrow keys. */
  key(event) {
    const index = this.buttons.indexOf(document.activeElement);
    const last = this.buttons.length - 1;
    const to = {
      ArrowLeft: index - 1, ArrowUp: index - 1, ArrowRight: index + 1, ArrowDown: index + 1, Home: 0, End: last,
    }[event.key];
    if (index >= 0 && to !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      this.focus(clamp(to, 0, last));
    }
  }

  focus(shape) {
    this.buttons.forEach((button, index) => { button.tabIndex = index === shape ? 0 : -1; });
    this.buttons[shape].focus();
  }

  /** @param held the shape of the piece in hand, or null */
  draw(held) {
    this.buttons.forEach((button, shape) => {
      if (this.shapes.pieces[shape].length === 0) {
        return;
      }
      const left = this.game.left(shape);
      const isHeld = held === shape;
      const all = this.shapes.pieces[shape];
      const { pieces } = this.board.model;
      const piece = pieces[this.game.free(shape) ?? all[all.length - 1]];
      button.setAttribute("aria-pressed", isHeld);
      button.classList.toggle("used", left === 0 && !isHeld);
      const name = document.createElement("span");
      name.className = "name";
      const words = document.createElement("bdi");
      words.textContent = nameOfCopies(all.map(each => pieces[each].name), piece.name);
      name.append(words);
      const state = document.createElement("span");
      state.className = "left";
      state.textContent = isHeld ? "in hand" : left === 0 ? "placed" : all.length > 1 ? "\u00d7 " + left : "";
      button.replaceChildren(this.icon(shape, piece.colour), name, state);
    });
  }

  icon(shape, colour) {
    const cells = this.shapes.orientations[shape][this.orientation[shape]];
    const { model } = this.board;
    const corners = cells.map(cell => model.corner(cell));
    const length = Math.max(...[0, 1, 2].map(axis => {
      const values = corners.map(corner => corner[axis]);
      return Math.max(...values) - Math.min(...values) + 2 * model.half[axis];
    }));
    return pieceIcon(this.board, shape, this.orientation[shape], colour, Math.min(TRAY_UNIT, TRAY_MOST / length));
  }
}
