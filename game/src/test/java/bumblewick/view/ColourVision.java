package bumblewick.view;

import com.jme3.math.Vector3f;
import java.util.Map;

/**
 * How colours look with a colour blindness, and how far they are apart to the eye.
 *
 * <p>Source of the matrices, for severity 1.0 in linear sRGB: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, <i>A
 * Physiologically-based Model for Simulation of Color Vision Deficiency</i>, IEEE TVCG 15(6), 2009. Distances are ΔE*ab (CIE
 * 1976) under D65; about 2.3 is a just noticeable difference.
 */
public final class ColourVision {
    private static final Map<String, float[]> MACHADO = Map.of(
            "protan",
            new float[] {
                0.152286f, 1.052583f, -0.204868f, 0.114503f, 0.786281f, 0.099216f, -0.003882f, -0.048116f, 1.051998f
            },
            "deutan",
            new float[] {
                0.367322f, 0.860646f, -0.227968f, 0.280085f, 0.672501f, 0.047413f, -0.011820f, 0.042940f, 0.968881f
            },
            "tritan",
            new float[] {
                1.255528f, -0.076749f, -0.178779f, -0.078411f, 0.930809f, 0.147602f, 0.004733f, 0.691367f, 0.303900f
            });

    /** The point of the CIE curve below which it is a straight line. */
    private static final double STRAIGHT = 216.0 / 24389.0;

    private static final double SLOPE = 24389.0 / 27.0;

    private ColourVision() {}

    /** The distance of two colours {@code #rrggbb}, as seen with a colour blindness. */
    public static double distance(String a, String b, String blindness) {
        double[] x = lab(seen(LinearColour.parse(a), blindness));
        double[] y = lab(seen(LinearColour.parse(b), blindness));
        return Math.sqrt(square(x[0] - y[0]) + square(x[1] - y[1]) + square(x[2] - y[2]));
    }

    /** A linear colour as it looks, within the gamut. */
    static Vector3f seen(Vector3f c, String blindness) {
        float[] m = MACHADO.get(blindness);
        return new Vector3f(
                clamp(m[0] * c.x + m[1] * c.y + m[2] * c.z),
                clamp(m[3] * c.x + m[4] * c.y + m[5] * c.z),
                clamp(m[6] * c.x + m[7] * c.y + m[8] * c.z));
    }

    private static float clamp(float value) {
        return Math.max(0f, Math.min(1f, value));
    }

    /** CIE L*a*b* of a linear sRGB colour, by IEC 61966-2-1 and D65. */
    static double[] lab(Vector3f c) {
        double x = curve((0.4124564 * c.x + 0.3575761 * c.y + 0.1804375 * c.z) / 0.95047);
        double y = curve(0.2126729 * c.x + 0.7151522 * c.y + 0.0721750 * c.z);
        double z = curve((0.0193339 * c.x + 0.1191920 * c.y + 0.9503041 * c.z) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double curve(double t) {
        return t > STRAIGHT ? Math.cbrt(t) : (SLOPE * t + 16) / 116;
    }

    private static double square(double value) {
        return value * value;
    }
}
