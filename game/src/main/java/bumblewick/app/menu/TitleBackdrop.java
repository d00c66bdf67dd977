package bumblewick.app.menu;

import bumblewick.app.run.RunFactory;
import bumblewick.content.Scene;
import bumblewick.def.StageDef;
import bumblewick.def.presentation.LookDef;
import java.util.Map;
import java.util.Optional;

/**
 * What the meadow behind menus looks like.
 *
 * @param scene whose looks there are
 */
public record TitleBackdrop(Scene scene) {
    private static final String TITLE = "title";

    /** The title's own look, else that of the first stage, else any. */
    public Optional<LookDef> look() {
        Map<String, LookDef> looks = scene.all(LookDef.class);
        StageDef first = scene.rules().all(StageDef.class).get(RunFactory.FIRST_STAGE);
        return Optional.ofNullable(looks.get(TITLE))
                .or(() -> Optional.ofNullable(first).map(stage -> looks.get(stage.look())))
                .or(() -> looks.values().stream().findFirst());
    }
}
