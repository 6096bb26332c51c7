// Views in space of the region, of a piece and of a solution, which a person turns by the pointer or by keys.

import { byId } from "./elements.js";
import { numbersOf } from "./fourth-axis.js";
import { latticeModel } from "./lattice-models.js";
import { LatticeView } from "./lattice-view.js";
import { PuzzleModel } from "./model.js";
import { Scene } from "./scene.js";
import { CanvasView } from "./view.js";

/** The greatest number of cells that are drawn in space. */
const MOST_IN_SPACE = 1500;

/** The first view, and the angle by which a press of a key turns, in degrees. */
const FIRST_VIEW = { turn: 30, tilt: 28, zoom: 1 };
const TURN_BY_KEY = 10;

/** The angle in degrees by which a view turns for each point of the page that the pointer moves. */
const TURN_BY_POINT = 0.6;

const ZOOM_BY_KEY = 1.15;

/**
 * The colours of cells of the region, by their styles, in both schemes of the page. Stationary pieces may cut a solid out of
 * the box, so they are not drawn in space.
 */
const REGION_COLOURS = { fill: "#5b8fd9", optional: "#c9c9c3", option: "#f0e3b0" };

/** A canvas that shows groups of cells, each in its colour. It turns only as far as a person moves it. */
class SpaceView {

  /** @param spaces the facts about the cells of each lattice in space, by the name of the lattice */
  constructor(canvas, spaces) {
    this.canvas = canvas;
    this.spaces = spaces;
    this.state = { ...FIRST_VIEW, explode: 0, layers: false, hidden: new Set(), lit: null, shown: Infinity };
    this.pointers = new Map();
    this.listen();
  }

  /**
   * Shows cells, if their lattice has layers and they are not too many.
   *
   * @param lattice the name of the lattice
   * @param box the lengths of the box in which the cells lie
   * @param groups lists of cells with a name and a colour each
   */
  show(lattice, box, groups) {
    const all = groups.flatMap(({ cells }) => cells);
    const facts = this.spaces[lattice];
    const isFlat = box.slice(2).every(length => length === 1);
    this.canvas.hidden = facts === undefined || isFlat || all.length > MOST_IN_SPACE || all.length === 0;
    if (this.canvas.hidden) {
      this.scene = null;
      return;
    }
    const cells = all.map(cell => cell.slice(0, 3)).sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
    const data = {
      title: "", box, solved: true, digits: 1, solutions: [], stationary: [], region: cells,
      lattice: facts && { ...facts, cells },
      pieces: groups.map(({ name, colour }) => ({ name, colour })),
    };
    this.model = facts ? latticeModel(data) : new PuzzleModel(data);
    this.assembly = this.model.assembled(groups.map(group => group.cells.map(cell => cell.slice(0, 3))));
    const colours = groups.map(({ colour }) => colour);
    this.view = facts ? new LatticeView(this.canvas, colours) : new CanvasView(this.canvas, colours);
    this.draw();
  }

  hide() {
    this.canvas.hidden = true;
  }

  draw() {
    if (this.canvas.hidden) {
      return;
    }
    const steps = this.model.pieces.map((each, piece) => ({ piece, way: null }));
    this.view.resize();
    this.view.draw(new Scene(this.model, this.assembly, steps, { ...this.state, shown: steps.length }), this.state);
  }

  explode(share) {
    this.state.explode = share;
    this.draw();
  }

  turn(turn, tilt) {
    this.state.turn = (this.state.turn + turn) % 360;
    this.state.tilt = Math.max(-90, Math.min(90, this.state.tilt + tilt));
    this.draw();
  }

  zoom(factor) {
    this.state.zoom = Math.max(0.4, Math.min(6, this.state.zoom * factor));
    this.draw();
  }

  listen() {
    const { canvas, pointers } = this;
    canvas.addEventListener("keydown", event => this.key(event));
    canvas.addEventListener("pointerdown", event => {
      canvas.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, [event.clientX, event.clientY]);
    });
    canvas.addEventListener("pointermove", event => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) {
        return;
      }
      const apart = this.apart();
      pointers.set(event.pointerId, [event.clientX, event.clientY]);
      if (pointers.size === 1) {
        this.turn((event.clientX - before[0]) * TURN_BY_POINT, (event.clientY - before[1]) * TURN_BY_POINT);
      } else if (apart > 0) {
        this.zoom(this.apart() / apart);
      }
    });
    for (const type of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(type, event => pointers.delete(event.pointerId));
    }
    addEventListener("resize", () => this.draw());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
  }

  /** Returns the distance of two pointers; 0 if there is only one. */
  apart() {
    const [first, second] = this.pointers.values();
    return second === undefined ? 0 : Math.hypot(first[0] - second[0], first[1] - second[1]);
  }

  key(event) {
    const turns = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    if (turns[event.key]) {
      this.turn(...turns[event.key].map(sign => sign * TURN_BY_KEY));
    } else if (event.key === "+" || event.key === "-") {
      this.zoom(event.key === "+" ? ZOOM_BY_KEY : 1 / ZOOM_BY_KEY);
    } else if (event.key === "0") {
      Object.assign(this.state, FIRST_VIEW);
      this.draw();
    } else {
      return;
    }
    event.preventDefault();
  }
}

/** The views in space of the page. */
export class SpaceViews {

  constructor(spaces) {
    this.region = new SpaceView(byId("region-space"), spaces);
    this.piece = new SpaceView(byId("piece-space"), spaces);
    this.solution = new SpaceView(byId("solution-space"), spaces);
    byId("explode").addEventListener("input", () => this.solution.explode(Number(byId("explode").value)));
  }

  /** @param styleOf returns the style of a cell of the region for its index */
  showRegion({ lattice, box, cells }, styleOf) {
    const groups = Object.entries(REGION_COLOURS).map(([name, colour]) => ({
      name, colour, cells: cells.filter((cell, index) => styleOf(index) === name),
    }));
    this.region.show(lattice, box, groups.filter(group => group.cells.length > 0));
  }

  showPiece({ lattice, planar, box, form }, piece) {
    const reach = numbersOfCell => axis => Math.max(...piece.cells.map(cell => numbersOfCell(cell)[axis])) + 1;
    const own = reach(cell => cell);
    const isFlat = planar || box[2] < 2;
    const lengths = form.fold ? [0, 1, 2, 3].map(reach(cell => numbersOf(cell, form.fold)))
      : [own(0), own(1), isFlat ? 1 : Math.max(2, own(3))];
    this.piece.show(lattice, lengths, [{ name: piece.name, colour: piece.colour, cells: piece.cells }]);
  }

  /** @param pieceOf returns the number of the piece on a cell, from 1, or another number if there is none */
  showSolution({ lattice, box, colours, names }, cells, pieceOf) {
    const groups = colours.map((colour, index) => ({ name: names[index], colour, cells: [] }));
    cells.forEach((cell, index) => groups[pieceOf(index) - 1]?.cells.push(cell));
    this.solution.show(lattice, box, groups);
    byId("explode-label").hidden = this.solution.canvas.hidden;
  }

  hideSolution() {
    this.solution.hide();
    byId("explode-label").hidden = true;
  }
}
