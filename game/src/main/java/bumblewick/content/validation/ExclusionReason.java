package bumblewick.content.validation;

import bumblewick.content.json.ClosestName;
import bumblewick.content.mod.LoadOrder.Reason;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModCard;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Says in plain words why the game would leave a mod out, for its author. */
final class ExclusionReason {
    private final ModCard card;
    private final Collection<Mod> beside;

    /**
     * @param card of the mod
     * @param beside all mods that are there
     */
    ExclusionReason(ModCard card, Collection<Mod> beside) {
        this.card = card;
        this.beside = beside;
    }

    /** Where in the card the reason stands. */
    Object[] place(Reason reason) {
        return switch (reason.why()) {
            case SAME_ID -> new Object[] {"id"};
            case GAME -> new Object[] {"game"};
            case MISSING, VERSION, NEEDS_BROKEN, NEEDS_OFF, CIRCLE -> need(reason);
            default -> new Object[0];
        };
    }

    private Object[] need(Reason reason) {
        List<ModCard.Need> needs = card.needs();
        for (int i = 0; i < needs.size(); i++) {
            String named = reason.words().get(0);
            String id = needs.get(i).id();
            if (named.equals(id) || named.equals(nameOf(id)) || named.contains("→ " + id)) {
                return new Object[] {"dependencies", i};
            }
        }
        return new Object[] {"loadAfter"};
    }

    private String nameOf(String id) {
        return beside.stream()
                .filter(mod -> mod.id().equals(id))
                .map(Mod::name)
                .findFirst()
                .orElse("");
    }

    String words(Reason reason) {
        List<String> words = reason.words();
        String why =
                switch (reason.why()) {
                    case SAME_ID -> "'" + words.get(0) + "' has the same id and comes first";
                    case GAME ->
                        "it is made for the versions " + words.get(0) + " of the game, and this is " + words.get(1);
                    case MISSING ->
                        "it needs the mod '" + words.get(0) + "' " + words.get(1) + ", which is not there"
                                + there(words.get(0));
                    case VERSION ->
                        "it needs the mod '" + words.get(0) + "' " + words.get(1) + ", but " + words.get(2)
                                + " is there";
                    case NEEDS_OFF -> "it needs the mod '" + words.get(0) + "', which is off";
                    case NEEDS_BROKEN -> "it needs the mod '" + words.get(0) + "', which is left out itself";
                    case CIRCLE -> "it needs itself: " + words.get(0);
                    default -> "it has problems of its own";
                };
        return "the game would leave the mod out here: " + why;
    }

    /** What lies beside the mod instead. */
    private String there(String wanted) {
        TreeSet<String> ids = beside.stream()
                .map(Mod::id)
                .filter(id -> !id.equals(card.id()))
                .collect(Collectors.toCollection(TreeSet::new));
        return ids.isEmpty()
                ? "; no other mod lies beside it"
                : "; beside it lie " + ids
                        + ClosestName.to(wanted, ids)
                                .map(id -> ", did you mean '" + id + "'?")
                                .orElse("");
    }
}
