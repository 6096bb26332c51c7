// Names that scripts of pages have from elsewhere.

/** The facts about a puzzle that stand before the script of a worker, as `PageData.ofWorker` writes them. */
declare const FACTS: {
  pieces: number[][],
  digits: number,
  bits: number,
  images: number,
  solving: number[],
  completing: number[],
  /** The text from which the library makes the solvers, if the page has no solvers of its own. */
  definition?: string,
};

interface Window {
  /** The objects of a page, for tests and for the console of the browser. */
  page: any;
  /** Not every browser has it. */
  trustedTypes?: any;
}
