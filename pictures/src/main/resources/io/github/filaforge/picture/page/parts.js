// The parts of a page that depend on its puzzle. A page contains the files of the parts that its puzzle needs, and each of
// these files enters its part here. The other files find these parts here, so that they import no file that a page lacks.

/**
 * The parts of the page. Every page of cells has `makeModel`, `View` and `solidFaces`, either from `cubes.js` or from
 * `lattices.js`. Only some pages have `colours`, `Seams`, `Controls`, and `Choices` with `nameOpen`.
 */
export const parts = {};
