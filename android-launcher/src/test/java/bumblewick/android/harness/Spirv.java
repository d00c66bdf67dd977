package bumblewick.android.harness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A shader as the reference compiler translates it: there each result has a number, and those that a graphics card may
 * compute in half precision are marked ({@code RelaxedPrecision}), by the rules of the language.
 *
 * <p>Source: <i>SPIR-V Specification 1.6</i>, Khronos 2023, sections 2.3 (layout) and 3.52 (instructions).
 */
final class Spirv {
    private static final int HEADER = 5;
    private static final int BOUND = 3;
    private static final int RELAXED = 0;

    private static final int NAME = 5;
    private static final int EXT_INST = 12;
    private static final int TYPE_FLOAT = 22;
    private static final int TYPE_VECTOR = 23;
    private static final int FUNCTION = 54;
    private static final int FUNCTION_PARAMETER = 55;
    private static final int FUNCTION_CALL = 57;
    private static final int VARIABLE = 59;
    private static final int LOAD = 61;
    private static final int STORE = 62;
    private static final int DECORATE = 71;
    private static final int SAMPLE_FIRST = 87;
    private static final int SAMPLE_LAST = 95;
    private static final int FLOAT_TO_UNSIGNED = 109;
    private static final int FLOAT_TO_SIGNED = 110;
    private static final int QUANTIZE = 116;
    private static final int DERIVATIVE_FIRST = 207;
    private static final int DERIVATIVE_LAST = 215;
    private static final int PHI = 245;
    private static final int RETURN_VALUE = 254;

    /** Of the standard functions: floor, fract, sine and cosine make patterns and phases, which half precision spoils. */
    private static final Set<Integer> OF_PLACES = Set.of(8, 10, 13, 14);

    private final int[] words;
    private final List<int[]> instructions = new ArrayList<>();
    private final Set<Integer> relaxed = new HashSet<>();
    private final Set<Integer> floats = new HashSet<>();
    private final Map<Integer, String> names = new HashMap<>();

    Spirv(int[] words) {
        this.words = words;
        for (int at = HEADER; at < words.length; at += words[at] >>> 16) {
            int[] one = Arrays.copyOfRange(words, at, at + (words[at] >>> 16));
            instructions.add(one);
            declare(one);
        }
    }

    private void declare(int[] one) {
        switch (code(one)) {
            case TYPE_FLOAT, TYPE_VECTOR -> {
                if (code(one) == TYPE_FLOAT || floats.contains(one[2])) {
                    floats.add(one[1]);
                }
            }
            case DECORATE -> {
                if (one[2] == RELAXED) {
                    relaxed.add(one[1]);
                }
            }
            case NAME -> names.put(one[1], text(one, 2));
            default -> {}
        }
    }

    private static int code(int[] one) {
        return one[0] & 0xFFFF;
    }

    private static String text(int[] one, int from) {
        StringBuilder text = new StringBuilder();
        for (int i = from * 4; i < one.length * 4; i++) {
            int letter = (one[i / 4] >> (8 * (i % 4))) & 0xFF;
            if (letter == 0) {
                break;
            }
            text.append((char) letter);
        }
        return text.toString();
    }

    /** Whether anything may be computed in half precision. */
    boolean hasRelaxed() {
        return !relaxed.isEmpty();
    }

    /**
     * The same, computed on a graphics card that does whatever it may in half precision: each such result is rounded to a
     * half float.
     */
    int[] rounded() {
        List<int[]> all = new ArrayList<>();
        int next = words[BOUND];
        for (int[] one : instructions) {
            if (code(one) == DECORATE && one[2] == RELAXED) {
                continue;
            }
            if (!isRounded(one)) {
                all.add(one);
                continue;
            }
            int result = one[2];
            int[] exact = one.clone();
            exact[2] = next;
            all.add(exact);
            all.add(new int[] {(4 << 16) | QUANTIZE, one[1], result, next++});
        }
        int length = all.stream().mapToInt(one -> one.length).sum();
        int[] made = new int[HEADER + length];
        System.arraycopy(words, 0, made, 0, HEADER);
        made[BOUND] = next;
        int at = HEADER;
        for (int[] one : all) {
            System.arraycopy(one, 0, made, at, one.length);
            at += one.length;
        }
        return made;
    }

    private boolean isRounded(int[] one) {
        int code = code(one);
        return isComputed(one)
                && one.length > 2
                && code != VARIABLE
                && code != PHI
                && code != FUNCTION_PARAMETER
                && floats.contains(one[1])
                && relaxed.contains(one[2]);
    }

    /** Whether it stands in a function, where something is computed, rather than among types and constants. */
    private static boolean isComputed(int[] one) {
        return code(one) == EXT_INST || code(one) > FUNCTION;
    }

    /** Places in the shader where a value that may have been computed in half precision is used for more than a colour. */
    List<String> misuses() {
        Set<Integer> coarse = coarse();
        List<String> found = new ArrayList<>();
        for (int[] one : instructions) {
            int code = code(one);
            int used = 0;
            if (code >= SAMPLE_FIRST && code <= SAMPLE_LAST) {
                used = one[4];
            } else if ((code >= DERIVATIVE_FIRST && code <= DERIVATIVE_LAST)
                    || code == FLOAT_TO_SIGNED
                    || code == FLOAT_TO_UNSIGNED) {
                used = one[3];
            } else if (code == EXT_INST && OF_PLACES.contains(one[4])) {
                used = one[5];
            }
            if (coarse.contains(used)) {
                found.add("a value of half precision is used as a place, a phase or a number, by instruction " + code
                        + ", result " + one[2]);
            }
        }
        return found;
    }

    /** Everything that comes from a value of half precision, through variables and functions too. */
    private Set<Integer> coarse() {
        Map<Integer, List<Integer>> parameters = parameters();
        Set<Integer> coarse = new HashSet<>(relaxed);
        int before;
        do {
            before = coarse.size();
            int function = 0;
            for (int[] one : instructions) {
                switch (code(one)) {
                    case FUNCTION -> function = one[2];
                    case STORE -> spread(coarse, one[2], one[1]);
                    case RETURN_VALUE -> spread(coarse, one[1], function);
                    case FUNCTION_CALL -> call(coarse, one, parameters.get(one[3]));
                    case LOAD -> spread(coarse, one[3], one[2]);
                    default -> compute(coarse, one);
                }
            }
        } while (coarse.size() > before);
        return coarse;
    }

    private static void spread(Set<Integer> coarse, int from, int to) {
        if (coarse.contains(from)) {
            coarse.add(to);
        }
    }

    private static void call(Set<Integer> coarse, int[] one, List<Integer> parameters) {
        spread(coarse, one[3], one[2]);
        for (int i = 0; i < parameters.size(); i++) {
            spread(coarse, one[4 + i], parameters.get(i));
        }
    }

    private void compute(Set<Integer> coarse, int[] one) {
        if (isComputed(one) && one.length > 3 && floats.contains(one[1])) {
            for (int i = code(one) == EXT_INST ? 5 : 3; i < one.length; i++) {
                spread(coarse, one[i], one[2]);
            }
        }
    }

    private Map<Integer, List<Integer>> parameters() {
        Map<Integer, List<Integer>> all = new HashMap<>();
        List<Integer> current = new ArrayList<>();
        for (int[] one : instructions) {
            if (code(one) == FUNCTION) {
                current = new ArrayList<>();
                all.put(one[2], current);
            } else if (code(one) == FUNCTION_PARAMETER) {
                current.add(one[2]);
            }
        }
        return all;
    }
}
