// The piece in hand, its orientation, and the cells on which it would lie.

class Hand {

  constructor(game, board, tray) {
    this.game = game;
    this.board = board;
    this.tray = tray;
    this.drop();
  }

  get isEmpty() {
    return this.shape === null;
  }

  /** The piece in hand. */
  get piece() {
    return this.lifted?.piece ?? this.game.free(this.shape);
  }

  /** Takes a piece of a shape from the tray, in the orientation that it has there. */
  take(shape) {
    this.lifted = null;
    this.hold(shape, this.tray.orientation[shape], this.game.shapes.grip(shape, this.tray.orientation[shape]));
  }

  /** Takes a piece from the board, held by one of its cells. */
  lift(piece, cell) {
    this.before = this.game.snapshot();
    this.lifted = this.game.lift(piece);
    const { shape, orientation, at } = this.lifted;
    this.hold(shape, orientation, shifted([cell], at)[0]);
  }

  hold(shape, orientation, grip) {
    this.shape = shape;
    this.orientation = orientation;
    this.grip = grip;
    this.tray.orientation[shape] = orientation;
  }

  /** Empties the hand. The caller has put the piece away. */
  drop() {
    this.shape = null;
    this.lifted = null;
  }

  /** Turns the piece; returns true if its orientation has changed. */
  turn(name) {
    const turned = this.game.shapes.turned(this.shape, this.orientation, name, this.grip);
    if (turned) {
      this.hold(this.shape, turned.orientation, turned.grip);
    }
    return turned !== null;
  }

  /** Returns the placement of the piece with its grip on a cell, moved into the box where it would stand out. */
  placement(target) {
    const { shape, orientation, grip, piece, game } = this;
    const cells = game.shapes.orientations[shape][orientation];
    const at = target.map((value, axis) => {
      const size = Math.max(...cells.map(cell => cell[axis])) + 1;
      return clamp(value - grip[axis], 0, Math.max(0, game.model.box[axis] - size));
    });
    return { piece, shape, orientation, at };
  }

  /** Returns a picture of the piece whose cells have the length `unit`. */
  icon(unit) {
    const cells = this.game.shapes.orientations[this.shape][this.orientation];
    return pieceIcon(this.board, cells, this.board.model.pieces[this.piece].colour, unit);
  }

  clashes(placement) {
    return this.game.clashes(this.game.cells(placement.shape, placement.orientation, placement.at));
  }

  /** Places the piece on cells that must be free. */
  lay(placement) {
    this.game.remember(this.lifted ? this.before : this.game.snapshot());
    this.game.lay(placement);
    this.drop();
  }

  /** Puts the piece back to its former place: on the board or in the tray. */
  cancel() {
    if (this.lifted) {
      this.game.restore(this.before);
    }
    this.drop();
  }

  /** Puts the piece into the tray, also if it came from the board. */
  putAway() {
    if (this.lifted) {
      this.game.remember(this.before);
    }
    this.drop();
  }
}
