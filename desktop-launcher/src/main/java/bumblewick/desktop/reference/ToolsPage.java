package bumblewick.desktop.reference;

import java.util.List;

/** The page of the command line. */
final class ToolsPage {
    private ToolsPage() {}

    /** @param usage the output of {@code --help} */
    static String text(String usage) {
        Markdown page = new Markdown().heading(1, "Tools");
        page.paragraph("The game itself is the tool; `bumblewick` stands for however you start it. Without a window:");
        page.table(
                List.of("Command", "What for"),
                List.of(
                        List.of("`bumblewick --new-mod ID`", "begin a mod with a flight that works"),
                        List.of(
                                "`bumblewick --validate MOD [--json] [--strict]`",
                                "what a player would stumble over, with file and line; ends with 0, 1 if there are"
                                        + " problems (with `--strict`, warnings too), 2 if the command line is wrong"),
                        List.of(
                                "`bumblewick --census STAGE [--runs N] [--skill S] [--difficulty D] [--json]`",
                                "how hard a stage is: pilots that err like players play it many times"),
                        List.of("`bumblewick --pack-mod MOD`", "check once more and write the zip to share"),
                        List.of("`bumblewick --diff OLD NEW -o F`", "a patch from one version of a folder to the next"),
                        List.of(
                                "`bumblewick --patch F MOD [--dry-run]`",
                                "apply it: afterwards the folder is wholly old or wholly new, whatever happens"),
                        List.of("`bumblewick --merge-patches A B -o F`", "several patches in one file"),
                        List.of("`bumblewick --schemas DIR`", "JSON schemas for editors"),
                        List.of("`bumblewick --reference DIR`", "these pages"),
                        List.of(
                                "`python3 assets/source/build_level.py FILE.blend DIR`",
                                "a garden's `level.glb` from Blender, without its window"),
                        List.of(
                                "`python3 assets/source/models/recolour.py IN OUT FROM:TO`",
                                "a model in other colours")));
        page.paragraph(
                "`MOD` is a mod's folder or zip. Of one in the game's folder of mods, `--validate`, `--pack-mod` and"
                        + " `--edit` take the name alone, such as `moth_night`.");
        page.paragraph(
                "`--validate` also compiles and draws the materials of a mod that brings shaders, once on 8 × 8 to 128 × 128"
                        + " pixels, as the game does when the mod is switched on: what the graphics driver refuses, or takes"
                        + " more than 3 s for, is told. It does so in a process of its own with a hidden window, which no"
                        + " other mod starts; where there is no display, or none with OpenGL 3.3, a line says so and the rest"
                        + " is checked. Another driver may refuse what this one takes.");
        page.paragraph(
                "Of a mod with settings, `--validate` and `--pack-mod` try each other value of a toggle or a choice and both"
                        + " ends of each range, one at a time, 64 at most.");
        page.paragraph(
                "`--census` takes the id of a stage of the game or of a mod that is switched on, or `all`. Three pilots play it:"
                        + " *novice*, *average* and *expert* react after 0.4, 0.25 and 0.12 s, aim and judge worse or better,"
                        + " leave much of what comes to the bees, and have them in the wrong mode for a share of the time; on"
                        + " foot they look around and slip. What they err by is drawn from the seed, so the same command gives the same result."
                        + " It tells how many runs were won with and without the crash landing, what points and medals they"
                        + " brought, what hit the bees, where they were lost, and how dense and how quiet a flight is. A stage"
                        + " should be won by 80–95 % of the novices on easy, 55–80 % of the average players on normal and 40–70 %"
                        + " of the experts on hard, and no section should end more than a quarter of the runs that crash. Nearly"
                        + " all who win should get the seedling, a tenth of the average players the bloom, and less than one"
                        + " expert in twenty the golden medal.");
        page.paragraph(
                "With a window, `bumblewick --dev --stage ID` plays a stage at once and lets every saved file count"
                        + " while it runs, and `bumblewick --edit MOD` opens the editor on a mod.");
        page.heading(2, "All options").code("", usage);
        return page.toString();
    }
}
