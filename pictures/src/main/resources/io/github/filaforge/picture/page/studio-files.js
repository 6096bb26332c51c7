// Files of the studio: puzzles in the formats of other programs, pictures, and pages.

import { CELL, SVG, drawn } from "./drawn.js";
import { byId } from "./elements.js";
import { jsonInMarkup } from "./studio-play.js";
import { MOST_TEXT, expandedText, fileName, saveFile, sentences, through } from "./studio-text.js";

/** The first bytes of a file that is compressed by gzip. */
const GZIP_BYTES = [0x1f, 0x8b];

/** The beginnings of files of BurrTools that are not compressed. */
const BURR_START = /^\ufeff?\s*<(\?xml|puzzle|!--)/;

/** The ends of the tags before and behind the data of the page. A script cannot contain the second tag as a whole. */
const OPENS_DATA = "type=\"application/json\" id=\"data\">";
const CLOSES = "</" + "script>";

/** The number of points of a picture for a unit of a drawing. */
const PNG_SCALE = 4;

/** The distance between the layers of a picture. */
const GAP = CELL / 2;

/** Returns the text of a file, with the name of the format: `text`, or `burr` for the XML of BurrTools. */
async function contentOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isPacked = GZIP_BYTES.every((byte, index) => bytes[index] === byte);
  const text = isPacked ? await expandedText(bytes, "gzip") : new TextDecoder().decode(bytes);
  return { text, format: BURR_START.test(text) ? "burr" : "text" };
}

/** Returns a page of the studio that first shows a puzzle, made from the text of this page before its script changed it. */
function studioWith(original, data) {
  const from = original.indexOf(OPENS_DATA) + OPENS_DATA.length;
  const to = original.indexOf(CLOSES, from);
  return "<!DOCTYPE html>\n" + original.slice(0, from) + jsonInMarkup(data) + original.slice(to) + "\n";
}

/** Returns the place of each layer of a drawing in a picture of all layers side by side, and the size of the picture. */
function sideBySide(images) {
  let left = 0;
  let height = 0;
  const places = images.map(image => {
    const [x, y, width, tall] = image.getAttribute("viewBox").split(" ").map(Number);
    const place = { image, x, y, width, tall, left };
    left += width + GAP;
    height = Math.max(height, tall);
    return place;
  });
  return { places, width: left - GAP, height };
}

/** Returns the layers of a drawing as one picture in SVG, with the styles that elements have in the page. */
function svgOf(images) {
  const { places, width, height } = sideBySide(images);
  const all = drawn("svg", { xmlns: SVG, viewBox: "0 0 " + width + " " + height });
  for (const { image, left, width: wide, tall } of places) {
    const copy = image.cloneNode(true);
    for (const [attribute, value] of Object.entries({ x: left, width: wide, height: tall })) {
      copy.setAttribute(attribute, value);
    }
    const own = [...image.querySelectorAll("*")];
    copy.querySelectorAll("*").forEach((element, index) => {
      const { fill, stroke, strokeWidth } = getComputedStyle(own[index]);
      Object.entries({ fill, stroke, "stroke-width": strokeWidth }).forEach(([name, value]) => element.setAttribute(name, value));
      element.removeAttribute("class");
    });
    copy.removeAttribute("class");
    all.append(copy);
  }
  return new XMLSerializer().serializeToString(all);
}

/** Returns the outline of an element of a drawing. */
function pathOf(element) {
  const number = name => Number(element.getAttribute(name));
  switch (element.tagName) {
    case "polygon":
      return new Path2D("M" + element.getAttribute("points") + "Z");
    case "line":
      return new Path2D("M" + number("x1") + " " + number("y1") + "L" + number("x2") + " " + number("y2"));
    case "path":
      return new Path2D(element.getAttribute("d"));
    case "circle": {
      const path = new Path2D();
      path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
      return path;
    }
    default:
      return null;
  }
}

