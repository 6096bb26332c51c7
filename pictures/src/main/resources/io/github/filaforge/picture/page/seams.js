// The sides of a closed box that meet. Only pages of puzzles with closed boxes contain this file.

import { add, edgeAt } from "./board.js";
import { closedWords } from "./closed-box.js";
import { byId } from "./elements.js";
import { parts } from "./parts.js";

/** @import { Board } from "./board.js" */

class Seams {

  /** @param {Board} board */
  constructor(board) {
    const { model } = board;
    /** The ways round the box in the plane of a layer. */
    this.ways = [0, 1].filter(axis => model.periods[axis] > 0).map(axis => model.wayRound(axis));
    const edges = board.edges(model.boardCells);
    this.ways.forEach((way, index) => {
      const d = [...edges.values()].filter(({ middle }) => this.meets(edges, middle, way)).map(({ path }) => path).join("");
      add(board.svg, "path", { class: "seam seam" + index, d });
    });
    byId("closed").hidden = false;
    byId("closed").textContent = closedWords(model.periods);
  }

  /** Returns true if the edge with a middle meets another of the given edges at the other end of the box. */
  join(edges, middle) {
    return this.ways.some(way => this.meets(edges, middle, way));
  }

  /**
   * @param {Map<string, any>} edges
   * @param {number[]} middle
   * @param {number[]} way
   */
  meets(edges, [x, y], [right, up]) {
    return [1, -1].some(sign => edges.has(edgeAt([x + sign * right, y - sign * up])));
  }
}

parts.Seams = Seams;
