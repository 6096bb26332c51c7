// The page of the puzzle, in which a person plays and has it solved: the studio shows it, and saves it as a file.

import { byId } from "./elements.js";
import { unpacked } from "./engine.js";
import { Library } from "./library.js";
import { fileName, saveFile, sentences } from "./studio-text.js";

/** A mark in the text of a page, in whose place a part stands that the puzzle determines. */
const MARK_OF_PART = /@@(\w+)@@/;

/** Returns a text in which no character begins an element or ends an attribute. */
export function inMarkup(text) {
  return text.replace(/[&<>"']/g, character => "&#" + character.charCodeAt(0) + ";");
}

/** Returns a value in JSON that can stand in an element, whatever its texts are. */
export function jsonInMarkup(value) {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, character => "\\u" + character.charCodeAt(0).toString(16).padStart(4, "0"));
}

/** Makes pages of puzzles from the texts that the studio carries for this. */
class PuzzlePages {

  constructor(engine, version) {
    this.engine = engine;
    this.version = version;
  }

  /** Returns the text of the page of a puzzle, or an object with the reason why there is no page as `failure`. */
  async of(text) {
    const library = new Library(this.engine);
    const made = await library.ask("page", text);
    library.end();
    if (made.failure !== undefined) {
      return made;
    }
    const { kind, title, data, worker } = made;
    const values = {
      title: inMarkup(title),
      data: jsonInMarkup({ ...data, version: this.version, ofLibrary: true }),
      facts: jsonInMarkup({ ...worker, definition: text }),
      wasm: byId("wasm").textContent,
    };
    const pages = JSON.parse(new TextDecoder().decode(await unpacked(byId("pages").textContent)));
    // A value is never searched for marks.
    const html = pages[kind].split(MARK_OF_PART).map((part, index) => index % 2 === 0 ? part : values[part]).join("");
    return { html };
  }
}

/** The panel of the studio that shows the page of the puzzle. */
export class Player {

  /** @param page the page, which has the text of the puzzle and reports messages */
  constructor(page, version) {
    this.page = page;
    this.pages = new PuzzlePages(page.engine, version);
    this.address = null;
    byId("play").addEventListener("click", () => this.play());
    byId("player-close").addEventListener("click", () => byId("player").close());
    byId("player").addEventListener("close", () => this.close());
  }

  /** Returns the text of the page; null if there is none, which is reported. */
  async make() {
    this.page.report("The page of the puzzle is made ...");
    const { text } = this.page.history;
    const { html, failure } = await this.pages.of(text);
    if (text !== this.page.history.text) {
      this.page.report("The puzzle was changed while its page was made. Make the page again.");
      return null;
    }
    this.page.report(failure === undefined ? "" : "This puzzle has no page. " + sentences(failure));
    return html ?? null;
  }

  async play() {
    const html = await this.make();
    if (html !== null && !byId("player").open) {
      this.address = URL.createObjectURL(new Blob([html], { type: "text/html" }));
      byId("player-frame").src = this.address + "#play";
      byId("player").showModal();
    }
  }

  async save() {
    const html = await this.make();
    if (html !== null) {
      saveFile(fileName(this.page.puzzle.name) + ".html", "text/html", html);
    }
  }

  close() {
    byId("player-frame").removeAttribute("src");
    URL.revokeObjectURL(this.address);
  }
}
