// Uses the studio as a person does: by the pointer, by keys, and by its fields. Each function ends when the text has changed.

const byId = id => document.getElementById(id);
const text = () => byId("text").value;
const MOST_SECONDS = 10;

async function until(condition, what) {
  const end = performance.now() + MOST_SECONDS * 1000;
  while (!condition()) {
    if (performance.now() > end) {
      throw new Error("waited in vain: " + what + "; " + byId("message").textContent + "\n" + text());
    }
    await new Promise(done => setTimeout(done, 1));
  }
}

async function change(act, what) {
  const before = text();
  act();
  await until(() => text() !== before, what);
}

function set(id, value) {
  byId(id).value = value;
}

/** Chooses an entry of a list, which changes the text. */
const choose = (id, value) => change(() => {
  set(id, value);
  byId(id).dispatchEvent(new Event("change"));
}, id + " " + value);

const click = id => change(() => byId(id).click(), id);

function tool(name) {
  document.querySelector("#tools [value=\"" + name + "\"]").click();
}

/** Begins a puzzle with a box. */
async function begin(lattice, ...lengths) {
  set("text", "D:lattice=" + (lattice === "hexagonal" ? "triangular" : "hexagonal") + ":xDim=2:yDim=2\n~D\n");
  byId("text").dispatchEvent(new Event("input"));
  await until(() => byId("volume").textContent.startsWith(lattice === "hexagonal" ? "Region: 8" : "Region: 4"), "begin");
  await choose("lattice", lattice);
  lengths.forEach((length, axis) => set("length-" + axis, length));
  if ([0, 1, 2].some(axis => lengths[axis] !== (axis < 2 ? 2 : 1))) {
    await change(() => document.querySelector("#box-form [type=submit]").click(), "box");
  }
}

const shapeOf = (place, cell) => document.querySelector("#" + place + " [data-cell=\"" + cell + "\"][data-index]");

/** Sends an event of the pointer at the middle of a shape. */
function point(type, shape, receiver) {
  shape.scrollIntoView({ block: "center", inline: "center" });
  const { x, y, width, height } = shape.getBoundingClientRect();
  receiver.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, button: 0, pointerId: 1, clientX: x + width / 2, clientY: y + height / 2,
  }));
}

/** Moves the pressed pointer over cells, which are given as texts such as "1 0 0". */
const stroke = (place, cells) => change(() => {
  const shapes = cells.map(cell => shapeOf(place, cell));
  point("pointerdown", shapes[0], shapes[0]);
  shapes.forEach(shape => point("pointermove", shape, window));
  point("pointerup", shapes[shapes.length - 1], window);
}, "stroke " + place + " " + cells.join());

/** Paints a cell of squares by keys alone. */
const byKeys = (place, cell) => change(() => {
  const image = document.querySelector("#" + place + " svg");
  image.focus();
  const [x, y] = image.dataset.cell.split(" ").map(Number);
  const [toX, toY] = cell.split(" ").map(Number);
  const press = key => image.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  for (let i = 0; i < Math.abs(toX - x); i++) {
    press(toX > x ? "ArrowRight" : "ArrowLeft");
  }
  for (let i = 0; i < Math.abs(toY - y); i++) {
    press(toY > y ? "ArrowUp" : "ArrowDown");
  }
  press(" ");
}, "keys " + place + " " + cell);

/** Leaves only some cells in the region. */
async function keepOnly(cells) {
  const kept = new Set(cells);
  const others = [...document.querySelectorAll("#region [data-index]")].map(shape => shape.dataset.cell).filter(cell => !kept.has(cell));
  tool("fill");
  await stroke("region", others);
}

/** Returns a layout as texts of cells, moved so that no number is negative and translations of every lattice do it. */
function cellsOf(layout) {
  const cells = layout.split(",").map(each => each.trim().split(" ").map(Number));
  const shift = [0, 1, 2].map(axis => Math.max(0, ...cells.map(cell => -cell[axis] + (cell[axis] & 1))));
  return cells.map(cell => cell.map((value, axis) => value + shift[axis]).join(" "));
}

