package bumblewick.android.harness;

import org.robolectric.annotation.Implements;

/** Replaces Robolectric's shadow, which names a class that Android 13 lacks, so that no window could be opened there. */
@Implements(android.bluetooth.BluetoothDevice.class)
public class PlainBluetoothDevice {}
