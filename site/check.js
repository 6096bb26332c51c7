// Checks the finished site, and fails at the first build that breaks it.
import { check, checkSearch } from "./lib/check.js";
import { OUTPUT, documents, read } from "./lib/repository.js";

const { problems, external, pages, links } = check(OUTPUT, [...documents().values(), "puzzles.html", "api/index.html"]);
problems.push(...checkSearch(OUTPUT, JSON.parse(read("site/keywords.json"))));

console.log(`site: ${pages} pages, ${links} links; these lead out of the site and are not followed:`);
const own = [...external].filter(([, from]) => from.some((path) => !/^(?:api|gallery)\//.test(path)));
for (const [link, from] of own.sort()) {
  console.log(
    `  ${link} (${from.length === pages ? "all pages" : from.length > 3 ? `${from.length} pages` : from.join(", ")})`,
  );
}
if (problems.length > 0) {
  console.error(
    [`site: ${problems.length} ${problems.length === 1 ? "problem" : "problems"}`, ...problems].join("\n  "),
  );
  process.exitCode = 1;
}
