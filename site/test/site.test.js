// The finished site in a browser, opened from its folder as a reader opens it.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { files } from "../lib/check.js";
import { OUTPUT } from "../lib/repository.js";

const PROGRAMS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const executablePath = (process.env.PATH ?? "")
  .split(delimiter)
  .flatMap((folder) => PROGRAMS.map((program) => join(folder, program)))
  .find((path) => existsSync(path));

const address = (path) => pathToFileURL(join(OUTPUT, path)).href;
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };

describe("the site in a browser", { skip: executablePath ? false : "no browser is installed" }, () => {
  let browser;
  let page;
  let complaints;

  before(async () => {
    // Chromium has no sandbox for the user root.
    browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
    page = await browser.newPage({ viewport: WIDE });
    complaints = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") {
        complaints.push(`${page.url()}: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on("requestfailed", (request) => {
      // A page that is left before it is complete gives up its requests.
      if (request.failure().errorText !== "net::ERR_ABORTED") {
        complaints.push(`${page.url()}: no ${request.url()}`);
      }
    });
    page.on("request", (request) => {
      if (!/^(?:file|data|blob):/.test(request.url())) {
        complaints.push(`${page.url()}: asks for ${request.url()}`);
      }
    });
  });

  after(() => browser?.close());

  const own = existsSync(OUTPUT)
    ? files(OUTPUT).filter((path) => path.endsWith(".html") && !/^(?:api|gallery)\//.test(path))
    : [];

  test("every page is shown without a complaint, and no page is wider than a telephone", async () => {
    assert.ok(own.includes("index.html"), `${OUTPUT} has no site`);
    await page.setViewportSize(NARROW);
    complaints.length = 0;
    const wide = [];
    for (const path of own) {
      await page.goto(address(path));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > NARROW.width) {
        wide.push(`${path}: ${width}`);
      }
      const missing = await page.evaluate(() =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
      );
      complaints.push(...missing.map((src) => `${path}: ${src} is no picture`));
    }

    assert.deepEqual(complaints, []);
    assert.deepEqual(wide, []);
  });

  test("the navigation leads from page to page", async () => {
    await page.setViewportSize(WIDE);
    complaints.length = 0;
    await page.goto(address("index.html"));

    await page.click("nav.pages >> text=Puzzle definitions");
    await page.waitForURL(/definitions\.html$/);
    assert.equal(await page.textContent("h1"), "Puzzle definitions");
    assert.equal(await page.textContent("nav.pages [aria-current]"), "Puzzle definitions");
    await page.click("nav.contents >> text=Copies");
    await page.waitForURL(/definitions\.html#copies$/);
    await page.click("nav.neighbours [rel=next]");
    await page.waitForURL(/lattices\.html$/);
    await page.click("a.brand");
    await page.waitForURL(/index\.html$/);
    assert.deepEqual(complaints, []);
  });

  test("on a telephone the navigation opens by a press", async () => {
    await page.setViewportSize(NARROW);
    await page.goto(address("tutorial.html"));

    assert.equal(await page.isVisible("nav.pages >> text=Glossary"), false);
    await page.click("nav.pages summary");
    await page.click("nav.pages >> text=Glossary");
    await page.waitForURL(/glossary\.html$/);
  });

  test("the search is used by keys alone", async () => {
    await page.setViewportSize(WIDE);
    complaints.length = 0;
    await page.goto(address("puzzles/somacube.html"));

    await page.keyboard.press("/");
    await page.keyboard.type("coloured sides");
    await page.waitForSelector(".found li");
    const first = await page.textContent(".found li:first-child strong");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => !url.pathname.endsWith("somacube.html"));

    assert.match(await page.textContent("main"), new RegExp(first));
    assert.deepEqual(complaints, []);
  });

  test("the search finds a term of the glossary, and closes by Escape", async () => {
    await page.goto(address("index.html"));

    await page.fill(".search input", "slip array");
    await page.waitForSelector(".found li");
    assert.equal(await page.textContent(".found li:first-child strong"), "slip array");
    await page.keyboard.press("Escape");
    assert.equal(await page.isVisible(".found"), false);
    await page.fill(".search input", "qqqqqq");
    await page.waitForSelector(".found p");
    assert.match(await page.textContent(".found"), /No page has “qqqqqq”/);
    await page.fill(".search input", "slip array");
    await page.press(".search input", "Enter");
    await page.waitForURL(/glossary\.html#term-slip-array$/);
  });

  test("a picture of the gallery leads to a page that solves its puzzle", async () => {
    complaints.length = 0;
    await page.goto(address("gallery.html"));

    await page.click(".live >> nth=1");
    await page.waitForURL(/gallery\/pentominoes_8x8\.html$/);
    await page.evaluate(() => globalThis.page.search.start());
    await page.waitForFunction(() => ["done", "failed"].includes(globalThis.page.search.state));
    assert.equal(await page.evaluate(() => globalThis.page.search.found), 65);
    assert.deepEqual(complaints, []);
  });

  test("the editor shows a puzzle, and solves it", async () => {
    complaints.length = 0;
    await page.goto(address("index.html"));

    await page.click("text=Draw your own puzzle");
    await page.waitForURL(/gallery\/studio\.html$/);
    await page.waitForFunction(() => document.body.dataset.ready === "true");
    await page.selectOption("#example", { label: "Soma cube" });
    await page.waitForFunction(() => document.getElementById("volume").textContent.startsWith("Region: 27 cells"));
    await page.click("#solve");
    await page.waitForFunction(() => document.getElementById("result").textContent.startsWith("480 solutions in"));
    assert.deepEqual(complaints, []);
  });

  test("the documentation of the API is shown, and leads back", async () => {
    complaints.length = 0;
    await page.goto(address("index.html"));

    await page.click('nav.pages a[href$="api/index.html"]');
    await page.click("text=io.github.filaforge >> nth=0");
    await page.click("main >> text=PreparedSearch >> nth=0");
    await page.waitForURL(/PreparedSearch\.html$/);
    await page.click("header >> text=Filaforge >> nth=0");
    await page.waitForURL(/site\/index\.html$/);
    assert.deepEqual(complaints, []);
  });

  test("without scripts the text and the navigation are there", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: WIDE });
    const plain = await context.newPage();
    await plain.goto(address("formats.html"));

    assert.equal(await plain.isVisible(".search"), false);
    await plain.click("nav.pages >> text=Glossary");
    await plain.waitForURL(/glossary\.html$/);
    await context.close();
  });
});
