package bumblewick.build;

import com.android.aapt.ConfigurationOuterClass.Configuration;
import com.reandroid.arsc.value.ResConfig;

/** For which phones a resource is: language, density, version; from a package's form to a bundle's. */
final class ProtoConfiguration {
    private ProtoConfiguration() {}

    /** Turns it. */
    static Configuration of(ResConfig config) {
        Configuration.Builder proto = Configuration.newBuilder();
        String language = config.getLanguage();
        if (language != null && !language.isEmpty()) {
            proto.setLocale(language);
        }
        if (config.getDensityValue() != 0) {
            proto.setDensity(config.getDensityValue());
        }
        if (config.getSdkVersion() != 0) {
            proto.setSdkVersion(config.getSdkVersion());
        }
        return proto.build();
    }
}
