package bumblewick.content;

import bumblewick.def.AmbienceDef;
import bumblewick.def.CampaignDef;
import bumblewick.def.ContrastDef;
import bumblewick.def.CreditsDef;
import bumblewick.def.EffectDef;
import bumblewick.def.LookDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SoundDef;
import bumblewick.def.TrackDef;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the scene folder says, as far as it is sound. Every definition in here is complete: all that it names exists and
 * is sound too.
 *
 * @param rules for the simulation
 * @param looks for the view, by id
 * @param effects for the view, by id
 * @param contrast how friend and foe stand out, for those who want it
 * @param campaigns maps of journeys, by id
 * @param credits whom and what the game thanks, by file
 * @param sounds how each is played, by name
 * @param tracks of music, by name
 * @param ambiences what stages sound like by themselves, by stage
 * @param texts by language; English is always there, if only empty
 * @param report of what is not sound
 */
public record Scene(
        Rulebook rules,
        SortedMap<String, LookDef> looks,
        SortedMap<String, EffectDef> effects,
        ContrastDef contrast,
        SortedMap<String, CampaignDef> campaigns,
        SortedMap<String, CreditsDef> credits,
        SortedMap<String, SoundDef> sounds,
        SortedMap<String, TrackDef> tracks,
        SortedMap<String, AmbienceDef> ambiences,
        SortedMap<String, TextTable> texts,
        SceneReport report) {
    public Scene {
        looks = Collections.unmodifiableSortedMap(new TreeMap<>(looks));
        effects = Collections.unmodifiableSortedMap(new TreeMap<>(effects));
        campaigns = Collections.unmodifiableSortedMap(new TreeMap<>(campaigns));
        credits = Collections.unmodifiableSortedMap(new TreeMap<>(credits));
        sounds = Collections.unmodifiableSortedMap(new TreeMap<>(sounds));
        tracks = Collections.unmodifiableSortedMap(new TreeMap<>(tracks));
        ambiences = Collections.unmodifiableSortedMap(new TreeMap<>(ambiences));
        texts = Collections.unmodifiableSortedMap(new TreeMap<>(texts));
    }

    /** The words in a language, or in English if the scene does not have it. */
    public TextTable text(String language) {
        TextTable table = texts.get(language);
        return table != null ? table : texts.get(TextTable.FALLBACK);
    }
}
