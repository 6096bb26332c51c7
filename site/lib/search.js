// The index of the search: an entry for each section of a document, each term of the glossary and each definition.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import MiniSearch from "minisearch";

/** Read by the page too: it has to search as the index was made. */
export const OPTIONS = {
  fields: ["title", "section", "keywords", "text"],
  storeFields: ["title", "section", "url", "excerpt", "weight"],
  idField: "url",
  searchOptions: { boost: { title: 3, section: 4, keywords: 8 } },
};

/** The weight of a section in a page about the project itself: most readers look for a page about its use. */
const OF_PROJECT = 0.4;

/** Returns the sections of a page: an anchor, a heading and the text below it. */
export function sections(html) {
  const found = [{ id: "", heading: "", text: "" }];
  let inMain = 0;
  let skipped = 0;
  let heading = false;
  let term = 0;
  const add = (text) => {
    const last = found.at(-1);
    last[heading ? "heading" : "text"] += text;
  };
  const parser = new Parser({
    onopentag(name, { id = "", class: kind = "" }) {
      if (name === "main") {
        inMain++;
      } else if (inMain === 0) {
        return;
      } else if (skipped > 0 || /\b(?:anchor|contents|neighbours)\b/.test(kind)) {
        skipped++;
      } else if (/^h[1-4]$/.test(name)) {
        heading = true;
        if (id !== "" && name !== "h1") {
          found.push({ id, heading: "", text: "" });
        }
      } else if (name === "tr" && id !== "") {
        found.push({ id, heading: "", text: "" });
        term = 1;
      } else if (name === "td" && term === 1) {
        heading = true;
        term = 2;
      } else if (/^(?:p|li|td|th|tr|pre|div|figcaption|br)$/.test(name)) {
        add(" ");
      }
    },
    ontext(text) {
      if (inMain > 0 && skipped === 0) {
        add(text);
      }
    },
    onclosetag(name) {
      if (name === "main") {
        inMain--;
      } else if (skipped > 0) {
        skipped--;
      } else if (/^h[1-4]$/.test(name) || name === "td") {
        heading = false;
      }
    },
  });
  parser.end(html);
  const plain = (text) => text.replace(/\s+/g, " ").trim();
  return found.map(({ id, heading: head, text }) => ({ id, heading: plain(head), text: plain(text) }));
}

/** Returns the entries of a page, which have the weight of this page. */
export function entries(url, html, weight = 1) {
  const [first, ...rest] = sections(html);
  const title = first.heading;
  return [{ ...first, heading: "" }, ...rest].map(({ id, heading, text }) => ({
    url: id ? `${url}#${id}` : url,
    title,
    section: heading,
    text: text.replace(/\b([234])-D\b/g, "$1D"),
    weight,
    excerpt: text.length > 160 ? `${text.slice(0, 160).replace(/\s\S*$/, "")} …` : text,
  }));
}

/**
 * Writes the index as a script, since a page that is opened from a folder may not read files.
 *
 * @param groups the navigation
 * @param keywords to the address of a section the words that readers use for its subject and that it has not
 * @throws Error if there are keywords of a section that no page has
 */
export function writeIndex(results, output, groups, keywords) {
  const ofProject = new Set(groups.filter((group) => group.project).flatMap(({ pages }) => pages.map(({ url }) => url)));
  const all = results
    .map(({ url, content }) => ({ url: url.replace(/^\//, "") || "index.html", content }))
    .filter(({ url }) => url.endsWith(".html"))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .flatMap(({ url, content }) => entries(url, content, ofProject.has(url) ? OF_PROJECT : 1));
  const unknown = Object.keys(keywords).filter((url) => !all.some((entry) => entry.url === url));
  if (unknown.length > 0) {
    throw new Error(`site/keywords.json has words for ${unknown.join(", ")}, which no page has`);
  }
  const index = new MiniSearch(OPTIONS);
  index.addAll(all.map((entry) => ({ ...entry, keywords: keywords[entry.url] ?? "" })));
  const script = `window.filaforgeIndex = ${JSON.stringify({ options: OPTIONS, index: JSON.stringify(index) })};\n`;
  writeFileSync(join(output, "assets", "search-index.js"), script);
}
