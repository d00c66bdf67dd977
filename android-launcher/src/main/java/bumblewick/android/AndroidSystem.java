package bumblewick.android;

import android.content.Context;
import android.graphics.Bitmap;
import bumblewick.android.audio.AndroidSound;
import bumblewick.content.asset.SceneAssetLocator;
import com.jme3.audio.AudioRenderer;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import com.jme3.system.JmeSystem;
import com.jme3.system.JmeSystemDelegate;
import com.jme3.system.Platform;
import com.jme3.util.BufferAllocatorFactory;
import com.jme3.util.PrimitiveAllocator;
import com.jme3.util.res.Resources;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.nio.ByteBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The engine's system delegate on Android. */
final class AndroidSystem extends JmeSystemDelegate {
    private static final Logger LOG = LoggerFactory.getLogger(AndroidSystem.class);
    private static final int JPEG_QUALITY = 95;

    static {
        // the engine's other allocators reach into a PC's virtual machine
        System.setProperty(
                BufferAllocatorFactory.PROPERTY_BUFFER_ALLOCATOR_IMPLEMENTATION, PrimitiveAllocator.class.getName());
    }

    private final Context application;
    private final GlesContext gles;
    private final AndroidSound sound;

    /**
     * Makes the system; the engine has one for each process.
     *
     * @param files of the package, among which are the engine's
     * @param gles where the game is drawn
     * @param sound the sound of this platform
     */
    AndroidSystem(Context application, PackageFiles files, GlesContext gles, AndroidSound sound) {
        this.application = application;
        this.gles = gles;
        this.sound = sound;
        SceneAssetLocator.offer("engine", new PackageScene(files, "engine"));
        setErrorMessageHandler(LOG::error);
    }

    @Override
    public JmeContext newContext(AppSettings settings, JmeContext.Type type) {
        gles.setSettings(settings);
        return gles;
    }

    @Override
    public AudioRenderer newAudioRenderer(AppSettings settings) {
        return sound.renderer();
    }

    @Override
    public void writeImageFile(OutputStream stream, String format, ByteBuffer rgba, int width, int height)
            throws IOException {
        Bitmap bitmap = Bitmap.createBitmap(Texels.argb(rgba, width, height), width, height, Bitmap.Config.ARGB_8888);
        boolean png = "png".equals(format);
        try {
            if (!bitmap.compress(png ? Bitmap.CompressFormat.PNG : Bitmap.CompressFormat.JPEG, JPEG_QUALITY, stream)) {
                throw new IOException("a picture of " + width + " by " + height + " could not be written");
            }
        } finally {
            bitmap.recycle();
        }
    }

    @Override
    public synchronized File getStorageFolder(JmeSystem.StorageFolderType type) {
        return application.getFilesDir();
    }

    @Override
    public Platform getPlatform() {
        return Platform.Android_ARM8;
    }

    @Override
    public URL getPlatformAssetConfigURL() {
        return Resources.getResource("bumblewick/android/Android.cfg");
    }

    @Override
    public void initialize(AppSettings settings) {
        initialized = true;
    }

    @Override
    public void showSoftKeyboard(boolean show) {
        // the game asks for no text
    }
}
