// The panel of the piece that a person has chosen.

import { byId } from "./elements.js";
import { numbersOf } from "./fourth-axis.js";
import { CellDrawing, PaintedCells } from "./studio-cells.js";
import { keyOf, writeMarks } from "./studio-marks.js";
import { listTurns } from "./studio-tools.js";

/** The greatest number of pieces that are drawn in the list. */
const MOST_DRAWN = 120;

/** Returns an item of the list of pieces: a button with a drawing and words. */
export function pieceItem(drawing, words, number, isChosen, choose) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.piece = number;
  button.setAttribute("aria-pressed", String(isChosen));
  const name = document.createElement("span");
  name.className = "name";
  name.textContent = words;
  button.append(drawing, name);
  button.addEventListener("click", choose);
  const item = document.createElement("li");
  item.append(button);
  return item;
}

/** Moves the focus to a piece of the list. */
export function focusPiece(number) {
  byId("pieces").querySelector("[data-piece=\"" + number + "\"]")?.focus();
}

export class PiecePanel {

  constructor(page) {
    this.page = page;
    byId("piece").addEventListener("submit", event => {
      event.preventDefault();
      this.set();
    });
    byId("remove").addEventListener("click", () => {
      const number = page.chosen;
      page.chosen = -1;
      page.edit("piece " + number);
    });
    byId("piece-turns").addEventListener("change",
      () => page.edit("piece-turns " + page.chosen + " " + byId("piece-turns").value, byId("piece-turns")));
  }

  /** Gives the piece its name and its copies. */
  async set() {
    const { page } = this;
    const fields = [byId("piece-name"), byId("piece-copies")];
    const [name, copies] = fields.map(field => field.value.trim());
    const piece = page.puzzle.pieces[page.chosen];
    const isNamed = name === piece.name || await page.edit("rename " + page.chosen + " " + name, fields[0]);
    // The list of pieces was drawn again, with the former number.
    fields[1].value = copies;
    if (isNamed && copies !== piece.copies) {
      await page.edit("copies " + page.chosen + " " + copies, fields[1]);
    }
  }

  /** Draws the list of the pieces, and the chosen piece. */
  drawList() {
    const { puzzle, chosen } = this.page;
    const items = puzzle.pieces.slice(0, MOST_DRAWN).map((piece, number) => {
      const cells = document.createElement("span");
      const drawing = new CellDrawing(cells, puzzle.form, piece.cells, () => ["piece", piece.colour]);
      writeMarks(drawing, index => ({ name: "", colour: piece.colours[index], ink: piece.ink }));
      cells.querySelectorAll("figcaption").forEach(caption => caption.remove());
      const kind = piece.fixed ? ", fixed" : piece.choice ? ", choice" : "";
      const words = piece.name + (piece.copies === "1" ? "" : " (" + piece.copies + ")") + kind;
      return pieceItem(cells, words, number, number === chosen, () => this.choose(number));
    });
    if (puzzle.pieces.length > MOST_DRAWN) {
      const more = document.createElement("li");
      more.textContent = "and " + (puzzle.pieces.length - MOST_DRAWN) + " more";
      items.push(more);
    }
    byId("pieces").replaceChildren(...items);
    this.draw();
  }

  choose(number) {
    const { page } = this;
    page.chosen = page.chosen === number ? -1 : number;
    this.drawList();
    focusPiece(number);
  }

  draw() {
    const { puzzle, chosen } = this.page;
    const piece = puzzle.pieces[chosen];
    byId("piece").hidden = !piece;
    if (!piece) {
      return;
    }
    const isMobile = !piece.fixed && !piece.choice;
    byId("piece-name").value = piece.name;
    byId("piece-name").disabled = piece.choice;
    byId("piece").querySelectorAll(".mobile").forEach(element => {
      element.hidden = !isMobile;
    });
    byId("piece-copies").value = piece.copies;
    if (isMobile) {
      listTurns(byId("piece-turns"), [["", "as the puzzle"]], piece.turns, false);
      this.drawCells(piece);
      this.page.spaces.showPiece(puzzle, piece);
    } else {
      byId("piece-cells").replaceChildren();
      this.page.spaces.piece.hide();
    }
  }

  drawCells(piece) {
    const { page } = this;
    const cells = piece.grid;
    const own = new Map(piece.cells.map((cell, index) => [keyOf(cell), piece.colours[index]]));
    const has = index => own.has(keyOf(cells[index]));
    const drawing = new PaintedCells(byId("piece-cells"), page.puzzle.form, cells,
      index => has(index) ? ["piece", piece.colour] : ["out", ""], {
        name: "Piece " + piece.name,
        begin: index => {
          const colour = Number(byId("piece-colour").value) || 0;
          this.colour = !byId("piece-paints").checked ? -1 : own.get(keyOf(cells[index])) === colour ? 0 : colour;
          this.erases = has(index);
          return this.colour >= 0 ? "option" : this.erases ? "out" : "fill";
        },
        commit: indices => this.commit(indices.map(index => keyOf(cells[index])), own),
        report: index => page.report("cell " + numbersOf(cells[index], page.puzzle.form.fold).join(" ") + ": "
          + (has(index) ? "of the piece" : "not of the piece") + (own.get(keyOf(cells[index])) > 0 ? ", colour " + own.get(keyOf(cells[index])) : "")),
      });
    writeMarks(drawing, index => ({ name: "", colour: own.get(keyOf(cells[index])) ?? 0, ink: piece.ink }));
  }

  /** Executes what a person has painted on cells, which are given by their keys. */
  commit(keys, own) {
    const { page } = this;
    if (this.colour >= 0) {
      const coloured = keys.filter(key => own.has(key));
      if (coloured.length > 0) {
        page.edit("piece-colour " + page.chosen + " " + this.colour + " " + coloured.join(","));
      } else {
        this.draw();
        page.report("Only cells of the piece have colours.");
      }
      return;
    }
    keys.forEach(key => this.erases ? own.delete(key) : own.set(key, 0));
    if (own.size === 0) {
      this.draw();
      page.report("A piece has at least one cell. Remove removes the piece.");
    } else {
      page.edit("piece " + page.chosen + " " + [...own.keys()].join(","));
    }
  }
}
