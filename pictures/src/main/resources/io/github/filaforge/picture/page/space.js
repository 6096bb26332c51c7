// The way from cells in space to the plane of the picture: the camera, and the order of painting.

const RADIAN = Math.PI / 180;

/** The difference below which two numbers are taken as equal. */
export const TINY = 1e-6;

export const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

/** A camera far away that looks at the origin, so that parallel edges stay parallel. Angles are in degrees. */
export class Camera {

  /**
   * @param turn the angle by which the puzzle is turned about its vertical axis
   * @param tilt the angle of the camera above the horizon: 90 from above, 0 from the front, -90 from below
   */
  constructor(turn, tilt) {
    const cosTurn = Math.cos(turn * RADIAN);
    const sinTurn = Math.sin(turn * RADIAN);
    const cosTilt = Math.cos(tilt * RADIAN);
    const sinTilt = Math.sin(tilt * RADIAN);
    /** The directions to the right, up and towards the eye, as [x, y, z] each. */
    this.right = [cosTurn, -sinTurn, 0];
    this.up = [sinTurn * sinTilt, cosTurn * sinTilt, cosTilt];
    this.near = [-sinTurn * cosTilt, -cosTurn * cosTilt, sinTilt];
  }

  /** Returns the camera that looks straight down. */
  static above() {
    return new Camera(0, 90);
  }

  /** True if the camera looks straight down, with x to the right. */
  get isAbove() {
    return this.near[2] > 1 - TINY && this.right[0] > 1 - TINY;
  }
}

export function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Returns the step from one point or cell to another: `to` without `from`. */
export function shifted(to, from) {
  return to.map((value, axis) => value - from[axis]);
}

/**
 * Returns points, which are given from a corner in space, on the plane of a picture; y runs downwards.
 *
 * @param {Camera} camera
 */
export function projected(points, corner, camera) {
  return points.map(point => point.map((value, axis) => value + corner[axis]))
    .map(point => [dot(point, camera.right), -dot(point, camera.up)]);
}

/**
 * Returns cubes of edge 1 in an order in which each is painted after the cubes that it hides. A cube has `corner`, its
 * least point, whose coordinates need not be whole. If no piece has been moved, the order by the distance from the eye is
 * right. If pieces have been moved, cubes that are near to each other in that order may have to change places.
 *
 * @param behind returns true if the first of two cubes has to be painted before the second
 * @param farthest the length of a cube towards the eye
 */
export function paintingOrder(cubes, near, behind = isCubeBehind, farthest = lengthTowards(near)) {
  const order = cubes.map(cube => ({ cube, depth: dot(cube.corner, near), done: false }));
  order.sort((a, b) => a.depth - b.depth);
  const painted = [];
  const paint = index => {
    const entry = order[index];
    entry.done = true;
    for (let i = index + 1; i < order.length && order[i].depth < entry.depth + farthest; i++) {
      if (!order[i].done && behind(order[i].cube, entry.cube, near)) {
        paint(i);
      }
    }
    painted.push(entry.cube);
  };
  order.forEach((entry, index) => {
    if (!entry.done) {
      paint(index);
    }
  });
  return painted;
}

function lengthTowards(near) {
  return Math.abs(near[0]) + Math.abs(near[1]) + Math.abs(near[2]);
}

function isCubeBehind(first, second, near) {
  return isBehind(first.corner, second.corner, near);
}

/**
 * Returns true if a plane along faces has the first cube on its far side and the second on its near side, and no plane
 * along faces has them the other way round.
 */
function isBehind(first, second, near) {
  let behind = false;
  for (let axis = 0; axis < 3; axis++) {
    const gap = second[axis] - first[axis];
    if (Math.abs(gap) > 1 - TINY) {
      const towards = gap * near[axis];
      if (towards <= TINY) {
        return false;
      }
      behind = true;
    }
  }
  return behind;
}
