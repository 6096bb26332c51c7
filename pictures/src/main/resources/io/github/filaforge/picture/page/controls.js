// The picture with its controls: actions of a person, and texts with which the page answers.

import { byId, isStill } from "./elements.js";
import { Scene } from "./scene.js";
import { clamp } from "./space.js";
import { assemblySteps } from "./steps.js";

/** @import { PuzzleModel } from "./model.js" */
/** @import { CanvasView } from "./view.js" */

/** The angles from which a solid is shown at first. */
export const SOLID_VIEW = { turn: 33, tilt: 28 };

/** The angles from which pieces on a table are shown at first: from higher up. */
const TABLE_VIEW = { turn: 8, tilt: 52 };

/** The angles from which a puzzle in a plane is shown at first: from above. */
const FLAT_VIEW = { turn: 0, tilt: 90 };

export const TURN_BY_KEY = 7.5;
export const TURN_BY_POINT = 0.5;
const ZOOM_STEP = 1.2;
const LEAST_ZOOM = 0.3;
const MOST_ZOOM = 12;

/** The times in milliseconds that a piece takes to come in, and from one piece to the next while all are played. */
const COMING_IN = 420;
const BETWEEN_STEPS = 950;

export class Controls {

  /**
   * @param {PuzzleModel} model
   * @param {CanvasView} view
   */
  constructor(model, view) {
    this.model = model;
    this.view = view;
    this.state = {
      solution: 0,
      /** The number of pieces that are put in, and the number that is drawn so far: a piece on its way counts in part. */
      step: 0,
      shown: 0,
      explode: 0,
      layers: false,
      zoom: 1,
      hidden: new Set(model.flat ? [] : stationaryPieces(model)),
      /** The piece at which a pointer points. */
      lit: null,
      /** The moves that are shown; null if pieces are put in. */
      moves: null,
      ...this.firstView(),
    };
    this.pointers = new Map();
    this.load(0);
    this.state.step = this.state.shown = this.steps.length;
    this.fillLegend();
    this.readFragment();
    this.listen();
    this.update();
  }

  firstView() {
    if (this.model.flat) {
      return FLAT_VIEW;
    }
    return this.model.solid ? SOLID_VIEW : TABLE_VIEW;
  }

  /** Makes a solution the shown one. */
  load(index) {
    this.state.solution = index;
    this.assembly = this.model.assembly(index);
    this.steps = assemblySteps(this.assembly);
  }

  /** Sets the state that an address states, such as page.html#solution=17&step=3&explode=40&layers=1. */
  readFragment() {
    const wanted = new URLSearchParams(location.hash.slice(1));
    const number = name => wanted.has(name) && /^\d{1,9}$/.test(wanted.get(name)) ? Number(wanted.get(name)) : null;
    this.load(clamp((number("solution") ?? 1) - 1, 0, this.model.count - 1));
    this.state.step = this.state.shown = clamp(number("step") ?? this.steps.length, 0, this.steps.length);
    this.state.explode = clamp(number("explode") ?? 0, 0, 100);
    this.state.layers = this.model.hasLayers && number("layers") === 1;
  }

  // Actions.

  showSolution(index) {
    const wasWhole = this.state.step === this.steps.length;
    this.load(clamp(index, 0, this.model.count - 1));
    this.state.step = wasWhole ? this.steps.length : Math.min(this.state.step, this.steps.length);
    this.state.shown = this.state.step;
    this.update();
  }

  showStep(step) {
    const before = this.state.step;
    this.state.step = clamp(step, 0, this.steps.length);
    const isNext = this.state.step === before + 1;
    if (isNext && !isStill()) {
      this.state.shown = before;
      this.comeIn();
    } else {
      this.state.shown = this.state.step;
    }
    this.update();
  }

  /** Moves the last piece in, in small steps. */
  comeIn() {
    const goal = this.state.step;
    let start = null;
    const frame = now => {
      start = start ?? now;
      if (this.state.step !== goal || this.state.shown === goal) {
        return;
      }
      const time = Math.min(1, (now - start) / COMING_IN);
      this.state.shown = time === 1 ? goal : goal - 1 + time * (2 - time);
      this.redraw();
      if (time < 1) {
        requestAnimationFrame(frame);
      }
    };
    requestAnimationFrame(frame);
  }

  setExplode(value) {
    this.state.explode = clamp(value, 0, 100);
    this.update();
  }

  setLayers(side) {
    this.state.layers = side;
    this.update();
  }

  zoom(factor) {
    this.state.zoom = clamp(this.state.zoom * factor, LEAST_ZOOM, MOST_ZOOM);
    this.redraw();
  }

  turn(turn, tilt) {
    if (!this.state.layers) {
      this.state.turn = (this.state.turn + turn) % 360;
      this.state.tilt = clamp(this.state.tilt + tilt, -90, 90);
      this.redraw();
    }
  }

  home() {
    Object.assign(this.state, this.firstView(), { zoom: 1, explode: 0, layers: false });
    this.update();
  }

