package bumblewick.app;

import bumblewick.content.Scene;
import bumblewick.def.LookDef;
import bumblewick.def.StageDef;
import java.util.Map;
import java.util.Optional;

/**
 * What the meadow behind menus looks like.
 *
 * @param scene whose looks there are
 */
record TitleLook(Scene scene) {
    private static final String TITLE = "title";

    /** The title's own look, else that of the first stage, else any. */
    Optional<LookDef> look() {
        Map<String, LookDef> looks = scene.looks();
        StageDef first = scene.rules().stages().get(Runs.FIRST_STAGE);
        return Optional.ofNullable(looks.get(TITLE))
                .or(() -> Optional.ofNullable(first).map(stage -> looks.get(stage.look())))
                .or(() -> looks.values().stream().findFirst());
    }
}
