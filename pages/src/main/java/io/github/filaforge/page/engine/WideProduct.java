package io.github.filaforge.page.engine;

/** Multiplies longs where the class library of TeaVM does not: {@code Math.multiplyHigh}. */
public final class WideProduct {

    private static final long LOW = 0xffffffffL;

    private WideProduct() {}

    /** Returns the 64 upper bits of the product of two longs, which has 128 bits. */
    public static long multiplyHigh(long first, long second) {
        long lowFirst = first & LOW;
        long highFirst = first >> Integer.SIZE;
        long lowSecond = second & LOW;
        long highSecond = second >> Integer.SIZE;
        long middle = highFirst * lowSecond + ((lowFirst * lowSecond) >>> Integer.SIZE);
        long other = lowFirst * highSecond + (middle & LOW);
        return highFirst * highSecond + (middle >> Integer.SIZE) + (other >> Integer.SIZE);
    }
}
