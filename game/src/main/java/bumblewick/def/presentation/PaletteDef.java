package bumblewick.def.presentation;

import java.util.List;

/**
 * Colours for players who can hardly distinguish some colours: friend, foe, prizes and bullets differ by lightness and by
 * the hues that are left, and kinds of bullets by a ring, too. All colours are {@code #rrggbb}.
 *
 * @param id of the kind of colour blindness, such as {@code protan}
 * @param friend line about Wick, bees and friends
 * @param foe line about enemies
 * @param prize line about what can be picked up
 * @param shot the bees' shots, and bullets that fly back
 * @param volley the shots of gathered bees
 * @param bullet enemies' bullets that are not among {@code bullets}
 * @param bullets enemies' bullets of certain kinds
 * @param stages colours in stages whose sky or ground the others would fade into
 * @param calm what is in order, on the HUD
 * @param warm what is to be noticed
 * @param alarm what is in danger
 */
public record PaletteDef(
        String id,
        String friend,
        String foe,
        String prize,
        String shot,
        String volley,
        String bullet,
        List<Bullet> bullets,
        List<InStage> stages,
        String calm,
        String warm,
        String alarm) {
    public PaletteDef {
        bullets = List.copyOf(bullets);
        stages = List.copyOf(stages);
    }

    /**
     * One kind of enemies' bullets.
     *
     * @param bullet id of the kind
     * @param colour of the ball
     * @param ring whether a white ring is about it
     */
    public record Bullet(String bullet, String colour, boolean ring) {}

    /**
     * The colours in one stage; each means what it means in the palette. The HUD keeps its own.
     *
     * @param stage id of the stage
     */
    public record InStage(
            String stage,
            String friend,
            String foe,
            String prize,
            String shot,
            String volley,
            String bullet,
            List<Bullet> bullets) {
        public InStage {
            bullets = List.copyOf(bullets);
        }
    }

    /** This palette as it is in a stage. */
    public PaletteDef in(String stage) {
        return stages.stream()
                .filter(own -> own.stage().equals(stage))
                .findFirst()
                .map(own -> new PaletteDef(
                        id,
                        own.friend(),
                        own.foe(),
                        own.prize(),
                        own.shot(),
                        own.volley(),
                        own.bullet(),
                        own.bullets(),
                        stages,
                        calm,
                        warm,
                        alarm))
                .orElse(this);
    }

    /** High contrast with the lines of this palette. */
    public ContrastDef over(ContrastDef contrast) {
        return new ContrastDef(
                contrast.saturation(), contrast.brightness(), contrast.haze(), contrast.width(), friend, foe, prize);
    }

    /** The lines of this palette in a world of full colour, as wide as those of high contrast. */
    public ContrastDef alone(ContrastDef contrast) {
        return new ContrastDef(1f, 1f, 1f, contrast.width(), friend, foe, prize);
    }
}
