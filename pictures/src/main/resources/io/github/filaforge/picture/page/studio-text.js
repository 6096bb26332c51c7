// Keeps the text of the puzzle: the steps back, the copy in the browser, the address of the page, and files.

const STORED = "filaforge-studio";
const HASH = "#p=";
const OF_SOLUTION = "&s=";

/** The greatest number of characters of a text that an address may contain. */
export const MOST_TEXT = 4000000;

/** The time in milliseconds within which further typing belongs to one step. */
const ONE_STEP = 1000;

/** The texts that the puzzle had, with the present one. */
export class History {

  /** @param origin the definition that the page came with; "" for none. For each the browser keeps another text */
  constructor(text, origin = "") {
    this.origin = origin;
    this.texts = [text];
    this.now = 0;
    this.time = -Infinity;
  }

  get text() {
    return this.texts[this.now];
  }

  /** Adds a text; typing that follows shortly on other typing replaces it. */
  add(text, isTyped) {
    if (text === this.text) {
      return;
    }
    const time = performance.now();
    const replaces = isTyped && this.now > 0 && time - this.time < ONE_STEP;
    this.texts.length = this.now + (replaces ? 0 : 1);
    this.texts.push(text);
    this.now = this.texts.length - 1;
    this.time = isTyped ? time : -Infinity;
    store(text, this.origin);
  }

  canGo(by) {
    return this.now + by >= 0 && this.now + by < this.texts.length;
  }

  go(by) {
    this.now += by;
    this.time = -Infinity;
    store(this.text, this.origin);
  }
}

/** Has the browser keep a text, which a page that is loaded again shows instead of the older text in its address. */
function store(text, origin) {
  try {
    localStorage.setItem(STORED + origin, text);
  } catch {
    // A page that is opened from a disk may have no store. Then its address is all that remains.
    return;
  }
  if (hasAddress()) {
    history.replaceState(null, "", location.href.split("#")[0]);
  }
}

/** Returns the text that the browser has kept for pages that came with a definition; null if there is none. */
export function stored(origin) {
  try {
    return localStorage.getItem(STORED + origin);
  } catch {
    return null;
  }
}

export async function through(stream, bytes) {
  const result = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(result).arrayBuffer());
}

/** Returns a text in the characters of an address. */
async function packedForAddress(text) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  let binary = "";
  bytes.forEach(byte => {
    binary += String.fromCharCode(byte);
  });
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Returns the text of compressed bytes. Throws an error if it is longer than a text of the studio may be. */
export async function expandedText(bytes, format) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > MOST_TEXT) {
      throw new RangeError("the text is too long");
    }
  }
  return text;
}

/** Returns a text from the characters of an address; null if they are damaged. */
async function unpackedFromAddress(packed) {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    return await expandedText(Uint8Array.from(binary, character => character.charCodeAt(0)), "deflate-raw");
  } catch {
    return null;
  }
}

/** Returns the part of an address that contains a text, and the code of a solution unless it is null. */
export async function addressOf(text, code = null) {
  return HASH + await packedForAddress(text) + (code === null ? "" : OF_SOLUTION + await packedForAddress(code));
}

/** Returns true if the address of the page is meant to contain a puzzle. */
export function hasAddress() {
  return location.hash.startsWith(HASH);
}

/** Returns the text in the address of the page; null if there is none, or if it is damaged. */
export async function textOfAddress() {
  return hasAddress() ? unpackedFromAddress(location.hash.slice(HASH.length).split(OF_SOLUTION)[0]) : null;
}

/** Returns the code of a solution in the address of the page; null if there is none, "" if it is damaged. */
export async function solutionOfAddress() {
  const [, packed] = location.hash.split(OF_SOLUTION);
  return packed === undefined ? null : await unpackedFromAddress(packed) ?? "";
}

/** Returns the name of a puzzle as the name of a file without its ending. Only letters, digits, - and _ remain. */
export function fileName(name) {
  const safe = (name ?? "").replace(/[^A-Za-z0-9_]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60);
  return safe === "" ? "puzzle" : safe;
}

/** Has the browser save a text, bytes or a blob as a file. */
export function saveFile(name, type, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), ONE_STEP);
}

/** Returns a message of the library as sentences, with the problem and the remedy. A place in a text is left out. */
export function sentences(message) {
  const lines = message.split("\n");
  const problem = lines[0].replace(/^[^:]*(:\d+:\d+)?: (error|warning): /, "");
  const hasRemedy = problem !== lines[0] && lines.length > 1;
  return [problem, ...hasRemedy ? [lines[lines.length - 1]] : []].map(asSentence).join(" ");
}

/** Returns a text with a full stop. It begins with a capital letter unless it begins with a name or a setting. */
function asSentence(text) {
  const begun = /^[a-z]+[ ,]/.test(text) ? text[0].toUpperCase() + text.slice(1) : text;
  return begun + (/[.?!]$/.test(begun) ? "" : ".");
}
