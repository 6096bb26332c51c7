// The choice of the model of cells other than squares and cubes.

import { HypercubeModel } from "./hypercubes.js";
import { LatticeModel } from "./lattice-model.js";
import { TetrahedraModel } from "./tetrahedra.js";

/** Returns the model of a puzzle from its data, which have a lattice. */
export function latticeModel(data) {
  const { fold, solids } = data.lattice;
  return solids ? new TetrahedraModel(data) : fold ? new HypercubeModel(data) : new LatticeModel(data);
}
