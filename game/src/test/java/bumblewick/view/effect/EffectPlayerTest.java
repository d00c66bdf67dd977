package bumblewick.view.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.BulletDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.SurfaceDef;
import bumblewick.def.presentation.EffectDef;
import java.awt.Color;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EffectPlayerTest {
    private static final Scene SCENE = read();
    private static final float LONGEST_FLASH = 0.2f; // seconds
    private static final float VIVID = 0.55f; // least saturation at which a hue is told from another
    private static final float APART = 12f / 360f; // of the circle of hues

    private static Scene read() {
        try {
            return ShippedScene.read();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void everyEffectThatTheGamePlaysIsInTheSceneFolderAndNoOther() {
        Set<String> played = new TreeSet<>();
        for (EffectKind effect : EffectKind.values()) {
            played.add(effect.id());
        }
        SCENE.rules().all(SurfaceDef.class).keySet().forEach(surface -> played.add("step_" + surface));
        SCENE.rules().all(EnemyDef.class).values().forEach(enemy -> played.add(enemy.burst()));

        assertEquals(played, new TreeSet<>(SCENE.all(EffectDef.class).keySet()));
    }

    @ParameterizedTest
    @EnumSource(EffectKind.class)
    void anEffectShowsSomething(EffectKind effect) {
        EffectDef def = SCENE.all(EffectDef.class).get(effect.id());

        assertTrue(def.layers().size() + def.pieces().size() > 0);
    }

    @ParameterizedTest
    @EnumSource(EffectDef.Sprite.class)
    void everySpriteOfTheSceneFolderCanBeDrawn(EffectDef.Sprite sprite) {
        boolean drawn = Arrays.stream(SpriteBatch.Shape.values())
                .anyMatch(shape -> shape.name().equals(sprite.name()));
        assertTrue(sprite == EffectDef.Sprite.SPARK || drawn);
    }

    @Test
    void whatShinesOverALargePartOfThePictureIsShort() {
        for (EffectDef def : SCENE.all(EffectDef.class).values()) {
            for (EffectDef.Layer layer : def.layers()) {
                assertTrue(!layer.flash() || layer.life().max() <= LONGEST_FLASH, def.id());
            }
        }
    }

    @Test
    void noEffectWearsTheHueOfABullet() {
        List<String> same = new ArrayList<>();
        for (EffectDef def : SCENE.all(EffectDef.class).values()) {
            for (EffectDef.Layer layer : def.layers()) {
                for (String colour : layer.paint().colours()) {
                    for (BulletDef bullet : SCENE.rules().all(BulletDef.class).values()) {
                        if (alike(colour, bullet.hue())) {
                            same.add(def.id() + " " + colour + " as " + bullet.id());
                        }
                    }
                }
            }
        }

        assertEquals(List.of(), same);
    }

    private static boolean alike(String a, String b) {
        float[] first = hsb(a);
        float[] second = hsb(b);
        float turn = Math.abs(first[0] - second[0]);
        boolean vivid = first[1] > VIVID && second[1] > VIVID && first[2] > VIVID && second[2] > VIVID;
        return vivid && Math.min(turn, 1f - turn) < APART;
    }

    private static float[] hsb(String colour) {
        Color rgb = Color.decode(colour);
        return Color.RGBtoHSB(rgb.getRed(), rgb.getGreen(), rgb.getBlue(), null);
    }
}
