package io.github.filaforge.page;

/** The solvers of a page as a browser runs them. */
final class CompiledEngine {

    private final byte[] wasm;
    private final String javaScript;

    CompiledEngine(byte[] wasm, String javaScript) {
        this.wasm = wasm.clone();
        this.javaScript = javaScript;
    }

    /** A module of WebAssembly with garbage collection, whose exports are the static methods of {@code Engine}; a copy. */
    byte[] wasm() {
        return wasm.clone();
    }

    /** A script that defines these as functions, for browsers without. */
    String javaScript() {
        return javaScript;
    }
}
