// The piece in hand, its orientation, and the cells on which it would lie.

import { pieceIcon } from "./board.js";
import { distance, nearest } from "./shapes.js";
import { shifted } from "./space.js";

/** @import { Board } from "./board.js" */
/** @import { Game, Placement } from "./game.js" */
/** @import { Tray } from "./tray.js" */

export class Hand {

  /**
   * @param {Game} game
   * @param {Board} board
   * @param {Tray} tray
   */
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

  /** The cells of the piece in its orientation, at no place of the board. */
  get cells() {
    return this.game.shapes.orientations[this.shape][this.orientation];
  }

  /** Takes a piece of a shape from the tray, in the orientation that it has there. */
  take(shape) {
    this.lifted = null;
    this.hold(shape, this.tray.orientation[shape], this.game.shapes.grip(shape, this.tray.orientation[shape]));
  }

  /** Takes a piece from the board, held by one of its cells. */
  lift(piece, cell) {
    const { model } = this.game;
    this.before = this.game.snapshot();
    this.lifted = this.game.lift(piece);
    const { shape, orientation, at } = this.lifted;
    const place = model.place(...cell);
    this.hold(shape, orientation, this.game.cells(shape, orientation, at).findIndex(each => model.place(...each) === place));
  }

  /** @param grip the index of the cell by which the piece is held */
  hold(shape, orientation, grip) {
    this.shape = shape;
    this.orientation = orientation;
    this.grip = grip;
    this.tray.orientation[shape] = orientation;
  }

  /** Empties the hand. The caller has put the piece away. */
  drop() {
    /** @type {number | null} */
    this.shape = null;
    /**
     * The placement of a piece that was taken from the board.
     *
     * @type {Placement | null}
     */
    this.lifted = null;
  }

  /** Turns the piece; returns true if its orientation has changed. */
  turn(name) {
    const to = this.game.shapes.turned(this.shape, this.orientation, name);
    if (to >= 0) {
      this.hold(this.shape, to, this.grip);
    }
    return to >= 0;
  }

  /**
   * Returns the placement of the piece on a cell, moved into the box where it would stand out. The piece covers the cell by
   * the cell by which it is held, or by the nearest one to it that can lie there.
   *
   * @returns {Placement}
   */
  placement(target) {
    const { shape, orientation, piece } = this;
    return { piece, shape, orientation, at: this.inside(shifted(...this.meeting(target))) };
  }

  /** Returns a cell of the board and the cell of the piece that is to lie on it. */
  meeting(target) {
    const { model } = this.game;
    const held = this.cells[this.grip];
    const own = nearest(
      this.cells.filter(cell => model.kindOf(cell) === model.kindOf(target)),
      cell => distance(model.middle(cell), model.middle(held)));
    return own ? [target, own] : [nearest(
      model.boardCells.filter(cell => model.kindOf(cell) === model.kindOf(held)),
      cell => distance(model.middle(cell), model.middle(target))) ?? target, held];
  }

  /** Returns the place nearest to a given one at which the piece lies within the box; the given place if there is none. */
  inside(at) {
    const { model } = this.game;
    const { cells } = this;
    const isInside = place => model.moved(cells, place).every(cell => model.isInside(...cell));
    if (isInside(at)) {
      return at;
    }
    const held = cells[this.grip];
    const from = model.middle(model.moved([held], at)[0]);
    const places = model.boardCells
      .filter(cell => model.kindOf(cell) === model.kindOf(held))
      .map(cell => ({ place: shifted(cell, held), away: distance(model.middle(cell), from) }))
      .filter(({ place }) => isInside(place));
    return nearest(places, ({ away }) => away)?.place ?? at;
  }

  /** Returns a picture of the piece whose cells have the length `unit`. */
  icon(unit) {
    return pieceIcon(this.board, this.shape, this.orientation, this.board.model.pieces[this.piece].colour, unit);
  }

  /** @param {Placement} placement */
  clashes(placement) {
    return this.game.clashes(placement);
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