  play(on) {
    clearInterval(this.playing);
    this.playing = undefined;
    if (on) {
      this.showStep(this.state.step === this.steps.length ? 0 : this.state.step + 1);
      this.playing = setInterval(() => {
        this.showStep(this.state.step + 1);
        if (this.state.step === this.steps.length) {
          this.play(false);
        }
      }, BETWEEN_STEPS);
    }
    this.update();
  }

  show(pieces, visible) {
    pieces.forEach(piece => visible ? this.state.hidden.delete(piece) : this.state.hidden.add(piece));
    this.update();
  }

  light(piece) {
    if (this.state.lit !== piece) {
      this.state.lit = piece;
      this.redraw();
    }
  }

  // Texts of the page.

  /** Updates the picture, the controls and the texts from the state. */
  update() {
    const { model, state, steps } = this;
    this.updateCount();
    byId("solution").value = state.solution + 1;
    byId("step").max = steps.length;
    byId("step").value = state.step;
    byId("step").setAttribute("aria-valuetext", state.step + " of " + steps.length + " pieces");
    byId("back").disabled = state.step === 0;
    byId("forward").disabled = state.step === steps.length;
    byId("play").setAttribute("aria-pressed", this.playing !== undefined);
    byId("play").textContent = this.playing === undefined ? "Play" : "Stop";
    byId("explode").value = state.explode;
    byId("explode").disabled = state.layers;
    byId("layers").hidden = !model.hasLayers;
    byId("layers").setAttribute("aria-pressed", state.layers);
    /** @type {NodeListOf<HTMLInputElement>} */
    const boxes = document.querySelectorAll("#legend input");
    boxes.forEach((box, piece) => {
      box.checked = !state.hidden.has(piece);
      box.closest("li").classList.toggle("waiting", model.isMobile(piece) && !this.isIn(piece));
    });
    byId("text").textContent = this.assembly.text();
    this.say();
    this.redraw();
  }

  /** Updates the controls that depend on the number of solutions. */
  updateCount() {
    const { model, state } = this;
    byId("solution-controls").hidden = model.count === 1;
    byId("solution").max = model.count;
    byId("solutions").textContent = "of " + model.count;
    byId("previous").disabled = state.solution === 0;
    byId("next").disabled = state.solution >= model.count - 1;
  }

  /** Returns true if a piece is put in at this step. */
  isIn(piece) {
    return this.steps.slice(0, this.state.step).some(step => step.piece === piece);
  }

  /** Describes the picture in words. A name is an element of its own, so that its direction of writing ends with it. */
  say() {
    const { model, state, steps } = this;
    const words = [];
    if (model.solved || model.count > 1) {
      words.push((model.solved ? "Solution " : "Arrangement ") + (state.solution + 1) + " of " + model.count + ", ");
    }
    if (state.step === steps.length) {
      words.push(steps.length === 1 ? "1 piece" : "all " + steps.length + " pieces");
    } else if (state.step === 0) {
      words.push("no piece yet");
    }
    if (state.step > 0 && state.step < steps.length) {
      const { piece, way } = steps[state.step - 1];
      const name = document.createElement("bdi");
      name.textContent = model.pieces[piece].name;
      words.push("step " + state.step + " of " + steps.length + ": piece ", name);
      if (model.solid && (way !== null || model.hasAllWays)) {
        words.push(way === null ? ", which cannot be put in along a straight line" : ", from " + way.name);
      }
    }
    byId("status").replaceChildren(...words);
    byId("view").setAttribute("aria-label", model.title + ": " + byId("status").textContent);
  }

  fillLegend() {
    this.model.pieces.forEach((piece, index) => {
      const item = document.createElement("li");
      const label = document.createElement("label");
      const box = document.createElement("input");
      box.type = "checkbox";
      const swatch = document.createElement("span");
      swatch.className = "swatch";
      swatch.style.backgroundColor = piece.colour;
      const name = document.createElement("bdi");
      name.className = "name";
      name.textContent = piece.name;
      label.append(box, swatch, name);
      if (!this.model.isMobile(index)) {
        label.append(" (stays)");
      }
      label.title = piece.name;
      item.append(label);
      box.addEventListener("change", () => this.show([index], box.checked));
      item.addEventListener("pointerenter", () => this.light(index));
      item.addEventListener("pointerleave", () => this.light(null));
      box.addEventListener("focus", () => this.light(index));
      box.addEventListener("blur", () => this.light(null));
      byId("legend").append(item);
    });
  }

  /** Requests a drawing before the next frame. Several requests make one drawing. */
  redraw() {
    byId("view").dataset.drawn = "no";
    if (this.waiting === undefined) {
      this.waiting = requestAnimationFrame(() => this.draw());
    }
  }

  draw() {
    cancelAnimationFrame(this.waiting);
    this.waiting = undefined;
    this.view.draw(new Scene(this.model, this.assembly, this.steps, this.state), this.state);
    const data = byId("view").dataset;
    data.faces = this.view.faces.length;
    data.drawn = this.state.shown === this.state.step ? "yes" : "no";
  }