/** Draws a new piece. It begins with a cell, and grows as far as its grid shows cells; cells on the way are taken out again. */
async function piece(layout) {
  await click("add");
  await until(() => !byId("piece").hidden && shapeOf("piece-cells", "0 0 0") !== null
    && document.querySelectorAll("#piece-cells .piece").length === 1, "new piece");
  const wanted = new Set(cellsOf(layout));
  const has = new Set(["0 0 0"]);
  const shows = cell => shapeOf("piece-cells", cell) !== null;
  for (;;) {
    const missing = [...wanted].filter(cell => !has.has(cell));
    if (missing.length === 0) {
      break;
    }
    const near = missing.filter(shows);
    const away = cell => Math.hypot(...cell.split(" ").map((value, axis) => value - missing[0].split(" ")[axis]));
    const [nearest] = [...document.querySelectorAll("#piece-cells [data-cell][data-index]")].map(shape => shape.dataset.cell)
      .filter(cell => !has.has(cell) && !cell.includes("-")).sort((a, b) => away(a) - away(b));
    const next = near.length > 0 ? near : [nearest];
    await stroke("piece-cells", next);
    next.forEach(cell => has.add(cell));
    await until(() => document.querySelectorAll("#piece-cells .piece").length === has.size, "cells of the piece");
  }
  const spare = [...has].filter(cell => !wanted.has(cell));
  if (spare.length > 0) {
    await stroke("piece-cells", spare);
  }
}

/** Gives the piece of the panel its number of copies. */
const copies = number => change(() => {
  set("piece-copies", number);
  document.querySelector("#piece [type=submit]").click();
}, "copies");

const range = (from, to) => Array.from({ length: to - from + 1 }, (unused, index) => from + index);

/** The cells that are cut out of the six sticks. */
const BURR = [
  ["0 1 2", "0 1 3", "1 0 1", "1 0 2", "1 0 3", "1 0 4", "1 1 1", "1 1 2", "1 1 3", "1 1 4"],
  ["0 1 2", "0 1 3", "1 0 1", "1 0 3", "1 0 4", "1 1 1", "1 1 2", "1 1 3", "1 1 4"],
  ["0 1 2", "0 1 3", "1 0 1", "1 0 2", "1 0 4", "1 1 1", "1 1 2", "1 1 3", "1 1 4"],
  ["0 1 2", "0 1 3", "1 0 2", "1 0 3", "1 0 4", "1 1 2", "1 1 3", "1 1 4"],
  ["1 0 3", "1 0 4", "1 1 3", "1 1 4"],
  [],
];

