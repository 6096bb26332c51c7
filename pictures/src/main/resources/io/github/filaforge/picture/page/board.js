// The drawing of the board, which has a polygon for each cell and its layers side by side.

import { parts } from "./parts.js";
import { LAYER_GAP, layerGrid } from "./scene.js";
import { distance, middlemost, nearest } from "./shapes.js";
import { Camera, clamp, shifted } from "./space.js";
import { isLight, isWithin, parseColour, short } from "./view.js";

/** @import { PuzzleModel } from "./model.js" */

/** The width of the free rim around the drawing, in cells. */
const BOARD_RIM = 0.12;

/** The angles from which pieces in space are shown: from the front and from high up, as the layers are. */
const ICON_TURN = 20;
const ICON_TILT = 38;

/** The distance below which points of the plane are taken as equal. */
export const CLOSEST = 1e-4;

/** The number of middles of edges that can be distinguished along the edge of a cube. */
const EDGES_IN_UNIT = 200;

/** The room on a cell below which a name has a rim in the colour of its piece. */
const THIN = 0.5;

/** The least room for the name of a piece, in cells. */
const LEAST_LETTER = 0.7;

/** The distance from the middle of a cell up to which a pointer beside all cells still points at it. */
const REACH = 1;

export class Board {

  /** @param {PuzzleModel} model */
  constructor(svg, model) {
    this.svg = svg;
    this.model = model;
    const [least, greatest] = model.planExtent;
    this.least = least;
    this.greatest = greatest;
    this.size = shifted(greatest, least);
    this.grid = layerGrid([this.size[0], this.size[1], model.layers]);
    this.columns = this.grid.columns * (this.size[0] + LAYER_GAP) - LAYER_GAP;
    this.rows = this.grid.rows * (this.size[1] + LAYER_GAP) - (model.flat ? LAYER_GAP : 0);
    svg.setAttribute("viewBox", [-BOARD_RIM, -BOARD_RIM, this.columns + 2 * BOARD_RIM, this.rows + 2 * BOARD_RIM].join(" "));
    svg.style.setProperty("--columns", this.columns);
    svg.style.setProperty("--rows", this.rows);
    this.floor = add(svg, "g", {});
    this.pieces = add(svg, "g", {});
    /** The sides that meet; null if the box has ends. */
    this.seams = parts.Seams && model.isClosed ? new parts.Seams(this) : null;
    this.ghost = add(svg, "g", { class: "ghost" });
    this.cursor = add(svg, "path", { class: "cursor" });
    // For screen readers the board is its cells with their names, not the drawing.
    svg.childNodes.forEach(part => part.setAttribute("aria-hidden", "true"));
    this.addCells();
    for (const [name, cells] of Object.entries({
      "floor optional": model.region.filter(cell => model.isDrawn(cell) && model.isOptional(cell)),
      floor: model.region.filter(cell => model.isDrawn(cell) && !model.isOptional(cell)),
    })) {
      add(this.floor, "path", { class: name, d: cells.map(cell => this.shape(cell)).join("") });
    }
    parts.colours?.mark(this, this.floor, model.region.map(cell => [cell, model.colourOf(cell)]));
    for (let layer = 0; !model.flat && layer < model.layers; layer++) {
      const [x, y] = this.point([least[0] + this.size[0] / 2, least[1]], layer);
      add(this.floor, "text", { class: "caption", x, y: y + 0.6 }).textContent = model.nameOfLayer(layer);
    }
  }

  /** Adds an element for each cell, row by row, the highest row of the first layer first. */
  addCells() {
    const { model } = this;
    const rows = new Map();
    /** The elements of the cells by the places of the cells. */
    this.cells = new Map();
    for (const cell of model.boardCells.slice().sort((a, b) =>
      model.layerOf(a) - model.layerOf(b) || b[1] - a[1] || model.plan(a)[0] - model.plan(b)[0])) {
      const key = model.layerOf(cell) + "," + cell[1];
      if (!rows.has(key)) {
        rows.set(key, add(this.svg, "g", { role: "row" }));
      }
      const place = model.place(...cell);
      this.cells.set(place, add(rows.get(key), "path", { role: "gridcell", id: "cell" + place, class: "cell", d: this.shape(cell) }));
    }
  }

  /** Gives each cell a name. */
  nameCells(words) {
    for (const cell of this.model.boardCells) {
      this.cells.get(this.model.place(...cell)).setAttribute("aria-label", words(cell));
    }
  }

  /**
   * Returns a point of the plane of a layer in the drawing.
   *
   * @param {number[]} point
   * @param {number} layer
   */
  point([x, y], layer) {
    const [across, down] = this.shift(layer);
    return [x - this.least[0] + across, this.greatest[1] - y + down];
  }

