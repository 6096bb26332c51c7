// Draws an edge puzzle that a person edits: the places of pieces on the board, the pieces, and the sides of a piece.

import { closedWords } from "./closed-box.js";
import { CELL, drawn } from "./drawn.js";
import { TILE_SIDES, boardOf, placeAt, tileOf } from "./edge-tiles.js";
import { byId } from "./elements.js";
import { focusPiece, pieceItem } from "./studio-piece.js";
import { showClosed } from "./studio-tools.js";

/** The name of the kind of puzzle in the list of lattices. */
export const EDGES = "squares with coloured sides";

/** The number of points of the page to which a unit of the drawing of one piece is drawn. */
const TILE_SCALE = 6;

/** The kinds of cells in words. */
const KINDS = { piece: "no piece", hole: "a hole", beyond: "the board goes on here" };

const SIDE_KEYS = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
const SIDE_NAMES = ["up", "right", "down", "left"];

/** Returns the code of a piece that is not turned. */
function codeOf(piece) {
  return (piece + 1) * TILE_SIDES;
}

export class BoardEditor {

  constructor(page) {
    this.page = page;
    this.cursor = 0;
    this.side = 0;
    byId("tile").addEventListener("submit", event => {
      event.preventDefault();
      page.edit("rename " + page.chosen + " " + byId("tile-name").value.trim(), byId("tile-name"));
    });
    byId("tile-turns").addEventListener("change",
      () => page.edit("piece-turns " + page.chosen + (byId("tile-turns").checked ? " turn" : " fixed")));
    byId("unpin").addEventListener("click", () => page.edit("unpin " + page.chosen));
    byId("remove-tile").addEventListener("click", async () => {
      const number = page.chosen;
      if (await page.edit("piece " + number)) {
        page.chosen = -1;
        this.drawList();
      }
    });
    byId("rim").addEventListener("change", () => page.edit("rim " + byId("rim").value.trim(), byId("rim")));
    byId("meets").addEventListener("change", () => page.edit("meets " + byId("meets").value.trim(), byId("meets")));
    byId("random-board").addEventListener("submit", event => {
      event.preventDefault();
      const seed = Math.floor(Math.random() * 1e9);
      page.chosen = -1;
      page.edit(["board", ...page.puzzle.box.slice(0, 2), byId("rim-colours").value, byId("inner-colours").value, seed].join(" "));
    });
  }

  draw() {
    const { puzzle } = this.page;
    byId("volume").textContent = puzzle.pieces.length + " pieces, " + puzzle.cells.length + " cells. " + closedWords(puzzle.periods);
    byId("length-0").value = puzzle.box[0];
    byId("length-1").value = puzzle.box[1];
    byId("rim").value = puzzle.rim ?? "";
    byId("meets").value = puzzle.partners.filter(([one, other]) => one < other).map(pair => pair.join("-")).join(" ");
    showClosed(puzzle, true);
    this.pins = new Map(puzzle.pins.map(([x, y, code]) => [x + " " + y, code]));
    const gaps = new Map(puzzle.gaps.map(([x, y, isBeyond]) => [x + " " + y, isBeyond ? "beyond" : "hole"]));
    /** All cells of the rectangle, the highest row first: `index` is the index of a cell that takes a piece, or -1. */
    this.places = [];
    let index = 0;
    for (let y = puzzle.box[1] - 1; y >= 0; y--) {
      for (let x = 0; x < puzzle.box[0]; x++) {
        const kind = gaps.get(x + " " + y) ?? "piece";
        this.places.push({ at: [x, y], kind, index: kind === "piece" ? index++ : -1 });
      }
    }
    this.drawBoard();
    this.drawList();
  }

  /** Returns the code of the piece on a cell of the rectangle; 0 if there is none. */
  codeAt({ at }) {
    return this.pins.get(at.join(" ")) ?? 0;
  }

  drawBoard() {
    const { puzzle } = this.page;
    const hadFocus = byId("region").contains(document.activeElement);
    const filled = this.places.filter(place => place.index >= 0);
    const image = boardOf(puzzle, index => this.codeAt(filled[index]));
    this.cursor = Math.min(this.cursor, this.places.length - 1);
    this.fields = this.places.map(({ at, kind }, index) => {
      const [x, y] = placeAt(puzzle, at);
      const field = drawn("rect", { x, y, width: CELL, height: CELL, class: "field " + kind });
      field.dataset.index = index;
      field.addEventListener("pointerdown", () => {
        this.cursor = index;
        this.press(index);
      });
      return field;
    });
    const [right, down] = puzzle.box.map(length => length * CELL);
    const seams = ["M0 0V" + down + "M" + right + " 0V" + down, "M0 0H" + right + "M0 " + down + "H" + right];
    seams.forEach((d, axis) => {
      if (puzzle.periods[axis] > 0) {
        image.append(drawn("path", { d, class: "seam seam" + axis }));
      }
    });
    image.append(...this.fields);
    image.setAttribute("tabindex", "0");
    image.setAttribute("role", "application");
    image.setAttribute("aria-label", "Board: arrow keys move, space lays the chosen piece or turns it");
    image.addEventListener("keydown", event => this.key(event));
    image.addEventListener("focus", () => this.mark());
    image.addEventListener("blur", () => this.fields[this.cursor].classList.remove("cursor"));
    byId("region").replaceChildren(image);
    if (hadFocus) {
      image.focus();
    }
  }

