// The form of the scripts of pages. ESLint knows which names a module uses and does not import, which no test of a page shows
// until the line runs: a script joined of modules would find such a name in another file by chance.

import js from "@eslint/js";
import globals from "globals";

const PAGES = "src/main/resources/io/github/filaforge/picture/page/";
const TESTS = "src/test/js/";

/** What `PageFiles.leanScript` and `ScriptModules` rely on. */
const FORM = {
  "semi": ["error", "always"],
  "curly": ["error", "all"],
  "quotes": ["error", "double", { avoidEscape: false }],
  "no-multi-str": "error",
  "no-inline-comments": "error",
  "no-restricted-syntax": ["error",
    { selector: "TemplateLiteral", message: "A text extends over no line, so it stands between double quotes." },
    { selector: "ImportNamespaceSpecifier", message: "Import names." },
    { selector: "ImportDefaultSpecifier", message: "Import names." },
    { selector: "ExportDefaultDeclaration", message: "Export names." },
    { selector: "ExportNamedDeclaration[declaration=null]", message: "Export a name where it is declared." },
  ],
};

const STYLE = {
  "eqeqeq": "error",
  "no-implicit-globals": "error",
  "no-unused-vars": ["error", { args: "after-used", argsIgnorePattern: "^unused" }],
  "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
};

export default [
  { ignores: ["target/"] },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { rules: STYLE },
  { files: [PAGES + "*.js"], languageOptions: { globals: globals.browser }, rules: FORM },
  {
    files: [PAGES + "*worker.js", PAGES + "load-*.js", PAGES + "outbox.js"],
    languageOptions: { globals: { ...globals.worker, FACTS: "readonly" } },
  },
  { files: ["*.js", TESTS + "*.js"], languageOptions: { globals: globals.node } },
];
