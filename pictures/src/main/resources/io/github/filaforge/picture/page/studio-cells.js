// Draws cells of any lattice, layer by layer, and receives what a person paints on them.

import { CELL, drawn } from "./drawn.js";
import { numbersOf } from "./fourth-axis.js";
import { keyOf } from "./studio-marks.js";

/** The number of points of the page to which a unit of a drawing is drawn. */
const SCALE = 1.6;

/** The room round a drawing. */
const EDGE = 4;

/** The places of the cells of a lattice in the plane of their layer; y runs downwards. */
class CellPlane {

  /** @param form the form of the cells, as StudioEditor of the library writes it */
  constructor(form) {
    this.form = form;
  }

  /** Returns the corners of a cell, each as [x, y]; of a line its two ends. */
  corners([x, y, third]) {
    const { form } = this;
    const classes = form.classes;
    const number = classes === 1 ? 0 : (third % classes + classes) % classes;
    return form.corners[number % form.corners.length].map(([u, v]) => {
      const a = u + form.step * x;
      const b = v + form.step * y;
      return [CELL * form.unit * (a + form.slant * b), CELL * form.unit * form.rise * b * -1];
    });
  }

  /** Returns the middle of a cell. */
  middle(cell) {
    const corners = this.corners(cell);
    const sum = corners.reduce(([x, y], [u, v]) => [x + u, y + v], [0, 0]);
    return [sum[0] / corners.length, sum[1] / corners.length];
  }

  /** Returns the element that shows a cell. */
  shape(cell) {
    const corners = this.corners(cell);
    if (this.form.kind === "LINE") {
      const [[x1, y1], [x2, y2]] = corners;
      return drawn("line", { x1, y1, x2, y2 });
    }
    if (this.form.kind === "BALL") {
      const [cx, cy] = this.middle(cell);
      const [[x1, y1], [x2, y2]] = corners;
      const r = Math.hypot((x1 + x2) / 2 - cx, (y1 + y2) / 2 - cy);
      return drawn("circle", { cx, cy, r: r * 0.97 });
    }
    return drawn("polygon", { points: corners.map(([x, y]) => x.toFixed(2) + "," + y.toFixed(2)).join(" ") });
  }
}

/** Returns cells by their layers, each layer as an array of indices. */
function byLayers(cells) {
  const layers = new Map();
  cells.forEach((cell, index) => {
    if (!layers.has(cell[3])) {
      layers.set(cell[3], []);
    }
    layers.get(cell[3]).push(index);
  });
  return [...layers].sort(([first], [second]) => first - second);
}

/** The drawing of some cells: an element of SVG for each layer. */
export class CellDrawing {

  /**
   * @param place the element that contains the drawing
   * @param form the form of the cells
   * @param cells the cells, each as [x, y, third number, layer]
   * @param look a function that returns the name of the style of a cell, and its colour or "", for its index
   */
  constructor(place, form, cells, look) {
    this.place = place;
    this.plane = new CellPlane(form);
    this.cells = cells;
    this.look = look;
    this.shapes = [];
    this.layers = byLayers(cells);
    place.replaceChildren(...this.layers.map(([layer, indices]) => this.layer(layer, indices)));
    this.paint();
  }

  layer(layer, indices) {
    const points = indices.flatMap(index => this.plane.corners(this.cells[index]));
    const xs = points.map(point => point[0]);
    const ys = points.map(point => point[1]);
    const left = Math.min(...xs) - EDGE;
    const top = Math.min(...ys) - EDGE;
    const width = Math.max(...xs) - left + EDGE;
    const height = Math.max(...ys) - top + EDGE;
    const image = drawn("svg", {
      viewBox: [left, top, width, height].map(number => number.toFixed(2)).join(" "),
      width: (SCALE * width).toFixed(0),
      height: (SCALE * height).toFixed(0),
      class: "cells " + this.plane.form.kind.toLowerCase(),
    });
    for (const index of indices) {
      const shape = this.plane.shape(this.cells[index]);
      shape.dataset.index = index;
      shape.dataset.cell = keyOf(this.cells[index]);
      this.shapes[index] = shape;
      image.append(shape);
    }
    if (this.layers.length < 2) {
      return image;
    }
    const figure = document.createElement("figure");
    const caption = document.createElement("figcaption");
    const { fold } = this.plane.form;
    caption.textContent = fold ? "z, w = " + numbersOf([0, 0, layer], fold).slice(2).join(", ") : "layer " + layer;
    figure.append(image, caption);
    return figure;
  }

  /** Draws all cells again in the styles that they have now. */
  paint() {
    this.shapes.forEach((shape, index) => {
      const [style, colour] = this.look(index);
      shape.setAttribute("class", style);
      const attribute = this.plane.form.kind === "LINE" ? "stroke" : "fill";
      if (colour) {
        shape.setAttribute(attribute, colour);
      } else {
        shape.removeAttribute(attribute);
      }
    });
  }
}

