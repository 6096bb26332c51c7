// The part of a page that plays the moves by which a solution is taken apart. Only pages of solutions with moves have it.

import { Controls } from "./controls.js";
import { byId, isStill } from "./elements.js";
import { MoveSequence } from "./moves.js";
import { parts } from "./parts.js";
import { clamp, shifted } from "./space.js";

/** The times in milliseconds that a move takes and that pass between two moves, at normal speed. */
const MOVING = 900;
const BETWEEN_MOVES = 600;

/** The length of the head of an arrow, in points of the page. */
const HEAD = 14;

/** The distance of an arrow from the middle of a cell with a name, in edges of a square. */
const BESIDE = 0.36;

/** The picture with its controls. A solution without moves is put in piece by piece, as on other pages. */
export class MovesControls extends Controls {

  load(index) {
    this.stop();
    super.load(index);
    const moves = this.model.moves[index];
    /** @type {MoveSequence | null} */
    this.sequence = moves.length > 0 ? new MoveSequence(this.model, this.assembly, moves) : null;
    /** The number of moves that are made, and the number that is drawn so far: a move that is being made counts in part. */
    this.made = this.drawn = 0;
  }

  readFragment() {
    super.readFragment();
    const move = /(?:^#|&)move=(\d{1,9})(?:&|$)/.exec(location.hash);
    if (move && this.sequence) {
      this.made = this.drawn = Math.min(Number(move[1]), this.sequence.count);
    }
    if (this.made > 0) {
      Object.assign(this.state, { explode: 0, layers: false });
    }
  }

  // Actions.

  /** Shows the state after some moves. */
  showMoves(made) {
    const before = this.made;
    this.made = clamp(made, 0, this.sequence.count);
    if (this.made > 0) {
      Object.assign(this.state, { explode: 0, layers: false });
    }
    this.drawn = this.made;
    if (Math.abs(this.made - before) === 1 && !isStill()) {
      this.drawn = before;
      this.move(before);
    }
    this.update();
  }

  /** Moves the pieces of a move to their places, or back, in small steps. */
  move(from) {
    const goal = this.made;
    const { sequence } = this;
    let start = null;
    const frame = now => {
      start = start ?? now;
      if (this.made !== goal || this.sequence !== sequence || this.drawn === goal) {
        return;
      }
      const time = Math.min(1, (now - start) * this.speed / MOVING);
      this.drawn = time === 1 ? goal : from + (goal - from) * time * time * (3 - 2 * time);
      this.redraw();
      if (time < 1) {
        requestAnimationFrame(frame);
      }
    };
    requestAnimationFrame(frame);
  }

  get speed() {
    return Number(byId("speed").value);
  }

  stop() {
    clearInterval(this.playing);
    this.playing = undefined;
    this.direction = 0;
  }

  /** Plays the moves: 1 forwards, -1 backwards, 0 not. */
  playMoves(direction) {
    this.stop();
    if (direction !== 0) {
      const end = direction > 0 ? this.sequence.count : 0;
      this.showMoves(this.made === end ? this.sequence.count - end : this.made + direction);
      this.direction = direction;
      this.playing = setInterval(() => {
        this.showMoves(this.made + direction);
        if (this.made === end) {
          this.playMoves(0);
        }
      }, (MOVING + BETWEEN_MOVES) / this.speed);
    }
    this.update();
  }

  play(on) {
    if (this.sequence) {
      this.playMoves(on ? 1 : 0);
    } else {
      super.play(on);
    }
  }

  stepByHand(change) {
    if (this.sequence) {
      this.playMoves(0);
      this.showMoves(this.made + change);
    } else {
      super.stepByHand(change);
    }
  }

  /** An exploded solution, or one whose layers lie side by side, is whole. */
  setExplode(value) {
    this.putTogether();
    super.setExplode(value);
  }

  setLayers(side) {
    this.putTogether();
    super.setLayers(side);
  }

  putTogether() {
    if (this.sequence) {
      this.stop();
      this.made = this.drawn = 0;
    }
  }

  // The picture and the texts.

  draw() {
    this.state.moves = this.sequence && { ...this.sequence.at(this.drawn), reach: this.sequence.reach };
    super.draw();
    this.drawWay();
    if (this.drawn !== this.made) {
      byId("view").dataset.drawn = "no";
    }
  }

  /** Draws an arrow along the way that the moved pieces have gone. */
  drawWay() {
    const { moved, way } = this.state.moves ?? {};
    const pieces = this.state.moves?.places.filter(({ piece }) => moved?.has(piece) && !this.state.hidden.has(piece)) ?? [];
    if (pieces.length === 0) {
      return;
    }
    const to = [0, 1, 2].map(axis => pieces.reduce(
      (sum, place) => sum + this.assembly.centres[place.piece][axis] + place.way[axis], 0) / pieces.length);
    const { camera, context, scale } = this.view;
    drawArrow(context, this.view.project(shifted(to, way)), this.view.project(to), camera.isAbove ? BESIDE * scale : 0);
  }

  update() {
    super.update();
    const { made, sequence } = this;
    byId("moves-controls").hidden = !sequence;
    byId("steps-controls").hidden = Boolean(sequence);
    if (!sequence) {
      return;
    }
    byId("move").max = sequence.count;
    byId("move").value = made;
    byId("move").setAttribute("aria-valuetext", made + " of " + sequence.count + " moves");
    byId("first-move").disabled = byId("move-back").disabled = made === 0;
    byId("last-move").disabled = byId("move-on").disabled = made === sequence.count;
    byId("apart").setAttribute("aria-pressed", this.direction > 0);
    byId("together").setAttribute("aria-pressed", this.direction < 0);
  }

  isIn(piece) {
    return this.sequence ? this.sequence.at(this.made).places.some(place => place.piece === piece) : super.isIn(piece);
  }

  say() {
    if (!this.sequence) {
      super.say();
      return;
    }
    const { made, model, sequence, state } = this;
    byId("status").replaceChildren(
      "Solution " + (state.solution + 1) + " of " + model.count + ", ",
      ...made === 0 ? ["before " + (sequence.count === 1 ? "the move" : "all " + sequence.count + " moves")]
        : ["move " + made + " of " + sequence.count + ": ", ...words(model, sequence.moves[made - 1])]);
    byId("view").setAttribute("aria-label", model.title + ": " + byId("status").textContent);
  }

  // Events.

  listen() {
    super.listen();
    const click = (id, action) => byId(id).addEventListener("click", action);
    click("first-move", () => this.stepByHand(-this.made));
    click("move-back", () => this.stepByHand(-1));
    click("move-on", () => this.stepByHand(1));
    click("last-move", () => this.stepByHand(this.sequence.count - this.made));
    click("apart", () => this.playMoves(this.direction > 0 ? 0 : 1));
    click("together", () => this.playMoves(this.direction < 0 ? 0 : -1));
    byId("move").addEventListener("input", event => this.stepByHand(event.target.valueAsNumber - this.made));
    byId("speed").addEventListener("change", () => {
      if (this.direction !== 0) {
        this.playMoves(this.direction);
      }
    });
  }

  key(event) {
    const actions = {
      b: () => this.playMoves(this.direction < 0 ? 0 : -1),
      Home: () => this.stepByHand(-this.made),
      End: () => this.stepByHand(this.sequence.count - this.made),
    };
    const action = this.sequence && actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      action();
    } else {
      super.key(event);
    }
  }
}

