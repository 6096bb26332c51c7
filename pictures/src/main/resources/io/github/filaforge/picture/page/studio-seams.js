// The sides of a closed box that meet, on the drawing of its region.

import { drawn } from "./drawn.js";

/** Draws dashes along the sides of polygons that meet in the plane of a layer, in one colour for each axis. */
export function drawSeams(drawing, periods) {
  const { plane, cells } = drawing;
  if (plane.form.kind !== "POLYGON") {
    return;
  }
  const way = axis => stepped(plane.middle(axis === 0 ? [periods[0], 0, 0] : [0, periods[1], 0]), plane.middle([0, 0, 0]), -1);
  const axes = [0, 1].filter(axis => periods[axis] > 0);
  for (const [, indices] of axes.length > 0 ? drawing.layers : []) {
    const sides = new Map();
    for (const index of indices) {
      const corners = plane.corners(cells[index]);
      corners.forEach(([x1, y1], number) => {
        const [x2, y2] = corners[(number + 1) % corners.length];
        const path = "M" + x1.toFixed(2) + " " + y1.toFixed(2) + "L" + x2.toFixed(2) + " " + y2.toFixed(2);
        const middle = [(x1 + x2) / 2, (y1 + y2) / 2];
        sides.set(spotOf(middle), { middle, path });
      });
    }
    for (const axis of axes) {
      const step = way(axis);
      const meeting = [...sides.values()].filter(({ middle }) => [1, -1].some(
        sign => sides.has(spotOf(stepped(middle, step, sign))))).map(({ path }) => path);
      drawing.shapes[indices[0]].parentNode.append(drawn("path", { d: meeting.join(""), class: "seam seam" + axis }));
    }
  }
}

/**
 * @param {number[]} point x and y
 * @param {number[]} step x and y
 * @param {number} sign 1, or -1 for the opposite step
 */
function stepped([x, y], [right, down], sign) {
  return [x + sign * right, y + sign * down];
}

/** @param {number[]} point x and y */
function spotOf([x, y]) {
  return Math.round(x * 4) + " " + Math.round(y * 4);
}
