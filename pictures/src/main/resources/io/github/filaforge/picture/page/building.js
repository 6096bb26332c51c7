// The assembly on the board as a solid: the board itself shows only layers.

import { SOLID_VIEW, TURN_BY_KEY, TURN_BY_POINT, stationaryPieces } from "./controls.js";
import { parts } from "./parts.js";
import { Scene } from "./scene.js";
import { clamp } from "./space.js";

/** @import { PuzzleModel } from "./model.js" */

export class Building {

  /** @param {PuzzleModel} model */
  constructor(canvas, model) {
    this.canvas = canvas;
    this.model = model;
    this.view = new parts.View(canvas, model.pieces.map(piece => piece.colour));
    this.state = { ...SOLID_VIEW, zoom: 1, explode: 0, layers: false, hidden: new Set(stationaryPieces(model)), lit: null };
    this.pointers = new Set();
    canvas.addEventListener("pointerdown", event => {
      canvas.setPointerCapture(event.pointerId);
      this.pointers.add(event.pointerId);
    });
    canvas.addEventListener("pointermove", event => {
      if (this.pointers.has(event.pointerId)) {
        this.turn(event.movementX * TURN_BY_POINT, event.movementY * TURN_BY_POINT);
      }
    });
    for (const type of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(type, event => this.pointers.delete(event.pointerId));
    }
    canvas.addEventListener("keydown", event => this.key(event));
    new ResizeObserver(() => this.fit()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.fit());
  }

  key(event) {
    const turn = {
      ArrowLeft: [-TURN_BY_KEY, 0], ArrowRight: [TURN_BY_KEY, 0], ArrowUp: [0, -TURN_BY_KEY], ArrowDown: [0, TURN_BY_KEY],
    }[event.key];
    if (turn && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      this.turn(...turn);
    }
  }

  turn(turn, tilt) {
    this.state.turn = (this.state.turn + turn) % 360;
    this.state.tilt = clamp(this.state.tilt + tilt, -90, 90);
    this.draw();
  }

  fit() {
    this.view.resize();
    this.draw();
  }

  show(assembly) {
    this.assembly = assembly;
    this.draw();
  }

  draw() {
    if (this.assembly && this.view.width > 0) {
      const steps = this.assembly.placed().map(piece => ({ piece, way: null }));
      const state = { ...this.state, shown: steps.length };
      this.view.draw(new Scene(this.model, this.assembly, steps, state), state);
    }
  }
}