/** A drawing whose cells a person paints, by pointer or by keys. */
export class PaintedCells extends CellDrawing {

  /**
   * @param begin a function that returns the style that painting gives to cells, for the index of the first cell
   * @param commit a function that receives the indices of the cells that were painted, the first one first
   * @param report a function that receives the words for the cell with the cursor
   */
  constructor(place, form, cells, look, { name, begin, commit, report }) {
    // The drawing that this one replaces may have the focus.
    const layer = [...place.querySelectorAll("svg")].indexOf(document.activeElement);
    const at = document.activeElement?.getAttribute("data-cell");
    super(place, form, cells, look);
    this.begin = begin;
    this.commit = commit;
    this.report = report;
    this.cursor = 0;
    place.querySelectorAll("svg").forEach((image, layer) => {
      image.setAttribute("tabindex", "0");
      image.setAttribute("role", "application");
      image.setAttribute("aria-label", name + (this.layers.length > 1 ? ", layer " + this.layers[layer][0] : "")
          + ": arrow keys move, space paints the cell");
      image.addEventListener("pointerdown", event => this.press(event, image));
      image.addEventListener("keydown", event => this.key(event, layer));
      image.addEventListener("focus", () => this.showCursor(layer));
      image.addEventListener("blur", () => this.hideCursor());
    });
    if (layer >= 0) {
      this.cursor = Math.max(0, cells.findIndex(cell => keyOf(cell) === at));
      (place.querySelectorAll("svg")[layer] ?? place.querySelector("svg"))?.focus();
    }
  }

  press(event, image) {
    const index = this.indexAt(event);
    if (index === null || event.button !== 0) {
      return;
    }
    event.preventDefault();
    this.hideCursor();
    this.cursor = index;
    image.dataset.cell = keyOf(this.cells[index]);
    image.focus();
    const style = this.begin(index);
    const painted = new Set();
    const add = next => {
      if (next !== null && !painted.has(next)) {
        painted.add(next);
        this.shapes[next].setAttribute("class", style);
        this.shapes[next].removeAttribute(this.plane.form.kind === "LINE" ? "stroke" : "fill");
      }
    };
    add(index);
    const move = moved => add(this.indexAt(moved));
    const end = ended => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (ended.type === "pointerup") {
        this.commit([...painted]);
      } else {
        this.paint();
      }
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** Returns the index of the cell of this drawing at a pointer; null if there is none. */
  indexAt(event) {
    /** @type {any} */
    const element = document.elementFromPoint(event.clientX, event.clientY);
    const index = element?.dataset?.index;
    return index !== undefined && this.shapes[index] === element ? Number(index) : null;
  }

  key(event, layer) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      this.begin(this.cursor);
      this.commit([this.cursor]);
    } else if (steps[event.key] && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.hideCursor();
      this.move(steps[event.key], layer);
      this.showCursor(layer);
    }
  }

  /** Moves the cursor to the nearest cell of a layer in a direction. */
  move([dx, dy], layer) {
    const [x, y] = this.plane.middle(this.cells[this.cursor]);
    let least = Infinity;
    for (const index of this.layers[layer][1]) {
      const [u, v] = this.plane.middle(this.cells[index]);
      const ahead = (u - x) * dx + (v - y) * dy;
      const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
      if (ahead > 0.1 && ahead + 2 * aside < least) {
        least = ahead + 2 * aside;
        this.next = index;
      }
    }
    this.cursor = least < Infinity ? this.next : this.cursor;
  }

  showCursor(layer) {
    if (!this.layers[layer][1].includes(this.cursor)) {
      this.cursor = this.layers[layer][1][0];
    }
    const shape = this.shapes[this.cursor];
    shape.classList.add("cursor");
    shape.parentNode.dataset.cell = keyOf(this.cells[this.cursor]);
    this.report(this.cursor);
  }

  hideCursor() {
    this.shapes[this.cursor]?.classList.remove("cursor");
  }
}

/** Draws the lines between cells of different pieces over a drawing of cells that are polygons. */
export function outline(drawing, codeOf) {
  for (const [, indices] of drawing.layers) {
    const sides = new Map();
    for (const index of indices) {
      const corners = drawing.plane.corners(drawing.cells[index]).map(([x, y]) => x.toFixed(1) + " " + y.toFixed(1));
      corners.forEach((from, number) => {
        const to = corners[(number + 1) % corners.length];
        const key = from < to ? from + " L" + to : to + " L" + from;
        if (!sides.has(key)) {
          sides.set(key, []);
        }
        sides.get(key).push(codeOf(index));
      });
    }
    const lines = [...sides].filter(([, codes]) => codes.length < 2 ? codes[0] > 0 : codes[0] !== codes[1]);
    const path = lines.map(([key]) => "M" + key).join("");
    if (indices.length > 0) {
      drawing.shapes[indices[0]].parentNode.append(drawn("path", { d: path, class: "outline" }));
    }
  }
}
