// The moves that take a solution apart, and the places of the pieces between them. Nothing in this file draws.

import { shifted } from "./space.js";

/** @import { Assembly, PuzzleModel } from "./model.js" */

/** @typedef {{ pieces: number[], way: number[], off: boolean, how: string }} Move */

/** The moves of an assembly. A part is a set of pieces that are still together; all stationary pieces belong together. */
export class MoveSequence {

  /**
   * @param {PuzzleModel} model
   * @param {Assembly} assembly
   * @param {Move[]} moves
   */
  constructor(model, assembly, moves) {
    this.moves = moves;
    /** For each move its part, and the ways in space of the pieces of the part before it. */
    this.states = [];
    const way = cells => shifted(model.middle(model.region[0].map((value, axis) => value + cells[axis])), model.middle(model.region[0]));
    const ways = model.pieces.map(() => [0, 0, 0]);
    this.whole = [...model.pieces.keys()].filter(piece => assembly.cells[piece].length > 0);
    const parts = [this.whole];
    for (const move of moves) {
      while (!move.pieces.every(piece => parts[parts.length - 1].includes(piece))) {
        // These pieces stay together, since a group allows it.
        parts.pop();
      }
      const part = parts[parts.length - 1];
      this.states.push({ part, before: part.map(piece => ways[piece]), way: way(move.way) });
      if (move.off) {
        parts.pop();
        const isTogether = group => group.some(piece => model.isMobile(piece)) && group.length > 1;
        parts.push(...[move.pieces, part.filter(piece => !move.pieces.includes(piece))].filter(isTogether));
      } else {
        move.pieces.forEach(piece => {
          ways[piece] = sum(ways[piece], way(move.way), 1);
        });
      }
    }
    /** The places after each move: a picture of all moves has room for all of them. */
    this.reach = moves.flatMap((move, index) => this.at(index + 1).places);
  }

  get count() {
    return this.moves.length;
  }

  /**
   * Returns the pieces that are together after some moves, each with its way in space from its place in the assembly, and
   * the pieces that the last of these moves moves, with the way that they have gone in this move. A move that is partly made counts in part.
   *
   * @param {number} made
   */
  at(made) {
    const last = Math.ceil(made);
    if (last === 0) {
      return { places: this.whole.map(piece => ({ piece, way: [0, 0, 0] })), moved: null, way: [0, 0, 0] };
    }
    const { part, before, way } = this.states[last - 1];
    const moved = new Set(this.moves[last - 1].pieces);
    const share = made - last + 1;
    return {
      places: part.map((piece, index) => ({ piece, way: moved.has(piece) ? sum(before[index], way, share) : before[index] })),
      moved,
      way: sum([0, 0, 0], way, share),
    };
  }

}

function sum(way, other, share) {
  return way.map((value, axis) => value + other[axis] * share);
}
