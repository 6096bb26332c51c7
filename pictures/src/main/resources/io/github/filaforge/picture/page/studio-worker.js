// The program of a worker of the editor: it receives questions from the page and asks the library. The class Studio of the
// library describes its functions.

import { startModule } from "./load-module.js";
import { Outbox } from "./outbox.js";

/** The answers of a sink: the solver goes on, or it shows its solution. */
const GO_ON = 1;
const SHOW = 2;

/** The functions of the library; null until it is loaded. */
let studio = null;

/** Returns a text of the library by its length. */
function received(length) {
  const codes = new Uint16Array(length);
  for (let i = 0; i < length; i++) {
    codes[i] = studio.at(i);
  }
  let text = "";
  for (let from = 0; from < length; from += 8192) {
    text += String.fromCharCode.apply(null, codes.subarray(from, from + 8192));
  }
  return text;
}

/** Returns the answer to a command about a text. */
function answered(command, text) {
  const request = command + "\n" + text;
  for (let i = 0; i < request.length; i++) {
    studio.put(request.charCodeAt(i));
  }
  return received(studio.ask());
}

/**
 * Searches a root. The first `skip` solutions are left out, since the page has them. Of the others the first `keep` are
 * sent, and the rest are counted.
 */
function searchRoot({ root, skip, keep }) {
  const outbox = new Outbox(root, keep);
  let known = skip;
  let kept = keep;
  const count = studio.search(root, {
    take(length) {
      if (length > 0) {
        outbox.add(received(length));
        return GO_ON;
      }
      if (known > 0) {
        known--;
        return GO_ON;
      }
      if (kept > 0) {
        kept--;
        return SHOW;
      }
      outbox.add("");
      return GO_ON;
    },
  });
  outbox.flush();
  postMessage({ ended: root, count });
}

/** Looks for the best board: sends each better board, and the number of rounds. */
function improve() {
  let rounds = 0;
  const whole = studio.improve({
    take(length) {
      if (length === 0) {
        rounds++;
        postMessage({ rounds });
      } else {
        const text = received(length);
        const end = text.indexOf("\n");
        postMessage({ score: Number(text.slice(0, end)), code: text.slice(end + 1) });
      }
      return GO_ON;
    },
  });
  postMessage({ whole: whole === 1 });
}

async function take(message) {
  try {
    if ("load" in message) {
      studio = await startModule(message.load, ["put", "ask", "at", "search", "improve"]);
      postMessage({ ready: true });
    } else if ("command" in message) {
      postMessage({ id: message.id, answer: answered(message.command, message.text) });
    } else if ("improve" in message) {
      improve();
    } else {
      searchRoot(message);
    }
  } catch (error) {
    postMessage({ error: String(error && error.message || error) });
  }
}

onmessage = event => take(event.data);
