// How pieces may lie, and which of them are alike.

/** Turns of cells. On a board x goes to the right, y up, and z towards the eye. */
const TURNS = {
  right: ([x, y, z]) => [y, -x, z],
  left: ([x, y, z]) => [-y, x, z],
  flip: ([x, y, z]) => [-x, y, -z],
  x: ([x, y, z]) => [x, -z, y],
  y: ([x, y, z]) => [z, y, -x],
};

class Shapes {

  constructor(data) {
    /** Of each shape the orientations, each a list of cells. */
    this.orientations = data.shapes.map(shape => shape.orientations);
    /** Of each shape its pieces, which can stand for each other. */
    this.pieces = data.shapes.map(() => []);
    data.pieces.forEach((piece, index) => this.pieces[piece.shape].push(index));
    this.shapeOf = data.pieces.map(piece => piece.shape);
    this.numbers = this.orientations.map(list => new Map(list.map((cells, index) => [key(cells), index])));
  }

  /** The number of the orientation that some cells are, wherever they lie; undefined if the shape may not lie so. */
  orientationOf(shape, cells) {
    return this.numbers[shape].get(key(shifted(cells, corner(cells))));
  }

  /**
   * The next orientation that a turn leads to, and where a cell of the old one comes to lie in it; null if the shape may
   * not lie so, or looks the same.
   */
  turned(shape, orientation, name, grip) {
    let cells = this.orientations[shape][orientation];
    let held = grip;
    for (let quarters = 1; quarters < 4; quarters++) {
      cells = cells.map(TURNS[name]);
      held = TURNS[name](held);
      const to = this.orientationOf(shape, cells);
      if (to !== undefined && to !== orientation) {
        return { orientation: to, grip: shifted([held], corner(cells))[0] };
      }
    }
    return null;
  }

  /** The cell nearest to the middle of an orientation: by this it is held. */
  grip(shape, orientation) {
    return middlemost(this.orientations[shape][orientation]);
  }
}

/** The least x, y and z. */
function corner(cells) {
  return [0, 1, 2].map(axis => cells.reduce((least, cell) => Math.min(least, cell[axis]), Infinity));
}

function shifted(cells, by) {
  return cells.map(cell => cell.map((value, axis) => value - by[axis]));
}

/** The same for the same cells in any order. */
function key(cells) {
  return cells.map(cell => cell.join(",")).sort().join(" ");
}

/** The cell nearest to the middle of some cells. */
function middlemost(cells) {
  const middle = [0, 1, 2].map(axis => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length);
  const away = cell => Math.hypot(...cell.map((value, axis) => value - middle[axis]));
  return cells.reduce((best, cell) => away(cell) < away(best) - TINY ? cell : best);
}
