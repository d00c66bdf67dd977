/** How hot the machine is, and what the player told the system about speed and battery. */
package bumblewick.android.power;
