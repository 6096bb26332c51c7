// Draws a scene on a canvas, and finds the piece at a point of the canvas.

import { parts } from "./parts.js";
import { Camera, TINY, dot, paintingOrder } from "./space.js";

/** @import { PuzzleModel } from "./model.js" */

/** The six sides of a cube: the step across each side, and its corners around it. */
export const SIDES = [
  { step: [1, 0, 0], corners: [[1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 0, 1]] },
  { step: [-1, 0, 0], corners: [[0, 0, 0], [0, 0, 1], [0, 1, 1], [0, 1, 0]] },
  { step: [0, 1, 0], corners: [[0, 1, 0], [0, 1, 1], [1, 1, 1], [1, 1, 0]] },
  { step: [0, -1, 0], corners: [[0, 0, 0], [1, 0, 0], [1, 0, 1], [0, 0, 1]] },
  { step: [0, 0, 1], corners: [[0, 0, 1], [1, 0, 1], [1, 1, 1], [0, 1, 1]] },
  { step: [0, 0, -1], corners: [[0, 0, 0], [0, 1, 0], [1, 1, 0], [1, 0, 0]] },
];

/** The direction from which the light comes, as components to the right, up and towards the eye. */
export const LIGHT = [-0.36, 0.62, 0.70];

/** The free rim around the picture, in points of the page. */
const RIM = 18;

/** The lengths of the dashes round cells that may stay empty, and between these dashes, in points of the page. */
const OPTIONAL_DASH = [4, 4];

/** The share of the colour of the page in that of a piece that does not move. */
const PALENESS = 0.55;

/** The height of the room for captions of layers, in points of the page. */
const CAPTION = 24;

export class CanvasView {

