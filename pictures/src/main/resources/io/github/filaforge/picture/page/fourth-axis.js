// Cells of four dimensions.

/**
 * Returns the numbers of a cell or a step: its own three, or in four dimensions x, y, z and w.
 *
 * @param cell the cell, which may have more numbers behind its own
 * @param fold in four dimensions the factor of z in the third number, which is `fold` * z + w
 */
export function numbersOf(cell, fold) {
  const [x, y, both] = cell;
  const z = Math.floor((both + fold / 2) / fold);
  return fold ? [x, y, z, both - fold * z] : [x, y, both];
}
