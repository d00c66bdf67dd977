package bumblewick.desktop;

import com.jme3.audio.lwjgl.LwjglALC;

/**
 * The engine's way to the sound device, but for what it does when the device is lost: it would begin anew with another, lose
 * all that sounds, and end the game where there is none. {@link DesktopSpeakers} looks after that instead.
 */
final class SteadyAlc extends LwjglALC {
    @Override
    public boolean alcIsExtensionPresent(String name) {
        return !name.equals("ALC_EXT_disconnect") && super.alcIsExtensionPresent(name);
    }
}
