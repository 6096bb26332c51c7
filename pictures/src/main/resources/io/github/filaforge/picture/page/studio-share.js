// Shares the puzzle and its solution by the address of the page.

import { addressOf, hasAddress, solutionOfAddress, textOfAddress } from "./studio-text.js";

/** The address of the studio, which can contain a puzzle and a solution. */
export class Sharing {

  /** @param page the page, which has the puzzle and its text, displays codes, and reports messages */
  constructor(page) {
    this.page = page;
    // A person may put the address of another puzzle into the address bar of this page.
    addEventListener("hashchange", () => this.openAddress());
  }

  /** Puts the puzzle into the address of the page, with a solution if there is a code. */
  async shareAddress(code) {
    history.replaceState(null, "", await addressOf(this.page.history.text, code));
    const words = "The address of this page now contains the puzzle" + (code === null ? "." : " and the solution.");
    try {
      await navigator.clipboard.writeText(location.href);
      this.page.report(words + " It is in the clipboard.");
    } catch {
      this.page.report(words + " Copy it from the address bar.");
    }
  }

  /** Shows the puzzle and the solution of an address that has replaced that of the page. */
  async openAddress() {
    const [text, code] = [await textOfAddress(), await solutionOfAddress()];
    if (text !== null) {
      await this.page.replace(text);
      this.showSolution(code);
    } else {
      this.reportDamage();
    }
  }

  /** Shows the solution of the address with which the page was opened, or reports that the address is damaged. */
  async showShared() {
    if (await textOfAddress() === null) {
      this.reportDamage();
    } else {
      this.showSolution(await solutionOfAddress());
    }
  }

  reportDamage() {
    if (hasAddress()) {
      this.page.report("The address does not contain a whole puzzle: copy all of it.");
    }
  }

  /** Shows a solution by its code; null for none. A stranger may have made the code. */
  showSolution(code) {
    if (code === null) {
      return;
    }
    if (this.isCode(code)) {
      this.page.displayCode(code);
      this.page.report("This solution comes from the address of the page.");
    } else {
      this.page.report("The solution in the address is damaged, or it is of another puzzle.");
    }
  }

  /** Returns true if a text has a piece of the puzzle, or none, for each cell. The pieces of edge puzzles have codes from 4. */
  isCode(code) {
    const { puzzle, error } = this.page;
    if (!puzzle || error) {
      return false;
    }
    const [least, most] = puzzle.kind === "edges" ? [4, 4 * puzzle.pieces.length + 3] : [1, puzzle.names.length];
    const isKnown = number => number === 0 || number >= least && number <= most;
    return code.length === puzzle.cells?.length && [...code].every(character => isKnown(character.charCodeAt(0)));
  }
}
