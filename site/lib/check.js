// Checks the finished site: links, anchors, resources, navigation and search.
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { Parser } from "htmlparser2";
import MiniSearch from "minisearch";
import "../assets/search.js";

/** Attributes by which a browser loads something for a page. A link that a reader has to follow is not among them. */
const LOADED = {
  audio: ["src"],
  embed: ["src"],
  iframe: ["src"],
  image: ["href"],
  img: ["src", "srcset"],
  input: ["src"],
  link: ["href"],
  object: ["data"],
  script: ["src"],
  source: ["src", "srcset"],
  track: ["src"],
  use: ["href"],
  video: ["src", "poster"],
};

/** Words, and a page that has to be among the first three that the search finds for them. */
const SEARCHES = [
  ["tail", "glossary.html#term-tail"],
  ["stationary piece", "glossary.html#term-stationary-piece"],
  ["checkpoint", "glossary.html#term-checkpoint"],
  ["squares with coloured sides", "definitions.html#squares-with-coloured-sides"],
  ["soma cube", "puzzles/somacube.html"],
  ["squars colored sides", "definitions.html#squares-with-coloured-sides"],
  ["how do I send a puzzle by email", "solving-pages.html"],
  ["pentominoes zzzz", "definitions.html#puzzles-of-known-sets"],
];

const isNetwork = (address) => /^(?:https?:|wss?:|ftp:|\/\/)/i.test(address);
const isForReaders = (address) => /^(?:mailto|javascript|data|blob):/i.test(address);

/** Returns the paths of all files of a folder, with "/" between names. */
export function files(folder) {
  return readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

/** Returns what a page links to, loads, and can be linked to by. */
export function parse(html) {
  const page = {
    ids: [],
    links: [],
    loaded: [],
    navigation: [],
    h1: 0,
    title: "",
    withoutAlt: 0,
    modules: 0,
    styles: "",
  };
  let inPages = 0;
  let inside = "";
  const parser = new Parser({
    onopentag(name, attributes) {
      inside = name;
      if (attributes.id !== undefined) {
        page.ids.push(attributes.id);
      }
      if (name === "a" && attributes.name !== undefined && attributes.id !== attributes.name) {
        page.ids.push(attributes.name);
      }
      if (name === "nav") {
        inPages += inPages > 0 || attributes.class === "pages" ? 1 : 0;
      }
      if ((name === "a" || name === "area") && attributes.href !== undefined) {
        page.links.push(attributes.href);
        if (inPages > 0) {
          page.navigation.push(attributes.href);
        }
      }
      for (const attribute of LOADED[name] ?? []) {
        const value = attributes[attribute];
        if (value) {
          page.loaded.push(
            ...(attribute === "srcset" ? value.split(",").map((part) => part.trim().split(/\s/)[0]) : [value]),
          );
        }
      }
      page.styles += attributes.style ?? "";
      page.h1 += name === "h1" ? 1 : 0;
      page.withoutAlt += name === "img" && attributes.alt === undefined ? 1 : 0;
      page.modules += name === "script" && attributes.type === "module" && attributes.src !== undefined ? 1 : 0;
    },
    ontext(text) {
      if (inside === "title") {
        page.title += text;
      } else if (inside === "style") {
        page.styles += text;
      }
    },
    onclosetag(name) {
      inside = "";
      inPages -= name === "nav" && inPages > 0 ? 1 : 0;
    },
  });
  parser.end(html);
  return page;
}

/** Returns the addresses that a style sheet loads. */
const ofStyles = (css) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/g)].map(([, url, name]) => url ?? name);

/**
 * Checks a folder with a site.
 *
 * @param documents the pages that the navigation of each page has to list
 * @returns problems, and the links that lead out of the site with the pages that have them
 */
