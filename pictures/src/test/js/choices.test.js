// The options of choices for a day.

import assert from "node:assert/strict";
import { test } from "node:test";
import { optionOn } from "../../main/resources/io/github/filaforge/picture/page/choices.js";

/** A Sunday. */
const DAY = new Date(2026, 10, 29);

const choice = (name, ...options) => ({ name, options: options.map(each => ({ name: each })) });

test("months and weekdays are found by the first letters of their names, days by their numbers", () => {
  assert.equal(optionOn(DAY, choice("Month", "October", "NOV", "December")), 1);
  assert.equal(optionOn(DAY, choice("weekday", "Mon", "Sun")), 1);
  assert.equal(optionOn(DAY, choice("day", "2", "9", "29")), 2);
});

test("twelve months with names of another language stand in the order of the year", () => {
  const numbers = Array.from({ length: 12 }, (unused, index) => String(index + 1));

  assert.equal(optionOn(DAY, choice("month", ...numbers)), 10);
  assert.equal(optionOn(DAY, choice("month", ...numbers.slice(0, 11))), -1);
});

test("a choice that is not about days has no option for a day", () => {
  assert.equal(optionOn(DAY, choice("side", "29", "Nov", "Sun")), -1);
});
