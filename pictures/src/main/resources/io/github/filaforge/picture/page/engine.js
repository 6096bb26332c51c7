// Starts the solver in workers of the page: as WebAssembly if the browser can run it, else as JavaScript.

export const WEB_ASSEMBLY = "WebAssembly";
const JAVA_SCRIPT = "JavaScript";

/** The smallest module that has a type with garbage collection: a structure without fields. */
const PROBE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0];

/** The beginning of a gzip file in base 64. */
const GZIP = "H4sI";

/** The two forms of the solver that the page carries, with the choice of the one that runs in this browser. */
export class Engine {

  /**
   * @param texts `worker` and `javascript` are sources, `wasm` is the module in base 64 or empty; `javascript` and `wasm`
   *     may be compressed by gzip, in base 64
   */
  constructor(texts) {
    this.texts = texts;
    this.kind = texts.wasm.trim() !== "" && runsWebAssembly() ? WEB_ASSEMBLY : JAVA_SCRIPT;
    /** The error that WebAssembly failed with; null if it runs or was never tried. */
    this.reason = null;
    this.addresses = new Map();
    /** @type {Promise<Uint8Array> | null} */
    this.module = null;
    // Only sources that this class has made may become workers, even if a foreign script got into the page.
    this.policy = window.trustedTypes?.createPolicy("worker", {
      createScriptURL: address => {
        if (![...this.addresses.values()].includes(address)) {
          throw new TypeError("no worker of this page");
        }
        return address;
      },
    });
  }

  /** Changes to JavaScript for the next worker, if there is a source of it; returns true if it has changed. */
  fallBack(reason) {
    const can = this.kind === WEB_ASSEMBLY && this.texts.javascript.trim() !== "";
    if (can) {
      this.kind = JAVA_SCRIPT;
      this.reason = reason;
    }
    return can;
  }

  /** Returns the content of the first message to a worker: the module, which is unpacked once, or null. */
  payload() {
    return this.kind === JAVA_SCRIPT ? null : this.module ??= unpacked(this.texts.wasm);
  }

  async newWorker() {
    const { kind } = this;
    if (!this.addresses.has(kind)) {
      const before = kind === JAVA_SCRIPT ? [await this.source(), "\n"] : [];
      const blob = new Blob([...before, this.texts.worker], { type: "text/javascript" });
      this.addresses.set(kind, URL.createObjectURL(blob));
    }
    const address = this.addresses.get(kind);
    return new Worker(this.policy?.createScriptURL(address) ?? address);
  }

  async source() {
    const { javascript } = this.texts;
    return javascript.trim().startsWith(GZIP) ? unpacked(javascript) : javascript;
  }
}

/** A worker that answers messages. It starts again with JavaScript if WebAssembly does not load. */
export class Session {

  /**
   * @param {Engine} engine
   * @param listen a function that receives each message of the worker: `{ready}` comes first, `{error}` comes last
   */
  constructor(engine, listen) {
    this.engine = engine;
    this.listen = listen;
    this.ready = false;
    this.waiting = [];
    /** The root that a search has given to the worker; null if there is none. */
    this.root = null;
    this.open();
  }

  open() {
    this.kind = this.engine.kind;
    Promise.all([this.engine.newWorker(), this.engine.payload()]).then(([worker, load]) => {
      this.worker = worker;
      if (this.ended) {
        worker.terminate();
        return;
      }
      worker.onmessage = event => this.take(event.data);
      worker.onerror = event => {
        event.preventDefault();
        this.take({ error: event.message || "the worker did not start" });
      };
      worker.postMessage({ load });
    }).catch(error => this.take({ error: error.message }));
  }

  take(message) {
    if (this.ended) {
      return;
    }
    if (message.error !== undefined) {
      this.worker?.terminate();
      // Another session may have changed the engine to JavaScript already.
      if (!this.ready && (this.kind !== this.engine.kind || this.engine.fallBack(message.error))) {
        this.open();
        return;
      }
      this.ended = true;
    } else if (message.ready) {
      this.ready = true;
      this.waiting.forEach(each => this.worker.postMessage(each));
    }
    this.listen(message);
  }

  send(message) {
    if (this.ready) {
      this.worker.postMessage(message);
    } else {
      this.waiting.push(message);
    }
  }

  /** Ends the worker at once. No more messages come from it. */
  end() {
    this.ended = true;
    this.worker?.terminate();
  }
}

/** Asks a worker for a completion of the pieces on the board, one question at a time. */
export class Finisher {

  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
    this.task = 0;
  }

  /** Starts the worker before the first question. */
  prepare() {
    if (!this.session || this.session.ended) {
      this.session = new Session(this.engine, message => this.take(message));
    }
  }

  /**
   * Returns the code of a completion; null if there is none; undefined if the question was given up.
   *
   * @param images the images on the board, as "shape:position position,shape:position"
   */
  ask(images) {
    this.giveUp();
    this.prepare();
    return new Promise((resolve, reject) => {
      this.open = { resolve, reject };
      this.session.send({ task: ++this.task, finish: images });
    });
  }

  take(message) {
    const { open } = this;
    if (open && message.error !== undefined) {
      this.open = null;
      open.reject(new Error(message.error));
    } else if (open && message.task === this.task) {
      this.open = null;
      open.resolve(message.solution);
    }
  }

  /** Ends the search for an answer that is not needed any more. */
  giveUp() {
    if (this.open) {
      this.session.end();
      this.open.resolve(undefined);
      this.open = null;
    }
  }
}

function runsWebAssembly() {
  try {
    return WebAssembly.validate(new Uint8Array(PROBE));
  } catch {
    return false;
  }
}

/** Returns the bytes of a text in base 64, decompressed if they are a gzip file. */
export async function unpacked(text) {
  const packed = atob(text);
  // By an iterator of characters this would take ten times as long: 0.1 s for the library of the studio.
  const bytes = new Uint8Array(packed.length).map((_, at) => packed.charCodeAt(at));
  if (!text.trim().startsWith(GZIP)) {
    return bytes;
  }
  if (!window.DecompressionStream) {
    throw new Error("this browser is too old");
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
