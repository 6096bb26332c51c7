// Colours code: definitions by the grammar of editors/, other languages by the grammars of shiki.
import { createCssVariablesTheme, createHighlighterCoreSync } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/shellscript.mjs";
import java from "shiki/langs/java.mjs";
import javascript from "shiki/langs/javascript.mjs";
import json from "shiki/langs/json.mjs";
import xml from "shiki/langs/xml.mjs";
import yaml from "shiki/langs/yaml.mjs";
import { read } from "./repository.js";

export const grammar = { ...JSON.parse(read("editors/filaforge.tmLanguage.json")), name: "filaforge" };

export const highlighter = createHighlighterCoreSync({
  // Names of variables in place of colours: the style sheet has the colours, for light and for dark.
  themes: [createCssVariablesTheme({ name: "site", variablePrefix: "--code-" })],
  langs: [bash, java, javascript, json, xml, yaml, grammar],
  // No WebAssembly to load, and the same tokens.
  engine: createJavaScriptRegexEngine(),
});

const LANGUAGES = new Set([...highlighter.getLoadedLanguages(), "console", "text"]);

/** The words with which a line of a command begins. */
const PROGRAMS =
  "\\./fila fila \\.ci/run generated-samples/renew site/build cd cp curl docker echo for git gzip java javac " +
  "jbang kubectl mkdir mvn node npm parallel pip python3? sbatch scp sed spark-submit sudo unzip wait zcat";
const COMMAND = new RegExp(`^(?:[A-Z_]+=\\S+ )*(?:${PROGRAMS.replaceAll(" ", "|")})(?:\\s|$)`);

/** Returns the language of a block: the one that the document names, or the one that its first lines show. */
export function language(code, info = "") {
  const named = info.trim().split(/\s+/)[0];
  if (named !== "" && named !== "text") {
    if (!LANGUAGES.has(named)) {
      throw new Error(`there are no colours for the language ${named}; add its grammar to site/lib/code.js`);
    }
    return named;
  }
  const lines = code.split("\n").filter((line) => !/^\s*(?:#.*)?$/.test(line));
  const first = lines[0] ?? "";
  if (/^(?:D:|L$|L:|R$|R:|[CEK]:)/.test(first)) {
    return "filaforge";
  }
  return COMMAND.test(first) ? "shellscript" : "text";
}

const escape = (text) => text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);

/** Returns the coloured lines of code, without an element round them. */
function coloured(code, lang) {
  if (lang === "text") {
    return escape(code);
  }
  // Without a limit of time, since a busy machine would leave lines without colours.
  const { tokens } = highlighter.codeToTokens(code, { lang, theme: "site", tokenizeTimeLimit: 0 });
  const part = ({ content, color = "" }) => {
    const kind = /^var\(--code-token-([a-z-]+)\)$/.exec(color)?.[1];
    return kind ? `<span class="${kind}">${escape(content)}</span>` : escape(content);
  };
  return tokens.map((line) => line.map(part).join("")).join("\n");
}

/** Returns the coloured lines of a session: commands behind a dollar sign, and their output. */
function session(code) {
  const line = (text) =>
    text.startsWith("$ ")
      ? `<span class="prompt">$ </span>${coloured(text.slice(2), "shellscript")}`
      : `<span class="output">${escape(text)}</span>`;
  return code.split("\n").map(line).join("\n");
}

/**
 * Returns a block of code as HTML.
 *
 * @param info the words behind the fence: a language, and perhaps the name of a file
 */
export function block(code, info = "") {
  const text = code.replace(/\n$/, "");
  const lang = language(text, info);
  const file = info.trim().split(/\s+/)[1];
  const caption = file ? `<figcaption>${escape(file)}</figcaption>` : "";
  const inner = lang === "console" ? session(text) : coloured(text, lang);
  const pre = `<pre class="code ${lang}"><code>${inner}</code></pre>`;
  return caption ? `<figure class="file">${caption}${pre}</figure>\n` : `${pre}\n`;
}
