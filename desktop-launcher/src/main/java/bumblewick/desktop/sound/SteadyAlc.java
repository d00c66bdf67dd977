package bumblewick.desktop.sound;

import com.jme3.audio.lwjgl.LwjglALC;

/**
 * The engine's access to the sound device, except for a lost device: the engine would start again with another one,
 * lose all sounds, and end the game if there is none. {@link DesktopAudioOutput} handles that instead.
 */
public final class SteadyAlc extends LwjglALC {
    @Override
    public boolean alcIsExtensionPresent(String name) {
        return !name.equals("ALC_EXT_disconnect") && super.alcIsExtensionPresent(name);
    }
}
