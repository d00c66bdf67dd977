package bumblewick.app.menu;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.MusicTracks;
import bumblewick.app.shell.Navigator;
import bumblewick.def.presentation.CreditsDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.screen.CreditsRoll;
import bumblewick.view.backdrop.TitleView;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The credits, which roll over the meadow. Any press ends them. */
public final class CreditsScreen implements GameScreen {
    private final Navigator navigator;
    private final PresentationContext context;
    private final InputMode input;
    private final Destination after;
    private final Optional<TitleView> view;
    private final CreditsRoll roll;

    /** @param after opened when the credits end */
    public CreditsScreen(Navigator navigator, PresentationContext context, InputMode input, Destination after) {
        this.navigator = navigator;
        this.context = context;
        this.input = input;
        this.after = after;
        view = Optional.ofNullable(context.scene().all(LookDef.class).get("title"))
                .map(look -> new TitleView(look, context.graphics().options()));
        roll = roll();
    }

    private CreditsRoll roll() {
        Translations translations = context.gui().translations();
        CreditsRoll lines =
                new CreditsRoll(context.gui().canvas(), context.gui().skin());
        lines.addHeading(translations.text("game.title"));
        for (CreditsDef credits : context.scene().all(CreditsDef.class).values()) {
            for (CreditsDef.Section section : credits.sections()) {
                lines.addHeading(translations.text(section.heading()));
                section.names().forEach(name -> lines.addName(name.name(), about(name)));
            }
        }
        lines.addHeading("");
        lines.addName(translations.text("credits.thanks"), "");
        return lines;
    }

    private static String about(CreditsDef.Name name) {
        return Stream.of(name.by(), name.licence())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("   ·   "));
    }

    @Override
    public void show() {
        view.ifPresent(scene -> context.graphics().states().attach(scene));
        context.audio().music(MusicTracks.RESULT);
        input.closeMenus();
        input.takePressed();
        roll.show();
    }

    @Override
    public void update(float seconds) {
        roll.update(seconds);
        if (roll.isFinished() || input.takePressed()) {
            back();
        }
    }

    @Override
    public void back() {
        navigator.open(after);
    }

    @Override
    public void hide() {
        roll.hide();
        input.openMenus();
        view.ifPresent(scene -> context.graphics().states().detach(scene));
    }
}
