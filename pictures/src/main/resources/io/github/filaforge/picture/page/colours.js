// Colours of cells as numbers. Only pages of puzzles that have colours contain this file.

import { add } from "./board.js";
import { parts } from "./parts.js";
import { isLight, parseColour } from "./view.js";

/** @import { Board } from "./board.js" */
/** @import { PuzzleModel } from "./model.js" */
/** @import { CanvasView } from "./view.js" */

/** The greatest room for the number of a colour, in points of the page. */
const MOST_ROOM = 100;

/** The kinds of numbers on a board: those of its cells are in the middle of a cell, those of pieces in a corner. */
const MARK = "mark";
const BADGE = "badge";

/**
 * Writes the colours of cells on the board, which are given as cells with their colours.
 *
 * @param {Board} board
 */
function drawColours(board, group, coloured, kind) {
  const size = Math.min(1, board.model.letter);
  for (const [cell, colour] of coloured.filter(([, number]) => number > 0)) {
    const [x, y] = board.centre(cell).map(value => value - (kind === BADGE ? 0.3 * size : 0));
    if (kind === BADGE) {
      add(group, "circle", { class: kind, cx: x, cy: y, r: 0.17 * size });
    }
    add(group, "text", { class: kind, x, y: y + 0.01, "font-size": (kind === BADGE ? 0.24 : 0.4) * size })
      .textContent = colour;
  }
}

/**
 * Writes the colours of a piece on its picture. In space a cell may hide another, so numbers on all could not be read.
 *
 * @param {PuzzleModel} model
 */
function markIcon(svg, model, shape, cells, fill) {
  const ink = isLight(parseColour(fill)) ? "#000" : "#fff";
  for (const [index, cell] of model.flat ? cells.entries() : []) {
    const number = model.shapes.colour(shape, index);
    if (number > 0) {
      const [x, y] = model.middle(cell);
      add(svg, "text", { class: MARK, x, y: -y, "font-size": 0.8 * model.letter, fill: ink }).textContent = number;
    }
  }
}

/**
 * Writes the colours of cells of a scene on the canvas of a view.
 *
 * @param {CanvasView} view
 */
function drawOnCanvas(view, places, kind) {
  const { context } = view;
  const { half, letter } = view.scene.model;
  const across = view.scale * Math.min(1, letter);
  const room = Math.min(MOST_ROOM, across);
  const aside = kind === BADGE ? 0.3 * across : 0;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = "600 " + Math.round(room * (kind === BADGE ? 0.24 : 0.4)) + "px system-ui, sans-serif";
  for (const { corner, colour } of places.filter(place => place.colour > 0)) {
    const [x, y] = view.project(corner.map((value, axis) => value + half[axis])).map(value => value - aside);
    if (kind === BADGE) {
      context.beginPath();
      context.arc(x, y, 0.17 * room, 0, 2 * Math.PI);
      context.fillStyle = view.floor;
      context.fill();
      context.lineWidth = 1;
      context.strokeStyle = view.ink;
      context.stroke();
    }
    context.fillStyle = view.caption;
    context.fillText(colour, x, y);
  }
}

parts.colours = {
  mark: (board, group, coloured) => drawColours(board, group, coloured, MARK),
  badge: (board, group, coloured) => drawColours(board, group, coloured, BADGE),
  markIcon,
  markFloor: (view, places) => drawOnCanvas(view, places, MARK),
  badgeCubes: (view, places) => drawOnCanvas(view, places, BADGE),
};
