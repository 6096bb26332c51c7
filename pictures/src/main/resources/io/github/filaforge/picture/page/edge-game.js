// The assembly of a person on a board of pieces with coloured sides.

import { TILE_SIDES, sideOf } from "./edge-tiles.js";

/** The number of characters of the code of a cell in an address, and its radix. */
const CODE_LENGTH = 3;
const CODE_RADIX = 36;

/** The places beside a cell that are no cells, as the library numbers them. */
const RIM = -1;

/**
 * An edge puzzle, as PuzzleJson of the library writes it. The cells beside a cell have negative numbers where there is none.
 *
 * @typedef {object} EdgePuzzle
 * @property {number[][]} cells
 * @property {number[][]} beside
 * @property {{ name: string, sides: number[], colours: string[], turns: boolean }[]} pieces
 * @property {[number, number][]} partners
 * @property {number[][]} pins
 * @property {number | null} rim
 */

/** A board with pieces on it. Each cell has a code: 0, or four times the number of the piece, from 1, plus its turn. */
export class EdgeGame {

  /** @param {EdgePuzzle} puzzle */
  constructor(puzzle) {
    this.puzzle = puzzle;
    this.partners = new Map(puzzle.partners);
    this.index = new Map(puzzle.cells.map(([x, y], index) => [x + " " + y, index]));
    this.pinned = new Array(puzzle.cells.length).fill(0);
    for (const [x, y, code] of puzzle.pins) {
      this.pinned[this.index.get(x + " " + y)] = code;
    }
    this.codes = [...this.pinned];
    this.past = [];
  }

  /**
   * Returns true if two sides of these colours match.
   *
   * @param {number} one
   * @param {number} other
   */
  match(one, other) {
    return (this.partners.get(one) ?? one) === other;
  }

  /** Returns the number of the piece on a cell, from 0; -1 if the cell is empty. */
  pieceAt(index) {
    return (this.codes[index] >> 2) - 1;
  }

  /** Returns the set of the pieces on the board. */
  used() {
    return new Set(this.codes.filter(code => code > 0).map(code => (code >> 2) - 1));
  }

  /**
   * Returns the states of the four sides of a code on a cell: true if a side matches, false if it does not, null if nothing
   * lies beside it.
   *
   * @param {number} index
   * @param {number} code
   */
  sides(index, code) {
    const { puzzle } = this;
    return puzzle.beside[index].map((beside, side) => {
      const colour = sideOf(puzzle, code, side);
      if (beside < 0) {
        return puzzle.rim === null ? null : (colour === puzzle.rim) === (beside === RIM);
      }
      const other = this.codes[beside];
      if (other === 0 || beside === index) {
        return null;
      }
      return this.match(colour, sideOf(puzzle, other, (side + 2) % TILE_SIDES));
    });
  }

  /** Returns the numbers of joins that match, of joins that do not, and of sides at the rim that are wrong. */
  score() {
    let matching = 0;
    let wrong = 0;
    let offRim = 0;
    this.codes.forEach((code, index) => {
      if (code > 0) {
        this.sides(index, code).forEach((state, side) => {
          if (this.puzzle.beside[index][side] < 0) {
            offRim += state === false ? 1 : 0;
          } else if (side === 1 || side === 2) {
            // Each join counts where its upper or left cell has it.
            matching += state === true ? 1 : 0;
            wrong += state === false ? 1 : 0;
          }
        });
      }
    });
    return { matching, wrong, offRim };
  }

  isFull() {
    return this.codes.every(code => code > 0);
  }

  /** Returns true if the board is a solution. */
  isSolved() {
    const { wrong, offRim } = this.score();
    return this.isFull() && wrong === 0 && offRim === 0;
  }

  /** Returns the turn that gives a piece the fewest wrong sides on a cell, and of such turns the one with the most right sides. */
  bestTurn(index, piece, first) {
    let best = null;
    for (let more = 0; more < (this.puzzle.pieces[piece].turns ? TILE_SIDES : 1); more++) {
      const turn = this.puzzle.pieces[piece].turns ? (first + more) % TILE_SIDES : 0;
      const states = this.sides(index, (piece + 1) * TILE_SIDES + turn);
      const value = states.filter(state => state === true).length - TILE_SIDES * states.filter(state => state === false).length;
      if (best === null || value > best.value) {
        best = { turn, value };
      }
    }
    return best.turn;
  }

  /** Returns true if a piece can lie on a cell in some turn so that no side is wrong. */
  fits(index, piece) {
    const turns = this.puzzle.pieces[piece].turns ? TILE_SIDES : 1;
    for (let turn = 0; turn < turns; turn++) {
      if (!this.sides(index, (piece + 1) * TILE_SIDES + turn).includes(false)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Changes cells, given as pairs of index and code, as one step. Pinned pieces stay. Returns true if a cell changes.
   *
   * @param {[number, number][]} pairs
   */
  change(pairs) {
    const open = pairs.filter(([index, code]) => this.pinned[index] === 0 && this.codes[index] !== code);
    if (open.length === 0) {
      return false;
    }
    this.past.push(this.codes);
    this.codes = [...this.codes];
    for (const [index, code] of open) {
      this.codes[index] = code;
    }
    return true;
  }

  /**
   * Puts a whole board on the cells, as one step.
   *
   * @param {number[]} codes
   */
  show(codes) {
    return this.change(codes.map((code, index) => [index, code]));
  }

  undo() {
    if (this.past.length > 0) {
      this.codes = this.past.pop();
    }
  }

  /** Returns the board as a text of an address. */
  text() {
    return this.codes.map(code => code.toString(CODE_RADIX).padStart(CODE_LENGTH, "0")).join("");
  }

  /**
   * Returns the codes of a text of an address; null if it is no board of this puzzle. A stranger may have made the text.
   *
   * @param {string} text
   * @returns {number[] | null}
   */
  read(text) {
    const { puzzle } = this;
    if (text.length !== puzzle.cells.length * CODE_LENGTH || !/^[0-9a-z]*$/.test(text)) {
      return null;
    }
    const codes = this.codes.map((code, index) =>
      parseInt(text.slice(index * CODE_LENGTH, (index + 1) * CODE_LENGTH), CODE_RADIX));
    const pieces = codes.filter(code => code > 0).map(code => (code >> 2) - 1);
    const isOne = codes.every((code, index) => (this.pinned[index] === 0 || this.pinned[index] === code)
      && (code === 0 || code >= TILE_SIDES && code >> 2 <= puzzle.pieces.length
        && ((code & 3) === 0 || puzzle.pieces[(code >> 2) - 1].turns)));
    return isOne && new Set(pieces).size === pieces.length ? codes : null;
  }
}
