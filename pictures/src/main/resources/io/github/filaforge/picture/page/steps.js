// The order in which pieces can be put in by hand.

/** @import { Assembly } from "./model.js" */

/** The directions from which a piece can be put into the box, the most convenient for a hand first. */
export const WAYS = [
  { name: "above", step: [0, 0, 1] },
  { name: "the front", step: [0, -1, 0] },
  { name: "the right", step: [1, 0, 0] },
  { name: "the left", step: [-1, 0, 0] },
  { name: "the back", step: [0, 1, 0] },
  { name: "below", step: [0, 0, -1] },
];

/**
 * Returns the mobile pieces of an assembly in an order in which each can be put in along a straight line, from above if
 * possible. Pieces are taken out one by one, and this order is reversed. If the pieces that are left interlock, the last of
 * them in the order of the puzzle is taken out, and has no way.
 *
 * @param {Assembly} assembly
 */
export function assemblySteps(assembly) {
  const left = new Set(assembly.placed());
  const steps = [];
  while (left.size > 0) {
    const step = nextOut(assembly, left) ?? { piece: Math.max(...left), way: null };
    left.delete(step.piece);
    steps.push(step);
  }
  return steps.reverse();
}

/**
 * Returns the piece to take out next, with its way; null if the pieces that are left interlock.
 *
 * @param {Assembly} assembly
 */
function nextOut(assembly, left) {
  for (const way of assembly.model.ways) {
    const free = [...left].filter(piece => assembly.model.isFree(assembly, left, piece, way.step));
    if (free.length > 0) {
      return { piece: free.reduce((best, piece) => isLater(assembly, piece, best, way.step) ? piece : best), way };
    }
  }
  return null;
}

/**
 * Returns true if no other piece that is left lies in the way of a piece.
 *
 * @param {Assembly} assembly
 */
export function isFree(assembly, left, piece, step) {
  const [xDim, yDim, zDim] = assembly.model.box;
  return assembly.cells[piece].every(cell => {
    let [x, y, z] = cell;
    while (x >= 0 && x < xDim && y >= 0 && y < yDim && z >= 0 && z < zDim) {
      const owner = assembly.owner(x, y, z);
      if (owner !== piece && left.has(owner)) {
        return false;
      }
      x += step[0];
      y += step[1];
      z += step[2];
    }
    return true;
  });
}

/**
 * Returns true if a piece is put in after another: it lies farther out, or equally far out and later in reading order.
 *
 * @param {Assembly} assembly
 */
function isLater(assembly, piece, other, step) {
  const difference = reach(assembly, piece, step) - reach(assembly, other, step);
  return difference !== 0 ? difference > 0 : readingPlace(assembly, piece) > readingPlace(assembly, other);
}

/**
 * Returns the position of the middle of a piece along a direction.
 *
 * @param {Assembly} assembly
 */
function reach(assembly, piece, step) {
  return assembly.centres[piece].reduce((sum, value, axis) => sum + value * step[axis], 0);
}

/**
 * Returns the place of the first cell of a piece in reading order: row by row from the highest y.
 *
 * @param {Assembly} assembly
 */
function readingPlace(assembly, piece) {
  const [xDim, yDim] = assembly.model.box;
  return Math.min(...assembly.cells[piece].map(([x, y]) => (yDim - 1 - y) * xDim + x));
}
