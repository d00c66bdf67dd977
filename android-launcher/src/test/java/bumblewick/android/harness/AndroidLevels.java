package bumblewick.android.harness;

import java.util.Properties;
import java.util.Set;
import org.robolectric.annotation.Config;
import org.robolectric.pluginapi.Sdk;
import org.robolectric.pluginapi.UsesSdk;
import org.robolectric.plugins.DefaultSdkPicker;
import org.robolectric.plugins.SdkCollection;

/** The API level that tests run at: the one that each names, or for all of them {@code -Dandroid.level=26}. */
public final class AndroidLevels extends DefaultSdkPicker {
    private static final String WANTED = "android.level";

    private final SdkCollection levels;

    /** Made by Robolectric. */
    public AndroidLevels(SdkCollection levels, Properties properties) {
        super(levels, properties);
        this.levels = levels;
    }

    @Override
    protected Set<Sdk> configuredSdks(Config named, UsesSdk supported) {
        Integer wanted = Integer.getInteger(WANTED);
        return wanted == null ? super.configuredSdks(named, supported) : Set.of(levels.getSdk(wanted));
    }
}
