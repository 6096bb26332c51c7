// Draws pieces with coloured sides.

import { CELL, drawn } from "./drawn.js";

/** The number of sides of a piece: up, right, down and left. */
export const TILE_SIDES = 4;

/** Returns the colour number of a side of a piece that lies with a code: four times its number, from 1, plus its turn. */
export function sideOf(puzzle, code, side) {
  return puzzle.pieces[(code >> 2) - 1].sides[(side - (code & 3) + TILE_SIDES) % TILE_SIDES];
}

/** Returns the four triangles of a piece that lies with a code, and their numbers if these are wanted. */
export function tileOf(puzzle, code, left, top, isNumbered) {
  const piece = puzzle.pieces[(code >> 2) - 1];
  const corners = [[0, 0], [1, 0], [1, 1], [0, 1]].map(([u, v]) => [left + u * CELL, top + v * CELL]);
  const middle = [left + CELL / 2, top + CELL / 2];
  const parts = [];
  for (let side = 0; side < TILE_SIDES; side++) {
    const from = corners[side];
    const to = corners[(side + 1) % TILE_SIDES];
    const points = [from, to, middle].map(point => point.join(",")).join(" ");
    const colour = piece.colours[(side - (code & 3) + TILE_SIDES) % TILE_SIDES];
    parts.push(drawn("polygon", { points, fill: colour, class: "solved" }, drawn("title", {}, piece.name)));
    if (isNumbered) {
      const x = (from[0] + to[0]) / 2 * 0.66 + middle[0] * 0.34;
      const y = (from[1] + to[1]) / 2 * 0.66 + middle[1] * 0.34;
      parts.push(drawn("text", { x, y, class: "side" }, String(sideOf(puzzle, code, side))));
    }
  }
  return parts;
}

/** Returns the place of a cell in a drawing, as [left, top]. */
export function placeAt(puzzle, [x, y]) {
  return [x * CELL, (puzzle.box[1] - 1 - y) * CELL];
}

/** Returns the place of the cell with an index in a drawing, as [left, top]. */
export function placeOf(puzzle, index) {
  return placeAt(puzzle, puzzle.cells[index]);
}

/** Returns the drawing of a board without its cells. */
export function emptyBoard(puzzle) {
  const [width, height] = puzzle.box;
  return drawn("svg", {
    viewBox: [-2, -2, width * CELL + 4, height * CELL + 4].join(" "),
    width: width * CELL * 2,
    height: height * CELL * 2,
    class: "cells",
  });
}

/** Returns the drawing of a board; `codeAt` returns the code on a cell for its index, and 0 for an empty cell. */
export function boardOf(puzzle, codeAt) {
  const image = emptyBoard(puzzle);
  puzzle.cells.forEach((cell, index) => {
    const [left, top] = placeOf(puzzle, index);
    const code = codeAt(index);
    image.append(...code === 0
      ? [drawn("rect", { x: left, y: top, width: CELL, height: CELL, class: "empty" })]
      : tileOf(puzzle, code, left, top, false));
  });
  return image;
}