export function check(folder, documents) {
  const all = new Set(files(folder));
  const pages = new Map();
  for (const path of [...all].filter((file) => file.endsWith(".html"))) {
    pages.set(path, parse(readFileSync(join(folder, path), "utf8")));
  }
  const problems = [];
  const external = new Map();

  const resolve = (from, address) => {
    const [path] = address.split(/[?#]/);
    const target = path === "" ? from : posix.normalize(posix.join(posix.dirname(from), decodeURIComponent(path)));
    return all.has(target) ? target : undefined;
  };
  const checkLoaded = (from, addresses) => {
    for (const address of addresses.filter((value) => !value.startsWith("data:") && !value.startsWith("#"))) {
      if (isNetwork(address)) {
        problems.push(`${from}: loads ${address} from a network`);
      } else if (resolve(from, address) === undefined) {
        problems.push(`${from}: loads ${address}, which is not there`);
      }
    }
  };
  const checkLink = (from, link) => {
    if (isNetwork(link)) {
      external.set(link, [...(external.get(link) ?? []), from]);
      return;
    }
    if (isForReaders(link)) {
      return;
    }
    const target = link.startsWith("/") ? undefined : resolve(from, link);
    if (target === undefined) {
      problems.push(`${from}: the link ${link} leads nowhere`);
      return;
    }
    const anchor = /#(.+)$/.exec(link)?.[1];
    // Javadoc of JDK 17 links its page of constants to an anchor that it does not write.
    if (anchor !== undefined && pages.has(target) && !from.startsWith("api/")) {
      const { ids } = pages.get(target);
      if (!ids.includes(anchor) && !ids.includes(decodeURIComponent(anchor))) {
        problems.push(`${from}: the link ${link} leads to an anchor that is not there`);
      }
    }
  };

  for (const [path, page] of pages) {
    checkLoaded(path, page.loaded);
    checkLoaded(path, ofStyles(page.styles));
    page.links.forEach((link) => checkLink(path, link));
    if (page.modules > 0) {
      problems.push(`${path}: a module script does not run in a page that is opened from a folder`);
    }
    if (/^(?:api|gallery)\//.test(path)) {
      continue;
    }
    // The site's own pages.
    if (page.h1 !== 1 || page.title.trim() === "") {
      problems.push(`${path}: has ${page.h1} headings of the first level and the title "${page.title.trim()}"`);
    }
    if (page.withoutAlt > 0) {
      problems.push(`${path}: pictures without a text: ${page.withoutAlt}`);
    }
    for (const id of page.ids.filter((value, index) => page.ids.indexOf(value) !== index)) {
      problems.push(`${path}: the anchor ${id} occurs twice`);
    }
    const listed = page.navigation.map((link) => resolve(path, link));
    for (const document of documents.filter((name) => !listed.includes(name))) {
      problems.push(`${path}: the navigation does not list ${document}`);
    }
  }
  for (const path of [...all].filter((file) => file.endsWith(".css"))) {
    checkLoaded(path, ofStyles(readFileSync(join(folder, path), "utf8")));
  }

  const reached = new Set(["index.html"]);
  for (const path of reached) {
    for (const link of pages.get(path)?.links ?? []) {
      const target = isNetwork(link) || isForReaders(link) ? undefined : resolve(path, link);
      if (target !== undefined) {
        reached.add(target);
      }
    }
  }
  for (const path of [...pages.keys()].filter((name) => !name.startsWith("api/") && !reached.has(name))) {
    problems.push(`${path}: no link leads here from index.html`);
  }
  return {
    problems,
    external,
    pages: pages.size,
    links: [...pages.values()].reduce((sum, { links }) => sum + links.length, 0),
  };
}

/**
 * Returns what the search of a site does not find.
 *
 * @param keywords to the address of a section the words that readers use for its subject, with commas between
 */
export function checkSearch(folder, keywords = {}, searches = SEARCHES) {
  const path = join(folder, "assets", "search-index.js");
  if (!existsSync(path)) {
    return ["assets/search-index.js is not there"];
  }
  const window = {};
  new Function("window", readFileSync(path, "utf8"))(window);
  const { index, options } = window.filaforgeIndex;
  const engine = MiniSearch.loadJSON(index, options);
  const ofKeywords = Object.entries(keywords).flatMap(([url, words]) => words.split(", ").map((word) => [word, url]));
  return [...searches, ...ofKeywords].flatMap(([words, url]) => {
    const first = globalThis
      .filaforgeSearch(engine, words)
      .slice(0, 3)
      .map((hit) => hit.url);
    return first.includes(url)
      ? []
      : [`the search for "${words}" finds ${first.join(", ") || "nothing"} and not ${url}`];
  });
}
