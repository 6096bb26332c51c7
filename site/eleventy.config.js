// The site: documents of the repository as they are, definitions as pages, and the pages of this folder.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { block } from "./lib/code.js";
import { amend } from "./lib/markdown.js";
import { navigation, neighbours } from "./lib/navigation.js";
import { API, GALLERY, OUTPUT, ROOT, documents, livePages, puzzles, read, toRoot } from "./lib/repository.js";
import { writeIndex } from "./lib/search.js";

const title = (markdown) => /^# (.+)$/m.exec(markdown)[1].replace(/`/g, "");

/** Returns the first paragraph of a document as plain text. */
function summary(markdown) {
  const paragraph = /^# .+\n+((?:.+\n)+)/m.exec(markdown)?.[1] ?? "";
  return paragraph
    .replace(/\[([^\]]*)]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the name, the description, the count and the text of a definition. Its first comments have the description and the count. */
function puzzle(name) {
  const text = read(`def/${name}.txt`);
  const comments = /^(?:#.*\n)+/.exec(text)?.[0].replace(/^# ?/gm, "") ?? "";
  const about = comments
    .split(/^(?:Source|Known count|Made by):/m)[0]
    .replace(/\s+/g, " ")
    .trim();
  const count = /^Known count: (.+)$/m.exec(comments)?.[1] ?? "";
  return {
    name,
    about,
    count: count.replace(/\s*\(.*|,.*/, "").replace(/^(\d+) solutions?$/, "$1"),
    edges: /^D:.*:edges\b/m.test(text),
    text,
  };
}

function required(folder, command) {
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(`${folder} has no index.html; "${command}" makes it`);
  }
}

/** Some JDKs have no fonts for Javadoc, but its style sheet asks for them all the same. */
function withoutMissingFonts(api) {
  const path = join(api, "stylesheet.css");
  const css = readFileSync(path, "utf8");
  const present = css.replace(/^@import url\('([^']+)'\);\n/gm, (line, file) =>
    existsSync(join(api, file)) ? line : "",
  );
  writeFileSync(path, present);
}

export default function (eleventy) {
  required(GALLERY, "mvn -Psite test");
  required(API, "mvn -Psite test");
  const pages = documents();
  const texts = new Map([...pages.keys()].map((path) => [path, read(path)]));
  const titles = new Map([...texts].map(([path, text]) => [path, title(text)]));
  const groups = navigation(JSON.parse(read("site/navigation.json")), titles);

  eleventy.amendLibrary("md", amend);
  eleventy.addGlobalData("groups", groups);
  eleventy.addGlobalData("puzzles", puzzles().map(puzzle));
  eleventy.addGlobalData("layout", "page.njk");

  for (const [path, text] of texts) {
    eleventy.addTemplate(path, text, {
      source: path,
      titles,
      url: pages.get(path),
      permalink: pages.get(path),
      title: title(text),
      summary: summary(text),
    });
  }
  for (const name of puzzles()) {
    const { about, text } = puzzle(name);
    eleventy.addTemplate(`puzzles/${name}.njk`, "{% include 'puzzle.njk' %}", {
      url: `puzzles/${name}.html`,
      permalink: `puzzles/${name}.html`,
      title: name,
      summary: about,
      name,
      code: block(text, "filaforge"),
    });
    eleventy.addPassthroughCopy({ [join(ROOT, "def", `${name}.txt`)]: `puzzles/${name}.txt` });
  }

  eleventy.addPassthroughCopy({
    [join(ROOT, "docs", "pictures")]: "pictures",
    [API]: "api",
    assets: "assets",
    "node_modules/minisearch/dist/umd/index.js": "assets/minisearch.js",
  });
  for (const page of livePages()) {
    eleventy.addPassthroughCopy({ [join(GALLERY, page)]: `gallery/${page}` });
  }
  eleventy.addWatchTarget(join(ROOT, "docs"));

  eleventy.addFilter("toRoot", toRoot);
  eleventy.addFilter("code", block);
  eleventy.addFilter("neighbours", (url) => neighbours(groups, url));
  eleventy.addFilter("headings", (html) =>
    [...html.matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs)].map(([, level, id, inner]) => ({
      level,
      id,
      text: inner.replace(/<[^>]*>/g, ""),
    })),
  );
  eleventy.addFilter("withAnchors", (html) =>
    html.replace(
      /<h([2-4]) id="([^"]+)">(.*?)<\/h\1>/gs,
      '<h$1 id="$2">$3 <a class="anchor" href="#$2" aria-label="Link to this section">#</a></h$1>',
    ),
  );
  eleventy.on("eleventy.after", ({ results }) => {
    writeIndex(results, OUTPUT, groups, JSON.parse(read("site/keywords.json")));
    withoutMissingFonts(join(OUTPUT, "api"));
  });

  return {
    dir: { input: "pages", output: relative(process.cwd(), OUTPUT), includes: "../layouts", layouts: "../layouts" },
    markdownTemplateEngine: false,
    htmlTemplateEngine: "njk",
  };
}
