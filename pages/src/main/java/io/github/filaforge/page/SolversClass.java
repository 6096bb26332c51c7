package io.github.filaforge.page;

import io.github.filaforge.page.engine.Engine;
import io.github.filaforge.runtime.GeneratedSolver;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the class from which {@code Engine} gets the solvers of a page. */
final class SolversClass {

    /** The name of the class, which stands beside {@code Engine}. */
    static final String NAME = Engine.class.getPackageName() + ".Solvers";

    private static final String SOLVER = Type.getInternalName(GeneratedSolver.class);

    private SolversClass() {}

    /**
     * Returns the class file.
     *
     * @param solving the name of the class of the solver that counts the solutions of the puzzle
     * @param completing the name of the class of the solver of all copies
     */
    static byte[] of(String solving, String completing) {
        ClassWriter written = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        written.visit(
                Opcodes.V17,
                Opcodes.ACC_FINAL,
                NAME.replace('.', '/'),
                null,
                Type.getInternalName(Object.class),
                new String[0]);
        addSupplier(written, "solving", solving.replace('.', '/'));
        addSupplier(written, "completing", completing.replace('.', '/'));
        written.visitEnd();
        return written.toByteArray();
    }

    private static void addSupplier(ClassWriter written, String name, String solver) {
        MethodVisitor method = written.visitMethod(Opcodes.ACC_STATIC, name, "()L" + SOLVER + ";", null, null);
        method.visitCode();
        method.visitTypeInsn(Opcodes.NEW, solver);
        method.visitInsn(Opcodes.DUP);
        method.visitMethodInsn(Opcodes.INVOKESPECIAL, solver, "<init>", "()V", false);
        method.visitInsn(Opcodes.ARETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
