// Puzzles in four dimensions. The parts of the box with equal w stand in a row, so that each part is a box of cubes.

import { numbersOf } from "./fourth-axis.js";
import { LatticeModel } from "./lattice-model.js";
import { LAYER_GAP } from "./scene.js";

export class HypercubeModel extends LatticeModel {

  numbersOf(cell) {
    return numbersOf(cell, this.lattice.fold);
  }

  get flat() {
    return this.box[2] === 1 && this.box[3] === 1;
  }

  layerOf(cell) {
    return this.numbersOf(cell)[2];
  }

  partOf(cell) {
    return cell[2];
  }

  nameOfLayer(layer) {
    const most = this.box[3] - 1;
    return "z = " + layer + (most > 0 ? ", w = 0 to " + most : "");
  }

  get layerStep() {
    return this.lattice.fold;
  }

  middle(cell) {
    const [x, y, z, w] = this.numbersOf(cell);
    return [x + w * (this.box[0] + LAYER_GAP) + 0.5, y + 0.5, z];
  }

  /** No way leads into a box of four dimensions that a hand could take. */
  get ways() {
    return [];
  }

  isInside(x, y, both) {
    return this.numbersOf([x, y, both]).every((value, axis) => value >= 0 && value < this.box[axis]);
  }

  get places() {
    return this.box.reduce((product, length) => product * length, 1);
  }

  place(x, y, both) {
    return this.numbersOf([x, y, both]).reduce((place, value, axis) => place * this.box[axis] + value, 0);
  }
}
