package io.github.filaforge.compile;

import io.github.filaforge.emit.SolverSource;
import org.codehaus.janino.SimpleCompiler;

/** Compiles with Janino: needs no JDK, and is ready much sooner than a cold javac. */
public final class JaninoCompiler implements SolverCompiler {

    @Override
    public SolverClass compile(SolverSource source) throws CompileException {
        SimpleCompiler compiler = new SimpleCompiler();
        compiler.setParentClassLoader(getClass().getClassLoader());
        compiler.setDebuggingInformation(false, false, false);
        try {
            compiler.cook(source.path(), source.text());
        } catch (org.codehaus.commons.compiler.CompileException e) {
            throw new IllegalStateException("Janino does not take the generated source: " + e.getMessage(), e);
        }
        return SolverClass.load(source.qualifiedName(), compiler.getClassLoader(), compiler.getBytecodes());
    }
}
