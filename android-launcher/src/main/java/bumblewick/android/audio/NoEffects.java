package bumblewick.android.audio;

import com.jme3.audio.openal.EFX;
import java.nio.IntBuffer;

/** OpenAL's effects: the device reports that it has none, so the engine never calls them. */
final class NoEffects implements EFX {
    @Override
    public void alGenAuxiliaryEffectSlots(int count, IntBuffer store) {
        throw none();
    }

    @Override
    public void alGenEffects(int count, IntBuffer store) {
        throw none();
    }

    @Override
    public void alEffecti(int effect, int parameter, int value) {
        throw none();
    }

    @Override
    public void alAuxiliaryEffectSloti(int slot, int parameter, int value) {
        throw none();
    }

    @Override
    public void alDeleteEffects(int count, IntBuffer effects) {
        throw none();
    }

    @Override
    public void alDeleteAuxiliaryEffectSlots(int count, IntBuffer slots) {
        throw none();
    }

    @Override
    public void alGenFilters(int count, IntBuffer store) {
        throw none();
    }

    @Override
    public void alFilteri(int filter, int parameter, int value) {
        throw none();
    }

    @Override
    public void alFilterf(int filter, int parameter, float value) {
        throw none();
    }

    @Override
    public void alDeleteFilters(int count, IntBuffer filters) {
        throw none();
    }

    @Override
    public void alEffectf(int effect, int parameter, float value) {
        throw none();
    }

    private static IllegalStateException none() {
        return new IllegalStateException("there are no effects, and the device says so");
    }
}
