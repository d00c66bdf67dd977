/** How hot the machine is, and what the player chose in the system about speed and battery. */
package bumblewick.android.power;
