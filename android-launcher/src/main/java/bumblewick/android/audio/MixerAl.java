package bumblewick.android.audio;

import com.jme3.audio.openal.AL;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * OpenAL's sources and buffers for a {@link Mixer}, as far as the engine's renderer uses them. An unknown name is the
 * OpenAL error {@code AL_INVALID_NAME}; calls that the game does not need are ignored.
 */
final class MixerAl implements AL {
    private static final int NO_ERROR = 0;

    private final Mixer mixer;
    private final Map<Integer, Buffer> buffers = new ConcurrentHashMap<>();
    private int lastBuffer;
    private int error;

    MixerAl(Mixer mixer) {
        this.mixer = mixer;
    }

    @Override
    public String alGetString(int parameter) {
        return switch (parameter) {
            case AL_VENDOR -> "Bumblewick";
            case AL_RENDERER -> "software mixer, " + mixer.rate() + " Hz";
            case AL_VERSION -> "1.1";
            default -> "";
        };
    }

    @Override
    public int alGenSources() {
        int number = mixer.addSource();
        error = number == 0 ? AL_OUT_OF_MEMORY : error;
        return number;
    }

    @Override
    public int alGetError() {
        int found = error;
        error = NO_ERROR;
        return found;
    }

    @Override
    public void alDeleteSources(int count, IntBuffer numbers) {
        for (int i = 0; i < count; i++) {
            mixer.removeSource(numbers.get(numbers.position() + i));
        }
    }

    @Override
    public void alGenBuffers(int count, IntBuffer store) {
        for (int i = 0; i < count; i++) {
            lastBuffer++;
            buffers.put(lastBuffer, new Buffer(lastBuffer));
            store.put(store.position() + i, lastBuffer);
        }
    }

    /** What still plays one goes on: it is in memory for as long as that. */
    @Override
    public void alDeleteBuffers(int count, IntBuffer numbers) {
        for (int i = 0; i < count; i++) {
            buffers.remove(numbers.get(numbers.position() + i));
        }
    }

    @Override
    public void alBufferData(int number, int format, ByteBuffer data, int bytes, int frequency) {
        Buffer buffer = buffers.get(number);
        if (buffer == null) {
            error = AL_INVALID_NAME;
            return;
        }
        Clip clip = Clip.of(format, data, bytes, frequency); // takes long: the mixer does not wait meanwhile
        synchronized (mixer) {
            buffer.hold(clip);
        }
    }

    @Override
    public void alSourcePlay(int number) {
        mixer.play(number);
    }

    @Override
    public void alSourcePause(int number) {
        synchronized (mixer) {
            mixer.source(number).pause(mixer.rate());
        }
    }

    @Override
    public void alSourceStop(int number) {
        synchronized (mixer) {
            mixer.source(number).stop(mixer.rate());
        }
    }

    @Override
    public void alSourcei(int number, int parameter, int value) {
        synchronized (mixer) {
            Source source = mixer.source(number);
            switch (parameter) {
                case AL_BUFFER -> source.hold(buffers.get(value));
                case AL_LOOPING -> source.loop(value == AL_TRUE);
                case AL_SOURCE_RELATIVE -> source.place().relative(value == AL_TRUE);
                default -> {} // filters: there are no effects
            }
        }
    }

    @Override
    public void alSourcef(int number, int parameter, float value) {
        synchronized (mixer) {
            Source source = mixer.source(number);
            switch (parameter) {
                case AL_GAIN -> source.gain(value);
                case AL_PITCH -> source.pitch(value);
                case AL_SEC_OFFSET -> source.seek(value);
                case AL_REFERENCE_DISTANCE -> source.place().near(value);
                case AL_MAX_DISTANCE -> source.place().far(value);
                case AL_ROLLOFF_FACTOR -> source.place().rolloff(value);
                default -> {} // cones: everything sounds to all sides
            }
        }
    }

    @Override
    public void alSource3f(int number, int parameter, float x, float y, float z) {
        if (parameter == AL_POSITION) {
            synchronized (mixer) {
                mixer.source(number).place().at(x, y, z);
            }
        }
    }

    @Override
    public void alSource3i(int number, int parameter, int a, int b, int c) {
        // effects alone
    }

    @Override
    public int alGetSourcei(int number, int parameter) {
        synchronized (mixer) {
            Source source = mixer.source(number);
            return switch (parameter) {
                case AL_SOURCE_STATE -> source.state();
                case AL_BUFFERS_QUEUED -> source.queued();
                case AL_BUFFERS_PROCESSED -> source.processed();
                case AL_BYTE_OFFSET -> source.bytesPlayed();
                default -> 0;
            };
        }
    }

    @Override
    public void alSourceQueueBuffers(int number, int count, IntBuffer numbers) {
        synchronized (mixer) {
            for (int i = 0; i < count; i++) {
                mixer.source(number).queue(buffers.get(numbers.get(numbers.position() + i)));
            }
        }
    }

    @Override
    public void alSourceUnqueueBuffers(int number, int count, IntBuffer store) {
        synchronized (mixer) {
            for (int i = 0; i < count; i++) {
                Buffer done = mixer.source(number).unqueue();
                if (done == null) {
                    error = AL_INVALID_VALUE;
                    return;
                }
                store.put(store.position() + i, done.id());
            }
        }
    }

    @Override
    public void alListener(int parameter, FloatBuffer values) {
        if (parameter == AL_ORIENTATION) {
            synchronized (mixer) {
                mixer.listener().ahead(values.get(0), values.get(1), values.get(2));
                mixer.listener().up(values.get(3), values.get(4), values.get(5));
            }
        }
    }

    @Override
    public void alListenerf(int parameter, float value) {
        if (parameter == AL_GAIN) {
            synchronized (mixer) {
                mixer.listener().gain(value);
            }
        }
    }

    @Override
    public void alListener3f(int parameter, float x, float y, float z) {
        if (parameter == AL_POSITION) {
            synchronized (mixer) {
                mixer.listener().at(x, y, z);
            }
        }
    }
}