  mark() {
    const { page } = this;
    this.fields.forEach((field, index) => field.classList.toggle("cursor", index === this.cursor));
    const place = this.places[this.cursor];
    const code = this.codeAt(place);
    page.report("cell " + place.at.join(" ") + ": "
      + (code > 0 ? "piece " + page.puzzle.pieces[(code >> 2) - 1].name : KINDS[place.kind]));
  }

  key(event) {
    const steps = { ArrowUp: [0, 1], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowLeft: [-1, 0] };
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      this.press(this.cursor);
    } else if (steps[event.key]) {
      event.preventDefault();
      const [x, y] = this.places[this.cursor].at.map((value, axis) => value + steps[event.key][axis]);
      const next = this.places.findIndex(({ at: [column, row] }) => column === x && row === y);
      this.cursor = next < 0 ? this.cursor : next;
      this.mark();
    }
  }

  /**
   * Makes the cell what the list of presses has: a hole, a cell beyond the board, or again a cell that takes a piece. Or lays
   * the chosen piece on the cell; a piece that lies there is turned, and taken back after its last turn.
   */
  press(number) {
    const { page } = this;
    const place = this.places[number];
    const code = this.codeAt(place);
    const own = (code >> 2) - 1;
    const [x, y] = place.at;
    const kind = byId("presses").value;
    if (kind !== "piece" || place.kind !== "piece") {
      page.edit(["cell", kind === place.kind ? "piece" : kind, x, y].join(" "));
    } else if (page.chosen < 0) {
      if (code > 0) {
        this.choose(own);
      } else {
        page.report("Choose a piece first: it is laid on the cell that is pressed.");
      }
    } else if (own !== page.chosen) {
      page.edit(["pin", page.chosen, x, y, 0].join(" "));
    } else if (page.puzzle.pieces[own].turns && (code & 3) < TILE_SIDES - 1) {
      page.edit(["pin", own, x, y, (code & 3) + 1].join(" "));
    } else {
      page.edit("unpin " + own);
    }
  }

  choose(number) {
    const { page } = this;
    page.chosen = page.chosen === number ? -1 : number;
    this.drawList();
    focusPiece(number);
  }

  /** Returns a drawing of one piece, with the numbers of its colours. */
  tile(number) {
    const image = drawn("svg", { viewBox: "-1 -1 " + (CELL + 2) + " " + (CELL + 2), class: "cells tile" });
    image.append(...tileOf(this.page.puzzle, codeOf(number), 0, 0, true));
    return image;
  }

  drawList() {
    const { page } = this;
    const pinned = new Set([...this.pins.values()].map(code => (code >> 2) - 1));
    byId("pieces").replaceChildren(...page.puzzle.pieces.map((piece, number) => pieceItem(
      this.tile(number), piece.name + (pinned.has(number) ? ", laid" : ""), number, number === page.chosen, () => this.choose(number))));
    this.drawTile(pinned);
  }

  drawTile(pinned) {
    const { page } = this;
    const piece = page.puzzle.pieces[page.chosen];
    byId("tile").hidden = !piece;
    if (!piece) {
      return;
    }
    byId("tile-name").value = piece.name;
    byId("tile-turns").checked = piece.turns;
    byId("unpin").disabled = !pinned.has(page.chosen);
    const hadFocus = byId("tile-sides").contains(document.activeElement);
    const image = this.tile(page.chosen);
    image.setAttribute("width", CELL * TILE_SCALE);
    image.setAttribute("height", CELL * TILE_SCALE);
    image.setAttribute("tabindex", "0");
    image.setAttribute("role", "application");
    image.setAttribute("aria-label", "Piece " + piece.name + ": arrow keys choose a side, space paints it");
    this.sides = [...image.querySelectorAll("polygon")];
    this.sides.forEach((shape, side) => shape.addEventListener("pointerdown", () => this.paint(side)));
    image.addEventListener("keydown", event => {
      if (SIDE_KEYS[event.key] !== undefined) {
        event.preventDefault();
        this.side = SIDE_KEYS[event.key];
        this.markSide(piece);
      } else if (event.key === " " || event.key === "Enter") {
        event.preventDefault();
        this.paint(this.side);
      }
    });
    image.addEventListener("focus", () => this.markSide(piece));
    image.addEventListener("blur", () => this.sides.forEach(shape => shape.classList.remove("cursor")));
    byId("tile-sides").replaceChildren(image);
    if (hadFocus) {
      image.focus();
    }
  }

  markSide(piece) {
    this.sides.forEach((shape, side) => shape.classList.toggle("cursor", side === this.side));
    this.page.report("side " + SIDE_NAMES[this.side] + ": colour " + piece.sides[this.side]);
  }

  paint(side) {
    const { page } = this;
    this.side = side;
    page.edit(["side", page.chosen, side, Number(byId("side-colour").value) || 0].join(" "));
  }
}