const PUZZLES = {

  async calendar() {
    await begin("cubic", 7, 7, 1);
    tool("option");
    const option = async (choice, names, cells) => {
      set("choice-name", choice);
      set("option-names", names);
      for (const cell of cells) {
        await stroke("region", [cell]);
      }
    };
    const row = (y, from, to) => range(from, to).map(x => x + " " + y + " 0");
    await option("month", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", [...row(6, 1, 6), ...row(5, 1, 6)]);
    await option("day", "1", [...row(4, 0, 6), ...row(3, 0, 6), ...row(2, 0, 6), ...row(1, 0, 6), ...row(0, 2, 4)]);
    tool("fill");
    await stroke("region", ["0 6 0", "0 5 0", "0 0 0", "1 0 0", "5 0 0", "6 0 0"]);
    const pieces = ["0 2 0,1 2 0,1 1 0,2 1 0,1 0 0", "0 0 0,0 1 0,1 1 0,2 1 0,3 1 0", "0 1 0,1 1 0,2 1 0,2 0 0,3 0 0",
      "0 0 0,0 1 0,0 2 0,1 1 0,1 2 0", "1 0 0,1 1 0,0 2 0,1 2 0,2 2 0", "0 0 0,0 1 0,0 2 0,1 2 0,2 2 0", "0 1 0,1 1 0,2 1 0,3 1 0,1 0 0",
      "0 0 0,1 0 0,2 0 0,0 1 0,1 1 0,2 1 0"];
    for (const each of pieces) {
      await piece(each);
    }
  },

  async pyramid() {
    await begin("fcc", 9, 9, 5);
    const levels = range(0, 4).flatMap(z => range(0, 8).flatMap(x => range(0, 8).map(y => [x, y, z])));
    await keepOnly(levels.filter(([x, y, z]) => (x + y + z) % 2 === 0 && Math.abs(x - 4) + Math.abs(y - 4) <= 4 - z).map(cell => cell.join(" ")));
    for (const each of ["0 0 0,1 -1 0,2 0 0,3 -1 0,4 -2 0", "0 0 0,1 -1 0,2 -2 0,3 -1 0,4 0 0", "0 0 0,1 -1 0,2 -2 0,3 -3 0",
      "0 0 0,1 -1 0,2 0 0,2 2 0,3 1 0", "0 0 0,1 1 0,2 0 0,3 -1 0", "0 0 0,1 1 0,2 2 0,2 4 0,3 3 0", "0 0 0,1 -1 0,2 -2 0,3 -3 0,3 -1 0",
      "0 0 0,0 2 0,1 1 0,2 0 0,2 2 0", "0 0 0,1 -1 0,2 0 0,3 -1 0,4 0 0", "0 0 0,1 -1 0,1 1 0,2 0 0,3 -1 0", "0 0 0,1 1 0,2 0 0",
      "0 0 0,1 -1 0,1 1 0,2 0 0"]) {
      await piece(each);
    }
  },

  async hexiamonds() {
    await begin("triangular", 6, 6);
    await choose("set", "hexiamonds");
  },

  async sticks() {
    await begin("square-edges", 4, 4);
    await keepOnly(("0 1 0,0 1 1,0 2 0,0 2 1,0 3 0,1 0 0,1 0 1,1 1 0,1 1 1,1 2 0,1 2 1,1 3 0,2 0 0,2 0 1,2 1 0,2 1 1,2 2 0,2 2 1,"
      + "3 0 1,3 1 1").split(","));
    for (const each of ["0 0 1", "0 0 1,0 1 1", "0 0 0,0 0 1", "0 0 1,0 1 1,0 2 1", "0 0 0,0 0 1,0 1 1", "0 0 1,0 1 0,0 1 1",
      "0 0 1,0 1 0,0 0 0", "0 0 1,0 1 0,1 1 1"]) {
      await piece(each);
    }
  },

  async cylinder() {
    await begin("cubic", 5, 4, 1);
    await click("closed-x");
    await choose("set", "tetrominoes");
  },

  /** Six of the pieces of def/solid_six_piece_burrs.txt: A, B, C, E, S and Y. */
  async burr() {
    await begin("cubic", 6, 6, 6);
    const inside = value => value === 2 || value === 3;
    const isInside = ([x, y, z]) => [[x, y], [y, z], [z, x]].some(([across, up]) => inside(across) && up >= 1 && up <= 4);
    const all = range(0, 5).flatMap(x => range(0, 5).flatMap(y => range(0, 5).map(z => [x, y, z])));
    await keepOnly(all.filter(isInside).map(cell => cell.join(" ")));
    const stick = range(0, 5).flatMap(z => [[0, 0], [0, 1], [1, 0], [1, 1]].map(([x, y]) => x + " " + y + " " + z));
    for (const cuts of BURR) {
      await piece(stick.filter(cell => !cuts.includes(cell)).join());
    }
  },

  /** MacMahon's squares, of which two have their places. */
  async macmahon() {
    await begin("cubic", 6, 4, 1);
    await choose("lattice", "squares with coloured sides");
    const sides = ["0000", "0001", "0002", "0011", "0012", "0021", "0022", "0101", "0102", "0111", "0112", "0121", "0122", "0202", "0211", "0212",
      "0221", "0222", "1111", "1112", "1122", "1212", "1222", "2222"];
    for (const [number, colours] of sides.entries()) {
      document.querySelector("[data-piece=\"" + number + "\"][aria-pressed=false]")?.click();
      for (const side of range(0, 3).filter(each => colours[each] !== "0")) {
        set("side-colour", colours[side]);
        const shape = document.querySelectorAll("#tile-sides polygon")[side];
        await change(() => point("pointerdown", shape, shape), "side");
      }
    }
    for (const [number, x, y] of [[18, 1, 1], [23, 3, 2]]) {
      document.querySelector("[data-piece=\"" + number + "\"][aria-pressed=false]")?.click();
      const field = document.querySelector("#region .field[data-index=\"" + (6 * (3 - y) + x) + "\"]");
      await change(() => point("pointerdown", field, field), "pin");
    }
  },

  /** Drawn by keys alone. */
  async coloured() {
    await begin("cubic", 4, 3, 1);
    tool("colour");
    for (const [colour, y] of [[1, 0], [2, 2]]) {
      set("colour", colour);
      for (const x of range(0, 3)) {
        await byKeys("region", x + " " + y + " 0");
      }
    }
    for (const [cells, colour, at] of [[["1 0 0", "0 1 0"], 1, "0 0 0"], [["1 0 0", "2 0 0"], 2, "2 0 0"]]) {
      byId("piece-paints").checked = false;
      await click("add");
      await until(() => document.querySelectorAll("#piece-cells .piece").length === 1, "new piece");
      for (const cell of cells) {
        await byKeys("piece-cells", cell);
      }
      byId("piece-paints").checked = true;
      set("piece-colour", colour);
      await byKeys("piece-cells", at);
      await copies("2");
    }
    byId("piece-paints").checked = false;
  },

  async supply() {
    await begin("cubic", 4, 4, 1);
    await choose("set", "tetrominoes");
    for (const number of range(0, 4)) {
      document.querySelector("[data-piece=\"" + number + "\"][aria-pressed=false]").click();
      await copies("*");
    }
  },

  async pt12() {
    await begin("cubic", 13, 13, 1);
    const cells = range(0, 12).flatMap(x => range(0, 12).map(y => [x, y]));
    const covered = cells.filter(([x, y]) => Math.abs(x - 6) + Math.abs(y - 6) > 6 || (y === 6 && x >= 4 && x <= 8));
    tool("stationary");
    await stroke("region", covered.map(cell => cell.join(" ") + " 0"));
    await choose("set", "pentominoes");
    await choose("set", "tetrominoes");
  },
};

/** Makes random edits, takes all of them back and makes them again. Returns the number of edits that changed the text. */
async function editAtRandom(seed, number) {
  let state = seed;
  const random = below => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
  const texts = [text()];
  const drawings = [drawing()];
  for (let edit = 0; edit < number; edit++) {
    document.querySelectorAll("#tools input")[random(5)].click();
    set("colour", 1 + random(3));
    const shapes = document.querySelectorAll(random(3) === 0 && !byId("piece").hidden ? "#piece-cells [data-index]" : "#region [data-index]");
    const shape = shapes[random(shapes.length)];
    const place = shape.closest("#region") ? "region" : "piece-cells";
    const before = text();
    point("pointerdown", shape, shape);
    point("pointerup", shapeOf(place, shape.dataset.cell), window);
    await settled();
    if (text() !== before) {
      texts.push(text());
      drawings.push(drawing());
    }
  }
  const check = async (id, expected) => {
    for (const index of expected) {
      await click(id);
      await settled();
      if (text() !== texts[index] || drawing() !== drawings[index]) {
        throw new Error(id + " leads not to the puzzle " + index + ":\n" + text() + drawing() + "\nexpected:\n" + texts[index] + drawings[index]);
      }
    }
  };
  const last = texts.length - 1;
  await check("undo", range(0, last - 1).reverse());
  await check("redo", range(1, last));
  return last;
}

/** Returns the drawing of the region: the style and the marks of each cell, and the numbers of cells. */
function drawing() {
  const shapes = [...document.querySelectorAll("#region svg > *")].map(element => {
    const style = (element.getAttribute("class") ?? "").replace("cursor", "").trim();
    return style + element.textContent;
  });
  return shapes.join("|") + byId("volume").textContent.replace(/ *There is no solution.*/, "").trim();
}

/** Waits until the library has answered every command. */
async function settled() {
  const pause = () => new Promise(done => setTimeout(done, 1));
  await pause();
  await until(() => document.querySelector("main").getAttribute("aria-busy") === "false", "answer");
  await pause();
}

window.hands = { draw: name => PUZZLES[name](), editAtRandom };
