package io.github.filaforge.picture.vector;

/** Writes paths as SVG does, in few characters. */
public final class PathData {

    private static final double DIGITS = 1000;

    private PathData() {}

    public static String of(Path path) {
        StringBuilder data = new StringBuilder();
        String x = "";
        String y = "";
        for (Path.Step step : path.steps()) {
            String toX = number(step.x());
            String toY = number(step.y());
            switch (step.kind()) {
                case MOVE -> data.append('M').append(toX).append(' ').append(toY);
                case LINE -> {
                    if (toY.equals(y)) {
                        data.append('H').append(toX);
                    } else if (toX.equals(x)) {
                        data.append('V').append(toY);
                    } else {
                        data.append('L').append(toX).append(' ').append(toY);
                    }
                }
                case CURVE ->
                    data.append('Q')
                            .append(number(step.controlX()))
                            .append(' ')
                            .append(number(step.controlY()))
                            .append(' ')
                            .append(toX)
                            .append(' ')
                            .append(toY);
                case CLOSE -> data.append('Z');
            }
            x = toX;
            y = toY;
        }
        return data.toString();
    }

    /** Returns a number with at most three digits behind the point. */
    public static String number(double value) {
        long thousandths = Math.round(value * DIGITS);
        String digits = String.valueOf(Math.abs(thousandths) % (long) DIGITS + (long) DIGITS)
                .substring(1);
        String fraction = digits.replaceAll("0+$", "");
        long whole = Math.abs(thousandths) / (long) DIGITS;
        return (thousandths < 0 ? "-" : "")
                + (whole == 0 && !fraction.isEmpty() ? "" : whole)
                + (fraction.isEmpty() ? "" : "." + fraction);
    }
}
