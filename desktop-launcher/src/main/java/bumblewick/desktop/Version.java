package bumblewick.desktop;

import bumblewick.replay.GameVersion;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} answers. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"Bumblewick " + GameVersion.number()};
    }
}