/** Returns the layers of a drawing as one picture in PNG. */
function pngOf(images) {
  const { places, width, height } = sideBySide(images);
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(PNG_SCALE * width);
  canvas.height = Math.ceil(PNG_SCALE * height);
  const context = canvas.getContext("2d");
  for (const { image, x, y, left } of places) {
    context.setTransform(PNG_SCALE, 0, 0, PNG_SCALE, PNG_SCALE * (left - x), -PNG_SCALE * y);
    context.lineCap = "round";
    for (const element of image.children) {
      const path = pathOf(element);
      if (element.tagName === "text") {
        const { fill, fontSize } = getComputedStyle(element);
        context.fillStyle = fill;
        context.font = fontSize + " sans-serif";
        context.textAlign = "center";
        context.textBaseline = "middle";
        context.fillText(element.textContent, Number(element.getAttribute("x")), Number(element.getAttribute("y")));
      } else if (path !== null) {
        const { fill, stroke, strokeWidth } = getComputedStyle(element);
        context.fillStyle = fill;
        context.strokeStyle = stroke;
        context.lineWidth = parseFloat(strokeWidth);
        if (fill !== "none" && element.tagName !== "line") {
          context.fill(path);
        }
        if (stroke !== "none") {
          context.stroke(path);
        }
      }
    }
  }
  return new Promise(resolve => canvas.toBlob(resolve, "image/png"));
}

/** The buttons and lists of the page by which files are opened and saved. */
export class StudioFiles {

  /**
   * @param page the page, which has the puzzle and reports messages
   * @param player the panel that makes the page of a puzzle
   * @param original the text of this page before its script changed it
   */
  constructor(page, player, data, original) {
    this.page = page;
    this.player = player;
    this.data = data;
    this.original = original;
    const on = (id, type, act) => byId(id).addEventListener(type, act);
    on("open", "click", () => byId("file").click());
    on("file", "change", () => this.open(byId("file").files[0]));
    document.addEventListener("dragover", event => event.preventDefault());
    document.addEventListener("drop", event => {
      event.preventDefault();
      this.open(event.dataTransfer.files[0]);
    });
    on("save", "click", () => this.save("text"));
    on("save-as-button", "click", () => this.save(byId("save-as").value));
    on("picture", "click", () => saveFile(this.name() + ".svg", "image/svg+xml", svgOf(this.images())));
    on("picture-png", "click", async () => saveFile(this.name() + ".png", "image/png", await pngOf(this.images())));
  }

  name() {
    return fileName(this.page.puzzle?.name);
  }

  images() {
    return [...byId("solution").querySelectorAll("svg")];
  }

  async open(file) {
    if (!file) {
      return;
    }
    byId("file").value = "";
    const { page } = this;
    if (file.size > MOST_TEXT) {
      page.report("A file of a puzzle has at most 4 MB, and this file has more.");
      return;
    }
    try {
      const { text, format } = await contentOf(file);
      if (format === "text") {
        await page.replace(text);
        return;
      }
      const read = await page.library.ask("burr " + fileName(file.name.replace(/\.[^.]*$/, "")), text);
      if (read.failure !== undefined) {
        page.report(sentences(read.failure));
        return;
      }
      await page.replace(read.text);
      page.report(read.notes.map(sentences).join(" "));
    } catch {
      page.report("This file cannot be read: it is damaged, or it is no file of a puzzle.");
    }
  }

  async save(format) {
    const { page } = this;
    const { text } = page.history;
    if (format === "text") {
      saveFile(this.name() + ".txt", "text/plain", text);
    } else if (format === "burr") {
      const { xml, notes, failure } = await page.library.ask("to-burr", text);
      page.report(failure === undefined ? notes.map(sentences).join(" ") : sentences(failure));
      if (failure === undefined) {
        const bytes = await through(new CompressionStream("gzip"), new TextEncoder().encode(xml));
        saveFile(this.name() + ".xmpuzzle", "application/octet-stream", bytes);
      }
    } else if (format === "stl") {
      const { stl, failure } = await page.library.ask("to-stl", text);
      page.report(failure === undefined ? "" : sentences(failure));
      if (failure === undefined) {
        saveFile(this.name() + ".stl", "model/stl", Uint8Array.from(atob(stl), character => character.charCodeAt(0)));
      }
    } else if (format === "page") {
      this.player.save();
    } else if (format === "studio") {
      saveFile("studio-" + this.name() + ".html", "text/html", studioWith(this.original, { ...this.data, definition: text }));
    }
  }
}
