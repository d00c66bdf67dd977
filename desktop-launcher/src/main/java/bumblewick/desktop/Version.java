package bumblewick.desktop;

import picocli.CommandLine.IVersionProvider;

/** The version of the game, from the jar's manifest. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"Bumblewick " + number()};
    }

    /** Such as {@code 0.1.0}; {@code development} when started from classes. */
    static String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
