// The orientations of pieces, and the pieces that have one shape.

/** The turns of cells. On a board x points to the right, y up, and z towards the eye. */
const TURNS = {
  right: ([x, y, z]) => [y, -x, z],
  left: ([x, y, z]) => [-y, x, z],
  flip: ([x, y, z]) => [-x, y, -z],
  x: ([x, y, z]) => [x, -z, y],
  y: ([x, y, z]) => [z, y, -x],
};

class Shapes {

  constructor(data) {
    /** The orientations of each shape; an orientation is a list of cells. */
    this.orientations = data.shapes.map(shape => shape.orientations);
    /** The pieces of each shape, which can stand for one another. */
    this.pieces = data.shapes.map(() => []);
    data.pieces.forEach((piece, index) => this.pieces[piece.shape].push(index));
    this.shapeOf = data.pieces.map(piece => piece.shape);
    this.numbers = this.orientations.map(list => new Map(list.map((cells, index) => [key(cells), index])));
  }

  /** Returns the number of the orientation that cells form at any place; undefined if the shape has no such orientation. */
  orientationOf(shape, cells) {
    return this.numbers[shape].get(key(shifted(cells, corner(cells))));
  }

  /**
   * Returns the first other orientation that one to three turns lead to, and the place of the cell `grip` in it; null if
   * turns lead to no other orientation that the shape may have.
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

  /** Returns the cell by which a piece is held: the cell nearest to the middle of the orientation. */
  grip(shape, orientation) {
    return middlemost(this.orientations[shape][orientation]);
  }
}

/** Returns the least x, y and z of cells. */
function corner(cells) {
  return [0, 1, 2].map(axis => cells.reduce((least, cell) => Math.min(least, cell[axis]), Infinity));
}

function shifted(cells, by) {
  return cells.map(cell => cell.map((value, axis) => value - by[axis]));
}

/** Returns a text that is equal for equal sets of cells. */
function key(cells) {
  return cells.map(cell => cell.join(",")).sort().join(" ");
}

/** Returns the cell that is nearest to the middle of the given cells. */
function middlemost(cells) {
  const middle = [0, 1, 2].map(axis => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length);
  const away = cell => Math.hypot(...cell.map((value, axis) => value - middle[axis]));
  return cells.reduce((best, cell) => away(cell) < away(best) - TINY ? cell : best);
}
