package bumblewick.app;

import bumblewick.def.CreditsDef;
import bumblewick.ui.CreditsRoll;
import bumblewick.ui.Words;
import bumblewick.view.TitleView;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whom and what the game thanks, over Wick in the meadow. Any press ends it. */
final class CreditsScreen implements Screen {
    private final Services services;
    private final Supplier<Screen> after;
    private final Optional<TitleView> view;
    private final CreditsRoll roll;

    /** @param after what is shown next */
    CreditsScreen(Services services, Supplier<Screen> after) {
        this.services = services;
        this.after = after;
        view = Optional.ofNullable(services.scene().looks().get("title"))
                .map(look -> new TitleView(look, services.viewOptions()));
        roll = roll();
    }

    private CreditsRoll roll() {
        Words words = services.words();
        CreditsRoll lines = new CreditsRoll(services.canvas(), services.skin());
        lines.heading(words.text("game.title"));
        for (CreditsDef credits : services.scene().credits().values()) {
            for (CreditsDef.Section section : credits.sections()) {
                lines.heading(words.text(section.heading()));
                section.names().forEach(name -> lines.name(name.name(), about(name)));
            }
        }
        lines.heading("");
        lines.name(words.text("credits.thanks"), "");
        return lines;
    }

    private static String about(CreditsDef.Name name) {
        return Stream.of(name.by(), name.licence())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("   ·   "));
    }

    @Override
    public void show() {
        view.ifPresent(scene -> services.app().getStateManager().attach(scene));
        services.audio().music(Music.RESULT);
        services.closeMenus();
        services.activity().takePressed();
        roll.show();
    }

    @Override
    public void update(float seconds) {
        roll.update(seconds);
        if (roll.over() || services.activity().takePressed()) {
            back();
        }
    }

    @Override
    public void back() {
        services.screens().change(after.get());
    }

    @Override
    public void hide() {
        roll.hide();
        services.openMenus();
        view.ifPresent(scene -> services.app().getStateManager().detach(scene));
    }
}
