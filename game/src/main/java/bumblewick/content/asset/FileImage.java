package bumblewick.content.asset;

import com.jme3.asset.AssetInfo;
import com.jme3.asset.AssetLoadException;
import com.jme3.asset.StreamAssetInfo;
import com.jme3.texture.Image;
import com.jme3.util.BufferUtils;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A picture whose pixels are in memory only until the driver has them. Whoever asks for them later, such as the engine
 * after a lost context, makes the file be decoded again. On the render thread, once it is loaded.
 */
public final class FileImage extends Image {
    private static final Logger LOG = LoggerFactory.getLogger(FileImage.class);

    private final AssetInfo file;
    private final Decoder decoder;
    private boolean dropped;

    /** Makes a picture of a file. */
    public interface Decoder {
        /**
         * Decodes the whole file.
         *
         * @throws IOException if it cannot be read
         * @throws AssetLoadException if it cannot be opened
         */
        Image decode(AssetInfo file) throws IOException;
    }

    private FileImage(AssetInfo file, Decoder decoder, Image first) {
        super(
                first.getFormat(),
                first.getWidth(),
                first.getHeight(),
                first.getData(0),
                first.getMipMapSizes(),
                first.getColorSpace());
        this.file = file;
        this.decoder = decoder;
    }

    /**
     * Decodes a picture.
     *
     * @param file if it can be opened only once, the pixels stay in memory
     */
    public static Image load(AssetInfo file, Decoder decoder) throws IOException {
        Image first = decoder.decode(file);
        return file instanceof StreamAssetInfo ? first : new FileImage(file, decoder, first);
    }

    /** The driver has the pixels: they are no longer needed here. */
    @Override
    public void clearUpdateNeeded() {
        super.clearUpdateNeeded();
        data = new ArrayList<>(1);
        dropped = true;
    }

    /** Whether the pixels are in memory. */
    public boolean isHere() {
        return !dropped;
    }

    @Override
    public List<ByteBuffer> getData() {
        restore();
        return super.getData();
    }

    @Override
    public ByteBuffer getData(int index) {
        restore();
        return super.getData(index);
    }

    /** The engine's own comparison reads all pixels: no picture is to be decoded again for that. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    /** A file that was changed to another size meanwhile, or is gone, leaves the picture empty. */
    private void restore() {
        if (!dropped) {
            return;
        }
        dropped = false;
        try {
            Image again = decoder.decode(file);
            if (again.getFormat() == getFormat()
                    && again.getWidth() == getWidth()
                    && again.getHeight() == getHeight()) {
                data = new ArrayList<>(again.getData());
                return;
            }
            LOG.warn("{} is another picture than before", file.getKey());
        } catch (IOException | AssetLoadException e) {
            LOG.warn("{} cannot be loaded again: {}", file.getKey(), e.toString());
        }
        data = new ArrayList<>(List.of(empty()));
    }

    private ByteBuffer empty() {
        int bytes = getWidth() * getHeight() * getFormat().getBitsPerPixel() / Byte.SIZE;
        return BufferUtils.createByteBuffer(bytes);
    }
}
