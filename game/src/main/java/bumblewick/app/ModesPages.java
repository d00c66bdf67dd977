package bumblewick.app;

import bumblewick.save.BestScore;
import bumblewick.save.Board;
import bumblewick.settings.Catalogue;
import bumblewick.sim.run.RunOptions;
import bumblewick.ui.Chime;
import bumblewick.ui.NumberFormatter;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.Scale;
import bumblewick.ui.page.SettingRow;
import bumblewick.ui.page.TextRow;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Everything that can be played besides a journey: practice, arcade, the flight of the day, all bosses, a demo. */
final class ModesPages {
    private static final int SPEED_STEP = 5; // percent

    private final Services services;
    private final Pages pages;
    private final Runs runs;
    private final ScoresPages scores;
    private final Consumer<Run> play;
    private String stage;
    private int start;
    private int speed = RunOptions.FULL_SPEED;

    /** @param play plays a run */
    ModesPages(Services services, Consumer<Run> play) {
        this.services = services;
        this.play = play;
        pages = services.pages();
        runs = new Runs(services);
        scores = new ScoresPages(services);
        stage = runs.stage().orElse("");
    }

    /** Opens the list of them; only where something can be played. */
    void open() {
        pages.open(this::modes);
    }

    private Page modes() {
        List<Row> rows = new ArrayList<>();
        rows.add(mode("title.practice", text("modes.practice.help"), () -> pages.open(this::practice)));
        rows.add(mode("modes.arcade", text("modes.arcade.help"), () -> pages.open(this::arcade)));
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        if (runs.daily(today, runs.difficulty()).isPresent()) {
            rows.add(mode("modes.daily", text("modes.daily.help", today), () -> pages.open(() -> daily(today))));
        }
        rows.add(rush());
        rows.add(mode("title.demo", text("modes.demo.help"), () -> play.accept(runs.demo(stage))));
        rows.add(pages.backRow(text("title.back")));
        return pages.make(text("title.more")).rows(rows);
    }

    private Row mode(String key, String help, Runnable action) {
        return new ActionRow(text(key), help, Chime.Sound.ACCEPT, action);
    }

    /** The bosses are met again by whoever has met them all. */
    private Row rush() {
        boolean open = new Campaign(services).anyComplete();
        Runnable action = open
                ? () -> pages.open(this::bosses)
                : () -> pages.tell(text("modes.rush"), text("modes.rush.locked"), text("scores.ok"));
        return mode("modes.rush", text(open ? "modes.rush.help" : "modes.rush.locked"), action);
    }

    private Page practice() {
        List<Row> rows = new ArrayList<>();
        rows.add(stageRow());
        rows.add(SettingRow.choice(
                text("modes.start"),
                text("modes.start.help"),
                this::starts,
                this::nameOfStart,
                () -> Math.min(start, runs.starts(stage) - 1),
                chosen -> start = chosen));
        rows.add(difficulty());
        rows.add(SettingRow.number(
                text("modes.speed"),
                text("modes.speed.help"),
                new Percent(services),
                () -> (float) speed,
                chosen -> speed = Math.round(chosen)));
        rows.add(go(() ->
                Optional.of(runs.practice(stage, runs.difficulty(), Math.min(start, runs.starts(stage) - 1), speed))));
        rows.add(pages.backRow(text("title.back")));
        return pages.make(text("title.practice")).rows(rows);
    }

    private Page arcade() {
        return pages.make(text("modes.arcade"))
                .rows(List.of(
                        stageRow(),
                        difficulty(),
                        best(() -> Board.full(stage, runs.difficulty())),
                        go(() -> Optional.of(runs.player(stage, runs.difficulty()))),
                        pages.backRow(text("title.back"))));
    }

    private Page daily(LocalDate day) {
        Run run = runs.daily(day, runs.difficulty()).orElseThrow();
        return pages.make(text("modes.daily"))
                .rows(List.of(
                        TextRow.heading(
                                day + "   " + text("stage." + run.options().stage())),
                        difficulty(),
                        best(() -> Board.daily(day, runs.difficulty(), Board.Kind.FULL)),
                        go(() -> runs.daily(day, runs.difficulty())),
                        new ActionRow(text("modes.table"), () -> scores.openDaily(day)),
                        pages.backRow(text("title.back"))));
    }

    private Page bosses() {
        return pages.make(text("modes.rush"))
                .rows(List.of(
                        difficulty(),
                        best(() -> Board.bossRush(runs.difficulty(), Board.Kind.FULL)),
                        go(() -> runs.bossRush(runs.difficulty())),
                        pages.backRow(text("title.back"))));
    }

    private Row stageRow() {
        return SettingRow.choice(
                text("modes.stage"),
                text("modes.stage.help"),
                runs::stages,
                id -> text("stage." + id),
                () -> stage,
                chosen -> stage = chosen);
    }

    private Row difficulty() {
        return SettingRow.choice(
                text("modes.difficulty"),
                "",
                runs::difficulties,
                runs::nameOf,
                runs::difficulty,
                chosen -> services.preferences().set(Catalogue.DIFFICULTY, chosen));
    }

    private Row go(Supplier<Optional<Run>> run) {
        return new ActionRow(text("modes.go"), () -> run.get().ifPresent(play));
    }

    private Row best(Supplier<Board> board) {
        return TextRow.changing(() -> services.scores()
                .best(board.get())
                .map(BestScore::points)
                .map(points -> text("modes.best", NumberFormatter.told(points)))
                .orElseGet(() -> text("modes.noBest")));
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
            return text("modes.start.beginning");
        }
        return index == runs.starts(stage) - 1 ? text("modes.start.boss") : text("modes.start.lantern", index);
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }

    /** From the slowest speed to real time. */
    private record Percent(Services services) implements Scale {
        private static final float RANGE = RunOptions.FULL_SPEED - RunOptions.SLOWEST;

        @Override
        public float share(float value) {
            return (value - RunOptions.SLOWEST) / RANGE;
        }

        @Override
        public float nearest(float share) {
            float value = RunOptions.SLOWEST + Math.max(0f, Math.min(1f, share)) * RANGE;
            return Math.round(value / SPEED_STEP) * SPEED_STEP;
        }

        @Override
        public float stepped(float value, int steps) {
            return nearest(share(value + steps * SPEED_STEP));
        }

        @Override
        public String told(float value) {
            return services.words().text("unit.percent", Math.round(value));
        }
    }
}