  constructor(canvas, colours) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.colours = colours.map(parseColour);
    /** The faces in the order of painting, to find the piece below a pointer: the last is the topmost. */
    this.faces = [];
    this.shades = new Map();
  }

  /** Adapts the canvas to the size that it has in the page, and reads its colours. */
  resize() {
    const density = window.devicePixelRatio || 1;
    this.width = this.canvas.clientWidth;
    this.height = this.canvas.clientHeight;
    this.canvas.width = Math.round(this.width * density);
    this.canvas.height = Math.round(this.height * density);
    this.density = density;
    const style = getComputedStyle(this.canvas);
    this.ink = style.getPropertyValue("--outline").trim();
    this.floor = style.getPropertyValue("--floor").trim();
    this.floorLine = style.getPropertyValue("--floor-line").trim();
    this.caption = style.getPropertyValue("--muted").trim();
    this.ground = parseColour(style.getPropertyValue("--panel").trim());
    this.shades.clear();
  }

  /** Draws a scene. */
  draw(scene, state) {
    this.camera = scene.side ? Camera.above() : new Camera(state.turn, state.tilt);
    this.scene = scene;
    this.state = state;
    this.fit();
    const context = this.context;
    context.setTransform(this.density, 0, 0, this.density, 0, 0);
    context.clearRect(0, 0, this.width, this.height);
    context.lineJoin = "round";
    context.lineCap = "round";
    this.faces = [];
    this.drawFloor();
    this.drawBox();
    this.drawCells();
    if (this.camera.isAbove) {
      parts.colours?.badgeCubes(this, topmost(scene.cubes));
      this.drawNames();
      parts.nameOpen?.(this);
    }
    this.drawCaptions();
  }

  drawCells() {
    const sides = SIDES.filter(side => dot(side.step, this.camera.near) > TINY);
    for (const cube of paintingOrder(this.scene.cubes, this.camera.near)) {
      for (const side of sides) {
        if (!this.isInside(cube, side)) {
          this.drawFace(cube, side);
        }
      }
    }
  }

  /** Sets the scale so that the whole scene fits, and a solid keeps its size while it is turned. */
  fit() {
    const [least, greatest] = this.scene.bounds();
    const size = greatest.map((value, axis) => value - least[axis]);
    this.target = least.map((value, axis) => value + size[axis] / 2);
    const isSolid = !this.scene.side && this.scene.model.solid;
    const diameter = 2 * this.scene.radius(this.target);
    const across = isSolid ? diameter : extent(size, this.camera.right);
    const high = isSolid ? diameter : extent(size, this.camera.up);
    const below = this.scene.captions.length > 0 ? CAPTION : 0;
    const room = [Math.max(1, this.width - 2 * RIM), Math.max(1, this.height - 2 * RIM - below)];
    // A corner of a solid seldom appears at its full distance from the middle, so the scale may be a little larger.
    const spare = isSolid ? 1.08 : 1;
    this.scale = Math.min(room[0] / across, room[1] / high) * spare * this.state.zoom;
    this.origin = [this.width / 2, (this.height - below) / 2];
  }

  /** Returns the point of the canvas for a point in space. */
  project(point) {
    const relative = point.map((value, axis) => value - this.target[axis]);
    return [
      this.origin[0] + dot(relative, this.camera.right) * this.scale,
      this.origin[1] - dot(relative, this.camera.up) * this.scale,
    ];
  }

  /** Returns true if the piece of a cube goes on behind a side of the cube, and not at the other end of a closed box. */
  isInside(cube, side) {
    return this.goesOn(cube, cube.cell, side.step)
      && this.scene.model.isInside(...cube.cell.map((value, axis) => value + side.step[axis]));
  }

  /** Returns true if the piece of a cube has the cell at a step from the given cell, and both are drawn side by side. */
  goesOn(cube, cell, step) {
    if (step[2] !== 0 && this.scene.layersApart) {
      return false;
    }
    const [next] = this.scene.model.moved([cell], step);
    return this.scene.assembly.owner(...next) === cube.piece;
  }

  drawFace(cube, side) {
    const context = this.context;
    const points = side.corners.map(corner => this.project(corner.map((value, axis) => value + cube.corner[axis])));
    const lit = this.state.lit === cube.piece;
    const isMoved = this.scene.isMoved(cube.piece);
    const shade = this.shade(cube.piece, side, lit, isMoved === false);
    context.globalAlpha = cube.alpha;
    trace(context, points);
    context.fillStyle = shade.fill;
    context.fill();
    // Without this line the background would shine through between two faces.
    context.lineWidth = 0.7;
    context.strokeStyle = shade.fill;
    context.stroke();
    const thin = Math.min(1.5, this.scale * 0.02);
    const thick = Math.max(1, Math.min(3, this.scale * 0.045)) * (lit || isMoved ? 1.7 : isMoved === false ? 0.6 : 1);
    for (const outline of [false, true]) {
      context.beginPath();
      side.corners.forEach((corner, index) => {
        const next = (index + 1) % side.corners.length;
        if (this.isOutline(cube, side, corner, side.corners[next]) === outline) {
          context.moveTo(...points[index]);
          context.lineTo(...points[next]);
        }
      });
      context.lineWidth = outline ? thick : thin;
      context.strokeStyle = outline ? this.ink : shade.line;
      context.stroke();
    }
    context.globalAlpha = 1;
    this.faces.push({ piece: cube.piece, points });
  }

  /** Returns true if the piece does not go on beyond an edge of a face, in the plane of the face. */
  isOutline(cube, side, from, to) {
    const step = from.map((value, axis) => side.step[axis] === 0 && value === to[axis] ? (value === 1 ? 1 : -1) : 0);
    const beside = cube.cell.map((value, axis) => value + step[axis]);
    return !this.goesOn(cube, cube.cell, step) || this.goesOn(cube, beside, side.step);
  }

  /** Returns the colour of a piece, nearer to that of the page if the piece is pale. */
  colourOf(piece, isPale) {
    return isPale ? mixed(this.colours[piece], this.ground, PALENESS) : this.colours[piece];
  }

  /** Returns the colours of a side of a piece in this light. */
  shade(piece, side, lit, isPale) {
    const light = lightOn(side, this.camera);
    const key = piece + "," + light.toFixed(3) + "," + lit + "," + isPale;
    let shade = this.shades.get(key);
    if (!shade) {
      if (this.shades.size > 5000) {
        this.shades.clear();
      }
      const colour = mix(lit ? mix(this.colourOf(piece, isPale), 255, 0.3) : this.colourOf(piece, isPale), 0, 1 - light);
      shade = { fill: css(colour), line: css(mix(colour, 0, 0.18)) };
      this.shades.set(key, shade);
    }
    return shade;
  }

  /** Draws the squares on which pieces lie, if the camera is above them. */
  drawFloor() {
    if (this.camera.near[2] <= TINY) {
      return;
    }
    const context = this.context;
    context.fillStyle = this.floor;
    context.strokeStyle = this.floorLine;
    context.lineWidth = 1;
    for (const place of this.scene.floor) {
      trace(context, this.floorShape(place).map(point => this.project(point)));
      context.setLineDash(place.isOptional ? OPTIONAL_DASH : []);
      context.strokeStyle = place.isOptional ? this.caption : this.floorLine;
      if (!place.isOptional) {
        context.fill();
      }
      context.stroke();
    }
    context.setLineDash([]);
    if (this.camera.isAbove) {
      parts.colours?.markFloor(this, this.scene.floor);
    }
  }

  /** Returns the corners of the floor below a cell. */
  floorShape({ corner: [x, y, z] }) {
    return [[x, y, z], [x + 1, y, z], [x + 1, y + 1, z], [x, y + 1, z]];
  }

  /** Draws the three faces of the box that meet in its farthest corner, as edges, behind the pieces. */
  drawBox() {
    if (!this.scene.hasBox) {
      return;
    }
    const context = this.context;
    const size = this.scene.model.box;
    const far = size.map((length, axis) => this.camera.near[axis] > 0 ? 0 : length);
    context.strokeStyle = this.floorLine;
    context.lineWidth = 1.5;
    for (let axis = 0; axis < 3; axis++) {
      const other = far.map((value, index) => index === axis ? size[axis] - value : value);
      for (const [from, to] of [[far, other], ...edgesFrom(other, size, axis)]) {
        context.beginPath();
        context.moveTo(...this.project(from));
        context.lineTo(...this.project(to));
        context.stroke();
      }
    }
  }

  /** Writes the name of each piece on it: in each layer on the visible cell that is nearest to the middle of these cells. */
  drawNames() {
    const { half, letter } = this.scene.model;
    const room = this.scale * letter;
    if (room < 13) {
      return;
    }
    const context = this.context;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.font = "600 " + Math.round(Math.min(40, room * 0.42)) + "px system-ui, sans-serif";
    for (const cubes of groups(topmost(this.scene.cubes), this.scene.model)) {
      const middle = [0, 1].map(axis => cubes.reduce((sum, cube) => sum + cube.corner[axis], 0) / cubes.length);
      const away = cube => Math.hypot(cube.corner[0] - middle[0], cube.corner[1] - middle[1]);
      const cube = cubes.reduce((best, other) => away(other) < away(best) - TINY ? other : best);
      const [x, y] = this.project(cube.corner.map((value, axis) => value + half[axis] * (axis === 2 ? 2 : 1)));
      context.globalAlpha = cube.alpha;
      context.fillStyle = isLight(this.colourOf(cube.piece, this.scene.isMoved(cube.piece) === false)) ? "#000" : "#fff";
      context.fillText(short(this.scene.model.pieces[cube.piece].name), x, y, room * 0.86);
    }
    context.globalAlpha = 1;
  }

  drawCaptions() {
    const context = this.context;
    context.textAlign = "center";
    context.textBaseline = "top";
    context.font = "13px system-ui, sans-serif";
    context.fillStyle = this.caption;
    for (const { text, at } of this.scene.captions) {
      const [x, y] = this.project(at);
      context.fillText(text, x, y + 6);
    }
  }

  /** Returns the piece at a point of the canvas; null if there is none. */
  pieceAt(x, y) {
    for (let i = this.faces.length - 1; i >= 0; i--) {
      if (isWithin(this.faces[i].points, x, y)) {
        return this.faces[i].piece;
      }
    }
    return null;
  }
}

