// Starts a module of WebAssembly that TeaVM has made.

/**
 * Returns functions of a module, started with the few imports that it calls. None of these compiles text.
 *
 * @param names the names of the functions
 */
export async function startModule(bytes, names) {
  let exported = null;
  const told = error => {
    const tag = exported["teavm.javaException"];
    if (!(error instanceof WebAssembly.Exception) || !error.is(tag)) {
      return error;
    }
    const message = exported["teavm.exceptionMessage"](error.getArg(tag, 0));
    return new Error(message === null ? "the solver has failed" : exported["teavm.stringToJs"](message));
  };
  const refused = name => () => {
    throw new Error("the program calls a function that this page does not have: " + name);
  };
  // The memory has the constants of the module, which are a part of its bytes, and no heap.
  const pages = (bytes.byteLength >> 16) + 1;
  /** @type {Record<string, any>} */
  const asked = {
    env: { memory: new WebAssembly.Memory({ initial: pages, maximum: pages }) },
    teavmMemory: { heapOffset: 0, maxSize: 0 },
    teavmMath: Math,
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmJso: {
      stringBuiltinsSupported: () => 0,
      wrapInt: value => value,
      unwrapInt: value => value,
      wrapDouble: value => value,
      unwrapDouble: value => value,
      createClass: () => class {},
      defineStaticMethod: () => {},
      defineFunction: call => (...values) => {
        try {
          return call(...values);
        } catch (error) {
          throw told(error);
        }
      },
      global: name => globalThis[name],
      getProperty: (object, name) => object[name],
      isUndefined: value => value === undefined ? 1 : 0,
      callMethod0: (object, name) => object[name](),
      callMethod1: (object, name, value) => object[name](value),
    },
    "wasm:js-string": {
      fromCharCode: code => String.fromCharCode(code),
      concat: (first, second) => first + second,
      substring: (text, from, to) => text.substring(from, to),
      charCodeAt: (text, index) => text.charCodeAt(index),
      length: text => text.length,
    },
  };
  const module = await WebAssembly.compile(bytes);
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    asked[from] ??= {};
    if (!(name in asked[from])) {
      // A module imports much that it never calls: a stub starts it, and throws an error if it is called.
      asked[from][name] = refused(name);
    }
  }
  exported = (await WebAssembly.instantiate(module, asked)).exports;
  return Object.fromEntries(names.map(name => [name, exported[name].value]));
}
