package io.github.filaforge.page;

/** The solvers of a page in the forms that a browser runs. */
final class CompiledEngine {

    private final byte[] wasm;
    private final String javaScript;

    CompiledEngine(byte[] wasm, String javaScript) {
        this.wasm = wasm.clone();
        this.javaScript = javaScript;
    }

    /**
     * Returns a copy of the module of WebAssembly with garbage collection, whose exports are the static methods of {@code
     * Engine}.
     */
    byte[] wasm() {
        return wasm.clone();
    }

    /** Returns a script that defines these methods as functions, for browsers without WebAssembly of this kind. */
    String javaScript() {
        return javaScript;
    }
}