  /** Returns the distances of a layer from the first one: to the right and down. */
  shift(layer) {
    const { columns } = this.grid;
    return [layer % columns * (this.size[0] + LAYER_GAP), Math.floor(layer / columns) * (this.size[1] + LAYER_GAP)];
  }

  /** Returns the middle of a cell in the drawing. */
  centre(cell) {
    return this.point(this.model.plan(cell), this.model.layerOf(cell));
  }

  corners(cell) {
    return this.model.outlineOf(cell).map(point => this.point(point, this.model.layerOf(cell)));
  }

  /** Returns the path round a cell. */
  shape(cell) {
    return "M" + this.corners(cell).map(pair).join("L") + "z";
  }

  /** Returns the path of the edges that do not lie between two of the given cells of a layer, or at one seam of the box. */
  outline(cells) {
    const edges = this.edges(cells);
    return [...edges.values()].filter(({ middle }) => !this.seams?.join(edges, middle)).map(({ path }) => path).join("");
  }

  /** Returns the edges that do not lie between two of the given cells of a layer, by texts of their middles. */
  edges(cells) {
    const edges = new Map();
    for (const cell of cells) {
      const corners = this.corners(cell);
      corners.forEach((from, index) => {
        const to = corners[(index + 1) % corners.length];
        const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        if (!edges.delete(edgeAt(middle))) {
          edges.set(edgeAt(middle), { middle, path: "M" + pair(from) + "L" + pair(to) });
        }
      });
    }
    return edges;
  }

  /** The length of a cell on the screen. */
  get scale() {
    return this.svg.getBoundingClientRect().width / (this.columns + 2 * BOARD_RIM);
  }

  /** Returns the cell at a point of the window, or the nearest one; null if none is near. */
  cellAt(clientX, clientY) {
    const { left, top } = this.svg.getBoundingClientRect();
    const point = [(clientX - left) / this.scale - BOARD_RIM, (clientY - top) / this.scale - BOARD_RIM];
    const away = cell => distance(this.centre(cell), point);
    const near = this.model.boardCells.filter(cell => away(cell) < REACH);
    return near.find(cell => isWithin(this.corners(cell), ...point)) ?? nearest(near, away) ?? null;
  }

  /** Returns the cell to which an arrow key leads; the cell itself at the end of the board. */
  beside(cell, [right, up]) {
    const { model } = this;
    const from = model.plan(cell);
    const steps = model.boardCells.filter(other => model.layerOf(other) === model.layerOf(cell)).map(other => {
      const [x, y] = shifted(model.plan(other), from);
      return { other, ahead: x * right + y * up, aside: x * up - y * right };
    }).filter(({ ahead }) => ahead > CLOSEST);
    // A step aside costs less than a step ahead, so that no cell between two others is passed over, and is made clockwise.
    return nearest(steps, ({ ahead, aside }) => ahead + 0.9 * Math.abs(aside) - 0.001 * aside)?.other ?? cell;
  }

  /** Returns the nearest cell in another layer; the cell itself if there is no such layer. */
  above(cell, layers) {
    const { model } = this;
    const layer = model.layerOf(cell) + layers;
    const [x, y] = model.plan(cell);
    return nearest(
      model.boardCells.filter(other => model.layerOf(other) === layer),
      other => distance(model.plan(other).slice(0, 2), [x, y])) ?? cell;
  }

  /** Draws all pieces that are placed. */
  drawPieces(assembly) {
    this.pieces.replaceChildren();
    assembly.cells.forEach((all, piece) => {
      const cells = all.filter(cell => this.model.isDrawn(cell));
      if (cells.length > 0 && this.model.isFramed(piece)) {
        this.drawPiece(cells, this.model.pieces[piece], this.model.isMobile(piece));
        parts.colours?.badge(this, this.pieces, cells.map(cell => [cell, assembly.colours.get(this.model.place(...cell))]));
      }
    });
  }

  drawPiece(cells, { name, colour }, isMobile) {
    const { model } = this;
    const group = add(this.pieces, "g", { class: isMobile ? "piece" : "stays" });
    add(group, "path", { d: cells.map(cell => this.shape(cell)).join(""), fill: colour, class: "skin" });
    add(group, "path", { d: this.outline(cells), class: "outline" });
    if (model.areBalls) {
      add(group, "path", { d: this.joints(cells), stroke: colour, class: "joint" });
    }
    for (const part of new Set(cells.map(cell => model.partOf(cell)))) {
      const [x, y] = this.centre(middlemost(model, cells.filter(each => model.partOf(each) === part)));
      const word = short(name);
      // The name has to stay within its cell.
      const size = Math.min(0.42, 1.05 / [...word].length) * clamp(model.letter, LEAST_LETTER, 1);
      const fill = isLight(parseColour(colour)) ? "#000" : "#fff";
      // A name is wider than a stick, so it has a rim in the colour of the piece.
      const rim = model.letter < THIN ? { class: "rimmed", stroke: colour } : {};
      add(group, "text", { x, y: y + 0.02, "font-size": size, fill, ...rim }).textContent = word;
    }
  }

