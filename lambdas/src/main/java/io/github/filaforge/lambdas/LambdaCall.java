package io.github.filaforge.lambdas;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The call that makes an object of a lambda, with the arguments of {@link java.lang.invoke.LambdaMetafactory#metafactory}.
 *
 * @param method the name of the method of the functional interface
 * @param captured the types of the variables that the lambda captures
 * @param functional the functional interface
 * @param erased the type of the interface's method
 * @param code the method that has the code of the lambda
 * @param exact the type of the interface's method with its type arguments
 */
record LambdaCall(String method, List<Type> captured, Type functional, Type erased, Handle code, Type exact) {

    private static final String FACTORY = "java/lang/invoke/LambdaMetafactory";

    /** The field of the only object of a class whose lambda captures nothing. */
    private static final String ONLY = "ONLY";

    /** The method that makes an object of a class whose lambda captures variables. */
    private static final String OF = "of";

    /** Returns a lambda; {@code null} if the call does not make a lambda, or makes a lambda that can be serialized. */
    static LambdaCall of(String method, String descriptor, Handle bootstrap, Object... arguments) {
        if (!bootstrap.getOwner().equals(FACTORY) || !bootstrap.getName().equals("metafactory")) {
            return null;
        }
        return new LambdaCall(
                method,
                List.of(Type.getArgumentTypes(descriptor)),
                Type.getReturnType(descriptor),
                (Type) arguments[0],
                (Handle) arguments[1],
                (Type) arguments[2]);
    }

    /** Writes the call that replaces this one: it takes the captured variables from the stack and leaves the object there. */
    void callInstead(String name, MethodVisitor to) {
        if (captured.isEmpty()) {
            to.visitFieldInsn(Opcodes.GETSTATIC, name, ONLY, functional.getDescriptor());
        } else {
            to.visitMethodInsn(Opcodes.INVOKESTATIC, name, OF, factoryDescriptor(), false);
        }
    }

    private String factoryDescriptor() {
        return Type.getMethodDescriptor(functional, captured.toArray(Type[]::new));
    }

    private String constructorDescriptor() {
        return Type.getMethodDescriptor(Type.VOID_TYPE, captured.toArray(Type[]::new));
    }

    /**
     * Returns the class file of a class that behaves as the lambda does; {@code null} if an argument or the result needs a
     * conversion that is not supported.
     *
     * @param name the name of the class
     * @param enclosing the name of the class that has the lambda
     * @param host the host of its nest
     */
    byte[] classFile(String name, String enclosing, String host) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(
                Opcodes.V17,
                Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC,
                name,
                null,
                "java/lang/Object",
                new String[] {functional.getInternalName()});
        // Like an anonymous class, it belongs to the class that it was made for.
        writer.visitNestHost(host);
        writer.visitOuterClass(enclosing, null, null);
        writer.visitInnerClass(name, null, null, Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC);
        for (int each = 0; each < captured.size(); each++) {
            String descriptor = captured.get(each).getDescriptor();
            writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, field(each), descriptor, null, null);
        }
        writeConstructor(name, writer);
        if (captured.isEmpty()) {
            writeOnly(name, writer);
        } else {
            writeFactory(name, writer);
        }
        return writeMethod(name, writer) ? writer.toByteArray() : null;
    }

    private static String field(int captured) {
        return "captured" + captured;
    }

    private void writeConstructor(String name, ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PRIVATE, "<init>", constructorDescriptor(), null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        int variable = 1;
        for (int each = 0; each < captured.size(); each++) {
            Type type = captured.get(each);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), variable);
            code.visitFieldInsn(Opcodes.PUTFIELD, name, field(each), type.getDescriptor());
            variable += type.getSize();
        }
        end(code, Opcodes.RETURN);
    }

    private void writeOnly(String name, ClassWriter writer) {
        int access = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
        writer.visitField(access, ONLY, functional.getDescriptor(), null, null);
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        code.visitCode();
        code.visitTypeInsn(Opcodes.NEW, name);
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", constructorDescriptor(), false);
        code.visitFieldInsn(Opcodes.PUTSTATIC, name, ONLY, functional.getDescriptor());
        end(code, Opcodes.RETURN);
    }

    private void writeFactory(String name, ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, OF, factoryDescriptor(), null, null);
        code.visitCode();
        code.visitTypeInsn(Opcodes.NEW, name);
        code.visitInsn(Opcodes.DUP);
        int variable = 0;
        for (Type type : captured) {
            code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), variable);
            variable += type.getSize();
        }
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", constructorDescriptor(), false);
        end(code, Opcodes.ARETURN);
    }

    /** Writes the method of the functional interface; returns false if it would need a conversion that is not supported. */
    private boolean writeMethod(String name, ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, method, erased.getDescriptor(), null, null);
        code.visitCode();
        boolean makesObject = this.code.getTag() == Opcodes.H_NEWINVOKESPECIAL;
        Type owner = Type.getObjectType(this.code.getOwner());
        if (makesObject) {
            code.visitTypeInsn(Opcodes.NEW, owner.getInternalName());
            code.visitInsn(Opcodes.DUP);
        }
        List<Type> parameters = new ArrayList<>();
        if (!makesObject && this.code.getTag() != Opcodes.H_INVOKESTATIC) {
            parameters.add(owner);
        }
        Collections.addAll(parameters, Type.getArgumentTypes(this.code.getDesc()));
        boolean isSupported = true;
        for (int each = 0; each < captured.size(); each++) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(
                    Opcodes.GETFIELD, name, field(each), captured.get(each).getDescriptor());
            isSupported &= Conversion.write(captured.get(each), parameters.get(each), code);
        }
        Type[] given = erased.getArgumentTypes();
        Type[] exactly = exact.getArgumentTypes();
        int variable = 1;
        for (int each = 0; each < given.length; each++) {
            code.visitVarInsn(given[each].getOpcode(Opcodes.ILOAD), variable);
            variable += given[each].getSize();
            isSupported &= Conversion.write(given[each], exactly[each], code)
                    && Conversion.write(exactly[each], parameters.get(captured.size() + each), code);
        }
        code.visitMethodInsn(
                opcode(), owner.getInternalName(), this.code.getName(), this.code.getDesc(), this.code.isInterface());
        Type result = makesObject ? owner : Type.getReturnType(this.code.getDesc());
        isSupported &= Conversion.writeResult(result, exact.getReturnType(), erased.getReturnType(), code);
        end(code, erased.getReturnType().getOpcode(Opcodes.IRETURN));
        return isSupported;
    }

    /** Returns the instruction that calls the code of the lambda. A private method of the nest is called as any other method. */
    private int opcode() {
        return switch (code.getTag()) {
            case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            default -> code.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        };
    }

    private static void end(MethodVisitor code, int instruction) {
        code.visitInsn(instruction);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
