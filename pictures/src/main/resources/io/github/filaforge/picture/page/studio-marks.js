// The marks on the cells of a drawing: the numbers of their colours, and names.

import { CELL, drawn } from "./drawn.js";

/** The size of a text on a cell, as a part of the room that the cell has. */
const MARK_SIZE = 0.85;

/** The width of a letter, as a part of its height. */
const LETTER_WIDTH = 0.72;

/** The angle of the tint of the first colour, which is far from the colour of the region, and the angle to the next tint. */
const FIRST_TINT = 40;
const TINT_STEP = 137.5;

/** Returns the tint that shows the colour of a cell of the box. Its number is written on the cell in dark ink. */
export function tintOf(colour) {
  return "hsl(" + Math.round(FIRST_TINT + (colour - 1) * TINT_STEP) % 360 + " 70% 72%)";
}

/** Returns the key of a cell in maps. */
export function keyOf(cell) {
  return cell.slice(0, 3).join(" ");
}

/** Returns the least distance of a side of a cell from its middle. */
function roomOf(plane, cell) {
  const [x, y] = plane.middle(cell);
  const corners = plane.corners(cell);
  if (corners.length < 3) {
    return CELL / 3;
  }
  return Math.min(...corners.map(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length];
    return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / Math.hypot(x2 - x1, y2 - y1);
  }));
}

/**
 * Writes texts on cells of a drawing.
 *
 * @param marksOf returns for the index of a cell its name and the number of its colour, "" and 0 for none, and the ink
 */
export function writeMarks(drawing, marksOf) {
  drawing.cells.forEach((cell, index) => {
    const { name, colour, ink } = marksOf(index);
    if (!name && colour === 0) {
      return;
    }
    const shape = drawing.shapes[index];
    const [x, y] = drawing.plane.middle(cell);
    const room = roomOf(drawing.plane, cell);
    const write = (text, place, most) => {
      const size = Math.min(most, 2 * room * MARK_SIZE / (LETTER_WIDTH * Math.max(1, [...text].length)));
      // A picture that is saved has no styles of the page.
      const mark = drawn("text", {
        x, y: y + place, "font-size": size.toFixed(1), "text-anchor": "middle", "dominant-baseline": "central", class: "mark",
      });
      if (ink) {
        mark.setAttribute("fill", ink);
      }
      mark.textContent = text;
      shape.parentNode.append(mark);
    };
    if (name && colour > 0) {
      write(name, -room * 0.35, room * 0.8);
      write(String(colour), room * 0.45, room * 0.7);
    } else {
      write(name || String(colour), 0, room * 1.1);
    }
  });
}
