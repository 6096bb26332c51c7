// Draws cells of any lattice: prisms and balls.

import { circle } from "./lattice-model.js";
import { CLOSE, edgeKey } from "./lattice-shapes.js";
import { TINY, dot, shifted } from "./space.js";
import { CanvasView, LIGHT, css, mix } from "./view.js";

/** The width of the joint of two balls of a piece, and its distance from the middle of the farther ball, in radii. */
const JOINT = { width: 0.9, from: 0.72 };

export class LatticeView extends CanvasView {

  drawCells() {
    if (this.scene.model.areBalls) {
      this.drawBalls();
      return;
    }
    const { near } = this.camera;
    const shapes = this.scene.model.solids;
    for (const cube of shapes.paintingOrder(this.scene.cubes, near)) {
      for (const side of shapes.sides(cube.cell)) {
        if (dot(side.normal, near) > TINY && !this.isInside(cube, side)) {
          this.drawFace(cube, side);
        }
      }
    }
  }

  goesOn(cube, cell, step) {
    if (step === null) {
      return false;
    }
    const model = this.scene.model;
    const [next] = model.moved([cell], step);
    return (!this.scene.layersApart || model.layerOf(next) === model.layerOf(cell))
      && this.scene.assembly.owner(...next) === cube.piece;
  }

  /** Returns true if the outline passes along an edge. It passes between any two walls, which seldom go on in one plane. */
  isOutline(cube, side, from, to) {
    const edge = edgeKey(from, to);
    const step = side.across.get(edge);
    if (step === undefined || step === null) {
      return true;
    }
    const beside = cube.cell.map((value, axis) => value + step[axis]);
    return !this.goesOn(cube, cube.cell, step) || this.goesOn({ piece: cube.piece }, beside, side.beyond?.get(edge) ?? side.step);
  }

  floorShape({ cell, corner }) {
    const { model } = this.scene;
    const [x, y] = shifted(corner, model.corner(cell));
    return model.outlineOf(cell).map(point => [x + point[0], y + point[1], corner[2]]);
  }

  /** Draws balls from the farthest to the nearest: balls are equally large, so a farther one never hides a nearer one. */
  drawBalls() {
    const { model } = this.scene;
    const radius = model.lattice.radius * this.scale;
    const balls = this.scene.cubes
      .map(cube => ({ cube, at: cube.corner.map((value, axis) => value + model.half[axis]) }))
      .map(ball => ({ ...ball, depth: dot(ball.at, this.camera.near), point: this.project(ball.at) }))
      .sort((a, b) => a.depth - b.depth);
    const painted = new Map();
    for (const ball of balls) {
      const own = painted.get(ball.cube.piece) ?? [];
      for (const other of own) {
        if (Math.hypot(...ball.at.map((value, axis) => value - other.at[axis])) < 2 * model.lattice.radius + CLOSE) {
          this.drawJoint(other, ball, radius);
        }
      }
      this.drawBall(ball, radius);
      painted.set(ball.cube.piece, own.concat(ball));
    }
  }

  drawJoint(far, near, radius) {
    const context = this.context;
    const start = far.point.map((value, axis) => value + (near.point[axis] - value) * JOINT.from / 2);
    context.globalAlpha = near.cube.alpha;
    /** @type {[number, string][]} */
    const lines = [[0, this.ink], [-this.rim(radius), this.ballColours(near.cube.piece).dark]];
    for (const [width, style] of lines) {
      context.beginPath();
      context.moveTo(...start);
      context.lineTo(...near.point);
      context.lineWidth = radius * JOINT.width + 2 * width;
      context.strokeStyle = style;
      context.lineCap = "butt";
      context.stroke();
    }
    context.lineCap = "round";
    context.globalAlpha = 1;
  }

  drawBall({ cube, point: [x, y] }, radius) {
    const context = this.context;
    const { light, plain, dark } = this.ballColours(cube.piece);
    const rim = this.rim(radius) * (this.scene.isMoved(cube.piece) ? 1.7 : 1);
    const shade = context.createRadialGradient(
      x + LIGHT[0] * radius * 0.7, y - LIGHT[1] * radius * 0.7, radius * 0.05, x, y, radius);
    shade.addColorStop(0, light);
    shade.addColorStop(0.45, plain);
    shade.addColorStop(1, dark);
    context.globalAlpha = cube.alpha;
    context.beginPath();
    context.arc(x, y, Math.max(0.5, radius - rim / 2), 0, 2 * Math.PI);
    context.fillStyle = shade;
    context.fill();
    context.lineWidth = rim;
    context.strokeStyle = this.ink;
    context.stroke();
    context.globalAlpha = 1;
    this.faces.push({ piece: cube.piece, points: circle(radius).map(corner => [x + corner[0], y + corner[1]]) });
  }

  /** Returns the width of the outline of a ball. */
  rim(radius) {
    return Math.max(0.8, Math.min(2.5, radius * 0.07));
  }

  /** Returns the colours of a ball, paler for the piece at which a pointer points. */
  ballColours(piece) {
    const own = this.colourOf(piece, this.scene.isMoved(piece) === false);
    const colour = this.state.lit === piece ? mix(own, 255, 0.3) : own;
    return { light: css(mix(colour, 255, 0.45)), plain: css(colour), dark: css(mix(colour, 0, 0.3)) };
  }

  /** Leaves names out where balls lie above one another: the name of a lower ball would stand on an upper one. */
  drawNames() {
    if (!this.scene.model.areBalls || this.scene.side || this.scene.model.layers === 1) {
      super.drawNames();
    }
  }
}
