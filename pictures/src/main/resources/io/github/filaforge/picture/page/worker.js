// The program of the worker: it receives tasks from the page, runs the engine and sends solutions.

import { loadEngine } from "./load-engine.js";
import { Outbox } from "./outbox.js";

/** The engine; null until it is loaded. */
let engine = null;

/**
 * Searches root after root, or for the solutions that contain some images. The first `skip` solutions of the first root are left out, since the page has them.
 */
function solve(task, { from, skip, keep, roots, images = null }) {
  const outbox = new Outbox(task, keep);
  const begun = performance.now();
  let known = skip;
  for (let root = from; root < roots; root++) {
    const count = engine.search(images, root, code => {
      if (known > 0) {
        known--;
      } else {
        outbox.add(code);
      }
      return true;
    });
    outbox.flush();
    known = 0;
    postMessage({ task, root, count });
  }
  postMessage({ task, done: true, time: performance.now() - begun });
}

/** Searches for one solution that contains the images on the board. */
function finish(task, images) {
  let solution = null;
  engine.search(images, 0, code => {
    solution = code;
    return false;
  });
  postMessage({ task, solution });
}

async function answer(message) {
  try {
    if ("load" in message) {
      engine = await loadEngine(message.load);
      postMessage({ ready: true });
    } else if (message.solve) {
      solve(message.task, message.solve);
    } else {
      finish(message.task, message.finish);
    }
  } catch (error) {
    postMessage({ error: String(error && error.message || error) });
  }
}

onmessage = event => answer(event.data);
