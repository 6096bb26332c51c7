// In which order pieces can be put in by hand.

/** The ways into the box: the side that a piece comes from. Those that a hand likes better stand first. */
const WAYS = [
  { name: "above", step: [0, 0, 1] },
  { name: "the front", step: [0, -1, 0] },
  { name: "the right", step: [1, 0, 0] },
  { name: "the left", step: [-1, 0, 0] },
  { name: "the back", step: [0, 1, 0] },
  { name: "below", step: [0, 0, -1] },
];

/**
 * The mobile pieces of an assembly in an order in which each can be put in along a straight line, from above where that
 * is possible: they are taken out one by one and the order is turned round. If none can be taken out, because the rest
 * interlock, the last of these in the order of the puzzle is, and has no way.
 */
function assemblySteps(assembly) {
  const left = new Set(assembly.placed());
  const steps = [];
  while (left.size > 0) {
    const step = nextOut(assembly, left) ?? { piece: Math.max(...left), way: null };
    left.delete(step.piece);
    steps.push(step);
  }
  return steps.reverse();
}

/** The piece to take out next, with its way. */
function nextOut(assembly, left) {
  for (const way of assembly.model.ways) {
    const free = [...left].filter(piece => assembly.model.isFree(assembly, left, piece, way.step));
    if (free.length > 0) {
      return { piece: free.reduce((best, piece) => isLater(assembly, piece, best, way.step) ? piece : best), way };
    }
  }
  return null;
}

/** Whether no other piece that is left lies in the way. */
function isFree(assembly, left, piece, step) {
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

/** Whether a piece is to be put in after another: the farther out one; of two as far out, the one that is read later. */
function isLater(assembly, piece, other, step) {
  const difference = reach(assembly, piece, step) - reach(assembly, other, step);
  return difference !== 0 ? difference > 0 : readingPlace(assembly, piece) > readingPlace(assembly, other);
}

/** How far out a piece lies in all. */
function reach(assembly, piece, step) {
  return assembly.centres[piece].reduce((sum, value, axis) => sum + value * step[axis], 0);
}

/** Where the first cell of a piece stands in a text, row by row from the highest y. */
function readingPlace(assembly, piece) {
  const [xDim, yDim] = assembly.model.box;
  return Math.min(...assembly.cells[piece].map(([x, y]) => (yDim - 1 - y) * xDim + x));
}
