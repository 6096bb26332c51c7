// Markdown as GitHub reads it, with links, code and pictures for the site.
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { block } from "./code.js";
import { ROOT, STUDIO, address, livePages, toRoot } from "./repository.js";

/** Returns the anchor that GitHub gives to a heading. */
export const slug = (text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replace(/ /g, "-");

const textOf = (token) => (token.children ?? []).map((child) => (child.type === "image" ? "" : child.content)).join("");

/** Gives the headings anchors; the second of two equal headings has -1 at the end, as on GitHub. */
function anchors(state) {
  const used = new Map();
  state.tokens.forEach((token, index) => {
    if (token.type === "heading_open") {
      const base = slug(textOf(state.tokens[index + 1]));
      const before = used.get(base) ?? 0;
      used.set(base, before + 1);
      token.attrSet("id", before === 0 ? base : `${base}-${before}`);
    }
  });
}

/** Gives each row of the glossary an anchor, since readers look for a term. */
function termAnchors(state) {
  if (state.env.source !== "docs/glossary.md") {
    return;
  }
  state.tokens.forEach((token, index) => {
    if (token.type === "tr_open" && state.tokens[index + 1].type === "td_open") {
      token.attrSet("id", `term-${slug(textOf(state.tokens[index + 2]))}`);
    }
  });
}

/** Leads links and pictures to their places on the site, and the names of definitions to their pages. */
function links(state) {
  const { source, url } = state.env;
  const prefix = toRoot(url);
  for (const { children } of state.tokens.filter((token) => token.type === "inline")) {
    let inLink = false;
    for (let index = 0; index < children.length; index++) {
      const token = children[index];
      if (token.type === "link_open") {
        inLink = true;
        const name = children[index + 1];
        // The name of a file means nothing on the site.
        if (/^[\w-]+\.md$/.test(name.content) && state.env.titles) {
          name.content =
            state.env.titles.get(posix.join(posix.dirname(source), token.attrGet("href").split("#")[0])) ??
            name.content;
        }
        const target = address(source, token.attrGet("href"), prefix);
        token.attrSet("href", target);
        if (/^https?:/.test(target)) {
          token.attrSet("class", "external");
        }
      } else if (token.type === "link_close") {
        inLink = false;
      } else if (token.type === "image") {
        token.attrSet("src", address(source, token.attrGet("src"), prefix));
      } else if (token.type === "code_inline" && !inLink && isDefinition(token.content)) {
        const open = new state.Token("link_open", "a", 1);
        open.attrSet("href", address("README.md", token.content, prefix));
        children.splice(index, 1, open, token, new state.Token("link_close", "a", -1));
        index += 2;
      }
    }
  }
}

const isDefinition = (text) => /^def\/[\w.-]+\.txt$/.test(text) && existsSync(join(ROOT, text));

/** Leads the pictures of the gallery to the pages whose commands stand below them. */
function live(state) {
  if (state.env.source !== "docs/gallery.md") {
    return;
  }
  const pages = livePages().filter((page) => page !== STUDIO);
  let seen = 0;
  state.tokens.forEach((token, index) => {
    const command = token.type === "code_block" && /--html (\S+)/.exec(token.content);
    const picture = command && state.tokens[index - 2];
    if (picture?.children?.[0]?.type === "image") {
      if (!pages.includes(command[1])) {
        throw new Error(`the gallery has no page ${command[1]}; "mvn -Pgallery test" makes it`);
      }
      const open = new state.Token("link_open", "a", 1);
      open.attrSet("href", `gallery/${command[1]}`);
      open.attrSet("class", "live");
      const label = new state.Token("html_inline", "", 0);
      label.content = "<span>Solve and play</span>";
      picture.children = [open, ...picture.children, label, new state.Token("link_close", "a", -1)];
      seen++;
    }
  });
  if (seen !== pages.length) {
    throw new Error(`docs/gallery.md shows ${seen} of the ${pages.length} pages of target/gallery`);
  }
}

/** Adds the rules of the documents to a parser. Its environment has the path of the document and of its page. */
export function amend(md) {
  md.set({ html: true, linkify: false, typographer: false });
  // Eleventy turns off blocks that are code by their indent.
  md.enable("code");
  for (const rule of [anchors, termAnchors, links, live]) {
    md.core.ruler.push(rule.name, (state) => {
      if (state.env.source) {
        rule(state);
      }
    });
  }
  md.renderer.rules.fence = (tokens, index) => block(tokens[index].content, tokens[index].info);
  md.renderer.rules.code_block = (tokens, index) => block(tokens[index].content);
  md.renderer.rules.table_open = () => '<div class="table"><table>\n';
  md.renderer.rules.table_close = () => "</table></div>\n";
  md.renderer.rules.html_block = (tokens, index) =>
    tokens[index].content.replace(/<table>/g, '<div class="table"><table>').replace(/<\/table>/g, "</table></div>");
}
