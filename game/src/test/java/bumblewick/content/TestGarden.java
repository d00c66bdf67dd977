package bumblewick.content;

import bumblewick.content.mod.MemoryFiles;

/** The shipped scene with a small garden of its own, {@code plot}, and all that may stand there. */
public final class TestGarden {
    public static final String FOLDER = "stages/plot/";
    public static final String LEVEL = FOLDER + "level.glb";

    private TestGarden() {}

    public static MemoryFiles files() {
        return files(TestLevel.sound());
    }

    public static MemoryFiles files(TestLevel level) {
        MemoryFiles files = MemoryFiles.shipped()
                .with("models/friend.glb", "")
                .with("models/platform_wood.glb", "")
                .with("surfaces/grass.json", """
                        {"format": 1, "friction": 0.1, "footstep": "footstep_grass"}""")
                .with("bodies/door.json", """
                        {"format": 1, "model": "pillar", "shape": "box", "halfWidth": 1, "halfHeight": 1.5,
                         "halfDepth": 0.2, "surface": "grass"}""")
                .with("walkers/grump.json", """
                        {"format": 1, "model": "gnat", "mood": "chaser", "hp": 2, "score": 200, "radius": 0.4,
                         "height": 0.8, "notice": 3, "touch": 0.5, "wander": 1, "speed": 9, "acceleration": 8,
                         "home": 6, "windUpTicks": 45, "restTicks": 60}""")
                .with("text/en.json", "{\"format\": 1, \"texts\": {\"hint.move\": \"Walk.\"}}")
                .with("text/ja.json", "{\"format\": 1, \"texts\": {}}")
                .with(LEVEL, level.bytes())
                .with(FOLDER + "stage.json", """
                        {
                          "format": 1,
                          "kind": "garden",
                          "look": "cloverfield",
                          "music": "cloverfield",
                          "goal": "friends",
                          "floorHeight": -10,
                          "parSeconds": 240,
                          "hints": ["hint.move"],
                          "exits": {"high": "cloverfield"},
                          "medals": {"seedling": 1, "leaf": 2, "bloom": 3, "golden": 4}
                        }""")
                .with(FOLDER + "pilot.json", """
                        {
                          "format": 1,
                          "waypoints": [
                            {"to": [2, 0, 2]},
                            {"to": [3, 0, 3], "reach": 1, "act": "jump", "waitTicks": 30}
                          ]
                        }""");
        for (String id : new String[] {"gem", "key"}) {
            files.with(
                    "pickups/" + id + ".json",
                    "{\"format\": 1, \"model\": \"pollen\", \"effect\": \"" + id
                            + "\", \"amount\": 500, \"radius\": 1}");
        }
        return files;
    }
}
