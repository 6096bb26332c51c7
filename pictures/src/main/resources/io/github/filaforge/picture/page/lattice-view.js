// Draws cells of any lattice: prisms and balls.

/** The width of the joint of two balls of a piece, and its distance from the middle of the farther ball, in radii. */
const JOINT = { width: 0.9, from: 0.72 };

class LatticeView extends CanvasView {

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
    for (const [width, style] of [[0, this.ink], [-this.rim(radius), this.ballColours(near.cube.piece).dark]]) {
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
    const rim = this.rim(radius);
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
    const colour = this.state.lit === piece ? mix(this.colours[piece], 255, 0.3) : this.colours[piece];
    return { light: css(mix(colour, 255, 0.45)), plain: css(colour), dark: css(mix(colour, 0, 0.3)) };
  }

  /** Leaves names out where balls lie above one another: the name of a lower ball would stand on an upper one. */
  drawNames() {
    if (!this.scene.model.areBalls || this.scene.side || this.scene.model.layers === 1) {
      super.drawNames();
    }
  }
}

/** The forms of the cells of a model in space, and the order in which they are painted. */
class LatticeShapes {

  constructor(model) {
    this.model = model;
    /** The directions of all sides. */
    this.axes = [[0, 0, 1]];
    /** For each kind of cells its sides. */
    this.ofKinds = model.sides;
    for (const { normal } of this.ofKinds.flat()) {
      if (this.axes.every(axis => Math.abs(dot(axis, normal)) < 1 - CLOSE)) {
        this.axes.push(normal);
      }
    }
    this.reaches = this.ofKinds.map(sides => this.axes.map(axis => reachAlong(sides, axis)));
  }

  sides(cell) {
    return this.ofKinds[this.model.kindOf(cell)];
  }

  paintingOrder(cubes, near) {
    const length = 2 * Math.hypot(...this.model.half);
    return paintingOrder(cubes, near, (first, second) => this.isHidden(first, second, near), length);
  }

  /** Returns true if a cell has to be painted before another: planes along sides have it on their far side only. */
  isHidden(first, second, near) {
    const { axes } = this;
    const [a, b] = [first, second].map(cube => this.reaches[this.model.kindOf(cube.cell)]);
    let behind = false;
    for (let i = 0; i < axes.length; i++) {
      const [from, to] = [first, second].map(cube => dot(cube.corner, axes[i]));
      const towards = dot(axes[i], near);
      const isBefore = from + a[i][1] <= to + b[i][0] + CLOSE;
      const isAfter = to + b[i][1] <= from + a[i][0] + CLOSE;
      if (isBefore || isAfter) {
        if ((isBefore ? towards : -towards) <= TINY) {
          return false;
        }
        behind = true;
      }
    }
    return behind;
  }
}

/**
 * Returns the sides of a cell: its walls, its top and its bottom. Each side has the step to the cell behind it, its normal,
 * its corners as offsets from the least point of the cell, and for each of its edges the step to the cell beyond the edge.
 */
function sidesOf(model, corners, number) {
  const [x, y, z] = model.half;
  const up = [0, 0, model.lattice.classes];
  const down = [0, 0, -model.lattice.classes];
  const high = corners.map(corner => [corner[0] + x, corner[1] + y, 2 * z]);
  const low = high.map(corner => [corner[0], corner[1], 0]);
  const walls = corners.map((corner, index) => {
    const next = (index + 1) % corners.length;
    const [right, ahead] = [corners[next][0] - corner[0], corners[next][1] - corner[1]];
    const length = Math.hypot(right, ahead);
    return {
      step: stepThrough(model, number, [(corner[0] + corners[next][0]) / 2, (corner[1] + corners[next][1]) / 2]),
      normal: [ahead / length, -right / length, 0],
      corners: [low[index], low[next], high[next], high[index]],
      across: new Map([[edgeKey(low[index], low[next]), down], [edgeKey(high[index], high[next]), up]]),
    };
  });
  const around = ring => new Map(ring.map((corner, index) => [edgeKey(corner, ring[(index + 1) % ring.length]), walls[index].step]));
  return [
    ...walls,
    { step: up, normal: [0, 0, 1], corners: high, across: around(high) },
    { step: down, normal: [0, 0, -1], corners: low, across: around(low) },
  ];
}

/** Returns the step to the cell beyond an edge; null if there is none. The edge is given by its middle, from the cell's. */
function stepThrough(model, number, [x, y]) {
  const from = model.middle([0, 0, number]);
  for (let right = -2; right <= 2; right++) {
    for (let ahead = -2; ahead <= 2; ahead++) {
      for (let other = 0; other < model.lattice.classes; other++) {
        const to = model.middle([right, ahead, other]);
        const hasEdge = model.lattice.forms[other].corners.some((corner, index, all) => {
          const next = all[(index + 1) % all.length];
          return Math.hypot(
            to[0] - from[0] + (corner[0] + next[0]) / 2 - x, to[1] - from[1] + (corner[1] + next[1]) / 2 - y) < CLOSE;
        });
        if (hasEdge && (right !== 0 || ahead !== 0 || other !== number)) {
          return [right, ahead, other - number];
        }
      }
    }
  }
  return null;
}

function edgeKey(from, to) {
  return [0, 1, 2].map(axis => (from[axis] + to[axis]).toFixed(4)).join();
}

/** Returns the least and the greatest value of a cell along an axis, from the least point of the cell. */
function reachAlong(sides, axis) {
  const values = sides.flatMap(side => side.corners.map(corner => dot(corner, axis)));
  return [Math.min(...values), Math.max(...values)];
}
