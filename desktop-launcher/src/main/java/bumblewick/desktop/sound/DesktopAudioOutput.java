package bumblewick.desktop.sound;

import bumblewick.platform.AudioOutput;
import java.util.List;
import org.lwjgl.openal.AL10;
import org.lwjgl.openal.ALC10;
import org.lwjgl.openal.ALUtil;
import org.lwjgl.openal.EXTDisconnect;
import org.lwjgl.openal.EnumerateAllExt;
import org.lwjgl.openal.SOFTOutputMode;
import org.lwjgl.openal.SOFTReopenDevice;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The sound devices of a PC. The bundled library (OpenAL Soft) moves all sounds to another device, and mixes down to
 * mono, while they play. A system library that cannot do so stays on the default device, in stereo.
 */
public final class DesktopAudioOutput implements AudioOutput {
    private static final Logger LOG = LoggerFactory.getLogger(DesktopAudioOutput.class);
    private static final long NONE = 0;

    /** Before what the library calls a device. */
    private static final String PREFIX = "OpenAL Soft on ";

    /** Of the extension AL_SOFT_hold_on_disconnect: whether what sounds ends with a lost device. */
    private static final int STOP_SOURCES_ON_DISCONNECT = 0x19AB;

    private String output = "";
    private String missed = "";
    private boolean mono;
    private boolean begun;
    private boolean silent;

    @Override
    public List<String> outputs() {
        if (device() == NONE || !canMove()) {
            return List.of();
        }
        return names().stream().map(DesktopAudioOutput::displayName).toList();
    }

    @Override
    public void apply(String wantedOutput, boolean wantedMono) {
        boolean same = wantedOutput.equals(output) && wantedMono == mono;
        output = wantedOutput;
        mono = wantedMono;
        if (device() != NONE && !same) {
            move();
        }
    }

    @Override
    public void poll() {
        if (device() == NONE) {
            return;
        }
        begin();
        boolean lost = ALC10.alcGetInteger(device(), EXTDisconnect.ALC_CONNECTED) == 0;
        if (lost && !silent) {
            LOG.warn("the sound device is gone");
        }
        if (lost) {
            move();
        }
    }

    private void begin() {
        if (!begun && canHold()) {
            AL10.alDisable(STOP_SOURCES_ON_DISCONNECT);
        }
        begun = true;
    }

    /** Under its name, or that of its trial. */
    private static boolean canHold() {
        return AL10.alIsExtensionPresent("AL_SOFT_hold_on_disconnect")
                || AL10.alIsExtensionPresent("AL_SOFTX_hold_on_disconnect");
    }

    private void move() {
        if (!canMove()) {
            LOG.warn("this system's OpenAL cannot change the sound device while it plays");
            return;
        }
        int[] shape = {
            SOFTOutputMode.ALC_OUTPUT_MODE_SOFT, mono ? SOFTOutputMode.ALC_MONO_SOFT : SOFTOutputMode.ALC_ANY_SOFT, 0
        };
        String name = output.isEmpty() ? null : find();
        boolean moved = SOFTReopenDevice.alcReopenDeviceSOFT(device(), name, shape)
                || (name != null && SOFTReopenDevice.alcReopenDeviceSOFT(device(), (CharSequence) null, shape));
        if (moved) {
            LOG.info("sound comes out of {}, {}", current(), mono ? "mono" : "as many channels as it has");
        } else if (!silent) {
            LOG.warn("there is no sound device to play on; the game goes on silently until there is one");
        }
        silent = !moved;
    }

    /** The library's name of the device that is wanted; null if it is not there. */
    private String find() {
        return names().stream()
                .filter(name -> displayName(name).equals(output))
                .findFirst()
                .orElseGet(this::missing);
    }

    private String missing() {
        if (!missed.equals(output)) {
            LOG.warn("there is no sound device '{}', there are {}; the system's own is used", output, outputs());
            missed = output;
        }
        return null;
    }

    private String current() {
        String name = ALC10.alcGetString(device(), EnumerateAllExt.ALC_ALL_DEVICES_SPECIFIER);
        return name == null ? "an unknown device" : displayName(name);
    }

    private static List<String> names() {
        List<String> names = ALUtil.getStringList(NONE, EnumerateAllExt.ALC_ALL_DEVICES_SPECIFIER);
        return names == null ? List.of() : names;
    }

    private static String displayName(String name) {
        return name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
    }

    /** That of the engine; none while the game plays without sound. */
    private static long device() {
        long context = ALC10.alcGetCurrentContext();
        return context == NONE ? NONE : ALC10.alcGetContextsDevice(context);
    }

    private static boolean canMove() {
        return ALC10.alcIsExtensionPresent(device(), "ALC_SOFT_reopen_device")
                && ALC10.alcIsExtensionPresent(device(), "ALC_SOFT_output_mode");
    }
}