/**
 * Returns the brightness of a side, from 0 to 1. A picture from straight above has its colours unchanged.
 *
 * @param {Camera} camera
 */
export function lightOn(side, camera) {
  const seen = [camera.right, camera.up, camera.near].map(axis => dot(side.normal ?? side.step, axis));
  return camera.isAbove ? 1 : Math.min(1, 0.66 + 0.38 * Math.max(0, dot(seen, LIGHT)));
}

/** Returns the length of a box along a direction. */
function extent(size, direction) {
  return size.reduce((sum, value, axis) => sum + value * Math.abs(direction[axis]), 0);
}

/** Returns the edges of a box that begin in a corner, without the edge along an axis. */
function edgesFrom(corner, size, axis) {
  return [0, 1, 2].filter(other => other !== axis)
    .map(other => [corner, corner.map((value, index) => index === other ? size[index] - value : value)]);
}

function trace(context, points) {
  context.beginPath();
  points.forEach(([x, y], index) => index === 0 ? context.moveTo(x, y) : context.lineTo(x, y));
  context.closePath();
}

/** Returns true if a point lies within a convex polygon: on one side of all its edges. */
export function isWithin(points, x, y) {
  let sign = 0;
  return points.every(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length];
    const side = Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
    const agrees = side === 0 || sign === 0 || side === sign;
    sign = sign === 0 ? side : sign;
    return agrees;
  });
}

/** Returns the topmost cube of each column. */
function topmost(cubes) {
  const tops = new Map();
  for (const cube of cubes) {
    const column = cube.corner[0].toFixed(3) + "," + cube.corner[1].toFixed(3);
    const other = tops.get(column);
    if (!other || other.corner[2] < cube.corner[2]) {
      tops.set(column, cube);
    }
  }
  return [...tops.values()];
}

/**
 * Returns the cubes in groups by piece and layer.
 *
 * @param {PuzzleModel} model
 */
function groups(cubes, model) {
  const found = new Map();
  for (const cube of cubes) {
    const key = cube.piece + "," + model.partOf(cube.cell);
    found.set(key, (found.get(key) ?? []).concat(cube));
  }
  return found.values();
}

/** Returns a name, cut so that it fits on a cell. */
export function short(name) {
  const characters = [...name];
  return characters.length <= 4 ? name : characters.slice(0, 3).join("") + "\u2026";
}

export function parseColour(hex) {
  return [1, 3, 5].map(start => parseInt(hex.slice(start, start + 2), 16));
}

/** Returns a colour mixed with a grey of the given brightness. */
export function mix(colour, grey, share) {
  return mixed(colour, [grey, grey, grey], share);
}

/** Returns a colour mixed with another, which has the given share. */
function mixed(colour, other, share) {
  return colour.map((part, index) => part + (other[index] - part) * share);
}

export function css(colour) {
  return "rgb(" + colour.map(part => Math.round(part)).join(" ") + ")";
}

/** Returns true if black is easier to read on a colour than white, by the luminance of the WCAG guidelines. */
export function isLight(colour) {
  const [r, g, b] = colour.map(part => part / 255)
    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179;
}
