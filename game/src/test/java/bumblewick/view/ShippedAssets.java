package bumblewick.view;

import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;

/** The files of the scene as it is shipped, for tests that draw nothing. */
public final class ShippedAssets {
    private ShippedAssets() {}

    /** A manager of its own, which keeps what it loads. */
    public static DesktopAssetManager open() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        return assets;
    }
}
