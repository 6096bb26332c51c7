package io.github.filaforge.runtime.terminal;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * The signal SIGUSR1, with which a user requests the progress of a search. It works if Java has the module
 * {@code jdk.unsupported} and the platform has the signal; elsewhere this class does nothing.
 */
public final class StatisticsSignal {

    private StatisticsSignal() {}

    /** Runs an action whenever the signal comes, on a thread of its own, in place of the action that was set before. */
    public static void handle(Runnable action) {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            Object proxy =
                    Proxy.newProxyInstance(handler.getClassLoader(), new Class<?>[] {handler}, new Handler(action));
            signal.getMethod("handle", signal, handler)
                    .invoke(null, signal.getConstructor(String.class).newInstance("USR1"), proxy);
        } catch (ReflectiveOperationException | RuntimeException e) {
            // The module or the signal does not exist, or the JVM uses the signal itself.
            return;
        }
    }

    /** Implements {@code sun.misc.SignalHandler}. */
    private record Handler(Runnable action) implements InvocationHandler {

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return switch (method.getName()) {
                case "handle" -> {
                    action.run();
                    yield null;
                }
                case "equals" -> proxy == arguments[0];
                case "hashCode" -> System.identityHashCode(proxy);
                default -> "SIGUSR1";
            };
        }
    }
}