  /** Adapts the canvas to the window. A canvas of a new size is blank, so it is drawn at once. */
  fitWindow() {
    this.view.resize();
    this.draw();
  }

  // Events.

  listen() {
    const click = (id, action) => byId(id).addEventListener("click", action);
    click("previous", () => this.showSolution(this.state.solution - 1));
    click("next", () => this.showSolution(this.state.solution + 1));
    click("back", () => this.stepByHand(-1));
    click("forward", () => this.stepByHand(1));
    click("play", () => this.play(this.playing === undefined));
    click("layers", () => this.setLayers(!this.state.layers));
    click("smaller", () => this.zoom(1 / ZOOM_STEP));
    click("larger", () => this.zoom(ZOOM_STEP));
    click("home", () => this.home());
    click("all", () => this.show([...this.model.pieces.keys()], true));
    click("none", () => this.show([...this.model.pieces.keys()], false));
    byId("controls").addEventListener("submit", event => event.preventDefault());
    byId("solution").addEventListener("change", event => this.showSolution(
      Number.isInteger(event.target.valueAsNumber) ? event.target.valueAsNumber - 1 : this.state.solution));
    byId("step").addEventListener("input", event => this.stepByHand(event.target.valueAsNumber - this.state.step));
    byId("explode").addEventListener("input", event => this.setExplode(event.target.valueAsNumber));
    byId("view").addEventListener("keydown", event => this.key(event));
    this.listenToPointers();
    new ResizeObserver(() => this.fitWindow()).observe(byId("view"));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.fitWindow());
    this.view.resize();
  }

  stepByHand(change) {
    this.play(false);
    this.showStep(this.state.step + change);
  }

  /** Performs the action of a key on the picture. */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const actions = {
      ArrowLeft: () => this.turn(-TURN_BY_KEY, 0),
      ArrowRight: () => this.turn(TURN_BY_KEY, 0),
      ArrowUp: () => this.turn(0, -TURN_BY_KEY),
      ArrowDown: () => this.turn(0, TURN_BY_KEY),
      "+": () => this.zoom(ZOOM_STEP),
      "=": () => this.zoom(ZOOM_STEP),
      "-": () => this.zoom(1 / ZOOM_STEP),
      ".": () => this.stepByHand(1),
      ",": () => this.stepByHand(-1),
      " ": () => this.play(this.playing === undefined),
      n: () => this.showSolution(this.state.solution + 1),
      p: () => this.showSolution(this.state.solution - 1),
      e: () => this.setExplode(this.state.explode + 10),
      c: () => this.setExplode(this.state.explode - 10),
      l: () => this.setLayers(this.model.hasLayers && !this.state.layers),
      0: () => this.home(),
    };
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action) {
      event.preventDefault();
      action();
    }
  }

  /** Makes one pointer turn the picture and two pointers zoom; a pointer that is not pressed shows the name of a piece. */
  listenToPointers() {
    const canvas = byId("view");
    canvas.addEventListener("pointerdown", event => {
      canvas.setPointerCapture(event.pointerId);
      this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
      this.hover(null);
    });
    canvas.addEventListener("pointermove", event => {
      const before = this.pointers.get(event.pointerId);
      if (before === undefined) {
        this.hover(event);
        return;
      }
      const distance = this.pointerDistance();
      this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
      if (this.pointers.size === 1) {
        this.turn((event.clientX - before[0]) * TURN_BY_POINT, (event.clientY - before[1]) * TURN_BY_POINT);
      } else if (distance > 0) {
        this.zoom(this.pointerDistance() / distance);
      }
    });
    for (const type of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(type, event => {
        this.pointers.delete(event.pointerId);
        if (type === "pointerup") {
          this.hover(event);
        }
      });
    }
    canvas.addEventListener("pointerleave", () => this.hover(null));
    canvas.addEventListener("wheel", event => {
      event.preventDefault();
      this.zoom(ZOOM_STEP ** clamp(-event.deltaY / 100, -1, 1));
    }, { passive: false });
  }

  /** Returns the distance of the first two pointers; 0 if there is only one. */
  pointerDistance() {
    const [first, second] = this.pointers.values();
    return second === undefined ? 0 : Math.hypot(first[0] - second[0], first[1] - second[1]);
  }

  /** Shows the name of the piece below a pointer; for null, no name. */
  hover(event) {
    const hint = byId("hint");
    const piece = event === null ? null : this.view.pieceAt(event.offsetX, event.offsetY);
    this.light(piece);
    hint.hidden = piece === null;
    if (piece !== null) {
      hint.textContent = this.model.pieces[piece].name;
      hint.style.left = clamp(event.offsetX, 40, this.view.width - 40) + "px";
      hint.style.top = event.offsetY + "px";
    }
  }
}

/** @param {PuzzleModel} model */
export function stationaryPieces(model) {
  return [...model.pieces.keys()].filter(piece => !model.isMobile(piece));
}
