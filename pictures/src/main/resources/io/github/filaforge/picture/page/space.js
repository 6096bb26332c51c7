// From cells in space to the plane of the picture: the camera, and which cell hides which.

const RADIAN = Math.PI / 180;

/** What is nearer than this is the same. */
const TINY = 1e-6;

/** Looks at the origin from far away, so that parallel edges stay parallel. Angles are in degrees. */
class Camera {

  /**
   * @param turn how far the puzzle is turned about its vertical axis
   * @param tilt from where it is seen: 90 straight from above, 0 from the front, -90 from below
   */
  constructor(turn, tilt) {
    const cosTurn = Math.cos(turn * RADIAN);
    const sinTurn = Math.sin(turn * RADIAN);
    const cosTilt = Math.cos(tilt * RADIAN);
    const sinTilt = Math.sin(tilt * RADIAN);
    /** To the right, up and towards the eye, each by x, y and z. */
    this.right = [cosTurn, -sinTurn, 0];
    this.up = [sinTurn * sinTilt, cosTurn * sinTilt, cosTilt];
    this.near = [-sinTurn * cosTilt, -cosTurn * cosTilt, sinTilt];
  }

  /** Straight from above. */
  static above() {
    return new Camera(0, 90);
  }

  /** Whether it looks straight from above, with x to the right. */
  get isAbove() {
    return this.near[2] > 1 - TINY && this.right[0] > 1 - TINY;
  }
}

function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/**
 * Brings cubes of edge 1 into an order in which each is painted after those that it hides. Each has `corner`, its least
 * point, which need not be whole. Where no cube has left its place, the distance from the eye is such an order. Where
 * pieces have been moved, two neighbours in that order may have to change places, but none that are far apart.
 *
 * @param behind whether the first of two hides nothing of the second; and how long a cube is towards the eye
 */
function paintingOrder(cubes, near, behind = isCubeBehind, farthest = lengthTowards(near)) {
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

/** Whether a plane along the faces has the first cube on its far side and the second on its near one, and no plane is against it. */
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
