// Loads the solvers in the worker. The text of the worker defines `FACTS` before this script; `PageData` describes it. In a
// browser without WebAssembly it defines the solvers too, as the functions `tell` and `search`.

import { startModule } from "./load-module.js";

/** The number of bits used in each int of a solution. A solver packs several numbers into an int. */
const PACKED_BITS = 30;

/** The number that stands for no piece on a cell. */
const OPEN = -1;

/** The root that stands for the pieces on the board. */
const TOLD = -1;

/** The digits of codes, as numbers of characters. */
const BASE64 = new TextEncoder().encode("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
const BASE64_BITS = 6;

/** Gathers the numbers of a solution and makes from them the code that the page reads. */
class SolutionReader {

  /**
   * @param cells for each position of the solver the number of its cell
   * @param take a function that receives each code, and returns true if the search is to go on
   */
  constructor(cells, take) {
    this.cells = cells;
    this.takeCode = take;
    this.numbers = new Int32Array(cells.length + FACTS.images);
    this.next = 0;
    this.pieces = new Int32Array(FACTS.images);
    this.used = new Int32Array(FACTS.pieces.length);
    /** The code as bytes. In 10x6 one text made of bytes takes a seventh of the time, a text joined of 60 a third. */
    this.digits = new Uint8Array(cells.length * FACTS.digits);
  }

  /** Receives an int of a solution from the solver. The solver ends if this returns 0. */
  take(packed) {
    const { numbers } = this;
    const mask = (1 << FACTS.bits) - 1;
    for (let shift = 0; shift + FACTS.bits <= PACKED_BITS && this.next < numbers.length; shift += FACTS.bits) {
      numbers[this.next++] = packed >> shift & mask;
    }
    if (this.next < numbers.length) {
      return 1;
    }
    this.next = 0;
    return this.takeCode(this.code()) ? 1 : 0;
  }

  /**
   * Returns the code. If other solutions have more images, a solution has zeros behind its images. Copies of a shape get
   * their names in the order in which the solution has their images.
   */
  code() {
    const { cells, numbers, pieces, used, digits } = this;
    used.fill(0);
    let images = 0;
    for (let position = 0; position < cells.length; position++) {
      images = Math.max(images, numbers[position] + 1);
    }
    for (let image = 0; image < images; image++) {
      const shape = numbers[cells.length + image];
      // The shape of cells that stay empty has no pieces.
      pieces[image] = (FACTS.pieces[shape][used[shape]++] ?? OPEN) + 1;
    }
    for (let position = 0; position < cells.length; position++) {
      let rest = pieces[numbers[position]];
      for (let digit = FACTS.digits - 1; digit >= 0; digit--) {
        digits[cells[position] * FACTS.digits + digit] = BASE64[rest % BASE64.length];
        rest >>= BASE64_BITS;
      }
    }
    return String.fromCharCode.apply(null, digits);
  }
}

/** Returns the functions of the solvers. If `FACTS` has a definition, the library makes its own solvers from this text. */
async function startSolvers(module) {
  if (module === null || FACTS.definition === undefined) {
    return module === null ? self : startModule(module, ["tell", "search"]);
  }
  const library = await startModule(module, ["put", "ask", "tell", "solve"]);
  const request = "page\n" + FACTS.definition;
  for (let index = 0; index < request.length; index++) {
    library.put(request.charCodeAt(index));
  }
  library.ask();
  return { tell: library.tell, search: library.solve };
}

/** Returns the solvers; `module` is null if they are defined before this file, as JavaScript. */
export async function loadEngine(module) {
  /** @type {any} */
  const solvers = await startSolvers(module);
  const { tell, search } = solvers;
  const found = number => number < 0 ? null : String(number);
  return {
    search(images, root, sink) {
      if (images === null) {
        return found(search(root, FACTS.bits, new SolutionReader(FACTS.solving, sink)));
      }
      [...images].forEach(character => tell(character.charCodeAt(0)));
      return found(search(TOLD, FACTS.bits, new SolutionReader(FACTS.completing, sink)));
    },
  };
}
