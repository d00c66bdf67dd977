package bumblewick.sim.collision;

/** A convex shape about its own origin, in u. Immutable; where it is and how it is turned stands elsewhere. */
public sealed interface ConvexShape permits Sphere, Capsule, Box, Cylinder, ConvexHull {}
