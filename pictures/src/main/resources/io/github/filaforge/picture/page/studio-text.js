// Keeps the text of the puzzle: the steps back, the copy in the browser, the address of the page, and files.

const STORED = "filaforge-studio";
const HASH = "#p=";

/** The greatest number of characters of a text that an address may contain. */
export const MOST_TEXT = 4000000;

/** The time in milliseconds within which further typing belongs to one step. */
const ONE_STEP = 1000;

/** The texts that the puzzle had, with the present one. */
export class History {

  constructor(text) {
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
    store(text);
  }

  canGo(by) {
    return this.now + by >= 0 && this.now + by < this.texts.length;
  }

  go(by) {
    this.now += by;
    this.time = -Infinity;
    store(this.text);
  }
}

function store(text) {
  try {
    localStorage.setItem(STORED, text);
  } catch {
    // A page that is opened from a disk may have no store.
  }
}

export function stored() {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

async function through(stream, bytes) {
  const result = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(result).arrayBuffer());
}

/** Returns the part of an address that contains a text. */
export async function addressOf(text) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  let binary = "";
  bytes.forEach(byte => {
    binary += String.fromCharCode(byte);
  });
  return HASH + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Returns the text in the address of the page; null if there is none, or if it is damaged. */
export async function textOfAddress() {
  if (!location.hash.startsWith(HASH)) {
    return null;
  }
  try {
    const binary = atob(location.hash.slice(HASH.length).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(binary, character => character.charCodeAt(0));
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder();
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > MOST_TEXT) {
        return null;
      }
    }
    return text;
  } catch {
    return null;
  }
}

/** Has the browser save a text as a file. */
export function saveFile(name, type, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), ONE_STEP);
}
