package bumblewick.content.declaration;

import java.util.Locale;

/**
 * A kind of thing that definitions name: an enemy, a path, a model. Each is a constant of the class that declares its files,
 * or, if no single class does, of this one.
 * Two kinds are the same only if they are one object.
 */
public final class DefinitionKind {
    /** Who depends on the definitions of a kind. */
    public enum Use {
        /** The simulation, in every stage: a stage cannot be played if one has mistakes. */
        TUNING,
        /** The simulation, in every stage, without naming them: they count for the fingerprint of every stage. */
        EVERYWHERE,
        /** The simulation, in the stages that need them: they count for the fingerprints of those. */
        RULES,
        /** It is what is played. */
        STAGE,
        /** Eyes and ears only. */
        PRESENTATION,
        /** Eyes and ears only, and what names them can do without: a track that is missing is silence. */
        OPTIONAL
    }

    /** What nothing names, and nothing depends on. */
    public static final DefinitionKind NONE = of("", "", Use.OPTIONAL);

    /** Models, which are files of their own. */
    public static final DefinitionKind MODEL = of("model", "models", Use.PRESENTATION);

    /** Ways of enemies, of which others are declared that lie below those files. */
    public static final DefinitionKind PATH = of("path", "paths", Use.RULES);

    /** Things that are picked up, which bullets hold, too. */
    public static final DefinitionKind PICKUP = of("pickup", "pick-up", "pickups", Use.EVERYWHERE);

    /** Flights; where any stage may be named, gardens too. Several files make one, each of its own format. */
    public static final DefinitionKind STAGE = of("stage", "stages", Use.STAGE);

    /** The numbers that hold for every stage, each file of its own format. */
    public static final DefinitionKind TUNING = of("tuning", "tuning", Use.TUNING);

    private final String name;
    private final String label;
    private final String folder;
    private final Use use;

    private DefinitionKind(String name, String label, String folder, Use use) {
        this.name = name;
        this.label = label;
        this.folder = folder;
        this.use = use;
    }

    /** A kind whose label is its name. */
    public static DefinitionKind of(String name, String folder, Use use) {
        return new DefinitionKind(name, name, folder, use);
    }

    /**
     * A kind of definition.
     *
     * @param name of its schema
     * @param label the word for messages
     * @param folder in the scene folder that holds it
     */
    public static DefinitionKind of(String name, String label, String folder, Use use) {
        return new DefinitionKind(name, label, folder, use);
    }

    /** The name of its schema. */
    public String name() {
        return name;
    }

    /** The name as schemas have it for {@code x-kind}: {@code ENEMY}. */
    public String constant() {
        return name.toUpperCase(Locale.ROOT);
    }

    /** The word for messages. */
    public String label() {
        return label;
    }

    /** Any one of them, as a sentence has it: {@code an enemy}. */
    public String one() {
        return ("aeiou".indexOf(label.charAt(0)) < 0 ? "a " : "an ") + label;
    }

    /** The folder in the scene folder that holds this kind. */
    public String folder() {
        return folder;
    }

    /** Who depends on it. */
    public Use use() {
        return use;
    }

    /** Whether the simulation depends on it, so that it counts for the fingerprint of a stage. */
    public boolean isRules() {
        return use.compareTo(Use.STAGE) <= 0;
    }

    @Override
    public String toString() {
        return name;
    }
}
