package bumblewick.app.menu;

import bumblewick.app.run.Campaigns;
import bumblewick.app.run.Run;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.run.RunStarter;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageStack;
import bumblewick.app.shell.Preferences;
import bumblewick.save.ScoreEntry;
import bumblewick.save.ScoreTableId;
import bumblewick.save.ScoreTables;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.sim.run.RunOptions;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import bumblewick.ui.menu.SliderScale;
import bumblewick.ui.menu.TextRow;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Everything that can be played besides a journey: practice, arcade, the flight of the day, all bosses, a demo. */
public final class GameModePages {
    private static final int SPEED_STEP = 5; // percent

    private final Navigator navigator;
    private final Gui gui;
    private final Preferences preferences;
    private final ScoreTables scores;
    private final RunFactory runs;
    private final RunStarter starter;
    private final Campaigns campaigns;
    private final ScorePages scorePages;
    private final PageStack pages;
    private String stage;
    private int start;
    private int speed = RunOptions.FULL_SPEED;

    /** @param scorePages opened on the table of the day's run */
    public GameModePages(
            Navigator navigator,
            Gui gui,
            Preferences preferences,
            ScoreTables scores,
            RunFactory runs,
            RunStarter starter,
            Campaigns campaigns,
            ScorePages scorePages) {
        this.navigator = navigator;
        this.gui = gui;
        this.preferences = preferences;
        this.scores = scores;
        this.runs = runs;
        this.starter = starter;
        this.campaigns = campaigns;
        this.scorePages = scorePages;
        pages = gui.pages();
        stage = runs.stage().orElse("");
    }

    /** Opens the list of them; only where something can be played. */
    void open() {
        pages.open(this::modes);
    }

    private Page modes() {
        List<Row> rows = new ArrayList<>();
        rows.add(mode("title.practice", gui.text("modes.practice.help"), () -> pages.open(this::practice)));
        rows.add(mode("modes.arcade", gui.text("modes.arcade.help"), () -> pages.open(this::arcade)));
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        if (runs.daily(today, runs.difficulty()).isPresent()) {
            rows.add(mode("modes.daily", gui.text("modes.daily.help", today), () -> pages.open(() -> daily(today))));
        }
        rows.add(rush());
        rows.add(mode(
                "title.demo",
                gui.text("modes.demo.help"),
                () -> navigator.open(new RunDestination.Play(runs.demo(stage)))));
        rows.add(pages.backRow(gui.text("title.back")));
        return pages.make(gui.text("title.more")).rows(rows);
    }

    private ButtonRow mode(String key, String help, Runnable action) {
        return new ButtonRow(gui.text(key), help, UiSounds.Sound.ACCEPT, action);
    }

    /** The boss rush is open to a player who has a complete journey. */
    private Row rush() {
        boolean open = campaigns.anyComplete();
        Runnable action = open
                ? () -> pages.open(this::bosses)
                : () -> pages.showMessage(gui.text("modes.rush"), gui.text("modes.rush.locked"), gui.text("scores.ok"));
        ButtonRow row = mode("modes.rush", gui.text(open ? "modes.rush.help" : "modes.rush.locked"), action);
        return open ? row : row.locked();
    }

    private Page practice() {
        List<Row> rows = new ArrayList<>();
        rows.add(stageRow());
        rows.add(SettingRow.choice(
                gui.text("modes.start"),
                gui.text("modes.start.help"),
                this::starts,
                this::nameOfStart,
                () -> Math.min(start, runs.starts(stage) - 1),
                chosen -> start = chosen));
        rows.add(difficulty());
        rows.add(SettingRow.number(
                gui.text("modes.speed"),
                gui.text("modes.speed.help"),
                new Percent(gui.translations()),
                () -> (float) speed,
                chosen -> speed = Math.round(chosen)));
        rows.add(go(() ->
                Optional.of(runs.practice(stage, runs.difficulty(), Math.min(start, runs.starts(stage) - 1), speed))));
        rows.add(pages.backRow(gui.text("title.back")));
        return pages.make(gui.text("title.practice")).rows(rows);
    }

    private Page arcade() {
        return pages.make(gui.text("modes.arcade"))
                .rows(List.of(
                        stageRow(),
                        difficulty(),
                        best(() -> ScoreTableId.full(stage, runs.difficulty())),
                        go(() -> Optional.of(runs.player(stage, runs.difficulty()))),
                        pages.backRow(gui.text("title.back"))));
    }

    private Page daily(LocalDate day) {
        Run run = runs.daily(day, runs.difficulty()).orElseThrow();
        return pages.make(gui.text("modes.daily"))
                .rows(List.of(
                        TextRow.heading(
                                day + "   " + gui.text("stage." + run.options().stage())),
                        difficulty(),
                        best(() -> ScoreTableId.daily(day, runs.difficulty(), ScoreTableId.Kind.FULL)),
                        go(() -> runs.daily(day, runs.difficulty())),
                        new ButtonRow(gui.text("modes.table"), () -> scorePages.openDaily(day)),
                        pages.backRow(gui.text("title.back"))));
    }

    private Page bosses() {
        return pages.make(gui.text("modes.rush"))
                .rows(List.of(
                        difficulty(),
                        best(() -> ScoreTableId.bossRush(runs.difficulty(), ScoreTableId.Kind.FULL)),
                        go(() -> runs.bossRush(runs.difficulty())),
                        pages.backRow(gui.text("title.back"))));
    }

    private Row stageRow() {
        return SettingRow.choice(
                gui.text("modes.stage"),
                gui.text("modes.stage.help"),
                runs::stages,
                id -> gui.text("stage." + id),
                () -> stage,
                chosen -> stage = chosen);
    }

    private Row difficulty() {
        return SettingRow.choice(
                gui.text("modes.difficulty"),
                "",
                runs::difficulties,
                runs::nameOf,
                runs::difficulty,
                chosen -> preferences.set(SettingsCatalogue.DIFFICULTY, chosen));
    }

    private Row go(Supplier<Optional<Run>> run) {
        return new ButtonRow(gui.text("modes.go"), () -> run.get().ifPresent(starter::start));
    }

    private Row best(Supplier<ScoreTableId> board) {
        return TextRow.changing(() -> scores.best(board.get())
                .map(ScoreEntry::points)
                .map(points -> gui.text("modes.best", NumberFormatter.format(points)))
                .orElseGet(() -> gui.text("modes.noBest")));
    }

    private List<Integer> starts() {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < runs.starts(stage); i++) {
            all.add(i);
        }
        return all;
    }

    /** The last of several is the boss. */
    private String nameOfStart(int index) {
        if (index == 0) {
            return gui.text("modes.start.beginning");
        }
        return index == runs.starts(stage) - 1 ? gui.text("modes.start.boss") : gui.text("modes.start.lantern", index);
    }

    /** From the slowest speed to real time. */
    private record Percent(Translations translations) implements SliderScale {
        private static final float RANGE = RunOptions.FULL_SPEED - RunOptions.SLOWEST;

        @Override
        public float fraction(float value) {
            return (value - RunOptions.SLOWEST) / RANGE;
        }

        @Override
        public float valueAt(float share) {
            float value = RunOptions.SLOWEST + Math.max(0f, Math.min(1f, share)) * RANGE;
            return Math.round(value / SPEED_STEP) * SPEED_STEP;
        }

        @Override
        public float step(float value, int steps) {
            return valueAt(fraction(value + steps * SPEED_STEP));
        }

        @Override
        public String format(float value) {
            return translations.text("unit.percent", Math.round(value));
        }
    }
}
