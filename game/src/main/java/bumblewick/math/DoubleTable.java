package bumblewick.math;

/** Numbers that nobody can change, so that a constant can hold them: a table, or the coefficients of a polynomial. */
final class DoubleTable {
    private final double[] numbers;

    /**
     * Makes the table.
     *
     * @param numbers given up to the table
     */
    DoubleTable(double... numbers) {
        this.numbers = numbers;
    }

    double get(int index) {
        return numbers[index];
    }

    int size() {
        return numbers.length;
    }

    /** c₀ + c₁x + c₂x² + …, by Horner's rule. */
    double polynomial(double x) {
        double sum = numbers[numbers.length - 1];
        for (int i = numbers.length - 2; i >= 0; i--) {
            sum = numbers[i] + x * sum;
        }
        return sum;
    }
}
