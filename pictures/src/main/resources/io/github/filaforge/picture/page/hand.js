// The piece in hand: how it is held, and where it would lie.

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

  /** The piece itself. */
  get piece() {
    return this.lifted?.piece ?? this.game.free(this.shape);
  }

  /** Takes a piece of a shape from the tray, as it lies there. */
  take(shape) {
    this.lifted = null;
    this.hold(shape, this.tray.orientation[shape], this.game.shapes.grip(shape, this.tray.orientation[shape]));
  }

  /** Takes a piece from the board by one of its cells. */
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

  /** Holds nothing, wherever the piece goes. */
  drop() {
    this.shape = null;
    this.lifted = null;
  }

  /** Whether it lies otherwise after a turn. */
  turn(name) {
    const turned = this.game.shapes.turned(this.shape, this.orientation, name, this.grip);
    if (turned) {
      this.hold(this.shape, turned.orientation, turned.grip);
    }
    return turned !== null;
  }

  /** How the piece would lie if its grip were on a cell; it is moved as far as it must to be inside the box. */
  placement(target) {
    const { shape, orientation, grip, piece, game } = this;
    const cells = game.shapes.orientations[shape][orientation];
    const at = target.map((value, axis) => {
      const size = Math.max(...cells.map(cell => cell[axis])) + 1;
      return clamp(value - grip[axis], 0, Math.max(0, game.model.box[axis] - size));
    });
    return { piece, shape, orientation, at };
  }

  /** A picture of it as it is held, each cell so long. */
  icon(unit) {
    const cells = this.game.shapes.orientations[this.shape][this.orientation];
    return pieceIcon(this.board, cells, this.board.model.pieces[this.piece].colour, unit);
  }

  clashes(placement) {
    return this.game.clashes(this.game.cells(placement.shape, placement.orientation, placement.at));
  }

  /** Lays it; the place must be free. */
  lay(placement) {
    this.game.remember(this.lifted ? this.before : this.game.snapshot());
    this.game.lay(placement);
    this.drop();
  }

  /** Puts it back where it came from: to its place on the board or to the tray. */
  cancel() {
    if (this.lifted) {
      this.game.restore(this.before);
    }
    this.drop();
  }

  /** Puts it into the tray, wherever it came from. */
  putAway() {
    if (this.lifted) {
      this.game.remember(this.before);
    }
    this.drop();
  }
}
