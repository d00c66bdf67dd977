package bumblewick.view.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.ShippedScene;
import bumblewick.def.EnemyDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.EffectDef.Sprite;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** One shape has one meaning, so that a player knows what happened without reading. */
class EffectShapesTest {
    /** Whatever harms an enemy, a friend or a thing. */
    private static final Set<String> HARM = Set.of(
            "hit",
            "weak_hit",
            "armour_hit",
            "armour_broken",
            "enemy_destroyed",
            "enemy_big_destroyed",
            "blast",
            "escort_hurt",
            "escort_lost",
            "wick_hurt",
            "bee_hurt",
            "bee_lost");

    private static Set<String> effectsWith(Sprite sprite) throws IOException {
        return ShippedScene.read().all(EffectDef.class).values().stream()
                .filter(effect -> effect.layers().stream().anyMatch(layer -> layer.sprite() == sprite))
                .map(EffectDef::id)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void aRingIsWhatWasDeflectedAndNothingElse() throws IOException {
        assertEquals(Set.of("deflect", "deflect_on_foot", "boss_parried"), effectsWith(Sprite.RING));
    }

    @Test
    void aSwirlInTheAirIsTheSpinsAlone() throws IOException {
        Set<String> swirls = effectsWith(Sprite.SWIRL);
        swirls.removeAll(Set.of("whirl", "bounce", "glide", "pound", "respawn")); // on foot

        assertEquals(Set.of("spin"), swirls);
    }

    @Test
    void aSpikyStarIsWhatWasDestroyed() throws IOException {
        Set<String> destroyed = new TreeSet<>(Set.of("enemy_big_destroyed", "walker_beaten"));
        ShippedScene.read().rules().all(EnemyDef.class).values().forEach(enemy -> destroyed.add(enemy.burst()));

        assertEquals(destroyed, effectsWith(Sprite.BURST));
    }

    /** They stand about what is to be flown through or hit; a ring on the ground is where somebody lands. */
    @Test
    void noEffectOfPickUpsOrLampsIsRound() throws IOException {
        Set<String> round = effectsWith(Sprite.RING);
        round.addAll(effectsWith(Sprite.ARC));
        round.retainAll(
                Set.of("pick_up", "lantern_seed", "gem", "key", "bee_gained", "checkpoint", "lock", "hit", "volley"));

        assertEquals(Set.of(), round);
    }

    @Test
    void petalsAreGoodNews() throws IOException {
        Set<String> petals = effectsWith(Sprite.PETAL);
        petals.retainAll(HARM);

        assertEquals(Set.of(), petals);
    }
}