/** Draws an arrow with a rim, so that it is visible on every colour, at a distance beside its ends. */
function drawArrow(context, from, to, aside) {
  const [x, y] = shifted(to, from);
  const length = Math.hypot(x, y);
  const head = Math.min(HEAD, length);
  const at = (along, beside) => [
    from[0] + (x * along - y * (beside + aside)) / length, from[1] + (y * along + x * (beside + aside)) / length];
  const style = getComputedStyle(context.canvas);
  context.globalAlpha = 1;
  context.beginPath();
  const outline = [[0, 2], [length - head, 2], [length - head, head / 2], [length, 0]];
  const points = length < 1 ? [] : [...outline, ...outline.slice(0, -1).reverse().map(([along, beside]) => [along, -beside])];
  points.forEach(([along, beside], index) => index === 0 ? context.moveTo(...at(along, beside)) : context.lineTo(...at(along, beside)));
  context.closePath();
  context.lineWidth = 4;
  context.strokeStyle = style.getPropertyValue("--panel");
  context.stroke();
  context.fillStyle = style.getPropertyValue("--text");
  context.fill();
}

/** Returns the words of a move. A name is an element of its own, so that its direction of writing ends with it. */
function words(model, move) {
  const names = move.pieces.flatMap((piece, index) => {
    const name = document.createElement("bdi");
    name.textContent = model.pieces[piece].name;
    return index === 0 ? [name] : [", ", name];
  });
  return [...names, " " + move.how];
}

Object.assign(parts, { Controls: MovesControls });