  /** Returns the path of lines between the balls of a layer that touch. */
  joints(cells) {
    return this.model.touching(cells).map(both => "M" + both.map(cell => pair(this.centre(cell))).join("L")).join("");
  }

  /** Shows the cells on which the piece in hand would lie, and those of them that are not free; for null, nothing. */
  drawGhost(placement, clashes) {
    this.ghost.replaceChildren();
    if (placement === null) {
      return;
    }
    const { shapes, pieces } = this.model;
    const { shape, orientation, at } = placement;
    const all = shapes.cells(shape, orientation, at);
    const cells = all.filter(cell => this.model.isDrawn(cell));
    const { colour } = pieces[placement.piece];
    this.ghost.setAttribute("class", "ghost " + (clashes.length === 0 ? "fits" : "clashes"));
    add(this.ghost, "path", { d: cells.map(cell => this.shape(cell)).join(""), fill: colour, class: "skin" });
    const outline = this.outline(cells);
    add(this.ghost, "path", { d: outline, class: "halo" });
    add(this.ghost, "path", { d: outline, class: "outline" });
    const size = Math.min(0.5, this.model.letter / 2);
    const crosses = clashes.map(cell => this.centre(cell)).map(([x, y]) => "M" + pair([x - size / 2, y - size / 2])
      + "l" + [size, size] + "m" + [0, -size] + "l" + [-size, size]).join("");
    add(this.ghost, "path", { d: crosses, class: "cross halo" });
    add(this.ghost, "path", { d: crosses, class: "cross" });
    parts.colours?.badge(this, this.ghost, all.map((cell, index) => [cell, shapes.colour(shape, index)]));
  }

  /** Marks the piece that a hint has placed, until the pieces are drawn again. */
  drawHint(cells) {
    add(this.pieces, "path", { d: this.outline(cells), class: "halo" });
    add(this.pieces, "path", { d: this.outline(cells), class: "outline hint" });
  }

  /** Makes a cell the active one. */
  drawCursor(cell) {
    this.cursor.setAttribute("d", this.shape(cell));
    this.svg.setAttribute("aria-activedescendant", "cell" + this.model.place(...cell));
  }
}

/** Returns a text that is equal for edges with equal middles. The data are rounded, so the text has few digits. */
export function edgeAt(middle) {
  return middle.map(value => Math.round(value * EDGES_IN_UNIT)).join();
}

/** Returns a point as a path has it. */
function pair(point) {
  return point.map(value => Math.round(value * 1e4) / 1e4).join(" ");
}

/**
 * Returns a picture of a piece in its orientation.
 *
 * @param {Board} board
 * @param unit the length of a cell in points of the page
 */
export function pieceIcon(board, shape, orientation, colour, unit) {
  const svg = document.createElementNS(board.svg.namespaceURI, "svg");
  svg.setAttribute("aria-hidden", "true");
  const { model } = board;
  const cells = model.shapes.orientations[shape][orientation];
  const polygons = model.flat ? flatFaces(model, cells, colour)
    : parts.solidFaces(model, cells, colour, new Camera(ICON_TURN, ICON_TILT));
  const points = polygons.flatMap(polygon => polygon.points);
  const [least, most] = [Math.min, Math.max].map(bound => [0, 1].map(axis => bound(...points.map(point => point[axis]))));
  const rim = 1.5 / unit;
  const size = least.map((value, axis) => most[axis] - value + 2 * rim);
  svg.setAttribute("viewBox", [...least.map(value => value - rim), ...size].join(" "));
  svg.setAttribute("width", String(size[0] * unit));
  svg.setAttribute("height", String(size[1] * unit));
  for (const { points: corners, fill } of polygons) {
    add(svg, "polygon", { points: corners.map(point => point.map(value => value.toFixed(3)).join()).join(" "), fill });
  }
  parts.colours?.markIcon(svg, model, shape, cells, colour);
  return svg;
}

/** @param {PuzzleModel} model */
function flatFaces(model, cells, fill) {
  return cells.filter(cell => model.isDrawn(cell)).map(cell => ({ fill, points: model.outlineOf(cell).map(([x, y]) => [x, -y]) }));
}

/** Adds an element of a drawing. */
export function add(parent, name, attributes) {
  const element = document.createElementNS(parent.namespaceURI, name);
  Object.entries(attributes).forEach(([attribute, value]) => element.setAttribute(attribute, value));
  parent.append(element);
  return element;
}
