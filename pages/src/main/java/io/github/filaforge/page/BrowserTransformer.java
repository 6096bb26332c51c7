package io.github.filaforge.page;

import io.github.filaforge.page.engine.SeededRandom;
import io.github.filaforge.page.engine.WideProduct;
import io.github.filaforge.runtime.merge.KeptLevels;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.teavm.interop.Export;
import org.teavm.model.AccessLevel;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.MonitorEnterInstruction;
import org.teavm.model.instructions.MonitorExitInstruction;
import org.teavm.model.instructions.PutFieldInstruction;

/**
 * Changes classes so that they run in a browser. It adds methods that the class library of TeaVM 0.16.0 lacks and that the
 * library of this project calls. A page has one thread. So all locks are removed, and a thread that is started runs at once.
 * Otherwise TeaVM makes each method that may wait, and all its callers, so that they can be suspended, and an exported
 * function cannot be one of them. A {@code Random} is made as a {@link SeededRandom}. A page has no files, so a count by
 * merging stores no levels.
 *
 * <p>What no page needs is removed, since each kilobyte counts: stack traces and suppressed exceptions, the name of the class in
 * the text of an object, the types of elements that are copied in JavaScript, and the functions by which other programs would
 * have TeaVM allocate memory and run events.
 */
public final class BrowserTransformer implements ClassHolderTransformer {

    private static final String LEVELS = KeptLevels.class.getName();
    private static final String RANDOM = Random.class.getName();
    /** The methods of {@link KeptLevels} that read and write files; none of them returns anything. */
    private static final Set<String> FILE_METHODS = Set.of("readInto", "write", "remove", "end");

    /** The fields of an exception that no page reads. */
    private static final Set<String> UNREAD = Set.of("suppressed", "suppressionEnabled", "writableStackTrace");

    private static final String SEEDED_RANDOM = SeededRandom.class.getName();

    /** The memory that a browser is expected to give to a page. */
    private static final long MEMORY = 1L << 30;

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        ClassHierarchy classes = context.getHierarchy();
        switch (type.getName()) {
            case "java.lang.Runtime" -> {
                addConstant(
                        type,
                        new MethodHolder("maxMemory", ValueType.LONG),
                        program -> program.constant(MEMORY),
                        classes);
                addConstant(
                        type,
                        new MethodHolder("availableProcessors", ValueType.INTEGER),
                        program -> program.constant(1),
                        classes);
            }
            case "java.lang.Object" ->
                addConstant(
                        type,
                        new MethodHolder("toString", ValueType.parse(String.class)),
                        program -> program.constant("an object"),
                        classes);
            case "java.lang.System" ->
                type.getMethods().stream()
                        // In WebAssembly this method is an instruction, and has no program.
                        .filter(method -> method.getName().equals("arraycopy") && method.getProgram() != null)
                        .forEach(method -> copyUnchecked(method, classes));
            case "java.lang.Throwable" -> {
                MethodHolder trace = new MethodHolder("fillInStackTrace", ValueType.parse(Throwable.class));
                ProgramEmitter body = ProgramEmitter.create(trace, classes);
                body.var(0, type).returnValue();
                add(type, trace);
                type.getMethods().forEach(BrowserTransformer::simplify);
            }
            case "java.lang.Thread" -> {
                MethodHolder start = new MethodHolder("start", ValueType.VOID);
                ProgramEmitter body = ProgramEmitter.create(start, classes);
                body.var(0, type).invokeVirtual("run");
                body.exit();
                add(type, start);
                MethodHolder join = new MethodHolder("join", ValueType.VOID);
                ProgramEmitter.create(join, classes).exit();
                add(type, join);
            }
            default -> {}
        }
        if (type.getName().equals(LEVELS)) {
            List.copyOf(type.getMethods()).stream()
                    .filter(method -> FILE_METHODS.contains(method.getName()))
                    .forEach(method -> ProgramEmitter.create(method, classes).exit());
        }
        boolean isRandom =
                type.getName().equals(SEEDED_RANDOM) || type.getName().equals(RANDOM);
        for (MethodHolder method : type.getMethods()) {
            method.getModifiers().remove(ElementModifier.SYNCHRONIZED);
            if (method.getAnnotations().get(Export.class.getName()) != null) {
                method.getAnnotations().remove(Export.class.getName());
            }
            if (method.getProgram() != null) {
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    for (Instruction instruction : block) {
                        if (!isRandom) {
                            replaceRandom(instruction);
                        }
                        replaceProduct(instruction);
                        removeLock(instruction);
                    }
                }
            }
        }
    }

    /** Makes a method copy elements without checks of their types. */
    private static void copyUnchecked(MethodHolder method, ClassHierarchy classes) {
        ProgramEmitter body = ProgramEmitter.create(method, classes);
        ValueEmitter[] arguments = new ValueEmitter[method.parameterCount()];
        for (int index = 0; index < arguments.length; index++) {
            arguments[index] = body.var(index + 1, method.parameterType(index));
        }
        body.invoke(System.class.getName(), "fastArraycopy", arguments);
        body.exit();
    }

    /** Removes from a constructor of exceptions what only stack traces and suppressed exceptions need. */
    private static void simplify(MethodHolder method) {
        if (method.getName().equals("<init>")) {
            for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                for (Instruction instruction : block) {
                    if (instruction instanceof PutFieldInstruction put
                            && UNREAD.contains(put.getField().getFieldName())) {
                        put.delete();
                    }
                }
            }
        }
    }

    private static void removeLock(Instruction instruction) {
        if (instruction instanceof MonitorEnterInstruction || instruction instanceof MonitorExitInstruction) {
            instruction.delete();
        }
    }

    /** Replaces the making of random numbers by a seed. */
    private static void replaceRandom(Instruction instruction) {
        if (instruction instanceof ConstructInstruction made && made.getType().equals(RANDOM)) {
            made.setType(SEEDED_RANDOM);
        } else if (instruction instanceof InvokeInstruction call
                && call.getMethod().getClassName().equals(RANDOM)
                && call.getMethod().getName().equals("<init>")) {
            call.setMethod(new MethodReference(SEEDED_RANDOM, call.getMethod().getDescriptor()));
        }
    }

    private static void replaceProduct(Instruction instruction) {
        if (instruction instanceof InvokeInstruction call
                && call.getMethod().getClassName().equals(Math.class.getName())
                && call.getMethod().getName().equals("multiplyHigh")) {
            call.setMethod(new MethodReference(
                    WideProduct.class.getName(), call.getMethod().getDescriptor()));
        }
    }

    private static void addConstant(
            ClassHolder type,
            MethodHolder method,
            Function<ProgramEmitter, ValueEmitter> constant,
            ClassHierarchy classes) {
        constant.apply(ProgramEmitter.create(method, classes)).returnValue();
        add(type, method);
    }

    /** Adds a method, or replaces the method of this name and these parameters. */
    private static void add(ClassHolder type, MethodHolder method) {
        MethodHolder present = type.getMethod(method.getDescriptor());
        if (present != null) {
            type.removeMethod(present);
        }
        method.setLevel(AccessLevel.PUBLIC);
        type.addMethod(method);
    }
}
