/**
 * Pads on a PC. The engine's own back end names the parts of a pad by its maker's name and gets most of them wrong; GLFW
 * knows hundreds of pads by their parts. Here they all have one layout, jME's: Y, B, A, X are buttons 0 to 3, then LB, RB,
 * LT, RT, Select, Start and the sticks; sticks are the axes x, y (down is positive) and z, rz, triggers rx and ry from 0 to
 * 1, the directional pad pov_x and pov_y (up is positive).
 *
 * <p>Pads may come and go while the game runs. There is no vibration: GLFW has none.
 */
package bumblewick.desktop.pad;
