package io.github.filaforge.lambdas;

import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The conversions of arguments and results that {@link java.lang.invoke.LambdaMetafactory} describes. */
final class Conversion {

    private static final Type OBJECT = Type.getType(Object.class);

    /** The instructions that widen a primitive type, by the descriptors of both types; {@code NOP} if none is needed. */
    private static final Map<String, Integer> WIDENING = Map.of(
            "IJ", Opcodes.I2L,
            "CJ", Opcodes.I2L,
            "ID", Opcodes.I2D,
            "CD", Opcodes.I2D,
            "JD", Opcodes.L2D,
            "CI", Opcodes.NOP,
            "BI", Opcodes.NOP,
            "SI", Opcodes.NOP);

    /** The wrapper classes of primitive types. */
    private static final Map<Type, Type> WRAPPERS = Map.of(
            Type.BOOLEAN_TYPE, Type.getType(Boolean.class),
            Type.BYTE_TYPE, Type.getType(Byte.class),
            Type.CHAR_TYPE, Type.getType(Character.class),
            Type.DOUBLE_TYPE, Type.getType(Double.class),
            Type.FLOAT_TYPE, Type.getType(Float.class),
            Type.INT_TYPE, Type.getType(Integer.class),
            Type.LONG_TYPE, Type.getType(Long.class),
            Type.SHORT_TYPE, Type.getType(Short.class));

    private Conversion() {}

    private static boolean isPrimitive(Type type) {
        return type.getSort() < Type.ARRAY;
    }

    /**
     * Writes the conversion of the value on the stack.
     *
     * @return false if the conversion is not supported
     */
    static boolean write(Type from, Type to, MethodVisitor code) {
        if (from.equals(to)) {
            return true;
        }
        if (isPrimitive(from)) {
            return isPrimitive(to) ? widen(from, to, code) : box(from, code);
        }
        return isPrimitive(to) ? unbox(from, to, code) : cast(to, code);
    }

    /**
     * Writes the conversion of the result on the stack.
     *
     * @param result the type of the result
     * @param exact the type that the lambda returns
     * @param erased the type that the method of the interface returns
     * @return false if the conversion is not supported
     */
    static boolean writeResult(Type result, Type exact, Type erased, MethodVisitor code) {
        if (erased.equals(Type.VOID_TYPE)) {
            if (!result.equals(Type.VOID_TYPE)) {
                code.visitInsn(result.getSize() == 1 ? Opcodes.POP : Opcodes.POP2);
            }
            return true;
        }
        // An object that is returned as an object needs no cast: the caller casts it.
        boolean isObject = !isPrimitive(result) && !isPrimitive(exact) && erased.equals(OBJECT);
        return isObject || write(result, exact, code);
    }

    private static boolean widen(Type from, Type to, MethodVisitor code) {
        Integer instruction = WIDENING.get(from.getDescriptor() + to.getDescriptor());
        if (instruction != null && instruction != Opcodes.NOP) {
            code.visitInsn(instruction);
        }
        return instruction != null;
    }

    private static boolean box(Type from, MethodVisitor code) {
        Type wrapper = WRAPPERS.get(from);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                wrapper.getInternalName(),
                "valueOf",
                Type.getMethodDescriptor(wrapper, from),
                false);
        return true;
    }

    private static boolean unbox(Type from, Type to, MethodVisitor code) {
        for (Map.Entry<Type, Type> each : WRAPPERS.entrySet()) {
            if (each.getValue().equals(from)) {
                writeUnboxing(each.getKey(), code);
                return write(each.getKey(), to, code);
            }
        }
        cast(WRAPPERS.get(to), code);
        writeUnboxing(to, code);
        return true;
    }

    private static void writeUnboxing(Type primitive, MethodVisitor code) {
        code.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                WRAPPERS.get(primitive).getInternalName(),
                primitive.getClassName() + "Value",
                Type.getMethodDescriptor(primitive),
                false);
    }

    private static boolean cast(Type to, MethodVisitor code) {
        if (!to.equals(OBJECT)) {
            code.visitTypeInsn(Opcodes.CHECKCAST, to.getInternalName());
        }
        return true;
    }
}
