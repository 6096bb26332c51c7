// The parts of a page that draw cells other than squares and cubes. Pages of squares and cubes have `cubes.js` in its place.

import { circle } from "./lattice-model.js";
import { latticeModel } from "./lattice-models.js";
import { LatticeView } from "./lattice-view.js";
import { parts } from "./parts.js";
import { TINY, dot, projected } from "./space.js";
import { css, lightOn, mix, parseColour } from "./view.js";

/** @import { LatticeModel } from "./lattice-model.js" */
/** @import { Camera } from "./space.js" */

/**
 * Returns the visible faces of cells in space in the order of painting, as polygons on a plane with their colours.
 *
 * @param {LatticeModel} model
 * @param {Camera} camera
 */
function solidFaces(model, cells, colour, camera) {
  const cubes = cells.map(cell => ({ cell, corner: model.corner(cell) }));
  if (model.areBalls) {
    const { radius } = model.lattice;
    return cubes.sort((a, b) => dot(a.corner, camera.near) - dot(b.corner, camera.near)).map(({ corner }) => ({
      fill: colour,
      points: projected([model.half], corner, camera)
        .flatMap(([x, y]) => circle(radius).map(point => [x + point[0], y + point[1]])),
    }));
  }
  const shapes = model.solids;
  return shapes.paintingOrder(cubes, camera.near).flatMap(cube => shapes.sides(cube.cell)
    .filter(side => dot(side.normal, camera.near) > TINY)
    .map(side => ({
      fill: css(mix(parseColour(colour), 0, 1 - lightOn(side, camera))),
      points: projected(side.corners, cube.corner, camera),
    })));
}

Object.assign(parts, { makeModel: latticeModel, View: LatticeView, solidFaces });
