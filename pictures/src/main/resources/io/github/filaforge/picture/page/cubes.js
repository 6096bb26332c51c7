// The parts of a page that draw squares and cubes. Pages of other cells have `lattices.js` in its place.

import { PuzzleModel } from "./model.js";
import { parts } from "./parts.js";
import { TINY, dot, paintingOrder, projected } from "./space.js";
import { CanvasView, SIDES, css, lightOn, mix, parseColour } from "./view.js";

/** @import { Camera } from "./space.js" */

const makeModel = data => new PuzzleModel(data);

/**
 * Returns the visible faces of cells in space in the order of painting, as polygons on a plane with their colours.
 *
 * @param {PuzzleModel} model
 * @param {Camera} camera
 */
function solidFaces(model, cells, colour, camera) {
  const sides = SIDES.filter(side => dot(side.step, camera.near) > TINY);
  return paintingOrder(cells.map(cell => ({ corner: cell })), camera.near).flatMap(cube => sides.map(side => ({
    fill: css(mix(parseColour(colour), 0, 1 - lightOn(side, camera))),
    points: projected(side.corners, cube.corner, camera),
  })));
}

Object.assign(parts, { makeModel, View: CanvasView, solidFaces });
