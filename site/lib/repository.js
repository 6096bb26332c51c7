// The repository as the site sees it: its folders, its documents, and the address of each of its files on the site.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const OUTPUT = join(ROOT, "target", "site");
export const GALLERY = join(ROOT, "target", "gallery");
export const API = join(ROOT, "target", "site-api");
const ON_GITHUB = "https://github.com/filaforge/filaforge";

export const read = (path) => readFileSync(join(ROOT, path), "utf8");
const isFolder = (path) => statSync(join(ROOT, path)).isDirectory();

/** Documents: path in the repository to path on the site. */
export function documents() {
  const pages = new Map([
    ["README.md", "readme.html"],
    ["CONTRIBUTING.md", "contributing.html"],
    ["CHANGELOG.md", "changelog.html"],
  ]);
  for (const file of readdirSync(join(ROOT, "docs")).sort()) {
    if (file.endsWith(".md")) {
      pages.set(`docs/${file}`, file.replace(/\.md$/, ".html"));
    }
  }
  return pages;
}

/** The names of the definitions in def/, without their ending. */
export function puzzles() {
  return readdirSync(join(ROOT, "def"))
    .filter((file) => file.endsWith(".txt"))
    .map((file) => file.replace(/\.txt$/, ""))
    .sort((a, b) => a.localeCompare(b, "en"));
}

/** The page of the gallery in which one draws a puzzle. It stands beside the pages of puzzles. */
export const STUDIO = "studio.html";

/** The live pages of the gallery, with the studio. */
export const livePages = () =>
  existsSync(GALLERY) ? readdirSync(GALLERY).filter((file) => file.endsWith(".html") && file !== "index.html") : [];

/** Returns "" or "../": the way from a page to the folder of the site. */
export const toRoot = (page) => "../".repeat(page.split("/").length - 1);

/**
 * Returns the address of a link of a document on the site.
 *
 * @param source the path of the document in the repository
 * @param link the link, as the document has it
 * @param prefix the way from the page to the folder of the site
 * @throws Error if the repository has no such file
 */
export function address(source, link, prefix, pages = documents()) {
  if (/^[a-z]+:/.test(link) || link.startsWith("#")) {
    return link;
  }
  const [path, anchor] = link.split("#");
  const target = posix.normalize(posix.join(posix.dirname(source), decodeURI(path))).replace(/\/$/, "");
  const hash = anchor ? `#${anchor}` : "";
  if (pages.has(target)) {
    return prefix + pages.get(target) + hash;
  }
  if (target.startsWith("..") || !existsSync(join(ROOT, target))) {
    throw new Error(`${source}: the link ${link} leads to no file of the repository`);
  }
  if (target === "def") {
    return `${prefix}puzzles.html`;
  }
  const puzzle = /^def\/([^/]+)\.txt$/.exec(target);
  if (puzzle) {
    return `${prefix}puzzles/${puzzle[1]}.html`;
  }
  if (target.startsWith("docs/pictures/")) {
    return prefix + target.replace("docs/", "");
  }
  return `${ON_GITHUB}/${isFolder(target) ? "tree" : "blob"}/HEAD/${target}${hash}`;
}
